// The Python module curia._core: matches and batches of every game. The package in python/src/curia
// turns JSON into dicts and names the arrays.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <memory>

#include "bots/all.h"
#include "games/all.h"
#include "match/any_match_of.h"
#include "match/batch.h"
#include "match/edition/edition.h"
#include "match/entry_names.h"
#include "match/json/reader.h"
#include "match/options.h"
#include "match/record/record.h"

namespace nb = nanobind;

namespace curia {
namespace {

// A sentence for the user: ValueError in Python.
[[noreturn]] void refuse(const std::string& why) { throw nb::value_error(why.c_str()); }

template <class T>
T value_or_refuse(Result<T> result) {
    if (!result) refuse(result.why());
    return std::move(*result);
}
Json parse(const std::string& text) { return value_or_refuse(parse_json(text)); }

template <class Visit>
void with_game(const std::string& name, Visit&& visit) {
    if (AllGames::with(name, visit)) return;
    std::string known;
    AllGames::for_each([&]<Game G>() { known += " " + std::string(G::kName); });
    refuse("no game '" + name + "'; the games are:" + known);
}

template <Game G>
HeldSetup<G> make_setup(int players, const std::vector<std::string>& options,
                        const std::string& edition) {
    if (players < G::kMinPlayers || players > G::kMaxPlayers)
        refuse(std::string(G::kName) + " is for " + std::to_string(G::kMinPlayers) + " to " +
               std::to_string(G::kMaxPlayers) + " players");
    HeldSetup<G> held{default_setup<G>(players), {}};
    for (const std::string& option : options)
        value_or_refuse(set_option<G>(held.setup.options, option));
    if (!edition.empty()) {
        held.edition =
            share_edition<G>(value_or_refuse(read_edition<G>(edition, "edition")).values);
        held.setup.edition = held.edition.get();
    }
    return held;
}

// ---- One match ----

class PythonMatch : public AnyMatch {
public:
    virtual std::string game() const = 0;
    virtual std::vector<int> legal_numbers(Seat seat) const = 0;
    virtual void play_number(int number) = 0;
    virtual nb::object observation(Seat seat, bool outlook) const = 0;
    virtual std::string action_of(Seat seat, int number) const = 0;
    virtual int number_of(Seat seat, const Json& action) const = 0;
    virtual std::string choose(Seat seat, const std::string& bot, std::uint64_t seed) const = 0;
    virtual std::unique_ptr<PythonMatch> imagine(Viewer viewer, std::uint64_t seed) const = 0;
    virtual std::vector<int> scores() const = 0;
};

using Row = nb::ndarray<nb::numpy, std::int8_t, nb::ndim<1>>;

Row new_row(std::size_t width) {
    auto* data = new std::int8_t[width]();
    nb::capsule owner(data, [](void* p) noexcept { delete[] static_cast<std::int8_t*>(p); });
    return Row(data, {width}, owner);
}

template <Game G>
class PythonMatchOf final : public AnyMatchOf<G, PythonMatch> {
public:
    using Base = AnyMatchOf<G, PythonMatch>;
    using N = Numbers<G>;
    using Base::match;

    explicit PythonMatchOf(Match<G> match) : Base(std::move(match)) {}

