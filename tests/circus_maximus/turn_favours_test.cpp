// The favours of the placing turns: F1, F2, F6, F7, F8 and F9. RULES.md 6.
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

constexpr UseFavour kCallVisitor{Favour::ExtraVisitor}, kDrawPair{Favour::TicketAndVisitor};

Scene holding(Favour favour, Phase phase, int day = 2, Options options = {}) {
    Scene scene(4, options);
    scene.day(day).in(phase).favour(A, favour);
    return scene;
}

// ---- F1: a visitor for any venue ----

TEST(CircusExtraVisitor, MayBeCalledInAllThreePhases) {
    EXPECT_TRUE(holding(Favour::ExtraVisitor, Phase::Favours).may(A, kCallVisitor));
    EXPECT_TRUE(holding(Favour::ExtraVisitor, Phase::Tickets).may(A, kCallVisitor));
    EXPECT_TRUE(holding(Favour::ExtraVisitor, Phase::Sales).may(A, kCallVisitor));
    EXPECT_FALSE(Scene(4).may(A, kCallVisitor));
}

// A28: the venue is chosen after the card is seen. A29: also in phase I.
TEST(CircusExtraVisitor, IsSentAnywhereOnceHeIsSeen) {
    Scene scene = holding(Favour::ExtraVisitor, Phase::Favours);
    scene.play(A, kCallVisitor);
    EXPECT_EQ(scene.turn(), Turn::of_chance());
    scene.happens(DrawVisitor{Visitor::Senator});
    EXPECT_EQ(scene.choices(A), (std::vector<Action>{SendVisitor{kCircus}, SendVisitor{kColosseum},
                                                     SendVisitor{kPompey}}));
    EXPECT_EQ(scene.decks().visitors.size(), 14);
    scene.play(A, SendVisitor{kPompey});
    EXPECT_EQ(scene.table().visitors[kPompey], bag_of({Visitor::Senator}));
    EXPECT_EQ(scene.favours(A), 0);
    EXPECT_EQ(scene.table().favours_gone, bag_of({Favour::ExtraVisitor}));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A28 with extra_visitor_blind: the venue first.
TEST(CircusExtraVisitor, ComesToAVenueNamedBeforeIfHeIsCalledBlind) {
    Scene scene = holding(Favour::ExtraVisitor, Phase::Sales, 2,
                          {.extra_visitor_blind = ExtraVisitorBlind::On});
    scene.play(A, kCallVisitor);
    scene.play(A, SendVisitor{kColosseum});
    EXPECT_EQ(scene.turn(), Turn::of_chance());
    scene.happens(DrawVisitor{Visitor::Student});
    EXPECT_EQ(scene.table().visitors[kColosseum], bag_of({Visitor::Student}));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A22: the bonus of a special venue also counts for this visitor.
TEST(CircusExtraVisitor, BringsTheBonusOfASpecialVenue) {
    Scene scene = holding(Favour::ExtraVisitor, Phase::Sales);
    scene.only(A).bonus(kCircus, 2).ticket(A, kCircus, kGallery).row(kCircus, "A3");
    scene.play(A, kCallVisitor);
    scene.happens(DrawVisitor{Visitor::Citizen});
    scene.play(A, SendVisitor{kCircus});
    scene.pass({A});
    scene.play(A, ChooseVisitor{Visitor::Citizen});
    EXPECT_EQ(scene.table().income[1][A], 1 + 4 + 2 + (12 - 1));
}

// 6: if it is Caesar, two more visitors come to the same venue.
TEST(CircusExtraVisitor, WhoIsCaesarBringsTwoMore) {
    Scene scene =
        holding(Favour::ExtraVisitor, Phase::Tickets, 2, {.expert_caesar = ExpertCaesar::On});
    scene.play(A, kCallVisitor);
    scene.happens(DrawVisitor{Visitor::Caesar});
    scene.play(A, SendVisitor{kPompey});
    EXPECT_EQ(scene.turn(), Turn::of_chance());
    scene.happens(DealFollowers{bag_of({Visitor::Student, Visitor::Student})});
    EXPECT_EQ(scene.table().buyers(kPompey), 2);
    EXPECT_TRUE(scene.table().has_caesar(kPompey));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
TEST(CircusExtraVisitor, WhoIsCaesarBringsTwoMoreAlsoWhenCalledBlind) {
    Scene scene =
        holding(Favour::ExtraVisitor, Phase::Tickets, 2,
                {.expert_caesar = ExpertCaesar::On, .extra_visitor_blind = ExtraVisitorBlind::On});
    scene.play(A, kCallVisitor);
    scene.play(A, SendVisitor{kPompey});
    scene.happens(DrawVisitor{Visitor::Caesar});
    scene.happens(DealFollowers{bag_of({Visitor::Student, Visitor::Senator})});
    EXPECT_EQ(scene.table().buyers(kPompey), 2);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// ---- F2: a second merchant ----

TEST(CircusExtraMerchant, MayFollowAMerchantInAllThreePhases) {
    Scene villa = holding(Favour::ExtraMerchant, Phase::Favours);
    villa.play(A, merchant(3, Place::Villa));
    EXPECT_TRUE(villa.is_asked(A, Stage::ExtraMerchant));
    villa.play(A, merchant(5, Place::Villa));
    EXPECT_EQ(villa.row(Place::Villa), "A5 A3");
    EXPECT_EQ(villa.favours(A), 0);
    EXPECT_TRUE(villa.is_asked(B, Stage::Turn));

    Scene forum = holding(Favour::ExtraMerchant, Phase::Tickets);
    forum.play(A, merchant(3, Place::Forum));
    forum.play(A, merchant(2, Place::Forum));
    EXPECT_EQ(forum.row(Place::Forum), "A3 A2");
}

// 6: in phase III the second may go to another venue.
TEST(CircusExtraMerchant, MayGoToAnotherVenue) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Sales);
    scene.ticket(A, kCircus, kBox).ticket(A, kPompey, kBox);
    scene.play(A, merchant(3, kCircus));
    EXPECT_FALSE(scene.may(A, merchant(4, kColosseum)));
    scene.play(A, merchant(4, kPompey));
    EXPECT_EQ(scene.row(kPompey), "A4");
}

TEST(CircusExtraMerchant, IsKeptByWhoDeclines) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Favours);
    scene.play(A, merchant(3, Place::Villa));
    scene.play(A, Decline{});
    EXPECT_EQ(scene.favours(A), 1);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

TEST(CircusExtraMerchant, IsNotOfferedToWhoHasNobodyLeftToSend) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Favours);
    scene.hand(A, {3});
    scene.play(A, merchant(3, Place::Villa));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A30: both copies make three merchants, and each may carry F7.
