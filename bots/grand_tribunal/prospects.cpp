// The expected final points of the players after a Tribunal: their points, and an estimate of what
// they score later with the cards and Vis they have. The weights are from a linear regression over
// a thousand matches between searching bots (docs/strength.md).
#include <algorithm>

#include "bots/grand_tribunal/heuristic.h"

namespace curia {

using namespace grand_tribunal;

namespace {

constexpr int kFirstVis = 12;

struct Prospects {
    // An active item without an award: each point of it, and each spell on it.
    double item, spell;
    // An active item with an award: each point of it, and each spell on it.
    double awarded;
    // A fully studied item: each point and each place of it.
    double studied_item, studied_place;
    double vis_on_spell, loose_spell;  // Vis on an inactive spell; a loose spell
    double vis, more_vis;              // each of the first kFirstVis of a reserve; each further one
};
// For three, four and five players. With more players the next count is further away, so the
// current position says less about it.
constexpr Prospects kWithTwoCountsLeft[]{
    {.item = 2.5,
     .spell = 1.0,
     .awarded = 0.35,
     .studied_item = 3.9,
     .studied_place = -1.2,
     .vis_on_spell = 2.2,
     .loose_spell = 4.4,
     .vis = 0.6,
     .more_vis = 0.2},
    {.item = 1.6,
     .spell = 0.0,
     .awarded = 0.6,
     .studied_item = 3.1,
     .studied_place = -0.6,
     .vis_on_spell = 1.6,
     .loose_spell = 2.8,
     .vis = 0.36,
     .more_vis = 0.0},
    {.item = 1.0,
     .spell = 0.0,
     .awarded = 0.1,
     .studied_item = 2.4,
     .studied_place = -0.9,
     .vis_on_spell = 2.1,
     .loose_spell = 1.5,
     .vis = 0.18,
     .more_vis = 0.0},
};
constexpr Prospects kWithOneCountLeft[]{
    {.item = 2.1,
     .spell = 1.4,
     .awarded = 0.4,
     .studied_item = 2.7,
     .studied_place = -0.3,
     .vis_on_spell = 2.15,
     .loose_spell = 4.3,
     .vis = 0.45,
     .more_vis = 0.1},
    {.item = 1.25,
     .spell = 2.0,
     .awarded = 0.35,
     .studied_item = 1.0,
     .studied_place = 0.5,
     .vis_on_spell = 1.5,
     .loose_spell = 2.8,
     .vis = 0.28,
     .more_vis = 0.0},
    {.item = 0.9,
     .spell = 1.95,
     .awarded = 0.2,
     .studied_item = 2.6,
     .studied_place = -1.4,
     .vis_on_spell = 2.6,
     .loose_spell = 1.8,
     .vis = 0.08,
     .more_vis = 0.0},
};

const Prospects& prospects(const Table& table) {
    const auto& of_players = table.is_last_tribunal() ? kWithOneCountLeft : kWithTwoCountsLeft;
    return of_players[table.players() - GrandTribunal::kMinPlayers];
}

double items(const State& world, const Player& player, const Prospects& each) {
    double worth = 0;
    for (const Slot slot : of_deck(player.cards, Deck::Items)) {
        const ItemPiece& piece = world.table.pieces.item(slot);
        if (piece.place != Place::Active && piece.place != Place::Sanctum) continue;
        const Facts& facts = world.facts_in(slot);
        if (piece.place == Place::Active) {
            worth += facts.base * (piece.award == Award::None ? each.item : each.awarded);
        } else {
            const double done = std::min<int>(piece.vis, facts.cost) / (facts.cost * 1.0);
            worth += done * (each.studied_item * facts.base + each.studied_place * facts.capacity);
        }
    }
    return worth;
}

double spells(const Table& table, const Player& player, const Prospects& each) {
    double worth = 0;
    for (const Slot slot : of_deck(player.cards, Deck::Spells)) {
        const SpellPiece& piece = table.pieces.spell(slot);
        if (piece.place == Place::Installed)
            worth += table.pieces.item(piece.host).award == Award::None ? each.spell : each.awarded;
        else if (piece.place == Place::Active)
            worth += each.loose_spell;
        else if (piece.place == Place::Sanctum)
            worth += each.vis_on_spell * std::min<int>(piece.vis, kSpellCost);
    }
    return worth;
}

}  // namespace

PerSeat<float> Heuristic<GrandTribunal>::standings(const State& world) {
    const Table& table = world.table;
    const Prospects& each = prospects(table);
    PerSeat<float> standings;
    for (const Seat seat : seats(table.players())) {
        const Player& player = table.player(seat);
        const int soon = std::min<int>(player.vis, kFirstVis);
        standings[seat] = static_cast<float>(
            player.points + each.vis * soon + each.more_vis * (player.vis - soon) +
            items(world, player, each) + spells(table, player, each));
    }
    return standings;
}

}  // namespace curia
