// The list of all effects of spells and resources: one row each. The names, the checks of an
// edition, the bound of a game's length and the call of the function all read this list.
// docs/decisions/grand_tribunal_effects.md says how to add an effect.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"

namespace curia::grand_tribunal {

// The numbers in brackets are the amounts that the card gives.
enum class Effect : std::uint8_t {
    ExtraFrame,       // another frame of actions
    TransmuteItem,    // an inactive item becomes another one, with [0] Vis more
    ExchangeCards,    // any cards of hand and Sanctum for new ones
    SiphonVis,        // [0] Vis from an opponent's inactive card
    FundCard,         // [0] Vis on a card
    RearrangeSpells,  // installed spells change places; then [0] Vis
    Distil,           // [0] Vis for every spell of the bearer, at most [1]
    ReplaceBearer,    // a face-up item at once, in place of the bearer
    Fog,              // an opponent has one action in their next turn
    DrainAll,         // every opponent loses [0] Vis
    StealVis,         // [0] Vis from an opponent
    BurnSpell,        // an opponent's installed spell
    MineVis,          // [0] times what Extract gives, and [1] more
    RenewRows,        // both rows; then take a card with [0] Vis on it
    PlaceVotes,       // up to [0] votes, at most [1] on one space
    ShiftVotes,       // up to [0] votes
    RemoveVotes,      // up to [0] votes
    BindSpace,        // [0] votes on a space that is then locked
    DrawSpells,       // [0] spells to the hand
    Mirror,           // as an opponent's installed spell
    Precede,          // precedence among equals; then up to [0] votes
    RestoreSpell,     // a discarded spell, active; or [0] Vis
    GainVis,          // [0] Vis
    FundCards,        // up to [0] cards, [1] Vis on each
    TakeAnyItem,      // from the row or the discards, with [0] Vis
    DrawAndStudy,     // one draw, one study
    CollectFee,       // [0] Vis from every opponent, [1] from the Regio
    VoteAndGain,      // up to [0] votes; then [1] Vis
    DrawCards,        // [0] items or spells to the hand
    Sabotage,         // an installed spell, or the Vis on an inactive card, of an opponent
    TakeActiveSpell,  // a face-up spell, active
    OpenGate,         // a gathering; or [0] Vis
    TakeItem,         // a face-up item with [0] Vis
    Duel,             // dice against an opponent: steal [0], or gain [1]
    Ward,             // no opponent's effect touches me; and [0] Vis
    Commend           // [0] extra votes for an item
};

// ---- The columns ----

// The function of an effect. work.h says when it is called.
struct Work;
using Program = void(Work&);

// What an amount on the card counts.
enum class Amount : std::uint8_t {
    None,  // the card gives no such amount
    Vis,
    Votes,
    Extractions,
    Times,      // how often a player is asked, or a card is drawn: limited to kMostRepeats
    OnOneSpace  // the most votes on one space
};
inline constexpr int kMostRepeats = 6;

// Whether the effect acts on the item that the spell is cast from.
enum class Bearer : std::uint8_t { NotNeeded, Needed };

// A bound of the Vis that the effect brings out of the Regio, on reserves and cards together. `a`
// and `b` are the amounts, `extract` is what Extract gives. Vis that moves from one player to
// another, or from a card to its owner, does not count.
using MostVis = int(int a, int b, int extract);

constexpr int larger_amount(int a, int b, int) { return a > b ? a : b; }
constexpr int product(int a, int b, int) { return a * b; }
constexpr int extractions_and_more(int a, int b, int extract) { return a * extract + b; }

// ---- The functions, by the file in which they are ----

// cards.cpp
Program transmute_item, exchange_cards, replace_bearer, renew_rows, draw_spells, draw_cards,
    draw_and_study, take_item, take_any_item, take_active_spell, restore_spell;
// players.cpp
Program extra_frame, fog, ward;
// spells.cpp
Program rearrange_spells, burn_spell, sabotage, mirror;
// vis.cpp
Program gain_vis, mine_vis, distil, steal_vis, drain_all, collect_fee, duel, open_gate, siphon_vis,
    fund_card, fund_cards;
// votes.cpp
Program place_votes, shift_votes, remove_votes, bind_space, precede, vote_and_gain, commend;

// ---- The rows ----

struct EffectRow {
    Effect effect;
    std::string_view name;
    Program* program;
    std::array<Amount, 2> amounts;
    Bearer bearer;
    MostVis* most_vis;

    // A constructor, so that a row without one of its columns does not compile.
    constexpr EffectRow(Effect effect_, std::string_view name_, Program* program_,
                        std::array<Amount, 2> amounts_, Bearer bearer_, MostVis* most_vis_)
        : effect(effect_),
          name(name_),
          program(program_),
          amounts(amounts_),
          bearer(bearer_),
          most_vis(most_vis_) {}

