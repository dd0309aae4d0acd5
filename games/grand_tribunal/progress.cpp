#include "games/grand_tribunal/progress.h"

#include <algorithm>

#include "games/grand_tribunal/effects/run.h"
#include "games/grand_tribunal/table/gathering.h"
#include "games/grand_tribunal/table/moves.h"
#include "games/grand_tribunal/table/tribunal.h"

namespace curia::grand_tribunal {

namespace {

// ---- The start: R1 ----

// The number of drafted cards, without the two that were dealt.
int drafted(const Table& table, Seat seat) { return hand_size(table, seat) - 2; }

void deal_first_cards(Table& table) {
    draw_to(table, table.active, Deck::Items, Place::DueInHand);
    draw_to(table, table.active, Deck::Spells, Place::DueInHand);
}

void start_turn(State& s, Seat seat);

// Deals two cards to every player. Then the draft begins: each player drafts all three in a row.
void go_on_dealing(State& s) {
    Table& table = s.table;
    table.active = after(table.active, table.players());
    if (table.active != table.praeco)
        deal_first_cards(table);
    else
        table.phase = Phase::Draft;
    go_on(s);
}

void go_on_drafting(State& s) {
    Table& table = s.table;
    if (drafted(table, table.active) == kDraftedCards) {
        table.active = after(table.active, table.players());
        if (table.active == table.praeco) {
            table.phase = Phase::Rows;
            for (const Deck deck : kDecksWithRow) table.filling.add(deck);
            return go_on(s);
        }
    }
    const bool random = table.options().draft == Draft::Random;
    pose(table, random ? Stage::RandomDraft : Stage::Draft, table.active);
}

// ---- Turns: R4 ----

void start_frame(Table& table, int actions) {
    table.frame = {.left = static_cast<std::uint8_t>(actions), .used = {}};
    pose(table, Stage::Main, table.active);
}

void start_turn(State& s, Seat seat) {
    Table& table = s.table;
    table.phase = Phase::Turns;
    table.active = seat;
    table.praeco_spaces = {};
    ask_praeco(s);
}

// ---- Between Tribunals: R14 ----

void start_new_tribunal(State& s, Seat first) {
    Table& table = s.table;
    const bool skips = table.options().tribunals == Tribunals::Two;
    table.tribunal = static_cast<std::uint8_t>(skips ? kTribunals - 1 : table.tribunal + 1);
    table.round = table.turn = 0;
    table.praeco = first;
    table.votes = {};
    table.concilium = table.edition().votes;
    table.marker = {};
    for (const Deck deck : kAllDecks) shuffle_in(s, deck);
    for (const Deck deck : kDecksWithRow) table.filling.add(deck);
    table.phase = Phase::Rows;
    go_on(s);
}

void hold(State& s) {
    const Seat first = next_first_praeco(s.table, count(s.table));
    hold_tribunal(s.table);
    if (s.table.is_last_tribunal())
        pose(s.table, Stage::Over);
    else
        start_new_tribunal(s, first);
}

void start_call(State& s) {
    if (s.table.options().tribunal_call == TribunalCall::Off) return hold(s);
    s.table.phase = Phase::Call;
    s.table.active = s.table.praeco;
    pose(s.table, Stage::Call, s.table.active);
}

}  // namespace

void go_on(State& s) {
    Table& table = s.table;
    if (find_next_deal(s)) return pose(table, Stage::Deal);
    if (find_next_gatherer(table)) return;
    if (table.working.on) return carry_on(s, nullptr);
    switch (table.phase) {
        case Phase::Dealing: return go_on_dealing(s);
        case Phase::Draft: return go_on_drafting(s);
        case Phase::Rows: return start_turn(s, table.praeco);
        case Phase::Turns: return pose(table, Stage::Main, table.active);
        case Phase::Call: return pose(table, Stage::Call, table.active);
    }
}

void start_dealing(State& s, Seat first) {
    s.table.praeco = s.table.active = first;
    deal_first_cards(s.table);
    go_on(s);
}

void ask_praeco(State& s) {
    Table& table = s.table;
    const int unlocked = kSpaces - table.locked.size();
    const int placed = table.praeco_spaces.size();
    const bool may = table.active == table.praeco && placed < kPraecoVotes && placed < unlocked;
    if (may && table.has_votes()) return pose(table, Stage::PraecoVotes, table.active);
    start_frame(table, table.player(table.active).fogged ? 1 : kActions);
    table.player(table.active).fogged = false;
}

void end_frame(State& s) {
    Table& table = s.table;
    if (table.queued_frames > 0) {
        --table.queued_frames;
        return start_frame(table, table.edition().extra_frame);
    }
    table.frame = {};
    if (hand_size(table, table.active) > kHandLimit)
        pose(table, Stage::DiscardDown, table.active);
    else
        end_turn(s);
}

void end_turn(State& s) {
    Table& table = s.table;
    if (++table.turn < table.players()) return start_turn(s, after(table.active, table.players()));
    table.turn = 0;
    if (++table.round == table.players()) return start_call(s);
    table.praeco = after(table.praeco, table.players());
    start_turn(s, table.praeco);
}

void ask_next_in_call(State& s) {
    s.table.active = after(s.table.active, s.table.players());
    if (s.table.active == s.table.praeco) return hold(s);
    pose(s.table, Stage::Call, s.table.active);
}

void go_on_studying(State& s) {
    Table& table = s.table;
    const auto& studied = table.studied;
    const bool twice_on_one = studied.size() == 2 && studied[0] == studied[1];
    if (twice_on_one || studied.full() || table.player(table.active).vis == 0) {
        table.studied.clear();
        return go_on(s);
    }
    pose(table, Stage::Study, table.active);
}

}  // namespace curia::grand_tribunal
