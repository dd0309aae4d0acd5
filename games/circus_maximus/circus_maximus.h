// Circus Maximus as a Game: see engine/game.h for what each function promises, RULES.md for the
// rules, whose numbers the comments in this folder cite.
#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/circus_maximus/actions.h"
#include "games/circus_maximus/constants.h"
#include "games/circus_maximus/early.h"
#include "games/circus_maximus/news.h"
#include "games/circus_maximus/options.h"
#include "games/circus_maximus/outlook.h"
#include "games/circus_maximus/state.h"

namespace curia {

struct CircusMaximus {
    using Options = circus_maximus::Options;
    using Edition = circus_maximus::Edition;
    using Setup = circus_maximus::Setup;
    using State = circus_maximus::State;
    using View = circus_maximus::View;
    using Action = circus_maximus::Action;
    using Chance = circus_maximus::Chance;
    using News = circus_maximus::News;
    using Ending = circus_maximus::Ending;
    using Outlook = circus_maximus::Outlook;
    using Early = circus_maximus::Early;

    static constexpr std::string_view kName = "circus_maximus";
    static constexpr int kMinPlayers = 3;
    static constexpr int kMaxPlayers = circus_maximus::kMaxPlayers;
    static constexpr int kRules = 1;
    // Each of the eight merchants can be played or recalled (three venues), or can step left. Then
    // there are the 1 as an 8 (three venues), F1, F6 and the pass.
    static constexpr int kMaxActions = 8 * 3 + 3 + 3;
    static constexpr int kMaxEarly = circus_maximus::kMaxEarly;
    static constexpr std::array<Preset<Options>, 2> kPresets{{
        {"standard", {}},
        {"expert", {.expert_caesar = circus_maximus::ExpertCaesar::On}},
    }};

    static constexpr auto kConstants = circus_maximus::constants();

    static int max_steps(const Setup& setup);
    static void check(const Edition& edition, std::vector<Complaint>& complaints);

    static State start(const Setup& setup);
    static Turn turn(const State& state);
    static void legal(const State& state, Seat seat, Actions<CircusMaximus>& actions);
    static Action random_action(const State& state, Seat seat, Rng& rng);
    static void play(State& state, Seat seat, const Action& action);
    static Chance draw(const State& state, Rng& rng);
    static bool possible(const State& state, const Chance& chance);
    static void resolve(State& state, const Chance& chance);
    static OutcomeOf<Ending> outcome(const State& state);
    static std::string_view why_unsound(const State& state);

    static View view(const State& state, Viewer viewer);
    static News news(const State& state, const Step<CircusMaximus>& step, Viewer viewer);
    static State imagine(const View& view, Rng& rng);

    static Outlook outlook(const View& view);
    static Outlook preview(const View& view, const Action& action);

    static std::optional<Action> forced(const circus_maximus::Table& table, Seat seat);
    static void early(const circus_maximus::Table& table, Seat seat,
                      Listing<Early, kMaxEarly>& list);
    static std::optional<Action> early_action(const circus_maximus::Table& table,
                                              const Early& early);
    static bool has_lapsed(const circus_maximus::Table& table, const Early& early);
};

static_assert(Game<CircusMaximus> && ProvesForced<CircusMaximus> && AnswersEarly<CircusMaximus>);
static_assert(ChecksStates<CircusMaximus>);

}  // namespace curia
