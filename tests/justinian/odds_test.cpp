// Imagined worlds have the right odds.
//
// Players who choose without looking at the faces give no evidence except what they show. Then the
// truth, seen from one seat, and a world imagined from that seat's view must have the same
// distribution: every count over many matches is the same for both.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>
#include <map>

#include "games/justinian/justinian.h"
#include "match/edition/edition.h"
#include "tests/scale.h"

namespace curia::justinian {
namespace {

// Chooses among tokens and cards, not among kinds of them, so that no value is favoured. Claims are
// made blindly, which the option allows.
Action choose_blindly(const State& state, Seat seat, Rng& rng) {
    Actions<Justinian> legal;
    Justinian::legal(state, seat, legal);
    if (state.table.stage != Stage::Place)
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    if (legal.size() == 1 || rng.below(4) == 0) return Pass{};
    const Token token{static_cast<std::uint8_t>(state.secrets.hand[seat].pick(rng))};
    std::vector<Action> places;
    for (const Action& action : legal) {
        const auto* place = std::get_if<Place>(&action);
        const auto* on_card = std::get_if<PlaceOnCard>(&action);
        if (place && place->token == token && rng.below(4) == 0) places.push_back(action);
        if (on_card && on_card->token == token) places.push_back(action);
    }
    if (places.empty()) return Pass{};
    return places[rng.below(static_cast<std::uint32_t>(places.size()))];
}

struct Counts {
    std::map<int, long> truth, guess;

    void add(int of_truth, int of_guess) {
        ++truth[of_truth];
        ++guess[of_guess];
    }
    // The difference between the two, in standard deviations of a chi-square distribution with one
    // degree of freedom less than there are bins.
    double distance() const {
        double sum = 0;
        int bins = -1;
        std::map<int, long> all = truth;
        for (const auto& [bin, count] : guess) all[bin] += count;
        for (const auto& [bin, count] : all) {
            const auto t = truth.find(bin), g = guess.find(bin);
            const double difference = static_cast<double>((t == truth.end() ? 0 : t->second) -
                                                          (g == guess.end() ? 0 : g->second));
            sum += difference * difference / static_cast<double>(count);
            ++bins;
        }
        return bins > 0 ? (sum - bins) / std::sqrt(2.0 * bins) : 0;
    }
};

using Count = std::function<int(const State&, const View&)>;

// Compares truth and imagined worlds in matches that stop at the given stage.
Counts compare(int players, Stage stage, int phase, const Count& count) {
    auto setup = default_setup<Justinian>(players);
    setup.options.false_claims = FalseClaims::On;
    Counts counts;
    Rng rng(99);
    for (int met = 0; met < scaled(20'000);) {
        State state = Justinian::start(setup);
        // Skips a random number of such moments, so that all of them are tested.
        int skip = static_cast<int>(rng.below(6));
        for (Turn turn = Justinian::turn(state); turn.of != Turn::Of::Nobody;
             turn = Justinian::turn(state)) {
            if (state.table.stage == stage && state.table.phase >= phase && skip-- == 0) {
                const Seat viewer{static_cast<std::uint8_t>(rng.below(state.table.setup.players))};
                const View view = Justinian::view(state, viewer);
                counts.add(count(state, view), count(Justinian::imagine(view, rng), view));
                ++met;
                break;
            }
            if (turn.of == Turn::Of::Chance)
                Justinian::resolve(state, Justinian::draw(state, rng));
            else
                Justinian::play(state, turn.seats.first(),
                                choose_blindly(state, turn.seats.first(), rng));
        }
    }
    return counts;
}

Seat neighbour(const View& view) { return after(*view.viewer, view.table.players()); }

constexpr double kFarApart = 4.5;

TEST(JustinianOdds, HandOfTheNeighbour) {
    const auto hand = [](const State& s, const View& v) {
        const TokenBag& bag = s.secrets.hand[neighbour(v)];
        return bag[0] * 36 + bag[2] * 6 + bag[4];
    };
    EXPECT_LT(compare(3, Stage::Place, 1, hand).distance(), kFarApart);
    EXPECT_LT(compare(2, Stage::Claim, 1, hand).distance(), kFarApart);
}

TEST(JustinianOdds, TotalOnThePhaseCard) {
    const auto total = [](const State& s, const View& v) {
        return influence(s.secrets.on_card[neighbour(v)]);
    };
    EXPECT_LT(compare(4, Stage::Place, 1, total).distance(), kFarApart);
    EXPECT_LT(compare(3, Stage::Place, 2, total).distance(), kFarApart);
}

TEST(JustinianOdds, FacesAboveTheTiles) {
    const auto faces = [](const State& s, const View& v) {
        int code = 0;
        for (Tile tile : TileSet::all())
            for (int i = 0; i < s.table.above[tile].size(); ++i)
                if (s.table.above[tile][i].owner == neighbour(v) && code < 49)
                    code = code * 7 + s.secrets.faces[tile][i].value + 3;
        return code;
    };
    EXPECT_LT(compare(3, Stage::Place, 1, faces).distance(), kFarApart);
}

// The highest card of the neighbour in the first unscored colour, and how many of the cards that
// the viewer gave away the neighbour holds now.
int cards_of_neighbour(const State& s, const View& v) {
    const Colour colour = v.table.unscored().first();
    int code = 0;
    for (Tile tile : s.secrets.cards[neighbour(v)][colour]) code = code * 13 + tile.to_number();
    int known = 0;
    for (int i = 0; i < v.own.swaps.size(); ++i) {
        const auto gave = v.own.swaps[i].gave;
        if (gave && s.secrets.cards[neighbour(v)][v.table.exchanges[i].colour].has(*gave)) ++known;
    }
    return code % 13 + 13 * known;
}

TEST(JustinianOdds, CardsBeforeAnyExchange) {
    EXPECT_LT(compare(4, Stage::Place, 1, cards_of_neighbour).distance(), kFarApart);
}

TEST(JustinianOdds, CardsDuringAndAfterExchanges) {
    EXPECT_LT(compare(2, Stage::Exchange, 1, cards_of_neighbour).distance(), kFarApart);
    EXPECT_LT(compare(4, Stage::Exchange, 2, cards_of_neighbour).distance(), kFarApart);
    EXPECT_LT(compare(4, Stage::NewCard, 2, cards_of_neighbour).distance(), kFarApart);
    EXPECT_LT(compare(4, Stage::Place, 3, cards_of_neighbour).distance(), kFarApart);
}

// In the first colour: the returned cards, in the order in which they lie under the deck.
TEST(JustinianOdds, CardsUnderTheDeck) {
    const auto first_returned_by_others = [](const State& s, const View& v) {
        for (int i = 0; i < s.table.exchanges.size(); ++i)
            if (s.table.exchanges[i].seat != v.viewer && s.secrets.swaps[i].gave)
                return s.secrets.swaps[i].gave->to_number();
        return 0;
    };
    EXPECT_LT(compare(4, Stage::Exchange, 2, first_returned_by_others).distance(), kFarApart);
    EXPECT_LT(compare(3, Stage::Place, 2, first_returned_by_others).distance(), kFarApart);
}

// A test of the measure itself: two different distributions are far apart.
TEST(JustinianOdds, AWrongWorldIsFoundOut) {
    Counts counts;
    Rng rng(1);
    for (int i = 0; i < 20'000; ++i)
        counts.add(static_cast<int>(rng.below(6)), static_cast<int>(rng.below(7) % 6));
    EXPECT_GT(counts.distance(), kFarApart);
}

}  // namespace
}  // namespace curia::justinian
