#include "cli/grand_tribunal/balance.h"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

#include "bots/arena/standing.h"
#include "cli/grand_tribunal/words.h"

namespace curia::cli {

using namespace tribunal;

namespace {

constexpr int kTypes = 6;

// Something that is divided among kinds of things, such as prizes among the types of item.
template <int N>
struct Parts {
    std::array<double, N> of{};

    double sum() const { return std::accumulate(of.begin(), of.end(), 0.0); }
    // Nothing if there is nothing to divide.
    std::optional<double> share(int i) const {
        return sum() > 0 ? std::optional(of[static_cast<std::size_t>(i)] / sum()) : std::nullopt;
    }
};
using ByType = Parts<kTypes>;
using ByCost = Parts<kHighestCost + 1>;
using BySource = Parts<kSources>;

bool is_held(const Setup& setup, int tribunal) {
    return tribunal != 1 || setup.options.tribunals == Tribunals::Three;
}

// What was seen of one match, all of it from public information.
struct Seen {
    ByType prizes_by_type, points_by_type, cards_by_type;
    ByCost prizes_by_cost, points_by_cost, cards_by_cost;
    std::array<BySource, kTribunals> gatherings;
    int joined = 0;
    int items = 0, spells = 0, contenders = 0, counts = 0, first_votes = 0, first_prizes = 0;
    Seat first_praeco;
    std::array<PerPlayer<std::int16_t>, kTribunals> points{};  // after each Tribunal
};

class Watcher {
public:
    explicit Watcher(const Match<GrandTribunal>& match) : setup_(match.setup()) {
        for (const auto& item : setup_.edition->items) {
            ++seen_.cards_by_type.of[static_cast<std::size_t>(item.type)];
            ++seen_.cards_by_cost.of[item.cost];
        }
        for (int n = 0; n < match.version(); ++n)
            std::visit([this](const auto& news) { watch(news); }, match.news(n, std::nullopt));
    }

    const Seen& seen() const { return seen_; }

private:
    void watch(const Begins& news) { seen_.first_praeco = news.seat; }
    void watch(const Acted& news) { watch(news.action); }
    void watch(const Held& news) {
        watch(news.action);
        for (const Counted& one : news.count) watch(one);
        ++seen_.counts;
        seen_.points[news.tribunal] = news.points;
        tribunal_ =
            is_held(setup_, 1) ? std::min(news.tribunal + 1, kTribunals - 1) : kTribunals - 1;
    }
    void watch(const Action& action) {
        if (const auto* gather = std::get_if<Gather>(&action))
            ++seen_.gatherings[static_cast<std::size_t>(tribunal_)]
                  .of[static_cast<std::size_t>(gather->source)];
        if (std::holds_alternative<Join>(action)) ++seen_.joined;
    }
    void watch(const Counted& one) {
        const Facts& facts = setup_.edition->facts(one.card);
        const auto type = static_cast<std::size_t>(facts.type);
        seen_.points_by_type.of[type] += one.points;
        seen_.points_by_cost.of[facts.cost] += one.points;
        ++seen_.items;
        seen_.spells += one.spells;
        if (one.rank > 0) ++seen_.contenders;
        if (one.prize == Award::None) return;
        ++seen_.prizes_by_type.of[type];
        ++seen_.prizes_by_cost.of[facts.cost];
        if (one.prize != Award::First) return;
        ++seen_.first_prizes;
        seen_.first_votes += one.votes;
    }
    template <class Other>
    void watch(const Other&) {}

    const Setup& setup_;
    Seen seen_;
    int tribunal_ = 0;
};

// ---- The questions ----

class Questions {
public:
    Questions(const Seen& seen, const Setup& setup) : seen_(seen), setup_(setup) {
        for (const Seat seat : seats(setup.players))
            scores_.push(seen.points[kTribunals - 1][seat]);
    }

    std::vector<Topic> all() const {
        return {match(),
                by_type("prizes_by_type", "Prizes by type of item",
                        "Which types win the prizes of a match, of all three ranks.",
                        seen_.prizes_by_type),
                by_type("points_by_type", "Points by type of item",
                        "Which types bring the points of a match, with a prize or without.",
                        seen_.points_by_type),
                by_cost("prizes_by_cost", "Prizes by cost of item",
                        "The same by what an item costs to study.", seen_.prizes_by_cost),
                by_cost("points_by_cost", "Points by cost of item",
                        "Points, with a prize or without, by cost.", seen_.points_by_cost),
                gatherings(),
                sources(),
                places(),
                leaders()};
    }

private:
    Topic match() const {
        const int players = setup_.players;
        const int sum = std::accumulate(scores_.begin(), scores_.end(), 0);
        const double best = *std::max_element(scores_.begin(), scores_.end());
        return {.name = "match",
                .title = "A match",
                .text = "Points at the end, and what a count looks like.",
                .unit = Topic::Unit::Number,
                .rows = {{"winner's points", best},
                         {"a player's points", double(sum) / players},
                         {"items that compete in a count", double(seen_.contenders) / seen_.counts},
                         {"spells on an item in a count", mean(seen_.spells, seen_.items)},
                         {"votes of a 1st prize", mean(seen_.first_votes, seen_.first_prizes)}}};
    }
    static std::optional<double> mean(int sum, int count) {
        return count > 0 ? std::optional(double(sum) / count) : std::nullopt;
    }

