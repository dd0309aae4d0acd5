#include "games/grand_tribunal/early.h"

#include "engine/overload.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::grand_tribunal {

namespace {

// R12: no player can gather from the contested source before this Tribunal any more.
bool are_gatherings_over(const Table& table, int tribunal) {
    if (table.tribunal != tribunal) return table.tribunal > tribunal;
    return table.phase == Phase::Call || !table.is_open(Source::Contested);
}

// R13: the player's last turn before the Tribunal is over, but the call has not passed the player
// yet. So the player gets no more cards to activate in the call.
bool awaits_call(const Table& table, Seat seat) {
    if (table.options().tribunal_call == TribunalCall::Off) return false;
    const int place = distance(table.praeco, seat, table.players());
    if (table.phase == Phase::Call)
        return place >= distance(table.praeco, table.active, table.players());
    return table.phase == Phase::Turns && table.round == table.players() - 1 && place < table.turn;
}

}  // namespace

void GrandTribunal::early(const Table& table, Seat seat, EarlyList<GrandTribunal>& list) {
    if (table.stage == Stage::Over) return;
    if (table.phase == Phase::Turns && !are_gatherings_over(table, table.tribunal))
        list.push(DeclineGatherings{table.tribunal});
    if (awaits_call(table, seat)) list.push(EndCall{table.tribunal});
}

std::optional<Action> GrandTribunal::early_action(const Table& table, const Early& early) {
    const auto answer_if = [&](bool is_meant, const Action& action) {
        return is_meant ? std::optional(action) : std::nullopt;
    };
    return std::visit(
        Overload{
            [&](const DeclineGatherings& e) {
                return answer_if(table.stage == Stage::Join && table.tribunal == e.tribunal,
                                 Decline{});
            },
            [&](const EndCall& e) {
                return answer_if(table.stage == Stage::Call && table.tribunal == e.tribunal, End{});
            },
        },
        early);
}

bool GrandTribunal::has_lapsed(const Table& table, const Early& early) {
    if (table.stage == Stage::Over) return true;
    return std::visit(
        Overload{
            [&](const DeclineGatherings& e) { return are_gatherings_over(table, e.tribunal); },
            [&](const EndCall& e) {
                return table.tribunal > e.tribunal ||
                       table.options().tribunal_call == TribunalCall::Off;
            },
        },
        early);
}

}  // namespace curia::grand_tribunal
