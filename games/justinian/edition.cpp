// Checks a number board: RULES.md says what it must satisfy.
#include "games/justinian/justinian.h"

namespace curia {

using namespace justinian;

namespace {

constexpr int kHighestNumber = 99;

std::string place(const char* group, int index, const char* field) {
    return std::string("/") + group + "/" + std::to_string(index) + "/" + field;
}

void check_numbers(const Edition& edition, std::vector<Complaint>& complaints) {
    for (int slot = 0; slot < kSlots; ++slot)
        for (const int number : edition.slots[slot].numbers)
            if (number < 1 || number > kHighestNumber)
                complaints.push_back({.place = place("slot", slot, "numbers"),
                                      .text = "slot " + std::to_string(slot + 1) +
                                              " has the number " + std::to_string(number) +
                                              ", but numbers are 1 to 99"});
}

bool check_holes(const Edition& edition, Tile tile, std::vector<Complaint>& complaints) {
    const auto& holes = edition.tiles[tile].holes;
    bool good = holes[0] != holes[1] && holes[0] != holes[2] && holes[1] != holes[2];
    for (const int row : holes) good = good && row >= 1 && row <= kNumbers;
    if (!good)
        complaints.push_back({.place = place("tile", tile.index, "holes"),
                              .text = "tile " + std::to_string(tile.to_number()) +
                                      " must have three different hole rows from 1 to 20"});
    return good;
}

bool rises(const Edition& edition, int phase, Tile tile) {
    for (int slot = 0; slot + 1 < kSlots; ++slot)
        if (edition.value(phase, tile, slot) >= edition.value(phase, tile, slot + 1)) return false;
    return true;
}

void check_rise(const Edition& edition, Tile tile, std::vector<Complaint>& complaints) {
    for (int phase = 1; phase <= kPhases; ++phase)
        if (!rises(edition, phase, tile))
            complaints.push_back({.weight = Complaint::Weight::Warning,
                                  .place = place("tile", tile.index, "holes"),
                                  .text = "tile " + std::to_string(tile.to_number()) +
                                          " does not gain with every step to the right in phase " +
                                          std::to_string(phase)});
}

}  // namespace

void Justinian::check(const Edition& edition, std::vector<Complaint>& complaints) {
    check_numbers(edition, complaints);
    bool holes_are_good = true;
    for (Tile tile : TileSet::all())
        holes_are_good = check_holes(edition, tile, complaints) && holes_are_good;
    if (!holes_are_good) return;
    for (Tile tile : TileSet::all()) check_rise(edition, tile, complaints);
}

}  // namespace curia
