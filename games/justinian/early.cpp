#include "games/justinian/early.h"

#include "engine/overload.h"
#include "games/justinian/justinian.h"

namespace curia {

using namespace justinian;

namespace {

// R11: the scoring of the phase has begun, so no player is asked for a claim in it any more.
bool is_phase_scored(const Table& table) {
    switch (table.stage) {
        case Stage::Colour:
        case Stage::Exchange:
        case Stage::NewCard:
        case Stage::Over: return true;
        default: return false;
    }
}

bool is_placing_over(const Table& table) { return table.stage >= Stage::Direction; }

// R18, R19: will cards be exchanged after the current scoring?
bool leads_to_exchange(const Table& table) {
    return !table.ending && table.phase < kPhases && !table.is_out_of_tokens();
}

bool has_yet_to_exchange(const Table& table, Seat seat) {
    if (table.stage == Stage::Colour) return leads_to_exchange(table);
    if (table.stage != Stage::Exchange && table.stage != Stage::NewCard) return false;
    const int place = distance(table.last_passer(), seat, table.players());
    const int asked = distance(table.last_passer(), table.active, table.players());
    return place > asked || (place == asked && table.stage == Stage::Exchange);
}

bool may_place(const Table& table, Seat seat) {
    const bool is_placing = table.stage == Stage::Place || table.stage == Stage::Refill;
    return is_placing && !table.passed.has(seat);
}

}  // namespace

void Justinian::early(const Table& table, Seat seat, EarlyList<Justinian>& list) {
    if (table.stage < Stage::Place) return;
    if (!is_phase_scored(table)) list.push(NoClaim{table.phase});
    if (may_place(table, seat)) list.push(PassNext{table.game_turn});
    if (has_yet_to_exchange(table, seat)) list.push(KeepCards{table.phase});
}

std::optional<Action> Justinian::early_action(const Table& table, const Early& early) {
    const auto answer_if = [&](bool is_meant, const Action& action) {
        return is_meant ? std::optional(action) : std::nullopt;
    };
    return std::visit(
        Overload{
            [&](const NoClaim& e) {
                return answer_if(table.stage == Stage::Claim && table.phase == e.phase, Decline{});
            },
            [&](const PassNext& e) {
                return answer_if(table.stage == Stage::Place && table.game_turn == e.game_turn,
                                 Pass{});
            },
            [&](const KeepCards& e) {
                return answer_if(table.stage == Stage::Exchange && table.phase == e.phase, Keep{});
            },
        },
        early);
}

bool Justinian::has_lapsed(const Table& table, const Early& early) {
    if (table.stage == Stage::Over) return true;
    return std::visit(Overload{
                          [&](const NoClaim& e) {
                              return table.phase > e.phase ||
                                     (table.phase == e.phase && is_phase_scored(table));
                          },
                          [&](const PassNext& e) {
                              return table.game_turn > e.game_turn ||
                                     (table.game_turn == e.game_turn && is_placing_over(table));
                          },
                          [&](const KeepCards& e) { return table.phase > e.phase; },
                      },
                      early);
}

}  // namespace curia
