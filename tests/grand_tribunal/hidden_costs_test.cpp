// What others can and cannot know, in rarer cases: E7, E8, Q38.
#include <map>
#include <set>

#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

State imagined(const State& truth, Viewer viewer, int seed) {
    Rng rng(static_cast<std::uint64_t>(seed));
    return GrandTribunal::imagine(GrandTribunal::view(truth, viewer), rng);
}

std::set<std::string> names_imagined(const Scene& scene, Viewer viewer, Slot slot) {
    std::set<std::string> names;
    for (int i = 0; i < 500; ++i) {
        const State world = imagined(scene.state, viewer, i);
        names.insert(std::string(world.table.edition().name(world.card_in(slot))));
    }
    return names;
}

// Leaves no other card in this deck; the rest is discarded.
void stack(Scene& scene, std::initializer_list<const char*> names) {
    std::vector<Card> cards;
    for (const char* name : names) cards.push_back(scene.take(name));
    for (const Card card : of_deck(scene.state.secrets.deck, cards[0].deck()))
        scene.table.discards.add(card);
    scene.empty_deck(cards[0].deck());
    for (const Card card : cards) {
        scene.state.secrets.deck.add(card);
        ++scene.table.deck_size[card.deck()];
    }
}

std::optional<Card> told(const Scene& scene, const Action& action, Viewer viewer) {
    const Step<GrandTribunal> step = ActionOf<GrandTribunal>{scene.asked(), action};
    return std::get<Acted>(GrandTribunal::news(scene.state, step, viewer)).card;
}

// ---- Costs: E8 ----

// A surplus left by a Transmutation is not a lower bound: the cost is at most the Vis on the card.
TEST(GrandTribunalCosts, ATransmutedSurplusIsAnUpperBound) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Fulgarous Orb", 4);
    const Card cord = scene.take("Knotted Cord");
    scene.state.secrets.deck.add(cord);
    ++scene.table.deck_size[Deck::Items];
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.happens(Deal{A, cord});
    const Slot slot = scene.find(A, "Knotted Cord");
    EXPECT_EQ(scene.table.pieces.item(slot).least, 1);
    EXPECT_EQ(scene.table.pieces.item(slot).most, 4);
    std::set<int> costs;
    for (int i = 0; i < 200; ++i) costs.insert(imagined(scene.state, B, i).facts_in(slot).cost);
    EXPECT_EQ(costs, (std::set<int>{2, 3, 4}));
}
// The fund of a Transmutation that stops early reveals the cost.
TEST(GrandTribunalCosts, ATransmutationCanTellTheCost) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Item's Transmutation"});
    const Slot old = scene.inactive(A, "Rowan Wand", 2);
    const Card wand = scene.take("Wand of Glass and Salt");
    scene.state.secrets.deck.add(wand);
    ++scene.table.deck_size[Deck::Items];
    scene.cast("Item's Transmutation");
    scene.play(Pick{old});
    scene.happens(Deal{A, wand});
    const ItemPiece& piece = scene.table.pieces.item(scene.find(A, "Wand of Glass and Salt"));
    EXPECT_EQ(piece.vis, 3);
    EXPECT_EQ(piece.least, 3);
    EXPECT_EQ(piece.most, 3);
}
// What was seen once stays known: removing Vis changes nothing.
TEST(GrandTribunalCosts, SurviveTheLossOfVis) {
    Scene scene;
    const Slot orb = scene.inactive(B, "Fulgarous Orb", 4, Turned::Down);
    scene.vault(A, "Hired Saboteur");
    scene.use("Hired Saboteur");
    scene.play(Pick{orb});
    EXPECT_EQ(scene.vis_on(orb), 0);
    EXPECT_EQ(scene.table.pieces.item(orb).least, 4);
    for (int i = 0; i < 100; ++i) EXPECT_GE(imagined(scene.state, A, i).facts_in(orb).cost, 4);
    scene.give_turn(B);
    scene.play(Study{orb});
    EXPECT_EQ(scene.table.pieces.item(orb).least, 4);
}
// A new card that replaces an exchanged one is as unknown as any other.
TEST(GrandTribunalCosts, AreForgottenWithTheCard) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    const Slot orb = scene.inactive(A, "Fulgarous Orb", 4, Turned::Down);
    scene.table.pieces.item(orb).most = 5;
    scene.cast("Chirurgeon's Touch");
    scene.play(Pick{orb});
    scene.settle();
    EXPECT_EQ(scene.table.pieces.item(orb).least, 1);
    EXPECT_EQ(scene.table.pieces.item(orb).most, kHighestCost);
    EXPECT_FALSE(names_imagined(scene, B, orb).contains("Fulgarous Orb"));  // it was seen leaving
}
// Study reveals only a lower bound, because it may be stopped at any time.
TEST(GrandTribunalCosts, AStoppedStudyTellsNoUpperBound) {
    Scene scene;
    const Slot twig = scene.inactive(A, "Willow Switch", 1, Turned::Down);
    scene.play(Study{twig});
    scene.play(Stop{});
    EXPECT_EQ(scene.table.pieces.item(twig).least, 2);
    EXPECT_EQ(scene.table.pieces.item(twig).most, kHighestCost);
}

