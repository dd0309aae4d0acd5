// The heuristic lifts the tiles of its own cards, sinks those that only opponents can hold, spends
// few tokens per turn, puts the tokens of least use on the phase card, and claims when it would be
// the chooser.
#include "bots/justinian/heuristic.h"

#include <algorithm>

#include "engine/overload.h"
#include "games/justinian/movement.h"
#include "games/justinian/scoring.h"

namespace curia {

using namespace justinian;

namespace {

// Found by evolution over matches of greedy players (docs/strength.md). The unit is points unless
// the comment says otherwise.
constexpr float kKept = 1.1f;            // a point of influence that stays in hand
constexpr float kOnCard = 1.3f;          // a point of influence on the phase card, to the minimum
constexpr float kBeyondMinimum = 0.5f;   // the same beyond the minimum
constexpr float kReachesMinimum = 1.6f;  // the token that makes a claim possible
constexpr float kPassing = 0.3f;         // two new tokens, and the opponents show their plans
constexpr float kReluctance = 8.5f;      // to place another token in this game turn
constexpr float kRivals = 1.55f;         // weight of a tile's gain for the average opponent
constexpr float kRivalsScore = 1.4f;     // weight of a scoring's gain for the average opponent
constexpr float kClaiming = 3.4f;        // to decide the time of a scoring
constexpr float kOthersChoice = 0.55f;   // weight of a scoring's gain if an opponent is the chooser
constexpr float kHidden = 0.62f * 38.0f / kTokens;  // influence of a face-down token

class Judge {
public:
    explicit Judge(const View& view)
        : view_(view), table_(view.table), me_(*view.viewer), unscored_(table_.unscored()) {
        find_stakes();
    }

    void rate_placements(const Actions<Justinian>& legal, Ratings<Justinian>& ratings) const {
        const PerTile<std::array<float, Token::kKinds>> gains = gains_of_placing();
        const float pass = kPassing + kReluctance * static_cast<float>(placed_by_me());
        for (int i = 0; i < legal.size(); ++i) {
            if (const auto* a = std::get_if<Place>(&legal[i])) {
                ratings[i] = gains[a->tile][a->token.index] - kept(a->token);
            } else if (const auto* b = std::get_if<PlaceOnCard>(&legal[i])) {
                ratings[i] = gain_on_card(b->token) - kept(b->token);
            } else {
                ratings[i] = pass;
            }
        }
    }

    float rate(const Action& action) const {
        return std::visit(Overload{
                              [&](const Resolve& a) { return worth_of_resolving(a.from); },
                              [&](const Claim&) { return worth_of_claiming(); },
                              [&](const ChooseColour& a) { return advantage(a.colour); },
                              [&](const Exchange& a) { return gain_of_exchange(a); },
                              [](const auto&) { return 0.0f; },
                          },
                          action);
    }

private:
    static float kept(Token token) { return kKept * static_cast<float>(token.influence()); }

    float gain_on_card(Token token) const {
        const int missing = std::max(0, table_.minimum() - influence(view_.own.on_card));
        const int needed = std::min(missing, token.influence());
        return kOnCard * static_cast<float>(needed) +
               kBeyondMinimum * static_cast<float>(token.influence() - needed) +
               (missing > 0 && needed == missing ? kReachesMinimum : 0);
    }

    // The probability that an opponent holds a given card of the colour that I do not hold.
    float share_of_others(Colour colour) const {
        const int mine = view_.own.cards[colour].size();
        return static_cast<float>(mine) / static_cast<float>(kTiles - mine);
    }

    // How much more a tile's rise helps me than the average opponent: 1 for the tile if I have its
    // card in every unscored colour.
    void find_stakes() {
        const float each = 1.0f / static_cast<float>(unscored_.size());
        float others = 0;
        for (Colour colour : unscored_) others += share_of_others(colour);
        for (float& stake : stake_.values) stake = -kRivals * others * each;
        for (Colour colour : unscored_)
            for (Tile tile : view_.own.cards[colour])
                stake_[tile] += (1.0f + kRivals * share_of_others(colour)) * each;
    }

    // The number that a tile shows in a slot.
    float shows(Tile tile, int slot) const {
        return static_cast<float>(table_.setup.edition->value(table_.phase, tile, slot));
    }

