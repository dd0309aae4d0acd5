// The arena for Python: a candidate, which may be written in Python, against a field. Deals,
// seats and statistics are those of `curia arena`: docs/arena.md.
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <exception>
#include <memory>
#include <stdexcept>

#include "bind.h"
#include "bots/all.h"
#include "bots/arena/comparison.h"
#include "bots/arena/keys.h"
#include "bots/arena/lineup.h"
#include "bots/arena/run_job.h"
#include "match/json/texts.h"
#include "match/parallel_loop.h"
#include "setup.h"

namespace curia::python {

namespace {

// A bot whose decisions a Python function makes. The match is played by code that knows no
// exceptions, so the first one is kept, and actions at random end the match.
template <Game G>
class PythonBot final : public Bot<G> {
public:
    PythonBot(nb::object choose, std::exception_ptr& failure)
        : choose_(std::move(choose)), failure_(failure) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        const int random = static_cast<int>(rng.below(static_cast<std::uint32_t>(legal.size())));
        if (failure_) return legal[random];
        try {
            return legal[ask(view, legal, rng)];
        } catch (...) {
            failure_ = std::current_exception();
            return legal[random];
        }
    }

private:
    // The place of the answer among the legal actions.
    int ask(const typename G::View& view, const Actions<G>& legal, Rng& rng) const {
        std::vector<nb::object> choices;
        nb::list list;  // the function may change its list
        for (const auto& action : legal) {
            choices.push_back(from_json_text(Texts<G>::action(action, view.table.players())));
            list.append(choices.back());
        }
        const nb::object random = nb::module_::import_("random").attr("Random")(rng.next());
        const nb::object answer =
            choose_(from_json_text(Texts<G>::view(view)), std::move(list), random);
        for (std::size_t i = 0; i < choices.size(); ++i)
            if (answer.is(choices[i]) || answer.equal(choices[i])) return static_cast<int>(i);
        refuse("the bot chose an action that is not legal: " +
               std::string(nb::repr(answer).c_str()));
    }

    const nb::object choose_;
    std::exception_ptr& failure_;
};

class AnyArena {
public:
    virtual ~AnyArena() = default;
    virtual void play(int deals) = 0;
    virtual const arena::Comparison& results() const = 0;
};

// The players at the table: the candidate and, clockwise from it, the field. Each is the name of a
// bot or a Python function.
using Players = std::vector<nb::object>;

template <Game G>
class ArenaOf final : public AnyArena {
public:
    ArenaOf(HeldSetup<G> held, Players players, std::int64_t seed, int threads)
        : held_(std::move(held)),
          players_(std::move(players)),
          seed_(seed),
          loop_(threads),
          results_(held_.setup.players, std::nullopt) {
        for (const nb::object& player : players_) {
            const bool is_name = nb::isinstance<nb::str>(player);
            names_.push_back(is_name ? nb::cast<std::string>(player) : "");
            if (is_name) value_or_refuse(named_bot<G>(names_.back()));
            has_python_ = has_python_ || !is_name;
        }
    }

    void play(int deals) override {
        const int count = deals * seats_here();
        std::vector<arena::Scores> scores(static_cast<std::size_t>(count));
        if (has_python_) {
            std::exception_ptr failure;
            for (int i = 0; i < count && !failure; ++i) {
                scores[static_cast<std::size_t>(i)] = play_one(i, failure);
                if (PyErr_CheckSignals() != 0) nb::raise_python_error();
            }
            if (failure) std::rethrow_exception(failure);
        } else {
            const nb::gil_scoped_release release;
            std::atomic<int> next = 0;  // matches differ in length
            std::vector<std::exception_ptr> failures(static_cast<std::size_t>(loop_.threads()));
            loop_.run(loop_.threads(), [&](int, int, int thread) {
                std::exception_ptr& failure = failures[static_cast<std::size_t>(thread)];
                for (int i = next++; i < count && !failure; i = next++)
                    scores[static_cast<std::size_t>(i)] = play_one(i, failure);
            });
            for (const std::exception_ptr& failure : failures)
                if (failure) std::rethrow_exception(failure);
        }
        for (int deal = 0; deal < deals; ++deal)
            results_.add_block(
                std::span(scores).subspan(static_cast<std::size_t>(deal * seats_here()),
                                          static_cast<std::size_t>(seats_here())));
    }
    const arena::Comparison& results() const override { return results_; }

private:
    int seats_here() const { return held_.setup.players; }

