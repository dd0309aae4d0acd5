// Forced answers and answers in advance through the interface without the type of the game.
#include <gtest/gtest.h>

#include "games/all.h"
#include "match/any_match_of.h"
#include "match/edition/edition.h"
#include "match/json/early_impl.h"
#include "match/json/reader.h"

namespace curia {
namespace {

template <Game G>
void play_on(AnyMatchOf<G>& match, Rng& rng) {
    if (match.turn().of == Turn::Of::Chance) return match.draw(rng);
    const Seat seat = match.turn().seats.first();
    const auto legal = *parse_json(match.legal(seat, match.version()));
    const auto& actions = legal.as_array();
    const auto picked = rng.below(static_cast<std::uint32_t>(actions.size()));
    ASSERT_EQ(match.play(seat, actions[picked]), std::nullopt);
}

// At every step of a few matches: each offer is accepted, a forced answer is the only legal action,
// and an answer in advance can be played.
template <Game G>
void look_at(const AnyMatchOf<G>& match, int& spoken, int& forced) {
    for (Seat seat : seats(match.players())) {
        const bool is_asked = match.turn().seats.has(seat);
        if (const auto action = match.forced(seat)) {
            ++forced;
            ASSERT_TRUE(is_asked);
            ASSERT_EQ(match.legal(seat, match.version()), "[" + *action + "]");
        }
        for (const std::string& text : match.early(seat)) {
            const Json early = *parse_json(text);
            ASSERT_EQ(match.read_early(early), text);
            ASSERT_FALSE(match.has_lapsed(early));
            const auto action = match.early_action(seat, early);
            if (!action) continue;
            ++spoken;
            ASSERT_TRUE(match.may_be_answered_early(seat));
            ASSERT_TRUE(is_asked);
            ASSERT_NE(match.legal(seat, match.version()).find(*action), std::string::npos);
        }
    }
}

TEST(Early, GoesThroughTheDoorOfEveryGame) {
    AllGames::for_each([]<Game G>() {
        int spoken = 0, forced = 0;
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            Rng rng(seed);
            AnyMatchOf<G> match(default_setup<G>(G::kMinPlayers));
            while (match.turn().of != Turn::Of::Nobody) {
                look_at(match, spoken, forced);
                play_on(match, rng);
                ASSERT_FALSE(testing::Test::HasFatalFailure());
            }
            EXPECT_TRUE(match.early(Seat{0}).empty());
        }
        EXPECT_EQ(spoken > 0, AnswersEarly<G>) << G::kName;
        EXPECT_EQ(forced > 0, ProvesForced<G>) << G::kName;
    });
}

TEST(Early, WhatCannotBeReadHasLapsed) {
    AllGames::for_each([]<Game G>() {
        const AnyMatchOf<G> match(default_setup<G>(G::kMinPlayers));
        for (const std::string_view text :
             {"null", "[]", "{}", R"({"type":"nonsense"})", R"({"type":"pass"})",
              R"({"type":"pass","game_turn":-1})", R"({"type":"pass","day":1,"phase":"x"})"}) {
            const Json early = *parse_json(text);
            EXPECT_EQ(match.read_early(early), std::nullopt) << text;
            EXPECT_TRUE(match.has_lapsed(early)) << text;
            EXPECT_EQ(match.early_action(Seat{0}, early), std::nullopt) << text;
        }
    });
}

// The first game without its optional hooks.
template <class List>
struct First;
template <class G, class... Others>
struct First<Games<G, Others...>> {
    using Type = G;
};
struct Bare : First<AllGames>::Type {
    static void forced() {}
    static void early() {}
    static News news(const State&, const Step<Bare>&, Viewer) { return {}; }
};
static_assert(Game<Bare> && !ProvesForced<Bare> && !AnswersEarly<Bare>);

TEST(Early, AGameMayOfferNone) {
    const Bare::State state = Bare::start(default_setup<First<AllGames>::Type>(Bare::kMinPlayers));
    const Bare::View view = Bare::view(state, Seat{0});
    const Json early = *parse_json(R"({"type":"pass"})");
    EXPECT_EQ(forced_action<Bare>(view.table, Seat{0}), std::nullopt);
    EXPECT_TRUE(EarlyTexts<Bare>::offered(view.table, Seat{0}).empty());
    EXPECT_EQ(EarlyTexts<Bare>::read(view.table, early), std::nullopt);
    EXPECT_EQ(EarlyTexts<Bare>::action(view.table, early), std::nullopt);
    EXPECT_FALSE(EarlyTexts<Bare>::may_speak(view.table, Seat{0}));
    EXPECT_TRUE(EarlyTexts<Bare>::has_lapsed(view.table, early));
}

}  // namespace
}  // namespace curia
