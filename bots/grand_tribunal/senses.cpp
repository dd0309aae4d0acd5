#include "bots/grand_tribunal/senses.h"

#include <algorithm>

#include "engine/overload.h"
#include "games/grand_tribunal/table/moves.h"

namespace curia {
namespace grand_tribunal {

namespace {

std::uint8_t small(int number) { return static_cast<std::uint8_t>(std::clamp(number, 0, 127)); }

bool is_due(const Piece& piece) {
    return piece.place == Place::DueInHand || piece.place == Place::DueInSanctum;
}

SpaceSet spaces_of(CategorySet categories) {
    SpaceSet spaces;
    for (const Category category : categories) spaces.add(space_of(category));
    return spaces;
}

class Seeing {
public:
    Seeing(const View& view, const State* all)
        : view_(view), table_(view.table), all_(all), outlook_(GrandTribunal::outlook(view)) {}

    Sight sight() {
        see_table();
        see_cards();
        return sight_;
    }

private:
    void see_table() {
        const Working& working = table_.working;
        sight_.stage = table_.stage;
        sight_.phase = table_.phase;
        if (working.on) {
            sight_.question = working.question;
            const Effect effect = table_.facts(working.program).effect;
            sight_.working[static_cast<std::size_t>(effect)] = true;
            sight_.step = working.step;
            sight_.count = working.count;
            sight_.may_stop = working.may_stop;
        }
        sight_.gathering = table_.gathering.on;
        sight_.praeco = table_.praeco;
        sight_.active = table_.active;
        sight_.seats = small(table_.players());
        sight_.tribunal = table_.tribunal;
        sight_.round = table_.round;
        sight_.turn = table_.turn;
        sight_.turns_left = outlook_.turns_left;
        sight_.actions = table_.frame.left;
        sight_.frames = table_.queued_frames;
        sight_.used = table_.frame.used;
        sight_.deck_size = table_.deck_size;
        sight_.concilium = table_.concilium;
        sight_.regio = small(table_.regio);
        sight_.extract = outlook_.extract;
        sight_.sources = outlook_.sources;
        sight_.options = table_.options();
        for (int i = 0; i < kSpaces; ++i) {
            const auto space = static_cast<Space>(i);
            SeenSpace& seen = sight_.spaces[space];
            seen.votes = small(table_.votes[space]);
            seen.locked = table_.locked.has(space);
            seen.voted = table_.praeco_spaces.has(space);
        }
        for (const Seat seat : seats(table_.players())) see_player(seat);
        for (const Counted& one : outlook_.count) count_item(one);
    }

    void see_player(Seat seat) {
        const Player& player = table_.player(seat);
        SeenPlayer& seen = sight_.players[seat];
        seen.vis = small(player.vis);
        seen.points = small(player.points);
        seen.counting = small(outlook_.points[seat]);
        seen.fogged = player.fogged;
        seen.warded = player.warded;
        seen.precedence = player.precedence;
        for (const Slot slot : player.cards) {
            const Place place = table_.piece(slot).place;
            seen.hand[slot.deck()] += place == Place::Hand;
            seen.inactive[slot.deck()] += place == Place::Sanctum;
            seen.installed += place == Place::Installed;
            seen.loose += place == Place::Active && slot.deck() == Deck::Spells;
        }
    }
    void count_item(const Counted& one) {
        const ItemPiece& piece = table_.pieces.item(one.item);
        SeenPlayer& seen = sight_.players[one.owner];
        ++(piece.award == Award::None ? seen.contenders : seen.awarded);
        if (piece.award != Award::None) return;
        const bool own = one.owner == *view_.viewer;
        const auto gains = [&](Space space) {
            SeenSpace& at = sight_.spaces[space];
            ++(own ? at.own : at.other);
        };
        gains(space_of(table_.facts(one.card).type));
        for (const Category category : installed_on(table_, one.owner, one.item).categories)
            gains(space_of(category));
    }

