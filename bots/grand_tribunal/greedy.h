// A bot for Grand Tribunal that looks one step ahead.
#pragma once

#include "bots/bot.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia {

template <>
class GreedyBot<GrandTribunal> final : public Bot<GrandTribunal> {
public:
    grand_tribunal::Action choose(const grand_tribunal::View& view,
                                  const Actions<GrandTribunal>& legal, Rng& rng) override;
};

}  // namespace curia
