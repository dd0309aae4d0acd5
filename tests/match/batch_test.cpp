// Many matches at once: what the arrays hold, and that nothing but seed and place decides them.
#include "match/batch.h"

#include <gtest/gtest.h>

#include <vector>

#include "games/all.h"
#include "match/edition/edition.h"
#include "match/match.h"

namespace curia {
namespace {

// A batch with arrays of its own, played at random by a caller with a generator for each match.
template <Game G>
class RandomBatch {
public:
    using N = Numbers<G>;

    RandomBatch(int players, const BatchOptions& options,
                const typename Batch<G>::MakePlayer& make = {})
        : batch_(default_setup<G>(players), options, make) {
        const auto rows = static_cast<std::size_t>(options.matches);
        entry.resize(rows * static_cast<std::size_t>(batch_.most_entries()));
        entry_number.resize(entry.size());
        entries.resize(rows);
        mask.resize(rows * N::kActions);
        legal.resize(rows * G::kMaxActions);
        legal_count.resize(rows);
        seat.resize(rows);
        ended.resize(rows);
        share.resize(rows * N::kSeats);
        score.resize(rows * N::kSeats);
        for (int i = 0; i < options.matches; ++i) choice_.emplace_back(static_cast<unsigned>(i));
        batch_.observe(arrays());
    }
    void step() {
        std::vector<std::int32_t> actions;
        for (std::size_t i = 0; i < choice_.size(); ++i)
            actions.push_back(legal[i * G::kMaxActions +
                                    choice_[i].below(static_cast<std::uint32_t>(legal_count[i]))]);
        ASSERT_EQ(batch_.step(actions, arrays()), std::nullopt);
    }
    BatchArrays arrays() {
        return {.entry = entry.data(),
                .entry_number = entry_number.data(),
                .entries = entries.data(),
                .mask = mask.data(),
                .legal = legal.data(),
                .legal_count = legal_count.data(),
                .seat = seat.data(),
                .ended = ended.data(),
                .share = share.data(),
                .score = score.data()};
    }
    // Everything that the arrays say of one match.
    std::uint64_t row(std::size_t i) const {
        Hash hash;
        const auto most = static_cast<std::size_t>(batch_.most_entries());
        for (std::size_t k = 0; k < static_cast<std::size_t>(entries[i]); ++k) {
            hash.add(entry[i * most + k]);
            hash.add(entry_number[i * most + k]);
        }
        for (std::size_t k = 0; k < N::kActions; ++k) hash.add(mask[i * N::kActions + k]);
        hash.add(seat[i]);
        hash.add(ended[i]);
        for (std::size_t k = 0; k < N::kSeats; ++k) hash.add(score[i * N::kSeats + k]);
        return hash.value();
    }

    Batch<G>& batch() { return batch_; }

    std::vector<std::int32_t> entry, entries, legal, legal_count, score;
    std::vector<std::int8_t> entry_number;
    std::vector<std::uint8_t> mask, seat, ended;
    std::vector<float> share;

private:
    Batch<G> batch_;
    std::vector<Rng> choice_;
};

TEST(Batch, DependsOnNeitherThreadsNorSize) {
    AllGames::for_each([]<Game G>() {
        RandomBatch<G> one(G::kMaxPlayers, {.matches = 9, .threads = 1, .seed = 5});
        RandomBatch<G> other(G::kMaxPlayers, {.matches = 6, .threads = 3, .seed = 5});
        RandomBatch<G> third(G::kMaxPlayers, {.matches = 6, .threads = 1, .seed = 6});
        bool differs = false;
        for (int i = 0; i < 600; ++i) {
            for (std::size_t k = 0; k < 6; ++k) {
                ASSERT_EQ(one.row(k), other.row(k)) << G::kName << " step " << i;
                differs = differs || one.row(k) != third.row(k);
            }
            one.step(), other.step(), third.step();
        }
        EXPECT_TRUE(differs) << G::kName;
    });
}

TEST(Batch, SharesOneVictoryPerMatchAndStartsAgain) {
    AllGames::for_each([]<Game G>() {
        RandomBatch<G> random(G::kMinPlayers, {.matches = 4, .threads = 2, .seed = 1});
        int ends = 0;
        for (int i = 0; i < 4000 && ends < 8; ++i) {
            random.step();
            for (std::size_t k = 0; k < 4; ++k) {
                float sum = 0;
                for (std::size_t s = 0; s < Numbers<G>::kSeats; ++s)
                    sum += random.share[k * Numbers<G>::kSeats + s];
                EXPECT_NEAR(sum, random.ended[k] ? 1 : 0, 1e-6) << G::kName;
                ends += random.ended[k];
            }
        }
        EXPECT_GE(ends, 8) << G::kName;
    });
}

TEST(Batch, RefusesAnIllegalActionAndPlaysNothing) {
    AllGames::for_each([]<Game G>() {
        RandomBatch<G> random(G::kMinPlayers, {.matches = 3, .threads = 1, .seed = 1});
        std::vector<std::int32_t> actions{random.legal[0], random.legal[G::kMaxActions],
                                          random.legal[2 * G::kMaxActions]};
        const std::uint64_t before = random.row(0);
        for (const int wrong : {-1, Numbers<G>::kActions, 1 << 30}) {
            actions[1] = wrong;
            EXPECT_EQ(random.batch().step(actions, random.arrays()), 1);
        }
        random.batch().observe(random.arrays());
        EXPECT_EQ(random.row(0), before);
        EXPECT_EQ(random.batch().step(std::span(actions).first(2), random.arrays()), 0);
    });
}

TEST(Batch, AsksOnlyForTheCallersSeats) {
    AllGames::for_each([]<Game G>() {
        const auto bots = [](Seat seat) -> typename Batch<G>::Player {
            if (seat == Seat{1}) return {};
            return [](const typename G::View& view, const Actions<G>& legal, Rng& rng) {
                EXPECT_NE(view.viewer, Viewer(Seat{1}));
                return legal[static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())))];
            };
        };
        RandomBatch<G> random(G::kMinPlayers, {.matches = 3, .threads = 2, .seed = 1}, bots);
        for (int i = 0; i < 100; ++i) {
            for (const std::uint8_t seat : random.seat) EXPECT_EQ(seat, 1) << G::kName;
            random.step();
        }
    });
}

// The dense form and the list of entries say the same.
TEST(Batch, DenseAndSparseObservationsAgree) {
    AllGames::for_each([]<Game G>() {
        RandomBatch<G> random(G::kMaxPlayers,
                              {.matches = 2, .threads = 1, .seed = 3, .with_outlook = true});
        const auto width = static_cast<std::size_t>(random.batch().observation_width());
        const auto most = static_cast<std::size_t>(random.batch().most_entries());
        std::vector<std::int8_t> dense(2 * width, 77);
        for (int step = 0; step < 50; ++step) {
            random.step();
            random.batch().observe({.observation = dense.data()});
            for (std::size_t row = 0; row < 2; ++row) {
                std::vector<std::int8_t> expected(width);
                for (std::size_t k = 0; k < static_cast<std::size_t>(random.entries[row]); ++k)
                    expected[static_cast<std::size_t>(random.entry[row * most + k])] =
                        random.entry_number[row * most + k];
                ASSERT_TRUE(std::equal(expected.begin(), expected.end(),
                                       dense.begin() + static_cast<std::ptrdiff_t>(row * width)))
                    << G::kName;
            }
        }
    });
}

}  // namespace
}  // namespace curia
