#include "games/grand_tribunal/effects.h"

#include "games/grand_tribunal/progress.h"
#include "games/grand_tribunal/targets.h"

namespace curia::grand_tribunal {

namespace {

struct Entry {
    Effect effect;
    Program program;
    int amounts;
    bool needs_bearer = false;
};

// In the order of the enum.
constexpr std::array<Entry, kEffects> kEntries{{
    {Effect::ExtraFrame, extra_frame, 0},
    {Effect::TransmuteItem, transmute_item, 1},
    {Effect::ExchangeCards, exchange_cards, 0},
    {Effect::SiphonVis, siphon_vis, 1},
    {Effect::FundCard, fund_card, 1},
    {Effect::RearrangeSpells, rearrange_spells, 1},
    {Effect::Distil, distil, 2, true},
    {Effect::ReplaceBearer, replace_bearer, 0, true},
    {Effect::Fog, fog, 0},
    {Effect::DrainAll, drain_all, 1},
    {Effect::StealVis, steal_vis, 1},
    {Effect::BurnSpell, burn_spell, 0},
    {Effect::MineVis, mine_vis, 2},
    {Effect::RenewRows, renew_rows, 1},
    {Effect::PlaceVotes, place_votes, 2},
    {Effect::ShiftVotes, shift_votes, 1},
    {Effect::RemoveVotes, remove_votes, 1},
    {Effect::BindSpace, bind_space, 1},
    {Effect::DrawSpells, draw_spells, 1},
    {Effect::Mirror, mirror, 0, true},  // it may mirror one that needs the bearer
    {Effect::Precede, precede, 1},
    {Effect::RestoreSpell, restore_spell, 1},
    {Effect::GainVis, gain_vis, 1},
    {Effect::FundCards, fund_cards, 2},
    {Effect::TakeAnyItem, take_any_item, 1},
    {Effect::DrawAndStudy, draw_and_study, 0},
    {Effect::CollectFee, collect_fee, 2},
    {Effect::VoteAndGain, vote_and_gain, 2},
    {Effect::DrawCards, draw_cards, 1},
    {Effect::Sabotage, sabotage, 0},
    {Effect::TakeActiveSpell, take_active_spell, 0},
    {Effect::OpenGate, open_gate, 1},
    {Effect::TakeItem, take_item, 1},
    {Effect::Duel, duel, 2},
    {Effect::Ward, ward, 1},
    {Effect::Commend, commend, 1},
}};

constexpr bool is_in_order() {
    for (int i = 0; i < kEffects; ++i)
        if (kEntries[i].effect != static_cast<Effect>(i)) return false;
    return true;
}
static_assert(is_in_order());

const Entry& entry(Effect effect) { return kEntries[static_cast<std::size_t>(effect)]; }

constexpr std::uint8_t kDone = 255;  // the step of an effect that has nothing left to do

bool has_targets(const State& s) {
    ActionList targets;
    list_targets(s, targets);
    return !targets.empty();
}

// The effect is over: a spell may be kept, if its owner can pay for it.
void settle_card(State& s) {
    const bool is_spell = s.table.working.card.deck() == Deck::Spells;
    if (is_spell && s.table.player(s.table.active).vis >= kKeepPrice)
        pose(s.table, Stage::Keep, s.table.active);
    else
        let_card_go(s);
}

}  // namespace

Program program_of(Effect effect) { return entry(effect).program; }
int amounts_of(Effect effect) { return entry(effect).amounts; }
bool needs_bearer(Effect effect) { return entry(effect).needs_bearer; }

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
        program_of(s.table.facts(s.table.working.program).effect)(work);
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
