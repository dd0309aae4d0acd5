#include "cli/terminal/sitting.h"

#include <array>

namespace curia::cli {

namespace {

constexpr std::array<std::string_view, kMaxSeats> kBotFirstNames{"Anna",  "Bruno", "Clara", "Dario",
                                                                 "Elena", "Fabio", "Greta", "Hugo"};

}  // namespace

std::vector<std::string> names_for(Viewer viewer, SeatSet people, int players) {
    std::vector<std::string> names;
    for (Seat seat : seats(players)) {
        if (seat == viewer)
            names.emplace_back("You");
        else if (people.has(seat))
            names.emplace_back(1, letter_of(seat));
        else
            names.emplace_back(kBotFirstNames[seat.index]);
    }
    return names;
}

}  // namespace curia::cli
