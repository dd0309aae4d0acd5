// What the things of Grand Tribunal are called in the terminal.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/table.h"
#include "cli/terminal/words.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::cli::tribunal {

using namespace curia::grand_tribunal;

std::string name_of(Card card, const Table& table);  // "Fulgarous Orb"
std::string name_of(Slot slot, const View& view);    // the same, or "a hidden item"
std::string in_words(Space space);                   // "Orb"
std::string in_words(Award award);                   // "1st prize"
std::string numeral(int tribunal);                   // "II"
std::string_view deck_name(Deck deck);               // "Item"
std::string categories(CategorySet accepts);         // "AER"
std::string figures(Card card, const Table& table);  // "orb, cost 5, base 4, 2 spells of ER"
std::vector<std::string> bare_words_in(std::string_view text);  // without punctuation
std::string why(Reason reason);                                 // as a clause

// Calls visit(card) for the first copy of every card of a deck.
template <class Visit>
void for_each_kind(const Edition& edition, Deck deck, Visit&& visit) {
    int last = -1;
    for (int i = 0; i < edition.count(deck); ++i) {
        const Card card = nth<Card>(deck, i);
        if (edition.facts(card).kind != last) visit(card);
        last = edition.facts(card).kind;
    }
}

// An action as a choice: "study Fulgarous Orb (2 of 5)".
std::string say(const Action& action, const View& view);

}  // namespace curia::cli::tribunal
