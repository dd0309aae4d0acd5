// Effects first found on Runic spells.
#include <algorithm>

#include "games/grand_tribunal/effects.h"

namespace curia::grand_tribunal {

namespace {

// One vote after the other, as long as the player likes and may. True while he is still asked.
bool asks_for_votes(Work& w, int most) {
    if (w.step() == 1) {
        if (w.stopped()) return false;
        vote(w.table, w.space(), 1);
        w.working.spaces.push(w.space());
    }
    if (w.working.spaces.size() == most) return false;
    w.ask(Question::SpaceToVote, May::Stop, 1);
    return true;
}

}  // namespace

void place_votes(Work& w) { asks_for_votes(w, w.amount(0)); }

void shift_votes(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        w.working.spaces.push(w.space());
        return w.ask(Question::SpaceShiftedTo, May::NotStop, 2);
    }
    if (w.step() == 2) {
        take_vote(w.table, w.working.spaces.back());
        vote(w.table, w.space(), 1);
        w.working.spaces.clear();
        if (++w.working.count == w.amount(0)) return;
    }
    w.ask(Question::SpaceToShift, May::Stop, 1);
}

void remove_votes(Work& w) {
    if (w.step() == 1) {
        if (w.stopped()) return;
        take_vote(w.table, w.space());
        if (++w.working.count == w.amount(0)) return;
    }
    w.ask(Question::SpaceToReduce, May::Stop, 1);
}

// The space is locked even if no vote was left for it.
void bind_space(Work& w) {
    if (w.step() == 0) return w.ask(Question::SpaceToBind, May::NotStop, 1);
    if (w.stopped()) return;
    vote(w.table, w.space(), w.amount(0));
    w.table.locked.add(w.space());
}

// No slot waits for a card that cannot come: there are only as many as there are cards.
void draw_spells(Work& w) {
    const int drawn = std::min(w.amount(0), cards_left(w.table, Deck::Spells));
    for (int i = 0; i < drawn; ++i) draw_to(w.table, w.me, Deck::Spells, Place::DueInHand);
}

// From here on it is the other card's effect; the bearer stays this card's own.
void mirror(Work& w) {
    if (w.step() == 0) return w.ask(Question::OpponentMirrored, May::NotStop, 1);
    if (w.stopped()) return;
    w.working.program = w.state.card_in(w.slot());
    w.working.step = 0;
    w.answer = nullptr;
    program_of(w.table.facts(w.working.program).effect)(w);
}

void precede(Work& w) {
    w.table.player(w.me).precedence = true;
    asks_for_votes(w, w.amount(0));
}

void vote_and_gain(Work& w) {
    if (!asks_for_votes(w, w.amount(0))) gain(w.table, w.me, w.amount(1));
}

}  // namespace curia::grand_tribunal
