// The rows of merchants beside the places, and the order in each row.
#pragma once

#include "games/circus_maximus/actions.h"

namespace curia::circus_maximus {

// The order in which merchants lie: by place, at each place the higher effective level first.
constexpr int rank(const Placed& merchant) {
    return static_cast<int>(merchant.place) * kLevels + (kLevels - 1 - merchant.effective.index);
}

// A1: the newcomer goes to the right of all with the same or a higher effective level.
inline int insertion_point(const Merchants& merchants, const Placed& newcomer) {
    int i = merchants.size();
    while (i > 0 && rank(merchants[i - 1]) > rank(newcomer)) --i;
    return i;
}

inline void insert(Merchants& merchants, const Placed& newcomer) {
    const int at = insertion_point(merchants, newcomer);
    merchants.push(newcomer);
    for (int i = merchants.size() - 1; i > at; --i) merchants[i] = merchants[i - 1];
    merchants[at] = newcomer;
}

inline void take_out(Merchants& merchants, int at) {
    for (int i = at; i + 1 < merchants.size(); ++i) merchants[i] = merchants[i + 1];
    merchants.pop();
}

inline int find(const Merchants& merchants, Seat owner, Level level) {
    int i = 0;
    while (merchants[i].owner != owner || merchants[i].level != level) ++i;
    return i;
}

inline bool is_leftmost(const Merchants& merchants, int at) {
    return at == 0 || merchants[at - 1].place != merchants[at].place;
}

// F9: the merchant overtakes its left neighbour and gets the same effective level.
inline void step_left(Merchants& merchants, int at) {
    merchants[at].effective = merchants[at - 1].effective;
    const Placed moved = merchants[at];
    merchants[at] = merchants[at - 1];
    merchants[at - 1] = moved;
}

// The places for merchants in a phase. In the list of merchants, earlier phases come first.
constexpr PlaceSet places_of(Phase phase) {
    PlaceSet places;
    switch (phase) {
        case Phase::Dealing: break;
        case Phase::Favours: places.add(Place::Villa); break;
        case Phase::Tickets: places.add(Place::Forum); break;
        case Phase::Sales:
            for (Venue venue : VenueSet::all()) places.add(place_of(venue));
    }
    return places;
}

// The index of the first merchant of this phase: those of earlier phases come before it.
inline int first_of_phase(const Table& table) {
    const PlaceSet places = places_of(table.phase);
    int i = 0;
    while (i < table.merchants.size() && !places.has(table.merchants[i].place)) ++i;
    return i;
}

// The index of the first merchant that has not yet had its turn to take in this phase. A merchant
// whose owner is offered F4 or F5 has had it.
inline int first_to_take(const Table& table) {
    if (table.stage == Stage::Over) return table.merchants.size();
    if (table.stage < Stage::PickFavour) return first_of_phase(table);
    const bool has_taken = table.stage == Stage::DoubleBuy || table.stage == Stage::DoubleSell;
    return table.resolving + (has_taken ? 1 : 0);
}

}  // namespace curia::circus_maximus
