#include "games/grand_tribunal/effects/targets.h"

#include "games/grand_tribunal/table/moves.h"

namespace curia::grand_tribunal {

namespace {

class Targets {
public:
    // Without the secrets, hidden cards count as different from each other.
    Targets(const Table& table, const Secrets* secrets, ActionList& out)
        : table_(table), secrets_(secrets), working_(table.working), me_(table.active), out_(out) {}

    void list();

private:
    template <class Wanted>
    void own(Wanted&& wanted) {
        for (const Deck deck : kAllDecks) {
            std::array<Twins, 2> twins;  // in hand, in the Sanctum
            for (const Slot slot : of_deck(table_.player(me_).cards, deck)) {
                const Piece& piece = table_.piece(slot);
                if (!wanted(slot, piece) || working_.picked.has(slot)) continue;
                const std::optional<int> kind = kind_in(slot, piece);
                if (!kind || twins[piece.place == Place::Hand].is_first(piece, *kind))
                    out_.push(Pick{slot});
            }
        }
    }
    std::optional<int> kind_in(Slot slot, const Piece& piece) const {
        if (!piece.face.is_down()) return table_.facts(piece.face.card()).kind;
        if (!secrets_) return std::nullopt;
        return table_.facts(secrets_->faces[slot].card()).kind;
    }

    void own_installed() {
        for (const Slot spell : of_deck(table_.player(me_).cards, Deck::Spells))
            if (table_.piece(spell).place == Place::Installed && !working_.picked.has(spell))
                push_installed(me_, spell);
    }

    // Of equal spells on one item only one is listed.
    void push_installed(Seat owner, Slot spell) {
        const SpellPiece& piece = table_.pieces.spell(spell);
        const int kind = table_.facts(piece.face.card()).kind;
        for (const Slot other : of_deck(table_.player(owner).cards, Deck::Spells)) {
            if (other == spell) break;
            const SpellPiece& twin = table_.pieces.spell(other);
            if (twin.place == Place::Installed && twin.host == piece.host &&
                table_.facts(twin.face.card()).kind == kind && !working_.picked.has(other))
                return;
        }
        out_.push(Pick{spell});
    }

    void new_places() {
        const SpellPiece& piece = table_.pieces.spell(working_.from);
        for (const Slot item : of_deck(table_.player(me_).cards, Deck::Items))
            if (item != piece.host && fits(table_, me_, piece.face.card(), item))
                out_.push(Pick{item});
        out_.push(PickLibrary{});
    }

    void opponents_installed(Question question) {
        for (const Seat seat : seats(table_.players())) {
            if (!is_opponent(table_, me_, seat)) continue;
            for (const Slot spell : of_deck(table_.player(seat).cards, Deck::Spells)) {
                const Piece& piece = table_.piece(spell);
                if (piece.place != Place::Installed) continue;
                if (question == Question::OpponentMirrored &&
                    table_.facts(piece.face.card()).effect == Effect::Mirror)
                    continue;
                push_installed(seat, spell);
            }
        }
    }

    // Face-down cards differ by slot; equal face-up cards give one answer.
    void opponents_with_vis() {
        for (const Seat seat : seats(table_.players())) {
            if (!is_opponent(table_, me_, seat)) continue;
            for (const Deck deck : kDecksWithRow) {
                Twins twins;
                for (const Slot slot : of_deck(table_.player(seat).cards, deck)) {
                    const Piece& piece = table_.piece(slot);
                    if (piece.place != Place::Sanctum || piece.vis == 0) continue;
                    if (piece.face.is_down() ||
                        twins.is_first(piece, table_.facts(piece.face.card()).kind))
                        out_.push(Pick{slot});
                }
            }
        }
    }

    // Equal cards need not be neighbours, so the kinds seen are remembered.
    template <class Cards>
    void cards(const Cards& cards, std::uint64_t& kinds) {
        for (const Card card : cards) {
            const std::uint64_t bit = std::uint64_t{1} << table_.facts(card).kind;
            if ((kinds & bit) == 0) out_.push(PickCard{card});
            kinds |= bit;
        }
    }
    void row(Deck deck) {
        std::uint64_t kinds = 0;
        cards(table_.rows[deck], kinds);
    }
    void row_or_discarded_items() {
        std::uint64_t kinds = 0;
        cards(table_.rows[Deck::Items], kinds);
        cards(of_deck(table_.discards, Deck::Items), kinds);
    }
    void discarded_spells() {
        std::uint64_t kinds = 0;
        cards(of_deck(table_.discards, Deck::Spells), kinds);
    }