    Topic by_type(std::string name, std::string title, std::string text,
                  const ByType& parts) const {
        Topic topic = shares(std::move(name), std::move(title), std::move(text));
        for (int i = 0; i < kTypes; ++i)
            topic.rows.push_back(
                {in_words(static_cast<Space>(i)), parts.share(i), seen_.cards_by_type.share(i)});
        return topic;
    }
    Topic by_cost(std::string name, std::string title, std::string text,
                  const ByCost& parts) const {
        Topic topic = shares(std::move(name), std::move(title), std::move(text));
        for (int cost = 1; cost <= kHighestCost; ++cost)
            if (seen_.cards_by_cost.of[static_cast<std::size_t>(cost)] > 0)
                topic.rows.push_back({fmt::format("cost {}", cost), parts.share(cost),
                                      seen_.cards_by_cost.share(cost)});
        return topic;
    }
    static Topic shares(std::string name, std::string title, std::string text) {
        return {.name = std::move(name),
                .title = std::move(title),
                .text = std::move(text),
                .unit = Topic::Unit::Share,
                .even_label = "share of the cards"};
    }

    Topic gatherings() const {
        Topic topic{.name = "gatherings",
                    .title = "Gatherings of Vis",
                    .text =
                        "How often each source was used in a Tribunal, Regio Gate included, "
                        "and how many joined a contested gathering.",
                    .unit = Topic::Unit::Number,
                    .even_label = "spaces"};
        int contested = 0;
        for (const Source source : kAllSources)
            for (int tribunal = 0; tribunal < kTribunals; ++tribunal) {
                const int count = static_cast<int>(at(tribunal, source));
                if (source == Source::Contested) contested += count;
                topic.rows.push_back(
                    {fmt::format("{} {}", curia::name_of(source), numeral(tribunal + 1)), count,
                     setup_.edition->spaces(source, tribunal)});
            }
        topic.rows.push_back({"players who joined", mean(seen_.joined, contested)});
        return topic;
    }
    double at(int tribunal, Source source) const {
        return seen_.gatherings[static_cast<std::size_t>(tribunal)]
            .of[static_cast<std::size_t>(source)];
    }
    Topic sources() const {
        BySource both;
        for (int tribunal = 0; tribunal < kTribunals; ++tribunal)
            for (const Source source : kAllSources)
                both.of[static_cast<std::size_t>(source)] += at(tribunal, source);
        Topic topic{.name = "sources",
                    .title = "The two sources of Vis",
                    .text = "Which source the gatherings of a match were at.",
                    .unit = Topic::Unit::Share};
        for (const Source source : kAllSources)
            topic.rows.push_back(
                {std::string(curia::name_of(source)), both.share(static_cast<int>(source))});
        return topic;
    }

    Topic places() const {
        Topic topic{.name = "seats",
                    .title = "Seats",
                    .text =
                        "Who wins, by the place at the table after the first Praeco of the "
                        "game; a shared victory counts in parts.",
                    .unit = Topic::Unit::Share,
                    .even_label = "even"};
        Seat seat = seen_.first_praeco;
        for (int i = 0; i < setup_.players; ++i, seat = after(seat, setup_.players))
            topic.rows.push_back({i == 0 ? "first Praeco" : fmt::format("{} after them", i),
                                  win(seat), 1.0 / setup_.players});
        return topic;
    }
    Topic leaders() const {
        Topic topic{.name = "leaders",
                    .title = "Who leads early",
                    .text =
                        "How often the player with the most points after a Tribunal wins the "
                        "game; the mean, if there are several.",
                    .unit = Topic::Unit::Share,
                    .even_label = "even"};
        for (int tribunal = 0; tribunal + 1 < kTribunals; ++tribunal)
            if (is_held(setup_, tribunal))
                topic.rows.push_back(
                    {"leader after Tribunal " + numeral(tribunal + 1),
                     wins_of_leaders(seen_.points[static_cast<std::size_t>(tribunal)]),
                     1.0 / setup_.players});
        return topic;
    }
    double wins_of_leaders(const PerPlayer<std::int16_t>& points) const {
        const auto first = points.values.begin();
        const int best = *std::max_element(first, first + setup_.players);
        double wins = 0;
        int leaders = 0;
        for (const Seat seat : seats(setup_.players))
            if (points[seat] == best) ++leaders, wins += win(seat);
        return wins / leaders;
    }
    double win(Seat seat) const { return arena::standing_of(scores_, seat.index).win; }

    const Seen& seen_;
    const Setup& setup_;
    arena::Scores scores_;
};

}  // namespace

std::vector<Topic> GameBalance<GrandTribunal>::topics(const Match<GrandTribunal>& match) {
    const Watcher watcher(match);
    return Questions(watcher.seen(), match.setup()).all();
}

}  // namespace curia::cli
