// The exchange of cards between two phases: R19, A20 to A24, A28.
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

constexpr Colour kWar = Colour::War;

Swaps swaps(std::initializer_list<Swap> list) {
    Swaps swaps;
    for (const Swap& one : list) swaps.push(one);
    return swaps;
}

// Four players after the first scoring, that of Trade; A passed last. Of War A holds 1 and 2,
// B 3 and 4, C 5 and 6, D 7 and 8; the deck has 9 to 12. A keeps tokens for a second claim.
Scene after_the_first_scoring() {
    Scene scene({.players = 4, .starter = B});
    scene.hand(A, {+3, +3, -3});
    scene.on_card(A, {+2, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Trade);
    return scene;
}

// All four exchange a card of War: each gives the lower one.
Scene after_four_exchanges() {
    Scene scene = after_the_first_scoring();
    scene.exchanges(A, kWar, 1);
    scene.receives(A, kWar, 9);
    scene.exchanges(B, kWar, 3);
    scene.receives(B, kWar, 10);
    scene.exchanges(C, kWar, 5);
    scene.receives(C, kWar, 11);
    scene.exchanges(D, kWar, 7);
    scene.receives(D, kWar, 12);
    return scene;
}

// Phase 2 up to its exchange: A lays nine points, claims and names Law.
void play_second_phase(Scene& scene) {
    scene.lays_on_card(A, +3);
    scene.lays(B, +1, 1);
    scene.passes(C);
    scene.passes(D);
    scene.lays_on_card(A, +3);
    scene.lays(B, -1, 1);
    scene.lays_on_card(A, -3);
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Law);
}

// R19, A22: from the last passer clockwise, each once.
TEST(JustinianExchange, GoesRoundFromTheLastPasser) {
    Scene scene({.players = 3, .starter = A});
    scene.on_card(C, {+2, -3});
    scene.placing_ends();
    scene.claims(C);
    scene.chooses(C, kWar);
    EXPECT_EQ(scene.asked(), C);
    scene.keeps(C);
    EXPECT_EQ(scene.asked(), A);
    scene.keeps(A);
    EXPECT_EQ(scene.asked(), B);
    scene.keeps(B);
    EXPECT_EQ(scene.table().stage, Stage::Place);
}

// R19, A23: any own card of a colour that is still in the game, or none.
TEST(JustinianExchange, AnyCardOfAnUnscoredColourMayGo) {
    const Scene scene = after_the_first_scoring();
    EXPECT_EQ(scene.legal(A).size(), 3u * 2u + 1u);
    EXPECT_TRUE(scene.may(A, Exchange{Colour::Law, tile(2)}));
    EXPECT_FALSE(scene.may(A, Exchange{Colour::Trade, tile(2)}));
    EXPECT_FALSE(scene.may(A, Exchange{Colour::Law, tile(3)}));
    EXPECT_TRUE(scene.may(A, Keep{}));
}

// R19, A20: one card for each player, then the next is asked.
TEST(JustinianExchange, OneCardEach) {
    Scene scene = after_the_first_scoring();
    scene.exchanges(A, kWar, 1);
    scene.receives(A, kWar, 12);
    EXPECT_EQ(scene.cards(A, kWar), (Numbers{2, 12}));
    EXPECT_EQ(scene.asked(), B);
    EXPECT_TRUE(scene.legal(A).empty());
}

// R19: the new card comes from the top of that colour's deck, and is never the one just put under
// it.
TEST(JustinianExchange, TheNewCardIsOneOfTheDeck) {
    Scene scene = after_the_first_scoring();
    scene.exchanges(A, kWar, 1);
    EXPECT_EQ(scene.asked(), std::nullopt);
    EXPECT_TRUE(scene.possible(DrawCard{A, kWar, tile(9)}));
    EXPECT_FALSE(scene.possible(DrawCard{A, kWar, tile(1)}));
    EXPECT_FALSE(scene.possible(DrawCard{A, kWar, tile(3)}));
    EXPECT_FALSE(scene.possible(DrawCard{A, Colour::Law, tile(9)}));
    EXPECT_FALSE(scene.possible(DrawCard{B, kWar, tile(9)}));
}

// R19: a card that a player took from the deck is not there for the next player.
TEST(JustinianExchange, ACardComesOnlyOnce) {
    Scene scene = after_the_first_scoring();
    scene.exchanges(A, kWar, 1);
    scene.receives(A, kWar, 9);
    scene.exchanges(B, kWar, 3);
    EXPECT_FALSE(scene.possible(DrawCard{B, kWar, tile(9)}));
    EXPECT_FALSE(scene.possible(DrawCard{B, kWar, tile(1)}));
    EXPECT_TRUE(scene.possible(DrawCard{B, kWar, tile(10)}));
}

