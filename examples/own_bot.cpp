// A bot of your own in a small tournament of Circus Maximus, against two bots that play at random.
// Every deal is played from each seat, so that luck is shared.
#include <array>
#include <cstdio>
#include <memory>

#include "bots/all.h"
#include "games/circus_maximus/circus_maximus.h"
#include "match/edition/edition.h"
#include "match/match.h"

using namespace curia;
using G = CircusMaximus;

// Looks one step ahead: of all choices it takes the one after which it stands best, as far as it
// can know. It sees its View and the legal actions, and nothing else.
class OneStepAhead final : public Bot<G> {
public:
    G::Action choose(const G::View& view, const Actions<G>& legal, Rng&) override {
        const G::Action* best = &legal[0];
        for (const G::Action& action : legal)
            if (standing(view, action) > standing(view, *best)) best = &action;
        return *best;
    }

private:
    static int standing(const G::View& view, const G::Action& action) {
        return G::preview(view, action).accounts[*view.viewer].total();
    }
};

// The share of the victory that the own bot wins on this seat.
double play(Seat own, std::uint64_t deal) {
    std::array<std::unique_ptr<Bot<G>>, 3> bots;
    for (const Seat seat : seats(3)) bots[seat.index] = make_bot<G>("random");
    bots[own.index] = std::make_unique<OneStepAhead>();
    Rng luck(deal), thinking(deal + 1000);
    Match<G> match(default_setup<G>(3));
    while (match.turn().of != Turn::Of::Nobody) {
        match.draw(luck);
        if (match.turn().of != Turn::Of::Players) continue;
        const Seat seat = match.turn().seats.first();
        match.play(seat, bots[seat.index]->choose(match.view(seat), match.legal(seat), thinking));
    }
    const auto scores = match.outcome()->scores;
    int winners = 0;
    for (const Seat seat : seats(3)) {
        if (scores[seat] > scores[own]) return 0;
        winners += scores[seat] == scores[own];
    }
    return 1.0 / winners;
}

int main() {
    constexpr int kDeals = 50;
    double wins = 0;
    for (int deal = 0; deal < kDeals; ++deal)
        for (const Seat own : seats(3)) wins += play(own, static_cast<std::uint64_t>(deal));
    const double share = wins / (3 * kDeals);
    std::printf("win share %.2f of %d matches (fair: 0.33)\n", share, 3 * kDeals);
    return share > 0.5 ? 0 : 1;
}
