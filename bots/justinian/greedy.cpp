// Rules of thumb: lift the tiles of own cards, sink those that only others can hold, spend few
// tokens a turn, feed the phase card with what moves least, claim when the choice would be ours.
#include "bots/justinian/greedy.h"

#include <algorithm>

#include "engine/overload.h"
#include "games/justinian/movement.h"
#include "games/justinian/scoring.h"

namespace curia {

using namespace justinian;

namespace {

constexpr double kMeanInfluence = 38.0 / kTokens;  // of a token whose face is not known

// Found by playing variants against each other; all in points.
constexpr double kKept = 0.3;          // a point of influence that stays in hand
constexpr double kOnCard = 1.0;        // ... and one on the phase card
constexpr double kReachesMinimum = 6;  // the token with which a claim becomes possible
constexpr double kPassing = 0.5;       // two new tokens and the others' plans laid open
constexpr double kReluctance = 0.7;    // to place yet another token in this game turn
constexpr double kLaterPhase = 0.2;    // weight of the next phase
constexpr double kClaiming = 5;        // to be the one who says when

class Judge {
public:
    explicit Judge(const View& view)
        : view_(view),
          table_(view.table),
          me_(*view.viewer),
          known_(sums(view.table.above, view.own.faces)) {
        for (Tile tile : TileSet::all()) stake_[tile] = stake(tile);
    }

    double worth(const Action& action) const {
        return std::visit(Overload{
                              [&](const Place& a) { return place(a); },
                              [&](const PlaceOnCard& a) { return place_on_card(a.token); },
                              [&](const Pass&) { return kPassing + kReluctance * placed_by_me(); },
                              [&](const Resolve& a) { return resolve(a.from); },
                              [&](const Claim&) { return claim(); },
                              [&](const Decline&) { return 0.0; },
                              [&](const ChooseColour& a) { return advantage(a.colour); },
                              [&](const Exchange& a) { return exchange(a); },
                              [&](const Keep&) { return 0.0; },
                          },
                          action);
    }

private:
    // How many of the other cards of a colour each opponent holds, on average, per tile.
    double share_of_others(Colour colour) const {
        const int mine = view_.own.cards[colour].size();
        return mine / static_cast<double>(kTiles - mine);
    }

    // Does this tile's rise help me more than the mean opponent? 1 for a card of mine.
    double stake(Tile tile) const {
        double sum = 0;
        for (Colour colour : table_.unscored())
            sum += view_.own.cards[colour].has(tile) ? 1.0 : -share_of_others(colour);
        return sum / table_.unscored().size();
    }

    // The worth of a tile in a slot: in this phase and, less so, in the next one.
    double shows(Tile tile, int slot) const {
        const Edition& edition = *table_.setup.edition;
        double value = edition.value(table_.phase, tile, slot);
        if (table_.phase < kPhases)
            value += kLaterPhase * edition.value(table_.phase + 1, tile, slot);
        return value;
    }

    double worth_of_row(const Row& row) const {
        double sum = 0;
        for (int slot = 0; slot < kSlots; ++slot) sum += stake_[row[slot]] * shows(row[slot], slot);
        return sum;
    }

    // What one more token on a tile brings, beyond the tokens there that I know.
    double place(const Place& a) const {
        const int home = slot_of(table_.row, a.tile);
        const int before = std::clamp(home + known_[a.tile], 0, kSlots - 1);
        const int after = std::clamp(home + known_[a.tile] + a.token.value(), 0, kSlots - 1);
        double gain = stake_[a.tile] * (shows(a.tile, after) - shows(a.tile, before));
        const int side = after > before ? 1 : -1;
        for (int slot = before; slot != after; slot += side) {
            const Tile jumped = table_.row[slot + side];
            gain += stake_[jumped] * (shows(jumped, slot) - shows(jumped, slot + side));
        }
        return gain - kKept * a.token.influence();
    }

    double place_on_card(Token token) const {
        const int before = influence(view_.own.on_card);
        const int after = before + token.influence();
        const double points = kOnCard * token.influence();
        const bool reaches = before < table_.minimum() && after >= table_.minimum();
        return points + (reaches ? kReachesMinimum : 0) - kKept * token.influence();
    }

    double placed_by_me() const {
        int count = table_.on_card_this_turn[me_];
        for (const Pile& pile : table_.above)
            for (const Lying& token : pile) count += token.owner == me_ ? 1 : 0;
        return count;
    }

    double resolve(Side from) const {
        Row row = table_.row;
        resolve_row(row, table_.above, sums(table_.above, view_.own.faces), from);
        return worth_of_row(row);
    }

    // What I would gain over the mean opponent if this colour were scored now.
    double advantage(Colour colour) const {
        const TileSet mine = view_.own.cards[colour];
        TileSet others = TileSet::all();
        others.remove(mine);
        return value_of(table_, mine) - share_of_others(colour) * value_of(table_, others);
    }

    double claim() const {
        double best = -100, sum = 0;
        for (Colour colour : table_.unscored()) {
            best = std::max(best, advantage(colour));
            sum += advantage(colour);
        }
        return kClaiming + (would_choose() ? best : sum / table_.unscored().size());
    }

    bool would_choose() const {
        const double mine = influence(view_.own.on_card);
        for (Seat seat : seats(table_.players())) {
            const TokenBag& shown = table_.on_card_shown[seat];
            const double hidden = table_.on_card_size[seat] - shown.size();
            if (seat != me_ && influence(shown) + kMeanInfluence * hidden > mine) return false;
        }
        return true;
    }

    // The next phase decides: a card that shows less there than the mean of the others goes.
    double exchange(const Exchange& a) const {
        double others = 0;
        int count = 0;
        for (int slot = 0; slot < kSlots; ++slot) {
            const Tile tile = table_.row[slot];
            if (view_.own.cards[a.colour].has(tile)) continue;
            others += table_.setup.edition->value(table_.phase + 1, tile, slot);
            ++count;
        }
        const int slot = slot_of(table_.row, a.card);
        return others / count - table_.setup.edition->value(table_.phase + 1, a.card, slot);
    }

    const View& view_;
    const Table& table_;
    const Seat me_;
    const PerTile<std::int8_t> known_;  // sums above the tiles as far as I know
    PerTile<double> stake_;
};

}  // namespace

Action GreedyBot<Justinian>::choose(const View& view, const Actions<Justinian>& legal, Rng& rng) {
    const Judge judge(view);
    double best_worth = 0;
    int best = -1, equals = 0;
    for (int i = 0; i < legal.size(); ++i) {
        const double worth = judge.worth(legal[i]);
        if (best < 0 || worth > best_worth) {
            best_worth = worth;
            best = i;
            equals = 1;
        } else if (worth == best_worth && rng.below(++equals) == 0) {
            best = i;  // among equals each is as likely as another
        }
    }
    return legal[best];
}

}  // namespace curia