    constexpr int count_amounts() const {
        return (amounts[0] != Amount::None) + (amounts[1] != Amount::None);
    }
    constexpr bool repeats() const { return amounts[0] == Amount::Times; }
    constexpr bool needs_bearer() const { return bearer == Bearer::Needed; }
};

consteval auto make_effect_rows() {
    using enum Effect;
    using enum Amount;
    using enum Bearer;
    return std::to_array<EffectRow>({
        {ExtraFrame, "extra_frame", extra_frame, {}, NotNeeded, larger_amount},
        {TransmuteItem, "transmute_item", transmute_item, {Vis}, NotNeeded, larger_amount},
        {ExchangeCards, "exchange_cards", exchange_cards, {}, NotNeeded, larger_amount},
        {SiphonVis, "siphon_vis", siphon_vis, {Vis}, NotNeeded, larger_amount},
        {FundCard, "fund_card", fund_card, {Vis}, NotNeeded, larger_amount},
        {RearrangeSpells, "rearrange_spells", rearrange_spells, {Vis}, NotNeeded, larger_amount},
        {Distil, "distil", distil, {Vis, Vis}, Needed, larger_amount},
        {ReplaceBearer, "replace_bearer", replace_bearer, {}, Needed, larger_amount},
        {Fog, "fog", fog, {}, NotNeeded, larger_amount},
        {DrainAll, "drain_all", drain_all, {Vis}, NotNeeded, larger_amount},
        {StealVis, "steal_vis", steal_vis, {Vis}, NotNeeded, larger_amount},
        {BurnSpell, "burn_spell", burn_spell, {}, NotNeeded, larger_amount},
        {MineVis, "mine_vis", mine_vis, {Extractions, Vis}, NotNeeded, extractions_and_more},
        {RenewRows, "renew_rows", renew_rows, {Vis}, NotNeeded, larger_amount},
        {PlaceVotes, "place_votes", place_votes, {Times, OnOneSpace}, NotNeeded, larger_amount},
        {ShiftVotes, "shift_votes", shift_votes, {Times}, NotNeeded, larger_amount},
        {RemoveVotes, "remove_votes", remove_votes, {Times}, NotNeeded, larger_amount},
        {BindSpace, "bind_space", bind_space, {Votes}, NotNeeded, larger_amount},
        {DrawSpells, "draw_spells", draw_spells, {Times}, NotNeeded, larger_amount},
        // It can mirror an effect that needs the bearer.
        {Mirror, "mirror", mirror, {}, Needed, larger_amount},
        {Precede, "precede", precede, {Times}, NotNeeded, larger_amount},
        {RestoreSpell, "restore_spell", restore_spell, {Vis}, NotNeeded, larger_amount},
        {GainVis, "gain_vis", gain_vis, {Vis}, NotNeeded, larger_amount},
        {FundCards, "fund_cards", fund_cards, {Times, Vis}, NotNeeded, product},
        {TakeAnyItem, "take_any_item", take_any_item, {Vis}, NotNeeded, larger_amount},
        {DrawAndStudy, "draw_and_study", draw_and_study, {}, NotNeeded, larger_amount},
        {CollectFee, "collect_fee", collect_fee, {Vis, Vis}, NotNeeded, larger_amount},
        {VoteAndGain, "vote_and_gain", vote_and_gain, {Times, Vis}, NotNeeded, larger_amount},
        {DrawCards, "draw_cards", draw_cards, {Times}, NotNeeded, larger_amount},
        {Sabotage, "sabotage", sabotage, {}, NotNeeded, larger_amount},
        {TakeActiveSpell, "take_active_spell", take_active_spell, {}, NotNeeded, larger_amount},
        {OpenGate, "open_gate", open_gate, {Vis}, NotNeeded, larger_amount},
        {TakeItem, "take_item", take_item, {Vis}, NotNeeded, larger_amount},
        {Duel, "duel", duel, {Vis, Vis}, NotNeeded, larger_amount},
        {Ward, "ward", ward, {Vis}, NotNeeded, larger_amount},
        {Commend, "commend", commend, {Votes}, NotNeeded, larger_amount},
    });
}
inline constexpr auto kEffectRows = make_effect_rows();
inline constexpr int kEffects = static_cast<int>(kEffectRows.size());

constexpr const EffectRow& row_of(Effect effect) {
    return kEffectRows[static_cast<std::size_t>(effect)];
}
constexpr auto names_of(Effect) {
    std::array<std::string_view, kEffects> names;
    for (std::size_t i = 0; i < kEffectRows.size(); ++i) names[i] = kEffectRows[i].name;
    return names;
}

// ---- The checks ----

// True if a table has one row per effect, in the order of the enum.
template <class Rows>
consteval bool has_row_per_effect(const Rows& rows) {
    if (rows.size() != kEffectRows.size()) return false;
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].effect != static_cast<Effect>(i)) return false;
    return true;
}
static_assert(has_enumerators<Effect, kEffects>, "an effect has no row, or a row has no effect");
static_assert(has_row_per_effect(kEffectRows), "the rows must be in the order of the enum");
static_assert(all_names<Effect>.size() == kEffects);  // checks the names

consteval bool have_own_functions() {
    for (const EffectRow& row : kEffectRows)
        for (const EffectRow& other : kEffectRows)
            if (row.effect != other.effect && row.program == other.program) return false;
    return true;
}
static_assert(have_own_functions(), "two rows name the same function");

consteval bool are_amounts_in_order() {
    for (const EffectRow& row : kEffectRows)
        if (row.amounts[1] == Amount::Times ||
            (row.amounts[1] != Amount::None && row.amounts[0] == Amount::None))
            return false;
    return true;
}
static_assert(are_amounts_in_order(), "None comes last, and Times comes first");

}  // namespace curia::grand_tribunal
