#include "learn/circus_maximus/sight.h"

#include <cmath>

#include "bots/circus_maximus/worth.h"
#include "games/circus_maximus/imagine/decks.h"
#include "games/circus_maximus/rows.h"

namespace curia::circus_maximus {

namespace {

std::uint8_t small(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 127)); }

// How far each player is ahead of the best of the others.
void see_leads(const PerPlayer<int>& coins, int players, PerPlayer<SeenPlayer>& seen,
               Lead SeenPlayer::* lead) {
    for (const Seat seat : seats(players)) {
        int best = -10'000;
        for (const Seat other : seats(players))
            if (other != seat) best = std::max(best, coins[other]);
        seen[seat].*lead = Lead::of(coins[seat] - best);
    }
}

void see_rows(const Table& table, Sight& sight, PerPlayer<int>& prospects_of) {
    const auto all = prospects(table);
    const int to_take = first_to_take(table);
    const PlaceSet places = places_of(table.phase);
    for (int i = 0; i < table.merchants.size(); ++i) {
        const Placed& one = table.merchants[i];
        sight.players[one.owner].placed[one.place].add(one.level);
        const bool has_taken = i < to_take;
        if (!has_taken) prospects_of[one.owner] += all[i].income;
        if (!places.has(one.place) || sight.rows[one.place].size() == Sight::kRow) continue;
        SeenMerchant seen{.owner = one.owner, .effective = one.effective, .has_taken = has_taken};
        if (!has_taken && all[i].takes) {
            seen.takes = true;
            if (all[i].ticket) {
                seen.venue = all[i].ticket->venue;
                seen.seat = all[i].ticket->seat;
            }
            seen.visitor = all[i].visitor;
            seen.income = all[i].income;
        }
        sight.rows[one.place].push(seen);
    }
}

void see_players(const Table& table, Sight& sight, const PerPlayer<int>& prospects_of) {
    PerPlayer<int> certain{}, now{}, worth{};
    const int over = table.stage == Stage::Over ? kDays : table.day - 1;
    for (const Seat seat : seats(table.players())) {
        SeenPlayer& seen = sight.players[seat];
        seen.hand = table.hands[seat];
        seen.hand_size = Upto<kLevels + 1>::of(table.hands[seat].size());
        seen.favours = table.favours[seat];
        seen.tickets = table.tickets[seat];
        for (const Venue venue : VenueSet::all())
            seen.tickets_for[venue] = Upto<4>::of(table.tickets[seat][venue].size());
        seen.passed = table.passed.has(seat);
        for (int day = 0; day < over; ++day) certain[seat] += table.income[day][seat];
        for (const Favour favour : FavourSet::all())
            certain[seat] += table.favours[seat][kind(favour)] * table.edition().end_coins(favour);
        int merchants = 0, sales = 0;
        if (!table.is_day_counted()) {
            for (const Level level : table.hands[seat]) merchants += table.edition().coins(level);
            for (const Sale& sale : table.sales)
                if (sale.seat == seat) sales += sale.income();
        }
        certain[seat] += sales;
        now[seat] = certain[seat] + merchants + prospects_of[seat];
        seen.merchants = small(merchants);
        seen.sales = small(sales);
        worth[seat] = static_cast<int>(std::lround(Worth(table, seat).now()));
    }
    see_leads(certain, table.players(), sight.players, &SeenPlayer::certain);
    see_leads(now, table.players(), sight.players, &SeenPlayer::now);
    see_leads(worth, table.players(), sight.players, &SeenPlayer::worth);
}

}  // namespace

Sight sight_of(const Table& table) {
    Sight sight;
    PerPlayer<int> prospects_of{};
    see_rows(table, sight, prospects_of);
    see_players(table, sight, prospects_of);
    for (const Venue venue : VenueSet::all()) {
        SeenVenue& seen = sight.venues[venue];
        seen.visitors = table.visitors[venue];
        seen.tickets = table.forum[venue];
        seen.buyers = Upto<7>::of(table.buyers(venue));
        seen.bonus = Upto<3>::of(table.bonus[venue]);
    }
    const Secrets decks = unseen_cards(table);
    sight.villa = table.villa;
    sight.favours_to_come = decks.favours;
    sight.tickets_to_come = decks.tickets;
    sight.visitors_to_come = decks.visitors;
    sight.day = Day{table.day};
    sight.phase = table.phase;
    sight.stage = table.stage;
    sight.first = table.first;
    sight.active = table.active;
    sight.seats = Upto<kMaxPlayers + 1>::of(table.players());
    sight.start_card_is_free = table.start_card_is_free;
    sight.caesar_has_left = table.caesar_has_left;
    sight.again = table.again;
    sight.is_counted = table.is_day_counted();
    sight.specials = table.specials;
    sight.spent_this_turn = table.spent_this_turn;
    sight.venue = table.venue;
    sight.visitor = table.visitor;
    sight.seat = table.seat;
    sight.options = table.setup.options;
    return sight;
}

}  // namespace curia::circus_maximus
