#include "games/grand_tribunal/table/pieces.h"

namespace curia::grand_tribunal {

namespace {

template <class List>
int lowest_free(List& list) {
    for (int i = 0; i < list.size(); ++i)
        if (list[i].place == Place::Free) return i;
    list.push({});
    return list.size() - 1;
}

template <class List>
void free_entry(List& list, int number) {
    list[number] = {};
    while (!list.empty() && list.back().place == Place::Free) list.pop();
}

}  // namespace

Slot Pieces::reserve(Deck deck) {
    switch (deck) {
        case Deck::Items: return nth<Slot>(deck, lowest_free(items));
        case Deck::Spells: return nth<Slot>(deck, lowest_free(spells));
        default: return nth<Slot>(deck, lowest_free(resources));
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
