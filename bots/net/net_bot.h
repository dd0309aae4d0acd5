// A player that learned by playing against itself. It gets a View and the legal actions, like every
// bot.
#pragma once

#include "bots/bot.h"
#include "bots/net/net.h"

namespace curia {

template <Game G>
class NetBot final : public Bot<G> {
public:
    NetBot(const net::Net& net, int version) : net_(net), version_(version) {}

    // The action that the net rates highest; of equal ones that with the lowest number.
    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng&) override {
        rate(view, legal);
        int best = 0;
        for (int i = 1; i < legal.size(); ++i)
            if (ratings_[i] > ratings_[best] ||
                (ratings_[i] == ratings_[best] && numbers_[i] < numbers_[best]))
                best = i;
        return legal[best];
    }
    int version() const override { return version_; }

private:
    using N = Numbers<G>;

    void rate(const typename G::View& view, const Actions<G>& legal) {
        entries_.clear();
        const auto put = [&](int place, int number) { entries_.push_back({place, number}); };
        N::encode(view, put);
        N::encode_outlook(view, put);
        const Turned turned = N::turned(view);
        const auto count = static_cast<std::size_t>(legal.size());
        for (std::size_t i = 0; i < count; ++i)
            numbers_[i] = N::number(legal[static_cast<int>(i)], turned);
        net_.rate(entries_, std::span(numbers_).first(count), std::span(ratings_).first(count),
                  scratch_);
    }

    const net::Net& net_;
    const int version_;
    std::vector<net::Entry> entries_;
    std::array<std::int32_t, G::kMaxActions> numbers_{}, ratings_{};
    net::Net::Scratch scratch_;
};

}  // namespace curia
