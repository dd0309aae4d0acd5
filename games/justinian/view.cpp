// All that leaves a State. Both functions start from nothing and add what the viewer may know.
#include "engine/overload.h"
#include "games/justinian/justinian.h"
#include "games/justinian/movement.h"
#include "games/justinian/permits.h"
#include "games/justinian/progress.h"

namespace curia {

using namespace justinian;

namespace {

void show_own_faces(const State& s, Seat viewer, Faces& faces) {
    for (Tile tile : TileSet::all())
        for (int i = 0; i < kRoomAboveTile; ++i)  // an empty place has no face
            faces[tile][i] =
                s.table.above[tile].places()[i].owner == viewer ? s.secrets.faces[tile][i] : Face{};
}

Swaps own_swaps(const State& s, Viewer viewer) {
    Swaps swaps;
    for (int i = 0; i < s.table.exchanges.size(); ++i)
        swaps.push(s.table.exchanges[i].seat == viewer ? s.secrets.swaps[i] : Swap{});
    return swaps;
}

template <class T>
std::optional<T> if_own(Seat seat, Viewer viewer, const T& secret) {
    return seat == viewer ? std::optional(secret) : std::nullopt;
}

// Will this pass, or this refill, end the placing?
bool turns_all_up(const Table& table, int passed_then) { return passed_then == table.players(); }

Passed news_of_pass(const State& before, Seat seat) {
    const bool refills = before.table.reserve_size[seat] > 0;
    return {seat, !refills && turns_all_up(before.table, before.table.passed.size() + 1)};
}

Resolved news_of_resolving(const State& before, Seat seat, Side from) {
    Resolved news{seat, from, {}};
    Row row = before.table.row;
    resolve_row(row, before.table.above, sums(before.table.above, {}), from, &news.moves);
    return news;
}

Claimed news_of_claim(const State& before, Seat seat) {
    Claimed news{seat, reaches_minimum(before.table, before.secrets.on_card[seat]), {}};
    if (news.valid)
        news.shown = before.secrets.on_card;
    else
        news.shown[seat] = before.secrets.on_card[seat];
    return news;
}

Scored news_of_scoring(const State& before, Seat seat, const ChooseColour& action) {
    State scored = before;
    Justinian::play(scored, seat, action);
    return {scored.table.scorings.back()};
}

CardExchanged news_of_exchange(const State& before, Seat seat, const Exchange& a, Viewer viewer) {
    CardExchanged news{seat, a.colour, if_own(seat, viewer, a.card), {}};
    if (seat == viewer) news.got = known_top(before, a.colour);
    return news;
}

News news_of_action(const State& before, Seat seat, const Action& action, Viewer viewer) {
    return std::visit(
        Overload{
            [&](const Place& a) -> News {
                return Placed{seat, a.tile, if_own(seat, viewer, a.token)};
            },
            [&](const PlaceOnCard& a) -> News {
                return PlacedOnCard{seat, if_own(seat, viewer, a.token)};
            },
            [&](const Pass&) -> News { return news_of_pass(before, seat); },
            [&](const Resolve& a) -> News { return news_of_resolving(before, seat, a.from); },
            [&](const Claim&) -> News { return news_of_claim(before, seat); },
            [&](const Decline&) -> News { return Declined{seat}; },
            [&](const ChooseColour& a) -> News { return news_of_scoring(before, seat, a); },
            [&](const Exchange& a) -> News { return news_of_exchange(before, seat, a, viewer); },
            [&](const Keep&) -> News { return Kept{seat}; },
        },
        action);
}

News news_of_chance(const State& before, const Chance& chance, Viewer viewer) {
    const auto dealt = [&](Seat seat, const TokenBag& tokens, bool all_turned_up) {
        return Dealt{seat, static_cast<std::uint8_t>(tokens.size()), if_own(seat, viewer, tokens),
                     all_turned_up};
    };
    return std::visit(
        Overload{
            [&](const DealTokens& c) -> News { return dealt(c.seat, c.tokens, false); },
            [&](const DealCards& c) -> News {
                return DealtCards{c.seat, if_own(c.seat, viewer, c.cards)};
            },
            [&](const ChooseStarter& c) -> News { return Starts{c.seat}; },
            [&](const DrawTokens& c) -> News {
                return dealt(c.seat, c.tokens,
                             turns_all_up(before.table, before.table.passed.size()));
            },
            [&](const DrawCard& c) -> News {
                return CardDrawn{c.seat, c.colour, if_own(c.seat, viewer, c.card)};
            },
        },
        chance);
}

}  // namespace

View Justinian::view(const State& state, Viewer viewer) {
    View v{.table = state.table, .viewer = viewer, .own = {}};
    v.own.swaps = own_swaps(state, viewer);
    if (!viewer) return v;
    v.own.hand = state.secrets.hand[*viewer];
    v.own.on_card = state.secrets.on_card[*viewer];
    show_own_faces(state, *viewer, v.own.faces);
    v.own.cards = state.secrets.cards[*viewer];
    return v;
}

News Justinian::news(const State& state, const Step<Justinian>& step, Viewer viewer) {
    if (const auto* action = std::get_if<ActionOf<Justinian>>(&step))
        return news_of_action(state, action->seat, action->action, viewer);
    return news_of_chance(state, std::get<Chance>(step), viewer);
}

}  // namespace curia
