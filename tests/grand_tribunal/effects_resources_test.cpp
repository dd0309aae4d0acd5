// The resources, card by card.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

TEST(GrandTribunalApprentice, FundsUpToFourCards) {
    Scene scene;
    scene.vault(A, "Diligent Apprentice");
    const Slot orb = scene.inactive(A, "Fulgarous Orb");
    const Slot done = scene.inactive(A, "Willow Switch", 2);
    const Slot mind = scene.inactive(A, "Clear Mind");
    scene.use("Diligent Apprentice");
    scene.play(Pick{orb});
    scene.play(Pick{done});
    scene.play(Pick{mind});
    EXPECT_EQ(scene.vis_on(orb), 1);
    EXPECT_EQ(scene.vis_on(done), 2);
    EXPECT_EQ(scene.vis_on(mind), 1);
    EXPECT_EQ(scene.stage(), Stage::Main);  // no card is left
}
TEST(GrandTribunalSpring, GivesSeven) {
    Scene scene;
    scene.vault(A, "Hidden Spring");
    scene.use("Hidden Spring");
    EXPECT_EQ(scene.vis(A), 19);
}

TEST(GrandTribunalCaravan, DrawsFourToTheHandOneByOne) {
    Scene scene;
    scene.vault(A, "Book Caravan");
    scene.use("Book Caravan");
    for (const Deck deck : {Deck::Items, Deck::Spells, Deck::Spells, Deck::Items}) {
        ASSERT_EQ(scene.stage(), Stage::Effect);
        EXPECT_FALSE(scene.can(ChooseDeck{Deck::Resources}));
        scene.play(ChooseDeck{deck});
        scene.settle();
    }
    EXPECT_EQ(scene.count(A, Deck::Items, Place::Hand), 2);
    EXPECT_EQ(scene.count(A, Deck::Spells, Place::Hand), 2);
    EXPECT_EQ(scene.stage(), Stage::Main);
}
TEST(GrandTribunalCaravan, EndsWhenTheDecksAreEmpty) {
    Scene scene;
    scene.vault(A, "Book Caravan");
    scene.empty_deck(Deck::Items);
    scene.empty_deck(Deck::Spells);
    scene.use("Book Caravan");
    EXPECT_EQ(scene.stage(), Stage::Main);
}

TEST(GrandTribunalEnvoy, PlacesThreeVotesTwoOnOneSpace) {
    Scene scene;
    scene.vault(A, "Envoy to the Council");
    scene.use("Envoy to the Council");
    scene.play(PickSpace{Space::Orb});
    scene.play(PickSpace{Space::Orb});
    EXPECT_FALSE(scene.can(PickSpace{Space::Orb}));
    scene.play(PickSpace{Space::Wand});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.concilium, 21);
}
TEST(GrandTribunalCatsPaw, StealsFive) {
    Scene scene;
    scene.vault(A, "Cat's-Paw");
    scene.use("Cat's-Paw");
    scene.play(PickOpponent{B});
    EXPECT_EQ(scene.vis(A), 17);
    EXPECT_EQ(scene.vis(B), 7);
}

// E12: one question over installed spells and inactive cards with Vis on them.
TEST(GrandTribunalSaboteur, RuinsASpellOrTheVisOnACard) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.vault(A, "Hired Saboteur");
    scene.vault(A, "Hired Saboteur");
    scene.active(B, "Cordial of Rue", {"Breath of Vigour"});
    const Slot orb = scene.inactive(C, "Fulgarous Orb", 4);
    scene.inactive(C, "Rowan Wand");
    const int regio = scene.table.regio;
    scene.use("Hired Saboteur");
    EXPECT_EQ(scene.choices().size(), 2u);
    scene.play(Pick{orb});
    EXPECT_EQ(scene.vis_on(orb), 0);
    EXPECT_EQ(scene.table.regio, regio + 4);
    scene.play(End{});
    scene.give_turn(A);
    scene.use("Hired Saboteur");
    scene.play(Pick{scene.find(B, "Breath of Vigour")});
    EXPECT_TRUE(scene.is_discarded("Breath of Vigour"));
}
TEST(GrandTribunalSaboteur, FindsNothingBehindAWard) {
    Scene scene;
    scene.vault(A, "Hired Saboteur");
    scene.active(B, "Cordial of Rue", {"Breath of Vigour"});
    scene.ward(B);
    scene.use("Hired Saboteur");
    EXPECT_EQ(scene.stage(), Stage::Main);
}

