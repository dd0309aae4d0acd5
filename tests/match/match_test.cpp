// A match knows every earlier version of itself, in any order, also after steps were taken back.
#include "match/match.h"

#include <gtest/gtest.h>

#include "games/all.h"
#include "match/edition/edition.h"
#include "tests/scale.h"

namespace curia {
namespace {

// A match beside the plain list of all its States.
template <Game G>
class Twin {
public:
    explicit Twin(const typename G::Setup& setup) : match_(setup), states_{G::start(setup)} {}

    bool is_over() const { return G::turn(states_.back()).of == Turn::Of::Nobody; }
    int version() const { return static_cast<int>(states_.size()) - 1; }

    void step(Rng& rng) {
        typename G::State next = states_.back();
        const Turn turn = G::turn(next);
        if (turn.of == Turn::Of::Chance) {
            const auto chance = G::draw(next, rng);
            G::resolve(next, chance);
            ASSERT_TRUE(match_.resolve(chance));
        } else {
            const Seat seat = turn.seats.pick(rng);
            const auto action = pick_at_random<G>(next, seat, rng);
            G::play(next, seat, action);
            ASSERT_TRUE(match_.play(seat, action));
        }
        states_.push_back(next);
    }
    void take_back() {
        states_.pop_back();
        match_.take_back();
    }
    void agree_on(int version) const {
        const typename G::State& state = states_[static_cast<std::size_t>(version)];
        ASSERT_EQ(match_.version(), this->version());
        ASSERT_EQ(match_.turn(version), G::turn(state));
        for (Seat seat : seats(state.table.players())) {
            ASSERT_TRUE(match_.view(seat, version) == G::view(state, seat)) << version;
            Actions<G> legal;
            G::legal(state, seat, legal);
            const Actions<G> listed = match_.legal(seat, version);
            ASSERT_TRUE(std::equal(legal.begin(), legal.end(), listed.begin(), listed.end()));
        }
        if (version == this->version()) return;
        ASSERT_TRUE(match_.news(version, std::nullopt) ==
                    G::news(state, match_.step(version), std::nullopt));
    }

private:
    Match<G> match_;
    std::vector<typename G::State> states_;
};

TEST(Match, KnowsEveryVersionOfItself) {
    AllGames::for_each([]<Game G>() {
        for (int seed = 0; seed < scaled(10); ++seed) {
            Rng rng(static_cast<std::uint64_t>(seed));
            Twin<G> twin(default_setup<G>(G::kMaxPlayers));
            while (!twin.is_over()) {
                twin.step(rng);
                // Now and then a few steps back, also beyond the States that are kept.
                if (rng.below(40) == 0)
                    for (std::uint32_t back = rng.below(20); back > 0 && twin.version() > 0; --back)
                        twin.take_back();
                const auto versions = static_cast<std::uint32_t>(twin.version() + 1);
                twin.agree_on(static_cast<int>(rng.below(versions)));
                if (testing::Test::HasFatalFailure()) return;
            }
            for (int version = twin.version(); version >= 0; --version) twin.agree_on(version);
            for (int version = 0; version <= twin.version(); ++version) twin.agree_on(version);
        }
    });
}

}  // namespace
}  // namespace curia
