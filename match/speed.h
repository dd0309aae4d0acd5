// How fast a game's rules are, against what the core itself can do.
#pragma once

#include <chrono>
#include <cstring>
#include <vector>

#include "match/edition/edition.h"
#include "match/record/record.h"

namespace curia {

// Two calibrations of the core, measured beside the rules.
double copies_per_second();    // of 512 bytes that lie in the cache
double xorshift_per_second();  // steps of a 64-bit xorshift generator

struct Speed {
    double decisions_per_s = 0, games_per_s = 0, ns_per_decision = 0;
    double decisions_per_game = 0, choices_per_decision = 0;
    int state_bytes = 0, view_bytes = 0;
    double ns_per_copy = 0, ns_per_imagine = 0, ns_per_view = 0, ns_per_outlook = 0;
    double records_per_s = 0;

    double copies_per_decision() const { return ns_per_decision / ns_per_copy; }
    double copies_per_imagine() const { return ns_per_imagine / ns_per_copy; }
    double copies_per_view() const { return ns_per_view / ns_per_copy; }
};

class Stopwatch {
public:
    double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

// Keeps the compiler from leaving out work whose result nobody uses.
template <class T>
void keep(const T& value) {
    asm volatile("" : : "r"(&value) : "memory");
}

struct Played {
    long games = 0, decisions = 0, choices = 0;
};

// One game of uniform random play, dealing included, through the public functions only.
template <Game G>
void play_at_random(const typename G::Setup& setup, Rng& rng, Played& played,
                    std::vector<typename G::State>* seen = nullptr) {
    typename G::State state = G::start(setup);
    while (true) {
        const Turn turn = G::turn(state);
        if (turn.of == Turn::Of::Nobody) break;
        if (turn.of == Turn::Of::Chance) {
            G::resolve(state, G::draw(state, rng));
            continue;
        }
        if (seen) seen->push_back(state);
        const Seat seat = turn.seats.first();
        Actions<G> actions;
        G::legal(state, seat, actions);
        G::play(state, seat, actions[rng.below(actions.size())]);
        played.choices += actions.size();
        ++played.decisions;
    }
    ++played.games;
}

// The best of several short runs of `work`, which returns how often it did the thing: nanoseconds
// for one. Other jobs on the machine can only make it slower, so the best run is the truest.
template <class Work>
double best_nanoseconds(Work&& work) {
    constexpr int kRuns = 7;
    constexpr double kSecondsPerRun = 0.08;
    double best = 0;
    for (int run = 0; run < kRuns; ++run) {
        const Stopwatch watch;
        long count = 0;
        while (watch.seconds() < kSecondsPerRun) count += work();
        const double each = watch.seconds() * 1e9 / static_cast<double>(count);
        if (run == 0 || each < best) best = each;
    }
    return best;
}

template <Game G>
std::string random_record(const typename G::Setup& setup, Rng& rng) {
    Match<G> match(setup);
    while (match.turn().of != Turn::Of::Nobody) {
        match.draw(rng);
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.first();
        const Actions<G> actions = match.legal(seat);
        match.play(seat, actions[rng.below(actions.size())]);
    }
    return write_record(match, {std::vector<std::string>(setup.players, "random")});
}

template <Game G>
Speed measure(int players) {
    const typename G::Setup setup = default_setup<G>(players);
    Rng rng(1);
    Speed speed;
    Played played;
    speed.ns_per_decision = best_nanoseconds([&] {
        const long before = played.decisions;
        for (int i = 0; i < 50; ++i) play_at_random<G>(setup, rng, played);
        return played.decisions - before;
    });
    speed.ns_per_copy = 1e9 / copies_per_second();
    speed.decisions_per_game = static_cast<double>(played.decisions) / played.games;
    speed.choices_per_decision = static_cast<double>(played.choices) / played.decisions;
    speed.decisions_per_s = 1e9 / speed.ns_per_decision;
    speed.games_per_s = speed.decisions_per_s / speed.decisions_per_game;
    speed.state_bytes = sizeof(typename G::State);
    speed.view_bytes = sizeof(typename G::View);

    std::vector<typename G::State> states;
    while (states.size() < 1000) play_at_random<G>(setup, rng, played, &states);
    std::vector<typename G::View> views;
    for (const auto& state : states) views.push_back(G::view(state, G::turn(state).seats.first()));
    speed.ns_per_view = best_nanoseconds([&] {
        for (const auto& state : states) keep(G::view(state, Seat{0}));
        return states.size();
    });
    speed.ns_per_imagine = best_nanoseconds([&] {
        for (const auto& view : views) keep(G::imagine(view, rng));
        return views.size();
    });
    speed.ns_per_outlook = best_nanoseconds([&] {
        for (const auto& view : views) keep(G::outlook(view));
        return views.size();
    });
    const std::string record = random_record<G>(setup, rng);
    speed.records_per_s = 1e9 / best_nanoseconds([&] {
                              keep(read_record<G>(record, "record"));
                              return 1;
                          });
    return speed;
}

}  // namespace curia
