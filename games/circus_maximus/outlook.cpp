#include "games/circus_maximus/outlook.h"

#include <algorithm>

#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/imagine/decks.h"
#include "games/circus_maximus/rows.h"

namespace curia {

using namespace circus_maximus;

namespace {

// A1: the newcomer goes to the right of all with the same or a higher effective level.
void find_insertions(const Table& table, Outlook& o) {
    PerPlace<std::array<std::uint8_t, kLevels>> at_level;
    for (const Placed& one : table.merchants) ++at_level[one.place][one.effective.index];
    for (Place place : places_of(table.phase)) {
        std::uint8_t position = 1;
        for (int level = kLevels - 1; level >= 0; --level) {
            position = static_cast<std::uint8_t>(position + at_level[place][level]);
            o.insertion[place][level] = position;
        }
    }
}

std::int16_t sum_of_days_before(const Table& table, Seat seat) {
    int sum = 0;
    const int over = table.stage == Stage::Over ? kDays : table.day - 1;
    for (int day = 0; day < over; ++day) sum += table.income[day][seat];
    return static_cast<std::int16_t>(sum);
}

void add(std::int16_t& sum, int coins) { sum = static_cast<std::int16_t>(sum + coins); }

void find_accounts(const Table& table, Outlook& o) {
    for (Seat seat : seats(table.players())) {
        Account& account = o.accounts[seat];
        account.before = sum_of_days_before(table, seat);
        for (Favour favour : FavourSet::all())
            add(account.favours,
                table.favours[seat][kind(favour)] * table.edition().end_coins(favour));
        if (table.is_day_counted()) continue;
        for (Level level : table.hands[seat]) add(account.merchants, table.edition().coins(level));
    }
    if (table.is_day_counted()) return;
    for (const Sale& sale : table.sales) add(o.accounts[sale.seat].sales, sale.income());
    for (int i = first_to_take(table); i < table.merchants.size(); ++i)
        add(o.accounts[table.merchants[i].owner].prospects, o.merchants[i].income);
}

void find_closed(const State& state, Seat seat, Outlook& o) {
    for (Place place : PlaceSet::all())
        o.place_closed[place] =
            state.table.hands[seat].empty() && places_of(state.table.phase).has(place)
                ? Reason::NoMerchant
                : why_place_is_closed(state.table, seat, place, 0);
    for (Favour favour : FavourSet::all())
        o.favour_closed[favour] = state.table.phase == Phase::Dealing
                                      ? Reason::NotThisPhase
                                      : why_favour_is_closed(state, seat, favour);
}

}  // namespace

Outlook CircusMaximus::outlook(const View& view) {
    const Table& table = view.table;
    const State state{table, unseen_cards(table)};
    Outlook o;
    o.merchants = prospects(table);
    find_insertions(table, o);
    find_accounts(table, o);
    o.favours_to_come = state.secrets.favours;
    o.tickets_to_come = state.secrets.tickets;
    o.visitors_to_come = state.secrets.visitors;
    if (view.viewer) find_closed(state, *view.viewer, o);
    return o;
}

// All is public, so the preview has all effects up to the next card from a deck.
Outlook CircusMaximus::preview(const View& view, const Action& action) {
    if (!view.viewer) return outlook(view);
    State next{view.table, unseen_cards(view.table)};
    Actions<CircusMaximus> actions;
    legal(next, *view.viewer, actions);
    if (std::find(actions.begin(), actions.end(), action) == actions.end()) return outlook(view);
    play(next, *view.viewer, action);
    return outlook({next.table, view.viewer});
}

}  // namespace curia
