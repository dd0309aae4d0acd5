// The components of the game: decks, cards, the spaces of the vote track, the sources of Vis.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/indexed.h"

namespace curia::grand_tribunal {

inline constexpr int kTribunals = 3;
inline constexpr int kRowSize = 3;
inline constexpr int kHandLimit = 5;
inline constexpr int kDraftedCards = 3;
inline constexpr int kPraecoVotes = 3;
inline constexpr int kActions = 2;                       // in a turn, and the maximum in any frame
inline constexpr int kSpellCost = 2;                     // Vis of study
inline constexpr int kHighestCost = 9;                   // of an item, in any edition
inline constexpr int kKeepPrice = 2;                     // to keep a spell that was cast
inline constexpr int kJoinPrice = 2;                     // to share in a contested source
inline constexpr int kStudiedCards = 3;                  // 1 Vis on each
inline constexpr int kStudiedOnOne = 2;                  // or this many Vis on one card
inline constexpr int kLowestRoll = 2, kHighestRoll = 5;  // a 1 or a 6 is rolled again

// The three decks. A card's back shows its deck.
enum class Deck : std::uint8_t { Items, Spells, Resources };
inline constexpr int kDecks = 3;
constexpr auto names_of(Deck) {
    return std::array<std::string_view, kDecks>{"items", "spells", "resources"};
}
using DeckSet = BitSet<Deck, kDecks>;
template <class T>
using PerDeck = Indexed<Deck, T, kDecks>;

inline constexpr std::array<Deck, kDecks> kAllDecks{Deck::Items, Deck::Spells, Deck::Resources};
inline constexpr std::array<Deck, 2> kDecksWithRow{Deck::Items, Deck::Spells};

// The maximum number of cards of each deck, and of all decks, in any edition.
inline constexpr PerDeck<int> kRoom{{48, 64, 32}};
inline constexpr int kMaxItems = 48, kMaxSpells = 64, kMaxResources = 32;
inline constexpr int kPlaces = kMaxItems + kMaxSpells + kMaxResources;
inline constexpr int kMaxCards = 105;

// One card of the three decks: items start at 0, spells at 64, resources at 128, in the order of
// the edition. Copies of a card have consecutive numbers.
struct Card {
    std::uint8_t index = 0;

    auto operator<=>(const Card&) const = default;
    constexpr Deck deck() const { return static_cast<Deck>(index / 64); }
    constexpr int number() const { return index % 64; }
    constexpr int to_number() const { return index; }
    static constexpr std::optional<Card> from_number(std::int64_t number);
};

// A place for a card in a player's hand or Sanctum. The slot is public, its card may be hidden.
// Slots are numbered like cards, so a slot shows the deck of its card.
struct Slot {
    std::uint8_t index = 0;

    auto operator<=>(const Slot&) const = default;
    constexpr Deck deck() const { return static_cast<Deck>(index / 64); }
    constexpr int number() const { return index % 64; }
    constexpr int to_number() const { return index; }
    static constexpr std::optional<Slot> from_number(std::int64_t number);
};

template <class T>
constexpr std::optional<T> numbered_by_deck(std::int64_t number) {
    if (number < 0 || number >= 64 * kDecks) return std::nullopt;
    const T one{static_cast<std::uint8_t>(number)};
    if (one.number() >= kRoom[one.deck()]) return std::nullopt;
    return one;
}
constexpr std::optional<Card> Card::from_number(std::int64_t number) {
    return numbered_by_deck<Card>(number);
}
constexpr std::optional<Slot> Slot::from_number(std::int64_t number) {
    return numbered_by_deck<Slot>(number);
}

template <class T>
constexpr T nth(Deck deck, int number) {
    return T{static_cast<std::uint8_t>(static_cast<int>(deck) * 64 + number)};
}

using CardSet = BitSet<Card, 192>;
using SlotSet = BitSet<Slot, 192>;

template <class Set>
constexpr auto of_deck(const Set& set, Deck deck) {
    return set.part(static_cast<int>(deck));
}

// One value for every card, or every slot, without the unused numbers between the decks.
template <class Key, class T>
struct ByDeck {
    std::array<T, kPlaces> values{};

    constexpr T& operator[](Key key) { return values[position(key)]; }
    constexpr const T& operator[](Key key) const { return values[position(key)]; }
    bool operator==(const ByDeck&) const = default;
    static constexpr auto description() {
        return describe("by_deck", field("values", &ByDeck::values));
    }

private:
    // Only the first deck leaves numbers unused before the next one.
    static_assert(kMaxSpells == 64);
    static constexpr std::size_t position(Key key) {
        return key.index - (key.index < 64 ? 0u : 64u - kMaxItems);
    }
};

// The visible face of a card: the card, or nothing while it lies face down.
struct Face {
    static constexpr std::uint8_t kDown = 255;
    std::uint8_t value = kDown;

    constexpr Face() = default;
    constexpr explicit Face(Card card) : value(card.index) {}
    constexpr bool is_down() const { return value == kDown; }
    constexpr Card card() const { return Card{value}; }
    bool operator==(const Face&) const = default;
    constexpr int to_number() const { return is_down() ? -1 : value; }
    static constexpr std::optional<Face> from_number(std::int64_t number) {
        if (number == -1) return Face{};
        const auto card = Card::from_number(number);
        return card ? std::optional(Face{*card}) : std::nullopt;
    }
};

enum class ItemType : std::uint8_t { Orb, Potion, Scroll, Staff, Talisman, Wand };
constexpr auto names_of(ItemType) {
    return std::array<std::string_view, 6>{"orb", "potion", "scroll", "staff", "talisman", "wand"};
}

enum class Category : std::uint8_t { Alchemical, Elemental, Runic, Healing };
inline constexpr int kCategories = 4;
constexpr auto names_of(Category) {
    return std::array<std::string_view, kCategories>{"alchemical", "elemental", "runic", "healing"};
}
using CategorySet = BitSet<Category, kCategories>;

// The vote track: one space for each type of item, then one for each category of spells.
enum class Space : std::uint8_t {
    Orb,
    Potion,
    Scroll,
    Staff,
    Talisman,
    Wand,
    Alchemical,
    Elemental,
    Runic,
    Healing
};
inline constexpr int kSpaces = 10;
constexpr auto names_of(Space) {
    return std::array<std::string_view, kSpaces>{"orb",      "potion", "scroll",     "staff",
                                                 "talisman", "wand",   "alchemical", "elemental",
                                                 "runic",    "healing"};
}
using SpaceSet = BitSet<Space, kSpaces>;
template <class T>
using PerSpace = Indexed<Space, T, kSpaces>;
constexpr Space space_of(ItemType type) { return static_cast<Space>(type); }
constexpr Space space_of(Category category) {
    return static_cast<Space>(static_cast<int>(category) + 6);
}

// The two tracks from which Vis is gathered.
enum class Source : std::uint8_t { Uncontested, Contested };
inline constexpr int kSources = 2;
constexpr auto names_of(Source) {
    return std::array<std::string_view, kSources>{"uncontested", "contested"};
}
inline constexpr std::array<Source, kSources> kAllSources{Source::Uncontested, Source::Contested};

enum class Award : std::uint8_t { None, First, Second, Third };
constexpr auto names_of(Award) {
    return std::array<std::string_view, 4>{"none", "first", "second", "third"};
}
constexpr int factor(Award award) { return award == Award::None ? 1 : 5 - static_cast<int>(award); }

}  // namespace curia::grand_tribunal
