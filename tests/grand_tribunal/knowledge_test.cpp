// What players know: views, news, and the worlds that a viewer imagines: E7, E8, Q13, Q38.
#include <map>

#include "match/options.h"
#include "tests/grand_tribunal/scene.h"
#include "tests/scale.h"

namespace curia::grand_tribunal {
namespace {

State imagined(const Scene& scene, Viewer viewer, std::uint64_t seed) {
    Rng rng(seed);
    return GrandTribunal::imagine(GrandTribunal::view(scene.state, viewer), rng);
}

// How often each card is imagined for a slot.
std::map<std::string, int> cards_imagined(const Scene& scene, Viewer viewer, Slot slot,
                                          int times = 400) {
    std::map<std::string, int> seen;
    for (int i = 0; i < times; ++i) {
        const State world = imagined(scene, viewer, static_cast<std::uint64_t>(i));
        ++seen[std::string(world.table.edition().name(world.card_in(slot)))];
    }
    return seen;
}

TEST(GrandTribunalView, ShowsOwnHiddenCardsAlone) {
    Scene scene;
    const Slot mine = scene.hand(A, "Rowan Wand");
    const Slot other = scene.inactive(B, "Fulgarous Orb", 2, Turned::Down);
    const View view = GrandTribunal::view(scene.state, A);
    EXPECT_TRUE(view.card_in(mine).has_value());
    EXPECT_FALSE(view.card_in(other).has_value());
    EXPECT_EQ(view.table.piece(other).vis, 2);  // Q13: the Vis on it is public
    EXPECT_TRUE(GrandTribunal::view(scene.state, std::nullopt).own.empty());
}
TEST(GrandTribunalNews, TellADrawnCardToItsOwnerOnly) {
    Scene scene;
    scene.play(Draw{Deck::Items});
    const Chance chance = Deal{A, Card{3}};
    const auto told = [&](Viewer viewer) {
        return std::get<Dealt>(GrandTribunal::news(scene.state, chance, viewer));
    };
    EXPECT_EQ(told(A).card, Card{3});
    EXPECT_EQ(told(B).card, std::nullopt);
    EXPECT_EQ(told(B).deck, Deck::Items);
    EXPECT_EQ(told(std::nullopt).card, std::nullopt);
}
TEST(GrandTribunalNews, TellALaidDownCardToItsOwnerOnly) {
    Scene scene;
    const Slot slot = scene.hand(A, "Rowan Wand");
    const Step<GrandTribunal> step = ActionOf<GrandTribunal>{A, LayDown{slot}};
    EXPECT_TRUE(std::get<Acted>(GrandTribunal::news(scene.state, step, A)).card);
    EXPECT_FALSE(std::get<Acted>(GrandTribunal::news(scene.state, step, B)).card);
}
TEST(GrandTribunalNews, TellTheCount) {
    Scene scene(3, {.tribunal_call = TribunalCall::Off});
    scene.active(B, "Rowan Wand");
    scene.last_turn();
    const Step<GrandTribunal> step = ActionOf<GrandTribunal>{A, End{}};
    const auto held = std::get<Held>(GrandTribunal::news(scene.state, step, C));
    EXPECT_EQ(held.points[B], 8);
    EXPECT_EQ(held.first_praeco, B);
    ASSERT_EQ(held.count.size(), 1);
    EXPECT_EQ(held.count[0].prize, Award::First);
}

// ---- What a hidden card can be ----

TEST(GrandTribunalImagination, NeverPutsAVisibleCardIntoAHand) {
    Scene scene;
    const Slot slot = scene.hand(B, "Rowan Wand");
    scene.active(C, "Fulgarous Orb");
    scene.row({"Willow Switch"});
    scene.discarded("Knotted Cord");
    scene.hand(A, "Apple-Wood Staff");
    const auto seen = cards_imagined(scene, A, slot, 1500);
    for (const char* name : {"Fulgarous Orb", "Willow Switch", "Knotted Cord", "Apple-Wood Staff"})
        EXPECT_FALSE(seen.contains(name)) << name;
    EXPECT_EQ(seen.size(), 32u);  // every other item
    for (const auto& [name, count] : seen) EXPECT_NEAR(count, 1500 / 32, 30) << name;
}
// A card that was open when a hidden one was drawn cannot be that one, even after it was shuffled
// back. A card that was drawn later can.
TEST(GrandTribunalImagination, RemembersWhatWasOpenWhenACardWasDrawn) {
    Scene scene;
    const Slot old = scene.hand(B, "Rowan Wand");
    scene.discarded("Fulgarous Orb");
    scene.last_turn();
    scene.hold();
    EXPECT_FALSE(scene.is_discarded("Fulgarous Orb"));
    scene.table.praeco_spaces = {};
    scene.give_turn(B);
    scene.play(Draw{Deck::Items});
    scene.settle();
    Slot fresh;
    for (const Slot slot : of_deck(scene.table.player(B).cards, Deck::Items))
        if (slot != old) fresh = slot;
    const auto row = scene.table.rows[Deck::Items];
    bool is_open = false;
    for (const Card card : row)
        is_open = is_open || scene.table.edition().name(card) == "Fulgarous Orb";
    EXPECT_FALSE(cards_imagined(scene, A, old, 1000).contains("Fulgarous Orb"));
    EXPECT_EQ(cards_imagined(scene, A, fresh, 1000).contains("Fulgarous Orb"), !is_open);
}

// ---- What a cap reveals: E8 ----

TEST(GrandTribunalCosts, VisOnAHiddenItemIsALeastCost) {
    Scene scene;
    const Slot slot = scene.inactive(A, "Fulgarous Orb", 0, Turned::Down);
    scene.play(Study{slot});
    scene.play(Study{slot});
    EXPECT_EQ(scene.table.pieces.item(slot).least, 2);
    EXPECT_EQ(scene.table.pieces.item(slot).most, kHighestCost);
}
TEST(GrandTribunalCosts, AFundThatStopsShortTellsTheCost) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    const Slot slot = scene.inactive(A, "Willow Switch", 0, Turned::Down);
    scene.cast("Philosopher's Leaven");
    scene.play(Pick{slot});
    EXPECT_EQ(scene.table.pieces.item(slot).least, 2);
    EXPECT_EQ(scene.table.pieces.item(slot).most, 2);
    for (int i = 0; i < 200; ++i)
        EXPECT_EQ(imagined(scene, B, static_cast<std::uint64_t>(i)).facts_in(slot).cost, 2);
}
TEST(GrandTribunalCosts, AFullFundTellsALeastCostOnly) {
    Scene scene;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    const Slot slot = scene.inactive(A, "Fulgarous Orb", 1, Turned::Down);
    scene.cast("Philosopher's Leaven");
    scene.play(Pick{slot});
    EXPECT_EQ(scene.table.pieces.item(slot).least, 4);
    EXPECT_EQ(scene.table.pieces.item(slot).most, kHighestCost);
    for (int i = 0; i < 200; ++i)
        EXPECT_GE(imagined(scene, B, static_cast<std::uint64_t>(i)).facts_in(slot).cost, 4);
}
// An empty Regio may also have limited the Vis: nothing is revealed.
TEST(GrandTribunalCosts, AnEmptyRegioHidesTheCap) {
    Scene scene(3, {.vis_supply = VisSupply::Finite});
    scene.table.regio = 2;
    scene.active(A, "Quicksilver Philtre", {"Philosopher's Leaven"});
    const Slot slot = scene.inactive(A, "Willow Switch", 0, Turned::Down);
    scene.cast("Philosopher's Leaven");
    scene.play(Pick{slot});
    EXPECT_EQ(scene.table.pieces.item(slot).least, 2);
    EXPECT_EQ(scene.table.pieces.item(slot).most, kHighestCost);
}
// With overlapping intervals all fillings are equally likely: compared with enumeration.
TEST(GrandTribunalCosts, AllFillingsAreEquallyLikely) {
    Scene scene;
    const Slot dear = scene.inactive(B, "Panacea Magna", 6, Turned::Down);
    const Slot any = scene.inactive(C, "Elixir of the Green Lion", 5, Turned::Down);
    // Leave three items of cost 7, one of 6 and one of 5 unseen.
    for (const Card card : of_deck(scene.state.secrets.deck, Deck::Items)) {
        const int cost = scene.table.facts(card).cost;
        if (cost == 7) continue;
        scene.state.secrets.deck.remove(card);
        --scene.table.deck_size[Deck::Items];
        scene.table.discards.add(card);
    }
    const auto order = std::pair(dear, any);
    std::map<std::pair<int, int>, int> seen;
    constexpr int kTimes = 6000;
    for (int i = 0; i < kTimes; ++i) {
        const State world = imagined(scene, A, static_cast<std::uint64_t>(i));
        ++seen[{world.card_in(order.first).index, world.card_in(order.second).index}];
    }
    // Four cards can be the dear one, five the other: 4 x 4 pairs of different cards.
    EXPECT_EQ(seen.size(), 16u);
    for (const auto& [pair, count] : seen) EXPECT_NEAR(count, kTimes / 16, 80);
}

// ---- Nothing is lost or added ----

void expect_all_there(const State& s) {
    const Table& table = s.table;
    CardSet all = s.secrets.deck;
    int count = all.size(), votes = table.concilium, vis = table.regio;
    const auto add = [&](Card card) { all.add(card), ++count; };
    for (const Card card : table.discards) add(card);
    for (const Deck deck : kDecksWithRow)
        for (const Card card : table.rows[deck]) add(card);
    if (table.working.on) add(table.working.card);
    for (const Seat seat : seats(table.players())) {
        vis += table.player(seat).vis;
        std::map<int, int> installed;
        for (const Slot slot : table.player(seat).cards) {
            const Piece& piece = table.piece(slot);
            ASSERT_NE(piece.place, Place::Free);
            vis += piece.vis;
            if (piece.place == Place::DueInHand || piece.place == Place::DueInSanctum) continue;
            add(s.card_in(slot));
            if (piece.place != Place::Installed) continue;
            const Slot host = table.pieces.spell(slot).host;
            const Facts& item = table.facts(table.piece(host).face.card());
            ASSERT_TRUE(item.accepts.has(s.facts_in(slot).category));
            ASSERT_LE(++installed[host.index], item.capacity);
        }
    }
    for (const int space : table.votes) votes += space;
    ASSERT_EQ(count, 105);
    ASSERT_EQ(all.size(), 105);
    for (const Deck deck : kAllDecks)
        ASSERT_EQ(of_deck(s.secrets.deck, deck).size(), table.deck_size[deck]);
    ASSERT_TRUE(table.options().vote_supply == VoteSupply::Unlimited || votes == 24);
    ASSERT_TRUE(!table.is_vis_finite() || vis == 60);
}

TEST(GrandTribunalConservation, CardsVotesAndVisAreAllThereAtEveryStep) {
    Rng rng(7);
    const auto combinations = all_options<GrandTribunal>();
    for (int i = 0; i < scaled(600); ++i) {
        const auto& options =
            combinations[rng.below(static_cast<std::uint32_t>(combinations.size()))];
        State state = GrandTribunal::start(setup_for(3 + i % 3, options));
        for (Turn turn = GrandTribunal::turn(state); turn.of != Turn::Of::Nobody;
             turn = GrandTribunal::turn(state)) {
            ASSERT_NO_FATAL_FAILURE(expect_all_there(state));
            if (turn.of == Turn::Of::Chance) {
                GrandTribunal::resolve(state, GrandTribunal::draw(state, rng));
                continue;
            }
            Actions<GrandTribunal> legal;
            GrandTribunal::legal(state, turn.seats.first(), legal);
            ASSERT_LT(legal.size(), 128);
            GrandTribunal::play(
                state, turn.seats.first(),
                legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))]);
        }
    }
}

