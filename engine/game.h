// What a game is. Everything else in Curia is written against this page.
//
//   Options  the switches of the rules that players may agree on before play
//   Edition  the printed values of the components: data that an owner of the box can correct
//   Setup    what is agreed before play: number of players, options, rules version, edition
//   State    the whole truth: a public Table and the Secrets
//   View     the Table and what one viewer knows beyond it; bots and clients get nothing else
//   Action   one small decision of one player        (a std::variant of plain structs)
//   Chance   one thing that only chance can decide   (a variant too: cards dealt, a die rolled)
//   News     what a viewer is told about one step    (a variant too)
//   Ending   the ways in which a game can end
//   Outlook  what an attentive viewer can work out from the View: sums, ranks, reasons why not
//
// play() and resolve() are functions of their arguments alone: no clock, no random numbers, no
// mutable globals. So a match *is* its Setup and its list of steps and can be replayed from them.
//
// The concept Game lists what every game has. The concepts after it list what a game may offer.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/rng.h"
#include "engine/seat.h"
#include "engine/setup.h"

namespace curia {

// Who decides next.
struct Turn {
    enum class Of : std::uint8_t { Players, Chance, Nobody };  // Nobody: the game is over
    Of of = Of::Nobody;
    SeatSet seats;  // several seats choose in secret, in any order

    static Turn of_player(Seat seat) { return {Of::Players, SeatSet(seat)}; }
    static Turn of_chance() { return {Of::Chance, {}}; }
    static Turn of_nobody() { return {Of::Nobody, {}}; }
    bool operator==(const Turn&) const = default;
};

template <class Ending>
struct OutcomeOf {
    Ending ending{};
    PerSeat<int> scores;  // the highest wins; equal scores share the victory