    void see_cards() {
        const Spots spots(table_, *view_.viewer);
        for (int i = 0; i < Spot::kAll; ++i) {
            const Spot spot{static_cast<std::uint8_t>(i)};
            if (const auto& slot = spots.slot(spot)) see_slot(*slot, i < Spot::kOwn, spot);
        }
        for (const Deck deck : kDecksWithRow)
            for (const Card card : table_.rows[deck])
                if (const auto spot = spots.in_row(card)) see_facts(card, 0, seen_at(*spot));
        for (const Counted& one : outlook_.count) {
            const Spot spot = spots.spot(one.item);
            if (spots.slot(spot) != one.item) continue;
            SeenCard& seen = *sight_.cards[spot];
            seen.votes = small(one.votes);
            seen.spells = one.spells;
            seen.rank = one.rank;
            seen.factor = small(factor(one.prize));
            seen.points = small(one.points);
        }
    }
    SeenCard& seen_at(Spot spot) { return sight_.cards[spot].emplace(); }

    void see_slot(Slot slot, bool own, Spot spot) {
        const Piece& piece = table_.piece(slot);
        SeenCard& seen = seen_at(spot);
        seen.deck = slot.deck();
        seen.place = piece.place;
        seen.vis = piece.vis;
        seen.marked = is_marked(slot);
        const auto card = all_ ? std::optional(all_->card_in(slot)) : view_.card_in(slot);
        if (card) see_facts(*card, piece.vis, seen);
        if (slot.deck() == Deck::Items) {
            const ItemPiece& item = table_.pieces.item(slot);
            seen.award = item.award == Award::None ? std::uint8_t{0} : small(factor(item.award));
            seen.bonus = item.bonus;
            if (!card) {
                seen.cost = item.least;
                seen.lacking = small(item.least - item.vis);
            } else if (own && piece.place == Place::Sanctum) {
                ++sight_.spaces[space_of(table_.facts(*card).type)].coming;
            }
        } else if (own && card && slot.deck() == Deck::Spells) {
            seen.fits = fits_somewhere(*card);
        }
    }
    void see_facts(Card card, int vis, SeenCard& seen) const {
        const Facts& facts = table_.facts(card);
        seen.deck = card.deck();
        seen.known = true;
        if (card.deck() == Deck::Items) {
            seen.space = space_of(facts.type);
            seen.accepts = spaces_of(facts.accepts);
            seen.cost = facts.cost;
            seen.base = facts.base;
            seen.capacity = facts.capacity;
        } else {
            if (card.deck() == Deck::Spells) {
                seen.space = space_of(facts.category);
                seen.cost = kSpellCost;
            }
            seen.effects[static_cast<std::size_t>(facts.effect)] = true;
            seen.first_amount = facts.amounts[0];
            seen.second_amount = facts.amounts[1];
        }
        seen.lacking = small(seen.cost - vis);
    }
    bool is_marked(Slot slot) const {
        if (table_.stage == Stage::InstallOn) return slot == table_.installing;
        if (table_.stage == Stage::Study)
            return std::ranges::find(table_.studied, slot) != table_.studied.end();
        return table_.working.on &&
               (table_.working.picked.has(slot) || table_.working.bearer == std::optional(slot));
    }
    bool fits_somewhere(Card spell) const {
        const Seat me = *view_.viewer;
        for (const Slot item : of_deck(table_.player(me).cards, Deck::Items))
            if (table_.piece(item).place == Place::Active && fits(table_, me, spell, item))
                return true;
        return false;
    }

