// The position before the first turn: section 2.
#include "match/edition/edition.h"
#include "match/options.h"
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

// Chance deals until the first player has to act.
State dealt(int players, std::uint64_t seed = 1) {
    State state = Justinian::start(default_setup<Justinian>(players));
    Rng rng(seed);
    while (Justinian::turn(state) == Turn::of_chance())
        Justinian::resolve(state, Justinian::draw(state, rng));
    return state;
}

int deck_size(const State& state, Colour colour) { return state.secrets.deck[colour].size(); }

// T7: the tokens of a player.
TEST(JustinianSetup, T7TwentyTwoTokensOfThirtyEightPoints) {
    EXPECT_EQ(kTokenSet.size(), 22);
    EXPECT_EQ(kTokenSet[token(+1).index], 5);
    EXPECT_EQ(kTokenSet[token(+2).index], 4);
    EXPECT_EQ(kTokenSet[token(+3).index], 2);
    EXPECT_EQ(kTokenSet[token(-1).index], 5);
    EXPECT_EQ(kTokenSet[token(-2).index], 4);
    EXPECT_EQ(kTokenSet[token(-3).index], 2);
    EXPECT_EQ(influence(kTokenSet), 38);
}

// T7: black tokens push to the right, red ones to the left; as influence both count the same.
TEST(JustinianSetup, T7BlackIsPlusAndRedIsMinus) {
    EXPECT_EQ(token(+3).value(), +3);
    EXPECT_EQ(token(-3).value(), -3);
    EXPECT_EQ(token(+3).influence(), 3);
    EXPECT_EQ(token(-3).influence(), 3);
}

// S1, S5: tile n is in slot n; nobody has points; the first phase begins.
TEST(JustinianSetup, TheRowIsInOrderAndTheScoreIsNothing) {
    const State state = dealt(4);
    EXPECT_EQ(state.table.row[0], tile(1));
    EXPECT_EQ(state.table.row[6], tile(7));
    EXPECT_EQ(state.table.row[11], tile(12));
    EXPECT_EQ(state.table.points, PerPlayer<std::int16_t>{});
    EXPECT_EQ(state.table.phase, 1);
    EXPECT_EQ(state.table.minimum(), 5);
}

// T8, S2: ten tokens behind the screen, twelve in the reserve, together the whole set.
TEST(JustinianSetup, T8TenTokensInHandTwelveInReserve) {
    const State state = dealt(3);
    EXPECT_EQ(state.table.hand_size[A], 10);
    EXPECT_EQ(state.table.reserve_size[A], 12);
    EXPECT_EQ(state.table.hand_size[C], 10);
    EXPECT_EQ(state.table.reserve_size[C], 12);
    TokenBag all = state.secrets.hand[C];
    all.add(state.secrets.reserve[C]);
    EXPECT_EQ(all, kTokenSet);
}

// T8, S3, S4, A32: two players, three cards of each colour; six stay in the deck.
TEST(JustinianSetup, T8CardsOfTwoPlayers) {
    const State state = dealt(2);
    EXPECT_EQ(state.secrets.cards[A][Colour::War].size(), 3);
    EXPECT_EQ(state.secrets.cards[B][Colour::Trade].size(), 3);
    EXPECT_EQ(deck_size(state, Colour::War), 6);
    EXPECT_EQ(deck_size(state, Colour::Trade), 6);
}

// T8, S3, S4: three players, two cards of each colour; six stay in the deck.
TEST(JustinianSetup, T8CardsOfThreePlayers) {
    const State state = dealt(3);
    EXPECT_EQ(state.secrets.cards[A][Colour::Law].size(), 2);
    EXPECT_EQ(state.secrets.cards[C][Colour::Building].size(), 2);
    EXPECT_EQ(deck_size(state, Colour::Law), 6);
    EXPECT_EQ(deck_size(state, Colour::Building), 6);
}

// T8, S3, S4: four players, two cards of each colour; four stay in the deck.
TEST(JustinianSetup, T8CardsOfFourPlayers) {
    const State state = dealt(4);
    EXPECT_EQ(state.secrets.cards[A][Colour::Law].size(), 2);
    EXPECT_EQ(state.secrets.cards[D][Colour::Law].size(), 2);
    EXPECT_EQ(deck_size(state, Colour::Law), 4);
    EXPECT_EQ(deck_size(state, Colour::War), 4);
}

// S3: no card is in two places, and none is missing.
TEST(JustinianSetup, EveryCardIsInOnePlace) {
    const State state = dealt(4);
    TileSet all = state.secrets.deck[Colour::War];
    int count = all.size();
    for (Seat seat : seats(4)) {
        all.add(state.secrets.cards[seat][Colour::War]);
        count += state.secrets.cards[seat][Colour::War].size();
    }
    EXPECT_EQ(all, TileSet::all());
    EXPECT_EQ(count, 12);
}

