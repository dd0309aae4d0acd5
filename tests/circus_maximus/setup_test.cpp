// The start of a game and of each day: RULES.md 3, 7 and 8.
#include "games/circus_maximus/progress.h"
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

State dealt(int players, Options options = {}, std::uint64_t seed = 1) {
    Setup setup = default_setup<CircusMaximus>(players);
    setup.options = options;
    State state = CircusMaximus::start(setup);
    Rng rng(seed);
    while (CircusMaximus::turn(state) == Turn::of_chance())
        CircusMaximus::resolve(state, CircusMaximus::draw(state, rng));
    return state;
}

Scene morning(int players, int day, Options options = {}) {
    Scene scene(players, options);
    scene.day(day).in(Phase::Dealing).stage(Stage::DealTickets);
    return scene;
}

// T4: three players take out one of each favour and of each visitor, but no tickets.
TEST(CircusSetup, ThreePlayersPlayWithFewerFavoursAndVisitors) {
    const auto setup = default_setup<CircusMaximus>(3);
    EXPECT_EQ(all_favours(setup), (FavourBag{{1, 1, 1, 1, 1, 1, 1, 1, 1}}));
    EXPECT_EQ(all_visitors(setup), (VisitorBag{{2, 2, 2, 2, 2, 0}}));
    EXPECT_EQ(all_tickets(setup).size(), 18);
    const State state = dealt(3);
    EXPECT_EQ(state.table.villa.size(), 3);
    EXPECT_EQ(state.table.forum.size(), 6);
    EXPECT_EQ(state.secrets.favours.size(), 6);
    EXPECT_TRUE(state.table.start_card_is_free);
}

TEST(CircusSetup, FourAndFivePlayersPlayWithAllCards) {
    const auto setup = default_setup<CircusMaximus>(5);
    EXPECT_EQ(all_favours(setup).size(), 18);
    EXPECT_EQ(all_visitors(setup), (VisitorBag{{3, 3, 3, 3, 3, 0}}));
    EXPECT_EQ(dealt(4).table.villa.size(), 4);
    EXPECT_EQ(dealt(4).table.forum.size(), 8);
    EXPECT_EQ(dealt(5).table.villa.size(), 5);
    EXPECT_EQ(dealt(5).table.forum.size(), 10);
}

TEST(CircusSetup, EveryPlayerHoldsEightMerchantsAndNothingElse) {
    const State state = dealt(3);
    EXPECT_EQ(state.table.hands[C], LevelSet::all());
    EXPECT_TRUE(state.table.favours[C].empty());
    EXPECT_TRUE(state.table.tickets[C].empty());
}

// A49: chance names the first player of day 1, and it can be any player.
TEST(CircusSetup, ChanceNamesTheFirstPlayerOfDayOne) {
    SeatSet seen;
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        const State state = dealt(5, {}, seed);
        seen.add(state.table.first);
        EXPECT_EQ(CircusMaximus::turn(state), Turn::of_player(state.table.first));
    }
    EXPECT_EQ(seen, SeatSet::all(5));
}

TEST(CircusSetup, CaesarStaysInTheBoxUnlessTheVariantIsPlayed) {
    auto setup = default_setup<CircusMaximus>(3);
    EXPECT_EQ(all_visitors(setup).size(), 10);
    setup.options.expert_caesar = ExpertCaesar::On;
    EXPECT_EQ(all_visitors(setup), (VisitorBag{{2, 2, 2, 2, 2, 1}}));
}

// T9, A9: three tickets of a venue bring two visitors, one ticket brings none.
TEST(CircusSetup, AVenueGetsOneVisitorLessThanTickets) {
    Scene scene = morning(3, 1);
    scene.happens(DealTickets{bag_of({{kCircus, kGallery},
                                      {kCircus, kGallery},
                                      {kCircus, kBox},
                                      {kPompey, kBox},
                                      {kColosseum, kBox},
                                      {kColosseum, kBox}})});
    DealVisitors deal;
    deal.visitors[kCircus] = bag_of({Visitor::Senator, Visitor::Student});
    deal.visitors[kColosseum] = bag_of({Visitor::Senator});
    EXPECT_TRUE(CircusMaximus::possible(scene.state(), deal));
    DealVisitors one_at_pompey = deal;
    one_at_pompey.visitors[kPompey] = bag_of({Visitor::Tourist});
    EXPECT_FALSE(CircusMaximus::possible(scene.state(), one_at_pompey));
    scene.happens(deal);
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));
}

struct Split {
    int circus, colosseum, pompey;
};

std::vector<int> visitors_for(int players, Split split) {
    Scene scene = morning(players, 1);
    TicketBag tickets;
    const auto fill = [&](Venue venue, int count) {
        for (int i = 0; i < count; ++i) tickets.add({venue, static_cast<SeatClass>(i / 2)});
    };
    fill(kCircus, split.circus);
    fill(kColosseum, split.colosseum);
    fill(kPompey, split.pompey);
    scene.happens(DealTickets{tickets});
    scene.deal();
    std::vector<int> sizes;
    for (const VisitorBag& visitors : scene.table().visitors) sizes.push_back(visitors.size());
    return sizes;
}

