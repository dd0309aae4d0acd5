// All that leaves a State. Both functions start from nothing and add what the viewer may know.
#include "engine/overload.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::grand_tribunal {

namespace {

// The slot that an action is about, if it is about one.
std::optional<Slot> slot_of(const Action& action) {
    return std::visit(
        [](const auto& a) -> std::optional<Slot> {
            if constexpr (requires { a.slot; }) return a.slot;
            return std::nullopt;
        },
        action);
}

// Does this action show the card in its slot to all?
bool turns_up(const Action& action) {
    return std::holds_alternative<Activate>(action) || std::holds_alternative<Discard>(action) ||
           std::holds_alternative<PlayResource>(action);
}

// Is this the pick of a card that is replaced by another one?
bool gives_up(const State& before) {
    return before.table.stage == Stage::Effect &&
           (before.table.working.question == Question::OwnUnused);
}

std::optional<Card> card_of(const State& before, Seat seat, const Action& action, Viewer viewer) {
    const auto slot = slot_of(action);
    if (!slot) return std::nullopt;
    const Face face = before.table.piece(*slot).face;
    if (!face.is_down()) return face.card();
    const bool own = viewer == seat && before.table.player(seat).cards.has(*slot);
    if (own || turns_up(action) || gives_up(before)) return before.card_in(*slot);
    return std::nullopt;
}

bool leads_to_a_count(const Table& before, const Table& after) {
    return after.stage == Stage::Over || after.tribunal != before.tribunal;
}

News news_of_action(const State& before, Seat seat, const Action& action, Viewer viewer) {
    State next = before;
    GrandTribunal::play(next, seat, action);
    if (!leads_to_a_count(before.table, next.table)) {
        Acted news{seat, action, card_of(before, seat, action, viewer), {}};
        if (before.table.working.on) news.working = before.table.working.card;
        return news;
    }
    Held news{seat, action, before.table.tribunal, {}, {}, {}};
    Table table = before.table;  // the last action before a count does not change it
    news.count = count(table);
    for (const Seat one : seats(table.players())) news.points[one] = next.table.player(one).points;
    if (next.table.stage != Stage::Over) news.first_praeco = next.table.praeco;
    return news;
}

News news_of_chance(const State& before, const Chance& chance, Viewer viewer) {
    return std::visit(Overload{
                          [&](const FirstPraeco& c) -> News { return Begins{c.seat}; },
                          [&](const Deal& c) -> News {
                              return Dealt{c.seat, c.card.deck(),
                                           c.seat == viewer ? std::optional(c.card) : std::nullopt};
                          },
                          [&](const DealRow& c) -> News { return RowDealt{c.card}; },
                          [&](const Roll& c) -> News { return Rolled{c.seat, c.die}; },
                          [&](const RollDuel& c) -> News {
                              return Dueled{before.table.active, before.table.working.opponent(),
                                            c.mine, c.other};
                          },
                      },
                      chance);
}

}  // namespace

View GrandTribunal::view(const State& state, Viewer viewer) {
    View v{.table = state.table, .viewer = viewer, .own = {}};
    if (!viewer) return v;
    for (const Slot slot : state.table.player(*viewer).cards)
        if (const Face face = state.secrets.faces[slot]; !face.is_down())
            v.own.push({slot, face.card()});
    return v;
}

News GrandTribunal::news(const State& state, const Step<GrandTribunal>& step, Viewer viewer) {
    if (const auto* action = std::get_if<ActionOf<GrandTribunal>>(&step))
        return news_of_action(state, action->seat, action->action, viewer);
    return news_of_chance(state, std::get<Chance>(step), viewer);
}

}  // namespace curia::grand_tribunal
