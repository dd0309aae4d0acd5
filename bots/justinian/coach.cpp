#include "bots/justinian/coach.h"

namespace curia {

using namespace justinian;

void Coaching<Justinian>::Tally::add_up(const State& end, std::array<int, 6>& points) const {
    for (const Scoring& scoring : end.table.scorings) {
        points[static_cast<std::size_t>(scoring.colour)] += scoring.from_cards[seat_];
        points[static_cast<std::size_t>(Source::Tokens)] += scoring.from_tokens[seat_];
    }
}

void Coaching<Justinian>::Census::add(const State& world) {
    ++worlds_;
    for (Seat seat : seats(world.table.players())) {
        TileSet wanted;
        for (Colour colour : world.table.unscored())
            for (Tile tile : world.secrets.cards[seat][colour]) {
                ++holds_[seat][colour][tile];
                wanted.add(tile);
            }
        for (Tile tile : wanted) ++wants_[seat][tile];
        const int total = influence(world.secrets.on_card[seat]);
        on_card_[seat] += total;
        can_claim_[seat] += total >= world.table.minimum() ? 1 : 0;
    }
}

Coaching<Justinian>::Beliefs Coaching<Justinian>::Census::result() const {
    Beliefs beliefs;
    if (worlds_ == 0) return beliefs;
    const double all = worlds_;
    for (Seat seat : seats(justinian::kMaxPlayers)) {
        for (Tile tile : TileSet::all()) {
            for (Colour colour : ColourSet::all())
                beliefs.holds[seat][colour][tile] = Thousandths(holds_[seat][colour][tile] / all);
            beliefs.wants[seat][tile] = Thousandths(wants_[seat][tile] / all);
        }
        beliefs.on_card[seat] = Thousandths(on_card_[seat] / all);
        beliefs.can_claim[seat] = Thousandths(can_claim_[seat] / all);
    }
    return beliefs;
}

}  // namespace curia
