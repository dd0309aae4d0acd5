// The start of a game, and everything that chance decides.
#include "engine/overload.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/progress.h"
#include "games/grand_tribunal/table/gathering.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

constexpr int kDieFaces = 6;

void leave_deck(State& s, Card card) {
    s.secrets.deck.remove(card);
    --s.table.deck_size[card.deck()];
}

// Puts the card into the slot that waited for it.
void receive(State& s, Slot slot, Card card) {
    Piece& piece = s.table.piece(slot);
    piece.place = piece.place == Place::DueInHand ? Place::Hand : Place::Sanctum;
    piece.drawn = s.table.shuffles[card.deck()];
    s.secrets.faces[slot] = Face(card);
    --s.table.due;
}

void deal(State& s, const Deal& c) {
    leave_deck(s, c.card);
    const Slot slot = s.table.stage == Stage::Deal
                          ? *s.table.deal_to
                          : draw_to(s.table, c.seat, c.card.deck(), Place::DueInHand);
    receive(s, slot, c.card);
    go_on(s);
}

void deal_row(State& s, const DealRow& c) {
    leave_deck(s, c.card);
    s.table.rows[c.card.deck()].push(c.card);
    go_on(s);
}

// draft = random: all decks that still have cards are equally likely.
Card random_draft(const State& s, Rng& rng) {
    DeckSet decks;
    for (const Deck deck : kAllDecks)
        if (!of_deck(s.secrets.deck, deck).empty()) decks.add(deck);
    return of_deck(s.secrets.deck, decks.pick(rng)).pick(rng);
}

RollDuel duel_dice(Rng& rng) {
    const auto mine = static_cast<std::uint8_t>(1 + rng.below(kDieFaces));
    const auto skip = static_cast<std::uint8_t>(1 + rng.below(kDieFaces - 1));
    return {mine, static_cast<std::uint8_t>(skip < mine ? skip : skip + 1)};
}

bool is_die(int die) { return die >= 1 && die <= kDieFaces; }

}  // namespace

State GrandTribunal::start(const Setup& setup) {
    State s{};
    Table& table = s.table;
    table.setup = setup;
    const Edition& edition = *setup.edition;
    for (const Deck deck : kAllDecks) {
        table.deck_size[deck] = static_cast<std::uint8_t>(edition.count(deck));
        for (int i = 0; i < edition.count(deck); ++i) s.secrets.deck.add(nth<Card>(deck, i));
    }
    table.concilium = edition.votes;
    table.regio = edition.vis;
    for (const Seat seat : seats(setup.players)) gain(table, seat, edition.starting_vis);
    return s;
}

Chance GrandTribunal::draw(const State& state, Rng& rng) {
    const Table& table = state.table;
    switch (table.stage) {
        case Stage::Praeco: return FirstPraeco{*Seat::from_number(rng.below(table.setup.players))};
        case Stage::RandomDraft: return Deal{table.active, random_draft(state, rng)};
        case Stage::Roll:
            return Roll{table.asked, static_cast<std::uint8_t>(
                                         kLowestRoll + rng.below(kHighestRoll - kLowestRoll + 1))};
        case Stage::RollDuel: return duel_dice(rng);
        default: {
            const Card card = of_deck(state.secrets.deck, table.deal_from).pick(rng);
            if (table.deal_to) return Deal{table.active, card};
            return DealRow{card};
        }
    }
}

bool GrandTribunal::possible(const State& state, const Chance& chance) {
    const Table& table = state.table;
    const Stage stage = table.stage;
    return std::visit(Overload{
                          [&](const FirstPraeco& c) {
                              return stage == Stage::Praeco && c.seat.index < table.players();
                          },
                          [&](const Deal& c) {
                              const bool due = stage == Stage::Deal && table.deal_to &&
                                               c.card.deck() == table.deal_from;
                              return (due || stage == Stage::RandomDraft) &&
                                     c.seat == table.active && state.secrets.deck.has(c.card);
                          },
                          [&](const DealRow& c) {
                              return stage == Stage::Deal && !table.deal_to &&
                                     c.card.deck() == table.deal_from &&
                                     state.secrets.deck.has(c.card);
                          },
                          [&](const Roll& c) {
                              return stage == Stage::Roll && c.seat == table.asked &&
                                     c.die >= kLowestRoll && c.die <= kHighestRoll;
                          },
                          [&](const RollDuel& c) {
                              return stage == Stage::RollDuel && is_die(c.mine) &&
                                     is_die(c.other) && c.mine != c.other;
                          },
                      },
                      chance);
}

void GrandTribunal::resolve(State& state, const Chance& chance) {
    std::visit(Overload{
                   [&](const FirstPraeco& c) { start_dealing(state, c.seat); },
                   [&](const Deal& c) { deal(state, c); },
                   [&](const DealRow& c) { deal_row(state, c); },
                   [&](const Roll& c) {
                       state.table.dice = {c.die, 0};
                       roll(state.table, c.die);
                       go_on(state);
                   },
                   [&](const RollDuel& c) {
                       state.table.dice = {c.mine, c.other};
                       go_on(state);
                   },
               },
               chance);
}

OutcomeOf<Ending> GrandTribunal::outcome(const State& state) {
    OutcomeOf<Ending> outcome{.ending = Ending::GrandTribunal, .scores = {}};
    for (const Seat seat : seats(state.table.players()))
        outcome.scores[seat] = state.table.player(seat).points;
    return outcome;
}

}  // namespace curia::grand_tribunal