// Intervals that overlap without containing each other: all fillings are still equally likely.
TEST(GrandTribunalCosts, OverlappingIntervalsAreFilledEvenly) {
    Scene scene;
    const Slot low = scene.inactive(B, "Fulgarous Orb", 5, Turned::Down);
    scene.table.pieces.item(low).most = 6;
    const Slot high = scene.inactive(C, "Panacea Magna", 6, Turned::Down);
    stack(scene, {"Orb of the Fixed Stars", "Staff of the Elder Council", "The Fourfold Talisman"});
    std::map<std::pair<int, int>, int> seen;
    constexpr int kTimes = 7000;
    for (int i = 0; i < kTimes; ++i) {
        const State world = imagined(scene.state, A, i);
        ++seen[{world.card_in(low).index, world.card_in(high).index}];
    }
    EXPECT_EQ(seen.size(), 7u);  // 5 with 6 or one of three 7s, or 6 with one of three 7s
    for (const auto& [pair, count] : seen) EXPECT_NEAR(count, kTimes / 7, 120);
}
// If random tries find no filling soon, a systematic search does: every slot gets a card that fits.
TEST(GrandTribunalCosts, ThereIsAlwaysAFilling) {
    Scene scene;
    std::vector<Slot> slots;
    const auto put = [&](Seat seat, const char* name, int least, int most) {
        slots.push_back(scene.inactive(seat, name, least, Turned::Down));
        scene.table.pieces.item(slots.back()).most = static_cast<std::uint8_t>(most);
    };
    for (const char* name :
         {"Fulgarous Orb", "Elixir of the Green Lion", "Brass-Cased Hymnal", "Serpent-Twined Staff",
          "Talisman of Seven Seals", "Storm-Caller's Wand", "Panacea Magna", "The Unending Scroll"})
        put(B, name, 5, 6);
    for (const char* name :
         {"Staff of the Standing Stones", "Wand of Living Flame", "Orb of the Fixed Stars",
          "Staff of the Elder Council", "The Fourfold Talisman"})
        put(C, name, 6, kHighestCost);
    for (int i = 0; i < 50; ++i) {
        const State world = imagined(scene.state, A, i);
        std::set<int> cards;
        for (const Slot slot : slots) {
            const ItemPiece& piece = world.table.pieces.item(slot);
            EXPECT_GE(world.facts_in(slot).cost, piece.least);
            EXPECT_LE(world.facts_in(slot).cost, piece.most);
            cards.insert(world.card_in(slot).index);
        }
        EXPECT_EQ(cards.size(), slots.size());
    }
}

// ---- Epochs ----

