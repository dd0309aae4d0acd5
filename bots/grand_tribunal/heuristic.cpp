// Looks at what each choice leads to and takes the one that leaves it best: items that score now
// and in later counts, spells on them, cards on their way, Vis; less what the others would score.
#include "bots/grand_tribunal/heuristic.h"

#include <algorithm>

#include "games/grand_tribunal/moves.h"
#include "games/grand_tribunal/tribunal.h"

namespace curia {

using namespace grand_tribunal;

namespace {

constexpr double kVis = 0.4;       // the first Vis of a reserve ...
constexpr double kMoreVis = 0.12;  // ... and those beyond what is spent soon
constexpr int kVisSpentSoon = 12;
constexpr double kUsualFactor = 1.8;  // of an item in a count that is still far
constexpr double kInactive = 0.12;    // of an item's worth, before it is studied
constexpr double kStudied = 0.72;     // ... and by how much full study lifts it
constexpr double kFreePlace = 0.35;   // for a spell on an active item
// Shares of what a spell is worth once it is on an item, from the Sanctum on: each step lifts it.
constexpr double kStudiedSpell = 0.75, kUselessSpell = 0.8, kLooseSpell = 0.92;
constexpr double kSpellScores = 1.3;  // what a spell on an item brings in a count
constexpr double kInactiveSpell = 0.05, kHandCard = 0.25, kResource = 1.3;
constexpr double kItemToBuild = 1.2, kSpellToBuild = 0.7;
constexpr double kFrame = 1.5, kFog = 1.2, kWorking = 0.8, kRoll = 1.4;
constexpr double kStudying = 1.0;    // to go on with a study that was begun
constexpr double kInstalling = 0.3;  // likewise a spell that is on its way to an item
constexpr double kAction = 0.7;      // what an action could bring otherwise
constexpr double kNever = -20;
constexpr double kRival = 0.3;  // weight of what the others would get

// How far the game is: the same for all choices of one decision.
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

class Judge {
public:
    Judge(const State& s, Seat me, const Moment& moment)
        : s_(s),
          table_(s.table),
          me_(me),
          counts_left_(moment.counts_left),
          nearness_(moment.nearness),
          count_(count(s.table)) {}

    double worth() const {
        const int players = table_.players();
        double worth = table_.player(me_).points;
        for (const Counted& one : count_)
            worth += active_item(one) * (one.owner == me_ ? 1.0 : -kRival / (players - 1));
        for (const Slot slot : table_.player(me_).cards) worth += card(slot);
        worth += choice_of_cards();
        worth += vis(table_.player(me_).vis);
        for (const Seat seat : seats(players))
            if (seat != me_) worth -= rival(table_.player(seat)) / (players - 1);
        worth += under_way();
        return worth;
    }

private:
    double vis(int vis) const {
        if (counts_left_ == 0 && nearness_ > 0.8) return 0.05 * vis;
        const int soon = std::min(vis, kVisSpentSoon);
        return kVis * soon + kMoreVis * (vis - soon);
    }
    double rival(const Player& player) const {
        return kRival * (vis(player.vis) - (player.fogged ? kFog * 3 : 0));
    }

    double factor_expected(const Counted& one) const {
        if (table_.pieces.item(one.item).award != Award::None)
            return table_.options().awarded_rescore == AwardedRescore::None ? 0 : 1;
        return nearness_ * factor(one.prize) + (1 - nearness_) * kUsualFactor;
    }
    double active_item(const Counted& one) const {
        const Facts& facts = table_.facts(one.card);
        const double value = facts.base + one.spells;
        const double open = one.owner == me_ ? kFreePlace * (facts.capacity - one.spells) : 0;
        return value * (factor_expected(one) + counts_left_) + open + 0.03 * one.votes;
    }

