// Whose turn it is and which actions are legal: the only authority on both.
#include "games/grand_tribunal/effects/targets.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

// The choices of a player in a turn and in the call. Equal cards give one choice.
class Choices {
public:
    Choices(const State& s, Seat seat, ActionList& out)
        : s_(s), table_(s.table), cards_(s.table.player(seat).cards), out_(out) {}

    void list_main() {
        may_study_ = !why_not(table_, Kind::Study);
        may_cast_ = !why_not(table_, Kind::Cast);
        may_play_ = !why_not(table_, Kind::PlayResource);
        list_cards();
        list_votes();
        list_draws();
        if (!why_not(table_, Kind::Extract)) out_.push(Extract{});
        if (!why_not(table_, Kind::Gather))
            for (const Source source : kAllSources)
                if (table_.is_open(source)) out_.push(Gather{source});
        out_.push(End{});
    }

    void list_call() {
        in_call_ = true;
        list_cards();
        out_.push(End{});
    }

    void list_studies() {
        may_study_ = only_study_ = true;
        list_cards();
        out_.push(Stop{});
    }

    void list_discards() {
        for (const Deck deck : kAllDecks) {
            Twins twins;
            for (const Slot slot : of_deck(cards_, deck))
                if (table_.piece(slot).place == Place::Hand &&
                    twins.is_first(table_.piece(slot), s_.facts_in(slot).kind))
                    out_.push(Discard{slot});
        }
    }

    // R9: the active items that accept the spell to install.
    void list_hosts() {
        const Card spell = table_.piece(table_.installing).face.card();
        note_installed();
        for (const Slot item : of_deck(cards_, Deck::Items))
            if (has_room(item) && table_.facts(table_.piece(item).face.card())
                                      .accepts.has(table_.facts(spell).category))
                out_.push(Pick{item});
    }

private:
    void list_cards() {
        note_installed();
        for (const Slot slot : of_deck(cards_, Deck::Items)) list_item(slot);
        for (const Slot slot : of_deck(cards_, Deck::Spells)) list_spell(slot);
        for (const Slot slot : of_deck(cards_, Deck::Resources)) list_resource(slot);
    }

    // Notes the number of spells on each item, and the categories that still fit on some item.
    void note_installed() {
        for (const Slot slot : of_deck(cards_, Deck::Spells)) {
            const SpellPiece& piece = table_.pieces.spell(slot);
            if (piece.place == Place::Installed) ++installed_[piece.host.number()];
        }
        for (const Slot slot : of_deck(cards_, Deck::Items))
            if (has_room(slot)) welcome_.add(table_.facts(table_.piece(slot).face.card()).accepts);
    }
    bool has_room(Slot item) const {
        const Piece& piece = table_.piece(item);
        return piece.place == Place::Active &&
               installed_[item.number()] < table_.facts(piece.face.card()).capacity;
    }

    bool is_free_step_open() const { return !only_study_; }

    void list_inactive(Slot slot, const Piece& piece, const Facts& facts) {
        if (piece.vis >= facts.cost) {
            if (is_free_step_open()) out_.push(Activate{slot});
        } else if (may_study_ && is_studiable(slot)) {
            out_.push(Study{slot});
        }
    }

    // R9: three cards with 1 Vis each, or the first one twice.
    bool is_studiable(Slot slot) const {
        const auto& studied = table_.studied;
        return studied.size() == 1 || !studied.has(slot);
    }

    void list_item(Slot slot) {
        const ItemPiece& piece = table_.pieces.item(slot);
        if (piece.place == Place::Hand) {
            if (is_hand_open()) out_.push(LayDown{slot});
        } else if (piece.place == Place::Sanctum) {
            list_inactive(slot, piece, s_.facts_in(slot));
        }
    }

    bool is_hand_open() const { return !only_study_ && !in_call_; }

    void list_spell(Slot slot) {
        const SpellPiece& piece = table_.pieces.spell(slot);
        const Facts& facts = s_.facts_in(slot);
        switch (piece.place) {
            case Place::Hand:
                if (is_hand_open() && in_hand_.is_first(piece, facts.kind))
                    out_.push(LayDown{slot});
                break;
            case Place::Sanctum:
                // A card just studied is no longer equal to its copies.
                if (table_.studied.has(slot) || inactive_.is_first(piece, facts.kind))
                    list_inactive(slot, piece, facts);
                break;
            case Place::Active:
                if (is_free_step_open() && welcome_.has(facts.category) &&
                    loose_.is_first(piece, facts.kind))
                    out_.push(Install{slot});
                break;
            case Place::Installed:
                if (may_cast_ && is_first_on_host(slot, piece, facts)) out_.push(Cast{slot});
                break;
            default: break;
        }
    }