// ---- The outlook ----

TEST(GrandTribunalOutlook, SaysVotesRankAndPointsNow) {
    Scene scene;
    scene.votes({{Space::Orb, 2}});
    const Slot orb = scene.active(A, "Fulgarous Orb");
    const Outlook outlook = GrandTribunal::outlook(GrandTribunal::view(scene.state, A));
    ASSERT_EQ(outlook.count.size(), 1);
    EXPECT_EQ(outlook.count[0].item, orb);
    EXPECT_EQ(outlook.count[0].votes, 2);
    EXPECT_EQ(outlook.count[0].rank, 1);
    EXPECT_EQ(outlook.points[A], 16);
}
TEST(GrandTribunalOutlook, GivesReasonsWhySomethingIsClosed) {
    Scene scene;
    scene.play(Extract{});
    const auto closed = [&](Seat seat, Kind kind) {
        return GrandTribunal::outlook(GrandTribunal::view(scene.state, seat)).closed[kind];
    };
    EXPECT_EQ(closed(A, Kind::Extract), Reason::DoneInThisFrame);
    EXPECT_EQ(closed(A, Kind::Gather), Reason::NeedsTwoActions);
    EXPECT_EQ(closed(A, Kind::Study), Reason::NothingToStudy);
    EXPECT_EQ(closed(A, Kind::Cast), Reason::NothingInstalled);
    EXPECT_EQ(closed(A, Kind::PlayResource), Reason::NoResource);
    EXPECT_EQ(closed(A, Kind::Vote), std::nullopt);
    EXPECT_EQ(closed(B, Kind::Vote), Reason::NotYourTurn);
    scene.play(Vote{Space::Orb});
    EXPECT_EQ(closed(A, Kind::Draw), Reason::NoActionLeft);
}
TEST(GrandTribunalOutlook, APreviewShowsWhatAVoteWouldChange) {
    Scene scene;
    scene.active(A, "Willow Switch");
    scene.active(B, "Fulgarous Orb");
    const View view = GrandTribunal::view(scene.state, A);
    EXPECT_EQ(GrandTribunal::outlook(view).points[A], 3);
    EXPECT_EQ(GrandTribunal::preview(view, Vote{Space::Wand}).points[A], 4);
    EXPECT_EQ(GrandTribunal::preview(view, Join{}).points[A], 3);  // not legal: nothing changes
}

}  // namespace
}  // namespace curia::grand_tribunal