    std::string game() const override { return std::string(G::kName); }
    std::vector<int> legal_numbers(Seat seat) const override {
        std::vector<int> numbers;
        if (match().turn().seats.has(seat))
            for (const auto& action : match().legal(seat))
                numbers.push_back(N::number(action, turned(seat)));
        return numbers;
    }
    void play_number(int number) override {
        if (match().turn().of != Turn::Of::Players) refuse("it is no player's turn");
        const Seat seat = match().turn().seats.first();
        const auto action = N::action(number, turned(seat));
        if (!action || !match().play(seat, *action))
            refuse("action " + std::to_string(number) + " is not legal");
    }
    nb::object observation(Seat seat, bool outlook) const override {
        const auto view = match().view(seat);
        const int width = N::kView + (outlook ? N::kOutlook : 0);
        Row row = new_row(static_cast<std::size_t>(width));
        std::int8_t* out = row.data();
        const auto put = [&](int entry, int value) {
            out[entry] = static_cast<std::int8_t>(value);
        };
        N::encode(view, put);
        if (outlook) N::encode_outlook(view, put);
        return nb::cast(row);
    }
    std::string action_of(Seat seat, int number) const override {
        const auto action = N::action(number, turned(seat));
        if (!action) refuse("no action has the number " + std::to_string(number));
        return Texts<G>::action(*action, this->players());
    }
    int number_of(Seat seat, const Json& text) const override {
        return N::number(value_or_refuse(Texts<G>::read_action(text, match().setup())),
                         turned(seat));
    }
    std::string choose(Seat seat, const std::string& name, std::uint64_t seed) const override {
        const auto bot = value_or_refuse(named_bot<G>(name));
        Rng rng(seed);
        const auto action = answer_of<G>(*bot, match().view(seat), seat, rng);
        return Texts<G>::action(value_or_refuse(action), this->players());
    }
    std::unique_ptr<PythonMatch> imagine(Viewer viewer, std::uint64_t seed) const override {
        Rng rng(seed);
        return std::make_unique<PythonMatchOf>(match().branch(match().version(), viewer, rng));
    }
    std::vector<int> scores() const override {
        const auto outcome = match().outcome();
        if (!outcome) refuse("the game is not over");
        std::vector<int> scores;
        for (Seat seat : seats(this->players())) scores.push_back(outcome->scores[seat]);
        return scores;
    }

private:
    Turned turned(Seat seat) const { return {this->players(), seat}; }
};

Seat seat_of(const PythonMatch& match, int number) {
    if (number < 0 || number >= match.players())
        refuse("no seat " + std::to_string(number) + ": seats go from 0 to " +
               std::to_string(match.players() - 1));
    return *Seat::from_number(number);
}
Viewer viewer_of(const PythonMatch& match, std::optional<int> number) {
    return number ? Viewer(seat_of(match, *number)) : std::nullopt;
}

std::unique_ptr<PythonMatch> new_match(const std::string& game, int players,
                                       const std::vector<std::string>& options,
                                       const std::string& edition) {
    std::unique_ptr<PythonMatch> match;
    with_game(game, [&]<Game G>() {
        auto held = make_setup<G>(players, options, edition);
        match = std::make_unique<PythonMatchOf<G>>(Match<G>(held.setup, held.edition));
    });
    return match;
}

std::unique_ptr<PythonMatch> from_record(const std::string& text) {
    std::unique_ptr<PythonMatch> match;
    with_game(value_or_refuse(game_of_record(text, "record")), [&]<Game G>() {
        match = std::make_unique<PythonMatchOf<G>>(
            std::move(value_or_refuse(read_record<G>(text, "record")).match));
    });
    return match;
}

// ---- Many matches ----

template <class T>
using Array = nb::ndarray<T, nb::c_contig, nb::device::cpu>;

class AnyBatch {
public:
    virtual ~AnyBatch() = default;
    virtual int observation_width() const = 0;
    virtual int most_entries() const = 0;
    virtual void observe() = 0;
    virtual void step(const std::int32_t* actions, int count) = 0;

    BatchArrays arrays;
    std::vector<nb::object> owners;  // of the arrays
};

template <Game G>
class BatchOf final : public AnyBatch {
public:
    BatchOf(HeldSetup<G> held, const BatchOptions& options, const std::vector<std::string>& bots)
        : held_(std::move(held)), batch_(held_.setup, options, maker(bots)) {}

    int observation_width() const override { return batch_.observation_width(); }
    int most_entries() const override { return batch_.most_entries(); }
    void observe() override { batch_.observe(arrays); }
    void step(const std::int32_t* actions, int count) override {
        if (count != batch_.size())
            refuse(std::to_string(count) + " actions for " + std::to_string(batch_.size()) +
                   " matches");
        std::optional<int> wrong;
        {
            const nb::gil_scoped_release release;
            wrong = batch_.step({actions, static_cast<std::size_t>(count)}, arrays);
        }
        if (wrong) refuse("the action in match " + std::to_string(*wrong) + " is not legal");
    }

private:
    // Empty names are seats of the caller.
    static typename Batch<G>::MakePlayer maker(const std::vector<std::string>& bots) {
        for (const std::string& name : bots)
            if (!name.empty()) value_or_refuse(named_bot<G>(name));
        return [bots](Seat seat) -> typename Batch<G>::Player {
            if (seat.index >= bots.size() || bots[seat.index].empty()) return {};
            std::shared_ptr<Bot<G>> bot = make_bot<G>(bots[seat.index]);
            return [bot](const typename G::View& view, const Actions<G>& legal, Rng& rng) {
                return bot->choose(view, legal, rng);
            };
        };
    }

