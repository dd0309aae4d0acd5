// Whose turn it is and which actions are legal: the only authority on both.
#include <utility>

#include "games/grand_tribunal/effects/targets.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

// What can be done with a card in hand or inactive.
enum class Way : std::uint8_t { LayDown, Activate, Study, PlayResource };
inline constexpr int kWays = 4;

// The action of each way with each slot. Looking it up needs no branch.
template <class A>
constexpr auto with_each_slot() {
    return []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
        return std::array<Action, sizeof...(kIndex)>{A{Slot{kIndex}}...};
    }(std::make_index_sequence<64 * kDecks>());
}
constexpr Indexed<Way, std::array<Action, 64 * kDecks>, kWays> kActionsOfWay{
    {with_each_slot<LayDown>(), with_each_slot<Activate>(), with_each_slot<Study>(),
     with_each_slot<PlayResource>()}};

// The choices of a player in a turn and in the call. Equal cards give one choice.
//
// Players have many cards, and where each of them lies follows no pattern that the processor could
// predict. So cards in hand and inactive cards are listed without a branch.
class Choices {
public:
    Choices(const State& s, Seat seat, ActionList& out)
        : s_(s), table_(s.table), cards_(s.table.player(seat).cards), out_(out) {}

    void list_main() {
        is_open_[Way::LayDown] = is_open_[Way::Activate] = may_install_ = true;
        allowed_ = allowed_by(table_.frame);
        is_open_[Way::Study] = may(Kind::Study);
        may_cast_ = may(Kind::Cast);
        is_open_[Way::PlayResource] = may(Kind::PlayResource);
        list_cards();
        list_votes();
        list_draws();
        if (may(Kind::Extract)) out_.push(Extract{});
        if (may(Kind::Gather))
            for (const Source source : kAllSources)
                if (table_.is_open(source)) out_.push(Gather{source});
        out_.push(End{});
    }

    void list_call() {
        is_open_[Way::Activate] = may_install_ = true;
        list_cards();
        out_.push(End{});
    }

