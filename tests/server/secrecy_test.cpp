// Two tables whose matches differ only in what one player may not know, played the same way: as
// long as he sees the same, he is sent the same, byte for byte.
#include <gtest/gtest.h>

#include "games/all.h"
#include "server/secrets.h"
#include "tests/scale.h"
#include "tests/server/quiet_house.h"

namespace curia {
namespace {

Json any_of(const std::string& list, Rng& rng) {
    const Json legal = *parse_json(list);
    return legal.get_array()[rng.below(static_cast<std::uint32_t>(legal.get_array().size()))];
}

std::unique_ptr<HostedMatch> random_match(std::string_view game, int players, int decisions,
                                          Rng& rng) {
    auto match = std::move(*host_match(*write_terms(
        {.game = std::string(game), .players = players, .options = {}, .edition_text = {}})));
    match->draw(rng);
    for (int i = 0; i < decisions && match->turn().of == Turn::Of::Players; ++i) {
        const Seat seat = match->turn().seats.first();
        match->play(seat, any_of(match->legal(seat, match->version()), rng));
        match->draw(rng);
    }
    return match;
}

class Table {
public:
    Table(const HostedMatch& from, Seat eyes, std::uint64_t world, std::uint64_t luck)
        : house_(luck) {
        Rng rng(world);
        auto match = from.branch(from.version(), eyes, rng);
        TableTerms terms;
        for (int i = 0; i < from.players(); ++i)
            terms.seats.push_back({protocol::SeatKind::Person, "", "", hash_of_token(token(i))});
        room_ = std::make_shared<Room>(
            house_, StoredTable{.id = "table", .header = match->header(), .terms = {}, .phase = {}},
            terms, std::move(match));
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
    const std::vector<std::string>& sent_to(Seat seat) {
        return house_.sent[connection(seat.index)];
    }
    // What the last update asked the seat.
    int ask_of(Seat seat) {
        const auto& texts = sent_to(seat);
        for (auto text = texts.rbegin(); text != texts.rend(); ++text)
            if (const std::size_t at = text->find(",\"ask\":"); at != std::string::npos)
                return std::stoi(text->substr(at + 7));
        return -1;
    }
    void act(Seat seat, const Json& action) {
        room_->handle(connection(seat.index),
                      protocol::Act{.id = {}, .ask = ask_of(seat), .action = action});
    }

private:
    QuietHouse house_;
    std::shared_ptr<Room> room_;
};

// How many steps the two went together, over all worlds of a game.
int compare_worlds(std::string_view game, int players, int matches) {
    int steps = 0;
    for (int i = 0; i < matches; ++i) {
        Rng rng(static_cast<std::uint64_t>(i) * 7919 + static_cast<std::uint64_t>(players));
        const auto start = random_match(game, players, static_cast<int>(rng.below(120)), rng);
        if (start->turn().of != Turn::Of::Players) continue;
        const Seat eyes{static_cast<std::uint8_t>(rng.below(static_cast<std::uint32_t>(players)))};
        Table one(*start, eyes, rng.next(), 5), other(*start, eyes, rng.next(), 5);
        EXPECT_EQ(one.sent_to(eyes), other.sent_to(eyes)) << game;
        while (one.match().turn().of == Turn::Of::Players &&
               one.match().turn() == other.match().turn()) {
            const Seat seat = one.match().turn().seats.first();
            const Json action = any_of(one.match().legal(seat, one.match().version()), rng);
            one.act(seat, action);
            other.act(seat, action);
            // Once he may tell the worlds apart, they need not look alike.
            if (one.match().version() != other.match().version() ||
                one.view(eyes) != other.view(eyes))
                break;
            ++steps;
            EXPECT_EQ(one.sent_to(eyes), other.sent_to(eyes)) << game << " match " << i;
            if (testing::Test::HasFailure()) return steps;
        }
    }
    return steps;
}

TEST(Secrecy, SocketsCarryNothingThatAPlayerMayNotKnow) {
    prepare_secrets();
    AllGames::for_each([]<Game G>() {
        int steps = 0;
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players)
            steps += compare_worlds(G::kName, players, scaled(340));
        std::printf("%s: %d steps alike\n", std::string(G::kName).c_str(), steps);
        EXPECT_GT(steps, scaled(340));
    });
}

}  // namespace
}  // namespace curia
