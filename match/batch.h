// Many matches of one game at once, as arrays of numbers: for players that learn, and for anybody
// who wants many decisions a second.
//
// In every match one seat is to decide. observe() fills the caller's arrays with what that seat
// sees and may do, step() plays one action in every match. Chance is resolved inside, and a match
// that is over starts again. Match i of a batch depends on the seed and on i alone: not on the
// number of matches, nor on the number of threads.
#pragma once

#include <cstring>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/hash.h"
#include "match/numbers.h"
#include "match/parallel_loop.h"
#include "match/state_numbers.h"

namespace curia {

struct BatchOptions {
    int matches = 1;
    int threads = 1;
    std::uint64_t seed = 1;
    bool with_outlook = false;  // observations have the Outlook after the View
    bool asks_forced = false;   // also asks when there is only one legal action
    // The first match of each row begins after up to this number of random decisions. Otherwise all
    // rows are at the same part of a match at the same time, which is bad for learning.
    int most_apart = 0;
};

// The caller's arrays, one row for each match. Those that are null are left out.
struct BatchArrays {
    std::int8_t* observation = nullptr;  // Batch::observation_width() numbers
    // The whole State, hidden things included: only for the training of a player, never for its
    // decisions. StateNumbers::kEntries numbers.
    std::int8_t* state = nullptr;
    // The same as a list of the entries that are not 0, and how many they are.
    std::int32_t* entry = nullptr;  // Batch::most_entries() numbers each
    std::int8_t* entry_number = nullptr;
    std::int32_t* entries = nullptr;
    std::uint8_t* mask = nullptr;   // for each action, 1 if it is legal
    std::int32_t* legal = nullptr;  // the numbers of the legal actions: G::kMaxActions places
    std::int32_t* legal_count = nullptr;
    std::uint8_t* seat = nullptr;  // who is to decide
    // About the match that ended by the last step, 0 if none did: for each seat its share of the
    // victory, and its score.
    std::uint8_t* ended = nullptr;
    float* share = nullptr;
    std::int32_t* score = nullptr;
    // For each legal action, how far a heuristic sees it behind the best; only with an encoder that
    // has one.
    std::uint8_t* behind = nullptr;
    // What the player sees after each legal action: first of match 0, then of match 1 and so on, so
    // at most G::kMaxActions rows a match. after_begin[i]: the first row of match i; one more for
    // the end. Only with an encoder that has encode_after().
    std::int8_t* after = nullptr;
    std::int32_t* after_begin = nullptr;
};

// Encoder: what the entries and the numbers of actions mean. Two actions may have the same number
// if a player who learns need not tell them apart; the number then stands for the first of them.
// Truth: how the State is written for a critic.
template <Game G, class Encoder = Numbers<G>, class Truth = StateNumbers<G>>
class Batch {
public:
    using N = Encoder;
    // Decides for a seat inside, from what that seat sees.
    using Player =
        std::function<typename G::Action(const typename G::View&, const Actions<G>&, Rng&)>;
    // Makes a player for a seat, or nothing if the caller decides for it. Called once for each
    // thread, so that a player need not be safe for threads.
    using MakePlayer = std::function<Player(Seat)>;

    Batch(const typename G::Setup& setup, const BatchOptions& options, const MakePlayer& make = {})
        : setup_(setup),
          options_(options),
          loop_(options.threads),
          matches_(static_cast<std::size_t>(options.matches)) {
        players_.resize(static_cast<std::size_t>(loop_.threads()));
        if (make)
            for (PerSeat<Player>& players : players_)
                for (Seat seat : seats(setup.players)) players[seat] = make(seat);
        loop_.run(options_.matches, [&](int begin, int end, int thread) {
            for (int i = begin; i < end; ++i) {
                start(i);
                go_on(i, thread);
                if (options_.most_apart > 0) play_at_random(i, thread);
            }
        });
    }

    int size() const { return options_.matches; }
    int observation_width() const { return N::width(options_.with_outlook); }
    int most_entries() const { return N::most_entries(options_.with_outlook); }

