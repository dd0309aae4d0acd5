// Effects combined with options, wards, locks, empty decks and each other: E1 to E13.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

constexpr const char* kPhiltre = "Quicksilver Philtre";
constexpr const char* kOrb = "Orb of the Nine Winds";
constexpr const char* kLeaf = "Palimpsest Leaf";
constexpr const char* kRue = "Cordial of Rue";

// Leaves no other card in this deck.
void stack(Scene& scene, std::initializer_list<const char*> names) {
    std::vector<Card> cards;
    for (const char* name : names) cards.push_back(scene.take(name));
    scene.empty_deck(cards[0].deck());
    for (const Card card : cards) {
        scene.state.secrets.deck.add(card);
        ++scene.table.deck_size[card.deck()];
    }
}

// ---- What can be declined: E1 ----

// A table on which every card has an effect.
void lay_out_targets(Scene& scene) {
    scene.active(A, "Willow Switch", {"Hailstone Volley"});
    scene.inactive(A, "Panacea Magna", 1);
    scene.active(B, kRue, {"Breath of Vigour"});
    scene.inactive(B, "Fulgarous Orb", 2);
    scene.row({"Rowan Wand", "Knotted Cord", "Riches of the Deep Earth"});
    scene.discarded("Double Distillation");
    scene.votes({{Space::Orb, 3}});
}
bool asks_and_may_stop(const char* name) {
    Scene scene;
    lay_out_targets(scene);
    const Card card = scene.take(name);
    scene.state.secrets.deck.add(card);
    ++scene.table.deck_size[card.deck()];
    if (card.deck() == Deck::Spells) {
        scene.active(A, "The Fourfold Talisman", {name});
        scene.cast(name);
    } else {
        scene.vault(A, name);
        scene.use(name);
    }
    EXPECT_EQ(scene.stage(), Stage::Effect) << name;
    return scene.can(Stop{});
}
TEST(GrandTribunalEffects, CompulsoryPicksCannotBeRefused) {
    for (const char* name :
         {"Item's Transmutation", "Aqua Regia", "Philosopher's Leaven", "Fool's Gold",
          "Fog of Confusion", "Thieving Wind", "Consuming Ember", "Rune of Binding", "Mirror Glyph",
          "Restoring Hand", "Second Bloom", "Book Caravan", "Cat's-Paw", "Hired Saboteur",
          "Itinerant Tutor", "Regio Gate", "Old Master's Bequest", "Wizards' Duel", "Magnum Opus"})
        EXPECT_FALSE(asks_and_may_stop(name)) << name;
}
TEST(GrandTribunalEffects, WhatIsUpToThePlayerCanBeStopped) {
    for (const char* name :
         {"Chirurgeon's Touch", "Solve et Coagula", "Rune of Acclaim", "Rune of Recanting",
          "Rune of Silence", "Seal of Precedence", "Mending of Small Things", "Clear Mind",
          "Balm of Concord", "Diligent Apprentice", "Envoy to the Council", "Charter of Appeal"})
        EXPECT_TRUE(asks_and_may_stop(name)) << name;
}

// ---- Alchemical ----

