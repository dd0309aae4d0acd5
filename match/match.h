// A match: its setup, its steps, and the state at any version. This is the only class that holds
// true States; no other code can reach them.
//
// An object belongs to one thread at a time: const functions that look at an old version fill a
// cache.
#pragma once

#include <algorithm>
#include <cassert>
#include <memory>
#include <optional>
#include <vector>

#include "engine/game.h"

namespace curia {

// Version n is the match after n steps; a function without a version means the newest. The newest
// States are kept. Older ones are recomputed from every kStride-th State, to save memory: a server
// holds thousands of matches.
template <Game G>
class Match {
public:
    using Setup = typename G::Setup;
    using Edition = typename G::Edition;
    using View = typename G::View;
    using Action = typename G::Action;
    using Chance = typename G::Chance;

    // `edition`: owns the edition of the setup. Empty if the edition lives until the program ends.
    explicit Match(const Setup& setup, std::shared_ptr<const Edition> edition = {})
        : Match(setup, G::start(setup), std::move(edition)) {}
    // Starts from a position, as branch() makes it. The position is not checked.
    Match(const Setup& setup, const typename G::State& position,
          std::shared_ptr<const Edition> edition = {})
        : setup_(setup), edition_(std::move(edition)), kept_{position}, recent_{position} {}

    const Setup& setup() const { return setup_; }
    // Keeps views of this match valid after the match is gone.
    const std::shared_ptr<const Edition>& edition() const { return edition_; }
    // A new match that continues from an earlier version as the viewer saw it. What the viewer
    // could not know is imagined.
    Match branch(int version, Viewer viewer, Rng& rng) const {
        return Match(setup_, G::imagine(view(viewer, version), rng), edition_);
    }
    // Gives the first State to `write`, for the store. No other function lets a whole State out.
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

    // Returns false and changes nothing if the action is not legal.
    bool play(Seat seat, const Action& action) {
        const Actions<G> actions = legal(seat);
        if (std::find(actions.begin(), actions.end(), action) == actions.end()) return false;
        append(ActionOf<G>{seat, action});
        return true;
    }
    // For callers that took the action from legal(seat) and have changed nothing since.
    void play_listed(Seat seat, const Action& action) {
        assert(turn().seats.has(seat));
        append(ActionOf<G>{seat, action});
    }
    // Returns false and changes nothing if it is not chance's turn or this cannot happen.
    bool resolve(const Chance& chance) {
        if (turn().of != Turn::Of::Chance || !G::possible(newest(), chance)) return false;
        append(chance);
        return true;
    }
    // What chance might decide now, with the true odds. It must be chance's turn.
    Chance sample(Rng& rng) const { return G::draw(newest(), rng); }
    // Lets chance decide while it is chance's turn.
    void draw(Rng& rng) {
        while (turn().of == Turn::Of::Chance) resolve(sample(rng));
    }
    // Removes the last step. The caller knows whether that is fair to those who have seen it.
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
        recent_.push_back(newest());
        apply<G>(recent_.back(), step);
        steps_.push_back(step);
        if (version() % kStride == 0) kept_.push_back(newest());
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
    // Cache: the old version that was used last. Readers usually go through a match in order.
    struct Reached {
        int version;
        State state;
    };
    mutable std::optional<Reached> reached_;
};

}  // namespace curia
