// A position of Justinian, as an example describes it, and play from there by the rules alone.
#pragma once

#include <gtest/gtest.h>

#include <map>
#include <optional>
#include <ostream>
#include <vector>

#include "games/justinian/justinian.h"
#include "match/json/writer.h"

namespace curia::justinian {

inline constexpr Seat A{0}, B{1}, C{2}, D{3};  // clockwise

using Numbers = std::vector<int>;  // of tiles and cards, 1 to 12, or values of tokens

Tile tile(int number);
TileSet tiles(const Numbers& numbers);
Token token(int value);
TokenBag tokens(const Numbers& values);
inline Standing standing(const Outlook& outlook, int number) { return outlook.tiles[tile(number)]; }

// Failed expectations show values as JSON.
template <Described T>
void PrintTo(const T& value, std::ostream* out) {
    *out << to_json(value, kMaxPlayers);
}

struct Given {
    int players = 4;
    int phase = 1;  // earlier phases scored Trade, then Building
    Seat starter = A;
    int reserve = 0;  // tokens in each reserve; without any, a pass draws none
    Options options{};
};

// The position is a player's first turn in a game turn. Each player holds ten tokens: two of each
// kind, but only one of each three. The cards of each colour are the lowest free ones, A's first,
// unless the example says otherwise. Tokens that are not mentioned have left the game.
class Scene {
public:
    explicit Scene(const Given& given = {});

    // ---- The position: before the first move ----
    void row(const Numbers& numbers);
    void hand(Seat seat, const Numbers& values);
    void reserve(Seat seat, const Numbers& values);
    void on_card(Seat seat, const Numbers& values);
    void cards(Seat seat, Colour colour, const Numbers& numbers);
    void points(Seat seat, int points);
    void nobody_has_tokens();  // in hand; reserves as given

    // ---- Moves: each must be legal, or possible, at that moment ----
    void lays(Seat seat, int value, int number);
    void lays_on_card(Seat seat, int value);
    void passes(Seat seat);
    void draws(Seat seat, const Numbers& values);
    void resolves(Seat seat, Side from);
    void claims(Seat seat);
    void declines(Seat seat);
    void chooses(Seat seat, Colour colour);
    void exchanges(Seat seat, Colour colour, int card);
    void receives(Seat seat, Colour colour, int card);  // by chance
    void keeps(Seat seat);

    // ---- Short forms ----
    void passes_drawing(Seat seat, const Numbers& values);
    void everybody_passes();         // all who have not yet; the reserves are empty
    void placing_ends();             // and the last passer resolves from the left
    void nobody_claims();            // all who are asked decline
    void nobody_exchanges();         // all who are asked keep their cards
    void game_turn_without_event();  // placing ends and nobody claims

    // ---- Results ----
    const State& state() const { return state_; }
    const Table& table() const { return state_.table; }
    std::optional<Seat> asked() const;  // the player who decides
    bool is_over() const;
    Ending ending() const;
    int score(Seat seat) const;
    std::vector<Action> legal(Seat seat) const;
    bool may(Seat seat, const Action& action) const;
    bool may_lay_on(Seat seat, int number) const;  // any token
    bool may_lay_on_card(Seat seat) const;
    bool possible(const Chance& chance) const;
    Numbers row() const;
    Numbers cards(Seat seat, Colour colour) const;
    const Scoring& last_scoring() const;

    View view(Viewer viewer) const { return Justinian::view(state_, viewer); }
    News told(Viewer viewer) const;  // about the last step
    Outlook outlook(Viewer viewer) const { return Justinian::outlook(view(viewer)); }
    Outlook preview(Seat seat, const Action& action) const {
        return Justinian::preview(view(seat), action);
    }

private:
    void lay_out();
    void lay_out_tokens(Seat seat);
    void lay_out_cards(Colour colour, bool is_scored);
    void act(Seat seat, const Action& action);
    void happens(const Chance& chance);

    const Given given_;
    std::map<Seat, TokenBag> hands_, reserves_;
    std::map<std::pair<Colour, Seat>, TileSet> cards_;

    State state_{};
    State before_{};
    std::optional<Step<Justinian>> last_step_;
};

}  // namespace curia::justinian