    const View& view_;
    const Table& table_;
    const State* all_;
    const Outlook outlook_;
    Sight sight_;
};

}  // namespace

Spots::Spots(const Table& table, Seat viewer) : table_(table) {
    place(table, viewer, Deck::Items, 0, Spot::kOwnItems);
    place(table, viewer, Deck::Spells, Spot::kOwnItems, Spot::kOwnSpells);
    place(table, viewer, Deck::Resources, Spot::kOwnItems + Spot::kOwnSpells, Spot::kOwnResources);
    int first = Spot::kOwn + Spot::kInRows;
    for (int i = 1; i < table.players(); ++i, first += Spot::kTheirs) {
        const Seat seat = Turned{table.players(), viewer}.seat_at(i);
        place(table, seat, Deck::Items, first, Spot::kTheirItems);
        place(table, seat, Deck::Spells, first + Spot::kTheirItems, Spot::kTheirSpells);
        // Nothing is done to the resources of others.
        for (const Slot slot : of_deck(table.player(seat).cards, Deck::Resources))
            spot_of_[slot.index] = static_cast<std::uint8_t>(first + Spot::kTheirs - 1);
    }
}

// What competes or can be cast comes first, because the others matter less if spots run out.
void Spots::place(const Table& table, Seat seat, Deck deck, int first, int most) {
    int count = 0;
    for (const bool in_play : {true, false})
        for (const Slot slot : of_deck(table.player(seat).cards, deck)) {
            const Piece& piece = table.piece(slot);
            if (is_due(piece)) continue;
            const bool is_in_play = piece.place == Place::Active || piece.place == Place::Installed;
            if (is_in_play != in_play) continue;
            const int at = first + std::min(count, most - 1);
            spot_of_[slot.index] = static_cast<std::uint8_t>(at);
            if (count++ < most) slots_[static_cast<std::size_t>(at)] = slot;
        }
}

std::optional<Spot> Spots::in_row(Card card) const {
    int at = Spot::kOwn;
    for (const Deck deck : kDecksWithRow) {
        const auto& row = table_.rows[deck];
        const auto found = std::ranges::find(row, card);
        if (found != row.end()) return Spot{static_cast<std::uint8_t>(at + (found - row.begin()))};
        at += kRowSize;
    }
    return std::nullopt;
}

Deed Spots::deed(const Action& action) const {
    const auto on = [&](CardVerb verb, Slot slot) -> Deed { return OnCard{verb, spot(slot)}; };
    const auto from_row = [&](CardVerb verb, Card card) -> Deed {
        const auto spot = in_row(card);
        return spot ? Deed{OnCard{verb, *spot}} : Deed{Plain{PlainVerb::PickDiscard}};
    };
    return std::visit(
        Overload{
            [&](const ChooseDeck& a) -> Deed { return OnDeck{DeckVerb::Choose, a.deck}; },
            [&](const Draw& a) -> Deed { return OnDeck{DeckVerb::Draw, a.deck}; },
            [&](const LayDown& a) { return on(CardVerb::LayDown, a.slot); },
            [&](const Activate& a) { return on(CardVerb::Activate, a.slot); },
            [&](const Install& a) { return on(CardVerb::Install, a.slot); },
            [&](const Study& a) { return on(CardVerb::Study, a.slot); },
            [&](const Cast& a) { return on(CardVerb::Cast, a.slot); },
            [&](const PlayResource& a) { return on(CardVerb::PlayResource, a.slot); },
            [&](const Discard& a) { return on(CardVerb::Discard, a.slot); },
            [&](const Pick& a) { return on(CardVerb::Pick, a.slot); },
            [&](const Take& a) { return from_row(CardVerb::Take, a.card); },
            [&](const PickCard& a) { return from_row(CardVerb::PickCard, a.card); },
            [&](const Vote& a) -> Deed { return OnSpace{SpaceVerb::Vote, a.space}; },
            [&](const PickSpace& a) -> Deed { return OnSpace{SpaceVerb::Pick, a.space}; },
            [&](const Gather& a) -> Deed { return FromSource{a.source}; },
            [&](const PickOpponent& a) -> Deed { return OnOpponent{a.seat}; },
            [](const Extract&) -> Deed { return Plain{PlainVerb::Extract}; },
            [](const End&) -> Deed { return Plain{PlainVerb::End}; },
            [](const Keep&) -> Deed { return Plain{PlainVerb::Keep}; },
            [](const LetGo&) -> Deed { return Plain{PlainVerb::LetGo}; },
            [](const Join&) -> Deed { return Plain{PlainVerb::Join}; },
            [](const Decline&) -> Deed { return Plain{PlainVerb::Decline}; },
            [](const PickLibrary&) -> Deed { return Plain{PlainVerb::PickLibrary}; },
            [](const Stop&) -> Deed { return Plain{PlainVerb::Stop}; },
        },
        action);
}

Sight sight_of(const View& view, const State* all) { return Seeing(view, all).sight(); }

}  // namespace grand_tribunal

void Senses<GrandTribunal>::number(const grand_tribunal::Table& table, Seat seat,
                                   const Actions<GrandTribunal>& legal,
                                   std::span<std::int32_t> numbers) {
    const grand_tribunal::Spots spots(table, seat);
    const Turned turned{table.players(), seat};
    for (int i = 0; i < legal.size(); ++i)
        numbers[static_cast<std::size_t>(i)] =
            static_cast<std::int32_t>(Choices::number(spots.deed(legal[i]), turned));
}

}  // namespace curia
