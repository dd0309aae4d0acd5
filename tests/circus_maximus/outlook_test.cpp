// What a player can conclude from the table, and that no card is ever lost.
#include "games/circus_maximus/progress.h"
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

TEST(CircusOutlook, SaysWhereAMerchantWouldStand) {
    Scene scene(4);
    scene.row(Place::Villa, "B7 C5 D5 B2");
    const auto insertion = scene.outlook(A).insertion[Place::Villa];
    EXPECT_EQ(insertion, (std::array<std::uint8_t, 8>{5, 5, 4, 4, 4, 2, 2, 1}));
    EXPECT_EQ(scene.outlook(A).insertion[Place::Forum], (std::array<std::uint8_t, 8>{}));
}

TEST(CircusOutlook, SaysWhoWouldTakeACardAtTheVilla) {
    Scene scene(3);
    scene.villa({Favour::StepLeft}).row(Place::Villa, "A7 B5 C2");
    const auto outlook = scene.outlook(A);
    EXPECT_TRUE(outlook.merchants[0].takes);
    EXPECT_TRUE(outlook.merchants[1].takes);
    EXPECT_FALSE(outlook.merchants[2].takes);
}

TEST(CircusOutlook, SaysWhoWouldTakeWhichTicket) {
    Scene scene(3);
    scene.in(Phase::Tickets).row(Place::Villa, "A1").row(Place::Forum, "B5 C2");
    scene.forum({{kCircus, kBox}, {kPompey, kGallery}}).visitors(kPompey, {Visitor::Senator});
    const auto outlook = scene.outlook(A);
    EXPECT_EQ(outlook.merchants[0], Prospect{});
    EXPECT_EQ(outlook.merchants[1].ticket, (Ticket{kPompey, kGallery}));
    EXPECT_EQ(outlook.merchants[2].ticket, (Ticket{kCircus, kBox}));
}

TEST(CircusOutlook, SaysWhoWouldServeWhichVisitorAndForHowMuch) {
    Scene scene(3, Options{.expert_caesar = ExpertCaesar::On});
    scene.in(Phase::Sales).row(kCircus, "A5 B4 A3").ticket(A, kCircus, kBox);
    scene.ticket(B, kCircus, kGallery).bonus(kCircus, 1);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Student, Visitor::Caesar});
    const auto outlook = scene.outlook(A);
    EXPECT_EQ(outlook.merchants[0], (Prospect{true, Ticket{kCircus, kBox}, Visitor::Senator, 10}));
    EXPECT_EQ(outlook.merchants[1],
              (Prospect{true, Ticket{kCircus, kGallery}, Visitor::Student, 5}));
    EXPECT_EQ(outlook.merchants[2], Prospect{});
    EXPECT_EQ(outlook.accounts[A].prospects, 10);
    EXPECT_EQ(outlook.accounts[A].merchants, 12 - 2 - 1);
}

// What is already chosen is no longer open, even if the sale is not complete.
TEST(CircusOutlook, KeepsToTheVisitorAndTheTicketThatWereChosen) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "A5 B4").favour(A, Favour::LegionaryPaysSix);
    scene.ticket(A, kCircus, kBox).ticket(A, kCircus, kGallery).ticket(B, kCircus, kStalls);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Legionary});
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Legionary});
    EXPECT_EQ(scene.outlook(A).merchants[0],
              (Prospect{true, Ticket{kCircus, kBox}, Visitor::Legionary, 5}));
    scene.play(A, ChooseSeat{kGallery});
    EXPECT_EQ(scene.outlook(A).merchants[0],
              (Prospect{true, Ticket{kCircus, kGallery}, Visitor::Legionary, 3}));
    EXPECT_EQ(scene.outlook(A).merchants[1],
              (Prospect{true, Ticket{kCircus, kStalls}, Visitor::Senator, 8}));
}
TEST(CircusOutlook, DoesNotCountWhatAFavourWouldOnlyBring) {
    Scene sale(3);
    sale.in(Phase::Sales).row(kCircus, "A5").favour(A, Favour::DoubleSell);
    sale.ticket(A, kCircus, kBox).ticket(A, kCircus, kBox);
    sale.visitors(kCircus, {Visitor::Senator, Visitor::Tourist});
    sale.all_pass();
    sale.play(A, ChooseVisitor{Visitor::Senator});
    EXPECT_EQ(sale.outlook(A).accounts[A].sales, 9);
    EXPECT_EQ(sale.outlook(A).accounts[A].prospects, 0);
    sale.play(A, UseFavour{Favour::DoubleSell});
    EXPECT_EQ(sale.outlook(A).accounts[A].prospects, 8);

    Scene forum(3);
    forum.in(Phase::Tickets).row(Place::Forum, "A5 B4").favour(A, Favour::DoubleBuy);
    forum.forum({{kCircus, kBox}, {kCircus, kBox}});
    forum.all_pass();
    forum.play(A, TakeTicket{{kCircus, kBox}});
    EXPECT_EQ(forum.outlook(A).merchants[0], Prospect{});
    EXPECT_TRUE(forum.outlook(A).merchants[1].takes);
}
TEST(CircusOutlook, AVisitorWhoIsNotYetSentIsNobodysProspect) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "A5").ticket(A, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Student}).favour(A, Favour::ExtraVisitor);
    scene.play(A, UseFavour{Favour::ExtraVisitor});
    scene.happens(DrawVisitor{Visitor::Senator});
    EXPECT_EQ(scene.outlook(A).merchants[0].visitor, Visitor::Student);
    EXPECT_EQ(scene.outlook(A).accounts[A].prospects, 6);
}