    // The gain of a token of each kind on each tile, in addition to the tokens there that I know.
    // The tile moves step by step, and the tiles it jumps over slide back.
    PerTile<std::array<float, Token::kKinds>> gains_of_placing() const {
        const PerTile<std::int8_t> known = sums(table_.above, view_.own.faces);
        std::array<float, kSlots> in_place, one_left, one_right;  // value of the slot's tile there
        for (int slot = 0; slot < kSlots; ++slot) {
            const Tile tile = table_.row[slot];
            in_place[slot] = stake_[tile] * shows(tile, slot);
            one_left[slot] = slot > 0 ? stake_[tile] * shows(tile, slot - 1) : 0;
            one_right[slot] = slot < kSlots - 1 ? stake_[tile] * shows(tile, slot + 1) : 0;
        }
        PerTile<std::array<float, Token::kKinds>> gains;
        for (int home = 0; home < kSlots; ++home) {
            const Tile tile = table_.row[home];
            if (table_.is_full(tile)) continue;
            const int start = std::clamp(home + known[tile], 0, kSlots - 1);
            const float before = shows(tile, start);
            float up = 0, down = 0;
            for (int step = 1; step <= 3; ++step) {
                const int right = start + step, left = start - step;
                if (right < kSlots) up += one_left[right] - in_place[right];
                if (left >= 0) down += one_right[left] - in_place[left];
                const float above = shows(tile, std::min(right, kSlots - 1));
                const float below = shows(tile, std::max(left, 0));
                gains[tile][step - 1] = up + stake_[tile] * (above - before);
                gains[tile][step + 2] = down + stake_[tile] * (below - before);
            }
        }
        return gains;
    }

    int placed_by_me() const {
        int count = table_.on_card_this_turn[me_];
        for (const Pile& pile : table_.above)
            for (const Lying& token : pile) count += token.owner == me_ ? 1 : 0;
        return count;
    }

    float worth_of_resolving(Side from) const {
        Row row = table_.row;
        resolve_row(row, table_.above, sums(table_.above, view_.own.faces), from);
        float sum = 0;
        for (int slot = 0; slot < kSlots; ++slot) sum += stake_[row[slot]] * shows(row[slot], slot);
        return sum;
    }

    // My gain over the average opponent if this colour is scored now.
    float advantage(Colour colour) const {
        const TileSet mine = view_.own.cards[colour];
        TileSet others = TileSet::all();
        others.remove(mine);
        const Slots slots = slots_of(table_.row);
        return static_cast<float>(value_of(table_, slots, mine)) -
               kRivalsScore * share_of_others(colour) *
                   static_cast<float>(value_of(table_, slots, others));
    }

    float worth_of_claiming() const {
        float best = -100, sum = 0;
        for (Colour colour : unscored_) {
            const float gain = advantage(colour);
            best = std::max(best, gain);
            sum += gain;
        }
        const float mean = sum / static_cast<float>(unscored_.size());
        return kClaiming + (would_choose() ? best : kOthersChoice * mean);
    }

    bool would_choose() const {
        const auto mine = static_cast<float>(influence(view_.own.on_card));
        for (Seat seat : seats(table_.players())) {
            const TokenBag& shown = table_.on_card_shown[seat];
            const auto hidden = static_cast<float>(table_.on_card_size[seat] - shown.size());
            const float total = static_cast<float>(influence(shown)) + kHidden * hidden;
            if (seat != me_ && total > mine) return false;
        }
        return true;
    }

    // Exchange a card that shows less in the next phase than the average card I do not hold.
    float gain_of_exchange(const Exchange& a) const {
        const Edition& edition = *table_.setup.edition;
        float others = 0, own = 0;
        for (int slot = 0; slot < kSlots; ++slot) {
            const Tile tile = table_.row[slot];
            const auto value = static_cast<float>(edition.value(table_.phase + 1, tile, slot));
            if (tile == a.card) own = value;
            if (!view_.own.cards[a.colour].has(tile)) others += value;
        }
        return others / static_cast<float>(kTiles - view_.own.cards[a.colour].size()) - own;
    }

    const View& view_;
    const Table& table_;
    const Seat me_;
    const ColourSet unscored_;
    PerTile<float> stake_;
};

}  // namespace

void Heuristic<Justinian>::rate(const View& view, const Actions<Justinian>& legal,
                                Ratings<Justinian>& ratings) {
    const Judge judge(view);
    if (view.table.stage == Stage::Place) return judge.rate_placements(legal, ratings);
    for (int i = 0; i < legal.size(); ++i) ratings[i] = judge.rate(legal[i]);
}

PerSeat<float> Heuristic<Justinian>::standings(const State& world) {
    PerSeat<float> points;
    for (Seat seat : seats(world.table.players())) points[seat] = world.table.points[seat];
    return points;
}

}  // namespace curia
