#include "games/grand_tribunal/table/tribunal.h"

#include <tuple>
#include <utility>

#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

bool competes(const Table& table, const Counted& one) {
    return table.pieces.item(one.item).award == Award::None;
}

// The higher key ranks better; items with equal keys share a prize.
auto key(const Table& table, const Counted& one) {
    return std::tuple(one.votes, table.player(one.owner).precedence, table.facts(one.card).base,
                      one.spells);
}

int votes_of(const Table& table, Slot item, const Installed& installed) {
    const ItemPiece& piece = table.pieces.item(item);
    int votes = table.votes[space_of(table.facts(piece.face.card()).type)] + piece.bonus;
    for (const Category category : installed.categories) votes += table.votes[space_of(category)];
    return votes;
}

Counted counted(const Table& table, Seat owner, Slot item) {
    Counted one;
    one.item = item;
    one.owner = owner;
    one.card = table.piece(item).face.card();
    const Installed installed = installed_on(table, owner, item);
    one.votes = static_cast<std::uint16_t>(votes_of(table, item, installed));
    one.spells = static_cast<std::uint8_t>(installed.count);
    return one;
}

// Moves the last entry before all that rank lower.
void move_up(const Table& table, Count& all) {
    const auto place = [&](const Counted& one) {
        return std::pair(competes(table, one), key(table, one));
    };
    for (int i = all.size() - 1; i > 0 && place(all[i]) > place(all[i - 1]); --i)
        std::swap(all[i], all[i - 1]);
}

int skipped_after(const Table& table, int sharers) {
    if (sharers == 1) return 1;
    return table.options().tie_skip == TieSkip::Literal ? 2 : sharers;
}

void award_prizes(const Table& table, Count& all, int contenders) {
    int prize = 1;
    for (int first = 0; first < contenders;) {
        int end = first + 1;
        while (end < contenders && key(table, all[end]) == key(table, all[first])) ++end;
        const bool barred =
            table.options().award_requires_vote == AwardRequiresVote::On && all[first].votes == 0;
        for (int i = first; i < end; ++i) {
            all[i].rank = static_cast<std::uint8_t>(first + 1);
            if (prize <= 3 && !barred) all[i].prize = static_cast<Award>(prize);
        }
        prize += skipped_after(table, end - first);
        first = end;
    }
}

int factor_of(const Table& table, const Counted& one) {
    if (competes(table, one)) return factor(one.prize);
    switch (table.options().awarded_rescore) {
        case AwardedRescore::KeepMultiplier: return factor(table.pieces.item(one.item).award);
        case AwardedRescore::None: return 0;
        default: return 1;
    }
}

}  // namespace

int votes_of(const Table& table, Seat owner, Slot item) {
    return votes_of(table, item, installed_on(table, owner, item));
}

Count count(const Table& table) {
    Count all;
    int contenders = 0;
    for (const Seat seat : seats(table.players()))
        for (const Slot item : of_deck(table.player(seat).cards, Deck::Items)) {
            if (table.piece(item).place != Place::Active) continue;
            all.push(counted(table, seat, item));
            contenders += competes(table, all.back()) ? 1 : 0;
            move_up(table, all);
        }
    award_prizes(table, all, contenders);
    for (Counted& one : all)
        one.points = static_cast<std::int16_t>(factor_of(table, one) *
                                               (table.facts(one.card).base + one.spells));
    return all;
}

void hold_tribunal(Table& table) {
    for (const Counted& one : count(table)) {
        std::int16_t& points = table.player(one.owner).points;
        points = static_cast<std::int16_t>(points + one.points);
        ItemPiece& item = table.pieces.item(one.item);
        if (one.prize != Award::None) item.award = one.prize;
        item.bonus = 0;
    }
    for (const Seat seat : seats(table.players()))
        table.player(seat).warded = table.player(seat).precedence = false;
    table.locked = {};
}

Seat next_first_praeco(const Table& table, const Count& count) {
    SeatSet owners;
    for (const Counted& one : count)
        if (one.prize == Award::First) owners.add(one.owner);
    Seat seat = after(table.praeco, table.players());
    for (int i = 0; i < table.players() && !owners.empty() && !owners.has(seat); ++i)
        seat = after(seat, table.players());
    return seat;
}

}  // namespace curia::grand_tribunal
