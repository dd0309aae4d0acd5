#include "games/grand_tribunal/effects/run.h"

#include "games/grand_tribunal/effects/targets.h"
#include "games/grand_tribunal/effects/work.h"
#include "games/grand_tribunal/progress.h"

namespace curia::grand_tribunal {

namespace {

constexpr std::uint8_t kDone = 255;  // the step of an effect that has nothing left to do

bool has_targets(const State& s) {
    ActionList targets;
    list_targets(s, targets);
    return !targets.empty();
}

// The effect is over: a spell can be kept, if its owner can pay for it.
void settle_card(State& s) {
    const bool is_spell = s.table.working.card.deck() == Deck::Spells;
    if (is_spell && s.table.player(s.table.active).vis >= kKeepPrice)
        pose(s.table, Stage::Keep, s.table.active);
    else
        let_card_go(s);
}

}  // namespace

void start_effect(State& s, Card card, std::optional<Slot> bearer) {
    s.table.working.on = true;
    s.table.working.card = s.table.working.program = card;
    s.table.working.bearer = bearer;
    carry_on(s, nullptr);
}

void carry_on(State& s, const Action* answer) {
    if (s.table.working.step == kDone) return settle_card(s);
    Work work{.state = s, .answer = answer};
    do {
        work.status = Work::Status::Done;
        row_of(s.table.facts(s.table.working.program).effect).program(work);
        work.answer = nullptr;
    } while (work.status == Work::Status::Asks && !has_targets(s));
    switch (work.status) {
        case Work::Status::Asks: return pose(s.table, Stage::Effect, s.table.active);
        case Work::Status::Studies: return pose(s.table, Stage::Study, s.table.active);
        case Work::Status::Duels: return pose(s.table, Stage::RollDuel);
        case Work::Status::Done: s.table.working.step = kDone; break;
        case Work::Status::Waits: break;
    }
    go_on(s);
}

void keep_spell(State& s) {
    pay(s.table, s.table.active, kKeepPrice);
    put_face_up(s.table, s.table.active, s.table.working.card, Place::Sanctum);
    s.table.working = {};
    go_on(s);
}

void let_card_go(State& s) {
    s.table.discards.add(s.table.working.card);
    s.table.working = {};
    go_on(s);
}

}  // namespace curia::grand_tribunal
