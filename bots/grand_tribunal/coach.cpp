#include "bots/grand_tribunal/coach.h"

namespace curia {

using namespace grand_tribunal;

void Coaching<GrandTribunal>::Tally::watch(const State& now) {
    const int points = now.table.player(seat_).points;
    points_[tribunal_] += points - before_;
    before_ = points;
    tribunal_ = now.table.tribunal;
}

void Coaching<GrandTribunal>::Census::add(const State& world, Seat seat, Seen& seen) {
    bool ready = false;
    for (const Slot slot : world.table.player(seat).cards) {
        const Piece& piece = world.table.piece(slot);
        const bool is_hidden = piece.place == Place::Hand || piece.place == Place::Sanctum;
        if (!is_hidden || !piece.face.is_down() || slot.deck() == Deck::Resources) continue;
        const Facts& facts = world.facts_in(slot);
        if (slot.deck() == Deck::Spells) {
            ++seen.spells[static_cast<std::size_t>(facts.category)];
            continue;
        }
        ++seen.items[static_cast<std::size_t>(facts.type)];
        ready |= piece.place == Place::Sanctum && piece.vis >= facts.cost;
    }
    seen.ready += ready ? 1 : 0;
}

void Coaching<GrandTribunal>::Census::add(const State& world) {
    ++worlds_;
    for (const Seat seat : seats(world.table.players())) add(world, seat, seen_[seat]);
}

Coaching<GrandTribunal>::Beliefs Coaching<GrandTribunal>::Census::result() const {
    Beliefs beliefs;
    if (worlds_ == 0) return beliefs;
    const double all = worlds_;
    for (const Seat seat : seats(grand_tribunal::kMaxPlayers)) {
        const Seen& seen = seen_[seat];
        Hidden& hidden = beliefs.hidden[seat];
        for (std::size_t i = 0; i < seen.items.size(); ++i)
            hidden.items.values[i] = Thousandths(seen.items[i] / all);
        for (std::size_t i = 0; i < seen.spells.size(); ++i)
            hidden.spells.values[i] = Thousandths(seen.spells[i] / all);
        hidden.ready = Thousandths(seen.ready / all);
    }
    return beliefs;
}

}  // namespace curia