// A card in limbo is in no other place.
TEST(GrandTribunalImagination, KnowsTheCardAtWork) {
    Scene scene;
    scene.active(A, "Willow Switch", {"Fog of Confusion"});
    const Slot held = scene.hand(B, "Fog of Confusion");
    stack(scene, {"Aqua Regia"});
    scene.cast("Fog of Confusion");
    EXPECT_EQ(names_imagined(scene, A, held),
              (std::set<std::string>{"Aqua Regia", "Fog of Confusion"}));
    const State world = imagined(scene.state, C, 1);
    EXPECT_EQ(of_deck(world.secrets.deck, Deck::Spells).size(), 1);
    EXPECT_FALSE(world.secrets.deck.has(scene.table.working.card));
}
// reshuffle_on_empty: cards that were shuffled in can be later draws, but not cards held before.
TEST(GrandTribunalImagination, TellsDrawsBeforeAReshuffleFromLaterOnes) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    const Slot held = scene.hand(B, "Hidden Spring");
    stack(scene, {"Cat's-Paw"});
    scene.give_turn(A);
    scene.play(Draw{Deck::Resources});
    scene.settle();
    scene.give_turn(B);
    scene.play(Draw{Deck::Resources});  // the discards are shuffled in
    scene.settle();
    Slot fresh = held;
    for (const Slot slot : of_deck(scene.table.player(B).cards, Deck::Resources))
        if (slot != held) fresh = slot;
    EXPECT_EQ(names_imagined(scene, C, held),
              (std::set<std::string>{"Hidden Spring", "Cat's-Paw"}));
    EXPECT_EQ(names_imagined(scene, A, held), (std::set<std::string>{"Hidden Spring"}));
    EXPECT_GE(names_imagined(scene, C, fresh).size(), 13u);
}
// Oldest slots first, each from the cards that were in the deck then: all fillings equally likely.
TEST(GrandTribunalImagination, FillsOldAndNewSlotsEvenly) {
    Scene scene(3, {.reshuffle_on_empty = ReshuffleOnEmpty::On});
    const Slot old = scene.hand(B, "Magnum Opus");
    scene.take("Sealed Vault");  // becomes the last card of the deck below
    scene.take("Regio Gate");
    const Card seal = nth<Card>(Deck::Resources, 19), gate = nth<Card>(Deck::Resources, 16);
    ASSERT_EQ(scene.table.edition().name(seal), "Sealed Vault");
    for (const Card card : of_deck(scene.state.secrets.deck, Deck::Resources))
        scene.table.returned[card] = 1;  // all others came back with the first shuffle
    scene.state.secrets.deck.add(seal);
    scene.state.secrets.deck.add(gate);
    scene.table.deck_size[Deck::Resources] += 2;
    scene.table.shuffles[Deck::Resources] = 1;
    const Slot fresh = scene.hand(C, "Hidden Spring");
    scene.table.piece(fresh).drawn = 1;
    std::map<std::pair<int, int>, int> seen;
    constexpr int kTimes = 6000;
    for (int i = 0; i < kTimes; ++i) {
        const State world = imagined(scene.state, A, i);
        ++seen[{world.card_in(old).index, world.card_in(fresh).index}];
    }
    EXPECT_EQ(seen.size(), 3u * 20u);  // three cards never came back; 21 in all
    for (const auto& [pair, count] : seen) EXPECT_NEAR(count, kTimes / 60, 45);
}

// ---- News ----

