// The laws of news: they tell what was done, and neither more nor less than the Views show.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <string>
#include <type_traits>
#include <typeindex>
#include <vector>

#include "match/json/writer.h"
#include "match/match.h"
#include "tests/laws/basics.h"

namespace curia::laws {

// If two steps leave a viewer with the same View, the viewer was told the same; also if the steps
// were taken in two worlds that the viewer cannot tell apart. So neither news nor views give a
// secret away. If two actions in the same world are told alike, they leave the same View. So the
// news of an action leaves nothing out. (A secret deal may show in the Table in other ways.)
template <Game G>
class Telling {
public:
    Telling(Viewer viewer, int players) : viewer_(viewer), players_(players) {}

    void add_all(const typename G::State& world, Rng& rng) {
        by_news_.clear();
        const Turn turn = G::turn(world);
        for (int i = 0; turn.of == Turn::Of::Chance && i < 8; ++i) {
            add(world, G::draw(world, rng));
            ASSERT_NO_FATAL_FAILURE(same_view_means_same_news());
        }
        for (Seat seat : turn.seats)
            for (const auto& action : legal_list<G>(world, seat)) {
                add(world, ActionOf<G>{seat, action});
                ASSERT_NO_FATAL_FAILURE(same_view_means_same_news());
                ASSERT_NO_FATAL_FAILURE(same_news_means_same_view());
            }
    }

private:
    struct Told {
        typename G::View view;
        typename G::News news;
    };
    using ByHash = std::multimap<std::uint64_t, std::size_t>;  // positions in told_

    void add(const typename G::State& before, const Step<G>& step) {
        typename G::State after = before;
        apply<G>(after, step);
        told_.push_back({G::view(after, viewer_), G::news(before, step, viewer_)});
    }

    // Compares the newest with the earlier ones that have the same View.
    void same_view_means_same_news() {
        const Told& told = told_.back();
        const std::uint64_t key = hash_of(told.view);
        const auto [first, last] = by_view_.equal_range(key);
        for (auto at = first; at != last; ++at) {
            const Told& other = told_[at->second];
            if (!(other.view == told.view)) continue;
            ASSERT_TRUE(other.news == told.news)
                << to_json(other.news, players_) << "\n  and\n"
                << to_json(told.news, players_) << "\n  lead to the same view";
            return;
        }
        by_view_.emplace(key, told_.size() - 1);
    }
    void same_news_means_same_view() {
        const Told& told = told_.back();
        const std::uint64_t key = hash_of(told.news);
        const auto [first, last] = by_news_.equal_range(key);
        for (auto at = first; at != last; ++at) {
            const Told& other = told_[at->second];
            if (!(other.news == told.news)) continue;
            ASSERT_TRUE(other.view == told.view)
                << to_json(told.news, players_) << "\n  leads to both\n"
                << to_json(other.view, players_) << "\n  and\n"
                << to_json(told.view, players_);
            return;
        }
        by_news_.emplace(key, told_.size() - 1);
    }

    const Viewer viewer_;
    const int players_;
    std::vector<Told> told_;
    ByHash by_view_, by_news_;  // the second in one world only
};

template <Game G>
void news_follows_from_the_views(const typename G::State& truth, int players, Rng& rng) {
    for (Viewer viewer : viewers(players)) {
        Telling<G> telling(viewer, players);
        ASSERT_NO_FATAL_FAILURE(telling.add_all(truth, rng));
        for (int i = 0; i < 2; ++i)
            ASSERT_NO_FATAL_FAILURE(telling.add_all(G::imagine(G::view(truth, viewer), rng), rng));
    }
}

// The members of what a variant holds, by name, as JSON.
struct Member {
    std::type_index type;  // of the entry, if it is optional
    bool is_optional = false;
    std::string text;
};
using Members = std::map<std::string_view, Member>;
template <DescribedVariant T>
Members members_of(const T& value) {
    Members all;
    const auto add = [&]<class Type>(std::string_view name, const Type& member) {
        constexpr bool kIsOptional = shape_of<Type> == Shape::Optional;
        using Entry =
            typename std::conditional_t<kIsOptional, ShapeOf<Type>, Is<Shape::Flag, Type>>::Entry;
        all.emplace(name, Member{typeid(Entry), kIsOptional, to_json(member)});
    };
    std::visit([&](const auto& one) { for_each_field(one, add); }, value);
    return all;
}

// The news tells what was done. A member of the news with the name and type of a member of the
// action or outcome has the same value, if it has one. A member `seat` is the player who acted.
template <Game G>
void news_tells_what_was_done(const typename G::State& before, const Step<G>& step, int players) {
    Members done;
    if (const auto* action = std::get_if<ActionOf<G>>(&step)) {
        done = members_of(action->action);
        done.insert_or_assign("seat", Member{typeid(Seat), false, to_json(action->seat)});
    } else {
        done = members_of(std::get<typename G::Chance>(step));
    }
    for (Viewer viewer : viewers(players)) {
        const auto all_news = G::news(before, step, viewer);
        for (const auto& [name, told] : members_of(all_news)) {
            const auto at = done.find(name);
            if (at == done.end() || at->second.type != told.type) continue;
            const Member& was = at->second;
            if (was.is_optional && !told.is_optional) continue;
            const bool is_silent = told.is_optional && !was.is_optional && told.text == "null";
            ASSERT_TRUE(is_silent || told.text == was.text)
                << name << " in " << to_json(all_news, players);
        }
    }
}

}  // namespace curia::laws
