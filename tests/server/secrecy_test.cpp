// Two tables whose matches differ only in what one player may not know, played in the same way at
// the same times. While that player sees the same, they are sent the same bytes at the same times.
#include <gtest/gtest.h>

#include "games/all.h"
#include "match/json/reader.h"
#include "match/match.h"
#include "server/room/match_terms.h"
#include "server/secrets.h"
#include "tests/scale.h"
#include "tests/server/manual_services.h"

namespace curia {
namespace {

Json any_of(const std::string& list, Rng& rng) {
    const Json legal = *parse_json(list);
    return legal.get_array()[rng.below(static_cast<std::uint32_t>(legal.get_array().size()))];
}

std::size_t choices(const HostedMatch& match, Seat seat) {
    return parse_json(match.legal(seat, match.version()))->get_array().size();
}

// Seeds of two worlds that one player cannot distinguish.
struct Pair {
    std::uint64_t one = 0, other = 0;
};

// Two worlds: in one of them another player, who is asked now, has no choice; in the other one they
// have. A server that answers for people must not be faster in one of them.
std::optional<Pair> tempting_pair(const HostedMatch& match, Seat eyes, Rng& rng) {
    constexpr int kWorlds = 120;
    const Seat asked = match.turn().seats.first();
    if (asked == eyes) return std::nullopt;
    std::optional<std::uint64_t> without, with;
    for (int i = 0; i < kWorlds && !(without && with); ++i) {
        const std::uint64_t world = rng.next();
        Rng luck(world);
        (choices(*match.branch(match.version(), eyes, luck), asked) == 1 ? without : with) = world;
    }
    if (!without || !with) return std::nullopt;
    return Pair{*without, *with};
}

// Plays at random until there is such a pair, or for this many decisions: then any two worlds are
// used.
std::unique_ptr<HostedMatch> random_match(std::string_view game, int players, int decisions,
                                          Seat eyes, Pair& pair, Rng& rng) {
    auto match = std::move(*host_match(*write_terms(
        {.game = std::string(game), .players = players, .options = {}, .edition_text = {}})));
    match->draw(rng);
    for (int i = 0; i < decisions && match->turn().of == Turn::Of::Players; ++i) {
        const Seat seat = match->turn().seats.first();
        const bool is_narrow = choices(*match, seat) <= 2;
        if (const auto found = is_narrow ? tempting_pair(*match, eyes, rng) : std::nullopt) {
            pair = *found;
            return match;
        }
        match->play(seat, any_of(match->legal(seat, match->version()), rng));
        match->draw(rng);
    }
    pair = {rng.next(), rng.next()};
    return match;
}

// One of the two tables. Every seat is a person, and all of them are present.
class Table {
public:
    Table(const HostedMatch& from, Seat eyes, std::uint64_t world) : services_(5) {
        services_.keeps_texts = true;
        services_.answers_after = kAnswersAfter;
        Rng rng(world);
        auto match = from.branch(from.version(), eyes, rng);
        TableTerms terms;
        for (int i = 0; i < from.players(); ++i)
            terms.seats.push_back({protocol::SeatKind::Person, "", "", hash_of_token(token(i))});
        room_ = std::make_shared<Room>(
            services_,
            StoredTable{.id = "table", .header = match->header(), .terms = {}, .phase = {}}, terms,
            std::move(match));
        room_->open();
        for (int i = 0; i < from.players(); ++i)
            room_->handle(
                connection(i),
                protocol::Join{.id = {}, .table = "table", .token = {token(i)}, .seen = {}});
    }
    static std::string token(int seat) { return std::string(32, static_cast<char>('a' + seat)); }
    static net::Connection connection(int seat) { return static_cast<net::Connection>(seat) + 1; }

    const HostedMatch& match() const { return room_->match(); }
    std::string view(Seat eyes) const { return match().view(eyes, match().version()); }
    const std::vector<ManualServices::Sent>& sent_to(Seat seat) {
        return services_.texts[connection(seat.index)];
    }
    void pass(std::int64_t milliseconds) { services_.pass(milliseconds); }
    // Answers the open question by hand; too late if the server has already answered it.
    void act(Seat seat, const Json& action) {
        room_->handle(
            connection(seat.index),
            protocol::Act{.id = {}, .ask = room_->table().at(seat).ask, .action = action});
    }
    void answer_early(Seat seat, const std::vector<Json>& answers) {
        room_->handle(connection(seat.index), protocol::AnswerEarly{.id = {}, .answers = answers});
    }

    // Everybody wants pushes, and the person of this seat leaves.
    void leave(Seat seat) {
        for (int i = 0; i < match().players(); ++i)
            room_->handle(
                connection(i),
                protocol::Subscribe{.id = {}, .endpoint = "https://push.example.org/" + token(i)});
        room_->leave(connection(seat.index));
    }
    // What a push service sees.
    std::vector<ManualServices::Sent> pushes() const {
        std::vector<ManualServices::Sent> all;
        for (const auto& one : services_.pushes) all.push_back({one.at, one.endpoint});
        return all;
    }

