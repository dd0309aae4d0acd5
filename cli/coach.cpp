// How often the coach repeats itself: each position is judged twice, with other random numbers.
#include "bots/coach.h"

#include <fmt/core.h>

#include <algorithm>
#include <chrono>
#include <mutex>

#include "bots/all.h"
#include "bots/asked.h"
#include "bots/table.h"
#include "cli/arena/parallel.h"
#include "cli/common.h"
#include "match/json/writer.h"

namespace curia::cli {

namespace {

// Sums over all positions.
struct Steadiness {
    int positions = 0;
    int same_group = 0;   // the first action of each piece of advice is in the other's best group
    int same_action = 0;  // both have the same first action
    int same_reason = 0;  // both give the same main reason, or none
    int with_reason = 0;  // the first one gives a reason
    int same_plan = 0;    // both plan the same next action, or none
    int with_plan = 0;    // the first one has a plan
    int all_equal = 0;    // all actions are in the first one's best group
    long choices = 0, best_group = 0;
    double milliseconds = 0;

    void add(const Steadiness& other) {
        positions += other.positions, same_group += other.same_group;
        same_action += other.same_action, same_reason += other.same_reason;
        with_reason += other.with_reason, all_equal += other.all_equal;
        same_plan += other.same_plan, with_plan += other.with_plan;
        choices += other.choices, best_group += other.best_group;
        milliseconds += other.milliseconds;
    }
    // For --json: without the time, so that the output is the same on every machine.
    static constexpr auto description() {
        return describe(
            "steadiness", field("positions", &Steadiness::positions),
            field("same_group", &Steadiness::same_group),
            field("same_action", &Steadiness::same_action),
            field("same_reason", &Steadiness::same_reason),
            field("with_reason", &Steadiness::with_reason),
            field("same_plan", &Steadiness::same_plan), field("with_plan", &Steadiness::with_plan),
            field("all_equal", &Steadiness::all_equal), field("choices", &Steadiness::choices),
            field("best_group", &Steadiness::best_group));
    }
};

// A position with a choice, from a match of casual bots.
template <Game G>
typename G::View position(std::uint64_t seed, int number) {
    Rng rng(Rng(seed + static_cast<std::uint64_t>(number)).next());
    const int players = G::kMinPlayers + number % (G::kMaxPlayers - G::kMinPlayers + 1);
    const auto bot = make_bot<G>("casual");
    while (true) {
        const Match<G> match =
            play_match<G>(default_setup<G>(players), std::vector<Bot<G>*>(players, bot.get()), rng);
        const auto steps = static_cast<std::uint32_t>(match.version());
        for (int tries = 0; tries < 100; ++tries) {
            const int version = static_cast<int>(rng.below(steps));
            const Turn turn = match.turn(version);
            if (turn.of != Turn::Of::Players) continue;
            const Seat seat = turn.seats.first();
            const typename G::View view = match.view(seat, version);
            if (choices_of<G>(view, seat)->size() > 1) return view;
        }
    }
}

template <Game G>
int size_of_best_group(const Advice<G>& advice) {
    return static_cast<int>(std::ranges::count(advice.estimates, 0, &Estimate<G>::group));
}

template <Game G>
bool has_in_best_group(const Advice<G>& advice, const typename G::Action& action) {
    return std::ranges::any_of(advice.estimates, [&](const Estimate<G>& one) {
        return one.group == 0 && one.action == action;
    });
}

template <Game G>
bool have_same_reason(const Advice<G>& one, const Advice<G>& other) {
    if (one.reasons.empty() || other.reasons.empty())
        return one.reasons.empty() && other.reasons.empty();
    return one.reasons[0].source == other.reasons[0].source;
}

template <Game G>
bool have_same_plan(const Advice<G>& one, const Advice<G>& other) {
    if (one.plan.empty() || other.plan.empty()) return one.plan.empty() && other.plan.empty();
    return one.plan[0].action == other.plan[0].action;
}

template <Game G>
Steadiness judge(const typename G::View& view, const Budget& budget) {
    const auto start = std::chrono::steady_clock::now();
    const std::uint64_t seed = advice_seed<G>(view);
    Rng rng(seed), other_rng(seed + 1);
    const Advice<G> one = *advise<G>(view, *view.viewer, budget, rng);
    const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
    const Advice<G> other = *advise<G>(view, *view.viewer, budget, other_rng);
    const auto& first = one.estimates[0].action;
    const auto& other_first = other.estimates[0].action;
    const int best_group = size_of_best_group(one);
    return {.positions = 1,
            .same_group = has_in_best_group(other, first) && has_in_best_group(one, other_first),
            .same_action = first == other_first,
            .same_reason = have_same_reason(one, other),
            .with_reason = !one.reasons.empty(),
            .same_plan = have_same_plan(one, other),
            .with_plan = !one.plan.empty(),
            .all_equal = best_group == one.estimates.size(),
            .choices = one.estimates.size(),
            .best_group = best_group,
            .milliseconds = time.count()};
}

template <Game G>
Steadiness measure_coach(const CoachArguments& a) {
    Budget budget = kAdviceBudget<G>;
    budget.milliseconds = 0;  // the same figures on every machine
    if (!a.budget.empty()) {
        const auto given = Budget::from_text(a.budget);
        if (!given) throw BadInput{"'" + a.budget + "' is not a budget: give 2000 or 500ms"};
        budget = *given;
    }
    Steadiness sum;
    std::mutex mutex;
    run_in_parallel(std::string(G::kName), a.positions, a.threads, [&](int number) {
        const Steadiness one = judge<G>(position<G>(a.seed, number), budget);
        const std::lock_guard lock(mutex);
        sum.add(one);
    });
    return sum;
}

void print_row(std::string_view game, const Steadiness& s) {
    const auto part = [&](int count) { return 100.0 * count / s.positions; };
    fmt::print(
        "{:<16} {:>9} {:>10.1f} {:>11.1f} {:>11.1f} {:>11.1f} {:>9.1f} {:>9.1f} {:>9.1f} {:>8.1f} "
        "{:>10.1f} {:>6.0f}\n",
        game, s.positions, part(s.same_group), part(s.same_action), part(s.same_reason),
        part(s.with_reason), part(s.same_plan), part(s.with_plan), part(s.all_equal),
        1.0 * s.choices / s.positions, 1.0 * s.best_group / s.positions,
        s.milliseconds / s.positions);
}

}  // namespace

int run_coach(const CoachArguments& arguments) {
    const bool text = arguments.output == Output::Text;
    for_games(arguments.game, []<Game G>() {});  // reports an unknown game first
    if (text)
        fmt::print(
            "{:<16} {:>9} {:>10} {:>11} {:>11} {:>11} {:>9} {:>9} {:>9} {:>8} {:>10} {:>6}\n",
            "game", "positions", "same group", "same action", "same reason", "with reason",
            "same plan", "with plan", "all equal", "choices", "best group", "ms");
    std::string games;
    for_games(arguments.game, [&]<Game G>() {
        const Steadiness result = measure_coach<G>(arguments);
        if (text) print_row(G::kName, result);
        games += fmt::format("{}\"{}\":{}", games.empty() ? "" : ",", G::kName, to_json(result));
    });
    if (!text) fmt::print("{{{}}}\n", games);
    return 0;
}

}  // namespace curia::cli
