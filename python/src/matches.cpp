// The class Match of the module.
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include "any_match.h"
#include "bind.h"
#include "match/json/reader.h"

namespace curia::python {

namespace {

// The seat that the caller means; None: the first of those that are to decide.
Seat seat_of(const PythonMatch& match, nb::handle seat) {
    if (seat.is_none()) {
        const Turn turn = match.turn();
        if (turn.of == Turn::Of::Nobody) refuse("the game is over");
        if (turn.of == Turn::Of::Chance) refuse("it is the turn of chance");
        return turn.seats.first();
    }
    const std::int64_t number = number_of(seat, "a seat");
    if (number < 0 || number >= match.players())
        refuse("no seat " + std::string(nb::str(seat).c_str()) + ": seats go from 0 to " +
               std::to_string(match.players() - 1));
    return *Seat::from_number(static_cast<int>(number));
}
Viewer viewer_of(const PythonMatch& match, nb::handle viewer) {
    return viewer.is_none() ? std::nullopt : Viewer(seat_of(match, viewer));
}

const char* turn_name(const PythonMatch& match) {
    switch (match.turn().of) {
        case Turn::Of::Players: return "players";
        case Turn::Of::Chance: return "chance";
        default: return "nobody";
    }
}

std::vector<int> seats_of(const PythonMatch& match) {
    std::vector<int> numbers;
    for (const Seat seat : match.turn().seats) numbers.push_back(seat.to_number());
    return numbers;
}

int first_seat(const PythonMatch& match) {
    const Turn turn = match.turn();
    return turn.of == Turn::Of::Players ? turn.seats.first().to_number() : -1;
}

void play(PythonMatch& match, nb::handle action, nb::handle wanted) {
    const Seat seat = seat_of(match, wanted);
    if (PyIndex_Check(action.ptr())) {
        const std::int64_t number = number_of(action, "an action");
        const bool is_asked = match.turn().seats.has(seat);
        if (!is_asked || !match.play_number(seat, number))
            refuse("action " + std::string(nb::str(action).c_str()) + " is not legal");
    } else {
        if (!nb::isinstance<nb::dict>(action)) refuse("an action is a dict or its number");
        const auto wrong = match.play(seat, to_json_value(action, "action"));
        const std::string text = nb::repr(action).c_str();
        if (wrong == AnyMatch::Unplayable::NoAction) refuse("this is no action: " + text);
        if (wrong) refuse("this action is not legal now: " + text);
    }
    match.go_on();
}

// Plays, and fills the rows for the next decision.
nb::list step(PythonMatch& match, nb::handle action) {
    play(match, action, nb::none());
    const Turn turn = match.turn();
    if (turn.of != Turn::Of::Players) return {};
    match.fill(turn.seats.first());
    return match.legal_numbers(turn.seats.first());
}

void use(PythonMatch& match, nb::handle observation, nb::handle mask) {
    Row seen, may;
    if (!observation.is_none()) {
        const bool outlook = PyObject_Size(observation.ptr()) == match.width(true);
        PyErr_Clear();  // what has no size is refused as a row
        seen = Row(observation, match.width(outlook), kNumbers);
    }
    if (!mask.is_none()) may = Row(mask, match.actions(), kFlags);
    match.use(std::move(seen), std::move(may));
    if (match.turn().of == Turn::Of::Players) match.fill(match.turn().seats.first());
}

void draw(PythonMatch& match, nb::handle seed) {
    if (seed.is_none()) return match.draw_next();
    Rng rng(seed_of(seed));
    match.draw(rng);
}

// The version that the caller means; None: the newest.
int version_of(const PythonMatch& match, nb::handle version) {
    if (version.is_none()) return match.version();
    const std::int64_t number = number_of(version, "a version");
    if (number < 0 || number > match.version())
        refuse("no version " + std::string(nb::str(version).c_str()) + ": " +
               std::to_string(match.version()) + " steps were played");
    return static_cast<int>(number);
}

std::string news_json(const PythonMatch& match, nb::handle step, nb::handle viewer) {
    const std::int64_t number = number_of(step, "a step");
    if (number < 0 || number >= match.version())
        refuse("no step " + std::string(nb::str(step).c_str()) + ": " +
               std::to_string(match.version()) + " were played");
    return match.news(static_cast<int>(number), viewer_of(match, viewer));
}

std::string record(const PythonMatch& match) {
    RecordNotes notes;
    for (int i = 0; i < match.players(); ++i) notes.seats.emplace_back("python");
    return match.record(notes);
}

std::string shown(const PythonMatch& match) {
    return "<curia.Match of " + match.game() + ", " + std::to_string(match.players()) +
           " players, " + std::to_string(match.version()) + " steps>";
}

// For pickle: how to make the same match again.
nb::object reduced(const PythonMatch& match) {
    nb::list steps;
    for (int i = 0; i < match.version(); ++i) steps.append(nb::cast(match.step(i)));
    return nb::make_tuple(
        nb::module_::import_("curia._match").attr("restored"),
        nb::make_tuple(match.header(), match.start(), steps, match.luck(), match.deals()));
}

std::unique_ptr<PythonMatch> restored(const std::string& header, const std::string& start,
                                      const std::vector<std::string>& steps,
                                      std::pair<std::uint64_t, std::uint64_t> luck, bool deals) {
    auto match = match_at(header, start);
    for (const std::string& step : steps)
        value_or_refuse(match->append(value_or_refuse(parse_json(step))));
    match->set_luck(luck, deals);
    return match;
}

void bind_turn(nb::class_<PythonMatch>& match) {
    match.def_prop_ro("game", &PythonMatch::game, "The name of the game.")
        .def_prop_ro("players", &PythonMatch::players, "How many take part.")
        .def_prop_ro(
            "version", [](const PythonMatch& self) { return self.version(); },
            "How many steps were played.")
        .def_prop_ro("max_steps", &PythonMatch::max_steps,
                     "No match with these settings can have more steps.")
        .def_prop_ro("turn", &turn_name, "Who decides next: 'players', 'chance' or 'nobody'.")
        .def_prop_ro("seats", &seats_of,
                     "The seats that are to decide. Several choose in secret, in any order.")
        .def_prop_ro("seat", &first_seat, "The first seat that is to decide, or -1.")
        .def_prop_ro(
            "over", [](const PythonMatch& self) { return self.turn().of == Turn::Of::Nobody; },
            "True when the game has ended.")
        .def_prop_ro("scores", &PythonMatch::scores,
                     "The result, when the game is over. The highest score wins.");
}

void bind_steps(nb::class_<PythonMatch>& match) {
    match
        .def(
            "legal",
            [](const PythonMatch& self, nb::handle seat) {
                return from_json_text(self.legal(seat_of(self, seat), self.version()));
            },
            nb::arg("seat") = nb::none(),
            nb::sig("def legal(self, seat: int | None = None) -> list[dict[str, typing.Any]]"),
            "The legal actions of a seat. Without a seat: of the one that is to decide.")
        .def(
            "legal_numbers",
            [](PythonMatch& self, nb::handle seat) {
                return self.legal_numbers(seat_of(self, seat));
            },
            nb::arg("seat") = nb::none(),
            nb::sig("def legal_numbers(self, seat: int | None = None) -> list[int]"),
            "The numbers of the legal actions, in the order of legal().")
        .def("play", &play, nb::arg("action").none(), nb::arg("seat") = nb::none(),
             nb::sig("def play(self, action: dict[str, typing.Any] | "
                     "typing.SupportsIndex, seat: int | None = None) -> None"),
             "Plays a legal action, as a dict or as its number. Raises ValueError, and plays "
             "nothing, if it is not legal.")
        .def("step", &step, nb::arg("action").none(),
             nb::sig("def step(self, action: dict[str, typing.Any] | typing.SupportsIndex) "
                     "-> list[int]"),
             "Plays a legal action of the seat that is to decide. Returns the numbers of the legal "
             "actions of the next one: none if the game is over, or if chance waits for draw(). "
             "One call for each decision is the fastest way; see fill().")
        .def("fill", &use, nb::arg("observation") = nb::none(), nb::arg("mask") = nb::none(),
             nb::sig("def fill(self, "
                     "observation: numpy.typing.NDArray[numpy.int8] | None = None, "
                     "mask: numpy.typing.NDArray[numpy.int8] | "
                     "numpy.typing.NDArray[numpy.uint8] | numpy.typing.NDArray[numpy.bool_] | "
                     "None = None) -> None"),
             "From now on step() writes what the seat that is to decide sees, and what it may do, "
             "into these arrays; the first time at once. An observation with room for it has the "
             "outlook. Only read the arrays. They stay as they are when the game is over. Without "
             "arrays: no longer. A copy of the match does not fill them.")
        .def("draw", &draw, nb::arg("seed") = nb::none(),
             nb::sig("def draw(self, seed: int | None = None) -> None"),
             "Lets chance decide while it is its turn.")
        .def(
            "choose",
            [](PythonMatch& self, const std::string& bot, nb::handle seat, nb::handle seed) {
                return from_json_text(self.choose(seat_of(self, seat), bot, seed));
            },
            nb::arg("bot"), nb::arg("seat") = nb::none(), nb::arg("seed") = nb::none(),
            nb::sig("def choose(self, bot: str, seat: int | None = None, "
                    "seed: int | None = None) -> dict[str, typing.Any]"),
            "What a bot would play, from what the seat sees: 'club', 'expert@200', 'mc@50ms'.")
        .def(
            "imagine",
            [](PythonMatch& self, nb::handle viewer, nb::handle seed) {
                const Viewer who = viewer_of(self, viewer);
                return self.imagine(who, self.seed_or_next(seed));
            },
            nb::arg("viewer") = nb::none(), nb::arg("seed") = nb::none(),
            nb::sig("def imagine(self, viewer: int | None = None, "
                    "seed: int | None = None) -> Match"),
            "A match that goes on from a world which the viewer cannot tell from the true one.")
        .def(
            "play_out",
            [](PythonMatch& self, nb::handle seed) {
                return self.play_out(self.seed_or_next(seed));
            },
            nb::arg("seed") = nb::none(),
            nb::sig("def play_out(self, seed: int | None = None) -> list[int]"),
            "The scores if everybody goes on with legal actions at random. The match itself does "
            "not change.")
        .def("copy", &PythonMatch::copy, "An independent copy, which has the same luck.")
        .def("__copy__", &PythonMatch::copy)
        .def(
            "__deepcopy__", [](const PythonMatch& self, nb::handle) { return self.copy(); },
            nb::arg("memo"))
        .def("__reduce__", &reduced, nb::sig("def __reduce__(self) -> tuple[typing.Any, ...]"));
}

void bind_sight(nb::class_<PythonMatch>& match) {
    const auto view = [](const PythonMatch& self, nb::handle viewer, nb::handle version) {
        return self.view(viewer_of(self, viewer), version_of(self, version));
    };
    const auto outlook = [](const PythonMatch& self, nb::handle viewer) {
        return self.outlook(viewer_of(self, viewer), self.version());
    };
    match
        .def(
            "view",
            [view](const PythonMatch& self, nb::handle viewer, nb::handle version) {
                return from_json_text(view(self, viewer, version));
            },
            nb::arg("viewer") = nb::none(), nb::arg("version") = nb::none(),
            nb::sig("def view(self, viewer: int | None = None, version: int | None = None) "
                    "-> dict[str, typing.Any]"),
            "Everything that the viewer may know; without one, what a spectator sees. With a "
            "version: what it was after so many steps.")
        .def("view_json", view, nb::arg("viewer") = nb::none(), nb::arg("version") = nb::none(),
             nb::sig("def view_json(self, viewer: int | None = None, "
                     "version: int | None = None) -> str"),
             "The same as JSON. Equal knowledge gives equal texts.")
        .def(
            "outlook",
            [outlook](const PythonMatch& self, nb::handle viewer) {
                return from_json_text(outlook(self, viewer));
            },
            nb::arg("viewer") = nb::none(),
            nb::sig("def outlook(self, viewer: int | None = None) -> dict[str, typing.Any]"),
            "What an attentive viewer can work out: sums, ranks, reasons.")
        .def(
            "news",
            [](const PythonMatch& self, nb::handle step, nb::handle viewer) {
                return from_json_text(news_json(self, step, viewer));
            },
            nb::arg("step").none(), nb::arg("viewer") = nb::none(),
            nb::sig("def news(self, step: int, viewer: int | None = None) "
                    "-> dict[str, typing.Any]"),
            "What the viewer is told about a step.")
        .def("news_json", &news_json, nb::arg("step").none(), nb::arg("viewer") = nb::none(),
             nb::sig("def news_json(self, step: int, viewer: int | None = None) -> str"),
             "The same as JSON.")
        .def("record", &record, "The match as text: docs/record.md.")
        .def("__repr__", &shown);
}

void bind_numbers(nb::class_<PythonMatch>& match) {
    match
        .def(
            "observation",
            [](const PythonMatch& self, nb::handle seat, bool outlook, nb::handle out) {
                const Seat who = seat_of(self, seat);
                return filled(out, self.width(outlook), kNumbers,
                              [&](std::int8_t* row) { self.write_observation(who, outlook, row); });
            },
            nb::arg("seat") = nb::none(), nb::arg("outlook") = false, nb::arg("out") = nb::none(),
            nb::sig("def observation(self, seat: int | None = None, outlook: bool = False, "
                    "out: numpy.typing.NDArray[numpy.int8] | None = None) "
                    "-> numpy.typing.NDArray[numpy.int8]"),
            "The view of a seat as a vector of small whole numbers. `out`: the array to fill and "
            "to return, instead of a new one.")
        .def(
            "mask",
            [](PythonMatch& self, nb::handle seat, nb::handle out) {
                const Seat who = seat_of(self, seat);
                return filled(out, self.actions(), kFlags,
                              [&](std::int8_t* row) { self.write_mask(who, row); });
            },
            nb::arg("seat") = nb::none(), nb::arg("out") = nb::none(),
            nb::sig("def mask(self, seat: int | None = None, "
                    "out: numpy.typing.NDArray[numpy.int8] | None = None) "
                    "-> numpy.typing.NDArray[numpy.int8]"),
            "For each action 1 if it is legal. `out`: the array to fill and to return.")
        .def(
            "action",
            [](const PythonMatch& self, nb::handle number, nb::handle seat) {
                return from_json_text(
                    self.action_of(seat_of(self, seat), number_of(number, "an action")));
            },
            nb::arg("number").none(), nb::arg("seat") = nb::none(),
            nb::sig("def action(self, number: typing.SupportsIndex, seat: int | None = None) "
                    "-> dict[str, typing.Any]"),
            "The action with this number.")
        .def(
            "number",
            [](const PythonMatch& self, nb::handle action, nb::handle seat) {
                return self.number_of(seat_of(self, seat), to_json_value(action, "action"));
            },
            nb::arg("action").none(), nb::arg("seat") = nb::none(),
            nb::sig("def number(self, action: dict[str, typing.Any], "
                    "seat: int | None = None) -> int"),
            "The number of an action.");
}

}  // namespace

void bind_matches(nb::module_& module) {
    nb::class_<PythonMatch> match(
        module, "Match",
        "A match of any game; see curia.match(). Chance and bots have random numbers of their "
        "own, both from the seed.");
    bind_turn(match);
    bind_steps(match);
    bind_sight(match);
    bind_numbers(match);
    module.def(
        "new_match",
        [](const std::string& game, int players, const std::vector<std::string>& options,
           const std::string& edition, nb::handle seed, bool deals) {
            const std::uint64_t number = seed_of(seed);
            auto made = new_match(game, {players, options, edition});
            made->begin(number, deals);
            return made;
        },
        nb::arg("game"), nb::arg("players"), nb::arg("options"), nb::arg("edition"),
        nb::arg("seed").none(), nb::arg("deals"),
        nb::sig("def new_match(game: str, players: int, options: collections.abc.Sequence[str], "
                "edition: str, seed: int, deals: bool) -> Match"));
    module.def("restored", &restored, nb::arg("header"), nb::arg("start"), nb::arg("steps"),
               nb::arg("luck"), nb::arg("deals"), "A match from its pickle.");
    module.def(
        "from_record",
        [](const std::string& text, nb::handle seed, bool deals) {
            const std::uint64_t number = seed_of(seed);
            auto made = match_from_record(text);
            made->begin(number, deals);
            return made;
        },
        nb::arg("text"), nb::arg("seed").none(), nb::arg("deals"),
        nb::sig("def from_record(text: str, seed: int, deals: bool) -> Match"));
}

}  // namespace curia::python