    static constexpr std::chrono::milliseconds kAnswersAfter{1000};

private:
    ManualServices services_;
    std::shared_ptr<Room> room_;
};

struct Compared {
    int pairs = 0, tempting = 0, steps = 0, early = 0;
};

// In one world another player has given an answer in advance; in the other world they give the same
// answer quickly, by hand. Nobody else may notice the difference.
bool answer_in_two_ways(Table& one, Table& other, Seat seat, Rng& rng) {
    for (const std::string& text : one.match().early(seat)) {
        const Json early = *parse_json(text);
        const auto action = one.match().early_action(seat, early);
        if (!action || rng.below(2) == 0) continue;
        one.answer_early(seat, {early});
        other.act(seat, *parse_json(*action));
        return true;
    }
    return false;
}

// Plays both matches until the player whose view is compared may distinguish the worlds.
void compare(std::string_view game, Table& one, Table& other, Seat eyes, Rng& rng, Compared& sum) {
    EXPECT_EQ(one.sent_to(eyes), other.sent_to(eyes)) << game;
    ++sum.pairs;
    while (one.match().turn().of == Turn::Of::Players &&
           one.match().turn() == other.match().turn() && !testing::Test::HasFailure()) {
        const Seat seat = one.match().turn().seats.first();
        const int version = one.match().version();
        const bool in_two_ways = seat != eyes && answer_in_two_ways(one, other, seat, rng);
        if (in_two_ways) {
            ++sum.early;
        } else {
            // People think longer than the server waits, so an answer that the server gives for
            // them is visible.
            const std::int64_t thinks = 1500 + rng.below(3000);
            one.pass(thinks);
            other.pass(thinks);
            const bool is_open = one.match().version() == version;
            EXPECT_EQ(is_open, other.match().version() == version)
                << game << ": answered for in one world only";
            if (is_open) {
                const Json action = any_of(one.match().legal(seat, version), rng);
                one.act(seat, action);
                other.act(seat, action);
            }
        }
        one.pass(1200);
        other.pass(1200);
        if (in_two_ways) one.answer_early(seat, {});  // it was meant for this question only
        if (one.match().version() != other.match().version() || one.view(eyes) != other.view(eyes))
            return;
        ++sum.steps;
        EXPECT_EQ(one.sent_to(eyes), other.sent_to(eyes)) << game << " at version " << version;
    }
}

Compared compare_worlds(std::string_view game, int players, int matches) {
    Compared sum;
    for (int i = 0; i < matches && !testing::Test::HasFailure(); ++i) {
        Rng rng(static_cast<std::uint64_t>(i) * 7919 + static_cast<std::uint64_t>(players));
        const Seat eyes{static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(players)))};
        Pair pair;
        int decisions = static_cast<int>(rng.below(200));
        auto start = random_match(game, players, decisions, eyes, pair, rng);
        while (start->turn().of != Turn::Of::Players)  // the game is shorter
            start = random_match(game, players, decisions /= 2, eyes, pair, rng);
        Table one(*start, eyes, pair.one), other(*start, eyes, pair.other);
        const Seat asked = start->turn().seats.first();
        sum.tempting += choices(one.match(), asked) != choices(other.match(), asked);
        compare(game, one, other, eyes, rng, sum);
    }
    return sum;
}

template <Game G>
int steps_of_a_match() {
    Match<G> match(default_setup<G>(G::kMinPlayers));
    Rng rng(1);
    while (match.turn().of != Turn::Of::Nobody) {
        match.draw(rng);
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.first();
        const auto legal = match.legal(seat);
        match.play(seat, legal[static_cast<int>(rng.below(legal.size()))]);
    }
    return match.version();
}

TEST(Secrecy, NeitherTheBytesNorTheirTimesTellWhatAPlayerMayNotKnow) {
    prepare_secrets();
    AllGames::for_each([]<Game G>() {
        Compared sum;
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
            const Compared some = compare_worlds(G::kName, players, scaled(440));
            sum.pairs += some.pairs;
            sum.tempting += some.tempting;
            sum.steps += some.steps;
            sum.early += some.early;
        }
        std::printf(
            "%s: %d pairs of worlds, %d of them with a choice in one only, %d steps alike, "
            "%d answered in advance\n",
            std::string(G::kName).c_str(), sum.pairs, sum.tempting, sum.steps, sum.early);
        EXPECT_GE(sum.pairs, scaled(1000));
        // In a short game the next open card often shows what was hidden.
        constexpr int kShort = 50;
        EXPECT_GT(sum.steps, steps_of_a_match<G>() > kShort ? sum.pairs : sum.pairs / 10);
    });
}

// A push tells its push service that somebody is asked. In pairs of worlds that another player
// cannot distinguish, the same pushes go out at the same times, also if the person has a choice in
// one of the worlds only.
TEST(Secrecy, APushDependsOnPublicFactsAlone) {
    prepare_secrets();
    AllGames::for_each([]<Game G>() {
        int tempting = 0, pushes = 0;
        for (int i = 0; i < scaled(100) && !testing::Test::HasFailure(); ++i) {
            Rng rng(static_cast<std::uint64_t>(i) * 104'729);
            const int players = G::kMinPlayers + i % (G::kMaxPlayers - G::kMinPlayers + 1);
            const Seat eyes{
                static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(players)))};
            Pair pair;
            auto start =
                random_match(G::kName, players, static_cast<int>(rng.below(100)), eyes, pair, rng);
            if (start->turn().of != Turn::Of::Players) continue;
            const Seat asked = start->turn().seats.first();
            Table one(*start, eyes, pair.one), other(*start, eyes, pair.other);
            tempting += choices(one.match(), asked) != choices(other.match(), asked);
            for (Table* const table : {&one, &other}) {
                table->leave(asked);
                table->pass(120'000);
            }
            EXPECT_EQ(one.pushes(), other.pushes()) << G::kName;
            pushes += static_cast<int>(one.pushes().size());
        }
        std::printf("%s: %d pushes, %d pairs of worlds with another choice\n",
                    std::string(G::kName).c_str(), pushes, tempting);
        EXPECT_GT(pushes, scaled(30));
    });
}

}  // namespace
}  // namespace curia
