// The laws of chance: what can happen is what is drawn.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <vector>

#include "match/json/writer.h"
#include "tests/laws/imagination.h"
#include "tests/laws/neighbours.h"
#include "tests/laws/soundness.h"
#include "tests/laws/texts.h"

namespace curia::laws {

// possible() accepts what draw() can give and nothing else. Where there are few outcomes, each
// outcome that is accepted is drawn sooner or later. Where there are many, each number in an
// accepted outcome (an entry of a bag, the size of a hand) is drawn sooner or later.
template <Game G>
class Possible {
    using Chance = typename G::Chance;
    static constexpr std::size_t kFew = 128;
    static constexpr int kDraws = 100'000;  // more than enough for the rarest that was met

public:
    explicit Possible(const typename G::State& state, Rng& rng) : state_(state), rng_(rng) {}

    void is_exact() {
        find_outcomes(G::draw(state_, rng_));
        // The neighbours of neighbours are all outcomes only if every draw is among them.
        bool are_all = outcomes_.size() <= kFew;
        for (int i = 0; are_all && i < 200; ++i)
            are_all = known_.count(hash_of(G::draw(state_, rng_))) == 1;
        if (are_all)
            all_are_drawn([](const Chance& one) { return std::vector{hash_of(one)}; });
        else
            all_are_drawn(numbers_in);
    }

    // What is accepted leads to sound states, which can be seen and written.
    void is_harmless(const typename G::Setup& setup) {
        for (int i = 0; i < 3 && !outcomes_.empty(); ++i) {
            const Chance& one = outcomes_[rng_.below(static_cast<std::uint32_t>(outcomes_.size()))];
            typename G::State after = state_;
            G::resolve(after, one);
            ASSERT_NO_FATAL_FAILURE(state_is_sound<G>(after)) << to_json(one) << " is possible";
            ASSERT_NO_FATAL_FAILURE(legal_actions_are_sound<G>(after)) << to_json(one);
            ASSERT_NO_FATAL_FAILURE(survives_json(after, setup.players, setup.edition));
            ASSERT_NO_FATAL_FAILURE(imagination_is_consistent<G>(after, setup.players, rng_))
                << to_json(one);
        }
    }

private:
    // The outcomes that are accepted: `drawn`, its neighbours, their neighbours, and so on until
    // there are more than a few.
    void find_outcomes(const Chance& drawn) {
        known_ = {hash_of(drawn)};
        outcomes_ = {drawn};
        for (std::size_t i = 0; i < outcomes_.size() && outcomes_.size() <= kFew; ++i) {
            Chance one = outcomes_[i];
            vary(one, [&] {
                if (!G::possible(state_, one) || !known_.insert(hash_of(one)).second) return;
                outcomes_.push_back(one);
            });
        }
    }

    static std::vector<std::uint64_t> numbers_in(const Chance& one) {
        std::vector<std::uint64_t> numbers;
        for (const Feature& feature : Features::of(one))
            numbers.push_back(hash_of(feature.place ^ hash_of(feature.number)));
        return numbers;
    }

    template <class NumbersOf>
    void all_are_drawn(NumbersOf&& numbers_of) {
        std::map<std::uint64_t, const Chance*> missing;
        for (const Chance& one : outcomes_)
            for (const std::uint64_t number : numbers_of(one)) missing.emplace(number, &one);
        for (int i = 0; i < kDraws && !missing.empty(); ++i) {
            const Chance drawn = G::draw(state_, rng_);
            ASSERT_TRUE(G::possible(state_, drawn)) << to_json(drawn);
            for (const std::uint64_t number : numbers_of(drawn)) missing.erase(number);
        }
        ASSERT_TRUE(missing.empty())
            << to_json(*missing.begin()->second) << " is possible and never drawn; draws are like "
            << to_json(G::draw(state_, rng_));
    }

    const typename G::State& state_;
    Rng& rng_;
    std::vector<Chance> outcomes_;
    std::set<std::uint64_t> known_;  // the hashes of outcomes_
};

}  // namespace curia::laws
