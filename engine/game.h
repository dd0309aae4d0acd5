// What a game is. Everything else in Curia is written against this page.
//
//   Options  the switches of the rules that may be agreed before play
//   Edition  the printed values of the components: data that an owner of the box can correct
//   Setup    what is agreed before play: number of players, options, rules version, edition
//   State    the whole truth: a public Table and the Secrets
//   View     the Table and what one viewer knows besides; all that bots and clients ever get
//   Action   one small decision of one player          (a std::variant of plain structs)
//   Chance   one thing that only chance could decide   (likewise: cards dealt, a die rolled)
//   News     what a viewer is told of one step         (likewise)
//   Ending   the ways in which a game can end
//   Outlook  what a thoughtful viewer can work out from his View: sums, places, reasons why not
//
// play() and resolve() are functions of their arguments alone: no clock, no random numbers, no
// mutable globals. So a match *is* its Setup and its list of steps, and can be replayed from them.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <variant>
#include <vector>

#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/rng.h"
#include "engine/seat.h"

namespace curia {

template <class T>
concept Plain = std::is_trivially_copyable_v<T> && std::equality_comparable<T>;

// Who decides next.
struct Turn {
    enum class Of : std::uint8_t { Players, Chance, Nobody };  // Nobody: the game is over
    Of of = Of::Nobody;
    SeatSet seats;  // several: they choose in secret, in any order

    static Turn of_player(Seat seat) { return {Of::Players, SeatSet(seat)}; }
    static Turn of_chance() { return {Of::Chance, {}}; }
    static Turn of_nobody() { return {Of::Nobody, {}}; }
    bool operator==(const Turn&) const = default;
};

// What is agreed before play. The edition outlives every State that refers to it, and is shared:
// two Setups with the same edition hold the same address.
template <Plain Options, class Edition>
struct SetupOf {
    std::uint8_t players = 0;
    std::uint8_t rules = 0;  // version of the rules; a record keeps the one it was played with
    Options options;
    const Edition* edition = nullptr;

    bool operator==(const SetupOf&) const = default;
    static constexpr auto description() {  // the edition travels apart, by name or whole
        return describe("setup", field("players", &SetupOf::players),
                        field("rules", &SetupOf::rules), field("options", &SetupOf::options));
    }
};

// A set of options that goes by a name of its own.
template <class Options>
struct Preset {
    std::string_view name;
    Options options;
};

// Something that is wrong, or odd, with the values of an edition.
struct Complaint {
    enum class Weight : std::uint8_t { Error, Warning };
    Weight weight = Weight::Error;
    std::string place;  // the value as a JSON pointer: "/tile/3/holes"
    std::string text;   // one sentence without its full stop
};

template <class Ending>
struct OutcomeOf {
    Ending ending{};
    PerSeat<int> scores;  // the highest wins; equal ones share the victory

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

template <class G>
concept Game =
    Plain<typename G::Options> && Plain<typename G::Setup> && Plain<typename G::State> &&
    Plain<typename G::View> && Plain<typename G::Action> && Plain<typename G::Chance> &&
    Plain<typename G::News> && NamedEnum<typename G::Ending> && Described<typename G::Edition> &&
    std::same_as<typename G::Setup, SetupOf<typename G::Options, typename G::Edition>> &&
    requires(const typename G::Setup& setup, const typename G::State& state,
             typename G::State& next, const typename G::View& view,
             const typename G::Action& action, const typename G::Chance& chance,
             const Step<G>& step, const typename G::Edition& edition, Seat seat, Viewer viewer,
             Actions<G>& actions, Rng& rng, std::vector<Complaint>& complaints) {
        // What it is called and how large it gets.
        { G::kName } -> std::convertible_to<std::string_view>;
        { G::kMinPlayers } -> std::convertible_to<int>;
        { G::kMaxPlayers } -> std::convertible_to<int>;
        { G::kRules } -> std::convertible_to<int>;            // the newest version of the rules
        { G::max_steps(setup) } -> std::convertible_to<int>;  // no match is longer, played how ever
        { G::kPresets } -> std::convertible_to<std::span<const Preset<typename G::Options>>>;
        { G::check(edition, complaints) };

        // The rules.
        { G::start(setup) } -> std::same_as<typename G::State>;
        { G::turn(state) } -> std::same_as<Turn>;
        { G::legal(state, seat, actions) };  // all of them, distinct, never none
        { G::play(next, seat, action) };     // action is one of legal()
        { G::draw(state, rng) } -> std::same_as<typename G::Chance>;  // at its true odds
        { G::possible(state, chance) } -> std::same_as<bool>;         // could draw() give it?
        { G::resolve(next, chance) };                                 // chance is possible()
        { G::outcome(state) } -> std::same_as<OutcomeOf<typename G::Ending>>;  // Nobody's turn

        // Who knows what. Only these two let anything out of a State.
        { G::view(state, viewer) } -> std::same_as<typename G::View>;
        { G::news(state, step, viewer) } -> std::same_as<typename G::News>;  // state: before it

        // A State picked at random among those in which the viewer would see this View.
        { G::imagine(view, rng) } -> std::same_as<typename G::State>;

        // What the viewer can work out, now and after an action of his, as far as he can know.
        { G::outlook(view) } -> std::same_as<typename G::Outlook>;
        { G::preview(view, action) } -> std::same_as<typename G::Outlook>;
    };

// ---- What a game may offer besides ----

// The public part of a View: what everybody at the table sees.
template <class G>
using TableOf = decltype(G::View::table);

// A game may prove that a player has no choice, so that the answer can be given without waiting.
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
//                 phase, the day, ...). It is safe to give: legal whenever it speaks, and it means
//                 what a player would say at a table.
//   early         the answers that the seat may give now, distinct
//   early_action  somebody has to decide: the action with which `early` answers this question,
//                 always a legal one; nothing if `early` is about another question. Only answers
//                 that early() lists for that player speak.
//   has_lapsed    `early` can never speak again, for no player. Once true it stays true, and when
//                 the game is over it is true for every answer that was offered.
//
// All of them take the Table: what can be answered in advance is no secret, what is answered is.
template <class G>
concept AnswersEarly = Game<G> && Plain<typename G::Early> &&
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

// The proof for any game: nothing where the game offers none.
template <Game G>
std::optional<typename G::Action> forced_action(const TableOf<G>& table, Seat seat) {
    if constexpr (ProvesForced<G>)
        return G::forced(table, seat);
    else
        return std::nullopt;
}

// A game may offer a quicker way to pick one of the legal actions, each as likely as another.
template <class G>
concept PicksAtRandom = Game<G> && requires(const typename G::State& state, Seat seat, Rng& rng) {
    { G::random_action(state, seat, rng) } -> std::same_as<typename G::Action>;
};

// The same for every game: one of the legal actions of the seat, which must be at turn.
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

}  // namespace curia
