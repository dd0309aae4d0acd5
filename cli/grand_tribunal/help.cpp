// Commands and rules in brief, and other things that a player can look up.
#include <fmt/core.h>

#include "cli/grand_tribunal/effects.h"
#include "cli/grand_tribunal/table.h"
#include "cli/grand_tribunal/words.h"

namespace curia::cli {

using namespace tribunal;

namespace {

struct Command {
    std::string_view words, meaning;
};
constexpr std::array<Command, 8> kCommands{{
    {"3", "the third action of the list"},
    {"vote orb", "an action by the beginnings of its words"},
    {"?vote orb", "what if? (or: look vote orb)"},
    {"card NAME", "what a card is and does"},
    {"discards", "what lies in the discard piles"},
    {"rules", "the rules in brief"},
    {"log, u", "everything so far; undo"},
    {"q", "leave the table"},
}};

constexpr std::string_view kRules =
    "Three Tribunals, each with as many rounds as there are players. The Praeco of a round first "
    "places three votes on different spaces.\n"
    "On your turn you have two actions of different kinds: vote; draw an item or spell; study (1 "
    "Vis on each of three cards, or 2 on one); cast an installed spell; play a resource; extract "
    "Vis. Two actions each: draw a resource; gather Vis. Free: lay hand cards down, activate "
    "fully studied cards, install active spells on active items.\n"
    "A spell that was cast is discarded, or kept for 2 Vis, to be studied again.\n"
    "In the count an item has the votes on its type, and those on each category of its spells "
    "once. The most votes win the 1st, 2nd and 3rd prize; base points, then spells, break ties. "
    "Every active item scores base and spells: four, three or two times with a prize, otherwise "
    "once. An awarded item never competes again.\n"
    "The most points after the third count win.\n";

std::string about(Card card, const Table& table) {
    std::string text = tribunal::name_of(card, table) + ": " + figures(card, table);
    if (card.deck() == Deck::Items) return text + ".";
    return text + ". " + effect_in_words(card, table.edition(), Length::Full);
}

std::string cards_called(std::string_view name, const Table& table, int width) {
    std::string out;
    for (const Deck deck : kAllDecks)
        for_each_kind(table.edition(), deck, [&](Card card) {
            if (lower(tribunal::name_of(card, table)).find(name) != std::string::npos)
                out += wrap(about(card, table), width, 4) + "\n";
        });
    return out.empty() ? "There is no such card.\n" : out;
}

std::string discards(const Table& table, int width) {
    std::string out;
    for (const Deck deck : kAllDecks) {
        std::string text = std::string(deck_name(deck)) + "s discarded:";
        for (const Card card : of_deck(table.discards, deck))
            text += " " + tribunal::name_of(card, table) + ";";
        out += wrap(text, width, 4) + "\n";
    }
    return out;
}

}  // namespace

std::optional<std::string> GameTable<GrandTribunal>::answer(std::string_view words,
                                                            const View& view,
                                                            const Reader& reader) {
    const std::string wanted = lower(words);
    if (wanted == "rules") return wrap(kRules, reader.width);
    if (wanted == "discards") return discards(view.table, reader.width);
    constexpr std::string_view kCard = "card ";
    if (wanted.starts_with(kCard))
        return cards_called(wanted.substr(kCard.size()), view.table, reader.width);
    return std::nullopt;
}

std::string GameTable<GrandTribunal>::help(const Reader& reader) {
    std::string out;
    for (const Command& command : kCommands)
        out += "  " + left(command.words, 14) + std::string(command.meaning) + "\n";
    return out + "\n" + wrap(kRules, reader.width);
}

}  // namespace curia::cli