// R19, A24: then the next phase begins; the last passer opens it.
TEST(JustinianExchange, TheLastPasserOpensTheNextPhase) {
    Scene scene = after_the_first_scoring();
    scene.nobody_exchanges();
    EXPECT_EQ(scene.table().phase, 2);
    EXPECT_EQ(scene.table().starter, A);
    EXPECT_EQ(scene.asked(), A);
    EXPECT_EQ(scene.table().stage, Stage::Place);
}

// A14: a player without tokens takes part.
TEST(JustinianExchange, APlayerWithoutTokensMayExchange) {
    Scene scene({.players = 2, .starter = B});
    scene.hand(A, {});
    scene.on_card(A, {+2, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, Colour::Trade);
    EXPECT_TRUE(scene.may(A, Exchange{kWar, tile(1)}));
}

// T21: each gets one of the four cards of the old deck.
TEST(JustinianExchange, T21AllFourExchangeTheSameColour) {
    const Scene scene = after_four_exchanges();
    EXPECT_EQ(scene.cards(A, kWar), (Numbers{2, 9}));
    EXPECT_EQ(scene.cards(B, kWar), (Numbers{4, 10}));
    EXPECT_EQ(scene.cards(C, kWar), (Numbers{6, 11}));
    EXPECT_EQ(scene.cards(D, kWar), (Numbers{8, 12}));
    EXPECT_TRUE(scene.state().secrets.deck[kWar].empty());
    EXPECT_EQ(scene.table().phase, 2);
}

// T21, A28: everyone sees who exchanged which colour, and each player knows only their own two
// cards.
TEST(JustinianExchange, T21EachRemembersTheirOwnExchange) {
    const Scene scene = after_four_exchanges();
    ASSERT_EQ(scene.table().exchanges.size(), 4);
    EXPECT_EQ(scene.table().exchanges[0], (Exchanged{A, kWar}));
    EXPECT_EQ(scene.table().exchanges[3], (Exchanged{D, kWar}));
    EXPECT_EQ(scene.view(A).own.swaps, swaps({{tile(1), tile(9)}, {}, {}, {}}));
    EXPECT_EQ(scene.view(B).own.swaps, swaps({{}, {tile(3), tile(10)}, {}, {}}));
    EXPECT_EQ(scene.view(C).own.swaps, swaps({{}, {}, {tile(5), tile(11)}, {}}));
    EXPECT_EQ(scene.view(D).own.swaps, swaps({{}, {}, {}, {tile(7), tile(12)}}));
}

// T21, A28: a spectator sees that it happened.
TEST(JustinianExchange, T21ASpectatorKnowsNoCard) {
    const View view = after_four_exchanges().view(std::nullopt);
    EXPECT_EQ(view.table.exchanges.size(), 4);
    EXPECT_EQ(view.own.swaps, swaps({{}, {}, {}, {}}));
    EXPECT_EQ(view.own.cards, PerColour<TileSet>{});
}

// T21, R19: the deck now consists of the four returned cards, in the order of their return. Nothing
// in it is random.
TEST(JustinianExchange, T21TheReturnedCardsComeInOrder) {
    Scene scene = after_four_exchanges();
    play_second_phase(scene);
    scene.exchanges(A, kWar, 2);
    EXPECT_EQ(scene.cards(A, kWar), (Numbers{1, 9}));
    EXPECT_EQ(scene.asked(), B);
    scene.exchanges(B, kWar, 4);
    EXPECT_EQ(scene.cards(B, kWar), (Numbers{3, 10}));
    scene.exchanges(C, kWar, 11);
    EXPECT_EQ(scene.cards(C, kWar), (Numbers{5, 6}));
    scene.exchanges(D, kWar, 8);
    EXPECT_EQ(scene.cards(D, kWar), (Numbers{7, 12}));
    EXPECT_EQ(scene.table().phase, 3);
}

// T21, A22, A28: the news names a returned card to its receiver only.
TEST(JustinianExchange, T21OnlyTheReceiverIsToldTheReturnedCard) {
    Scene scene = after_four_exchanges();
    play_second_phase(scene);
    scene.keeps(A);
    scene.exchanges(B, kWar, 4);
    EXPECT_EQ(scene.told(B), News(CardExchanged{B, kWar, tile(4), tile(1)}));
    EXPECT_EQ(scene.told(A), News(CardExchanged{B, kWar, std::nullopt, std::nullopt}));
    EXPECT_EQ(scene.told(std::nullopt), News(CardExchanged{B, kWar, std::nullopt, std::nullopt}));
    EXPECT_EQ(scene.view(B).own.swaps[4], (Swap{.gave = tile(4), .got = tile(1)}));
    EXPECT_EQ(scene.view(A).own.swaps[4], Swap{});
}

// T21: but the order of a deck of returned cards can be deduced. A put the 1 under it first, so A
// knows that B, who draws from it first, holds it. C does not know which card that is.
TEST(JustinianExchange, T21TheGiverCanWorkOutWhoHoldsTheCard) {
    Scene scene = after_four_exchanges();
    play_second_phase(scene);
    scene.keeps(A);
    scene.exchanges(B, kWar, 4);
    int imagined_by_a = 0, imagined_by_c = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        Rng rng_of_a(seed), rng_of_c(seed);
        const State by_a = Justinian::imagine(scene.view(A), rng_of_a);
        const State by_c = Justinian::imagine(scene.view(C), rng_of_c);
        imagined_by_a += by_a.secrets.cards[B][kWar].has(tile(1)) ? 1 : 0;
        imagined_by_c += by_c.secrets.cards[B][kWar].has(tile(1)) ? 1 : 0;
    }
    EXPECT_EQ(imagined_by_a, 50);
    EXPECT_LT(imagined_by_c, 50);
}

