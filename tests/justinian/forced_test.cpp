// Which answers follow from public information, and which do not: R2, R9.
#include <algorithm>

#include "match/json/writer.h"
#include "tests/justinian/scene.h"

namespace curia::justinian {
namespace {

std::optional<Action> forced(const Scene& scene, Seat seat) {
    return Justinian::forced(scene.table(), seat);
}
const std::optional<Action> kNothing, kPass = Pass{}, kDecline = Decline{};

// ---- Passing: R2 ----

TEST(JustinianForced, WhoHasNoTokenInHandPasses) {
    Scene scene({.players = 2, .starter = A});
    scene.hand(A, {});
    EXPECT_EQ(forced(scene, A), kPass);
    scene.passes(A);
    EXPECT_EQ(forced(scene, B), kNothing);
}

// R2: alone, with a token on the phase card since then, and three tokens above every tile.
TEST(JustinianForced, WhoCanPutNoTokenAnywherePasses) {
    Scene scene({.players = 2, .starter = A});
    scene.passes(A);
    scene.lays_on_card(B, 1);
    EXPECT_EQ(forced(scene, B), kNothing);
    Table full = scene.table();
    for (Tile tile : TileSet::all())
        while (!full.above[tile].full()) full.above[tile].push({A, Face{}});
    EXPECT_EQ(Justinian::forced(full, B), kPass);
    full.on_card_while_alone = 0;
    EXPECT_EQ(Justinian::forced(full, B), kNothing);
}

// ---- Declining: R9 ----

// The forced answer of A, who is asked first, with these tokens on the phase card. A's other tokens
// are in the reserve, except for those that are gone.
std::optional<Action> when_asked(int phase, const Numbers& on_card, const Numbers& gone,
                                 FalseClaims false_claims = FalseClaims::Off) {
    Scene scene(
        {.players = 2, .phase = phase, .starter = B, .options = {.false_claims = false_claims}});
    scene.on_card(A, on_card);
    scene.hand(A, {});
    scene.placing_ends();
    EXPECT_EQ(scene.asked(), A);
    Table table = scene.table();
    table.gone[A] = tokens(gone);
    TokenBag rest = kTokenSet;
    rest.remove(tokens(on_card));
    rest.remove(tokens(gone));
    table.reserve_size[A] = static_cast<std::uint8_t>(rest.size());
    return Justinian::forced(table, A);
}

// R9: without a token on the phase card nobody can claim, even if false claims are allowed.
TEST(JustinianForced, WhoHasNothingOnThePhaseCardDeclines) {
    for (int phase = 1; phase <= kPhases; ++phase) {
        EXPECT_EQ(when_asked(phase, {}, {}), kDecline);
        EXPECT_EQ(when_asked(phase, {}, {}, FalseClaims::On), kDecline);
    }
}

// R9: one token is at most 3, two are 6, three are 9, and there are four threes.
TEST(JustinianForced, TooFewTokensCannotReachTheMinimum) {
    EXPECT_EQ(when_asked(1, {1}, {}), kDecline);
    EXPECT_EQ(when_asked(1, {1, 1}, {}), kNothing);
    EXPECT_EQ(when_asked(2, {1, 1}, {}), kDecline);
    EXPECT_EQ(when_asked(3, {1, 1, 1}, {}), kDecline);
    EXPECT_EQ(when_asked(3, {1, 1, 1, 1}, {}), kNothing);
}

// R9: in phase 2, three hidden tokens allow a claim only as three threes. This is rare, but
// ignoring it would reveal a secret.
TEST(JustinianForced, ThreeHiddenTokensMayBeThreeThrees) {
    EXPECT_EQ(when_asked(2, {3, 3, -3}, {}), kNothing);
    EXPECT_EQ(when_asked(2, {1, 1, -1}, {}), kNothing);
    EXPECT_EQ(when_asked(2, {1, 1, -1}, {-3}), kNothing);
}

// R8: everyone saw the tokens that left the game. With two threes gone, two are left.
TEST(JustinianForced, ThreesThatAreGoneAreOnNoPhaseCard) {
    EXPECT_EQ(when_asked(2, {1, 1, -1}, {3, -3}), kDecline);
    EXPECT_EQ(when_asked(3, {1, 1, -1, -1}, {3}), kDecline);
}

// Option false_claims: a player with any token there may claim.
TEST(JustinianForced, AFalseClaimNeedsOneToken) {
    EXPECT_EQ(when_asked(3, {1}, {}, FalseClaims::On), kNothing);
    EXPECT_EQ(when_asked(3, {1}, {3, 3, -3, -3}, FalseClaims::On), kNothing);
}

// ---- All situations on the phase card ----

// Counts by influence alone: ten ones, eight twos, four threes.
using Strengths = std::array<int, 3>;
constexpr Strengths kAll{10, 8, 4};

TokenBag bag_of(const Strengths& strengths) {
    TokenBag bag;
    for (std::size_t i = 0; i < 3; ++i) {
        bag.counts[i] = static_cast<std::uint8_t>(std::min(strengths[i], kAll[i] / 2));
        bag.counts[i + 3] = static_cast<std::uint8_t>(strengths[i] - bag.counts[i]);
    }
    return bag;
}

// Calls visit for every way to take tokens out of these.
template <class Visit>
void for_each_part(const Strengths& whole, Visit&& visit) {
    for (int ones = 0; ones <= whole[0]; ++ones)
        for (int twos = 0; twos <= whole[1]; ++twos)
            for (int threes = 0; threes <= whole[2]; ++threes) visit(Strengths{ones, twos, threes});
}

int count(const Strengths& s) { return s[0] + s[1] + s[2]; }
int sum(const Strengths& s) { return s[0] + 2 * s[1] + 3 * s[2]; }
Strengths less(const Strengths& whole, const Strengths& part) {
    return {whole[0] - part[0], whole[1] - part[1], whole[2] - part[2]};
}

// The highest sum of each number of tokens out of these, by trying all of them.
std::vector<int> highest_sums(const Strengths& unseen) {
    std::vector<int> highest(static_cast<std::size_t>(count(unseen)) + 1, 0);
    for_each_part(unseen, [&](const Strengths& part) {
        int& best = highest[static_cast<std::size_t>(count(part))];
        best = std::max(best, sum(part));
    });
    return highest;
}

struct Situation {
    Strengths gone, shown;
    int hidden = 0;
};

Table table_of(const Situation& situation, int phase, FalseClaims false_claims) {
    static const Table kStart = Scene({.players = 2}).table();
    Table table = kStart;
    table.setup.options.false_claims = false_claims;
    table.stage = Stage::Claim;
    table.phase = static_cast<std::uint8_t>(phase);
    table.active = A;
    table.gone[A] = bag_of(situation.gone);
    TokenBag seen =
        bag_of({situation.gone[0] + situation.shown[0], situation.gone[1] + situation.shown[1],
                situation.gone[2] + situation.shown[2]});
    seen.remove(table.gone[A]);
    table.on_card_shown[A] = seen;
    table.on_card_size[A] = static_cast<std::uint8_t>(count(situation.shown) + situation.hidden);
    return table;
}

// R9: a decline is forced exactly if no assignment of the hidden tokens reaches the minimum. Tests
// every bag of tokens gone, every bag of up to four shown, and up to six hidden tokens.
TEST(JustinianForced, ADeclineIsProvedExactlyIfNothingReachesTheMinimum) {
    long situations = 0, proved = 0;
    for_each_part(kAll, [&](const Strengths& gone) {
        for_each_part(less(kAll, gone), [&](const Strengths& shown) {
            if (count(shown) > 4) return;
            const Strengths unseen = less(less(kAll, gone), shown);
            const std::vector<int> highest = highest_sums(unseen);
            for (int hidden = 0; hidden <= std::min(6, count(unseen)); ++hidden)
                for (int phase = 1; phase <= kPhases; ++phase) {
                    const int best = sum(shown) + highest[static_cast<std::size_t>(hidden)];
                    const bool can_claim = best >= kMinimum[phase - 1];
                    const Table table = table_of({gone, shown, hidden}, phase, FalseClaims::Off);
                    ASSERT_EQ(Justinian::forced(table, A), can_claim ? kNothing : kDecline)
                        << to_json(table, 2);
                    ++situations;
                    proved += can_claim ? 0 : 1;
                }
        });
    });
    EXPECT_GT(situations, 100000);
    EXPECT_GT(proved, 1000);
    EXPECT_LT(proved, situations);
}

}  // namespace
}  // namespace curia::justinian
