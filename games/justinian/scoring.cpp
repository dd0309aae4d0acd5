#include "games/justinian/scoring.h"

namespace curia::justinian {

namespace {

void turn_up_phase_card(State& s, Seat chooser(const Table&)) {
    s.table.on_card_shown = s.secrets.on_card;
    s.table.stage = Stage::Colour;
    s.table.active = chooser(s.table);
}

Seat chooser_of_claimed_scoring(const Table& table) {
    return table.setup.options.colour_chooser == ColourChooser::Claimant ? *table.claimant
                                                                         : highest_total(table);
}

Seat who_forfeits(const Table& table) {
    const bool claimant = table.claimant && table.setup.options.forfeits == Forfeits::Claimant;
    return claimant ? *table.claimant : table.active;
}

// R16: all cards of the colour leave the game. Their exchanges are forgotten too.
void remove_colour(State& s, Colour colour) {
    for (Seat seat : seats(s.table.players())) s.secrets.cards[seat][colour] = {};
    s.secrets.deck[colour] = {};
    for (int i = 0; i < s.table.exchanges.size(); ++i)
        if (s.table.exchanges[i].colour == colour) s.secrets.swaps[i] = {};
}

void remove_phase_tokens(State& s) {
    for (Seat seat : seats(s.table.players())) s.table.gone[seat].add(s.secrets.on_card[seat]);
    s.secrets.on_card = {};
    s.table.on_card_shown = {};
    s.table.on_card_size = {};
}

}  // namespace

Seat highest_total(const Table& table) {
    // Goes through the players in tie-break order, so that only a higher total replaces `best`.
    Seat best = table.last_passer();
    Seat seat = best;
    for (int i = 1; i < table.players(); ++i) {
        seat = table.setup.options.tie_break == TieBreak::Clockwise
                   ? after(seat, table.players())
                   : table.passed[table.players() - 1 - i];
        if (influence(table.on_card_shown[seat]) > influence(table.on_card_shown[best]))
            best = seat;
    }
    return best;
}

void start_scoring(State& s, Seat claimant) {
    s.table.claimant = claimant;
    turn_up_phase_card(s, chooser_of_claimed_scoring);
}

void start_final_scoring(State& s, Ending ending) {
    s.table.ending = ending;
    turn_up_phase_card(s, highest_total);
}

int value_of(const Table& table, const Slots& slots, TileSet cards) {
    int sum = 0;
    for (Tile tile : cards) sum += table.setup.edition->value(table.phase, tile, slots[tile]);
    return sum;
}

void score(State& s, Colour colour) {
    Table& table = s.table;
    Scoring scoring{.colour = colour, .claimant = table.claimant, .chooser = table.active};
    const Seat forfeiter = who_forfeits(table);
    const Slots slots = slots_of(table.row);
    for (Seat seat : seats(table.players())) {
        scoring.cards[seat] = s.secrets.cards[seat][colour];
        const int from_cards = value_of(table, slots, scoring.cards[seat]);
        const int from_tokens = seat == forfeiter ? 0 : influence(table.on_card_shown[seat]);
        scoring.from_cards[seat] = static_cast<std::int16_t>(from_cards);
        scoring.from_tokens[seat] = static_cast<std::int16_t>(from_tokens);
        table.points[seat] =
            static_cast<std::int16_t>(table.points[seat] + from_cards + from_tokens);
    }
    table.scorings.push(scoring);
    table.claimant.reset();
    remove_phase_tokens(s);
    remove_colour(s, colour);
}

}  // namespace curia::justinian