    // Fills the arrays for the decisions that are open.
    void observe(const BatchArrays& arrays) {
        loop_.run(size(), [&](int begin, int end, int) {
            for (int i = begin; i < end; ++i) write(i, arrays);
        });
        write_after(arrays);
    }

    // Plays the action with this number in each match, then fills the arrays. If one of them is not
    // legal nothing is played, and the result is the number of its match.
    std::optional<int> step(std::span<const std::int32_t> actions, const BatchArrays& arrays) {
        if (actions.size() != matches_.size()) return 0;
        for (int i = 0; i < size(); ++i) {
            OneMatch& match = matches_[static_cast<std::size_t>(i)];
            const auto place = place_of(match, actions[static_cast<std::size_t>(i)]);
            if (!place) return i;
            match.chosen = *place;
        }
        loop_.run(size(), [&](int begin, int end, int thread) {
            for (int i = begin; i < end; ++i) {
                advance(i, thread);
                write(i, arrays);
            }
        });
        write_after(arrays);
        return std::nullopt;
    }

private:
    struct OneMatch {
        typename G::State state;
        Rng rng{0};
        std::uint64_t begun = 0;  // matches begun in this place
        Seat seat;                // who decides
        int chosen = 0;           // the action to play: its place in `legal`
        Actions<G> legal;
        std::array<std::int32_t, G::kMaxActions> numbers;  // of the legal actions
        bool ended = false;                                // since the last observation
        PerSeat<int> scores;                               // of the match that ended
    };

    void start(int index) {
        OneMatch& match = matches_[static_cast<std::size_t>(index)];
        Hash key;
        key.add(options_.seed);
        key.add(index);
        key.add(match.begun++);
        match.rng = Rng(key.value());
        match.state = G::start(setup_);
    }

    // Plays chance, forced decisions and the players inside, until the caller is to decide.
    void go_on(int index, int thread) {
        OneMatch& match = matches_[static_cast<std::size_t>(index)];
        while (true) {
            const Turn turn = G::turn(match.state);
            if (turn.of == Turn::Of::Nobody) {
                match.scores = G::outcome(match.state).scores;
                match.ended = true;
                start(index);
                continue;
            }
            if (turn.of == Turn::Of::Chance) {
                G::resolve(match.state, G::draw(match.state, match.rng));
                continue;
            }
            match.seat = turn.seats.first();
            match.legal.clear();
            G::legal(match.state, match.seat, match.legal);
            const Player& player = players_[static_cast<std::size_t>(thread)][match.seat];
            if (match.legal.size() == 1 && (player || !options_.asks_forced)) {
                G::play(match.state, match.seat, match.legal[0]);
            } else if (player) {
                G::play(match.state, match.seat,
                        player(G::view(match.state, match.seat), match.legal, match.rng));
            } else {
                N::number(match.state.table, match.seat, match.legal, match.numbers);
                return;
            }
        }
    }

    void play_at_random(int index, int thread) {
        OneMatch& match = matches_[static_cast<std::size_t>(index)];
        const std::uint32_t decisions =
            match.rng.below(static_cast<std::uint32_t>(options_.most_apart) + 1);
        for (std::uint32_t i = 0; i < decisions; ++i) {
            const auto place = match.rng.below(static_cast<std::uint32_t>(match.legal.size()));
            G::play(match.state, match.seat, match.legal[static_cast<int>(place)]);
            go_on(index, thread);
        }
        match.ended = false;
    }

    // Where the action stands in the list of legal ones.
    static std::optional<int> place_of(const OneMatch& match, std::int32_t number) {
        for (int i = 0; i < match.legal.size(); ++i)
            if (match.numbers[static_cast<std::size_t>(i)] == number) return i;
        return std::nullopt;
    }

    void advance(int index, int thread) {
        OneMatch& match = matches_[static_cast<std::size_t>(index)];
        match.ended = false;
        G::play(match.state, match.seat, match.legal[match.chosen]);
        go_on(index, thread);
    }