    // Something to build: the first few cards of a kind are worth more than the next.
    double choice_of_cards() const {
        int items = 0, spells = 0;
        for (const Slot slot : table_.player(me_).cards) {
            const Place place = table_.piece(slot).place;
            if (place == Place::Active || place == Place::Installed) continue;
            items += slot.deck() == Deck::Items ? 1 : 0;
            spells += slot.deck() == Deck::Spells ? 1 : 0;
        }
        return kItemToBuild * std::min(items, 2) + kSpellToBuild * std::min(spells, 3);
    }

    double card(Slot slot) const {
        const Piece& piece = table_.piece(slot);
        switch (piece.place) {
            case Place::Hand: return slot.deck() == Deck::Resources ? kResource - 0.1 : kHandCard;
            case Place::DueInHand:
            case Place::DueInSanctum:
                return slot.deck() == Deck::Resources ? kResource : kHandCard + 0.1;
            case Place::Active: return slot.deck() == Deck::Spells ? loose(slot) : 0;
            case Place::Sanctum: return inactive(slot, piece);
            default: return 0;
        }
    }
    // What an installed spell brings, counts to come included. Just before the last one it has to
    // be installed to bring anything.
    double spell() const {
        if (counts_left_ == 0) return kSpellScores * (1 - 0.8 * nearness_);
        return kSpellScores + counts_left_;
    }
    double loose(Slot slot) const {
        double best = 0;
        for (const Counted& one : count_)
            if (one.owner == me_ && fits(table_, me_, s_.card_in(slot), one.item))
                best = std::max(best, factor_expected(one) + counts_left_ - kFreePlace);
        return std::max(kLooseSpell * best, kUselessSpell * spell());
    }
    double inactive(Slot slot, const Piece& piece) const {
        if (slot.deck() == Deck::Resources) return kResource;
        const Facts& facts = s_.facts_in(slot);
        if (slot.deck() == Deck::Spells)
            return kInactiveSpell + kStudiedSpell * spell() * (0.8 + has_place(facts)) *
                                        std::min<int>(piece.vis, kSpellCost) / kSpellCost;
        const double full =
            facts.base * (kUsualFactor + counts_left_) + kFreePlace * facts.capacity;
        const double done = std::min<int>(piece.vis, facts.cost) / double{facts.cost * 1.0};
        return full * (kInactive + kStudied * done * (0.7 + 0.3 * done));
    }
    // Is there an item, active or not, that would take the spell?
    double has_place(const Facts& spell) const {
        for (const Slot item : of_deck(table_.player(me_).cards, Deck::Items))
            if (s_.table.piece(item).place != Place::DueInHand &&
                s_.table.piece(item).place != Place::DueInSanctum &&
                s_.facts_in(item).accepts.has(spell.category))
                return 0.2;
        return 0;
    }

    // What has been begun and not been reaped yet.
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
    const Count count_;
};

// The choices of one decision, against what there is.
class Choices {
public:
    explicit Choices(const View& view)
        : world_(known_state(view)),
          me_(*view.viewer),
          moment_(view.table),
          now_(Judge(world_, me_, moment_).worth()) {}

    // What a choice makes of the position, less what its actions could have brought otherwise. In
    // a turn nothing is done that leaves the player worse off: he would rather end it.
    double worth_of(const Action& action) const {
        const Table& table = world_.table;
        if (std::holds_alternative<End>(action)) return -kAction * table.frame.left;
        State next = world_;
        GrandTribunal::play(next, me_, action);
        const double gain = Judge(next, me_, moment_).worth() - now_;
        const bool may_end = table.stage == Stage::Main || table.stage == Stage::Call;
        if (may_end && gain <= 0) return kNever + gain;
        return gain - kAction * (table.frame.left - next.table.frame.left);
    }

private:
    const State world_;
    const Seat me_;
    const Moment moment_;
    const double now_;
};

}  // namespace

void Heuristic<GrandTribunal>::rate(const View& view, const Actions<GrandTribunal>& legal,
                                    Ratings<GrandTribunal>& ratings) {
    const Choices choices(view);
    for (int i = 0; i < legal.size(); ++i)
        ratings[i] = static_cast<float>(choices.worth_of(legal[i]));
}

}  // namespace curia