TEST(CircusExtraMerchant, BothCopiesMakeThreeMerchants) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Favours);
    scene.favour(A, Favour::ExtraMerchant).favour(A, Favour::OneBecomesEight);
    scene.play(A, merchant(3, Place::Villa));
    scene.play(A, one_as_eight(Place::Villa));
    scene.play(A, merchant(2, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "A1=8 A3 A2");
    EXPECT_EQ(scene.favours(A), 0);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// 6: not after a favour that is played instead of a merchant ...
TEST(CircusExtraMerchant, DoesNotFollowAStepLeft) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Favours);
    scene.favour(A, Favour::StepLeft).row(Place::Villa, "B5 A2");
    scene.play(A, StepLeft{level(2)});
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
TEST(CircusExtraMerchant, DoesNotFollowAnExtraVisitorOrAPair) {
    Scene visitor = holding(Favour::ExtraMerchant, Phase::Tickets);
    visitor.favour(A, Favour::ExtraVisitor);
    visitor.play(A, kCallVisitor);
    visitor.happens(DrawVisitor{Visitor::Student});
    visitor.play(A, SendVisitor{kCircus});
    EXPECT_TRUE(visitor.is_asked(B, Stage::Turn));
    Scene pair = holding(Favour::ExtraMerchant, Phase::Tickets);
    pair.favour(A, Favour::TicketAndVisitor);
    pair.play(A, kDrawPair);
    pair.happens(DrawPair{{kCircus, kBox}, Visitor::Student});
    EXPECT_TRUE(pair.is_asked(B, Stage::Turn));
}
// ... except F8, where a merchant is played (A30). The second comes from the hand: 0.7.
TEST(CircusExtraMerchant, FollowsARecallAndComesFromTheHand) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Tickets);
    scene.favour(A, Favour::RecallMerchant).favour(A, Favour::RecallMerchant);
    scene.row(Place::Villa, "A8 A6");
    scene.play(A, recall(8, Place::Forum));
    EXPECT_FALSE(scene.may(A, recall(6, Place::Forum)));
    scene.play(A, merchant(7, Place::Forum));
    EXPECT_EQ(scene.row(Place::Forum), "A8 A7");
}

