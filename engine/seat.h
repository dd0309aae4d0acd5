// Seats at the table, and containers that only a seat can index.
#pragma once

#include <array>
#include <cassert>
#include <compare>
#include <cstdint>
#include <optional>

#include "engine/bit_set.h"

namespace curia {

// No game has more players. A game's own State has arrays of its own size: PerSeat<T, kMaxPlayers>.
inline constexpr int kMaxSeats = 8;

// A place at the table. Seats count from 0 and go round clockwise.
struct Seat {
    std::uint8_t index = 0;

    auto operator<=>(const Seat&) const = default;

    constexpr int to_number() const { return index; }
    static constexpr std::optional<Seat> from_number(std::int64_t number) {
        if (number < 0 || number >= kMaxSeats) return std::nullopt;
        return Seat{static_cast<std::uint8_t>(number)};
    }
};

using SeatSet = BitSet<Seat, kMaxSeats>;

// A player's seat, or no value for a spectator.
using Viewer = std::optional<Seat>;

// One T for each seat. JSON has one entry per player.
template <class T, int N = kMaxSeats>
struct PerSeat {
    std::array<T, N> values{};

    constexpr T& operator[](Seat seat) {
        assert(seat.index < N);
        return values[seat.index];
    }
    constexpr const T& operator[](Seat seat) const {
        assert(seat.index < N);
        return values[seat.index];
    }
    bool operator==(const PerSeat&) const = default;
};

// The next seat clockwise.
constexpr Seat after(Seat seat, int players) {
    const int next = seat.index + 1;
    return Seat{static_cast<std::uint8_t>(next == players ? 0 : next)};
}

// The next seat of the set clockwise: `seat` itself if it is the only one. The set is not empty.
constexpr Seat next_of(SeatSet set, Seat seat) {
    SeatSet later = set;
    later.remove(SeatSet::all(seat.index + 1));
    return (later.empty() ? set : later).first();
}

// The number of seats clockwise from `from` to `to`: 0 if they are the same.
constexpr int distance(Seat from, Seat to, int players) {
    return to.index >= from.index ? to.index - from.index : to.index + players - from.index;
}

// All seats of a table, from the first: for (Seat seat : seats(players)).
class seats {
public:
    struct Iterator {
        std::uint8_t index;
        constexpr Seat operator*() const { return Seat{index}; }
        constexpr Iterator& operator++() { return ++index, *this; }
        bool operator==(const Iterator&) const = default;
    };

    constexpr explicit seats(int players) : players_(static_cast<std::uint8_t>(players)) {}
    constexpr Iterator begin() const { return {0}; }
    constexpr Iterator end() const { return {players_}; }

private:
    std::uint8_t players_;
};

}  // namespace curia
