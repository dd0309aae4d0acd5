// Matches of a judge that searches, to learn from. A search sees further than the judge alone, so
// what it finds out about an action is what the judge should have said.
#pragma once

#include <algorithm>
#include <atomic>
#include <cstring>
#include <span>
#include <thread>
#include <vector>

#include "engine/hash.h"
#include "learn/judge/judge_tree.h"
#include "match/edition/edition.h"

namespace curia::learn {

template <Game G>
typename G::Setup setup_with(int players, int preset) {
    auto setup = default_setup<G>(players);
    setup.options = std::span(G::kPresets)[static_cast<std::size_t>(preset)].options;
    return setup;
}

struct SearchedOptions {
    std::int32_t players, preset, matches, threads;
    std::uint64_t seed;
    std::int32_t deep, quick;  // iterations of decisions to learn from, and of all others
    float deep_part;           // of the decisions
    std::int32_t least;        // an action is learned from if the search tried it this often
    // The rewards of an action that was played are mixed with those of what followed in the match.
    float follow;  // how much these count
    float lambda;  // how far they look ahead
    std::int32_t capacity;
};

// The caller's arrays: what is seen after an action, the rewards of all seats from the player who
// acted, and how much the row counts.
template <Game G>
struct SearchedRows {
    static constexpr std::size_t kSeats = G::kMaxPlayers;

    std::int8_t* after;
    float* rewards;
    float* weight;
    std::int32_t capacity;
    std::atomic<std::int32_t> count{0};
};

template <HasSights G>
class SearchedMatch {
public:
    SearchedMatch(const Judge& judge, const SearchedOptions& options, SearchedRows<G>& rows)
        : options_(options),
          rows_(rows),
          victory_(judge.victory()),
          deep_(judge, {.iterations = options.deep}),
          quick_(judge, {.iterations = options.quick}) {}

    void play(const typename G::Setup& setup, std::uint64_t seed) {
        Rng rng(seed);
        typename G::State state = G::start(setup);
        played_.clear();
        for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
            if (turn.of == Turn::Of::Chance) {
                G::resolve(state, G::draw(state, rng));
                continue;
            }
            const Seat seat = turn.seats.first();
            Actions<G> legal;
            G::legal(state, seat, legal);
            if (legal.size() == 1)
                G::play(state, seat, legal[0]);
            else
                decide(state, seat, legal, rng);
        }
        learn_from_the_end(state);
    }

private:
    using Rewards = typename Judging<G>::Rewards;
    static constexpr std::int32_t kNone = -1;

    struct Played {
        Rewards rewards;
        std::int32_t row = kNone;
        Turned turned;
    };

    void decide(typename G::State& state, Seat seat, const Actions<G>& legal, Rng& rng) {
        constexpr std::uint32_t kThousand = 1000, kSurprises = 8;
        const bool is_deep =
            rng.below(kThousand) < static_cast<std::uint32_t>(options_.deep_part * kThousand);
        JudgeTreeBot<G>& bot = is_deep ? deep_ : quick_;
        const auto best = bot.choose(G::view(state, seat), legal, rng);
        const auto action = rng.below(kSurprises) == 0 ? bot.any_tried(best, rng) : best;
        Played played{.turned = {state.table.players(), seat}};
        const int least = is_deep ? options_.least : std::numeric_limits<int>::max();
        bot.each_tried(state, [&](const auto& tried) {
            const bool is_played = tried.is_at_root && tried.action == action;
            if (is_played) played.rewards = tried.rewards;
            if (tried.visits < least && !(is_played && is_deep)) return;
            if (G::turn(tried.after).of == Turn::Of::Nobody) return;
            const std::int32_t row = put(tried);
            if (is_played) played.row = row;
        });
        played_.push_back(played);
        G::play(state, seat, action);
    }

    std::int32_t put(const auto& tried) {
        constexpr int kDoubt = 8;  // visits that count half
        const std::int32_t row = rows_.count++;
        if (row >= rows_.capacity) return kNone;
        const auto at = static_cast<std::size_t>(row);
        std::int8_t* const out = rows_.after + at * Sights<G>::kEntries;
        std::memset(out, 0, Sights<G>::kEntries);
        Sights<G>::encode(G::view(tried.after, tried.seat), DenseEntries{out});
        write(row, {tried.after.table.players(), tried.seat}, tried.rewards);
        rows_.weight[at] =
            static_cast<float>(tried.visits) / static_cast<float>(tried.visits + kDoubt);
        return row;
    }
    void write(std::int32_t row, const Turned& turned, const Rewards& rewards) {
        constexpr std::size_t kSeats = SearchedRows<G>::kSeats;
        float* const out = rows_.rewards + static_cast<std::size_t>(row) * kSeats;
        for (std::size_t i = 0; i < kSeats; ++i) {
            const int seat = static_cast<int>(i);
            out[i] = seat < turned.players ? rewards[turned.seat_at(seat)] : 0;
        }
    }
    void learn_from_the_end(const typename G::State& state) {
        const int players = state.table.players();
        Rewards follows = final_rewards<G>(state, victory_);
        const auto mixed = [&](const Rewards& now, float part) {
            Rewards result;
            for (Seat seat : seats(players))
                result[seat] = (1 - part) * now[seat] + part * follows[seat];
            return result;
        };
        for (auto one = played_.rbegin(); one != played_.rend(); ++one) {
            if (one->row != kNone)
                write(one->row, one->turned, mixed(one->rewards, options_.follow));
            follows = mixed(one->rewards, options_.lambda);
        }
    }

    const SearchedOptions& options_;
    SearchedRows<G>& rows_;
    const float victory_;
    JudgeTreeBot<G> deep_, quick_;
    std::vector<Played> played_;
};

// Returns how many rows were filled, or a negative number if the judge does not fit the game. The
// matches depend on the seed alone; the order of the rows depends on the threads.
template <HasSights G>
int play_searched(std::string_view bytes, const SearchedOptions& options, std::int8_t* after,
                  float* rewards, float* weight) {
    const auto judge = read_judge<G>(bytes);
    if (!judge) return -1;
    SearchedRows<G> rows{after, rewards, weight, options.capacity};
    const auto setup = setup_with<G>(options.players, options.preset);
    std::atomic<int> next{0};
    const auto work = [&] {
        SearchedMatch<G> match(*judge, options, rows);
        for (int i = next++; i < options.matches; i = next++) {
            Hash key;
            key.add(options.seed);
            key.add(i);
            match.play(setup, key.value());
        }
    };
    std::vector<std::thread> crew;
    for (int i = 0; i < options.threads; ++i) crew.emplace_back(work);
    for (std::thread& one : crew) one.join();
    return std::min(rows.count.load(), options.capacity);
}

}  // namespace curia::learn