// E12: the draws come in the order of the picks, independent of their decks.
TEST(GrandTribunalChirurgeon, DrawsASpellBeforeAnItemIfItWasPickedFirst) {
    Scene scene;
    scene.active(A, kPhiltre, {"Chirurgeon's Touch"});
    const Slot wand = scene.inactive(A, "Rowan Wand");
    const Slot spring = scene.vault(A, "Hidden Spring");
    const Slot regia = scene.hand(A, "Aqua Regia");
    scene.cast("Chirurgeon's Touch");
    for (const Slot slot : {spring, regia, wand}) scene.play(Pick{slot});
    for (const Slot slot : {spring, regia, wand}) {
        ASSERT_EQ(scene.stage(), Stage::Deal);
        EXPECT_EQ(scene.table.deal_to, slot);
        Rng rng(1);
        scene.happens(GrandTribunal::draw(scene.state, rng));
    }
}
// E7: a card in hand and its copy in the Sanctum are two choices, because each is replaced in
// place.
TEST(GrandTribunalChirurgeon, TellsHandAndSanctumApart) {
    Scene scene;
    scene.active(A, kPhiltre, {"Chirurgeon's Touch"});
    const Slot held = scene.hand(A, "Aqua Regia");
    const Slot laid = scene.inactive(A, "Aqua Regia", 0, Turned::Down);
    scene.cast("Chirurgeon's Touch");
    EXPECT_TRUE(scene.can(Pick{held}));
    EXPECT_TRUE(scene.can(Pick{laid}));
}
// draw_to concerns DRAW and DRAW_RESOURCE only: here it is still hand for hand and Sanctum for
// Sanctum.
TEST(GrandTribunalChirurgeon, ReplacesInPlaceWhateverTheOption) {
    Scene scene(3, {.vis_supply = VisSupply::Finite, .draw_to = DrawTo::Hand});
    scene.active(A, kPhiltre, {"Chirurgeon's Touch"});
    const Slot wand = scene.inactive(A, "Rowan Wand", 2);
    const int regio = scene.table.regio;
    scene.cast("Chirurgeon's Touch");
    scene.play(Pick{wand});
    scene.settle();
    EXPECT_EQ(scene.place(wand), Place::Sanctum);
    EXPECT_TRUE(scene.table.piece(wand).face.is_down());  // a drawn card lies face down
    EXPECT_EQ(scene.vis_on(wand), 0);
    EXPECT_EQ(scene.vis(A), 14);  // back to the owner, not to the Regio
    EXPECT_EQ(scene.table.regio, regio);
}
// E13: all discards come before the draws, so an exchanged card can come back.
TEST(GrandTribunalChirurgeon, MayGetItsOwnDiscardsBackByReshuffling) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    scene.active(A, kPhiltre, {"Chirurgeon's Touch"});
    const Slot wand = scene.hand(A, "Rowan Wand");
    scene.empty_deck(Deck::Items);
    scene.cast("Chirurgeon's Touch");
    scene.play(Pick{wand});
    scene.settle();
    EXPECT_TRUE(scene.has(A, "Rowan Wand", Place::Hand));
}
// Transmutation: the surplus goes to the Regio on activation.
TEST(GrandTribunalTransmutation, ASurplusReturnsOnActivation) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.active(A, kPhiltre, {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb", 4, Turned::Down);
    stack(scene, {"Knotted Cord"});
    const int regio = scene.table.regio;
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.settle();
    scene.let_go();
    EXPECT_EQ(scene.table.regio, regio);  // nothing was funded
    const Slot cord = scene.find(A, "Knotted Cord");
    EXPECT_FALSE(scene.can(Study{cord}));
    scene.play(Activate{cord});
    EXPECT_EQ(scene.table.regio, regio + 4);
}
// E13, E12: "not empty" means deck or discards; the old item is discarded after the draw.
TEST(GrandTribunalTransmutation, DrawsFromReshuffledDiscards) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    scene.active(A, kPhiltre, {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb", 1);
    scene.discarded("Rowan Wand");
    scene.empty_deck(Deck::Items);
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.settle();
    EXPECT_EQ(scene.vis_on(scene.find(A, "Rowan Wand")), 3);
    EXPECT_TRUE(scene.is_discarded("Fulgarous Orb"));
}
// E2: only an inactive item or spell of the caster is funded, face up or down.
TEST(GrandTribunalLeaven, FundsNeitherHandNorVaultNorActiveCards) {
    Scene scene;
    const Slot philtre = scene.active(A, kPhiltre, {"Philosopher's Leaven"});
    scene.hand(A, "Rowan Wand");
    scene.vault(A, "Hidden Spring");
    scene.loose(A, "Aqua Regia");
    scene.inactive(B, "Willow Switch");
    const Slot down = scene.inactive(A, "Fulgarous Orb", 0, Turned::Down);
    scene.cast("Philosopher's Leaven");
    EXPECT_FALSE(scene.can(Pick{philtre}));
    EXPECT_EQ(scene.choices(), std::vector<Action>{Pick{down}});
}
// E12: each spell card moves at most once, even if its copy may still move.
TEST(GrandTribunalSolve, AMovedSpellIsNotMovedAgain) {
    Scene scene;
    const Slot wand = scene.active(A, "Rowan Wand", {"Solve et Coagula", "Aqua Regia"});
    const Slot philtre = scene.active(A, kPhiltre, {"Aqua Regia"});
    scene.table.pieces.item(philtre).award = Award::First;  // awarded items give and take too
    const Slot loose = scene.loose(A, "Longevity Potion");
    scene.cast("Solve et Coagula");
    const std::vector<Action> spells = scene.choices();
    ASSERT_EQ(spells.size(), 3u);  // two copies on two items, and Stop
    EXPECT_FALSE(scene.can(Pick{loose}));
    const Action moved = spells[0], twin = spells[1];
    scene.play(moved);
    scene.play(Pick{philtre});
    EXPECT_FALSE(scene.can(moved));
    EXPECT_TRUE(scene.can(twin));
    scene.play(twin);
    scene.play(Pick{wand});
    EXPECT_EQ(scene.counted(wand).spells, 1);
    EXPECT_EQ(scene.counted(philtre).spells, 1);
    EXPECT_EQ(scene.vis(A), 14);
}
// R9: another item takes a spell only if it accepts the category and has room.
TEST(GrandTribunalSolve, MovesOnlyWhereThereIsRoom) {
    Scene scene;
    scene.active(A, "Rowan Wand", {"Solve et Coagula", "Thieving Wind"});
    scene.active(A, "Willow Switch", {"Fool's Gold", "Consuming Ember"});
    scene.active(A, kPhiltre);
    scene.active(B, kOrb);
    scene.cast("Solve et Coagula");
    scene.play(Pick{scene.find(A, "Thieving Wind")});
    EXPECT_EQ(scene.choices(), std::vector<Action>{PickLibrary{}});
}
// Mirror Glyph: the caster gets the frame.
TEST(GrandTribunalMirror, CanMirrorALongevityPotion) {
    Scene scene;
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, kPhiltre, {"Longevity Potion"});
    scene.cast("Mirror Glyph");
    scene.play(Pick{scene.find(B, "Longevity Potion")});
    scene.let_go();
    EXPECT_TRUE(scene.is_discarded("Mirror Glyph"));
    scene.play(End{});
    EXPECT_EQ(scene.asked(), A);
}
// Mirror Glyph: the amounts and limits are those of the mirrored card.
TEST(GrandTribunalMirror, AsksWhatTheMirroredSpellAsks) {
    Scene scene;
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, "Smoked-Glass Orb", {"Rune of Acclaim"});
    scene.cast("Mirror Glyph");
    EXPECT_FALSE(scene.can(Stop{}));
    scene.play(Pick{scene.find(B, "Rune of Acclaim")});
    scene.play(PickSpace{Space::Orb});
    scene.play(PickSpace{Space::Orb});
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.votes(Space::Orb), 2);
}
TEST(GrandTribunalMirror, IsSpentIfTheMirroredSpellFindsNothing) {
    Scene scene;
    scene.active(A, kLeaf, {"Mirror Glyph"});
    scene.active(B, kOrb, {"Fool's Gold"});
    scene.cast("Mirror Glyph");
    scene.play(Pick{scene.find(B, "Fool's Gold")});
    scene.let_go();
    EXPECT_TRUE(scene.has(A, kLeaf, Place::Active));
    EXPECT_TRUE(scene.is_discarded("Mirror Glyph"));
}

