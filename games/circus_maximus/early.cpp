#include "games/circus_maximus/early.h"

#include <utility>

#include "engine/overload.h"
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/permits.h"

namespace curia {

using namespace circus_maximus;

namespace {

// The favours that have their own question: F2 to F5.
constexpr std::array<std::pair<Favour, Stage>, 4> kOffers{{
    {Favour::ExtraMerchant, Stage::ExtraMerchant},
    {Favour::LegionaryPaysSix, Stage::LegionaryPays},
    {Favour::DoubleBuy, Stage::DoubleBuy},
    {Favour::DoubleSell, Stage::DoubleSell},
}};

bool is_after(const Table& table, int day, Phase phase) {
    return std::pair(int{table.day}, table.phase) > std::pair(day, phase);
}

// All have passed in that phase.
bool is_placing_over(const Table& table, int day, Phase phase) {
    const bool is_now = table.day == day && table.phase == phase;
    return is_after(table, day, phase) || (is_now && table.stage >= Stage::PickFavour);
}

bool is_placing(const Table& table) {
    return table.phase != Phase::Dealing && !is_placing_over(table, table.day, table.phase);
}

// Section 6: the favour is not offered any more on that day.
bool is_offer_over(const Table& table, const DeclineFavour& early) {
    switch (early.favour) {
        case Favour::ExtraMerchant: return is_placing_over(table, early.day, Phase::Sales);
        case Favour::DoubleBuy: return is_after(table, early.day, Phase::Tickets);
        case Favour::LegionaryPaysSix:
        case Favour::DoubleSell: return is_after(table, early.day, Phase::Sales);
        default: return true;  // it is never offered
    }
}

// Caesar is at a venue, and the player has a favour to lay down.
bool may_meet_caesar(const Table& table, Seat seat) {
    if (!is_placing(table) || table.favours[seat].empty()) return false;
    for (const Venue venue : VenueSet::all())
        if (table.has_caesar(venue)) return true;
    return false;
}

bool is_offered(const Table& table, Favour favour) {
    for (const auto& [offered, stage] : kOffers)
        if (offered == favour) return table.stage == stage;
    return false;
}

}  // namespace

void CircusMaximus::early(const Table& table, Seat seat, EarlyList<CircusMaximus>& list) {
    if (table.stage == Stage::Over) return;
    if (is_placing(table) && !table.passed.has(seat)) list.push(PassNext{table.day, table.phase});
    for (const auto& [favour, stage] : kOffers) {
        const DeclineFavour early{table.day, favour};
        if (table.holds(seat, favour) && !is_offer_over(table, early)) list.push(early);
    }
    if (may_meet_caesar(table, seat)) list.push(DeclineCaesar{table.day});
}

std::optional<Action> CircusMaximus::early_action(const Table& table, const Early& early) {
    const auto answer_if = [&](bool is_meant, const Action& action) {
        return is_meant ? std::optional(action) : std::nullopt;
    };
    return std::visit(
        Overload{
            [&](const PassNext& e) {
                return answer_if(
                    table.stage == Stage::Turn && table.day == e.day && table.phase == e.phase,
                    Pass{});
            },
            [&](const DeclineFavour& e) {
                return answer_if(table.day == e.day && is_offered(table, e.favour), Decline{});
            },
            [&](const DeclineCaesar& e) {
                return answer_if(table.stage == Stage::Caesar && table.day == e.day &&
                                     may_decline_caesar(table, table.active),
                                 Decline{});
            },
        },
        early);
}

bool CircusMaximus::has_lapsed(const Table& table, const Early& early) {
    if (table.stage == Stage::Over) return true;
    return std::visit(
        Overload{
            [&](const PassNext& e) { return is_placing_over(table, e.day, e.phase); },
            [&](const DeclineFavour& e) { return is_offer_over(table, e); },
            [&](const DeclineCaesar& e) { return is_placing_over(table, e.day, Phase::Sales); },
        },
        early);
}

}  // namespace curia
