// Whose turn it is and which actions are legal: the only authority on both.
#include <utility>

#include "games/grand_tribunal/effects/targets.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

// What can be done with a card as it lies there.
enum class Way : std::uint8_t { None, LayDown, Activate, Study, Install, PlayResource };
inline constexpr int kWays = 6;

// A card in hand is laid down, an inactive one is studied until it can be activated. By the place
// of the card, and whether Vis is lacking on it.
using Ways = Indexed<Place, std::array<Way, 2>, 7>;
constexpr Ways ways(Way in_sanctum, Way in_sanctum_lacking, Way active) {
    Ways ways{};
    ways[Place::Hand] = {Way::LayDown, Way::LayDown};
    ways[Place::Sanctum] = {in_sanctum, in_sanctum_lacking};
    ways[Place::Active] = {active, active};
    return ways;
}
constexpr Ways kWaysOfItem = ways(Way::Activate, Way::Study, Way::None);
constexpr Ways kWaysOfSpell = ways(Way::Activate, Way::Study, Way::Install);
constexpr Ways kWaysOfResource = ways(Way::PlayResource, Way::None, Way::None);

// The action of each way with each slot. Looking it up needs no branch.
template <class A>
constexpr auto with_each_slot() {
    return []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
        return std::array<Action, sizeof...(kIndex)>{A{Slot{kIndex}}...};
    }(std::make_index_sequence<64 * kDecks>());
}
constexpr Indexed<Way, std::array<Action, 64 * kDecks>, kWays> kActionsOfWay{
    {std::array<Action, 64 * kDecks>{}, with_each_slot<LayDown>(), with_each_slot<Activate>(),
     with_each_slot<Study>(), with_each_slot<Install>(), with_each_slot<PlayResource>()}};

// The choices of a player in a turn and in the call. Equal cards give one choice.
//
// Players have many cards, and where each of them lies follows no pattern that the processor could
// predict. So cards in hand and inactive cards are listed without a branch.
class Choices {
public:
    Choices(const State& s, Seat seat, ActionList& out)
        : s_(s), table_(s.table), cards_(s.table.player(seat).cards), out_(out) {}

    void list_main() {
        is_open_[Way::LayDown] = is_open_[Way::Activate] = is_open_[Way::Install] = true;
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
        is_open_[Way::Activate] = is_open_[Way::Install] = true;
        list_cards();
        out_.push(End{});
    }

    void list_studies() {
        is_open_[Way::Study] = true;
        for (const Slot slot : table_.studied) studied_.add(slot);
        // R9: three cards with 1 Vis each, or the first one twice.
        if (table_.studied.size() > 1)
            for (const Slot slot : table_.studied) cards_.remove(slot);
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
            if (open_to(item).has(table_.facts(spell).category)) out_.push(Pick{item});
    }

private:
    bool may(Kind kind) const { return allowed_.has(kind) && !why_table_forbids(table_, kind); }

    void list_cards() {
        list_items();
        list_spells();
        if (!of_deck(cards_, Deck::Resources).empty()) list_resources();
    }

    // Notes the number of spells on each item.
    void note_installed() {
        for (const Slot slot : of_deck(cards_, Deck::Spells)) {
            const SpellPiece& piece = table_.pieces.spell(slot);
            const bool is_installed = piece.place == Place::Installed;
            installed_[piece.host.number()] =
                static_cast<std::uint8_t>(installed_[piece.host.number()] + is_installed);
        }
    }
    // The categories of which one more spell fits on the item: R8.
    CategorySet open_to(Slot item) const {
        const ItemPiece& piece = table_.pieces.item(item);
        if (piece.place != Place::Active) return {};
        const Facts& facts = table_.facts(piece.face.card());
        return installed_[item.number()] < facts.capacity ? facts.accepts : CategorySet();
    }

    const Facts& facts_in(Slot slot, const Piece& piece) const {
        const Face hidden = s_.secrets.faces[slot];
        return table_.facts(Card{piece.face.is_down() ? hidden.value : piece.face.value});
    }
    void list_if(bool wanted, Way way, Slot slot) {
        out_.push_if(wanted & is_open_[way], kActionsOfWay[way][slot.index]);
    }

    void list_items() {
        std::uint64_t active = 0;
        for (const Slot slot : of_deck(cards_, Deck::Items)) {
            const ItemPiece& piece = table_.pieces.item(slot);
            list_if(true, kWaysOfItem[piece.place][piece.vis < facts_in(slot, piece).cost], slot);
            active |= std::uint64_t{piece.place == Place::Active} << slot.number();
        }
        if (active == 0) return;
        note_installed();
        SlotSet hosts;
        hosts.set_part(static_cast<int>(Deck::Items), active);
        for (const Slot item : of_deck(hosts, Deck::Items)) welcome_.add(open_to(item));
    }

    void list_spells() {
        std::array<Twins, 4> copies;  // by place; at 0 those that are unlike their copies
        for (const Slot slot : of_deck(cards_, Deck::Spells)) {
            const SpellPiece& piece = table_.pieces.spell(slot);
            if (piece.place == Place::Installed) {
                list_cast(slot, piece);
                continue;
            }
            const Facts& facts = facts_in(slot, piece);
            // A card just studied is no longer equal to its copies.
            const bool is_unlike = studied_.has(slot);
            const int place = static_cast<int>(piece.place) * !is_unlike;
            const bool is_first = copies[place].is_first(piece, facts.kind) | is_unlike;
            const bool fits = (piece.place != Place::Active) | welcome_.has(facts.category);
            list_if(is_first & fits, kWaysOfSpell[piece.place][piece.vis < facts.cost], slot);
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
            list_if(is_first, kWaysOfResource[piece.place][0], slot);
        }
    }

    void list_votes() {
        if (!may(Kind::Vote)) return;
        SpaceSet open = SpaceSet::all();
        open.remove(table_.locked);
        for (const Space space : open) out_.push(Vote{space});
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
    SlotSet cards_;
    ActionList& out_;
    KindSet allowed_;
    Indexed<Way, bool, kWays> is_open_;
    bool may_cast_ = false;
    std::array<std::uint8_t, kMaxItems> installed_{};  // by item: how many spells lie on it
    CategorySet welcome_;                              // of the spells that fit on some active item
    SlotSet studied_;
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
