// The heuristic rates the position after each choice: items that score in the next and later
// counts, spells on them, cards in progress and Vis, minus what the opponents would score.
#include "bots/grand_tribunal/heuristic.h"

#include <algorithm>
#include <array>

#include "games/grand_tribunal/table/moves.h"
#include "games/grand_tribunal/table/tribunal.h"

namespace curia {

using namespace grand_tribunal;

namespace {

// Found by matches between greedy players with slightly different weights, many thousand matches at
// three to five players (docs/strength.md). Only their ratios matter: a player who does not look
// ahead must value the next count higher than its points.
constexpr double kPoint = 0.25;     // a point already scored
constexpr double kCounts = 2.4;     // a point in the next count
constexpr double kCountsOn = 1.17;  // a point in each count after it
constexpr double kVote = 0.043;     // a vote on an active item, in addition to its points
constexpr double kVis = 0.2;        // each of the first kVisSpentSoon Vis of a reserve
constexpr double kMoreVis = 0.043;  // each further Vis
constexpr int kVisSpentSoon = 12;
constexpr double kVisInTheEnd = 0.75;   // factor on Vis before the last count
constexpr double kVisLeftOver = 0.02;   // a Vis that can hardly be spent any more
constexpr double kUsualFactor = 4.9;    // factor of an item in a distant count
constexpr double kItemScores = 1.63;    // a point of an item that is not active yet
constexpr double kInactive = 0.08;      // part of an item's worth before it is studied
constexpr double kStudied = 1.3;        // part that full study adds
constexpr double kLastSteps = 0.4;      // how much more the last Vis on it counts than the first
constexpr double kFreePlace = 0.25;     // a free place for a spell on an active item
constexpr double kPlaceToCome = 0.083;  // a place on an item that is not active yet
// Parts of the worth of an installed spell: fully studied, loose without use, loose with use.
constexpr double kStudiedSpell = 0.95, kUselessSpell = 0.13, kLooseSpell = 0.4;
constexpr double kSpellScores = 0.63;    // an installed spell in the next count
constexpr double kSpellScoresOn = 0.53;  // an installed spell in each count after it
constexpr double kSpellTooLate = 0.8;    // the part lost just before the last count
// Waiting cards cost actions, so a few are enough.
constexpr double kHandCard = -0.05, kItemToBuild = 0.067, kSpellToBuild = -0.2, kResource = 0.32;
constexpr double kFrame = 1.4, kFog = 0.43, kWorking = 1.5, kRoll = 1.07;
constexpr double kStudying = 0.17;     // to continue a study
constexpr double kInstalling = 0.033;  // to continue an installation
constexpr double kAction = 0.47;       // what the action could bring if used otherwise
constexpr double kNever = -20;
constexpr double kRival = 0.45;  // weight of what the opponents would get

// The progress of the game: the same for all choices of one decision.
struct Moment {
    int counts_left = 0;  // after the next one
    double nearness = 0;  // of the next count, from 0 to 1

    explicit Moment(const Table& table) {
        if (!table.is_last_tribunal())
            counts_left =
                table.options().tribunals == Tribunals::Two ? 1 : kTribunals - 1 - table.tribunal;
        const double turns = table.players() * table.players();
        nearness = std::min(1.0, (table.round * table.players() + table.turn + 1) / turns);
    }
};

// The result of a count now, and the other values of the active items. Most choices do not change
// it.
struct Exhibition {
    double worth = 0;
    std::array<double, kCategories> spell{};  // the gain of one more on my active items
};

class Judge {
public:
    Judge(const State& s, Seat me, const Moment& moment)
        : s_(s),
          table_(s.table),
          me_(me),
          counts_left_(moment.counts_left),
          nearness_(moment.nearness) {}