// ---- Elemental ----

// T23: active immediately, without spells and award; loose spells are not burnt; the spell is kept.
TEST(GrandTribunalFoolsGold, TheNewItemIsBareAndTheSpellCanBeKept) {
    Scene scene;
    scene.active(A, kOrb, {"Fool's Gold", "Thieving Wind"});
    const Slot loose = scene.loose(A, "Consuming Ember");
    scene.active(A, "Willow Switch", {"Thieving Wind"});
    scene.row({"Rowan Wand"});
    scene.cast("Fool's Gold");
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    scene.settle();
    scene.play(Keep{});
    const Slot wand = scene.find(A, "Rowan Wand");
    EXPECT_EQ(scene.counted(wand).spells, 0);
    EXPECT_EQ(scene.counted(wand).prize, Award::First);
    EXPECT_EQ(scene.place(loose), Place::Active);
    EXPECT_TRUE(scene.has(A, "Thieving Wind", Place::Installed));  // on the other item
    EXPECT_TRUE(scene.has(A, "Fool's Gold", Place::Sanctum));
    EXPECT_EQ(scene.cards_in_all(), 105);
}
// E12, E13: the row is filled before the bearer is burnt, so the bearer cannot be dealt into it.
TEST(GrandTribunalFoolsGold, TheBearerDoesNotFillTheRow) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    scene.active(A, kOrb, {"Fool's Gold"});
    scene.row({"Rowan Wand"});
    scene.empty_deck(Deck::Items);
    scene.cast("Fool's Gold");
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    scene.settle();
    EXPECT_TRUE(scene.table.rows[Deck::Items].empty());
    EXPECT_TRUE(scene.is_discarded(kOrb));
}
TEST(GrandTribunalHail, SendsTheVisToTheRegio) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.active(A, kOrb, {"Hailstone Volley"});
    const int regio = scene.table.regio;
    scene.cast("Hailstone Volley");
    EXPECT_EQ(scene.table.regio, regio + 6);
}
// R5: awarded items are active items, so their spells can be burnt as well.
TEST(GrandTribunalEmber, BurnsSpellsOfAwardedItems) {
    Scene scene;
    scene.active(A, kOrb, {"Consuming Ember"});
    const Slot rue = scene.active(B, kRue, {"Clear Mind"});
    scene.table.pieces.item(rue).award = Award::Second;
    scene.cast("Consuming Ember");
    scene.play(Pick{scene.find(B, "Clear Mind")});
    EXPECT_TRUE(scene.is_discarded("Clear Mind"));
    EXPECT_EQ(scene.table.pieces.item(rue).award, Award::Second);
}
// E12, E13: everything is discarded before anything is dealt.
TEST(GrandTribunalTide, DealsReshuffledDiscards) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    scene.active(A, kOrb, {"Turning of the Tide"});
    scene.row({"Rowan Wand", "Aqua Regia"});
    scene.empty_deck(Deck::Items);
    scene.empty_deck(Deck::Spells);
    scene.cast("Turning of the Tide");
    scene.settle();
    EXPECT_EQ(scene.choices().size(), 2u);  // the same two again; no Stop: E1
    scene.play(PickCard{scene.table.rows[Deck::Spells][0]});
    EXPECT_EQ(scene.vis_on(scene.find(A, "Aqua Regia")), 1);
    EXPECT_FALSE(scene.is_discarded("Turning of the Tide"));  // still in limbo
}

