// The actions of players and the outcomes of chance. Actions name hidden cards by slot only, so
// every action can be public.
#pragma once

#include <variant>

#include "engine/seat.h"
#include "games/grand_tribunal/components.h"

namespace curia::grand_tribunal {

// ---- Actions ----

struct ChooseDeck {  // in the draft, and for an effect that draws
    Deck deck{};
    bool operator==(const ChooseDeck&) const = default;
    static constexpr auto description() {
        return describe("choose_deck", field("deck", &ChooseDeck::deck));
    }
};
struct LayDown {  // a hand card, face down into the Sanctum
    Slot slot;
    bool operator==(const LayDown&) const = default;
    static constexpr auto description() {
        return describe("lay_down", field("slot", &LayDown::slot));
    }
};
struct Activate {
    Slot slot;
    bool operator==(const Activate&) const = default;
    static constexpr auto description() {
        return describe("activate", field("slot", &Activate::slot));
    }
};
struct Install {  // an active spell; Pick names the item
    Slot slot;
    bool operator==(const Install&) const = default;
    static constexpr auto description() {
        return describe("install", field("slot", &Install::slot));
    }
};
struct Vote {  // as Praeco, or as an action
    Space space{};
    bool operator==(const Vote&) const = default;
    static constexpr auto description() { return describe("vote", field("space", &Vote::space)); }
};
struct Take {  // from a row
    Card card;
    bool operator==(const Take&) const = default;
    static constexpr auto description() { return describe("take", field("card", &Take::card)); }
};
struct Draw {  // the top card of a deck
    Deck deck{};
    bool operator==(const Draw&) const = default;
    static constexpr auto description() { return describe("draw", field("deck", &Draw::deck)); }
};
struct Study {  // 1 Vis on this card
    Slot slot;
    bool operator==(const Study&) const = default;
    static constexpr auto description() { return describe("study", field("slot", &Study::slot)); }
};
struct Cast {  // an installed spell
    Slot slot;
    bool operator==(const Cast&) const = default;
    static constexpr auto description() { return describe("cast", field("slot", &Cast::slot)); }
};
struct PlayResource {
    Slot slot;
    bool operator==(const PlayResource&) const = default;
    static constexpr auto description() {
        return describe("play_resource", field("slot", &PlayResource::slot));
    }
};
struct Extract {
    bool operator==(const Extract&) const = default;
    static constexpr auto description() { return describe("extract"); }
};
struct Gather {
    Source source{};
    bool operator==(const Gather&) const = default;
    static constexpr auto description() {
        return describe("gather", field("source", &Gather::source));
    }
};
struct End {  // of the frame of actions, or of the call
    bool operator==(const End&) const = default;
    static constexpr auto description() { return describe("end"); }
};
struct Discard {  // down to the hand limit
    Slot slot;
    bool operator==(const Discard&) const = default;
    static constexpr auto description() {
        return describe("discard", field("slot", &Discard::slot));
    }
};
struct Keep {  // the spell that was cast, for 2 Vis
    bool operator==(const Keep&) const = default;
    static constexpr auto description() { return describe("keep"); }
};
struct LetGo {  // of the spell that was cast
    bool operator==(const LetGo&) const = default;
    static constexpr auto description() { return describe("let_go"); }
};
struct Join {  // a contested gathering, for 2 Vis
    bool operator==(const Join&) const = default;
    static constexpr auto description() { return describe("join"); }
};
struct Decline {
    bool operator==(const Decline&) const = default;
    static constexpr auto description() { return describe("decline"); }
};

// Answers to the questions of an effect.

struct Pick {
    Slot slot;
    bool operator==(const Pick&) const = default;
    static constexpr auto description() { return describe("pick", field("slot", &Pick::slot)); }
};
struct PickCard {  // from a row or the discards
    Card card;
    bool operator==(const PickCard&) const = default;
    static constexpr auto description() {
        return describe("pick_card", field("card", &PickCard::card));
    }
};
struct PickOpponent {
    Seat seat;
    bool operator==(const PickOpponent&) const = default;
    static constexpr auto description() {
        return describe("pick_opponent", field("seat", &PickOpponent::seat));
    }
};
struct PickSpace {
    Space space{};
    bool operator==(const PickSpace&) const = default;
    static constexpr auto description() {
        return describe("pick_space", field("space", &PickSpace::space));
    }
};
struct PickLibrary {  // moves a spell off its item; it stays active
    bool operator==(const PickLibrary&) const = default;
    static constexpr auto description() { return describe("pick_library"); }
};
struct Stop {
    bool operator==(const Stop&) const = default;
    static constexpr auto description() { return describe("stop"); }
};
using Action = std::variant<ChooseDeck, LayDown, Activate, Install, Vote, Take, Draw, Study, Cast,
                            PlayResource, Extract, Gather, End, Discard, Keep, LetGo, Join, Decline,
                            Pick, PickCard, PickOpponent, PickSpace, PickLibrary, Stop>;

// ---- Chance ----

struct FirstPraeco {
    Seat seat;
    bool operator==(const FirstPraeco&) const = default;
    static constexpr auto description() {
        return describe("first_praeco", field("seat", &FirstPraeco::seat));
    }
};
struct Deal {  // to a hand or a Sanctum
    Seat seat;
    Card card;
    bool operator==(const Deal&) const = default;
    static constexpr auto description() {
        return describe("deal", field("seat", &Deal::seat), field("card", &Deal::card));
    }
};
struct DealRow {
    Card card;
    bool operator==(const DealRow&) const = default;
    static constexpr auto description() {
        return describe("deal_row", field("card", &DealRow::card));
    }
};
struct Roll {  // 2 to 5: a 1 or a 6 is rolled again
    Seat seat;
    std::uint8_t die = 0;
    bool operator==(const Roll&) const = default;
    static constexpr auto description() {
        return describe("roll", field("seat", &Roll::seat), field("die", &Roll::die));
    }
};
struct RollDuel {  // 1 to 6, not equal
    std::uint8_t mine = 0;
    std::uint8_t other = 0;
    bool operator==(const RollDuel&) const = default;
    static constexpr auto description() {
        return describe("roll_duel", field("mine", &RollDuel::mine),
                        field("other", &RollDuel::other));
    }
};
using Chance = std::variant<FirstPraeco, Deal, DealRow, Roll, RollDuel>;

}  // namespace curia::grand_tribunal
