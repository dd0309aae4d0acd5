// How Circus Maximus looks and speaks in the terminal.
#include "cli/circus_maximus/table.h"

#include "match/match.h"
#include "tests/circus_maximus/scene.h"

namespace curia::circus_maximus {
namespace {

using Arena = cli::GameTable<CircusMaximus>;

cli::Reader reader_for(Viewer viewer, int width = 100) {
    cli::Reader reader{.viewer = viewer,
                       .names = {"Anna", "Bruno", "Clara", "Dario", "Elisabetta Maria"},
                       .style = cli::Style(),
                       .width = width};
    if (viewer) reader.names[viewer->index] = "You";
    return reader;
}
bool has(const std::string& text, std::string_view part) {
    return text.find(part) != std::string::npos;
}

// ---- What is understood ----

Result<Action> understood(const Scene& scene, Seat seat, std::string_view words) {
    Actions<CircusMaximus> legal;
    CircusMaximus::legal(scene.state(), seat, legal);
    return Arena::understand(words, {scene.table(), seat}, legal, reader_for(seat));
}
void expect_means(const Scene& scene, std::string_view words, const Action& action) {
    const auto meant = understood(scene, scene.table().active, words);
    ASSERT_TRUE(meant) << words << ": " << meant.why();
    EXPECT_EQ(*meant, action) << words;
}
std::string refused(const Scene& scene, std::string_view words) {
    const auto meant = understood(scene, scene.table().active, words);
    return meant ? "understood" : meant.why();
}

Scene at_forum() {
    Scene scene(4);
    scene.in(Phase::Tickets).row(Place::Villa, "A1 A8").row(Place::Forum, "B6 A5");
    return scene;
}

TEST(CircusTerminal, UnderstandsMerchantsAndFavours) {
    Scene scene = at_forum();
    scene.favour(A, Favour::RecallMerchant).favour(A, Favour::OneBecomesEight);
    scene.favour(A, Favour::StepLeft).favour(A, Favour::ExtraVisitor);
    expect_means(scene, "3", merchant(3, Place::Forum));
    expect_means(scene, "put my 3 at the Forum", merchant(3, Place::Forum));
    expect_means(scene, "  3   for ", merchant(3, Place::Forum));
    expect_means(scene, "recall 8", recall(8, Place::Forum));
    expect_means(scene, "recall 1 as an eight", recall(1, Place::Forum, Strength::Eight));
    expect_means(scene, "recall 1", recall(1, Place::Forum));
    expect_means(scene, "left 5", StepLeft{level(5)});
    expect_means(scene, "use extra_visitor", UseFavour{Favour::ExtraVisitor});
    expect_means(scene, "use visitor", UseFavour{Favour::ExtraVisitor});
    expect_means(scene, "p", Pass{});
}
TEST(CircusTerminal, UnderstandsVenuesByAnyPartOfTheirNames) {
    Scene scene(4);
    scene.in(Phase::Sales).ticket(A, kPompey, kBox).ticket(A, kCircus, kBox);
    expect_means(scene, "4 pompey", merchant(4, kPompey));
    expect_means(scene, "4 thea", merchant(4, kPompey));
    expect_means(scene, "4 theatre of pompey", merchant(4, kPompey));
    expect_means(scene, "4 max", merchant(4, kCircus));
    EXPECT_EQ(refused(scene, "4"), "That could mean several things; add another word.");
    EXPECT_EQ(refused(scene, "4 col"), "You have no ticket for that venue.");
}
TEST(CircusTerminal, UnderstandsPicksAndOffers) {
    Scene scene(4);
    scene.in(Phase::Tickets).row(Place::Forum, "A5").favour(A, Favour::DoubleBuy);
    scene.forum({{kPompey, kBox}, {kPompey, kStalls}, {kColosseum, kBox}});
    scene.all_pass();
    expect_means(scene, "box pompey", TakeTicket{{kPompey, kBox}});
    expect_means(scene, "take the stalls for pompey", TakeTicket{{kPompey, kStalls}});
    EXPECT_EQ(refused(scene, "box"), "That could mean several things; add another word.");
    EXPECT_EQ(refused(scene, "gallery"), "That is not among the answers; ? explains.");
    scene.play(A, TakeTicket{{kPompey, kBox}});
    expect_means(scene, "yes", UseFavour{Favour::DoubleBuy});
    expect_means(scene, "n", Decline{});
}
TEST(CircusTerminal, UnderstandsYesBeforeCaesar) {
    Scene scene(4, {.expert_caesar = ExpertCaesar::On});
    scene.in(Phase::Sales).visitors(kCircus, {Visitor::Caesar}).favour(A, Favour::StepLeft);
    scene.play(A, merchant(4, kCircus));
    expect_means(scene, "yes", LayDown{Favour::StepLeft});
    EXPECT_EQ(refused(scene, "no"), "That is not among the answers; ? explains.");
    EXPECT_EQ(Arena::question({scene.table(), A}, reader_for(A)),
              "Which favour do you lay down, as a ticket for the Circus Maximus?");
}
TEST(CircusTerminal, SaysWhyNot) {
    Scene scene = at_forum();
    EXPECT_EQ(refused(scene, ""), "Say 2 · pass · ?2 what if; ? explains.");
    EXPECT_EQ(refused(scene, "5"), "You do not have that merchant in hand.");
    EXPECT_EQ(refused(scene, "9"), "You do not have that merchant in hand.");
    EXPECT_EQ(refused(scene, "2 villa"), "Not in this phase.");
    EXPECT_EQ(refused(scene, "left 5"), "You do not have that favour.");
    EXPECT_EQ(refused(scene, "1 eight"), "You do not have that favour.");
    EXPECT_EQ(refused(scene, "frog"), "That names nothing you can do now; ? explains.");
}

// ---- What is shown ----

TEST(CircusTerminal, ShowsAFixedPosition) {
    Scene scene(4);
    scene.day(2).in(Phase::Sales).row(Place::Villa, "B6 A5").row(Place::Forum, "B8 A1=8 C3");
    scene.row(kCircus, "A7 B5 A4").ticket(A, kCircus, kBox).ticket(B, kCircus, kGallery);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Tourist, Visitor::Student});
    scene.bonus(kCircus, 1).favour(A, Favour::TicketAndVisitor).favour(A, Favour::StepLeft);
    scene.only(D);
    EXPECT_EQ("\n" + Arena::draw({scene.table(), A}, reader_for(A)), R"(
  Circus Maximus   day 2 of 3 · phase III, sales                          Dario is to place or pass

  Villa                                  │ B6 A5
    nothing
  Forum                                  │ B8 A1=8 C3
    nothing
  Circus Maximus                         │ A7→Senator:10 B5→Tourist:7 A4→none
    Student 3, Tourist 5,
      Senator 6 (+1 each)
  Colosseum                              │
    nothing
  Theatre of Pompey                      │
    nothing

                 in hand                 before  sold  to sell  unused  total
  A You        ◆ · 2 3 · · 6 · 8  passed      0     0       10       6     16
                 favours: Ticket and visitor, Step left
                 Circus Maximus: Box 3
  B Bruno        1 2 3 4 · · 7 ·  passed      0     0        7       5     12
                 Circus Maximus: Gallery 1
  C Clara        1 2 · 4 5 6 7 8  passed      0     0        0      11     11
  D Dario        1 2 3 4 5 6 7 8              0     0        0      12     12
)");
}
TEST(CircusTerminal, MarksTheMerchantWhoTakesNow) {
    Scene scene(3);
    scene.villa({Favour::StepLeft}).row(Place::Villa, "B6 A5 C2");
    scene.all_pass();
    scene.play(B, TakeStartCard{});
    const std::string text = Arena::draw({scene.table(), A}, reader_for(A));
    EXPECT_TRUE(has(text, "│ B6 ▸A5→1st C2→none\n")) << text;
    EXPECT_EQ(Arena::question({scene.table(), A}, reader_for(A)), "Which card does your 5 take?");
}
// The table shows who passed while others still place, also during an offer.
TEST(CircusTerminal, ShowsWhoPassedAlsoDuringAnOffer) {
    Scene scene(3);
    scene.favour(A, Favour::ExtraMerchant).only(A);
    scene.play(A, merchant(5, Place::Villa));
    const std::string text = Arena::draw({scene.table(), A}, reader_for(A));
    EXPECT_TRUE(has(text, "B Bruno        1 2 3 4 5 6 7 8  passed")) << text;
}
TEST(CircusTerminal, ForeseesWhereAMerchantStandsAndWhatHeTakes) {
    Scene scene(4);
    scene.in(Phase::Sales).row(kCircus, "B5").ticket(A, kCircus, kBox).ticket(B, kCircus, kBox);
    scene.row(kPompey, "B4 A2").favour(A, Favour::StepLeft).ticket(B, kPompey, kBox);
    scene.visitors(kCircus, {Visitor::Senator, Visitor::Tourist});
    const View view{scene.table(), A};
    EXPECT_EQ(Arena::foresee(view, merchant(4, kCircus), reader_for(A)),
              "The 4 would stand 2nd at the Circus Maximus.\n"
              "If all passed then, it would serve the Tourist for 8 coins.\nYour total as it "
              "stands: 12 → 19.");
    EXPECT_EQ(Arena::foresee(view, StepLeft{level(2)}, reader_for(A)),
              "The 2 would overtake B4.\nIf all passed then, it would get nothing.\n"
              "Your total as it stands: 12 → 12.");
}
TEST(CircusTerminal, ForeseesThatAFavourIsTheTicketBeforeCaesar) {
    Scene scene(4, {.expert_caesar = ExpertCaesar::On});
    scene.in(Phase::Sales).visitors(kCircus, {Visitor::Caesar, Visitor::Senator});
    scene.favour(A, Favour::StepLeft);
    EXPECT_TRUE(Arena::foresee({scene.table(), A}, merchant(4, kCircus), reader_for(A))
                    .starts_with("The 4 would stand 1st at the Circus Maximus.\n"
                                 "A favour would be its ticket, before Caesar."));
}
TEST(CircusTerminal, HintsAtWhatCanReallyBeDone) {
    Scene scene(4);
    scene.in(Phase::Sales).hand(A, {7, 8}).ticket(A, kPompey, kBox);
    EXPECT_EQ(Arena::hint({scene.table(), A}), "7 pompey · pass · ?7 pompey what if");
    EXPECT_EQ(Arena::hint({Scene(4).table(), A}), "1 · pass · ?1 what if");
    Scene nothing(4);
    nothing.in(Phase::Sales);
    EXPECT_EQ(Arena::hint({nothing.table(), A}), "pass");
}
TEST(CircusTerminal, ExplainsEveryFavour) {
    const Scene scene(4);
    const auto text = Arena::answer("favours", {scene.table(), A}, reader_for(A));
    ASSERT_TRUE(text);
    for (std::string_view name :
         {"Extra visitor", "Extra merchant", "Legionary pays 6", "Double buy", "Double sell",
          "Ticket and visitor", "1 becomes 8", "Recall a merchant", "Step left"})
        EXPECT_TRUE(has(*text, name)) << name;
}