TEST(CircusOutlook, CountsTheDayAsItStands) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "A5").row(kPompey, "B1").ticket(A, kCircus, kBox);
    scene.ticket(B, kPompey, kBox).visitors(kPompey, {Visitor::Student});
    scene.visitors(kCircus, {Visitor::Senator}).favour(A, Favour::StepLeft);
    scene.all_pass();
    scene.play(A, ChooseVisitor{Visitor::Senator});
    const auto account = scene.outlook(A).accounts[A];
    EXPECT_EQ(account.sales, 9);
    EXPECT_EQ(account.prospects, 0);
    EXPECT_EQ(account.merchants, 10);
    EXPECT_EQ(account.favours, 2);
    EXPECT_EQ(account.total(), 19);
}

TEST(CircusOutlook, PreviewShowsWhatAMerchantWouldTake) {
    Scene scene(3);
    scene.in(Phase::Sales).row(kCircus, "B4").ticket(A, kCircus, kBox).ticket(B, kCircus, kBox);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Student});
    const auto preview = CircusMaximus::preview({scene.table(), A}, merchant(5, kCircus));
    EXPECT_EQ(preview.accounts[A].prospects, 9);
    EXPECT_EQ(preview.accounts[B].prospects, 6);
    const auto lower = CircusMaximus::preview({scene.table(), A}, merchant(4, kCircus));
    EXPECT_EQ(lower.accounts[A].prospects, 6);
}

TEST(CircusOutlook, PreviewOfWhatIsNotAllowedShowsThePresent) {
    Scene scene(3);
    const View view{scene.table(), A};
    EXPECT_EQ(CircusMaximus::preview(view, merchant(5, kCircus)), CircusMaximus::outlook(view));
    EXPECT_EQ(CircusMaximus::preview({scene.table(), B}, Pass{}),
              CircusMaximus::outlook({scene.table(), B}));
}

// 7: with three players the favours of day 3 are known exactly.
TEST(CircusOutlook, ThreePlayersKnowTheLastFavours) {
    Scene scene(3);
    scene.day(2).villa({Favour::StepLeft, Favour::DoubleBuy, Favour::DoubleSell});
    scene.favour(A, Favour::ExtraVisitor).favour(B, Favour::ExtraMerchant);
    scene.favour(B, Favour::RecallMerchant);
    EXPECT_EQ(
        scene.outlook(C).favours_to_come,
        bag_of({Favour::LegionaryPaysSix, Favour::TicketAndVisitor, Favour::OneBecomesEight}));
}

// ---- No card is lost or added, at any step of many random matches with all options ----

int merchants_of(const Table& table, Seat seat) {
    int count = table.hands[seat].size();
    for (const Placed& one : table.merchants) count += one.owner == seat ? 1 : 0;
    return count;
}

void expect_sorted(const Table& table) {
    for (int i = 1; i < table.merchants.size(); ++i) {
        const Placed &left = table.merchants[i - 1], &right = table.merchants[i];
        ASSERT_LE(left.place, right.place);
        ASSERT_TRUE(left.place != right.place || left.effective >= right.effective);
    }
}

void expect_all_cards(const State& state, Options options) {
    const Table& table = state.table;
    FavourBag favours = state.secrets.favours;
    favours.add(table.favours_gone);
    favours.add(table.villa);
    int tickets = state.secrets.tickets.size() + table.forum.size();
    int visitors = state.secrets.visitors.size() + (table.caesar_has_left ? 1 : 0);
    for (Seat seat : seats(table.players())) {
        ASSERT_EQ(merchants_of(table, seat), 8);
        favours.add(table.favours[seat]);
        tickets += table.tickets[seat].size();
        for (Venue venue : VenueSet::all())
            tickets -= table.tickets[seat][venue][kind(SeatClass::Favour)];
    }
    for (const Sale& sale : table.sales) tickets += sale.ticket.seat == SeatClass::Favour ? 0 : 1;
    visitors += table.sales.size();
    for (const VisitorBag& bag : table.visitors) visitors += bag.size();
    if (table.stage == Stage::SendVisitor && table.visitor) ++visitors;
    ASSERT_EQ(favours, all_favours(table.setup));
    ASSERT_EQ(tickets, 18);
    const int caesar = options.expert_caesar == ExpertCaesar::On ? 1 : 0;
    ASSERT_EQ(visitors, (table.players() == 3 ? 10 : 15) + caesar);
}

void play_and_count(int players, Options options, std::uint64_t seed) {
    auto setup = default_setup<CircusMaximus>(players);
    setup.options = options;
    State state = CircusMaximus::start(setup);
    Rng rng(seed);
    for (Turn turn = CircusMaximus::turn(state); turn != Turn::of_nobody();
         turn = CircusMaximus::turn(state)) {
        expect_sorted(state.table);
        expect_all_cards(state, options);
        Actions<CircusMaximus> actions;
        if (turn == Turn::of_chance())
            CircusMaximus::resolve(state, CircusMaximus::draw(state, rng));
        else {
            CircusMaximus::legal(state, turn.seats.first(), actions);
            CircusMaximus::play(state, turn.seats.first(), actions[rng.below(actions.size())]);
        }
    }
}

TEST(CircusCards, AreNeitherLostNorMade) {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        play_and_count(3 + static_cast<int>(seed % 3), {}, seed);
        play_and_count(3 + static_cast<int>(seed % 3), {.expert_caesar = ExpertCaesar::On}, seed);
        play_and_count(3 + static_cast<int>(seed % 3),
                       {.expert_caesar = ExpertCaesar::On,
                        .ticketless_placement = TicketlessPlacement::Allow,
                        .extra_visitor_blind = ExtraVisitorBlind::On,
                        .one_favour_per_turn = OneFavourPerTurn::On},
                       seed);
    }
}

TEST(CircusState, IsSmall) { EXPECT_LE(sizeof(State), 768u); }

}  // namespace
}  // namespace curia::circus_maximus
