// A match of any game, as Python uses it: in JSON and in numbers.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <bit>
#include <memory>

#include "input.h"
#include "match/any_match.h"

namespace curia::python {

using Row = nb::ndarray<nb::numpy, std::int8_t, nb::ndim<1>>;

class PythonMatch : public AnyMatch {
public:
    virtual std::string game() const = 0;
    virtual std::string header() const = 0;  // the first line of a record, with the whole edition
    virtual int max_steps() const = 0;
    virtual nb::list legal_numbers(Seat seat) const = 0;
    virtual Row mask(Seat seat) const = 0;
    // Plays the action with this number for the seat; false if it is not legal.
    virtual bool play_number(Seat seat, std::int64_t number) = 0;
    virtual Row observation(Seat seat, bool outlook) const = 0;
    virtual std::string action_of(Seat seat, std::int64_t number) const = 0;
    virtual int number_of(Seat seat, const Json& action) const = 0;
    virtual std::string choose(Seat seat, const std::string& bot, nb::handle seed) = 0;
    virtual std::unique_ptr<PythonMatch> imagine(Viewer viewer, std::uint64_t seed) const = 0;
    virtual std::unique_ptr<PythonMatch> copy() const = 0;
    virtual std::vector<int> scores() const = 0;
    // The scores if everybody goes on with legal actions at random.
    virtual std::vector<int> play_out(std::uint64_t seed) const = 0;

    // Starts the generators of the match and lets chance decide, if it is to do so by itself.
    void begin(std::uint64_t seed, bool deals) {
        Rng rng(seed);
        chance_ = Rng(rng.next());
        thoughts_ = Rng(rng.next());
        deals_ = deals;
        go_on();
    }
    // Lets chance decide after a step.
    void go_on() {
        if (deals_) draw(chance_);
    }
    void draw_next() { draw(chance_); }
    bool deals() const { return deals_; }
    // The state of both generators, for copies on another machine.
    std::pair<std::uint64_t, std::uint64_t> luck() const {
        return {std::bit_cast<std::uint64_t>(chance_), std::bit_cast<std::uint64_t>(thoughts_)};
    }
    void set_luck(std::pair<std::uint64_t, std::uint64_t> luck, bool deals) {
        chance_ = std::bit_cast<Rng>(luck.first);
        thoughts_ = std::bit_cast<Rng>(luck.second);
        deals_ = deals;
    }
    // The seed, or the next one of the match's own. Bots and imagined worlds use other random
    // numbers than chance, so that a question never changes the deal.
    std::uint64_t seed_or_next(nb::handle seed) {
        return seed.is_none() ? thoughts_.next() : seed_of(seed);
    }

private:
    Rng chance_{0}, thoughts_{0};
    bool deals_ = true;
};

std::unique_ptr<PythonMatch> new_match(const std::string& game, const SetupWish& wish);
std::unique_ptr<PythonMatch> match_from_record(const std::string& text);
// A match at a position, from what header() and start() wrote.
std::unique_ptr<PythonMatch> match_at(const std::string& header, const std::string& start);

}  // namespace curia::python