// R19: old cards of the deck come before returned ones.
TEST(JustinianExchange, ReturnedCardsComeAfterTheOldOnes) {
    Scene scene = after_the_first_scoring();
    scene.exchanges(A, kWar, 1);
    scene.receives(A, kWar, 9);
    scene.exchanges(B, kWar, 3);
    scene.receives(B, kWar, 10);
    scene.nobody_exchanges();
    play_second_phase(scene);
    scene.exchanges(A, kWar, 2);
    EXPECT_FALSE(scene.possible(DrawCard{A, kWar, tile(1)}));
    scene.receives(A, kWar, 12);
    scene.exchanges(B, kWar, 4);
    EXPECT_FALSE(scene.possible(DrawCard{B, kWar, tile(1)}));
    scene.receives(B, kWar, 11);
    scene.exchanges(C, kWar, 5);
    EXPECT_EQ(scene.cards(C, kWar), (Numbers{1, 6}));
    scene.exchanges(D, kWar, 7);
    EXPECT_EQ(scene.cards(D, kWar), (Numbers{3, 8}));
}

// R19: players who keep their cards do not change the order.
TEST(JustinianExchange, KeptCardsDoNotUpsetTheOrder) {
    Scene scene = after_four_exchanges();
    play_second_phase(scene);
    scene.keeps(A);
    scene.exchanges(B, kWar, 4);
    EXPECT_EQ(scene.cards(B, kWar), (Numbers{1, 10}));
    scene.exchanges(C, Colour::Building, 5);
    scene.receives(C, Colour::Building, 9);
    scene.exchanges(D, kWar, 8);
    EXPECT_EQ(scene.cards(D, kWar), (Numbers{3, 12}));
}

// R16, R19: the knowledge about exchanges of a colour disappears with the colour.
TEST(JustinianExchange, AScoredColourIsForgotten) {
    Scene scene = after_four_exchanges();
    scene.lays_on_card(A, +3);
    scene.lays(B, +1, 1);
    scene.lays(C, +1, 2);
    scene.lays(D, +1, 3);
    scene.lays_on_card(A, +3);
    scene.lays(B, +1, 1);
    scene.passes(C);
    scene.passes(D);
    scene.lays_on_card(A, -3);
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, kWar);
    EXPECT_EQ(scene.last_scoring().cards[A], tiles({2, 9}));
    EXPECT_EQ(scene.view(A).own.swaps[0], Swap{});
}

// A21: the third scoring is the last event.
TEST(JustinianExchange, NoneAfterTheThirdScoring) {
    Scene scene({.players = 2, .phase = 3, .starter = B});
    scene.on_card(A, {+3, +3, -3, -3});
    scene.placing_ends();
    scene.claims(A);
    scene.chooses(A, kWar);
    EXPECT_TRUE(scene.is_over());
    EXPECT_TRUE(scene.legal(A).empty());
}

}  // namespace
}  // namespace curia::justinian
