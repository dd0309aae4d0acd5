// Why something is not allowed. legal() uses these reasons, and players see them.
#pragma once

#include <optional>

#include "games/justinian/state.h"

namespace curia::justinian {

enum class Reason : std::uint8_t { TileFull, AloneLimit, BelowMinimum, NoTokens, AlreadyScored };
constexpr auto names_of(Reason) {
    return std::array<std::string_view, 5>{"tile_full", "alone_limit", "below_minimum", "no_tokens",
                                           "already_scored"};
}

// R2: three tokens close a tile for all players.
inline std::optional<Reason> why_tile_is_closed(const Table& table, Tile tile) {
    if (table.is_full(tile)) return Reason::TileFull;
    return std::nullopt;
}
inline TileSet open_tiles(const Table& table) {
    TileSet open;
    for (Tile tile{0}; tile.index < kTiles; ++tile.index)
        open.add_if(!why_tile_is_closed(table, tile), tile);
    return open;
}

// R2: a player who is alone may add only one more token to the phase card.
inline std::optional<Reason> why_card_is_closed(const Table& table, Seat seat) {
    if (!table.is_alone() || table.passed.has(seat)) return std::nullopt;
    switch (table.setup.options.alone_limit) {
        case AloneLimit::Unlimited: return std::nullopt;
        case AloneLimit::OneMore:
            if (table.on_card_while_alone == 0) return std::nullopt;
            break;
        case AloneLimit::OnePerTurn:
            if (table.on_card_this_turn[seat] == 0) return std::nullopt;
            break;
    }
    return Reason::AloneLimit;
}

// R9: the claimant's own tokens on the phase card must reach the minimum of the phase.
inline bool reaches_minimum(const Table& table, const TokenBag& on_card) {
    return influence(on_card) >= table.minimum();
}
inline std::optional<Reason> why_no_claim(const Table& table, const TokenBag& on_card, Seat seat) {
    if (table.setup.options.false_claims == FalseClaims::On) {
        if (table.on_card_size[seat] == 0) return Reason::NoTokens;
        return std::nullopt;
    }
    if (!reaches_minimum(table, on_card)) return Reason::BelowMinimum;
    return std::nullopt;
}

}  // namespace curia::justinian