    HeldSetup<G> held_;
    Batch<G> batch_;
};

std::unique_ptr<AnyBatch> new_batch(const std::string& game, int players, int matches, int threads,
                                    std::uint64_t seed, bool outlook,
                                    const std::vector<std::string>& options,
                                    const std::string& edition,
                                    const std::vector<std::string>& bots) {
    if (matches < 1 || threads < 1) refuse("a batch needs at least one match and one thread");
    if (!bots.empty() && static_cast<int>(bots.size()) != players)
        refuse("give one bot, or None, for each seat");
    bool is_for_caller = bots.empty();
    for (const std::string& bot : bots) is_for_caller = is_for_caller || bot.empty();
    if (!is_for_caller) refuse("no seat is left for the caller");
    std::unique_ptr<AnyBatch> batch;
    with_game(game, [&]<Game G>() {
        batch = std::make_unique<BatchOf<G>>(
            make_setup<G>(players, options, edition),
            BatchOptions{
                .matches = matches, .threads = threads, .seed = seed, .with_outlook = outlook},
            bots);
    });
    return batch;
}

nb::dict facts_of(const std::string& game) {
    nb::dict facts;
    with_game(game, [&]<Game G>() {
        facts["min_players"] = int{G::kMinPlayers};
        facts["max_players"] = int{G::kMaxPlayers};
        facts["actions"] = int{Numbers<G>::kActions};
        facts["max_legal"] = int{G::kMaxActions};
        facts["view"] = int{Numbers<G>::kView};
        facts["outlook"] = int{Numbers<G>::kOutlook};
    });
    return facts;
}

std::vector<std::string> entry_names(const std::string& game, bool outlook) {
    std::vector<std::string> names;
    with_game(game, [&]<Game G>() {
        using E = EntryNames<G::kMaxPlayers>;
        for (auto& one : E::template of<typename G::View>()) names.push_back(std::move(one.name));
        if (outlook)
            for (auto& one : E::template of<typename G::Outlook>())
                names.push_back("/outlook" + one.name);
    });
    return names;
}

template <class T>
void keep(AnyBatch& batch, T*& place, const Array<T>& array, std::size_t size) {
    if (array.size() != size) refuse("an array has the wrong size");
    place = array.data();
    batch.owners.push_back(nb::cast(array));
}

}  // namespace
}  // namespace curia

