// The interface of bots. A bot sees a View and the legal actions, like a human player, and nothing
// else.
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
    // Chooses one of the viewer's legal actions; `legal` is not empty.
    virtual typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                                      Rng& rng) = 0;
    // Increased when the bot plays differently under the same name, so that results of the old
    // version are not mixed with those of the new one.
    virtual int version() const { return 1; }
    // Not empty if the bot has broken the rules and has lost: a bot in another program can. The
    // text says what happened.
    virtual std::string_view why_failed() const { return {}; }
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
