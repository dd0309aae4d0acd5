// The start of a game: R1.
#include "tests/grand_tribunal/scene.h"

namespace curia::grand_tribunal {
namespace {

State begun(int players, Seat praeco, const Options& options = {}) {
    State state = GrandTribunal::start(setup_for(players, options));
    GrandTribunal::resolve(state, FirstPraeco{praeco});
    return state;
}

void let_chance_decide(State& state, Rng& rng) {
    while (GrandTribunal::turn(state).of == Turn::Of::Chance)
        GrandTribunal::resolve(state, GrandTribunal::draw(state, rng));
}

// T18: five players hold all sixty Vis.
TEST(GrandTribunalSetup, FivePlayersHoldEveryVis) {
    const State state = GrandTribunal::start(setup_for(5, {.vis_supply = VisSupply::Finite}));
    EXPECT_EQ(state.table.regio, 0);
    EXPECT_EQ(state.table.player(E).vis, 12);
}
// R1: first the Praeco, then an item and a spell for each.
TEST(GrandTribunalSetup, ThePraecoIsTheFirstThingThatChanceDecides) {
    const State state = GrandTribunal::start(setup_for(3));
    EXPECT_TRUE(GrandTribunal::possible(state, FirstPraeco{C}));
    EXPECT_FALSE(GrandTribunal::possible(state, FirstPraeco{D}));
    EXPECT_FALSE(GrandTribunal::possible(state, Deal{A, Card{0}}));
}
TEST(GrandTribunalSetup, EverybodyGetsAnItemAndASpell) {
    State state = begun(3, B);
    EXPECT_TRUE(GrandTribunal::possible(state, Deal{B, Card{0}}));
    EXPECT_FALSE(GrandTribunal::possible(state, Deal{B, Card{64}}));
    EXPECT_FALSE(GrandTribunal::possible(state, Deal{C, Card{0}}));
    GrandTribunal::resolve(state, Deal{B, Card{0}});
    EXPECT_TRUE(GrandTribunal::possible(state, Deal{B, Card{64}}));
    GrandTribunal::resolve(state, Deal{B, Card{64}});
    EXPECT_TRUE(GrandTribunal::possible(state, Deal{C, Card{1}}));
    EXPECT_FALSE(GrandTribunal::possible(state, Deal{C, Card{0}}));
}
// Q2, Q37: the Praeco drafts first; each player takes all three cards, one by one, before the next.
TEST(GrandTribunalSetup, EachPlayerDraftsThreeBeforeTheNext) {
    State state = begun(3, B);
    Rng rng(1);
    for (const Seat seat : {B, B, B, C, C, C, A, A, A}) {
        let_chance_decide(state, rng);
        ASSERT_EQ(state.table.stage, Stage::Draft);
        ASSERT_EQ(GrandTribunal::turn(state), Turn::of_player(seat));
        GrandTribunal::play(state, seat, ChooseDeck{Deck::Resources});
    }
    let_chance_decide(state, rng);
    EXPECT_EQ(state.table.stage, Stage::PraecoVotes);
    EXPECT_EQ(state.table.asked, B);
    EXPECT_EQ(state.table.rows[Deck::Items].size(), 3);
    EXPECT_EQ(state.table.rows[Deck::Spells].size(), 3);
    EXPECT_EQ(state.table.deck_size[Deck::Resources], 21 - 9);
    for (const Seat seat : {A, B, C}) EXPECT_EQ(state.table.player(seat).cards.size(), 5);
}
// E13: equal odds among the decks, then a card.
TEST(GrandTribunalSetup, ARandomDraftPicksDecksEvenly) {
    State state = begun(3, A, {.draft = Draft::Random});
    Rng rng(5);
    while (state.table.stage != Stage::RandomDraft)
        GrandTribunal::resolve(state, GrandTribunal::draw(state, rng));
    std::array<int, kDecks> seen{};
    for (int i = 0; i < 3000; ++i)
        ++seen[static_cast<int>(std::get<Deal>(GrandTribunal::draw(state, rng)).card.deck())];
    for (const int count : seen) EXPECT_NEAR(count, 1000, 120);
    let_chance_decide(state, rng);
    EXPECT_EQ(state.table.stage, Stage::PraecoVotes);
}

}  // namespace
}  // namespace curia::grand_tribunal