NB_MODULE(_core, m) {
    using namespace curia;
    m.def("games", [] {
        std::vector<std::string> names;
        AllGames::for_each([&]<Game G>() { names.emplace_back(G::kName); });
        return names;
    });
    m.def("facts", &facts_of);
    m.def("entry_names", &entry_names);
    m.def("new_match", &new_match);
    m.def("from_record", &from_record);
    m.def("new_batch", &new_batch);
    nb::class_<PythonMatch>(m, "Match")
        .def("game", &PythonMatch::game)
        .def("players", &PythonMatch::players)
        .def("version", [](const PythonMatch& match) { return match.version(); })
        .def("turn",
             [](const PythonMatch& match) {
                 const Turn turn = match.turn();
                 std::vector<int> seats;
                 for (const Seat seat : turn.seats) seats.push_back(seat.to_number());
                 return std::make_pair(static_cast<int>(turn.of), seats);
             })
        .def("to_act",
             [](const PythonMatch& match) {
                 const Turn turn = match.turn();
                 return turn.of == Turn::Of::Players ? turn.seats.first().to_number() : -1;
             })
        .def("legal", [](const PythonMatch& match,
                         int seat) { return match.legal(seat_of(match, seat), match.version()); })
        .def("legal_numbers", [](const PythonMatch& match,
                                 int seat) { return match.legal_numbers(seat_of(match, seat)); })
        .def("play",
             [](PythonMatch& match, int seat, const std::string& action) {
                 const auto wrong = match.play(seat_of(match, seat), parse(action));
                 if (wrong == AnyMatch::Unplayable::NoAction)
                     refuse("this is no action: " + action);
                 if (wrong) refuse("this action is not legal now: " + action);
             })
        .def("play_number", &PythonMatch::play_number)
        .def("draw",
             [](PythonMatch& match, std::uint64_t seed) {
                 Rng rng(seed);
                 match.draw(rng);
             })
        .def(
            "view",
            [](const PythonMatch& match, std::optional<int> viewer) {
                return match.view(viewer_of(match, viewer), match.version());
            },
            nb::arg("viewer").none())
        .def(
            "outlook",
            [](const PythonMatch& match, std::optional<int> viewer) {
                return match.outlook(viewer_of(match, viewer), match.version());
            },
            nb::arg("viewer").none())
        .def(
            "news",
            [](const PythonMatch& match, int step, std::optional<int> viewer) {
                if (step < 0 || step >= match.version()) refuse("no step " + std::to_string(step));
                return match.news(step, viewer_of(match, viewer));
            },
            nb::arg("step"), nb::arg("viewer").none())
        .def("observation",
             [](const PythonMatch& match, int seat, bool outlook) {
                 return match.observation(seat_of(match, seat), outlook);
             })
        .def("action_of", [](const PythonMatch& match, int seat,
                             int number) { return match.action_of(seat_of(match, seat), number); })
        .def("number_of",
             [](const PythonMatch& match, int seat, const std::string& action) {
                 return match.number_of(seat_of(match, seat), parse(action));
             })
        .def("choose",
             [](const PythonMatch& match, int seat, const std::string& bot, std::uint64_t seed) {
                 return match.choose(seat_of(match, seat), bot, seed);
             })
        .def(
            "imagine",
            [](const PythonMatch& match, std::optional<int> viewer, std::uint64_t seed) {
                return match.imagine(viewer_of(match, viewer), seed);
            },
            nb::arg("viewer").none(), nb::arg("seed"))
        .def("scores", &PythonMatch::scores)
        .def("record", [](const PythonMatch& match) {
            RecordNotes notes;
            for (int i = 0; i < match.players(); ++i) notes.seats.emplace_back("python");
            return match.record(notes);
        });
    nb::class_<AnyBatch>(m, "Batch")
        .def("observation_width", &AnyBatch::observation_width)
        .def("most_entries", &AnyBatch::most_entries)
        .def("observe", &AnyBatch::observe)
        .def("step",
             [](AnyBatch& batch,
                const nb::ndarray<const std::int32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>&
                    actions) { batch.step(actions.data(), static_cast<int>(actions.size())); })
        .def("use", [](AnyBatch& batch, int rows, int actions, int max_legal, int seats,
                       std::optional<Array<std::int8_t>> observation,
                       std::optional<Array<std::int32_t>> entry,
                       std::optional<Array<std::int8_t>> entry_number,
                       std::optional<Array<std::int32_t>> entries, Array<std::uint8_t> mask,
                       Array<std::int32_t> legal, Array<std::int32_t> legal_count,
                       Array<std::uint8_t> seat, Array<std::uint8_t> ended, Array<float> share,
                       Array<std::int32_t> score) {
            const auto n = static_cast<std::size_t>(rows);
            BatchArrays& a = batch.arrays;
            if (observation)
                keep(batch, a.observation, *observation,
                     n * static_cast<std::size_t>(batch.observation_width()));
            if (entry) {
                const auto most = n * static_cast<std::size_t>(batch.most_entries());
                if (!entry_number || !entries) refuse("a list needs three arrays");
                keep(batch, a.entry, *entry, most);
                keep(batch, a.entry_number, *entry_number, most);
                keep(batch, a.entries, *entries, n);
            }
            keep(batch, a.mask, mask, n * static_cast<std::size_t>(actions));
            keep(batch, a.legal, legal, n * static_cast<std::size_t>(max_legal));
            keep(batch, a.legal_count, legal_count, n);
            keep(batch, a.seat, seat, n);
            keep(batch, a.ended, ended, n);
            keep(batch, a.share, share, n * static_cast<std::size_t>(seats));
            keep(batch, a.score, score, n * static_cast<std::size_t>(seats));
        });
}
