#include "games/grand_tribunal/outlook.h"

#include <algorithm>

#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

State known_state(const View& view) {
    State s{.table = view.table, .secrets = {}};
    for (const Known& known : view.own) s.secrets.faces[known.slot] = Face(known.card);
    return s;
}

namespace {

Yield yield_of(const Table& table, Source source) {
    Yield yield;
    const int spaces = table.edition().spaces(source, table.tribunal);
    const int at = table.marker[source];
    yield.open = at < spaces;
    yield.gatherings = static_cast<std::uint8_t>(spaces - at);
    if (!yield.open) return yield;
    if (source == Source::Contested) {
        yield.gatherer = table.area().contested[at];
    } else {
        yield.gatherer = table.area().uncontested[at].gatherer;
        yield.others = table.area().uncontested[at].others;
    }
    return yield;
}

void note_progress(const State& s, Seat viewer, Outlook& o) {
    for (const Deck deck : kDecksWithRow)
        for (const Slot slot : of_deck(s.table.player(viewer).cards, deck)) {
            const Piece& piece = s.table.piece(slot);
            if (piece.place != Place::Sanctum) continue;
            const std::uint8_t cost = s.facts_in(slot).cost;
            const int lacking = std::max(0, cost - piece.vis);
            o.progress.push({slot, cost, static_cast<std::uint8_t>(lacking)});
        }
}

bool has_any(const Table& table, Seat seat, Deck deck, Place place) {
    for (const Slot slot : of_deck(table.player(seat).cards, deck))
        if (table.piece(slot).place == place) return true;
    return false;
}

std::optional<Reason> why_closed(const State& s, Seat viewer, Kind kind, const Outlook& o) {
    const Table& table = s.table;
    if (table.stage != Stage::Main || table.active != viewer) return Reason::NotYourTurn;
    if (const auto reason = why_not(table, kind)) return reason;
    if (kind == Kind::Study) {
        for (const Progress& one : o.progress)
            if (one.lacking > 0) return std::nullopt;
        return Reason::NothingToStudy;
    }
    if (kind == Kind::Cast && !has_any(table, viewer, Deck::Spells, Place::Installed))
        return Reason::NothingInstalled;
    if (kind == Kind::PlayResource && !has_any(table, viewer, Deck::Resources, Place::Sanctum))
        return Reason::NoResource;
    return std::nullopt;
}

// Of all players together.
int turns_left(const Table& table) {
    const int players = table.players();
    return std::max(0, (players - table.round) * players - table.turn);
}

Outlook outlook_of(const State& s, Viewer viewer) {
    const Table& table = s.table;
    Outlook o;
    o.count = count(table);
    for (const Counted& one : o.count)
        o.points[one.owner] = static_cast<std::int16_t>(o.points[one.owner] + one.points);
    o.extract = table.area().extract;
    for (const Source source : kAllSources) o.sources[source] = yield_of(table, source);
    if (viewer) {
        note_progress(s, *viewer, o);
        for (const Kind kind : KindSet::all()) o.closed[kind] = why_closed(s, *viewer, kind, o);
    }
    o.turns_left = static_cast<std::uint8_t>(turns_left(table));
    return o;
}

}  // namespace

Outlook GrandTribunal::outlook(const View& view) {
    return outlook_of(known_state(view), view.viewer);
}

Outlook GrandTribunal::preview(const View& view, const Action& action) {
    State s = known_state(view);
    if (!view.viewer) return outlook_of(s, view.viewer);
    Actions<GrandTribunal> actions;
    legal(s, *view.viewer, actions);
    if (std::find(actions.begin(), actions.end(), action) != actions.end())
        play(s, *view.viewer, action);
    return outlook_of(s, view.viewer);
}

}  // namespace curia::grand_tribunal