    bool operator==(const OutcomeOf&) const = default;
};

// One step of a match: a player's action, or an outcome of chance.
template <class G>
struct ActionOf {
    Seat seat;
    typename G::Action action;
    bool operator==(const ActionOf&) const = default;
};
template <class G>
using Step = std::variant<ActionOf<G>, typename G::Chance>;

template <class G>
using Actions = Listing<typename G::Action, G::kMaxActions>;

// The public part of a State and of a View: what everybody at the table sees.
template <class G>
using TableOf = decltype(G::View::table);

template <class T>
concept PlainValue = Plain<T> && Described<T>;
template <class T>
concept PlainVariant = Plain<T> && DescribedVariant<T>;

template <class G>
concept Game =
    PlainValue<typename G::Options> && PlainValue<typename G::State> &&
    PlainValue<typename G::View> && PlainValue<typename G::Outlook> &&
    PlainVariant<typename G::Action> && PlainVariant<typename G::Chance> &&
    PlainVariant<typename G::News> && NamedEnum<typename G::Ending> &&
    Described<typename G::Edition> && std::equality_comparable<typename G::Edition> &&
    std::same_as<typename G::Setup, SetupOf<typename G::Options, typename G::Edition>> &&
    requires(const typename G::Setup& setup, const typename G::State& state,
             typename G::State& next, const typename G::View& view,
             const typename G::Action& action, const typename G::Chance& chance,
             const Step<G>& step, const typename G::Edition& edition, Seat seat, Viewer viewer,
             Actions<G>& actions, Rng& rng, std::vector<Complaint>& complaints) {
        // Its name and its limits.
        { G::kName } -> std::convertible_to<std::string_view>;  // the name of its folder
        { G::kMinPlayers } -> std::convertible_to<int>;
        { G::kMaxPlayers } -> std::convertible_to<int>;       // at most kMaxSeats
        { G::kMaxActions } -> std::convertible_to<int>;       // legal() never lists more
        { G::kRules } -> std::convertible_to<int>;            // the newest version of the rules
        { G::max_steps(setup) } -> std::convertible_to<int>;  // no match can be longer
        { G::kPresets } -> std::convertible_to<std::span<const Preset<typename G::Options>>>;
        { G::check(edition, complaints) };

        // The rules.
        { G::start(setup) } -> std::same_as<typename G::State>;
        { G::turn(state) } -> std::same_as<Turn>;
        // All legal actions, distinct. At least one for a seat in turn(), none for another seat.
        { G::legal(state, seat, actions) };
        { G::play(next, seat, action) };                              // action is in legal()
        { G::draw(state, rng) } -> std::same_as<typename G::Chance>;  // with its true odds
        { G::possible(state, chance) } -> std::same_as<bool>;         // could draw() give it?
        { G::resolve(next, chance) };                                 // chance is possible()
        { G::outcome(state) } -> std::same_as<OutcomeOf<typename G::Ending>>;  // Nobody's turn

        // Who knows what. Only these two let anything out of a State.
        { G::view(state, viewer) } -> std::same_as<typename G::View>;
        { G::news(state, step, viewer) } -> std::same_as<typename G::News>;  // state: before it
        { view.viewer } -> std::same_as<const Viewer&>;
        { state.table } -> std::same_as<const TableOf<G>&>;
        { view.table.players() } -> std::convertible_to<int>;  // how many take part

        // A random State among those in which the viewer would see this View, with its true odds.
        { G::imagine(view, rng) } -> std::same_as<typename G::State>;

        // What the viewer can work out, now and after an own action, as far as they can know.
        { G::outlook(view) } -> std::same_as<typename G::Outlook>;
        { G::preview(view, action) } -> std::same_as<typename G::Outlook>;
    };

// ---- What a game may offer ----
//
// Besides the concepts below, three parts are found by their names:
//   kConstants   a described value: what the rules print and no edition changes. `curia types`
//                gives it to the page.
//   seat         a member of a Chance struct: the step belongs to this player. The arena deals each
//                player's chance steps from a stream of their own (bots/arena/keyed_chance.h).
//   work_out()   a member function of the Edition: called after the printed values were read, to
//                compute what follows from them (match/json/reader.h).

// A game may say what holds for every State, so that the laws (tests/laws/) can check it:
// nothing is lost or made (conservation), numbers stay in their range. The text says what does not
// hold; it is empty for a sound State. The laws ask about the true State and about imagined ones.
template <class G>
concept ChecksStates = Game<G> && requires(const typename G::State& state) {
    { G::why_unsound(state) } -> std::same_as<std::string_view>;
};

// A game may prove that a player has no choice, so that the server can answer without waiting.
//
// forced(table, seat) is called when `seat` has to decide. It returns the one legal action if the
// Table alone proves that there is no other, in any world that agrees with the Table. Otherwise it
// returns nothing. It takes no State and no View, so the answer, and the time it takes, cannot
// depend on a secret. It need not find every proof, but it is never wrong: no guess, no sample.
template <class G>
concept ProvesForced = Game<G> && requires(const TableOf<G>& table, Seat seat) {
    { G::forced(table, seat) } -> std::same_as<std::optional<typename G::Action>>;
};

// A game may let players answer in advance: "no claim in this phase", "I pass when my turn comes".
//
//   Early         one such answer: plain, described, with what it needs to lapse by itself (the
//                 phase, the day, ...). It is safe to give: legal whenever it applies, and it means
//                 what a player would say at a table.
//   early         the answers that the seat may give now, distinct
//   early_action  a player has to decide: the action with which `early` answers this question,
//                 always a legal one; nothing if `early` is about another question. Only answers
//                 that early() lists for that player apply.
//   has_lapsed    `early` can never apply again, for any player. Once true it stays true, and when
//                 the game is over it is true for every answer that was offered.
//
// All of them take the Table: what can be answered in advance is no secret, what is answered is.
template <class G>
concept AnswersEarly = Game<G> && PlainVariant<typename G::Early> &&
                       requires(const TableOf<G>& table, Seat seat, const typename G::Early& early,
                                Listing<typename G::Early, G::kMaxEarly>& list) {
                           { G::kMaxEarly } -> std::convertible_to<int>;
                           { G::early(table, seat, list) } -> std::same_as<void>;
                           {
                               G::early_action(table, early)
                           } -> std::same_as<std::optional<typename G::Action>>;
                           { G::has_lapsed(table, early) } -> std::same_as<bool>;
                       };
template <class G>
using EarlyList = Listing<typename G::Early, G::kMaxEarly>;

// A game may offer a faster way to pick one of the legal actions, each with the same odds.
template <class G>
concept PicksAtRandom = Game<G> && requires(const typename G::State& state, Seat seat, Rng& rng) {
    { G::random_action(state, seat, rng) } -> std::same_as<typename G::Action>;
};

// ---- The same for every game ----

template <Game G>
void apply(typename G::State& state, const Step<G>& step) {
    if (const auto* action = std::get_if<ActionOf<G>>(&step))
        G::play(state, action->seat, action->action);
    else
        G::resolve(state, std::get<typename G::Chance>(step));
}

// The only legal action if the game proves it, otherwise nothing.
template <Game G>
std::optional<typename G::Action> forced_action(const TableOf<G>& table, Seat seat) {
    if constexpr (ProvesForced<G>)
        return G::forced(table, seat);
    else
        return std::nullopt;
}

// One of the legal actions of the seat, which must be in turn().
template <Game G>
typename G::Action pick_at_random(const typename G::State& state, Seat seat, Rng& rng) {
    if constexpr (PicksAtRandom<G>) {
        return G::random_action(state, seat, rng);
    } else {
        Actions<G> actions;
        G::legal(state, seat, actions);
        return actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))];
    }
}

// Plays on at random until the game is over. see(state) is called before every step.
template <Game G, class See>
void play_at_random(typename G::State& state, Rng& rng, See&& see) {
    for (Turn turn = G::turn(state); turn.of != Turn::Of::Nobody; turn = G::turn(state)) {
        see(state);
        if (turn.of == Turn::Of::Chance) {
            G::resolve(state, G::draw(state, rng));
            continue;
        }
        const Seat seat = turn.seats.pick(rng);
        Actions<G> actions;
        G::legal(state, seat, actions);
        G::play(state, seat,
                actions[static_cast<int>(rng.below(static_cast<std::uint32_t>(actions.size())))]);
    }
}

}  // namespace curia
