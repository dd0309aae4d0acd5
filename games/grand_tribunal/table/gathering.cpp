#include "games/grand_tribunal/table/gathering.h"

#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

void start_gathering(Table& table, Source source) {
    const Edition::Area& area = table.area();
    const int space = table.marker[source];
    if (source == Source::Contested) {
        gain(table, table.active, area.contested[space]);
        table.gathering = {.on = true, .rolls = true, .next = table.active};
        return;
    }
    const Edition::Share share = area.uncontested[space];
    gain(table, table.active, share.gatherer);
    for (Seat seat = after(table.active, table.players()); seat != table.active;
         seat = after(seat, table.players()))
        gain(table, seat, share.others);
    ++table.marker[source];
}

bool find_next_gatherer(Table& table) {
    Gathering& gathering = table.gathering;
    if (!gathering.on) return false;
    while (!gathering.rolls && gathering.next != table.active &&
           table.player(gathering.next).vis < kJoinPrice)
        gathering.next = after(gathering.next, table.players());
    if (!gathering.rolls && gathering.next == table.active) {
        gathering = {};
        ++table.marker[Source::Contested];
        return false;
    }
    pose(table, gathering.rolls ? Stage::Roll : Stage::Join, gathering.next);
    return true;
}

void join(Table& table) {
    give(table, table.gathering.next, table.active, kJoinPrice);
    table.gathering.rolls = true;
}

void decline(Table& table) { table.gathering.next = after(table.gathering.next, table.players()); }

void roll(Table& table, int die) {
    gain(table, table.gathering.next, die);
    table.gathering.rolls = false;
    table.gathering.next = after(table.gathering.next, table.players());
}

}  // namespace curia::grand_tribunal
