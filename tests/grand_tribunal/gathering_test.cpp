// Gathering Vis: R12.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

// T26: the first space of the game.
TEST(GrandTribunalGathering, AnUncontestedSourcePaysEverybody) {
    Scene scene(4);
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(scene.vis(A), 16);
    for (const Seat seat : {B, C, D}) EXPECT_EQ(scene.vis(seat), 13);
    EXPECT_EQ(scene.table.marker[Source::Uncontested], 1);
    EXPECT_EQ(scene.table.frame.left, 0);
}
// T27, T19, Q20: players who join pay the gatherer; a player with less than 2 Vis is not asked.
TEST(GrandTribunalGathering, OthersMayPayTheGathererToRoll) {
    Scene scene(4);
    scene.vis(D, 1);
    scene.play(Gather{Source::Contested});
    scene.happens(Roll{A, 4});
    EXPECT_EQ(scene.asked(), B);
    scene.play(Join{});
    scene.happens(Roll{B, 2});
    EXPECT_EQ(scene.asked(), C);
    scene.play(Decline{});
    EXPECT_EQ(scene.stage(), Stage::Main);
    EXPECT_EQ(scene.vis(A), 12 + 1 + 4 + 2);
    EXPECT_EQ(scene.vis(B), 12);
    EXPECT_EQ(scene.vis(C), 12);
    EXPECT_EQ(scene.vis(D), 1);
}
// T11, R12: only 2 to 5 counts.
TEST(GrandTribunalGathering, TheDieShowsTwoToFive) {
    Scene scene;
    scene.play(Gather{Source::Contested});
    EXPECT_FALSE(GrandTribunal::possible(scene.state, Roll{A, 1}));
    EXPECT_FALSE(GrandTribunal::possible(scene.state, Roll{A, 6}));
    EXPECT_FALSE(GrandTribunal::possible(scene.state, Roll{B, 4}));
    EXPECT_TRUE(GrandTribunal::possible(scene.state, Roll{A, 5}));
    Rng rng(3);
    std::array<int, 7> seen{};
    for (int i = 0; i < 4000; ++i)
        ++seen[std::get<Roll>(GrandTribunal::draw(scene.state, rng)).die];
    for (int die = 2; die <= 5; ++die) EXPECT_NEAR(seen[die], 1000, 150);
}
// T12: after the last space the source is closed until the new Tribunal.
TEST(GrandTribunalGathering, ClosesASourceAfterItsLastSpace) {
    Scene scene;
    scene.table.marker[Source::Uncontested] = 2;
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(scene.vis(A), 17);
    EXPECT_EQ(scene.vis(B), 14);
    scene.play(End{});
    EXPECT_FALSE(scene.can(Gather{Source::Uncontested}));
    EXPECT_TRUE(scene.can(Gather{Source::Contested}));
}
TEST(GrandTribunalGathering, AWardedPlayerGetsTheirShareAndMayJoin) {
    Scene scene;
    scene.ward(B);
    scene.play(Gather{Source::Contested});
    scene.settle();
    EXPECT_EQ(scene.asked(), B);
    EXPECT_TRUE(scene.can(Join{}));
}
// Q19: finite60 pays the active player first, then clockwise.
TEST(GrandTribunalGathering, AFiniteRegioPaysAsFarAsItGoes) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.table.regio = 5;
    scene.play(Gather{Source::Uncontested});
    EXPECT_EQ(scene.vis(A), 16);
    EXPECT_EQ(scene.vis(B), 13);
    EXPECT_EQ(scene.vis(C), 12);
    EXPECT_EQ(scene.table.regio, 0);
}

}  // namespace
}  // namespace curia::grand_tribunal
