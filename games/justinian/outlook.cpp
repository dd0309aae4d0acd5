#include "games/justinian/outlook.h"

#include "engine/overload.h"
#include "games/justinian/imagine/unseen.h"
#include "games/justinian/justinian.h"
#include "games/justinian/movement.h"
#include "games/justinian/scoring.h"

namespace curia {

using namespace justinian;

namespace {

// The row after resolving, as far as the viewer knows the tokens.
Row resolved_from(const View& view, const PerTile<std::int8_t>& known, Side from) {
    Row row = view.table.row;
    resolve_row(row, view.table.above, known, from);
    return row;
}

// Where the tiles stand now, and after resolving from either side.
struct Rows {
    Slots now, from_left, from_right;
};

int hidden_above(const View& view, Tile tile) {
    const Pile& pile = view.table.above[tile];
    int hidden = 0;
    for (int i = 0; i < kRoomAboveTile; ++i)
        hidden += i < pile.size() && face_for(view, tile, i).is_down() ? 1 : 0;
    return hidden;
}

// Fills in the tile's place in the Outlook: a copy of a struct just written byte by byte would
// stall the processor.
void find_standing(const View& view, Tile tile, const Rows& rows, int known_sum, Standing& s) {
    const Table& table = view.table;
    const int slot = rows.now[tile];
    const auto shows = [&](int phase, int at) {
        return static_cast<std::uint8_t>(table.setup.edition->value(phase, tile, at));
    };
    s.slot = static_cast<std::uint8_t>(slot + 1);
    for (int phase = 1; phase <= kPhases; ++phase) s.windows[phase - 1] = shows(phase, slot);
    if (slot > 0) s.one_left = shows(table.phase, slot - 1);
    if (slot < kSlots - 1) s.one_right = shows(table.phase, slot + 1);
    s.sum = static_cast<std::int8_t>(known_sum);
    s.hidden = static_cast<std::uint8_t>(hidden_above(view, tile));
    s.slot_from_left = static_cast<std::uint8_t>(rows.from_left[tile] + 1);
    s.slot_from_right = static_cast<std::uint8_t>(rows.from_right[tile] + 1);
    s.closed = why_tile_is_closed(table, tile);
}

Worth worth_of(const View& view, Colour colour, const Rows& rows) {
    const TileSet cards = view.own.cards[colour];
    Worth w;
    w.now = static_cast<std::int16_t>(value_of(view.table, rows.now, cards));
    w.from_left = static_cast<std::int16_t>(value_of(view.table, rows.from_left, cards));
    w.from_right = static_cast<std::int16_t>(value_of(view.table, rows.from_right, cards));
    if (!view.table.unscored().has(colour)) w.closed = Reason::AlreadyScored;
    return w;
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

// The tokens on the phase card that the viewer has seen.
const TokenBag& shown_on_card(const View& view, Seat seat) {
    return seat == view.viewer ? view.own.on_card : view.table.on_card_shown[seat];
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
    next.table.row = resolved_from(next, sums(next.table.above, next.own.faces), a.from);
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
    const PerTile<std::int8_t> known = sums(table.above, view.own.faces);
    const Rows rows{.now = slots_of(table.row),
                    .from_left = slots_of(resolved_from(view, known, Side::Left)),
                    .from_right = slots_of(resolved_from(view, known, Side::Right))};
    Outlook o;
    for (Tile tile : TileSet::all()) find_standing(view, tile, rows, known[tile], o.tiles[tile]);
    for (Colour colour : ColourSet::all()) o.colours[colour] = worth_of(view, colour, rows);
    o.unseen = unseen_tokens(view);
    if (view.viewer) {
        o.unseen[*view.viewer].remove(view.own.hand);
        o.card_closed = why_card_is_closed(table, *view.viewer);
        o.no_claim = why_no_claim(table, view.own.on_card, *view.viewer);
    }
    for (Seat seat : seats(table.players())) {
        const TokenBag& shown = shown_on_card(view, seat);
        o.unseen[seat].remove(shown);
        o.on_card[seat] =
            range(o.unseen[seat], table.on_card_size[seat] - shown.size(), influence(shown));
    }
    o.minimum = static_cast<std::uint8_t>(table.minimum());
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