// ---- Runic ----

TEST(GrandTribunalRecanting, MayStopAfterTheFirst) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Recanting"});
    scene.votes({{Space::Orb, 2}});
    scene.cast("Rune of Recanting");
    scene.play(PickSpace{Space::Orb});
    scene.play(PickSpace{Space::Wand});
    scene.play(Stop{});
    EXPECT_EQ(scene.stage(), Stage::Keep);
    EXPECT_EQ(scene.votes(Space::Orb), 1);
    EXPECT_EQ(scene.table.concilium, 22);
}
// T32: neither effects nor actions reach a bound space; another one can be bound too.
TEST(GrandTribunalBinding, ABoundSpaceIsOutOfReach) {
    Scene scene;
    scene.active(A, kLeaf, {"Rune of Binding"});
    scene.votes({{Space::Staff, 3}});
    scene.lock(Space::Staff);
    scene.cast("Rune of Binding");
    EXPECT_FALSE(scene.can(PickSpace{Space::Staff}));
    scene.play(PickSpace{Space::Orb});
    scene.let_go();
    scene.vault(A, "Charter of Appeal");
    scene.use("Charter of Appeal");
    EXPECT_EQ(scene.stage(), Stage::Main);  // all votes lie on bound spaces
    EXPECT_EQ(scene.votes(Space::Orb), 1);
}
// E3: a deck that runs out gives what it has; the text names the hand, so draw_to changes nothing.
TEST(GrandTribunalSigil, DrawsAsFarAsTheDeckGoes) {
    Scene scene;
    scene.active(A, kLeaf, {"Scribe's Sigil"});
    stack(scene, {"Aqua Regia", "Clear Mind"});
    scene.cast("Scribe's Sigil");
    scene.settle();
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 2);
    EXPECT_EQ(scene.table.player(A).cards.size(), 3);
    EXPECT_EQ(scene.stage(), Stage::Keep);
}
// E5, E13: a spell in limbo is not among the discards that are shuffled in.
TEST(GrandTribunalSigil, DoesNotDrawItself) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    scene.active(A, kLeaf, {"Scribe's Sigil"});
    scene.discarded("Fog of Confusion");
    stack(scene, {"Aqua Regia"});
    scene.cast("Scribe's Sigil");
    scene.settle();
    EXPECT_TRUE(scene.has(A, "Fog of Confusion", Place::Hand));
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 2);
    scene.let_go();
    EXPECT_TRUE(scene.is_discarded("Scribe's Sigil"));
}

}  // namespace
}  // namespace curia::grand_tribunal
