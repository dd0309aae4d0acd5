// The state of a game: what is public, what is hidden, and what one viewer sees of it.
#pragma once

#include <optional>

#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "games/justinian/options.h"

namespace curia::justinian {

inline constexpr int kMaxPlayers = 4;
template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// The next decision. Chance decides the dealing, the starter, the refill after a pass and the new
// card.
enum class Stage : std::uint8_t {
    DealTokens,
    DealCards,
    Starter,
    Place,
    Refill,
    Direction,
    Claim,
    Colour,
    Exchange,
    NewCard,
    Over
};
constexpr auto names_of(Stage) {
    return std::array<std::string_view, 11>{"deal_tokens", "deal_cards", "starter", "place",
                                            "refill",      "direction",  "claim",   "colour",
                                            "exchange",    "new_card",   "over"};
}

enum class Ending : std::uint8_t { ThirdScoring, OutOfTokens, ForcedScoring, Stall };
constexpr auto names_of(Ending) {
    return std::array<std::string_view, 4>{"third_scoring", "out_of_tokens", "forced_scoring",
                                           "stall"};
}

enum class Side : std::uint8_t { Left, Right };
constexpr auto names_of(Side) { return std::array<std::string_view, 2>{"left", "right"}; }

// A token above a tile. Its owner is public; its face becomes public when it is turned up.
struct Lying {
    Seat owner;
    Face face;

    bool operator==(const Lying&) const = default;
    static constexpr auto description() {
        return describe("lying", field("owner", &Lying::owner), field("face", &Lying::face));
    }
};
using Pile = FixedList<Lying, kRoomAboveTile>;

// A past scoring, public for all viewers.
struct Scoring {
    Colour colour{};
    std::optional<Seat> claimant;  // absent in a forced scoring
    Seat chooser;
    PerPlayer<TileSet> cards;  // the cards that each player turned up
    PerPlayer<std::int16_t> from_cards;
    PerPlayer<std::int16_t> from_tokens;

    bool operator==(const Scoring&) const = default;
    static constexpr auto description() {
        return describe("scoring", field("colour", &Scoring::colour),
                        field("claimant", &Scoring::claimant), field("chooser", &Scoring::chooser),
                        field("cards", &Scoring::cards), field("from_cards", &Scoring::from_cards),
                        field("from_tokens", &Scoring::from_tokens));
    }
};

// A card put under its deck for another one. Player and colour are public, the cards are secret.
struct Exchanged {
    Seat seat;
    Colour colour{};

    bool operator==(const Exchanged&) const = default;
    static constexpr auto description() {
        return describe("exchanged", field("seat", &Exchanged::seat),
                        field("colour", &Exchanged::colour));
    }
};
inline constexpr int kMaxExchanges = kMaxPlayers * (kPhases - 1);

// Everything that is public.
struct Table {
    Setup setup;
    Row row{};
    PerTile<Pile> above;                   // the tokens above each tile
    PerPlayer<std::uint8_t> hand_size;     // tokens behind the screen
    PerPlayer<std::uint8_t> reserve_size;  // tokens that no player has seen yet
    PerPlayer<std::uint8_t> on_card_size;  // tokens on the phase card
    PerPlayer<TokenBag> on_card_shown;     // those of them that all have seen
    PerPlayer<TokenBag> gone;              // tokens that left the game; all have seen them
    PerPlayer<std::int16_t> points;
    FixedList<Scoring, kPhases> scorings;
    FixedList<Exchanged, kMaxExchanges> exchanges;
    FixedList<Seat, kMaxPlayers> passed;  // in the order in which they passed
    PerPlayer<std::uint8_t> on_card_this_turn;
    std::uint8_t on_card_while_alone = 0;
    std::uint8_t placed_this_turn = 0;
    std::uint8_t idle_turns = 0;       // game turns in a row that count for the stall guard
    bool reserves_were_empty = false;  // at the start of this game turn
    std::uint8_t phase = 1;
    std::uint8_t game_turn = 1;
    Stage stage = Stage::DealTokens;
    Seat starter;
    Seat active;                        // the player who decides or is dealt to
    std::optional<Seat> claimant;       // while a scoring is under way
    SeatSet claimed_in_vain;            // players without the minimum, in the newest poll
    std::optional<Side> resolved_from;  // the side of the last resolving
    std::optional<Ending> ending;       // set when a forced scoring starts or the game ends

