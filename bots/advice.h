// The advice of a coach, as plain described values from which a page can make sentences.
#pragma once

#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "engine/game.h"

namespace curia {

// A probability or a number of points, in thousandths: integers look the same on every machine.
struct Thousandths {
    std::int32_t value = 0;

    Thousandths() = default;
    explicit Thousandths(double number)
        : value(static_cast<std::int32_t>(std::lround(number * 1000))) {}
    bool operator==(const Thousandths&) const = default;

    int to_number() const { return value; }
    static std::optional<Thousandths> from_number(std::int64_t number) {
        if (number < INT32_MIN || number > INT32_MAX) return std::nullopt;
        Thousandths result;
        result.value = static_cast<std::int32_t>(number);
        return result;
    }
};

// What the coach needs to know about a game. Each game specialises it in bots/<game>/coach.h:
//   Source   where points come from: a named enum. The last one is "others": the final points of
//            the best opponent, which count against the player
//   Tally    a player's points by source, collected during a play-out:
//            Tally(const State& start, Seat), watch(const State&) after every action,
//            add_up(const State& end, Points<G>&)
//   Beliefs  what the viewer can assume about hidden things: a described struct
//   Census   computes Beliefs from imagined worlds: add(const State&), result()
//   kPlayOuts  for advice to a person who waits: about a second on one core
template <Game G>
struct Coaching;

template <Game G>
inline constexpr int kSources = static_cast<int>(all_names<typename Coaching<G>::Source>.size());
template <Game G>
using Points = std::array<int, kSources<G>>;

// What the player can expect after an action.
template <Game G>
struct Estimate {
    typename G::Action action{};
    std::int32_t group = 0;   // 0: as good as the best one, as far as the coach can tell; 1: next
    std::int32_t worlds = 0;  // in which it was tried; 0: no time was left
    Thousandths win;          // probability; a shared victory counts in part
    std::optional<Thousandths> win_error;
    Thousandths margin;  // own points minus those of the best opponent, at the end
    std::optional<Thousandths> margin_error;

    bool operator==(const Estimate&) const = default;
    static constexpr auto description() {
        return describe("estimate", field("action", &Estimate::action),
                        field("group", &Estimate::group), field("worlds", &Estimate::worlds),
                        field("win", &Estimate::win), field("win_error", &Estimate::win_error),
                        field("margin", &Estimate::margin),
                        field("margin_error", &Estimate::margin_error));
    }
};

// The points from this source that the best group brings more than the other actions that were
// examined closely, on average. Only clear advantages are told.
template <Game G>
struct Reason {
    typename Coaching<G>::Source source{};
    Thousandths points;

    bool operator==(const Reason&) const = default;
    static constexpr auto description() {
        return describe("advice_reason", field("source", &Reason::source),
                        field("points", &Reason::points));
    }
};

// An action that the player usually takes after the best one, and in what share of the worlds.
template <Game G>
struct Intent {
    typename G::Action action{};
    Thousandths often;

    bool operator==(const Intent&) const = default;
    static constexpr auto description() {
        return describe("intent", field("action", &Intent::action), field("often", &Intent::often));
    }
};
template <Game G>
using Plan = FixedList<Intent<G>, 3>;

template <Game G>
struct Advice {
    static constexpr int kReasons = 2;

    Seat seat;
    std::int32_t worlds = 0;                           // number of imagined worlds
    FixedList<Estimate<G>, G::kMaxActions> estimates;  // of all legal actions, the best group first
    FixedList<Reason<G>, kReasons> reasons;            // the largest; empty if there is none
    Plan<G> plan;                                      // after the best action; may be empty
    PerSeat<Thousandths> win;                          // of every seat, after the best action
    typename Coaching<G>::Beliefs beliefs;

    bool operator==(const Advice&) const = default;
    static constexpr auto description() {
        return describe("advice", field("seat", &Advice::seat), field("worlds", &Advice::worlds),
                        field("estimates", &Advice::estimates), field("reasons", &Advice::reasons),
                        field("plan", &Advice::plan), field("win", &Advice::win),
                        field("beliefs", &Advice::beliefs));
    }
};

}  // namespace curia
