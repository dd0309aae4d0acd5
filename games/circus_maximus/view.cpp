// All that leaves a State. All viewers see and are told the same.
#include "engine/overload.h"
#include "games/circus_maximus/circus_maximus.h"
#include "games/circus_maximus/progress.h"
#include "games/circus_maximus/rows.h"

namespace curia {

using namespace circus_maximus;

namespace {

Aftermath aftermath(const State& before, Seat seat, const Action& action) {
    State after = before;
    CircusMaximus::play(after, seat, action);
    const bool day_over = after.table.day != before.table.day || after.table.stage == Stage::Over;
    Aftermath then{.phase_over = after.table.phase != before.table.phase || day_over,
                   .day_over = day_over,
                   .start_card = std::nullopt};
    const bool was_left_over = before.table.phase == Phase::Favours && then.phase_over &&
                               before.table.start_card_is_free &&
                               !std::holds_alternative<TakeStartCard>(action);
    if (was_left_over && !before.table.merchants.empty()) then.start_card = after.table.first;
    return then;
}

int position(const Table& before, const Placed& newcomer) {
    const int at = insertion_point(before.merchants, newcomer);
    int left = at;
    while (left > 0 && before.merchants[left - 1].place == newcomer.place) --left;
    return at - left + 1;
}

template <class Way>
MerchantPlayed news_of_merchant(const Table& before, Seat seat, const Way& a, Origin origin) {
    const Level effective = a.strength == Strength::Eight ? kHighest : a.level;
    const int at = position(before, {a.place, seat, a.level, effective});
    return {seat, a.level, a.place, a.strength, origin, static_cast<std::uint8_t>(at)};
}

// The news when visitor and seat are known: the sale is complete, or F3 is offered first.
News news_of_sale(const Table& before, Visitor visitor, SeatClass seat, const Aftermath& then) {
    if (is_raise_offered(before, visitor)) return VisitorChosen{before.active, visitor, seat};
    return Sold{sale_of(before, visitor, seat, before.edition().pay(visitor)), then};
}

News news_of_visitor(const Table& before, Visitor visitor, const Aftermath& then) {
    if (const auto only = only_class(before.tickets[before.active][*before.venue]))
        return news_of_sale(before, visitor, *only, then);
    return VisitorChosen{before.active, visitor, std::nullopt};
}

Sold news_of_raise(const Table& before, int pay, const Aftermath& then) {
    return {sale_of(before, *before.visitor, *before.seat, pay), then};
}

News news_of_action(const State& state, Seat seat, const Action& action) {
    const Table& before = state.table;
    const auto then = [&] { return aftermath(state, seat, action); };
    return std::visit(
        Overload{
            [&](const PlayMerchant& a) -> News {
                const bool extra = before.stage == Stage::ExtraMerchant;
                return news_of_merchant(before, seat, a,
                                        extra ? Origin::ExtraFromHand : Origin::Hand);
            },
            [&](const RecallMerchant& a) -> News {
                return news_of_merchant(before, seat, a, Origin::Recalled);
            },
            [&](const StepLeft& a) -> News {
                const int at = find(before.merchants, seat, a.level);
                return SteppedLeft{seat, before.merchants[at - 1], a.level};
            },
            [&](const UseFavour& a) -> News {
                if (a.favour != Favour::LegionaryPaysSix) return FavourUsed{seat, a.favour};
                return news_of_raise(before, before.edition().legionary_favour_pay, then());
            },
            [&](const SendVisitor& a) -> News {
                return VisitorSent{seat, a.venue, before.visitor};
            },
            [&](const Pass&) -> News { return Passed{seat, then()}; },
            [&](const Decline&) -> News {
                if (before.stage != Stage::LegionaryPays)
                    return Declined{seat, before.stage, then()};
                return news_of_raise(before, before.edition().pay(*before.visitor), then());
            },
            [&](const LayDown& a) -> News { return LaidDown{seat, a.favour, *before.venue}; },
            [&](const TakeFavour& a) -> News { return FavourTaken{seat, a.favour, then()}; },
            [&](const TakeStartCard&) -> News { return StartCardTaken{seat, then()}; },
            [&](const TakeTicket& a) -> News { return TicketTaken{seat, a.ticket, then()}; },
            [&](const ChooseVisitor& a) -> News {
                return news_of_visitor(before, a.visitor, then());
            },
            [&](const ChooseSeat& a) -> News {
                return news_of_sale(before, *before.visitor, a.seat, then());
            },
        },
        action);
}

News news_of_chance(const Table& before, const Chance& chance) {
    return std::visit(
        Overload{
            [&](const ChooseFirstPlayer& c) -> News { return FirstPlayerChosen{c.seat}; },
            [&](const DealFavours& c) -> News { return FavoursDealt{c.favours}; },
            [&](const DealTickets& c) -> News { return TicketsDealt{c.tickets}; },
            [&](const DealVisitors& c) -> News { return VisitorsDealt{c.visitors}; },
            [&](const DealSpecial& c) -> News { return SpecialHeld{c.ticket, c.visitor}; },
            [&](const DealFollowers& c) -> News {
                return FollowersCame{*before.venue, c.visitors};
            },
            [&](const DrawVisitor& c) -> News {
                return VisitorDrawn{before.active, c.visitor, before.venue};
            },
            [&](const DrawPair& c) -> News {
                return PairDrawn{before.active, c.ticket, c.visitor};
            },
        },
        chance);
}

}  // namespace

View CircusMaximus::view(const State& state, Viewer viewer) {
    return {.table = state.table, .viewer = viewer};
}

News CircusMaximus::news(const State& state, const Step<CircusMaximus>& step, Viewer) {
    if (const auto* action = std::get_if<ActionOf<CircusMaximus>>(&step))
        return news_of_action(state, action->seat, action->action);
    return news_of_chance(state.table, std::get<Chance>(step));
}

}  // namespace curia