    void write(int index, const BatchArrays& arrays) const {
        const OneMatch& match = matches_[static_cast<std::size_t>(index)];
        const auto row = static_cast<std::size_t>(index);
        if (arrays.observation || arrays.entry || arrays.behind) write_view(match, row, arrays);
        if (arrays.state) {
            std::int8_t* out = arrays.state + row * Truth::kEntries;
            std::memset(out, 0, Truth::kEntries);
            Truth::encode(match.state, match.seat, DenseEntries{out});
        }
        const auto count = static_cast<std::size_t>(match.legal.size());
        if (arrays.mask) {
            std::uint8_t* mask = arrays.mask + row * N::kActions;
            std::memset(mask, 0, N::kActions);
            for (std::size_t i = 0; i < count; ++i) mask[match.numbers[i]] = 1;
        }
        if (arrays.legal)
            std::copy_n(match.numbers.begin(), count, arrays.legal + row * G::kMaxActions);
        if (arrays.legal_count) arrays.legal_count[row] = static_cast<std::int32_t>(count);
        if (arrays.seat) arrays.seat[row] = match.seat.index;
        if (arrays.ended) arrays.ended[row] = match.ended;
        for (Seat seat : seats(G::kMaxPlayers)) {
            const std::size_t at = row * G::kMaxPlayers + seat.index;
            const bool counts = match.ended && seat.index < setup_.players;
            if (arrays.share) arrays.share[at] = counts ? share(match.scores, seat) : 0;
            if (arrays.score) arrays.score[at] = counts ? match.scores[seat] : 0;
        }
    }

    void write_view(const OneMatch& match, std::size_t row, const BatchArrays& arrays) const {
        const typename G::View view = G::view(match.state, match.seat);
        const auto encode = [&](auto put) { return N::encode(view, options_.with_outlook, put); };
        if (arrays.observation) {
            const auto width = static_cast<std::size_t>(observation_width());
            std::int8_t* out = arrays.observation + row * width;
            std::memset(out, 0, width);
            encode(DenseEntries{out});
        }
        if (arrays.entry) {
            const auto most = static_cast<std::size_t>(most_entries());
            const SparseEntries sparse{arrays.entry + row * most, arrays.entry_number + row * most};
            arrays.entries[row] = encode(sparse).count;
        }
        if constexpr (requires(std::uint8_t* out) {
                          N::rate_behind(view, match.legal, match.numbers, out);
                      })
            if (arrays.behind)
                N::rate_behind(view, match.legal, match.numbers, arrays.behind + row * N::kActions);
    }

    void write_after(const BatchArrays& arrays) {
        if constexpr (requires { N::kAfter; }) {
            if (!arrays.after) return;
            std::int32_t rows = 0;
            for (int i = 0; i < size(); ++i) {
                arrays.after_begin[i] = rows;
                rows += matches_[static_cast<std::size_t>(i)].legal.size();
            }
            arrays.after_begin[size()] = rows;
            loop_.run(size(), [&](int begin, int end, int) {
                for (int i = begin; i < end; ++i) {
                    const OneMatch& match = matches_[static_cast<std::size_t>(i)];
                    std::int8_t* out =
                        arrays.after +
                        std::size_t{N::kAfter} * static_cast<std::size_t>(arrays.after_begin[i]);
                    for (const typename G::Action& action : match.legal) {
                        typename G::State after = match.state;
                        G::play(after, match.seat, action);
                        std::memset(out, 0, N::kAfter);
                        N::encode_after(G::view(after, match.seat), DenseEntries{out});
                        out += N::kAfter;
                    }
                }
            });
        }
    }

    // 1 for the winner; those with equal scores share it.
    float share(const PerSeat<int>& scores, Seat seat) const {
        int winners = 0;
        for (Seat other : seats(setup_.players)) {
            if (scores[other] > scores[seat]) return 0;
            winners += scores[other] == scores[seat];
        }
        return 1.0f / static_cast<float>(winners);
    }

    const typename G::Setup setup_;
    const BatchOptions options_;
    ParallelLoop loop_;
    std::vector<OneMatch> matches_;
    std::vector<PerSeat<Player>> players_;  // for each thread
};

}  // namespace curia
