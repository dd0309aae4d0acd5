// What a coach says: plain described values, so that a page can make sentences of them.
#pragma once

#include <cmath>
#include <cstdint>
#include <optional>

#include "engine/game.h"

namespace curia {

// A chance or a number of points, in thousandths: whole numbers look the same everywhere.
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

// What a game tells about itself for coaching. Each game specialises it, in bots/<game>/coach.h:
//   Source   where points come from: a named enum. The last one is "others": what the best of the
//            others has in the end, which counts against the player
//   Tally    a player's points by source, collected along a play-out:
//            Tally(const State& start, Seat), watch(const State&) after every action,
//            add_up(const State& end, Points<G>&)
//   Beliefs  what the viewer may think of what is hidden: a described struct
//   Census   how Beliefs come from imagined worlds: add(const State&), result()
template <Game G>
struct Coaching;

template <Game G>
inline constexpr int kSources = static_cast<int>(all_names<typename Coaching<G>::Source>.size());
template <Game G>
using Points = std::array<int, kSources<G>>;

// What is to be expected after an action.
template <Game G>
struct Estimate {
    typename G::Action action{};
    std::int32_t worlds = 0;  // in which it was tried; 0: there was no time
    Thousandths win;          // the chance; a shared victory counts in part
    std::optional<Thousandths> win_error;
    Thousandths margin;  // own points less those of the best other, at the end
    std::optional<Thousandths> margin_error;

    bool operator==(const Estimate&) const = default;
    static constexpr auto description() {
        return describe(
            "estimate", field("action", &Estimate::action), field("worlds", &Estimate::worlds),
            field("win", &Estimate::win), field("win_error", &Estimate::win_error),
            field("margin", &Estimate::margin), field("margin_error", &Estimate::margin_error));
    }
};

// By how many points more the best action brings from this source than the second.
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

template <Game G>
struct Advice {
    static constexpr int kReasons = 2;

    Seat seat;
    std::int32_t worlds = 0;                           // that were imagined
    FixedList<Estimate<G>, G::kMaxActions> estimates;  // of all legal actions, the best one first
    FixedList<Reason<G>, kReasons> reasons;            // the largest ones, if there is a choice
    PerSeat<Thousandths> win;                          // of every seat, after the best action
    typename Coaching<G>::Beliefs beliefs;

    bool operator==(const Advice&) const = default;
    static constexpr auto description() {
        return describe("advice", field("seat", &Advice::seat), field("worlds", &Advice::worlds),
                        field("estimates", &Advice::estimates), field("reasons", &Advice::reasons),
                        field("win", &Advice::win), field("beliefs", &Advice::beliefs));
    }
};

}  // namespace curia