// ---- F6: a ticket and a visitor ----

TEST(CircusTicketAndVisitor, IsForPhaseTwoOnly) {
    EXPECT_FALSE(holding(Favour::TicketAndVisitor, Phase::Favours).may(A, kDrawPair));
    EXPECT_TRUE(holding(Favour::TicketAndVisitor, Phase::Tickets).may(A, kDrawPair));
    EXPECT_FALSE(holding(Favour::TicketAndVisitor, Phase::Sales).may(A, kDrawPair));
    EXPECT_EQ(holding(Favour::TicketAndVisitor, Phase::Sales)
                  .outlook(A)
                  .favour_closed[Favour::TicketAndVisitor],
              Reason::NotThisPhase);
}

// A34: the player gets the ticket immediately; the visitor is for everyone.
TEST(CircusTicketAndVisitor, BringsBothAtOnceForTheSameVenue) {
    Scene scene = holding(Favour::TicketAndVisitor, Phase::Tickets);
    scene.play(A, kDrawPair);
    scene.happens(DrawPair{{kColosseum, kStalls}, Visitor::Tourist});
    EXPECT_EQ(scene.table().tickets[A], bag_of({{kColosseum, kStalls}}));
    EXPECT_EQ(scene.table().visitors[kColosseum], bag_of({Visitor::Tourist}));
    EXPECT_EQ(scene.table().bonus[kColosseum], 0);
    EXPECT_EQ(scene.decks().tickets.size(), 17);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
TEST(CircusTicketAndVisitor, MayBringCaesarAndHisFollowers) {
    Scene scene =
        holding(Favour::TicketAndVisitor, Phase::Tickets, 2, {.expert_caesar = ExpertCaesar::On});
    scene.play(A, kDrawPair);
    scene.happens(DrawPair{{kColosseum, kStalls}, Visitor::Caesar});
    scene.happens(DealFollowers{bag_of({Visitor::Student, Visitor::Senator})});
    EXPECT_EQ(scene.table().buyers(kColosseum), 2);
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// ---- F7: a 1 becomes an 8 ----

// T16: right of the other 8; a later 8 goes right of it.
TEST(CircusOneBecomesEight, CountsForAnEightInAllThreePhases) {
    Scene scene = holding(Favour::OneBecomesEight, Phase::Favours);
    scene.row(Place::Villa, "B8 C5");
    scene.play(A, one_as_eight(Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "B8 A1=8 C5");
    scene.play(B, merchant(7, Place::Villa));
    scene.play(C, merchant(8, Place::Villa));
    EXPECT_EQ(scene.row(Place::Villa), "B8 A1=8 C8 B7 C5");

    Scene venue = holding(Favour::OneBecomesEight, Phase::Sales);
    venue.ticket(A, kCircus, kBox).row(kCircus, "B7");
    venue.play(A, one_as_eight(Place::CircusMaximus));
    EXPECT_EQ(venue.row(kCircus), "A1=8 B7");
}

// T8: for this phase only; after a recall it is a 1 again.
TEST(CircusOneBecomesEight, IsAOneAgainWhenRecalled) {
    Scene scene = holding(Favour::OneBecomesEight, Phase::Tickets);
    scene.favour(A, Favour::RecallMerchant).forum({{kCircus, kBox}}).only(A);
    scene.ticket(B, kCircus, kGallery).ticket(A, kCircus, kGallery);
    scene.play(A, one_as_eight(Place::Forum));
    EXPECT_EQ(scene.row(Place::Forum), "A1=8");
    scene.pass({A});
    scene.play(A, TakeTicket{{kCircus, kBox}});
    scene.play(A, recall(1, Place::CircusMaximus));
    EXPECT_EQ(scene.row(kCircus), "A1");
    scene.play(B, merchant(2, kCircus));
    EXPECT_EQ(scene.row(kCircus), "B2 A1");
}

// A35: only while it is being played, and only a 1.
TEST(CircusOneBecomesEight, NeedsAOneThatIsBeingPlayed) {
    Scene scene = holding(Favour::OneBecomesEight, Phase::Favours);
    scene.row(Place::Villa, "A1");
    EXPECT_FALSE(scene.may(A, one_as_eight(Place::Villa)));
    EXPECT_FALSE(scene.may(A, PlayMerchant{level(2), Place::Villa, Strength::Eight}));
    EXPECT_EQ(scene.outlook(A).favour_closed[Favour::OneBecomesEight], Reason::NoMerchant);
    EXPECT_FALSE(Scene(4).may(A, one_as_eight(Place::Villa)));
}

// ---- F8: a merchant comes back ----

// A37: there is nothing to recall in phase I.
TEST(CircusRecall, IsNotForPhaseOne) {
    Scene scene = holding(Favour::RecallMerchant, Phase::Favours);
    scene.row(Place::Villa, "A8");
    EXPECT_FALSE(scene.may(A, recall(8, Place::Villa)));
    EXPECT_EQ(scene.outlook(A).favour_closed[Favour::RecallMerchant], Reason::NotThisPhase);
}

// A17: even a merchant that took nothing; it is played immediately.
TEST(CircusRecall, InPhaseTwoTakesAMerchantFromTheVilla) {
    Scene scene = holding(Favour::RecallMerchant, Phase::Tickets);
    scene.row(Place::Villa, "A8 B7 A2").row(Place::Forum, "C5 A4");
    EXPECT_FALSE(scene.may(A, recall(7, Place::Forum)));  // another player's
    EXPECT_FALSE(scene.may(A, recall(4, Place::Forum)));  // of this phase
    EXPECT_FALSE(scene.may(A, recall(3, Place::Forum)));  // in hand
    scene.play(A, recall(8, Place::Forum));
    EXPECT_EQ(scene.row(Place::Villa), "B7 A2");
    EXPECT_EQ(scene.row(Place::Forum), "A8 C5 A4");
    EXPECT_FALSE(scene.table().hands[A].has(level(8)));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}

// A36: from any earlier phase of the day.
TEST(CircusRecall, InPhaseThreeTakesAMerchantFromTheVillaOrTheForum) {
    Scene scene = holding(Favour::RecallMerchant, Phase::Sales);
    scene.row(Place::Villa, "A8").row(Place::Forum, "A6").row(kCircus, "A5");
    scene.ticket(A, kCircus, kBox);
    EXPECT_TRUE(scene.may(A, recall(8, Place::CircusMaximus)));
    EXPECT_TRUE(scene.may(A, recall(6, Place::CircusMaximus)));
    EXPECT_FALSE(scene.may(A, recall(5, Place::CircusMaximus)));
    EXPECT_FALSE(scene.may(A, recall(6, Place::TheatreOfPompey)));  // A14
}

// 6: what it earned before stays.
TEST(CircusRecall, LeavesWhatTheMerchantEarned) {
    Scene scene = holding(Favour::RecallMerchant, Phase::Favours);
    scene.villa({Favour::StepLeft}).row(Place::Villa, "A8");
    scene.all_pass();
    scene.play(A, TakeFavour{Favour::StepLeft});
    scene.play(A, recall(8, Place::Forum));
    EXPECT_EQ(scene.table().favours[A], bag_of({Favour::StepLeft}));
}

// A30: F8 with F7 makes a recalled 1 an 8.
TEST(CircusRecall, MayMakeAOneAnEight) {
    Scene scene = holding(Favour::RecallMerchant, Phase::Tickets);
    scene.favour(A, Favour::OneBecomesEight).row(Place::Villa, "A1").row(Place::Forum, "B7");
    scene.play(A, recall(1, Place::Forum, Strength::Eight));
    EXPECT_EQ(scene.row(Place::Forum), "A1=8 B7");
    EXPECT_EQ(scene.favours(A), 0);
}

// Of a copy: the scene can still be changed.
std::optional<Reason> why_closed(Scene scene, Favour favour) {
    return scene.outlook(A).favour_closed[favour];
}

// F7: also with a 1 that F8 recalls.
TEST(CircusRecall, OpensOneBecomesEightToAOneOfAnEarlierPhase) {
    Scene scene = holding(Favour::OneBecomesEight, Phase::Tickets);
    scene.row(Place::Villa, "A1");
    EXPECT_EQ(why_closed(scene, Favour::OneBecomesEight), Reason::NoMerchant);
    scene.favour(A, Favour::RecallMerchant);
    EXPECT_EQ(why_closed(scene, Favour::OneBecomesEight), std::nullopt);
    EXPECT_TRUE(scene.may(A, recall(1, Place::Forum, Strength::Eight)));

    Scene of_this_phase = holding(Favour::OneBecomesEight, Phase::Tickets);
    of_this_phase.favour(A, Favour::RecallMerchant);
    of_this_phase.row(Place::Villa, "A2").row(Place::Forum, "A1");
    EXPECT_EQ(why_closed(of_this_phase, Favour::OneBecomesEight), Reason::NoMerchant);

    Scene without_ticket = holding(Favour::OneBecomesEight, Phase::Sales);
    without_ticket.favour(A, Favour::RecallMerchant).row(Place::Villa, "A1");
    EXPECT_EQ(why_closed(without_ticket, Favour::OneBecomesEight), Reason::NoTicket);
}

// F2: also after a recalled merchant, so that one merchant in hand is enough. A30
TEST(CircusRecall, OpensExtraMerchantWithOneMerchantInHand) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Tickets);
    scene.row(Place::Villa, "A8").hand(A, {5});
    EXPECT_EQ(why_closed(scene, Favour::ExtraMerchant), Reason::NoMerchant);
    scene.favour(A, Favour::RecallMerchant);
    EXPECT_EQ(why_closed(scene, Favour::ExtraMerchant), std::nullopt);
    scene.play(A, recall(8, Place::Forum));
    scene.play(A, merchant(5, Place::Forum));
    EXPECT_EQ(scene.row(Place::Forum), "A8 A5");
    EXPECT_EQ(scene.favours(A), 0);

    Scene empty_hand = holding(Favour::ExtraMerchant, Phase::Tickets);
    empty_hand.favour(A, Favour::RecallMerchant).row(Place::Villa, "A8 A7").hand(A, {});
    EXPECT_EQ(why_closed(empty_hand, Favour::ExtraMerchant), Reason::NoMerchant);
}

// 0.7: with one_favour_per_turn F8 leaves no room for F7 or F2.
TEST(CircusRecall, OpensNoOtherFavourWhereATurnSpendsOnlyOne) {
    for (const Favour favour : {Favour::ExtraMerchant, Favour::OneBecomesEight}) {
        Scene scene =
            holding(favour, Phase::Tickets, 2, {.one_favour_per_turn = OneFavourPerTurn::On});
        scene.favour(A, Favour::RecallMerchant).row(Place::Villa, "A1").hand(A, {5});
        EXPECT_EQ(why_closed(scene, favour), Reason::NoMerchant);
        EXPECT_FALSE(scene.may(A, recall(1, Place::Forum, Strength::Eight)));
    }
}

// 9: without a ticket, a favour must be left for Caesar after F8 and F7 or F2 are paid for.
TEST(CircusRecall, OpensAnotherFavourBeforeCaesarIfAThirdOneIsLeft) {
    for (const Favour favour : {Favour::ExtraMerchant, Favour::OneBecomesEight}) {
        Scene scene = holding(favour, Phase::Sales, 2, {.expert_caesar = ExpertCaesar::On});
        scene.favour(A, Favour::RecallMerchant).row(Place::Villa, "A1").hand(A, {5});
        scene.visitors(kCircus, {Visitor::Caesar});
        EXPECT_EQ(why_closed(scene, favour), Reason::NoTicket);
        scene.favour(A, Favour::StepLeft);
        EXPECT_EQ(why_closed(scene, favour), std::nullopt);
    }
}

// ---- F9: a step to the left ----

Scene after_step() {
    Scene scene(4);
    scene.day(2).row(Place::Villa, "A7 C5 B2").favour(B, Favour::StepLeft).first(B);
    scene.play(B, StepLeft{level(2)});
    return scene;
}
std::string after_step_and(int newcomer) {
    Scene scene = after_step();
    scene.pass({C});
    scene.play(D, merchant(newcomer, Place::Villa));
    return scene.row(Place::Villa);
}

// T2: Red (B) moves the 2 before Blue's (C) 5. T2a, T2b, A38: it counts as a 5 from now on.
TEST(CircusStepLeft, TakesOverTheLevelOfTheOvertaken) {
    EXPECT_EQ(after_step().row(Place::Villa), "A7 B2=5 C5");
    EXPECT_EQ(after_step_and(6), "A7 D6 B2=5 C5");
    EXPECT_EQ(after_step_and(8), "D8 A7 B2=5 C5");
    EXPECT_EQ(after_step_and(7), "A7 D7 B2=5 C5");
    EXPECT_EQ(after_step_and(5), "A7 B2=5 C5 D5");
    EXPECT_EQ(after_step_and(4), "A7 B2=5 C5 D4");
    EXPECT_EQ(after_step_and(2), "A7 B2=5 C5 D2");
    EXPECT_EQ(after_step_and(1), "A7 B2=5 C5 D1");
}

TEST(CircusStepLeft, WorksAtTheForumAndAtAVenue) {
    Scene forum = holding(Favour::StepLeft, Phase::Tickets);
    forum.row(Place::Villa, "B8 A7").row(Place::Forum, "B6 A5");
    EXPECT_FALSE(forum.may(A, StepLeft{level(7)}));  // A39: a row of this phase only
    forum.play(A, StepLeft{level(5)});
    EXPECT_EQ(forum.row(Place::Forum), "A5=6 B6");
    Scene venue = holding(Favour::StepLeft, Phase::Sales);
    venue.row(kCircus, "B6").row(kPompey, "C8 A3");
    venue.play(A, StepLeft{level(3)});
    EXPECT_EQ(venue.row(kPompey), "A3=8 C8");
}

// 6: the leftmost of each row cannot move, and another player's merchant cannot be moved.
TEST(CircusStepLeft, IsNotForTheLeftmostNorForOthers) {
    Scene scene = holding(Favour::StepLeft, Phase::Sales);
    scene.row(kCircus, "B6 C5").row(kPompey, "A3");
    EXPECT_EQ(scene.outlook(A).favour_closed[Favour::StepLeft], Reason::NobodyToOvertake);
    EXPECT_FALSE(scene.may(A, StepLeft{level(3)}));
    EXPECT_FALSE(scene.may(A, StepLeft{level(5)}));
}

TEST(CircusStepLeft, MayOvertakeAnOwnMerchant) {
    Scene scene = holding(Favour::StepLeft, Phase::Favours);
    scene.row(Place::Villa, "A6 A3");
    scene.play(A, StepLeft{level(3)});
    EXPECT_EQ(scene.row(Place::Villa), "A3=6 A6");
}

TEST(CircusStepLeft, OnceMoreTakesTheNextLevel) {
    Scene scene = holding(Favour::StepLeft, Phase::Favours);
    scene.favour(A, Favour::StepLeft).row(Place::Villa, "B8 C5 A2").only(A);
    scene.play(A, StepLeft{level(2)});
    scene.play(A, StepLeft{level(2)});
    EXPECT_EQ(scene.row(Place::Villa), "A2=8 B8 C5");
}

// ---- one_favour_per_turn: A30, 0.7 ----

constexpr Options kOneFavour{.one_favour_per_turn = OneFavourPerTurn::On};

TEST(CircusOneFavourPerTurn, ForbidsARecallAsAnEight) {
    Scene scene = holding(Favour::RecallMerchant, Phase::Tickets, 2, kOneFavour);
    scene.favour(A, Favour::OneBecomesEight).row(Place::Villa, "A1");
    EXPECT_TRUE(scene.may(A, recall(1, Place::Forum)));
    EXPECT_FALSE(scene.may(A, recall(1, Place::Forum, Strength::Eight)));
}
TEST(CircusOneFavourPerTurn, OffersNoSecondMerchantAfterAnotherFavour) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Favours, 2, kOneFavour);
    scene.favour(A, Favour::OneBecomesEight);
    scene.play(A, one_as_eight(Place::Villa));
    EXPECT_TRUE(scene.is_asked(B, Stage::Turn));
}
TEST(CircusOneFavourPerTurn, LetsTheSecondMerchantCarryNothing) {
    Scene scene = holding(Favour::ExtraMerchant, Phase::Favours, 2, kOneFavour);
    scene.favour(A, Favour::OneBecomesEight).favour(A, Favour::ExtraMerchant).only(A);
    scene.play(A, merchant(5, Place::Villa));
    EXPECT_FALSE(scene.may(A, one_as_eight(Place::Villa)));
    scene.play(A, merchant(1, Place::Villa));
    EXPECT_TRUE(scene.is_asked(A, Stage::Turn));  // no third one, but a new turn
}

}  // namespace
}  // namespace curia::circus_maximus
