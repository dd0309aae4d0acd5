// A match of any game, as Python uses it: in JSON and in numbers.
#pragma once

#include <nanobind/nanobind.h>

#include <bit>
#include <memory>

#include "input.h"
#include "match/any_match.h"
#include "row.h"

namespace curia::python {

class PythonMatch : public AnyMatch {
public:
    virtual std::string game() const = 0;
    virtual std::string header() const = 0;  // the first line of a record, with the whole edition
    virtual int max_steps() const = 0;
    virtual int width(bool outlook) const = 0;  // of an observation
    virtual int actions() const = 0;            // how many there are, legal or not
    virtual nb::list legal_numbers(Seat seat) = 0;
    // Plays the action with this number for the seat; false if it is not legal.
    virtual bool play_number(Seat seat, std::int64_t number) = 0;
    // These write into rows that are all 0.
    virtual void write_observation(Seat seat, bool outlook, std::int8_t* row) const = 0;
    virtual void write_mask(Seat seat, std::int8_t* row) = 0;
    // Rows that fill() keeps up to date for the seat that is to decide. Empty ones are left out.
    virtual void use(Row observation, Row mask) = 0;
    virtual void fill(Seat seat) = 0;
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