TEST(GrandTribunalTutor, GivesAFaceUpSpellActive) {
    Scene scene;
    scene.vault(A, "Itinerant Tutor");
    scene.row({"Aqua Regia", "Clear Mind", "Fool's Gold"});
    scene.use("Itinerant Tutor");
    scene.play(PickCard{scene.table.rows[Deck::Spells][1]});
    scene.settle();
    EXPECT_TRUE(scene.has(A, "Clear Mind", Place::Active));
    EXPECT_EQ(scene.table.rows[Deck::Spells].size(), 3);
}
TEST(GrandTribunalTutor, FindsAnEmptyRow) {
    Scene scene;
    scene.vault(A, "Itinerant Tutor");
    scene.use("Itinerant Tutor");
    EXPECT_EQ(scene.stage(), Stage::Main);
}

TEST(GrandTribunalFamiliar, GivesAFrame) {
    Scene scene;
    scene.vault(A, "Faithful Familiar");
    scene.use("Faithful Familiar");
    scene.play(Extract{});
    scene.play(End{});
    EXPECT_EQ(scene.asked(), A);
    EXPECT_TRUE(scene.can(Gather{Source::Contested}));
}

TEST(GrandTribunalCharter, ShiftsUpToFour) {
    Scene scene;
    scene.vault(A, "Charter of Appeal");
    scene.votes({{Space::Orb, 5}});
    scene.use("Charter of Appeal");
    for (int i = 0; i < 4; ++i) {
        scene.play(PickSpace{Space::Orb});
        scene.play(PickSpace{Space::Wand});
    }
    EXPECT_EQ(scene.votes(Space::Wand), 4);
    EXPECT_EQ(scene.stage(), Stage::Main);
}

TEST(GrandTribunalGate, GathersWithoutActions) {
    Scene scene;
    scene.vault(A, "Regio Gate");
    scene.use("Regio Gate");
    scene.play(Gather{Source::Contested});
    scene.happens(Roll{A, 5});
    scene.play(Join{});
    scene.happens(Roll{B, 2});
    scene.play(Decline{});
    EXPECT_EQ(scene.vis(A), 12 + 1 + 5 + 2);
    EXPECT_EQ(scene.table.marker[Source::Contested], 1);
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.table.frame.left, 1);
    EXPECT_TRUE(scene.is_discarded("Regio Gate"));
}
TEST(GrandTribunalGate, GivesFourIfBothSourcesAreClosed) {
    Scene scene;
    scene.vault(A, "Regio Gate");
    scene.table.marker[Source::Contested] = 1;
    scene.table.marker[Source::Uncontested] = 3;
    scene.use("Regio Gate");
    EXPECT_EQ(scene.vis(A), 16);
    EXPECT_EQ(scene.stage(), Stage::Main);
}

TEST(GrandTribunalBequest, TakesAnItemWithThreeVis) {
    Scene scene;
    scene.vault(A, "Old Master's Bequest");
    scene.row({"Fulgarous Orb", "Willow Switch"});
    scene.use("Old Master's Bequest");
    EXPECT_FALSE(scene.can(Stop{}));
    scene.play(PickCard{scene.table.rows[Deck::Items][0]});
    scene.settle();
    EXPECT_EQ(scene.vis_on(scene.find(A, "Fulgarous Orb")), 3);
}
TEST(GrandTribunalBequest, FindsAnEmptyRow) {
    Scene scene;
    scene.vault(A, "Old Master's Bequest");
    scene.use("Old Master's Bequest");
    EXPECT_EQ(scene.stage(), Stage::Main);
}

