#include "games/grand_tribunal/table/pieces.h"

#include <bit>

namespace curia::grand_tribunal {

namespace {

template <class List>
int lowest_free(List& list, std::uint64_t used) {
    const int number = std::countr_one(used);
    if (number == list.size()) list.push({});
    return number;
}

template <class List>
void free_entry(List& list, int number) {
    list[number] = {};
    while (!list.empty() && list.back().place == Place::Free) list.pop();
}

}  // namespace

Slot Pieces::reserve(Deck deck, std::uint64_t used) {
    switch (deck) {
        case Deck::Items: return nth<Slot>(deck, lowest_free(items, used));
        case Deck::Spells: return nth<Slot>(deck, lowest_free(spells, used));
        default: return nth<Slot>(deck, lowest_free(resources, used));
    }
}

void Pieces::release(Slot slot) {
    switch (slot.deck()) {
        case Deck::Items: return free_entry(items, slot.number());
        case Deck::Spells: return free_entry(spells, slot.number());
        default: return free_entry(resources, slot.number());
    }
}

}  // namespace curia::grand_tribunal
