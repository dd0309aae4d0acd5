// One effect while it is carried out. Its function is called when the card is cast or played, and
// again after every answer and after everything that chance had to decide. `step` tells the
// function where it is. It changes the game with the words of moves.h.
#pragma once

#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

enum class May : std::uint8_t { NotStop, Stop };

struct Work {
    enum class Status : std::uint8_t { Done, Asks, Waits, Studies, Duels };

    State& state;
    Table& table = state.table;
    Working& working = state.table.working;
    Seat me = state.table.active;
    const Action* answer = nullptr;  // none if there was no question, or nothing to choose
    Status status = Status::Done;

    int step() const { return working.step; }
    int amount(int i) const { return table.facts(working.program).amounts[i]; }

    // The answer. A question that nobody could answer counts as stopped.
    bool stopped() const { return !answer || std::holds_alternative<Stop>(*answer); }
    Slot slot() const { return std::get<Pick>(*answer).slot; }
    Card card() const { return std::get<PickCard>(*answer).card; }
    Seat seat() const { return std::get<PickOpponent>(*answer).seat; }
    Space space() const { return std::get<PickSpace>(*answer).space; }

    // What happens before the next call, which starts at `next_step`: a question, or cards and
    // dice. A function that says nothing is done.
    void ask(Question question, May may, int next_step) {
        working.question = question;
        working.may_stop = may == May::Stop;
        go_to(next_step, Status::Asks);
    }
    void wait(int next_step) { go_to(next_step, Status::Waits); }
    void study(int next_step) { go_to(next_step, Status::Studies); }
    void roll_duel(int next_step) { go_to(next_step, Status::Duels); }

private:
    void go_to(int next_step, Status next_status) {
        working.step = static_cast<std::uint8_t>(next_step);
        status = next_status;
    }
};

}  // namespace curia::grand_tribunal
