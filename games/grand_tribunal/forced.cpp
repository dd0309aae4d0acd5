// Finds the answers that follow from public information. A hidden card counts as everything that it
// could be: if one possibility gives a choice, nothing is proved.
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

bool is_allowed(const Table& table, Kind kind) { return !why_not(table, kind); }

// Public bounds of a card's cost: R9, E8.
struct Cost {
    int least, most;
};
Cost cost_of(const Table& table, Slot slot) {
    const Face face = table.piece(slot).face;
    if (!face.is_down()) return {table.facts(face.card()).cost, table.facts(face.card()).cost};
    if (slot.deck() == Deck::Spells) return {kSpellCost, kSpellCost};
    return {table.pieces.item(slot).least, table.pieces.item(slot).most};
}

bool is_inactive(const Table& table, Slot slot) {
    return slot.deck() != Deck::Resources && table.piece(slot).place == Place::Sanctum;
}
bool could_be_activated(const Table& table, Slot slot) {
    return table.piece(slot).vis >= cost_of(table, slot).least;
}

// R9: each of up to three cards once, or the first one twice.
bool could_be_studied(const Table& table, Slot slot) {
    const bool is_next = table.studied.size() == 1 || !table.studied.has(slot);
    return is_next && is_inactive(table, slot) && table.piece(slot).vis < cost_of(table, slot).most;
}

bool finds_host(const Table& table, Seat seat, Slot slot) {
    if (slot.deck() != Deck::Spells) return false;
    for (const Slot item : of_deck(table.player(seat).cards, Deck::Items))
        if (fits(table, seat, table.piece(slot).face.card(), item)) return true;
    return false;
}

// R9: activating and installing are free in a player's turn and in the call.
bool could_change(const Table& table, Seat seat, Slot slot) {
    if (table.piece(slot).place == Place::Active) return finds_host(table, seat, slot);
    return is_inactive(table, slot) && could_be_activated(table, slot);
}

// R6, R7: the other uses of a card in its owner's turn.
bool could_serve(const Table& table, Slot slot) {
    switch (table.piece(slot).place) {
        case Place::Hand: return true;  // it may be laid down
        case Place::Installed: return is_allowed(table, Kind::Cast);
        case Place::Sanctum:
            return is_allowed(table, is_inactive(table, slot) ? Kind::Study : Kind::PlayResource);
        default: return false;
    }
}

bool can_only_end_call(const Table& table, Seat seat) {
    for (const Slot slot : table.player(seat).cards)
        if (could_change(table, seat, slot)) return false;
    return true;
}

bool can_only_end_frame(const Table& table, Seat seat) {
    for (const Kind kind :
         {Kind::Vote, Kind::Draw, Kind::Extract, Kind::DrawResource, Kind::Gather})
        if (is_allowed(table, kind)) return false;
    for (const Slot slot : table.player(seat).cards)
        if (could_serve(table, slot)) return false;
    return can_only_end_call(table, seat);
}

bool can_only_stop_study(const Table& table, Seat seat) {
    for (const Slot slot : table.player(seat).cards)
        if (could_be_studied(table, slot)) return false;
    return true;
}

template <class Answer>
std::optional<Action> answer_if(bool is_proved) {
    return is_proved ? std::optional<Action>(Answer{}) : std::nullopt;
}

std::optional<Action> only_one_of(const ActionList& answers) {
    return answers.size() == 1 ? std::optional(answers[0]) : std::nullopt;
}

// E1: an effect asks only if there is an answer. If at most one is possible, it is that one.
std::optional<Action> only_answer(const Table& table) {
    ActionList answers;
    list_possible_targets(table, answers);
    if (table.working.may_stop) answers.push(Stop{});
    return only_one_of(answers);
}

// For questions whose answers are all public.
std::optional<Action> only_open_choice(const Table& table, Seat seat) {
    ActionList answers;
    GrandTribunal::legal({.table = table, .secrets = {}}, seat, answers);
    return only_one_of(answers);
}

}  // namespace

// Keep and Join always have two answers. DiscardDown is a choice among at least six hidden cards.
std::optional<Action> GrandTribunal::forced(const Table& table, Seat seat) {
    switch (table.stage) {
        case Stage::Draft:
        case Stage::PraecoVotes:
        case Stage::InstallOn: return only_open_choice(table, seat);
        case Stage::Main: return answer_if<End>(can_only_end_frame(table, seat));
        case Stage::Study: return answer_if<Stop>(can_only_stop_study(table, seat));
        case Stage::Effect: return only_answer(table);
        case Stage::Call: return answer_if<End>(can_only_end_call(table, seat));
        default: return std::nullopt;
    }
}

}  // namespace curia::grand_tribunal