// S2: chance deals ten tokens of the set to one seat after another.
TEST(JustinianSetup, TokensAreDealtSeatBySeat) {
    State state = Justinian::start(default_setup<Justinian>(2));
    const TokenBag ten{{2, 2, 1, 2, 2, 1}}, nine{{2, 2, 1, 2, 2, 0}}, no_such{{0, 0, 3, 3, 4, 0}};
    EXPECT_TRUE(Justinian::possible(state, DealTokens{A, ten}));
    EXPECT_FALSE(Justinian::possible(state, DealTokens{A, nine}));
    EXPECT_FALSE(Justinian::possible(state, DealTokens{A, no_such}));
    EXPECT_FALSE(Justinian::possible(state, DealTokens{B, ten}));
    Justinian::resolve(state, DealTokens{A, ten});
    EXPECT_TRUE(Justinian::possible(state, DealTokens{B, ten}));
}

// S3: a card that A was dealt cannot be dealt to B.
TEST(JustinianSetup, ACardIsDealtOnce) {
    State state = Justinian::start(default_setup<Justinian>(2));
    const TokenBag ten{{2, 2, 1, 2, 2, 1}};
    Justinian::resolve(state, DealTokens{A, ten});
    Justinian::resolve(state, DealTokens{B, ten});
    const TileSet low = tiles({1, 2, 3}), high = tiles({10, 11, 12}), mixed = tiles({3, 4, 5});
    Justinian::resolve(state, DealCards{A, {{low, low, high, high}}});
    EXPECT_TRUE(Justinian::possible(state, DealCards{B, {{high, high, low, low}}}));
    EXPECT_FALSE(Justinian::possible(state, DealCards{B, {{mixed, high, low, low}}}));
    EXPECT_FALSE(Justinian::possible(state, DealCards{B, {{tiles({10, 11}), high, low, low}}}));
}

// S6, A29: any player may start, and opens the first game turn.
TEST(JustinianSetup, AnybodyMayStart) {
    State state = Justinian::start(default_setup<Justinian>(3));
    Rng rng(5);
    while (state.table.stage != Stage::Starter)
        Justinian::resolve(state, Justinian::draw(state, rng));
    EXPECT_TRUE(Justinian::possible(state, ChooseStarter{A}));
    EXPECT_TRUE(Justinian::possible(state, ChooseStarter{C}));
    EXPECT_FALSE(Justinian::possible(state, ChooseStarter{D}));
    Justinian::resolve(state, ChooseStarter{C});
    EXPECT_EQ(state.table.starter, C);
    EXPECT_EQ(Justinian::turn(state), Turn::of_player(C));
}

// Section 0, 2: the default options.
TEST(JustinianSetup, TheDefaultOptions) {
    const Options options = default_setup<Justinian>(4).options;
    EXPECT_EQ(options.tie_break, TieBreak::Clockwise);
    EXPECT_EQ(options.colour_chooser, ColourChooser::HighestTotal);
    EXPECT_EQ(options.forfeits, Forfeits::Chooser);
    EXPECT_EQ(options.false_claims, FalseClaims::Off);
    EXPECT_EQ(options.alone_limit, AloneLimit::OneMore);
}

// Section 0, 2: the names and values of the options.
TEST(JustinianSetup, TheOptionsByName) {
    Options options;
    EXPECT_TRUE(set_option<Justinian>(options, "tie_break=latest_pass"));
    EXPECT_TRUE(set_option<Justinian>(options, "colour_chooser=claimant"));
    EXPECT_TRUE(set_option<Justinian>(options, "forfeits=claimant"));
    EXPECT_TRUE(set_option<Justinian>(options, "false_claims=on"));
    EXPECT_TRUE(set_option<Justinian>(options, "alone_limit=one_per_turn"));
    EXPECT_EQ(options, (Options{TieBreak::LatestPass, ColourChooser::Claimant, Forfeits::Claimant,
                                FalseClaims::On, AloneLimit::OnePerTurn}));
    EXPECT_TRUE(set_option<Justinian>(options, "alone_limit=unlimited"));
    EXPECT_EQ(options.alone_limit, AloneLimit::Unlimited);
    EXPECT_TRUE(set_option<Justinian>(options, "preset=french"));
    EXPECT_EQ(options, Options{.tie_break = TieBreak::LatestPass});
    EXPECT_TRUE(set_option<Justinian>(options, "preset=italian"));
    EXPECT_EQ(options, Options{.alone_limit = AloneLimit::OnePerTurn});
    EXPECT_TRUE(set_option<Justinian>(options, "preset=english"));
    EXPECT_EQ(options, Options{});
    EXPECT_EQ(all_options<Justinian>().size(), 2u * 2u * 2u * 2u * 3u);
}

}  // namespace
}  // namespace curia::justinian
