// The laws of numbers: what players that learn are told says neither less nor more than the View.
#pragma once

#include <gtest/gtest.h>

#include <cstring>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "engine/hash.h"
#include "match/batch.h"
#include "match/json/writer.h"

namespace curia::laws {

// The vector of an action, from the action as its player sees it.
template <Game G>
std::vector<std::int8_t> features(const typename G::Action& action, const Turned& turned) {
    std::vector<std::int8_t> row(Numbers<G>::kAction);
    Numbers<G>::Entries::encode(action, turned, 0, DenseEntries{row.data()});
    return row;
}

// Legal actions have different numbers in range, and a number gives its action and its features
// back. No two actions have the same features.
template <Game G>
void actions_have_numbers(const Actions<G>& legal, const Turned& turned) {
    std::set<int> numbers;
    std::set<std::vector<std::int8_t>> vectors;
    for (const auto& action : legal) {
        const int number = Numbers<G>::number(action, turned);
        ASSERT_GE(number, 0);
        ASSERT_LT(number, Numbers<G>::kActions);
        ASSERT_TRUE(numbers.insert(number).second) << to_json(action);
        const auto back = Numbers<G>::action(number, turned);
        ASSERT_TRUE(back) << to_json(action);
        ASSERT_EQ(*back, action) << to_json(action);
        std::vector<std::int8_t> row(Numbers<G>::kAction);
        Numbers<G>::encode_action(number, DenseEntries{row.data()});
        ASSERT_EQ(row, features<G>(action, turned)) << to_json(action);
        ASSERT_TRUE(vectors.insert(row).second) << to_json(action);
    }
}

// Every number gives an action, except those that name a seat which nobody has; and no two give the
// same one.
template <Game G>
void numbers_have_actions(const Turned& turned) {
    for (int number = 0; number < Numbers<G>::kActions; ++number)
        if (const auto action = Numbers<G>::action(number, turned)) {
            ASSERT_EQ(Numbers<G>::number(*action, turned), number) << to_json(*action);
        } else {
            ASSERT_LT(turned.players, G::kMaxPlayers) << number;
        }
    ASSERT_FALSE(Numbers<G>::action(-1, turned));
    ASSERT_FALSE(Numbers<G>::action(Numbers<G>::kActions, turned));
}

// Observations of one player in one match: different Views have different ones, equal Views have
// equal ones.
template <Game G>
class Observed {
public:
    void add(const typename G::View& view) {
        Hash of_view, of_observation;
        of_view.add(view);
        std::map<int, int> entries;
        const auto put = [&](int entry, int number) {
            ASSERT_NE(number, 0);
            ASSERT_TRUE(number >= -128 && number <= 127);
            ASSERT_TRUE(entries.emplace(entry, number).second) << "an entry is given twice";
        };
        Numbers<G>::encode(view, put);
        ASSERT_FALSE(entries.empty());
        ASSERT_LT(entries.rbegin()->first, Numbers<G>::kView);
        ASSERT_LE(static_cast<int>(entries.size()), Numbers<G>::kMostOfView);
        for (const auto& [entry, number] : entries) {
            of_observation.add(entry);
            of_observation.add(number);
        }
        Numbers<G>::encode_outlook(view, put);
        ASSERT_LT(entries.rbegin()->first, Numbers<G>::kView + Numbers<G>::kOutlook);
        ASSERT_LE(static_cast<int>(entries.size()),
                  Numbers<G>::kMostOfView + Numbers<G>::kMostOfOutlook);
        receivers_agree(view, entries);
        const auto [known, is_new] = seen_.emplace(of_observation.value(), of_view.value());
        ASSERT_EQ(known->second, of_view.value()) << "two Views look alike: " << to_json(view);
        const auto [twin, is_first] = views_.emplace(of_view.value(), of_observation.value());
        ASSERT_EQ(twin->second, of_observation.value()) << "one View looks different twice";
    }

private:
    // The receivers of batches get the same entries, and write nothing beyond their room.
    static void receivers_agree(const typename G::View& view, const std::map<int, int>& entries) {
        using N = Numbers<G>;
        constexpr std::int8_t kUntouched = 77;
        std::vector<std::int8_t> dense(N::kView + N::kOutlook);
        N::encode_outlook(view, N::encode(view, DenseEntries{dense.data()}));
        constexpr std::size_t kMost = N::kMostOfView + N::kMostOfOutlook;
        std::vector<std::int32_t> places(kMost);
        std::vector<std::int8_t> numbers(kMost + 1, kUntouched);
        const SparseEntries empty{places.data(), numbers.data()};
        const auto sparse = N::encode_outlook(view, N::encode(view, empty));
        ASSERT_EQ(numbers.back(), kUntouched);
        ASSERT_EQ(static_cast<std::size_t>(sparse.count), entries.size());
        for (const auto& [entry, number] : entries)
            ASSERT_EQ(std::exchange(dense[static_cast<std::size_t>(entry)], 0), number);
        static const std::vector<std::int8_t> kZeros(dense.size());
        ASSERT_EQ(std::memcmp(dense.data(), kZeros.data(), dense.size()), 0);
        for (std::size_t i = 0; i < entries.size(); ++i)
            ASSERT_EQ(entries.at(places[i]), numbers[i]);
    }

    std::map<std::uint64_t, std::uint64_t> seen_, views_;
};

template <Game G>
void numbers_hold_along_a_match(const typename G::Setup& setup, Rng& rng) {
    std::vector<Observed<G>> observed(setup.players);
    typename G::State state = G::start(setup);
    numbers_have_actions<G>({setup.players, Seat{1}});
    play_at_random<G>(state, rng, [&](const typename G::State& now) {
        for (Seat seat : seats(setup.players)) {
            observed[seat.index].add(G::view(now, seat));
            Actions<G> legal;
            if (G::turn(now).seats.has(seat)) G::legal(now, seat, legal);
            actions_have_numbers<G>(legal, {setup.players, seat});
        }
    });
}

}  // namespace curia::laws
