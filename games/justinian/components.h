// The components of the game: tiles, cards, tokens, the number board.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bag.h"
#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/indexed.h"
#include "engine/text.h"

namespace curia::justinian {

inline constexpr int kTiles = 12;
inline constexpr int kSlots = 12;
inline constexpr int kNumbers = 20;  // printed under each slot
inline constexpr int kColours = 4;
inline constexpr int kPhases = 3;
inline constexpr int kRoomAboveTile = 3;
inline constexpr int kTokens = 22;     // of each player
inline constexpr int kStartHand = 10;  // the other tokens are the reserve
inline constexpr int kDrawAtPass = 2;
inline constexpr std::array<int, kPhases> kMinimum{5, 9, 12};  // to claim a scoring

// Two players hold three cards of each colour, more players two.
constexpr int cards_per_colour(int players) { return players == 2 ? 3 : 2; }

// A character tile, and the four cards with its number. Players see numbers from 1 to 12.
struct Tile {
    std::uint8_t index = 0;

    auto operator<=>(const Tile&) const = default;
    constexpr int to_number() const { return index + 1; }
    static constexpr std::optional<Tile> from_number(std::int64_t number) {
        if (number < 1 || number > kTiles) return std::nullopt;
        return Tile{static_cast<std::uint8_t>(number - 1)};
    }
};
using TileSet = BitSet<Tile, kTiles>;
template <class T>
using PerTile = Indexed<Tile, T, kTiles>;

// The tile in each slot; slot 0 is far left, slot 11 next to the emperor.
using Row = std::array<Tile, kSlots>;

// The four matters of state that the cards belong to.
enum class Colour : std::uint8_t { War, Law, Building, Trade };
constexpr auto names_of(Colour) {
    return std::array<std::string_view, kColours>{"war", "law", "building", "trade"};
}
using ColourSet = BitSet<Colour, kColours>;
template <class T>
using PerColour = Indexed<Colour, T, kColours>;

// The printed side of an influence token: black +1 +2 +3, red -1 -2 -3.
struct Token {
    std::uint8_t index = 0;

    static constexpr int kKinds = 6;
    auto operator<=>(const Token&) const = default;
    constexpr int value() const { return index < 3 ? index + 1 : 2 - index; }
    constexpr int influence() const { return index < 3 ? index + 1 : index - 2; }  // sign ignored
    constexpr int to_number() const { return value(); }
    static constexpr std::optional<Token> from_number(std::int64_t number) {
        if (number == 0 || number < -3 || number > 3) return std::nullopt;
        return Token{static_cast<std::uint8_t>(number > 0 ? number - 1 : 2 - number)};
    }
};

// Tokens in no order: how many of +1, +2, +3, -1, -2, -3.
using TokenBag = Bag<Token::kKinds, Token>;
inline constexpr TokenBag kTokenSet{{5, 4, 2, 5, 4, 2}};

constexpr int influence(const TokenBag& bag) {
    return bag[0] + bag[3] + 2 * (bag[1] + bag[4]) + 3 * (bag[2] + bag[5]);
}

// The visible face of a token on the table: its signed value, or 0 while it lies face down.
struct Face {
    std::int8_t value = 0;

    constexpr Face() = default;
    constexpr explicit Face(Token token) : value(static_cast<std::int8_t>(token.value())) {}
    constexpr bool is_down() const { return value == 0; }
    constexpr Token token() const { return *Token::from_number(value); }
    bool operator==(const Face&) const = default;
    constexpr int to_number() const { return value; }
    static constexpr std::optional<Face> from_number(std::int64_t number) {
        if (number == 0) return Face{};
        const auto token = Token::from_number(number);
        return token ? std::optional(Face{*token}) : std::nullopt;
    }
};

// The number board: an edition's values, as printed.
struct Edition {
    struct Slot {
        std::array<std::uint8_t, kNumbers> numbers{};  // from the top
        bool operator==(const Slot&) const = default;
        static constexpr auto description() {
            return describe("slot", field("numbers", &Slot::numbers));
        }
    };
    struct Character {
        Text<16> name;
        std::array<std::uint8_t, kPhases> holes{};  // the visible row in phases 1, 2, 3; from 1
        bool operator==(const Character&) const = default;
        static constexpr auto description() {
            return describe("tile", field("name", &Character::name),
                            field("holes", &Character::holes));
        }
    };
    std::array<Slot, kSlots> slots{};
    PerTile<Character> tiles;

    bool operator==(const Edition&) const = default;
    static constexpr auto description() {
        return describe("edition", field("slot", &Edition::slots), field("tile", &Edition::tiles));
    }

    // The number in the tile's window of this phase (1 to 3) when the tile stands in this slot.
    int value(int phase, Tile tile, int slot) const {
        const int row = tiles[tile].holes[phase - 1];
        return slots[slot].numbers[row - 1];
    }
};

}  // namespace curia::justinian