// E7: a hidden card is named by its place; what happens to it does not reveal what it is.
TEST(GrandTribunalNews, DoNotTellAHiddenCardThatLosesVis) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Aqua Regia"});
    const Slot orb = scene.inactive(B, "Fulgarous Orb", 2, Turned::Down);
    scene.cast("Aqua Regia");
    EXPECT_EQ(told(scene, Pick{orb}, A), std::nullopt);
    EXPECT_EQ(told(scene, Pick{orb}, C), std::nullopt);
}
// Discards, played resources and activated cards are turned up for all.
TEST(GrandTribunalNews, TellEverybodyWhatIsTurnedUp) {
    Scene scene;
    const Slot twig = scene.inactive(A, "Willow Switch", 2, Turned::Down);
    const Slot spring = scene.vault(A, "Hidden Spring");
    EXPECT_EQ(told(scene, Activate{twig}, B), scene.state.card_in(twig));
    EXPECT_EQ(told(scene, PlayResource{spring}, std::nullopt), scene.state.card_in(spring));
    const Slot wand = scene.inactive(A, "Rowan Wand", 0, Turned::Down);
    EXPECT_EQ(told(scene, Study{wand}, B), std::nullopt);
    EXPECT_EQ(told(scene, Study{wand}, A), scene.state.card_in(wand));
    scene.active(A, "Quicksilver Philtre", {"Chirurgeon's Touch"});
    const Slot held = scene.hand(A, "Aqua Regia");
    scene.cast("Chirurgeon's Touch");
    EXPECT_EQ(told(scene, Pick{held}, B), scene.state.card_in(held));
}
TEST(GrandTribunalNews, TellEverybodyWhatTheHandLimitTakes) {
    Scene scene;
    for (const char* name :
         {"Rowan Wand", "Knotted Cord", "Aqua Regia", "Clear Mind", "Hidden Spring", "Cat's-Paw"})
        scene.hand(A, name);
    scene.play(End{});
    const Slot slot = scene.find(A, "Aqua Regia");
    EXPECT_EQ(told(scene, Discard{slot}, B), scene.state.card_in(slot));
}
// R15: after the Grand Tribunal nobody leads a next one.
TEST(GrandTribunalNews, TellOfNoPraecoAfterTheEnd) {
    Scene scene(3, {.tribunal_call = TribunalCall::Off});
    scene.tribunal(3);
    scene.active(B, "Rowan Wand");
    scene.last_turn();
    const Step<GrandTribunal> step = ActionOf<GrandTribunal>{A, End{}};
    const auto held = std::get<Held>(GrandTribunal::news(scene.state, step, std::nullopt));
    EXPECT_EQ(held.tribunal, 2);
    EXPECT_EQ(held.first_praeco, std::nullopt);
}
// R5: a card that is turned up is no longer one of the hidden cards that only its owner knows.
TEST(GrandTribunalView, NamesNoOpenCardAsHidden) {
    Scene scene;
    const Slot twig = scene.inactive(A, "Willow Switch", 2, Turned::Down);
    EXPECT_EQ(GrandTribunal::view(scene.state, A).own.size(), 1);
    scene.play(Activate{twig});
    EXPECT_TRUE(GrandTribunal::view(scene.state, A).own.empty());
}
// Q38: others see the deck and the place of a draw, and nothing of the card in their View.
TEST(GrandTribunalView, HidesADrawnCardFromTheOthers) {
    Scene scene;
    scene.play(Draw{Deck::Spells});
    scene.settle();
    const Slot slot = of_deck(scene.table.player(A).cards, Deck::Spells).first();
    EXPECT_TRUE(GrandTribunal::view(scene.state, A).card_in(slot));
    EXPECT_FALSE(GrandTribunal::view(scene.state, B).card_in(slot));
    EXPECT_FALSE(GrandTribunal::view(scene.state, std::nullopt).card_in(slot));
}

// ---- The outlook ----

// The outlook gives the public reason why an action is not possible.
TEST(GrandTribunalOutlook, GivesTheReasonsThatLieOnTheTable) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    const auto closed = [&](Kind kind) {
        return GrandTribunal::outlook(GrandTribunal::view(scene.state, A)).closed[kind];
    };
    scene.inactive(A, "Willow Switch", 2);
    EXPECT_EQ(closed(Kind::Study), Reason::NothingToStudy);  // it is complete
    scene.inactive(A, "Rowan Wand");
    EXPECT_EQ(closed(Kind::Study), std::nullopt);
    scene.vis(A, 0);
    EXPECT_EQ(closed(Kind::Study), Reason::NoVis);
    scene.table.regio = 0;
    EXPECT_EQ(closed(Kind::Extract), Reason::NoVis);
    scene.votes({{Space::Orb, 24}});
    EXPECT_EQ(closed(Kind::Vote), Reason::NoVotes);
    for (const Deck deck : kAllDecks) scene.empty_deck(deck);
    EXPECT_EQ(closed(Kind::Draw), Reason::NoCards);
    EXPECT_EQ(closed(Kind::DrawResource), Reason::NoCards);
    for (const Source source : kAllSources)
        scene.table.marker[source] =
            static_cast<std::uint8_t>(scene.table.edition().spaces(source, 0));
    EXPECT_EQ(closed(Kind::Gather), Reason::SourcesClosed);
}

}  // namespace
}  // namespace curia::grand_tribunal
