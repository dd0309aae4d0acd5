// What each action does, and how the game continues after it.
#include "engine/overload.h"
#include "games/grand_tribunal/effects/run.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/progress.h"
#include "games/grand_tribunal/table/gathering.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

// R7: uses up the actions of this kind in the frame.
void spend(Table& table, Kind kind) {
    table.frame.used.add(kind);
    table.frame.left = static_cast<std::uint8_t>(table.frame.left - actions_of(kind));
}

bool answers_effect(const Table& table) { return table.stage == Stage::Effect; }

void choose_deck(State& s, const ChooseDeck& a, const Action& action) {
    if (answers_effect(s.table)) return carry_on(s, &action);
    draw_to(s.table, s.table.active, a.deck, Place::DueInHand);
    go_on(s);
}

void vote_for(State& s, const Vote& a) {
    vote(s.table, a.space, 1);
    if (s.table.stage == Stage::PraecoVotes) {
        s.table.praeco_spaces.add(a.space);
        return ask_praeco(s);
    }
    spend(s.table, Kind::Vote);
}

void take_or_draw(State& s, Kind kind, const Action& action) {
    if (answers_effect(s.table)) return carry_on(s, &action);
    spend(s.table, kind);
    draw_card(s.table, s.table.active, action);
    go_on(s);
}

void study_card(State& s, const Study& a) {
    if (s.table.stage == Stage::Main) spend(s.table, Kind::Study);
    study(s, s.table.active, a.slot);
    s.table.studied.push(a.slot);
    go_on_studying(s);
}

void cast(State& s, const Cast& a) {
    const Slot bearer = s.table.pieces.spell(a.slot).host;
    spend(s.table, Kind::Cast);
    start_effect(s, take_away(s, a.slot), bearer);
}

void play_resource(State& s, const PlayResource& a) {
    spend(s.table, Kind::PlayResource);
    start_effect(s, take_away(s, a.slot), std::nullopt);
}

void extract(State& s) {
    spend(s.table, Kind::Extract);
    gain(s.table, s.table.active, s.table.area().extract);
}

void gather(State& s, const Gather& a, const Action& action) {
    if (answers_effect(s.table)) return carry_on(s, &action);
    spend(s.table, Kind::Gather);
    start_gathering(s.table, a.source);
    go_on(s);
}

void end(State& s) {
    if (s.table.phase == Phase::Call)
        ask_next_in_call(s);
    else
        end_frame(s);
}

void discard_down(State& s, const Discard& a) {
    discard(s, a.slot);
    if (hand_size(s.table, s.table.active) <= kHandLimit) end_turn(s);
}

void pick(State& s, const Pick& a, const Action& action) {
    if (answers_effect(s.table)) return carry_on(s, &action);
    install(s.table, s.table.installing, a.slot);
    s.table.installing = {};
    go_on(s);
}

void stop(State& s, const Action& action) {
    if (answers_effect(s.table)) return carry_on(s, &action);
    s.table.studied.clear();
    go_on(s);
}

}  // namespace

void GrandTribunal::play(State& state, Seat seat, const Action& action) {
    Table& table = state.table;
    table.last_seat = seat;
    table.last_action = action;
    std::visit(Overload{
                   [&](const ChooseDeck& a) { choose_deck(state, a, action); },
                   [&](const LayDown& a) { lay_down(table, a.slot); },
                   [&](const Activate& a) { activate(state, a.slot); },
                   [&](const Install& a) {
                       table.installing = a.slot;
                       pose(table, Stage::InstallOn, seat);
                   },
                   [&](const Vote& a) { vote_for(state, a); },
                   [&](const Take&) { take_or_draw(state, Kind::Draw, action); },
                   [&](const Draw& a) {
                       const bool resource = a.deck == Deck::Resources;
                       take_or_draw(state, resource ? Kind::DrawResource : Kind::Draw, action);
                   },
                   [&](const Study& a) { study_card(state, a); },
                   [&](const Cast& a) { cast(state, a); },
                   [&](const PlayResource& a) { play_resource(state, a); },
                   [&](const Extract&) { extract(state); },
                   [&](const Gather& a) { gather(state, a, action); },
                   [&](const End&) { end(state); },
                   [&](const Discard& a) { discard_down(state, a); },
                   [&](const Keep&) { keep_spell(state); },
                   [&](const LetGo&) { let_card_go(state); },
                   [&](const Join&) {
                       join(table);
                       go_on(state);
                   },
                   [&](const Decline&) {
                       decline(table);
                       go_on(state);
                   },
                   [&](const Pick& a) { pick(state, a, action); },
                   [&](const Stop&) { stop(state, action); },
                   [&](const auto&) { carry_on(state, &action); },  // only effects ask for these
               },
               action);
}

}  // namespace curia::grand_tribunal
