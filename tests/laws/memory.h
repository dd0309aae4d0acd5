// The law of memory: no View forgets.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "match/json/writer.h"
#include "match/match.h"
#include "tests/laws/basics.h"
#include "tests/laws/neighbours.h"

namespace curia::laws {

// What a viewer knew before a step, or was told by it, is still known after it. To find what was
// known, worlds are imagined before the step, and in each a step is taken that the viewer is told
// alike and that leaves the same View. A number that is the same in all these worlds is known. So
// most worlds imagined after the step have it too.
template <Game G>
class Memory {
    static constexpr int kWorlds = 64, kEnough = 32;

public:
    Memory(const typename G::State& before, const Step<G>& step, Viewer viewer)
        : viewer_(viewer),
          step_(step),
          seen_before_(G::view(before, viewer)),
          news_(G::news(before, step, viewer)),
          after_(before) {
        apply<G>(after_, step);
        seen_after_ = G::view(after_, viewer);
    }

    void is_kept(Rng& rng) {
        AllFeatures known;  // sorted, like all features
        int worlds = 0;
        for (int i = 0; i < kWorlds; ++i)
            if (const auto world = world_after(rng)) {
                const auto features = Features::of(*world);
                known = worlds++ == 0 ? features : in_both(known, features);
            }
        if (worlds < kEnough) return;
        std::vector<int> count(known.size());
        for (int i = 0; i < kWorlds; ++i)
            for (const Feature& feature :
                 in_both(known, Features::of(G::imagine(seen_after_, rng))))
                ++count[position(known, feature)];
        const int players = after_.table.players();
        for (std::size_t i = 0; i < known.size(); ++i)
            ASSERT_GE(count[i], kWorlds / 2)
                << "a number that is " << known[i].number << " is forgotten in the step "
                << to_json(news_, players) << "\n"
                << to_json(after_, players) << "\n  is imagined as\n"
                << to_json(G::imagine(seen_after_, rng), players);
    }

private:
    using AllFeatures = std::vector<Feature>;

    static AllFeatures in_both(const AllFeatures& one, const AllFeatures& other) {
        AllFeatures both;
        std::set_intersection(one.begin(), one.end(), other.begin(), other.end(),
                              std::back_inserter(both));
        return both;
    }
    static std::size_t position(const AllFeatures& all, const Feature& feature) {
        return static_cast<std::size_t>(std::lower_bound(all.begin(), all.end(), feature) -
                                        all.begin());
    }

    // A world that the viewer imagines before the step, after a step that is told alike.
    std::optional<typename G::State> world_after(Rng& rng) const {
        const auto world = G::imagine(seen_before_, rng);
        std::vector<Step<G>> alike;
        if (const auto* action = std::get_if<ActionOf<G>>(&step_)) {
            for (const auto& other : legal_list<G>(world, action->seat))
                if (other.index() == action->action.index())
                    add_if_alike(alike, world, ActionOf<G>{action->seat, other});
        } else {
            for (int i = 0; i < 4; ++i) add_if_alike(alike, world, G::draw(world, rng));
        }
        if (alike.empty()) return std::nullopt;
        auto next = world;
        apply<G>(next, alike[rng.below(static_cast<std::uint32_t>(alike.size()))]);
        if (!(G::view(next, viewer_) == seen_after_)) return std::nullopt;
        return next;
    }
    void add_if_alike(std::vector<Step<G>>& alike, const typename G::State& world,
                      const Step<G>& step) const {
        if (G::news(world, step, viewer_) == news_) alike.push_back(step);
    }

    const Viewer viewer_;
    const Step<G>& step_;
    const typename G::View seen_before_;
    const typename G::News news_;
    typename G::State after_;
    typename G::View seen_after_;
};

}  // namespace curia::laws
