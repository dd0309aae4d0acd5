// The heuristic rates an action by the worth of the table after it.
#include "bots/circus_maximus/heuristic.h"

#include <algorithm>

#include "bots/circus_maximus/worth.h"
#include "engine/overload.h"
#include "games/circus_maximus/imagine/decks.h"

namespace curia {

using namespace circus_maximus;

namespace {

constexpr int kDraws = 2;  // samples, if chance decides after an action

// The choices of one decision. Most of them place a merchant or take a card: these are rated from
// the current table. For the others, the table after the action is built and rated.
class Choices {
public:
    explicit Choices(const View& view)
        : view_(view), me_(*view.viewer), hand_(view.table.hands[me_]), worth_(view.table, me_) {}

    double worth_of(const Action& action) {
        return std::visit(Overload{
                              [&](const PlayMerchant& a) { return with_merchant(a); },
                              [&](const Pass&) { return now(); },
                              [&](const TakeFavour& a) { return worth_.use_of(a.favour); },
                              [](const TakeStartCard&) { return 0.0; },
                              [&](const TakeTicket& a) { return worth_.with_ticket(a.ticket); },
                              [&](const auto&) { return worth_after(action); },
                          },
                          action);
    }

private:
    double now() {
        if (!now_) now_ = worth_.now();
        return *now_;
    }

    double with_merchant(const PlayMerchant& a) const {
        LevelSet hand = hand_;
        hand.remove(a.level);
        const bool raised = a.strength == Strength::Eight;
        const Placed newcomer{a.place, me_, a.level, raised ? kHighest : a.level};
        double worth = worth_.with(hand, &newcomer);
        if (raised) worth -= worth_.use_of(Favour::OneBecomesEight);
        if (view_.table.stage == Stage::ExtraMerchant)
            worth -= worth_.use_of(Favour::ExtraMerchant);
        return worth;
    }

    double worth_after(const Action& action) {
        if (action == Action(Decline{}) && view_.table.stage == Stage::ExtraMerchant) return now();
        if (!state_) state_ = State{view_.table, unseen_cards(view_.table)};
        return worth_after(*state_, action);
    }
    double worth_after(const State& before, const Action& action) const {
        State after = before;
        CircusMaximus::play(after, me_, action);
        return worth_of(after);
    }

    // If chance decides before the turn is over: the mean of a few draws.
    double worth_of(const State& state) const {
        const Table& table = state.table;
        if (CircusMaximus::turn(state) == Turn::of_chance() && !table.is_day_counted()) {
            double sum = 0;
            Rng rng(1);
            for (int i = 0; i < kDraws; ++i) {
                State next = state;
                CircusMaximus::resolve(next, CircusMaximus::draw(next, rng));
                sum += worth_of(next);
            }
            return sum / kDraws;
        }
        if (table.stage == Stage::SendVisitor) return worth_of_best_venue(state);
        return Worth(table, me_).now();
    }
    double worth_of_best_venue(const State& state) const {
        double best = worth_after(state, SendVisitor{Venue{}});
        for (Venue venue : VenueSet::all())
            if (venue != Venue{}) best = std::max(best, worth_after(state, SendVisitor{venue}));
        return best;
    }

    const View& view_;
    const Seat me_;
    const LevelSet hand_;
    const Worth worth_;
    std::optional<double> now_;
    std::optional<State> state_;  // built when needed
};

}  // namespace

void Heuristic<CircusMaximus>::rate(const View& view, const Actions<CircusMaximus>& legal,
                                    Ratings<CircusMaximus>& ratings) {
    Choices choices(view);
    for (int i = 0; i < legal.size(); ++i)
        ratings[i] = static_cast<float>(choices.worth_of(legal[i]));
}

PerSeat<float> Heuristic<CircusMaximus>::standings(const State& world) {
    PerSeat<float> worth;
    for (Seat seat : seats(world.table.players()))
        worth[seat] = static_cast<float>(Worth(world.table, seat).now());
    return worth;
}

}  // namespace curia
