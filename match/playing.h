// A match under way: its setup and its steps, with the state at every version. The one class that
// holds real states; nothing outside of it can get at them.
#pragma once

#include <algorithm>
#include <cassert>
#include <optional>
#include <vector>

#include "engine/game.h"

namespace curia {

// Version n is the match after n steps. Wherever a version may be given, the newest is meant
// without it.
template <Game G>
class Playing {
public:
    using Setup = typename G::Setup;
    using View = typename G::View;
    using Action = typename G::Action;
    using Chance = typename G::Chance;

    explicit Playing(const Setup& setup) : setup_(setup), states_{G::start(setup)} {}
    // From a position instead of the beginning, as branch() makes it. Nothing checks it.
    Playing(const Setup& setup, const typename G::State& position)
        : setup_(setup), states_{position} {}

    const Setup& setup() const { return setup_; }
    // A new match that goes on from an earlier version as the viewer saw it: what he could not
    // know is imagined anew.
    Playing branch(int version, Viewer viewer, Rng& rng) const {
        return Playing(setup_, G::imagine(view(viewer, version), rng));
    }
    // Where it started, in the only form in which a whole State is ever let out: for the store.
    template <class Write>
    auto written_start(Write&& write) const {
        return write(states_.front());
    }
    int version() const { return static_cast<int>(steps_.size()); }
    const Step<G>& step(int n) const { return steps_[n]; }

    Turn turn() const { return G::turn(states_.back()); }
    Turn turn(int version) const { return G::turn(states_[version]); }
    View view(Viewer viewer) const { return G::view(states_.back(), viewer); }
    View view(Viewer viewer, int version) const { return G::view(states_[version], viewer); }
    typename G::News news(int step, Viewer viewer) const {
        return G::news(states_[step], steps_[step], viewer);
    }
    Actions<G> legal(Seat seat) const { return legal(seat, version()); }
    Actions<G> legal(Seat seat, int version) const {
        Actions<G> actions;
        G::legal(states_[version], seat, actions);
        return actions;
    }
    std::optional<OutcomeOf<typename G::Ending>> outcome() const {
        if (turn().of != Turn::Of::Nobody) return std::nullopt;
        return G::outcome(states_.back());
    }

    // False, and nothing has changed, if the action is not legal.
    bool play(Seat seat, const Action& action) {
        const Actions<G> actions = legal(seat);
        if (std::find(actions.begin(), actions.end(), action) == actions.end()) return false;
        append(ActionOf<G>{seat, action},
               [&](typename G::State& next) { G::play(next, seat, action); });
        return true;
    }
    // False, and nothing has changed, if it is not chance's turn or this could not happen.
    bool resolve(const Chance& chance) {
        if (turn().of != Turn::Of::Chance || !G::possible(states_.back(), chance)) return false;
        append(chance, [&](typename G::State& next) { G::resolve(next, chance); });
        return true;
    }
    // What chance could decide now, at its true odds. Nothing changes; it must be chance's turn.
    Chance sample(Rng& rng) const { return G::draw(states_.back(), rng); }
    // Lets chance decide for as long as it is its turn.
    void draw(Rng& rng) {
        while (turn().of == Turn::Of::Chance) resolve(sample(rng));
    }
    // Unmakes the last step. Whether somebody has seen it already is the caller's to know.
    void take_back() {
        assert(!steps_.empty());
        steps_.pop_back();
        states_.pop_back();
    }

private:
    template <class Change>
    void append(const Step<G>& step, Change&& change) {
        states_.push_back(states_.back());
        change(states_.back());
        steps_.push_back(step);
    }

    Setup setup_;
    std::vector<typename G::State> states_;  // one more than steps
    std::vector<Step<G>> steps_;
};

}  // namespace curia