    bool operator==(const Table&) const = default;
    static constexpr auto description() {
        return describe("table", field("setup", &Table::setup), field("row", &Table::row),
                        field("above", &Table::above), field("hand_size", &Table::hand_size),
                        field("reserve_size", &Table::reserve_size),
                        field("on_card_size", &Table::on_card_size),
                        field("on_card_shown", &Table::on_card_shown), field("gone", &Table::gone),
                        field("points", &Table::points), field("scorings", &Table::scorings),
                        field("exchanges", &Table::exchanges), field("passed", &Table::passed),
                        field("on_card_this_turn", &Table::on_card_this_turn),
                        field("on_card_while_alone", &Table::on_card_while_alone),
                        field("placed_this_turn", &Table::placed_this_turn),
                        field("idle_turns", &Table::idle_turns),
                        field("reserves_were_empty", &Table::reserves_were_empty),
                        field("phase", &Table::phase), field("game_turn", &Table::game_turn),
                        field("stage", &Table::stage), field("starter", &Table::starter),
                        field("active", &Table::active), field("claimant", &Table::claimant),
                        field("claimed_in_vain", &Table::claimed_in_vain),
                        field("resolved_from", &Table::resolved_from),
                        field("ending", &Table::ending));
    }

    int players() const { return setup.players; }
    int minimum() const { return kMinimum[phase - 1]; }
    Seat last_passer() const { return passed.back(); }
    bool is_alone() const { return passed.size() == players() - 1; }
    bool is_full(Tile tile) const { return above[tile].full(); }
    ColourSet unscored() const {
        ColourSet colours = ColourSet::all();
        for (const Scoring& scoring : scorings) colours.remove(scoring.colour);
        return colours;
    }
    bool is_out_of_tokens() const {
        for (Seat seat : seats(players()))
            if (hand_size[seat] + reserve_size[seat] > 0) return false;
        return true;
    }
    bool are_reserves_empty() const {
        for (Seat seat : seats(players()))
            if (reserve_size[seat] > 0) return false;
        return true;
    }
};

using Faces = PerTile<std::array<Face, kRoomAboveTile>>;

// The two cards of an exchange; cleared when their colour is scored.
struct Swap {
    std::optional<Tile> gave, got;

    bool operator==(const Swap&) const = default;
    static constexpr auto description() {
        return describe("swap", field("gave", &Swap::gave), field("got", &Swap::got));
    }
};
using Swaps = FixedList<Swap, kMaxExchanges>;  // one for each of Table::exchanges

struct Secrets {
    Faces faces;  // of the tokens that lie face down above the tiles
    PerPlayer<TokenBag> hand, reserve, on_card;
    PerPlayer<PerColour<TileSet>> cards;
    PerColour<TileSet> deck;  // cards never dealt, unordered; they lie above those put under it
    Swaps swaps;

    bool operator==(const Secrets&) const = default;
    static constexpr auto description() {
        return describe("secrets", field("faces", &Secrets::faces), field("hand", &Secrets::hand),
                        field("reserve", &Secrets::reserve), field("on_card", &Secrets::on_card),
                        field("cards", &Secrets::cards), field("deck", &Secrets::deck),
                        field("swaps", &Secrets::swaps));
    }
};

struct State {
    Table table;
    Secrets secrets;

    bool operator==(const State&) const = default;
    static constexpr auto description() {
        return describe("state", field("table", &State::table), field("secrets", &State::secrets));
    }
};

// What a player knows beyond the Table; empty for a spectator.
struct Own {
    TokenBag hand, on_card;
    Faces faces;  // of the player's own tokens above the tiles
    PerColour<TileSet> cards;
    Swaps swaps;  // empty for exchanges of other players

    bool operator==(const Own&) const = default;
    static constexpr auto description() {
        return describe("own", field("hand", &Own::hand), field("on_card", &Own::on_card),
                        field("faces", &Own::faces), field("cards", &Own::cards),
                        field("swaps", &Own::swaps));
    }
};

struct View {
    Table table;
    Viewer viewer;
    Own own;

    bool operator==(const View&) const = default;
    static constexpr auto description() {
        return describe("view", field("table", &View::table), field("viewer", &View::viewer),
                        field("own", &View::own));
    }
};

}  // namespace curia::justinian