    Exhibition exhibition() const {
        Exhibition all;
        const double rivals = -kRival / (table_.players() - 1);
        for (const Counted& one : count(table_)) {
            const Facts& facts = table_.facts(one.card);
            const bool mine = one.owner == me_;
            const int room = mine ? facts.capacity - one.spells : 0;
            const double value = (facts.base + one.spells) * brings(one);
            all.worth += (value + kFreePlace * room + kVote * one.votes) * (mine ? 1.0 : rivals);
            if (room <= 0) continue;
            const double spell = brings(one) - kFreePlace;
            for (const Category category : facts.accepts) {
                double& best = all.spell[static_cast<std::size_t>(category)];
                best = std::max(best, spell);
            }
        }
        return all;
    }

    double worth(const Exhibition& active) const {
        const int players = table_.players();
        const Player& own = table_.player(me_);
        double worth = kPoint * own.points + active.worth + cards(own.cards, active) + vis(own.vis);
        for (const Seat seat : seats(players))
            if (seat != me_) worth -= rival(table_.player(seat)) / (players - 1);
        return worth + under_way();
    }

private:
    double vis(int vis) const {
        if (counts_left_ == 0 && nearness_ > 0.8) return kVisLeftOver * vis;
        const int soon = std::min(vis, kVisSpentSoon);
        return (counts_left_ == 0 ? kVisInTheEnd : 1) * (kVis * soon + kMoreVis * (vis - soon));
    }
    double rival(const Player& player) const {
        return kRival * (vis(player.vis) - (player.fogged ? kFog * 3 : 0));
    }

    // The worth of each point of an active item in the coming counts.
    double brings(const Counted& one) const {
        return kCounts * factor_expected(one) + kCountsOn * counts_left_;
    }
    double factor_expected(const Counted& one) const {
        if (table_.pieces.item(one.item).award != Award::None)
            return table_.options().awarded_rescore == AwardedRescore::None ? 0 : 1;
        return nearness_ * factor(one.prize) + (1 - nearness_) * kUsualFactor;
    }

    // The worth of the cards that do not score yet.
    double cards(const SlotSet& slots, const Exhibition& active) const {
        double worth = 0;
        int to_build = 0;
        CategorySet welcome;  // accepted by an item, active or not
        for (const Slot slot : of_deck(slots, Deck::Items)) {
            const ItemPiece& piece = table_.pieces.item(slot);
            to_build += piece.place == Place::Active ? 0 : 1;
            if (is_due(piece)) {
                worth += kHandCard + 0.1;
                continue;
            }
            const Facts& facts = s_.facts_in(slot);
            welcome.add(facts.accepts);
            if (piece.place == Place::Hand) worth += kHandCard;
            if (piece.place == Place::Sanctum) worth += inactive_item(facts, piece.vis);
        }
        worth += kItemToBuild * std::min(to_build, 2);
        for (const Slot slot : of_deck(slots, Deck::Resources))
            worth += kResource - (table_.piece(slot).place == Place::Hand ? 0.1 : 0);
        return worth + spells(of_deck(slots, Deck::Spells), active, welcome);
    }
    template <class Slots>
    double spells(const Slots& slots, const Exhibition& active, CategorySet welcome) const {
        double worth = 0;
        int to_build = 0;
        for (const Slot slot : slots) {
            const SpellPiece& piece = table_.pieces.spell(slot);
            if (piece.place == Place::Installed) continue;
            if (piece.place == Place::Active) {
                const auto category = static_cast<std::size_t>(s_.facts_in(slot).category);
                worth += std::max(kLooseSpell * active.spell[category], kUselessSpell * spell());
                continue;
            }
            ++to_build;
            if (piece.place == Place::Sanctum) {
                const double place = welcome.has(s_.facts_in(slot).category) ? 1.0 : 0.8;
                const double done = std::min<int>(piece.vis, kSpellCost) / double{kSpellCost};
                worth += kStudiedSpell * spell() * place * done;
            } else {
                worth += kHandCard + (is_due(piece) ? 0.1 : 0);
            }
        }
        return worth + kSpellToBuild * std::min(to_build, 3);
    }
    // The worth of an installed spell over all coming counts. Just before the last count, a spell
    // that is not installed yet is worth little.
    double spell() const {
        if (counts_left_ == 0) return kSpellScores * (1 - kSpellTooLate * nearness_);
        return kSpellScores + kSpellScoresOn * counts_left_;
    }
    static bool is_due(const Piece& piece) {
        return piece.place == Place::DueInHand || piece.place == Place::DueInSanctum;
    }
    double inactive_item(const Facts& facts, int vis) const {
        const double full =
            facts.base * (kItemScores + kCountsOn * counts_left_) + kPlaceToCome * facts.capacity;
        const double done = std::min<int>(vis, facts.cost) / (facts.cost * 1.0);
        return full * (kInactive + kStudied * done * (1 - kLastSteps + kLastSteps * done));
    }

