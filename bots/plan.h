// The coach's plan: what the player does after an action, as far as that can be foreseen.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/advice.h"
#include "bots/search/playout.h"

namespace curia {

// Finds the player's own actions that follow `first` in at least half of the imagined worlds. The
// player takes what the heuristic rates best; the others play as in a play-out.
template <Game G>
class Planning {
public:
    Planning(const typename G::View& view, const typename G::Action& first)
        : view_(view), me_(*view.viewer), first_(first) {}

    Plan<G> make(Rng& rng) {
        for (int world = 0; world < kWorlds; ++world) look_ahead(G::imagine(view_, rng), rng);
        std::sort(seen_.begin(), seen_.end(), [](const Seen& a, const Seen& b) {
            return a.worlds != b.worlds ? a.worlds > b.worlds : a.number < b.number;
        });
        Plan<G> plan;
        for (const Seen& one : seen_)
            if (one.worlds * 2 >= kWorlds && !plan.full())
                plan.push({one.action, Thousandths(1.0 * one.worlds / kWorlds)});
        return plan;
    }

private:
    static constexpr int kWorlds = 160;
    static constexpr int kDecisions = 4;  // the player's next ones

    struct Seen {
        typename G::Action action;
        int number = 0;     // in the order in which they were seen
        int worlds = 0;     // in which it was taken
        int last_look = 0;  // it counts once for each world
    };

    void look_ahead(typename G::State world, Rng& rng) {
        ++look_;
        const int part = Heuristic<G>::part(world.table);
        G::play(world, me_, first_);
        int own = 0;
        for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
            if (Heuristic<G>::part(world.table) != part) return;
            if (turn.of == Turn::Of::Chance) {
                G::resolve(world, G::draw(world, rng));
                continue;
            }
            const Seat seat = turn.seats.first();
            const PlayoutPolicy& usual = Heuristic<G>::kThinking.playout;
            const PlayoutPolicy best{.temperature = 0};
            const auto action = choose_in<G>(world, seat, seat == me_ ? best : usual, rng);
            if (seat == me_) {
                note(action);
                if (++own == kDecisions) return;
            }
            G::play(world, seat, action);
        }
    }
    void note(const typename G::Action& action) {
        auto found = std::find_if(seen_.begin(), seen_.end(),
                                  [&](const Seen& one) { return one.action == action; });
        if (found == seen_.end())
            found =
                seen_.insert(found, {.action = action, .number = static_cast<int>(seen_.size())});
        if (found->last_look == look_) return;
        found->last_look = look_;
        ++found->worlds;
    }

    const typename G::View& view_;
    const Seat me_;
    const typename G::Action first_;
    std::vector<Seen> seen_;
    int look_ = 0;
};

}  // namespace curia