    bool is_first_on_host(Slot slot, const SpellPiece& piece, const Facts& facts) const {
        for (const Slot other : of_deck(cards_, Deck::Spells)) {
            if (other == slot) return true;
            const SpellPiece& twin = table_.pieces.spell(other);
            if (twin.place == Place::Installed && twin.host == piece.host &&
                table_.facts(twin.face.card()).kind == facts.kind)
                return false;
        }
        return true;
    }

    void list_resource(Slot slot) {
        const Piece& piece = table_.piece(slot);
        const int kind = s_.facts_in(slot).kind;
        if (piece.place == Place::Hand) {
            if (is_hand_open() && resources_in_hand_.is_first(piece, kind))
                out_.push(LayDown{slot});
        } else if (may_play_ && in_vault_.is_first(piece, kind)) {
            out_.push(PlayResource{slot});
        }
    }

    void list_votes() {
        if (why_not(table_, Kind::Vote)) return;
        for (const Space space : SpaceSet::all())
            if (!table_.locked.has(space)) out_.push(Vote{space});
    }

    void list_draws() {
        if (!why_not(table_, Kind::Draw))
            for (const Deck deck : kDecksWithRow) {
                list_row(deck);
                if (table_.can_deal(deck)) out_.push(Draw{deck});
            }
        if (!why_not(table_, Kind::DrawResource)) out_.push(Draw{Deck::Resources});
    }
    void list_row(Deck deck) {
        const auto& row = table_.rows[deck];
        for (int i = 0; i < row.size(); ++i) {
            bool is_first = true;
            for (int j = 0; j < i; ++j)
                if (table_.facts(row[j]).kind == table_.facts(row[i]).kind) is_first = false;
            if (is_first) out_.push(Take{row[i]});
        }
    }

    const State& s_;
    const Table& table_;
    const SlotSet& cards_;
    ActionList& out_;
    bool may_study_ = false, may_cast_ = false, may_play_ = false;
    bool in_call_ = false, only_study_ = false;
    std::array<std::uint8_t, kMaxItems> installed_{};
    CategorySet welcome_;
    Twins in_hand_, inactive_, loose_, resources_in_hand_, in_vault_;
};

void list_praeco_votes(const Table& table, ActionList& out) {
    for (const Space space : SpaceSet::all())
        if (!table.locked.has(space) && !table.praeco_spaces.has(space)) out.push(Vote{space});
}

void list_answers(const State& s, ActionList& out) {
    list_targets(s, out);
    if (s.table.working.may_stop) out.push(Stop{});
}

}  // namespace

Turn GrandTribunal::turn(const State& state) {
    if (state.table.stage <= Stage::RollDuel) return Turn::of_chance();
    if (state.table.stage == Stage::Over) return Turn::of_nobody();
    return Turn::of_player(state.table.asked);
}

void GrandTribunal::legal(const State& state, Seat seat, Actions<GrandTribunal>& actions) {
    if (turn(state) != Turn::of_player(seat)) return;
    const Table& table = state.table;
    switch (table.stage) {
        case Stage::Draft:
            for (const Deck deck : kAllDecks)
                if (table.can_deal(deck)) actions.push(ChooseDeck{deck});
            break;
        case Stage::PraecoVotes: list_praeco_votes(table, actions); break;
        case Stage::Main: Choices(state, seat, actions).list_main(); break;
        case Stage::InstallOn: Choices(state, seat, actions).list_hosts(); break;
        case Stage::Study: Choices(state, seat, actions).list_studies(); break;
        case Stage::Effect: list_answers(state, actions); break;
        case Stage::Keep:
            actions.push(Keep{});
            actions.push(LetGo{});
            break;
        case Stage::Join:
            actions.push(Join{});
            actions.push(Decline{});
            break;
        case Stage::DiscardDown: Choices(state, seat, actions).list_discards(); break;
        case Stage::Call: Choices(state, seat, actions).list_call(); break;
        default: break;
    }
}

}  // namespace curia::grand_tribunal
