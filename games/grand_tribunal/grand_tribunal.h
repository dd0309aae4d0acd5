// Grand Tribunal as a Game: see engine/game.h for what each function promises, RULES.md for the
// rules.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/grand_tribunal/constants.h"
#include "games/grand_tribunal/early.h"
#include "games/grand_tribunal/effects/targets.h"
#include "games/grand_tribunal/news.h"
#include "games/grand_tribunal/outlook.h"

namespace curia::grand_tribunal {

struct GrandTribunal {
    using Options = grand_tribunal::Options;
    using Edition = grand_tribunal::Edition;
    using Setup = grand_tribunal::Setup;
    using State = grand_tribunal::State;
    using View = grand_tribunal::View;
    using Action = grand_tribunal::Action;
    using Chance = grand_tribunal::Chance;
    using News = grand_tribunal::News;
    using Ending = grand_tribunal::Ending;
    using Outlook = grand_tribunal::Outlook;
    using Early = grand_tribunal::Early;

    static constexpr std::string_view kName = "grand_tribunal";
    static constexpr int kMinPlayers = grand_tribunal::kMinPlayers;
    static constexpr int kMaxPlayers = grand_tribunal::kMaxPlayers;
    static constexpr int kRules = 1;
    static constexpr int kMaxActions = grand_tribunal::kMaxActions;
    static constexpr int kMaxEarly = grand_tribunal::kMaxEarly;
    static constexpr std::array<Preset<Options>, 2> kPresets{{
        {"standard", {}},
        {"short", {.tribunals = Tribunals::Two, .draft = Draft::Random}},
    }};

    static constexpr auto kConstants = grand_tribunal::constants();

    static int max_steps(const Setup& setup);
    static void check(const Edition& edition, std::vector<Complaint>& complaints);

    static State start(const Setup& setup);
    static Turn turn(const State& state);
    static void legal(const State& state, Seat seat, Actions<GrandTribunal>& actions);
    static void play(State& state, Seat seat, const Action& action);
    static Chance draw(const State& state, Rng& rng);
    static bool possible(const State& state, const Chance& chance);
    static void resolve(State& state, const Chance& chance);
    static OutcomeOf<Ending> outcome(const State& state);
    static std::string_view why_unsound(const State& state);

    static View view(const State& state, Viewer viewer);
    static News news(const State& state, const Step<GrandTribunal>& step, Viewer viewer);
    static State imagine(const View& view, Rng& rng);

    static Outlook outlook(const View& view);
    static Outlook preview(const View& view, const Action& action);

    static std::optional<Action> forced(const Table& table, Seat seat);
    static void early(const Table& table, Seat seat, Listing<Early, kMaxEarly>& list);
    static std::optional<Action> early_action(const Table& table, const Early& early);
    static bool has_lapsed(const Table& table, const Early& early);
};

static_assert(Game<GrandTribunal> && ProvesForced<GrandTribunal> && AnswersEarly<GrandTribunal>);
static_assert(ChecksStates<GrandTribunal>);
static_assert(sizeof(State) <= 1536);

}  // namespace curia::grand_tribunal

namespace curia {

using grand_tribunal::GrandTribunal;  // the one name that other folders need

}  // namespace curia