// ---- What is told ----

std::string told(const Scene& before, Seat seat, const Action& action, Seat reader) {
    Scene after = before;
    after.play(seat, action);
    const News news =
        CircusMaximus::news(before.state(), ActionOf<CircusMaximus>{seat, action}, reader);
    return Arena::tell(news, {after.table(), reader}, reader_for(reader));
}
TEST(CircusTerminal, CallsTheReadersMerchantsYours) {
    Scene scene(3);
    scene.row(Place::Villa, "A5 B2").favour(B, Favour::StepLeft).first(B);
    EXPECT_EQ(told(scene, B, StepLeft{level(2)}, A), "Bruno moves the 2 left, before your 5.");
    EXPECT_EQ(told(scene, B, StepLeft{level(2)}, B), "You move the 2 left, before Anna's 5.");
}
TEST(CircusTerminal, TellsWhatADayBrought) {
    Scene scene(3);
    scene.in(Phase::Sales).only(A);
    EXPECT_EQ(told(scene, A, Pass{}, B),
              "Anna passes. Day 1 is over: Anna +12, You +12, Clara +12.");
}
TEST(CircusTerminal, TellsOfCaesarByHisName) {
    Scene scene(3, {.expert_caesar = ExpertCaesar::On});
    const View view{scene.table(), A};
    const auto tell = [&](const News& news) { return Arena::tell(news, view, reader_for(A)); };
    EXPECT_EQ(tell(VisitorDrawn{B, Visitor::Caesar, std::nullopt}), "Bruno draws Caesar.");
    EXPECT_EQ(tell(VisitorDrawn{B, Visitor::Student, kPompey}),
              "Bruno draws a Student, who goes to the Theatre of Pompey.");
    EXPECT_EQ(tell(SpecialHeld{{kPompey, kBox}, Visitor::Caesar}),
              "Special event: Box for the Theatre of Pompey, and Caesar comes; 1 coin more for all "
              "there.");
    EXPECT_EQ(tell(VisitorSent{A, kCircus, Visitor::Senator}),
              "You send the Senator to the Circus Maximus.");
}
TEST(CircusTerminal, TellsWhoGetsTheStartCard) {
    Scene scene(3);
    scene.villa({Favour::StepLeft}).row(Place::Villa, "A5");
    scene.all_pass();
    EXPECT_EQ(told(scene, A, TakeFavour{Favour::StepLeft}, A),
              "You take Step left. You get the start card. The phase is over.");
}

// T22, A43: equal totals share the victory.
TEST(CircusTerminal, SaysWhoSharesTheVictory) {
    Scene scene(3);
    scene.day(3).in(Phase::Sales).hand(C, {});
    scene.all_pass();
    EXPECT_TRUE(has(Arena::result({scene.table(), C}, reader_for(C)),
                    "Anna and Bruno share the victory with 12 coins."));
}

TEST(CircusTerminal, ListsFavoursWithinTheScreen) {
    const auto favours = Arena::answer("favours", {Scene(3).table(), A}, reader_for(A, 80));
    ASSERT_TRUE(favours);
    for (const std::string& line : cli::lines_of(*favours))
        EXPECT_LE(cli::columns(line), 80) << line;
}

}  // namespace
}  // namespace curia::circus_maximus
