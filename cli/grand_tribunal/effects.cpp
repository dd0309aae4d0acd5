#include "cli/grand_tribunal/effects.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>

#include "cli/grand_tribunal/words.h"

namespace curia::cli::tribunal {

namespace {

struct Words {
    Effect effect;
    std::string_view brief, full;
};

// {a} and {b} are the amounts of the card, {votes} is "1 vote" or "2 votes", {frame} is the number
// of actions in a frame that a card gives.
constexpr auto kWords = std::to_array<Words>({
    {Effect::ExtraFrame, "{frame} more actions, of any kinds",
     "Another frame of {frame} actions, with its own record of what was done."},
    {Effect::TransmuteItem, "an inactive item becomes a new one with its Vis and {a} more",
     "Pick an inactive item of yours, if the Item deck is not empty. Draw an item face down; all "
     "Vis moves to it, even beyond its cost; discard the old one; fund {a} on the new one."},
    {Effect::ExchangeCards, "exchange any unused cards for new ones",
     "Pick any number of your cards in hand, inactive items and spells, and resources. Their Vis "
     "goes back to you, they are discarded, and each is replaced from its own deck: to the hand if "
     "it was there, else face down to the Sanctum."},
    {Effect::SiphonVis, "take {a} Vis off an opponent's card",
     "Pick an opponent's inactive card with Vis on it: up to {a} of it is yours."},
    {Effect::FundCard, "{a} Vis on one of your inactive cards",
     "Pick an inactive card of yours; fund {a}."},
    {Effect::RearrangeSpells, "move your installed spells; gain {a} Vis",
     "As often as you like: an installed spell of yours moves to another item of yours that takes "
     "it, or into your Library, still active; each spell once. Then gain {a}."},
    {Effect::Distil, "gain {a} Vis for every spell on its item, at most {b}",
     "Gain {a} for each spell on the bearer, this one included, at most {b}."},
    {Effect::ReplaceBearer, "a face-up item, active; its own item is lost",
     "Take a face-up item: it is active at once. Then the bearer is discarded with all that is "
     "still on it. Without a face-up item nothing happens."},
    {Effect::Fog, "an opponent has only one action in their next turn",
     "Pick an opponent: their next turn begins with 1 action instead of 2."},
    {Effect::DrainAll, "every opponent loses {a} Vis", "Every opponent loses {a} Vis."},
    {Effect::StealVis, "take {a} Vis from an opponent",
     "Pick an opponent; take {a} Vis from them."},
    {Effect::BurnSpell, "discard an opponent's installed spell",
     "Pick a spell installed on an opponent's item; it is discarded."},
    {Effect::MineVis, "gain {a} times what Extract gives, and {b}",
     "Gain {a} times what Extract gives in this Tribunal, and {b}."},
    {Effect::RenewRows, "renew both rows; take a card, with {a} Vis on it",
     "Discard both rows and deal new ones. Then take a face-up card and fund {a} on it."},
    {Effect::PlaceVotes, "place up to {votes}, {b} on one space",
     "Up to {votes}, at most {b} on one space."},
    {Effect::ShiftVotes, "shift up to {votes}",
     "Up to {a} times: move a vote from one space to another."},
    {Effect::RemoveVotes, "remove up to {votes}",
     "Up to {a} times: a vote goes back to the Concilium."},
    {Effect::BindSpace, "{votes} on a space, which is then locked",
     "Pick an unlocked space; {votes} on it; lock it."},
    {Effect::DrawSpells, "draw {a} spells to your hand", "Draw {a} spells to your hand."},
    {Effect::Mirror, "as a spell on an opponent's item",
     "Pick a spell installed on an opponent's item, not another such glyph: do what it says. The "
     "bearer stays this card's own."},
    {Effect::Precede, "your items win ties; place up to {votes}",
     "Your items have precedence in the next count. You may place {votes}."},
    {Effect::RestoreSpell, "a discarded spell, active; or {a} Vis",
     "Take a discarded spell into your Library, active. If there is none, gain {a}."},
    {Effect::GainVis, "gain {a} Vis", "Gain {a}."},
    {Effect::FundCards, "{b} Vis on each of up to {a} of your inactive cards",
     "Pick up to {a} of your inactive cards; fund {b} on each."},
    {Effect::TakeAnyItem, "an item of the row or the discards, with {a} Vis",
     "Take an item from the row or from the discards; fund {a} on it."},
    {Effect::DrawAndStudy, "draw a card, then study",
     "You may draw an item or spell; then you may study. Neither is an action."},
    {Effect::CollectFee, "{a} Vis from every opponent, and {b} more",
     "Every opponent gives you {a} Vis if they have it; gain {b}."},
    {Effect::VoteAndGain, "place up to {votes}; gain {b} Vis", "You may place {votes}. Gain {b}."},
    {Effect::DrawCards, "draw {a} items or spells to your hand",
     "{a} times: draw an item or a spell, as you choose, to your hand."},
    {Effect::Sabotage, "ruin an opponent's installed spell, or the Vis on a card",
     "Pick one thing of an opponent: an installed spell, which is discarded; or an inactive card, "
     "whose Vis is lost."},
    {Effect::TakeActiveSpell, "a face-up spell, active",
     "Take a face-up spell into your Library, active."},
    {Effect::OpenGate, "gather Vis; or gain {a}",
     "Gather from an open source (R12), without actions. If both are closed, gain {a}."},
    {Effect::TakeItem, "a face-up item, with {a} Vis on it",
     "Take a face-up item; fund {a} on it."},
    {Effect::Duel, "dice against an opponent: take {a} Vis, or gain {b}",
     "Pick an opponent; both roll until the dice differ. Yours higher: take {a} Vis from them. "
     "Else "
     "gain {b}."},
    {Effect::Ward, "opponents' effects cannot touch you; gain {a} Vis",
     "You are warded. Gain {a}."},
    {Effect::Commend, "{a} extra votes for an item of yours",
     "Pick an active item of yours without an award: it has {a} extra votes in the next count."},
});

// The words of an effect name only the amounts that its cards give.
constexpr bool are_words_good(const Words& words) {
    const int amounts = row_of(words.effect).count_amounts();
    for (const std::string_view text : {words.brief, words.full}) {
        const auto names = [&](std::string_view what) { return text.find(what) != text.npos; };
        if (text.empty() || (amounts < 2 && names("{b}"))) return false;
        if (amounts < 1 && (names("{a}") || names("{votes}"))) return false;
    }
    return true;
}
static_assert(has_row_per_effect(kWords), "one row per effect, in the order of the enum");
static_assert(std::ranges::all_of(kWords, are_words_good), "words are missing, or name an amount");

}  // namespace

std::string effect_in_words(Card card, const Edition& edition, Length length) {
    const Facts& facts = edition.facts(card);
    const Words& words = kWords[static_cast<std::size_t>(facts.effect)];
    return fmt::format(fmt::runtime(length == Length::Full ? words.full : words.brief),
                       fmt::arg("a", facts.amounts[0]), fmt::arg("b", facts.amounts[1]),
                       fmt::arg("votes", plural(facts.amounts[0], "vote")),
                       fmt::arg("frame", edition.extra_frame));
}

}  // namespace curia::cli::tribunal
