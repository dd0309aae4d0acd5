#include "engine/seat.h"

#include <gtest/gtest.h>

namespace curia {
namespace {

TEST(SeatSet, TheNextOneIsFoundGoingRound) {
    for (unsigned bits = 1; bits < 1u << kMaxSeats; ++bits) {
        SeatSet set;
        for (Seat seat : seats(kMaxSeats))
            if (bits >> seat.index & 1) set.add(seat);
        for (Seat seat : seats(kMaxSeats)) {
            Seat naive = after(seat, kMaxSeats);
            while (!set.has(naive)) naive = after(naive, kMaxSeats);
            EXPECT_EQ(next_of(set, seat), naive);
        }
    }
}

}  // namespace
}  // namespace curia
