// Bots. One sees a View and the legal actions, as a person at the table does, and nothing else.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace curia {

template <Game G>
class Bot {
public:
    virtual ~Bot() = default;
    // One of the legal actions of the viewer, of which there is at least one.
    virtual typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                                      Rng& rng) = 0;
    // Raised whenever the bot comes to play differently under the same name, so that results of
    // the old one are not taken for results of the new one.
    virtual int version() const { return 1; }
};

template <Game G>
class RandomBot final : public Bot<G> {
public:
    typename G::Action choose(const typename G::View&, const Actions<G>& legal, Rng& rng) override {
        return legal[rng.below(legal.size())];
    }
};

// Why there is no bot of this name, with the ways to name one.
std::string why_no_bot(std::string_view name);

}  // namespace curia