    // The worth of what is pending.
    double under_way() const {
        double worth = 0;
        if (table_.active == me_) worth += kFrame * table_.queued_frames;
        if (table_.working.on && table_.active == me_) worth += kWorking;
        if (table_.stage == Stage::Study && table_.active == me_) worth += kStudying;
        if (table_.stage == Stage::InstallOn && table_.asked == me_) worth += kInstalling;
        if (table_.gathering.on && table_.gathering.rolls && table_.gathering.next == me_)
            worth += kRoll;
        return worth;
    }

    const State& s_;
    const Table& table_;
    const Seat me_;
    const int counts_left_;
    const double nearness_;
};

// True if the action does not change the active items and the votes, unless it leads to a count.
bool leaves_exhibition(const Action& action) {
    return std::holds_alternative<Study>(action) || std::holds_alternative<Draw>(action) ||
           std::holds_alternative<Take>(action) || std::holds_alternative<LayDown>(action) ||
           std::holds_alternative<Extract>(action) || std::holds_alternative<Gather>(action);
}

// The choices of one decision, compared with the current position.
class Choices {
public:
    explicit Choices(const View& view)
        : world_(known_state(view)),
          me_(*view.viewer),
          moment_(view.table),
          active_(Judge(world_, me_, moment_).exhibition()),
          now_(Judge(world_, me_, moment_).worth(active_)) {}

    // The change of the position by a choice, minus what its actions could bring if used otherwise.
    // In a turn, a choice that does not improve the position rates below End.
    double worth_of(const Action& action) {
        const Table& table = world_.table;
        if (std::holds_alternative<End>(action)) return -kAction * table.frame.left;
        const auto* vote = std::get_if<Vote>(&action);
        const Change change = vote ? change_by(*vote) : change_by(action);
        const bool may_end = table.stage == Stage::Main || table.stage == Stage::Call;
        if (may_end && change.gain <= 0) return kNever + change.gain;
        return change.gain - kAction * change.actions;
    }

private:
    struct Change {
        double gain = 0;
        int actions = 0;  // that the choice uses
    };

    Change change_by(const Action& action) const {
        const Table& table = world_.table;
        State next = world_;
        GrandTribunal::play(next, me_, action);
        const Judge judge(next, me_, moment_);
        const bool same = leaves_exhibition(action) && !table.working.on &&
                          next.table.tribunal == table.tribunal && next.table.stage != Stage::Over;
        return {judge.worth(same ? active_ : judge.exhibition()) - now_,
                table.frame.left - next.table.frame.left};
    }
    // A vote changes only the count, and there are many to rate, so this is a short cut.
    Change change_by(const Vote& vote) {
        std::uint16_t& votes = world_.table.votes[vote.space];
        ++votes;
        const double then = Judge(world_, me_, moment_).exhibition().worth;
        --votes;
        return {then - active_.worth, world_.table.stage == Stage::Main ? 1 : 0};
    }

    State world_;
    const Seat me_;
    const Moment moment_;
    const Exhibition active_;
    const double now_;
};

}  // namespace

void Heuristic<GrandTribunal>::rate(const View& view, const Actions<GrandTribunal>& legal,
                                    Ratings<GrandTribunal>& ratings) {
    Choices choices(view);
    for (int i = 0; i < legal.size(); ++i)
        ratings[i] = static_cast<float>(choices.worth_of(legal[i]));
}

}  // namespace curia