    void list_studies() {
        is_open_[Way::Study] = true;
        for (const Slot slot : table_.studied) studied_.add(slot);
        // R9: three cards with 1 Vis each, or the first one twice.
        if (table_.studied.size() > 1) studied_enough_ = studied_;
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
    bool may(Kind kind) const { return allowed_.has(kind) && !why_table_forbids(table_, kind); }

    void list_cards() {
        for (const Slot slot : of_deck(cards_, Deck::Items)) list_item(slot);
        for (const Slot slot : of_deck(cards_, Deck::Spells)) list_spell(slot);
        if (!of_deck(cards_, Deck::Resources).empty()) list_resources();
    }

    // Notes the number of spells on each item, and the categories that still fit on some item.
    void note_installed() {
        for (const Slot slot : of_deck(cards_, Deck::Spells)) {
            const SpellPiece& piece = table_.pieces.spell(slot);
            const bool is_installed = piece.place == Place::Installed;
            installed_[piece.host.number()] =
                static_cast<std::uint8_t>(installed_[piece.host.number()] + is_installed);
        }
        for (const Slot slot : of_deck(cards_, Deck::Items))
            if (has_room(slot)) welcome_.add(table_.facts(table_.piece(slot).face.card()).accepts);
    }
    // Few players have a loose spell, so this is worked out for the first one.
    bool is_welcome(Category category) {
        if (!knows_welcome_) note_installed();
        knows_welcome_ = true;
        return welcome_.has(category);
    }
    bool has_room(Slot item) const {
        const Piece& piece = table_.piece(item);
        return piece.place == Place::Active &&
               installed_[item.number()] < table_.facts(piece.face.card()).capacity;
    }

    const Facts& facts_in(Slot slot, const Piece& piece) const {
        const Face hidden = s_.secrets.faces[slot];
        return table_.facts(Card{piece.face.is_down() ? hidden.value : piece.face.value});
    }
    void list_if(bool wanted, Way way, Slot slot) {
        out_.push_if(wanted & is_open_[way], kActionsOfWay[way][slot.index]);
    }

    // A card in hand is laid down, an inactive one is studied until it can be activated.
    static Way way_of(const Piece& piece, const Facts& facts) {
        const int inactive = static_cast<int>(Way::Activate) + (piece.vis < facts.cost);
        return static_cast<Way>(inactive * (piece.place != Place::Hand));
    }

    void list_item(Slot slot) {
        const ItemPiece& piece = table_.pieces.item(slot);
        const bool is_inactive = (piece.place == Place::Hand) | (piece.place == Place::Sanctum);
        list_if(is_inactive & !studied_enough_.has(slot), way_of(piece, facts_in(slot, piece)),
                slot);
    }

    void list_spell(Slot slot) {
        const SpellPiece& piece = table_.pieces.spell(slot);
        if (piece.place == Place::Installed) return list_cast(slot, piece);
        const Facts& facts = facts_in(slot, piece);
        // A card just studied is no longer equal to its copies.
        const bool is_unlike = studied_.has(slot);
        const int copies = static_cast<int>(piece.place) * !is_unlike;
        const bool is_first = copies_[copies].is_first(piece, facts.kind) | is_unlike;
        if (piece.place == Place::Active) {
            if (is_first && may_install_ && is_welcome(facts.category)) out_.push(Install{slot});
        } else {
            list_if(is_first & !studied_enough_.has(slot), way_of(piece, facts), slot);
        }
    }

    // Of equal spells on one item only the first is listed.
    void list_cast(Slot slot, const SpellPiece& piece) {
        if (!may_cast_) return;
        const int kind = table_.facts(piece.face.card()).kind;
        for (const Slot other : of_deck(cards_, Deck::Spells)) {
            if (other == slot) break;
            const SpellPiece& twin = table_.pieces.spell(other);
            if (twin.place == Place::Installed && twin.host == piece.host &&
                table_.facts(twin.face.card()).kind == kind)
                return;
        }
        out_.push(Cast{slot});
    }

    void list_resources() {
        std::array<Twins, 2> copies;  // in hand, in the vault
        for (const Slot slot : of_deck(cards_, Deck::Resources)) {
            const Piece& piece = table_.piece(slot);
            const int is_in_vault = piece.place != Place::Hand;
            const bool is_first = copies[is_in_vault].is_first(piece, facts_in(slot, piece).kind);
            list_if(is_first, static_cast<Way>(is_in_vault * static_cast<int>(Way::PlayResource)),
                    slot);
        }
    }

    void list_votes() {
        if (!may(Kind::Vote)) return;
        for (const Space space : SpaceSet::all())
            if (!table_.locked.has(space)) out_.push(Vote{space});
    }

    void list_draws() {
        if (may(Kind::Draw))
            for (const Deck deck : kDecksWithRow) {
                list_row(deck);
                if (table_.can_deal(deck)) out_.push(Draw{deck});
            }
        if (may(Kind::DrawResource)) out_.push(Draw{Deck::Resources});
    }
    void list_row(Deck deck) {
        std::uint64_t kinds = 0;
        for (const Card card : table_.rows[deck]) {
            const std::uint64_t kind = std::uint64_t{1} << table_.facts(card).kind;
            out_.push_if((kinds & kind) == 0, Take{card});
            kinds |= kind;
        }
    }

    const State& s_;
    const Table& table_;
    const SlotSet& cards_;
    ActionList& out_;
    KindSet allowed_;
    Indexed<Way, bool, kWays> is_open_;
    bool may_cast_ = false, may_install_ = false, knows_welcome_ = false;
    std::array<std::uint8_t, kMaxItems> installed_{};
    CategorySet welcome_;
    SlotSet studied_, studied_enough_;
    std::array<Twins, 4> copies_;  // of spells by place; at 0 those that are unlike their copies
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