// T10
TEST(CircusSetup, VisitorsFollowFromTheSplitOfTheTickets) {
    EXPECT_EQ(visitors_for(3, {4, 2, 0}), (std::vector<int>{3, 1, 0}));
    EXPECT_EQ(visitors_for(3, {3, 2, 1}), (std::vector<int>{2, 1, 0}));
    EXPECT_EQ(visitors_for(3, {6, 0, 0}), (std::vector<int>{5, 0, 0}));
    EXPECT_EQ(visitors_for(5, {4, 4, 2}), (std::vector<int>{3, 3, 1}));
}

int specials_on(int day) {
    Scene scene = morning(4, day);
    scene.deal();
    int bonus = 0;
    for (int coins : scene.table().bonus) bonus += coins;
    EXPECT_EQ(scene.table().forum.size(), 8 + bonus);
    return bonus;
}

// T6
TEST(CircusSpecials, ThereAreNoneOneAndTwo) {
    EXPECT_EQ(specials_on(1), 0);
    EXPECT_EQ(specials_on(2), 1);
    EXPECT_EQ(specials_on(3), 2);
}

Scene before_specials(int day, std::initializer_list<Ticket> forum,
                      std::initializer_list<Visitor> at_circus) {
    Scene scene(3);
    scene.day(day).in(Phase::Dealing).stage(Stage::Special).forum(forum);
    scene.visitors(kCircus, at_circus);
    return scene;
}

// T7, A23: both events at one venue make two coins there and none elsewhere.
TEST(CircusSpecials, TwoAtOneVenueMakeTwoCoinsThere) {
    Scene scene = before_specials(3, {}, {});
    scene.happens(DealSpecial{{kColosseum, kBox}, Visitor::Student});
    scene.happens(DealSpecial{{kColosseum, kGallery}, Visitor::Senator});
    EXPECT_EQ(scene.table().bonus[kColosseum], 2);
    EXPECT_EQ(scene.table().bonus[kCircus], 0);
    EXPECT_EQ(scene.table().bonus[kPompey], 0);
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));
}

// A10: the pair of a special event comes on top of the regular deal.
TEST(CircusSpecials, APairIsAddedToTheRegularCards) {
    Scene scene = before_specials(2, {{kCircus, kBox}, {kCircus, kStalls}}, {Visitor::Student});
    scene.happens(DealSpecial{{kCircus, kGallery}, Visitor::Senator});
    EXPECT_EQ(scene.table().forum[kCircus].size(), 3);
    EXPECT_EQ(scene.table().buyers(kCircus), 2);
}

// T23: a special event at a venue without regular tickets.
TEST(CircusSpecials, AVenueWithoutTicketsGetsOneTicketAndOneVisitor) {
    Scene scene = before_specials(2, {{kCircus, kBox}}, {});
    scene.happens(DealSpecial{{kPompey, kGallery}, Visitor::Legionary});
    EXPECT_EQ(scene.table().forum[kPompey].size(), 1);
    EXPECT_EQ(scene.table().buyers(kPompey), 1);
    EXPECT_EQ(scene.table().bonus[kPompey], 1);
}

// 7: merchants come back, favours stay, tickets and visitors are shuffled again.
TEST(CircusDayChange, EverythingComesBackButTheFavours) {
    Scene scene(4);
    scene.in(Phase::Sales)
        .only(A)
        .first(B)
        .row(Place::Villa, "A8 B7")
        .favour(A, Favour::DoubleSell);
    scene.only(A).ticket(A, kCircus, kBox).visitors(kCircus, {Visitor::Senator});
    scene.forum({{kPompey, kBox}}).bonus(kCircus, 1);
    scene.pass({A});
    EXPECT_EQ(scene.table().day, 2);
    EXPECT_EQ(scene.row(Place::Villa), "A8 B7");  // visible until the next deal
    scene.happens(DealFavours{
        bag_of({Favour::StepLeft, Favour::StepLeft, Favour::DoubleBuy, Favour::ExtraVisitor})});
    EXPECT_EQ(scene.table().hands[A], LevelSet::all());
    EXPECT_EQ(scene.row(Place::Villa), "");
    EXPECT_EQ(scene.favours(A), 1);
    EXPECT_TRUE(scene.table().tickets[A].empty());
    EXPECT_EQ(scene.decks().tickets.size(), 18);
    EXPECT_EQ(scene.decks().visitors.size(), 15);
    EXPECT_EQ(scene.table().bonus[kCircus], 0);
    EXPECT_TRUE(scene.table().start_card_is_free);
}

// A4: the owner of the start card opens the next day.
TEST(CircusDayChange, TheFirstPlayerStaysForTheNextDay) {
    Scene scene(4);
    scene.in(Phase::Sales).first(C);
    scene.all_pass();
    scene.deal();
    EXPECT_EQ(scene.table().first, C);
    EXPECT_TRUE(scene.is_asked(C, Stage::Turn));
}

// A40: what was discarded or played never comes back.
TEST(CircusDayChange, TheDeckOfFavoursIsNeverRefilled) {
    Scene scene(3);
    scene.villa({Favour::StepLeft, Favour::DoubleBuy, Favour::DoubleSell});
    scene.all_pass();
    EXPECT_EQ(scene.table().favours_gone.size(), 3);
    scene.all_pass();
    scene.all_pass();
    EXPECT_EQ(scene.table().stage, Stage::DealFavours);
    EXPECT_EQ(scene.decks().favours, (FavourBag{{1, 1, 1, 0, 0, 1, 1, 1, 0}}));
}

}  // namespace
}  // namespace curia::circus_maximus
