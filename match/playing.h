// A match under way: its setup and its steps, and the state at any version. The one class that
// holds real states; nothing outside of it can get at them.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game.h"

namespace curia {

// Version n is the match after n steps. Wherever a version may be given, the newest is meant
// without it. The newest states are at hand, older ones are played again from one in every kStride
// that was kept: a server holds thousands of matches.
template <Game G>
class Playing {
public:
    using Setup = typename G::Setup;
    using Edition = typename G::Edition;
    using View = typename G::View;
    using Action = typename G::Action;
    using Chance = typename G::Chance;

    // `edition`: that of the setup, held for as long as there is this match; unless it is there for
    // the rest of the run anyway.
    explicit Playing(const Setup& setup, std::shared_ptr<const Edition> edition = {})
        : Playing(setup, G::start(setup), std::move(edition)) {}
    // From a position instead of the beginning, as branch() makes it. Nothing checks it.
    Playing(const Setup& setup, const typename G::State& position,
            std::shared_ptr<const Edition> edition = {})
        : setup_(setup), edition_(std::move(edition)), kept_{position}, recent_{position} {}

    const Setup& setup() const { return setup_; }
    // For whoever looks at views of this match when it may be gone.
    const std::shared_ptr<const Edition>& edition() const { return edition_; }
    // A new match that goes on from an earlier version as the viewer saw it: what he could not
    // know is imagined anew.
    Playing branch(int version, Viewer viewer, Rng& rng) const {
        return Playing(setup_, G::imagine(view(viewer, version), rng), edition_);
    }
    // Where it started, in the only form in which a whole State is ever let out: for the store.
    template <class Write>
    auto written_start(Write&& write) const {
        return write(kept_.front());
    }
    int version() const { return static_cast<int>(steps_.size()); }
    const Step<G>& step(int n) const { return steps_[n]; }

    Turn turn() const { return G::turn(newest()); }
    Turn turn(int version) const {
        return with_state(version, [](const State& state) { return G::turn(state); });
    }
    // What everybody sees.
    const TableOf<G>& table() const { return newest().table; }
    View view(Viewer viewer) const { return G::view(newest(), viewer); }
    View view(Viewer viewer, int version) const {
        return with_state(version, [&](const State& state) { return G::view(state, viewer); });
    }
    typename G::News news(int step, Viewer viewer) const {
        return with_state(step,
                          [&](const State& state) { return G::news(state, steps_[step], viewer); });
    }
    Actions<G> legal(Seat seat) const { return legal(seat, version()); }
    Actions<G> legal(Seat seat, int version) const {
        Actions<G> actions;
        with_state(version, [&](const State& state) { G::legal(state, seat, actions); });
        return actions;
    }
    std::optional<OutcomeOf<typename G::Ending>> outcome() const {
        if (turn().of != Turn::Of::Nobody) return std::nullopt;
        return G::outcome(newest());
    }

    // False, and nothing has changed, if the action is not legal.
    bool play(Seat seat, const Action& action) {
        const Actions<G> actions = legal(seat);
        if (std::find(actions.begin(), actions.end(), action) == actions.end()) return false;
        append(ActionOf<G>{seat, action});
        return true;
    }
    // False, and nothing has changed, if it is not chance's turn or this could not happen.
    bool resolve(const Chance& chance) {
        if (turn().of != Turn::Of::Chance || !G::possible(newest(), chance)) return false;
        append(chance);
        return true;
    }
    // What chance could decide now, at its true odds. Nothing changes; it must be chance's turn.
    Chance sample(Rng& rng) const { return G::draw(newest(), rng); }
    // Lets chance decide for as long as it is its turn.
    void draw(Rng& rng) {
        while (turn().of == Turn::Of::Chance) resolve(sample(rng));
    }
    // Unmakes the last step. Whether somebody has seen it already is the caller's to know.
    void take_back() {
        assert(!steps_.empty());
        const int to = version() - 1;
        if (to < first_recent_) {
            const State state = with_state(to, [](const State& found) { return found; });
            recent_.assign(1, state);
            first_recent_ = to;
        } else {
            recent_.pop_back();
        }
        steps_.pop_back();
        if (reached_ && reached_->version > to) reached_.reset();
        kept_.resize(static_cast<std::size_t>(to / kStride + 1), kept_.front());
    }

private:
    using State = typename G::State;
    static constexpr int kStride = 64, kRecent = 8;

    const State& newest() const { return recent_.back(); }

    template <class Use>
    auto with_state(int version, Use&& use) const {
        if (version >= first_recent_) return use(recent_[version - first_recent_]);
        if (!reached_ || reached_->version > version || version - reached_->version >= kStride)
            reached_ = {version / kStride * kStride, kept_[version / kStride]};
        for (; reached_->version < version; ++reached_->version)
            apply<G>(reached_->state, steps_[reached_->version]);
        return use(static_cast<const State&>(reached_->state));
    }
    void append(const Step<G>& step) {
        State next = newest();
        apply<G>(next, step);
        steps_.push_back(step);
        if (version() % kStride == 0) kept_.push_back(next);
        recent_.push_back(next);
        if (recent_.size() == kRecent) {
            recent_.erase(recent_.begin(), recent_.begin() + kRecent / 2);
            first_recent_ += kRecent / 2;
        }
    }

    Setup setup_;
    std::shared_ptr<const Edition> edition_;
    std::vector<State> kept_;    // every kStride-th, from the first
    std::vector<State> recent_;  // the newest ones
    int first_recent_ = 0;       // the version of the first of them
    std::vector<Step<G>> steps_;
    // The older version that was looked at last: who goes through a match looks at the next.
    struct Reached {
        int version;
        State state;
    };
    mutable std::optional<Reached> reached_;
};

}  // namespace curia
