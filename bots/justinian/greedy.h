// A bot for Justinian that looks one step ahead.
#pragma once

#include "bots/bot.h"
#include "games/justinian/justinian.h"

namespace curia {

template <>
class GreedyBot<Justinian> final : public Bot<Justinian> {
public:
    justinian::Action choose(const justinian::View& view, const Actions<Justinian>& legal,
                             Rng& rng) override;
};

}  // namespace curia
