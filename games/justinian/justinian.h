// Justinian as a Game: see engine/game.h for what each function promises, RULES.md for the rules.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/justinian/actions.h"
#include "games/justinian/constants.h"
#include "games/justinian/early.h"
#include "games/justinian/news.h"
#include "games/justinian/options.h"
#include "games/justinian/outlook.h"
#include "games/justinian/state.h"

namespace curia {

struct Justinian {
    using Options = justinian::Options;
    using Edition = justinian::Edition;
    using Setup = justinian::Setup;
    using State = justinian::State;
    using View = justinian::View;
    using Action = justinian::Action;
    using Chance = justinian::Chance;
    using News = justinian::News;
    using Ending = justinian::Ending;
    using Outlook = justinian::Outlook;
    using Early = justinian::Early;

    static constexpr std::string_view kName = "justinian";
    static constexpr int kMinPlayers = 2;
    static constexpr int kMaxPlayers = justinian::kMaxPlayers;
    static constexpr int kRules = 1;
    // Six kinds of token on twelve tiles or the phase card (78), and a pass.
    static constexpr int kMaxActions = 79;
    static constexpr int kMaxEarly = justinian::kMaxEarly;
    static constexpr std::array<Preset<Options>, 3> kPresets{{
        {"english", {}},
        {"french", {.tie_break = justinian::TieBreak::LatestPass}},
        {"italian", {.alone_limit = justinian::AloneLimit::OnePerTurn}},
    }};

    static constexpr auto kConstants = justinian::constants();

    static int max_steps(const Setup& setup);
    static void check(const Edition& edition, std::vector<Complaint>& complaints);

    static State start(const Setup& setup);
    static Turn turn(const State& state);
    static void legal(const State& state, Seat seat, Actions<Justinian>& actions);
    static Action random_action(const State& state, Seat seat, Rng& rng);
    static void play(State& state, Seat seat, const Action& action);
    static Chance draw(const State& state, Rng& rng);
    static bool possible(const State& state, const Chance& chance);
    static void resolve(State& state, const Chance& chance);
    static OutcomeOf<Ending> outcome(const State& state);
    static std::string_view why_unsound(const State& state);

    static View view(const State& state, Viewer viewer);
    static News news(const State& state, const Step<Justinian>& step, Viewer viewer);
    static State imagine(const View& view, Rng& rng);

    static Outlook outlook(const View& view);
    static Outlook preview(const View& view, const Action& action);

    static std::optional<Action> forced(const justinian::Table& table, Seat seat);
    static void early(const justinian::Table& table, Seat seat, Listing<Early, kMaxEarly>& list);
    static std::optional<Action> early_action(const justinian::Table& table, const Early& early);
    static bool has_lapsed(const justinian::Table& table, const Early& early);
};

static_assert(Game<Justinian> && ProvesForced<Justinian> && AnswersEarly<Justinian>);
static_assert(ChecksStates<Justinian>);

}  // namespace curia
