// What the terminal understands and says in Justinian.
#include <gtest/gtest.h>

#include "tests/cli/justinian/scene.h"

namespace curia::cli {
namespace {

using namespace justinian;
using Court = GameTable<Justinian>;

Result<justinian::Action> understood(const Match<Justinian>& match, std::string_view words) {
    const Seat seat = match.turn().seats.first();
    return Court::understand(words, match.view(seat), match.legal(seat), reader_for(seat));
}

std::string told_last(const Match<Justinian>& match, Viewer viewer) {
    return Court::tell(match.news(match.version() - 1, viewer), match.view(viewer),
                       reader_for(viewer));
}

#define EXPECT_MEANS(match, words, action)                       \
    do {                                                         \
        const auto meant = understood(match, words);             \
        ASSERT_TRUE(meant) << (words) << ": " << meant.why();    \
        EXPECT_EQ(*meant, justinian::Action(action)) << (words); \
    } while (false)

TEST(JustinianUnderstand, PlacementsAndPasses) {
    const Match<Justinian> match = dealt_match();
    EXPECT_MEANS(match, "+2 7", (Place{token(2), tile(7)}));
    EXPECT_MEANS(match, "  -1   12 ", (Place{token(-1), tile(12)}));
    EXPECT_MEANS(match, "put +2 on Giulianus", (Place{token(2), tile(7)}));
    EXPECT_MEANS(match, "+3 teo", (Place{token(3), tile(12)}));
    EXPECT_MEANS(match, "-1 card", PlaceOnCard{token(-1)});
    EXPECT_MEANS(match, "-1 C", PlaceOnCard{token(-1)});
    EXPECT_MEANS(match, "pass", Pass{});
    EXPECT_MEANS(match, "p", Pass{});
}

TEST(JustinianUnderstand, SaysWhyNot) {
    Match<Justinian> match = dealt_match();
    EXPECT_EQ(understood(match, "2 7").why(), "With its sign, please: +2 or -2.");
    EXPECT_EQ(
        understood(match, "+2 13").why(),
        "There is no tile '13': tiles are 1 to 12, or their names; 'card' is the phase card.");
    EXPECT_EQ(understood(match, "+2").why(), "+2 on which tile, 1 to 12, or on the card?");
    EXPECT_EQ(understood(match, "left").why(),
              "Say a token and a place, such as +2 7 or -1 card, or pass; ? explains.");
    match.play(A, Place{token(3), tile(1)});
    match.play(B, Place{token(3), tile(1)});
    match.play(C, Place{token(3), tile(1)});
    EXPECT_EQ(understood(match, "+3 2").why(),
              "You have no +3 in hand; you have +2 +2 +1 +1 +1 -1 -1 -2 -3.");
    EXPECT_EQ(understood(match, "+2 1").why(), "1 Anthemius is full: three tokens lie there.");
}

TEST(JustinianUnderstand, TheLimitOfOneWhoIsAlone) {
    Match<Justinian> match = dealt_match();
    Rng rng(1);
    match.play(A, PlaceOnCard{token(1)});
    for (const Seat seat : {B, C}) {
        match.play(seat, Pass{});
        match.draw(rng);
    }
    match.play(A, PlaceOnCard{token(1)});
    EXPECT_EQ(understood(match, "+1 card").why(),
              "No: all others have passed, and then only one more token may go on the phase card.");
}

TEST(JustinianUnderstand, SidesClaimsColoursAndExchanges) {
    Match<Justinian> match = dealt_match();
    match.play(A, PlaceOnCard{token(3)});
    match.play(B, PlaceOnCard{token(1)});
    match.play(C, PlaceOnCard{token(1)});
    match.play(A, PlaceOnCard{token(-3)});
    match.play(B, Place{token(1), tile(1)});
    match.play(C, Place{token(1), tile(1)});
    all_pass(match);
    EXPECT_MEANS(match, "r", Resolve{Side::Right});
    EXPECT_MEANS(match, "from the left", Resolve{Side::Left});
    EXPECT_EQ(understood(match, "up").why(), "From which side: left or right?");
    match.play(match.turn().seats.first(), Resolve{Side::Left});
    EXPECT_EQ(understood(match, "claim").why(),
              "You cannot claim: you have 1 on the phase card and a claim needs 5.");
    while (match.turn().seats.first() != A) match.play(match.turn().seats.first(), Decline{});
    EXPECT_MEANS(match, "no", Decline{});
    EXPECT_MEANS(match, "claim", Claim{});
    match.play(A, Claim{});
    EXPECT_MEANS(match, "Law", ChooseColour{Colour::Law});
    match.play(A, ChooseColour{Colour::Law});
    EXPECT_MEANS(match, "keep", Keep{});
    EXPECT_EQ(understood(match, "law 3").why(),
              "Law has been scored: its cards are out of the game.");
    EXPECT_EQ(understood(match, "war 11").why().substr(0, 15), "Of War you have");
}

TEST(JustinianChoices, TheClaimPollLooksTheSameForAll) {
    Match<Justinian> match = dealt_match();
    match.play(A, PlaceOnCard{token(3)});
    match.play(B, Place{token(3), tile(1)});
    match.play(C, Place{token(3), tile(1)});
    match.play(A, PlaceOnCard{token(-3)});
    all_pass(match);
    match.play(match.turn().seats.first(), Resolve{Side::Left});
    std::vector<std::string> screens;
    while (match.view(A).table.stage == Stage::Claim) {
        const Seat seat = match.turn().seats.first();
        const Reader reader = reader_for(seat);
        std::string screen = Court::question(match.view(seat), reader);
        for (const auto& choice : Court::choices(match.view(seat), match.legal(seat), reader))
            screen += "\n" + choice.text;
        screens.push_back(screen);
        match.play(seat, Decline{});
    }
    ASSERT_EQ(screens.size(), 3u);
    EXPECT_EQ(screens[0], screens[1]);
    EXPECT_EQ(screens[1], screens[2]);
}

TEST(JustinianTell, APlacementWithItsValueToTheOwnerOnly) {
    Match<Justinian> match = dealt_match();
    match.play(A, Place{token(2), tile(7)});
    EXPECT_EQ(told_last(match, A), "You put +2 on 7 Giulianus.");
    EXPECT_EQ(told_last(match, B), "Anna puts a token on 7 Giulianus.");
    EXPECT_EQ(told_last(match, std::nullopt), "Anna puts a token on 7 Giulianus.");
    match.play(B, PlaceOnCard{token(-3)});
    EXPECT_EQ(told_last(match, B), "You put -3 on the phase card, 3 of 5 now.");
    EXPECT_EQ(told_last(match, A), "Bruno puts a token on the phase card.");
}

TEST(JustinianTell, PassesAndWhatIsDrawn) {
    Match<Justinian> match = dealt_match();
    match.play(A, Pass{});
    EXPECT_EQ(told_last(match, B), "Anna passes first and draws 2.");
    match.resolve(DrawTokens{A, TokenBag{{0, 1, 0, 0, 0, 1}}});
    EXPECT_EQ(told_last(match, A), "You draw +2 -3.");
    EXPECT_EQ(told_last(match, B), "");
}

// Two matches that differ only in a hidden token look the same to all other viewers.
TEST(JustinianTell, NothingDependsOnAnothersToken) {
    for (const Viewer viewer : {Viewer(B), Viewer(C), Viewer()}) {
        std::vector<std::string> seen;
        for (const int value : {3, -2}) {
            Match<Justinian> match = dealt_match();
            match.play(A, Place{token(value), tile(4)});
            std::string all = told_last(match, viewer);
            match.play(B, Place{token(1), tile(4)});
            match.play(C, PlaceOnCard{token(1)});
            match.play(A, PlaceOnCard{token(value == 3 ? -2 : 3)});
            all += told_last(match, viewer);
            all += Court::draw(match.view(viewer), reader_for(viewer));
            all += *Court::answer("tokens", match.view(viewer), reader_for(viewer));
            if (viewer == B)
                all += Court::foresee(match.view(B), Place{token(1), tile(4)}, reader_for(B));
            seen.push_back(all);
        }
        EXPECT_EQ(seen[0], seen[1]);
    }
}

TEST(JustinianForesee, WhereATileWouldLandAndWhatIsHiddenThere) {
    Match<Justinian> match = dealt_match();
    match.play(A, Place{token(1), tile(7)});
    EXPECT_EQ(
        Court::foresee(match.view(B), Place{token(2), tile(7)}, reader_for(B)),
        "7 Giulianus would go from slot 7 to 9: window 20 → 24. One hidden token already lies "
        "there.\nYour cards, as far as you know: Building 41 → 42 and Trade 45 → 42.");
    EXPECT_EQ(Court::foresee(match.view(B), PlaceOnCard{token(-3)}, reader_for(B)),
              "You would have 3 of 5 on the phase card, 2 short of a claim.");
}

// What a claim does depends on the options.
TEST(JustinianForesee, AClaimAsTheOptionsHaveIt) {
    const auto foreseen = [](const Options& options, const std::vector<int>& on_card) {
        Match<Justinian> match = dealt_match(options);
        for (const int value : on_card) {
            match.play(A, PlaceOnCard{token(value)});
            match.play(B, Place{token(1), tile(1)});
            match.play(C, Place{token(1), tile(2)});
        }
        all_pass(match);
        match.play(match.turn().seats.first(), Resolve{Side::Left});
        while (match.turn().seats.first() != A) match.play(match.turn().seats.first(), Decline{});
        return Court::foresee(match.view(A), Claim{}, reader_for(A));
    };
    EXPECT_EQ(foreseen({.false_claims = FalseClaims::On}, {3}),
              "You have 3 of 5: everybody would see your tokens on the phase card, and the next "
              "player is\n  asked.");
    EXPECT_EQ(foreseen({.colour_chooser = ColourChooser::Claimant}, {3, -3}),
              "All tokens on the phase card would be turned up: You 6, Bruno 0 and Clara 0. You "
              "name the\n  colour.");
}

}  // namespace
}  // namespace curia::cli