// E12: a pair that is not equal; with no opponent to duel nothing happens.
TEST(GrandTribunalDuel, StealsSixOrGainsThree) {
    Scene scene;
    scene.vault(A, "Wizards' Duel");
    scene.use("Wizards' Duel");
    scene.play(PickOpponent{C});
    EXPECT_FALSE(GrandTribunal::possible(scene.state, RollDuel{3, 3}));
    EXPECT_FALSE(GrandTribunal::possible(scene.state, RollDuel{7, 3}));
    scene.happens(RollDuel{4, 3});
    EXPECT_EQ(scene.vis(A), 18);
    EXPECT_EQ(scene.vis(C), 6);
    Scene lost;
    lost.vault(A, "Wizards' Duel");
    lost.use("Wizards' Duel");
    lost.play(PickOpponent{C});
    lost.happens(RollDuel{2, 3});
    EXPECT_EQ(lost.vis(A), 15);
    EXPECT_EQ(lost.vis(C), 12);
}
TEST(GrandTribunalDuel, NeedsAnOpponent) {
    Scene scene;
    scene.vault(A, "Wizards' Duel");
    scene.ward(B);
    scene.ward(C);
    scene.use("Wizards' Duel");
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 12);
}
TEST(GrandTribunalDuel, EveryUnequalPairIsAsLikely) {
    Scene scene;
    scene.vault(A, "Wizards' Duel");
    scene.use("Wizards' Duel");
    scene.play(PickOpponent{B});
    Rng rng(2);
    std::array<std::array<int, 7>, 7> seen{};
    for (int i = 0; i < 30'000; ++i) {
        const auto dice = std::get<RollDuel>(GrandTribunal::draw(scene.state, rng));
        ++seen[dice.mine][dice.other];
    }
    for (int mine = 1; mine <= 6; ++mine)
        for (int other = 1; other <= 6; ++other)
            EXPECT_NEAR(seen[mine][other], mine == other ? 0 : 1000, 130);
}

// E12: not a target, no loss, not mirrored; an existing fog stays.
TEST(GrandTribunalVault, WardsUntilTheCount) {
    Scene scene;
    scene.vault(A, "Sealed Vault");
    scene.table.player(A).fogged = true;
    scene.use("Sealed Vault");
    EXPECT_EQ(scene.vis(A), 15);
    EXPECT_TRUE(scene.table.player(A).warded);
    EXPECT_TRUE(scene.table.player(A).fogged);
    scene.last_turn();
    scene.hold();
    EXPECT_FALSE(scene.table.player(A).warded);
}

TEST(GrandTribunalOpus, GivesTwoVotesInTheNextCountOnly) {
    Scene scene;
    scene.vault(A, "Magnum Opus");
    const Slot wand = scene.active(A, "Rowan Wand");
    const Slot old = scene.active(A, "Fulgarous Orb");
    scene.table.pieces.item(old).award = Award::First;
    scene.use("Magnum Opus");
    EXPECT_EQ(scene.choices(), std::vector<Action>{Pick{wand}});
    scene.play(Pick{wand});
    EXPECT_EQ(scene.counted(wand).votes, 2);
    scene.last_turn();
    scene.hold();
    EXPECT_EQ(scene.table.pieces.item(wand).bonus, 0);
}
TEST(GrandTribunalOpus, NeedsAnItemWithoutAnAward) {
    Scene scene;
    scene.vault(A, "Magnum Opus");
    scene.inactive(A, "Rowan Wand", 3);
    scene.use("Magnum Opus");
    EXPECT_EQ(scene.stage(), Stage::Main);
}

}  // namespace
}  // namespace curia::grand_tribunal
