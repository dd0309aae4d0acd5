// Effects of spells and resources. Each is one function over the words of moves.h. It is called
// when the card is cast or played, and again after every answer and everything that chance had to
// decide; `step` tells it where it is.
#pragma once

#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

enum class May : std::uint8_t { NotStop, Stop };

// One effect at work.
struct Work {
    enum class Status : std::uint8_t { Done, Asks, Waits, Studies, Duels };

    State& state;
    Table& table = state.table;
    Working& working = state.table.working;
    Seat me = state.table.active;
    const Action* answer = nullptr;  // nothing if there was nothing to choose, or no question
    Status status = Status::Done;

    int step() const { return working.step; }
    int amount(int i) const { return table.facts(working.program).amounts[i]; }

    // What was answered. A step that nobody could answer counts as stopped.
    bool stopped() const { return !answer || std::holds_alternative<Stop>(*answer); }
    Slot slot() const { return std::get<Pick>(*answer).slot; }
    Card card() const { return std::get<PickCard>(*answer).card; }
    Seat seat() const { return std::get<PickOpponent>(*answer).seat; }
    Space space() const { return std::get<PickSpace>(*answer).space; }

    // How it goes on: with a question, or once cards and dice have fallen; then from this step.
    // A function that says neither is done.
    void ask(Question question, May may, int next_step) {
        working.question = question;
        working.may_stop = may == May::Stop;
        working.step = static_cast<std::uint8_t>(next_step);
        status = Status::Asks;
    }
    void wait(int next_step) {
        working.step = static_cast<std::uint8_t>(next_step);
        status = Status::Waits;
    }
    void study(int next_step) {
        wait(next_step);
        status = Status::Studies;
    }
    void duel(int next_step) {
        wait(next_step);
        status = Status::Duels;
    }
};

using Program = void (*)(Work&);
Program program_of(Effect effect);

// How many amounts a card with this effect has to give, and whether it acts on its bearer.
int amounts_of(Effect effect);
bool needs_bearer(Effect effect);

// Begins the effect of a card that has left its place.
void start_effect(State& s, Card card, std::optional<Slot> bearer);
// Goes on until it asks, waits, or is done; then the card is kept or discarded.
void carry_on(State& s, const Action* answer);
// The card that was cast or played is done with.
void keep_spell(State& s);
void let_card_go(State& s);

// ---- The functions, by the cards that they are first found on ----

void extra_frame(Work& w);
void transmute_item(Work& w);
void exchange_cards(Work& w);
void siphon_vis(Work& w);
void fund_card(Work& w);
void rearrange_spells(Work& w);
void distil(Work& w);

void replace_bearer(Work& w);
void fog(Work& w);
void drain_all(Work& w);
void steal_vis(Work& w);
void burn_spell(Work& w);
void mine_vis(Work& w);
void renew_rows(Work& w);

void place_votes(Work& w);
void shift_votes(Work& w);
void remove_votes(Work& w);
void bind_space(Work& w);
void draw_spells(Work& w);
void mirror(Work& w);
void precede(Work& w);

void restore_spell(Work& w);
void gain_vis(Work& w);
void fund_cards(Work& w);
void take_any_item(Work& w);
void draw_and_study(Work& w);
void collect_fee(Work& w);
void vote_and_gain(Work& w);

void draw_cards(Work& w);
void sabotage(Work& w);
void take_active_spell(Work& w);
void open_gate(Work& w);
void take_item(Work& w);
void duel(Work& w);
void ward(Work& w);
void commend(Work& w);

}  // namespace curia::grand_tribunal