    template <class Wanted>
    void spaces(Wanted&& wanted) {
        for (const Space space : SpaceSet::all())
            if (!table_.locked.has(space) && wanted(space)) out_.push(PickSpace{space});
    }
    void spaces_to_vote() {
        if (!table_.has_votes()) return;
        const Facts& facts = table_.facts(working_.program);
        const int most_on_one = facts.amounts[1];
        const bool limited = row_of(facts.effect).amounts[1] == Amount::OnOneSpace;
        spaces([&](Space space) {
            int placed = 0;
            for (const Space earlier : working_.spaces) placed += earlier == space ? 1 : 0;
            return !limited || placed < most_on_one;
        });
    }

    void cards_to_draw() {
        for (const Deck deck : kDecksWithRow) {
            std::uint64_t kinds = 0;
            for (const Card card : table_.rows[deck]) {
                const std::uint64_t bit = std::uint64_t{1} << table_.facts(card).kind;
                if ((kinds & bit) == 0) out_.push(Take{card});
                kinds |= bit;
            }
            if (table_.can_deal(deck)) out_.push(Draw{deck});
        }
    }

    const Table& table_;
    const Secrets* const secrets_;
    const Working& working_;
    const Seat me_;
    ActionList& out_;
};

bool is_inactive(Slot slot, const Piece& piece) {
    return slot.deck() != Deck::Resources && piece.place == Place::Sanctum;
}

void Targets::list() {
    const auto has_votes = [&](Space space) { return table_.votes[space] > 0; };
    switch (working_.question) {
        case Question::Opponent:
            for (const Seat seat : seats(table_.players()))
                if (is_opponent(table_, me_, seat)) out_.push(PickOpponent{seat});
            break;
        case Question::OwnInactive: own(is_inactive); break;
        case Question::OwnInactiveItem:
            own([](Slot slot, const Piece& piece) {
                return slot.deck() == Deck::Items && is_inactive(slot, piece);
            });
            break;
        case Question::OwnUnused:
            own([](Slot, const Piece& piece) {
                return piece.place == Place::Hand || piece.place == Place::Sanctum;
            });
            break;
        case Question::OwnContender:
            own([&](Slot slot, const Piece& piece) {
                return slot.deck() == Deck::Items && piece.place == Place::Active &&
                       table_.pieces.item(slot).award == Award::None;
            });
            break;
        case Question::OwnInstalled: own_installed(); break;
        case Question::NewPlace: new_places(); break;
        case Question::OpponentInactive: opponents_with_vis(); break;
        case Question::OpponentInstalled: opponents_installed(working_.question); break;
        case Question::OpponentMirrored: opponents_installed(working_.question); break;
        case Question::OpponentSabotaged:
            opponents_installed(working_.question);
            opponents_with_vis();
            break;
        case Question::RowItem: row(Deck::Items); break;
        case Question::RowSpell: row(Deck::Spells); break;
        case Question::RowCard:
            row(Deck::Items);
            row(Deck::Spells);
            break;
        case Question::DiscardedSpell: discarded_spells(); break;
        case Question::RowOrDiscardedItem: row_or_discarded_items(); break;
        case Question::SpaceToVote: spaces_to_vote(); break;
        case Question::SpaceToBind: spaces([](Space) { return true; }); break;
        case Question::SpaceToReduce: spaces(has_votes); break;
        case Question::SpaceToShift:
            if (SpaceSet::all().size() - table_.locked.size() > 1) spaces(has_votes);
            break;
        case Question::SpaceShiftedTo:
            spaces([&](Space space) { return space != working_.spaces.back(); });
            break;
        case Question::DeckToDraw:
            for (const Deck deck : kDecksWithRow)
                if (table_.can_deal(deck)) out_.push(ChooseDeck{deck});
            break;
        case Question::CardToDraw: cards_to_draw(); break;
        case Question::OpenSource:
            for (const Source source : kAllSources)
                if (table_.is_open(source)) out_.push(Gather{source});
            break;
    }
}

}  // namespace

void list_targets(const State& s, ActionList& out) { Targets(s.table, &s.secrets, out).list(); }
void list_possible_targets(const Table& table, ActionList& out) {
    Targets(table, nullptr, out).list();
}

}  // namespace curia::grand_tribunal
