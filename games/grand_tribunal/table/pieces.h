// The cards in the players' hands and Sanctums, by slot.
#pragma once

#include "engine/fixed_list.h"
#include "games/grand_tribunal/components.h"

namespace curia::grand_tribunal {

// Where a card is. A slot is reserved (due) until chance has dealt its card.
enum class Place : std::uint8_t {
    Free,
    Hand,
    Sanctum,  // inactive; for a resource: in the vault
    Active,   // for a spell: loose
    Installed,
    DueInHand,
    DueInSanctum
};
constexpr auto names_of(Place) {
    return std::array<std::string_view, 7>{"free",      "hand",        "sanctum",       "active",
                                           "installed", "due_in_hand", "due_in_sanctum"};
}

struct Piece {
    Place place = Place::Free;
    Face face;               // the public one
    std::uint8_t vis = 0;    // on the card
    std::uint8_t drawn = 0;  // shuffles of its deck before the draw; while due: its order

    bool operator==(const Piece&) const = default;
    static constexpr auto description() {
        return describe("piece", field("place", &Piece::place), field("face", &Piece::face),
                        field("vis", &Piece::vis), field("drawn", &Piece::drawn));
    }
};

struct ItemPiece : Piece {
    std::uint8_t least = 1, most = kHighestCost;  // public bounds of a hidden item's cost
    Award award = Award::None;
    std::uint8_t bonus = 0;  // votes in the next count

    bool operator==(const ItemPiece&) const = default;
    static constexpr auto description() {
        return describe("item_piece", field("place", &Piece::place), field("face", &Piece::face),
                        field("vis", &Piece::vis), field("drawn", &Piece::drawn),
                        field("least", &ItemPiece::least), field("most", &ItemPiece::most),
                        field("award", &ItemPiece::award), field("bonus", &ItemPiece::bonus));
    }
};

struct SpellPiece : Piece {
    Slot host;  // the item that it is installed on

    bool operator==(const SpellPiece&) const = default;
    static constexpr auto description() {
        return describe("spell_piece", field("place", &Piece::place), field("face", &Piece::face),
                        field("vis", &Piece::vis), field("drawn", &Piece::drawn),
                        field("host", &SpellPiece::host));
    }
};

// All slots of the table, up to the last one in use.
struct Pieces {
    FixedList<ItemPiece, kMaxItems> items;
    FixedList<SpellPiece, kMaxSpells> spells;
    FixedList<Piece, kMaxResources> resources;

    bool operator==(const Pieces&) const = default;
    static constexpr auto description() {
        return describe("pieces", field("items", &Pieces::items), field("spells", &Pieces::spells),
                        field("resources", &Pieces::resources));
    }

    ItemPiece& item(Slot slot) { return items[slot.number()]; }
    const ItemPiece& item(Slot slot) const { return items[slot.number()]; }
    SpellPiece& spell(Slot slot) { return spells[slot.number()]; }
    const SpellPiece& spell(Slot slot) const { return spells[slot.number()]; }
    Piece& operator[](Slot slot) {
        return const_cast<Piece&>(static_cast<const Pieces&>(*this)[slot]);
    }
    const Piece& operator[](Slot slot) const {
        switch (slot.deck()) {
            case Deck::Items: return items[slot.number()];
            case Deck::Spells: return spells[slot.number()];
            default: return resources[slot.number()];
        }
    }

    // Adds an entry for the lowest free slot of this deck; `used` has a bit for each of the others.
    // The caller sets its place.
    Slot reserve(Deck deck, std::uint64_t used);
    // Frees the slot.
    void release(Slot slot);
};

}  // namespace curia::grand_tribunal
