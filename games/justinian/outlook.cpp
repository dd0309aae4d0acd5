#include "games/justinian/outlook.h"

#include "engine/overload.h"
#include "games/justinian/justinian.h"
#include "games/justinian/movement.h"
#include "games/justinian/scoring.h"

namespace curia {

using namespace justinian;

namespace {

Table with_row(const Table& table, const Row& row) {
    Table moved = table;
    moved.row = row;
    return moved;
}

Row resolved_from(const View& view, Side from) {
    Row row = view.table.row;
    resolve_row(row, view.table.above, sums(view.table.above, view.own.faces), from);
    return row;
}

Standing standing_of(const View& view, Tile tile, const Row& from_left, const Row& from_right) {
    const Table& table = view.table;
    const int slot = slot_of(table.row, tile);
    const auto shows = [&](int phase, int at) {
        return static_cast<std::uint8_t>(table.setup.edition->value(phase, tile, at));
    };
    Standing s;
    s.slot = static_cast<std::uint8_t>(slot + 1);
    for (int phase = 1; phase <= kPhases; ++phase) s.windows[phase - 1] = shows(phase, slot);
    if (slot > 0) s.one_left = shows(table.phase, slot - 1);
    if (slot < kSlots - 1) s.one_right = shows(table.phase, slot + 1);
    s.sum = sums(table.above, view.own.faces)[tile];
    for (int i = 0; i < table.above[tile].size(); ++i)
        if (table.above[tile][i].face.is_down() && view.own.faces[tile][i].is_down()) ++s.hidden;
    s.slot_from_left = static_cast<std::uint8_t>(slot_of(from_left, tile) + 1);
    s.slot_from_right = static_cast<std::uint8_t>(slot_of(from_right, tile) + 1);
    s.closed = why_tile_is_closed(table, tile);
    return s;
}

Worth worth_of(const View& view, Colour colour, const Table& left, const Table& right) {
    const TileSet cards = view.own.cards[colour];
    Worth w;
    w.now = static_cast<std::int16_t>(value_of(view.table, cards));
    w.from_left = static_cast<std::int16_t>(value_of(left, cards));
    w.from_right = static_cast<std::int16_t>(value_of(right, cards));
    if (!view.table.unscored().has(colour)) w.closed = Reason::AlreadyScored;
    return w;
}

TokenBag unseen_tokens(const View& view, Seat seat) {
    TokenBag unseen = kTokenSet;
    unseen.remove(view.table.gone[seat]);
    const bool own = seat == view.viewer;
    unseen.remove(own ? view.own.on_card : view.table.on_card_shown[seat]);
    if (own) unseen.remove(view.own.hand);
    for (Tile tile : TileSet::all())
        for (int i = 0; i < view.table.above[tile].size(); ++i) {
            const Lying& token = view.table.above[tile][i];
            const Face known = token.face.is_down() ? view.own.faces[tile][i] : token.face;
            if (token.owner == seat && !known.is_down()) unseen.remove(known.token().index);
        }
    return unseen;
}

// The smallest and the largest influence of `known` plus any `count` of the unseen tokens.
OnCard range(const TokenBag& unseen, int count, int known) {
    const auto sum = [&](int first, int step) {
        int left = count, total = known;
        for (int value = first; left > 0 && value >= 1 && value <= 3; value += step) {
            const int taken = std::min(left, unseen[value - 1] + unseen[value + 2]);
            total += taken * value;
            left -= taken;
        }
        return static_cast<std::uint8_t>(total);
    };
    return {.least = sum(1, 1), .most = sum(3, -1)};
}

OnCard on_card_of(const View& view, Seat seat, const TokenBag& unseen) {
    const TokenBag& known = seat == view.viewer ? view.own.on_card : view.table.on_card_shown[seat];
    return range(unseen, view.table.on_card_size[seat] - known.size(), influence(known));
}

// ---- Previews ----
// They show what the player can foresee of an action. An impossible action changes nothing.

bool may_still_place(const View& view, Token token) {
    return view.table.stage == Stage::Place && !view.table.passed.has(*view.viewer) &&
           view.own.hand.has(token.index);
}

void foresee_place(View& next, const Place& a) {
    Pile& pile = next.table.above[a.tile];
    if (pile.full() || !may_still_place(next, a.token)) return;
    next.own.faces[a.tile][pile.size()] = Face(a.token);
    pile.push({*next.viewer, Face{}});
    next.own.hand.remove(a.token.index);
}

void foresee_place_on_card(View& next, const PlaceOnCard& a) {
    const Seat seat = *next.viewer;
    if (why_card_is_closed(next.table, seat) || !may_still_place(next, a.token)) return;
    next.own.hand.remove(a.token.index);
    next.own.on_card.add(a.token.index);
    ++next.table.on_card_size[seat];
    ++next.table.on_card_this_turn[seat];
    if (next.table.is_alone()) ++next.table.on_card_while_alone;
}

void foresee_resolution(View& next, const Resolve& a) {
    if (next.table.stage != Stage::Direction) return;
    next.table.row = resolved_from(next, a.from);
    for (Tile tile : TileSet::all())
        for (const Lying& token : next.table.above[tile])
            next.table.gone[token.owner].add(token.face.token().index);
    next.table.above = {};
}

void foresee_scoring(View& next, const ChooseColour& a) {
    Table& table = next.table;
    if (table.stage != Stage::Colour || !table.unscored().has(a.colour)) return;
    table.scorings.push({.colour = a.colour, .chooser = *next.viewer});
    for (Seat seat : seats(table.players())) table.gone[seat].add(table.on_card_shown[seat]);
    table.on_card_shown = {};
    table.on_card_size = {};
    next.own.on_card = {};
    next.own.cards[a.colour] = {};
}

void foresee_exchange(View& next, const Exchange& a) {
    if (next.table.stage == Stage::Exchange) next.own.cards[a.colour].remove(a.card);
}

}  // namespace

Outlook Justinian::outlook(const View& view) {
    const Table& table = view.table;
    const Row from_left = resolved_from(view, Side::Left);
    const Row from_right = resolved_from(view, Side::Right);
    const Table left = with_row(table, from_left), right = with_row(table, from_right);
    Outlook o;
    for (Tile tile : TileSet::all()) o.tiles[tile] = standing_of(view, tile, from_left, from_right);
    for (Colour colour : ColourSet::all()) o.colours[colour] = worth_of(view, colour, left, right);
    for (Seat seat : seats(table.players())) {
        o.unseen[seat] = unseen_tokens(view, seat);
        o.on_card[seat] = on_card_of(view, seat, o.unseen[seat]);
    }
    o.minimum = static_cast<std::uint8_t>(table.minimum());
    if (view.viewer) {
        o.card_closed = why_card_is_closed(table, *view.viewer);
        o.no_claim = why_no_claim(table, view.own.on_card, *view.viewer);
    }
    return o;
}

Outlook Justinian::preview(const View& view, const Action& action) {
    if (!view.viewer) return outlook(view);
    View next = view;
    std::visit(Overload{
                   [&](const Place& a) { foresee_place(next, a); },
                   [&](const PlaceOnCard& a) { foresee_place_on_card(next, a); },
                   [&](const Resolve& a) { foresee_resolution(next, a); },
                   [&](const ChooseColour& a) { foresee_scoring(next, a); },
                   [&](const Exchange& a) { foresee_exchange(next, a); },
                   [](const auto&) {},  // no other action has a foreseeable effect
               },
               action);
    return outlook(next);
}

}  // namespace curia