    std::unique_ptr<Bot<G>> bot_of(int player, std::exception_ptr& failure) const {
        const auto at = static_cast<std::size_t>(player);
        if (!names_[at].empty()) return make_bot<G>(names_[at]);
        return std::make_unique<PythonBot<G>>(players_[at], failure);
    }

    // Match i of those that are played now.
    arena::Scores play_one(int i, std::exception_ptr& failure) const {
        const int deal = static_cast<int>(results_.blocks()) + i / seats_here();
        arena::Lineup lineup;
        for (int player = 0; player < seats_here(); ++player) lineup.push_back(player);
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (const int player : arena::turned(lineup, i % seats_here()))
            bots.push_back(bot_of(player, failure));
        const auto match = arena::play_deal<G>(held_.setup, arena::key_of(seed_, deal), bots);
        if (!match) {
            failure = std::make_exception_ptr(std::runtime_error(match.why()));
            return {};
        }
        arena::Scores scores;
        for (const Seat seat : seats(seats_here())) scores.push(match->outcome()->scores[seat]);
        return scores;
    }

    const HeldSetup<G> held_;
    const Players players_;
    const std::int64_t seed_;
    std::vector<std::string> names_;  // empty for a Python function
    bool has_python_ = false;
    ParallelLoop loop_;
    arena::Comparison results_;
};

std::unique_ptr<AnyArena> new_arena(const std::string& game,
                                    const std::vector<std::string>& options,
                                    const std::string& edition, const Players& players,
                                    nb::handle seed, int threads) {
    if (threads < 1) refuse("the arena needs at least one thread");
    std::unique_ptr<AnyArena> made;
    with_game(game, [&]<Game G>() {
        auto held = make_setup<G>({static_cast<int>(players.size()), options, edition});
        made = std::make_unique<ArenaOf<G>>(std::move(held), players,
                                            static_cast<std::int64_t>(seed_of(seed)), threads);
    });
    return made;
}

nb::tuple as_tuple(const arena::Estimate& estimate) {
    return nb::make_tuple(estimate.value, estimate.low, estimate.high);
}

}  // namespace

void bind_arena(nb::module_& module) {
    constexpr const char* kEstimate = "A value and its 95 % interval: (value, low, high).";
    nb::class_<AnyArena>(module, "Arena", "A candidate against a field; see curia.arena().")
        .def(
            "play",
            [](AnyArena& self, int deals) {
                if (deals < 1) refuse("at least one deal must be played");
                self.play(deals);
            },
            nb::arg("deals"), "Plays the next deals, each with the candidate in every seat.")
        .def(
            "deals", [](const AnyArena& self) { return self.results().blocks(); },
            "How many deals were played.")
        .def(
            "win_share", [](const AnyArena& self) { return as_tuple(self.results().win_share()); },
            nb::sig("def win_share(self) -> tuple[float, float, float]"), kEstimate)
        .def(
            "margin", [](const AnyArena& self) { return as_tuple(self.results().margin()); },
            nb::sig("def margin(self) -> tuple[float, float, float]"), kEstimate)
        .def(
            "rank", [](const AnyArena& self) { return as_tuple(self.results().rank()); },
            nb::sig("def rank(self) -> tuple[float, float, float]"), kEstimate)
        .def(
            "seat_share",
            [](const AnyArena& self, int seat) {
                if (seat < 0 || seat >= self.results().players())
                    refuse("no seat " + std::to_string(seat));
                return as_tuple(self.results().seat_share(seat));
            },
            nb::arg("seat"),
            nb::sig("def seat_share(self, seat: int) -> tuple[float, float, float]"), kEstimate);
    module.def("new_arena", &new_arena, nb::arg("game"), nb::arg("options"), nb::arg("edition"),
               nb::arg("players"), nb::arg("seed").none(), nb::arg("threads"),
               nb::sig("def new_arena(game: str, options: collections.abc.Sequence[str], "
                       "edition: str, players: collections.abc.Sequence[str | "
                       "collections.abc.Callable[..., typing.Any]], seed: int, "
                       "threads: int) -> Arena"));
}

}  // namespace curia::python
