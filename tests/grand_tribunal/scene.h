// A position of Grand Tribunal, as an example describes it. It starts in the first turn of seat A,
// who is the first Praeco and has placed the votes. Decks are full, hands and rows empty, reserves
// at 12. From there only legal, play, draw and resolve are used.
#pragma once

#include <gtest/gtest.h>

#include <initializer_list>
#include <string_view>
#include <vector>

#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/table/tribunal.h"

namespace curia::grand_tribunal {

inline constexpr Seat A{0}, B{1}, C{2}, D{3}, E{4};

enum class Turned : std::uint8_t { Up, Down };

class Scene {
public:
    explicit Scene(int players = 3, const Options& options = {});
    explicit Scene(const Setup& setup);

    State state;
    Table& table = state.table;

    // ---- Setup. Cards are named as in the edition; each call takes another copy. ----

    Card take(std::string_view name);  // out of its deck
    Slot active(Seat seat, std::string_view item, std::initializer_list<std::string_view> on = {});
    Slot loose(Seat seat, std::string_view spell);
    Slot inactive(Seat seat, std::string_view name, int vis = 0, Turned turned = Turned::Up);
    Slot hand(Seat seat, std::string_view name);
    Slot vault(Seat seat, std::string_view resource);
    void row(std::initializer_list<std::string_view> names);
    void discarded(std::string_view name);
    void empty_deck(Deck deck);  // the remaining cards leave the game
    void votes(std::initializer_list<std::pair<Space, int>> votes);
    void lock(Space space) { table.locked.add(space); }
    void lock_all();
    void ward(Seat seat) { table.player(seat).warded = true; }
    void vis(Seat seat, int vis);
    void tribunal(int number);  // 1 to 3
    // The turn of A is the last one of the Tribunal; B is the last Praeco.
    void last_turn();
    void give_turn(Seat seat);

    // ---- Playing ----

    Seat asked() const { return table.asked; }
    Stage stage() const { return table.stage; }
    bool can(const Action& action) const;
    std::vector<Action> choices() const;
    void play(const Action& action);     // by the player who is asked; must be legal
    void happens(const Chance& chance);  // must be possible
    void settle();                       // chance decides while it is its turn
    // A casts the spell, or plays the resource, that was set up on an item or in the vault.
    void cast(std::string_view spell);
    void use(std::string_view resource);
    void let_go();    // discards the spell, if that is asked
    void end_turn();  // ends frames until it is another player's turn
    void hold();      // from last_turn() through the call and the count

    // ---- What can be seen ----

    int vis(Seat seat) const { return table.player(seat).vis; }
    int points(Seat seat) const { return table.player(seat).points; }
    int votes(Space space) const { return table.votes[space]; }
    int vis_on(Slot slot) const { return table.piece(slot).vis; }
    Place place(Slot slot) const { return table.piece(slot).place; }
    bool has(Seat seat, std::string_view name, Place place) const;
    int count(Seat seat, Deck deck, Place place) const;
    bool is_discarded(std::string_view name) const;
    Counted counted(Slot item) const;
    Slot find(Seat seat, std::string_view name) const;
    int cards_in_all() const;

private:
    const Edition& edition() const { return table.edition(); }
    Slot put(Seat seat, Card card, Place place, Turned turned);
    Rng rng_{1};
};

Setup setup_for(int players, const Options& options = {});

}  // namespace curia::grand_tribunal
