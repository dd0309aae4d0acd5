// The state of a game: what is public, what is hidden, and what one viewer sees of it.
#pragma once

#include <optional>

#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "games/grand_tribunal/actions.h"
#include "games/grand_tribunal/options.h"
#include "games/grand_tribunal/table/pieces.h"

namespace curia::grand_tribunal {

inline constexpr int kMinPlayers = 3, kMaxPlayers = 5;
template <class T>
using PerPlayer = PerSeat<T, kMaxPlayers>;

// The next decision. Chance decides the first five; at the last one the game is over.
enum class Stage : std::uint8_t {
    Praeco,
    RandomDraft,
    Deal,
    Roll,
    RollDuel,
    Draft,
    PraecoVotes,
    Main,
    InstallOn,
    Study,
    Effect,
    Keep,
    Join,
    DiscardDown,
    Call,
    Over
};
constexpr auto names_of(Stage) {
    return std::array<std::string_view, 16>{"praeco",     "random_draft", "deal",         "roll",
                                            "roll_duel",  "draft",        "praeco_votes", "main",
                                            "install_on", "study",        "effect",       "keep",
                                            "join",       "discard_down", "call",         "over"};
}

// The phase to return to when nothing is pending.
enum class Phase : std::uint8_t { Dealing, Draft, Rows, Turns, Call };
constexpr auto names_of(Phase) {
    return std::array<std::string_view, 5>{"dealing", "draft", "rows", "turns", "call"};
}

enum class Ending : std::uint8_t { GrandTribunal };
constexpr auto names_of(Ending) { return std::array<std::string_view, 1>{"grand_tribunal"}; }

// The kinds of action; each is allowed once in a frame.
enum class Kind : std::uint8_t {
    Vote,
    Draw,
    Study,
    Cast,
    PlayResource,
    Extract,
    DrawResource,
    Gather
};
inline constexpr int kKinds = 8;
constexpr auto names_of(Kind) {
    return std::array<std::string_view, kKinds>{
        "vote", "draw", "study", "cast", "play_resource", "extract", "draw_resource", "gather"};
}
using KindSet = BitSet<Kind, kKinds>;

// The questions of effects; effects/targets.h lists the answers.
enum class Question : std::uint8_t {
    Opponent,
    OwnInactive,
    OwnInactiveItem,
    OwnUnused,         // in hand, inactive, or a resource
    OwnContender,      // an active item without an award
    OwnInstalled,      // a spell to move
    NewPlace,          // where that spell goes
    OpponentInactive,  // with Vis on it
    OpponentInstalled,
    OpponentMirrored,  // an installed spell that can be mirrored
    OpponentSabotaged,
    RowItem,
    RowSpell,
    RowCard,
    DiscardedSpell,
    RowOrDiscardedItem,
    SpaceToVote,
    SpaceToBind,
    SpaceToReduce,
    SpaceToShift,
    SpaceShiftedTo,
    DeckToDraw,
    CardToDraw,  // from a row or a deck
    OpenSource
};
constexpr auto names_of(Question) {
    return std::array<std::string_view, 24>{
        "opponent",           "own_inactive",      "own_inactive_item",  "own_unused",
        "own_contender",      "own_installed",     "new_place",          "opponent_inactive",
        "opponent_installed", "opponent_mirrored", "opponent_sabotaged", "row_item",
        "row_spell",          "row_card",          "discarded_spell",    "row_or_discarded_item",
        "space_to_vote",      "space_to_bind",     "space_to_reduce",    "space_to_shift",
        "space_shifted_to",   "deck_to_draw",      "card_to_draw",       "open_source"};
}

struct Player {
    SlotSet cards;  // the slots in use, in hand and Sanctum
    std::uint16_t vis = 0;
    std::int16_t points = 0;
    bool fogged = false;      // only one action in the next turn
    bool warded = false;      // safe from opponents' effects until the count is over
    bool precedence = false;  // the player's items win ties on votes in the next count

    bool operator==(const Player&) const = default;
    static constexpr auto description() {
        return describe("player", field("cards", &Player::cards), field("vis", &Player::vis),
                        field("points", &Player::points), field("fogged", &Player::fogged),
                        field("warded", &Player::warded), field("precedence", &Player::precedence));
    }
};

// The actions that the active player has left before the next frame.
struct Frame {
    std::uint8_t left = 0;
    KindSet used;

    bool operator==(const Frame&) const = default;
    static constexpr auto description() {
        return describe("frame", field("left", &Frame::left), field("used", &Frame::used));
    }
};

// A spell or resource whose effect is in progress; empty if there is none.
struct Working {
    bool on = false;
    Card card;                   // neither installed nor discarded yet
    Card program;                // the card with the effect; differs if mirrored
    std::optional<Slot> bearer;  // the item that the spell was on, if any
    std::uint8_t step = 0;
    Question question{};
    bool may_stop = false;
    std::uint8_t count = 0;                 // of what is done; in a duel the seat of opponent()
    FixedList<Space, kMostRepeats> spaces;  // that got a vote, or that lose a shifted one
    SlotSet picked;
    Slot from, to;

    bool operator==(const Working&) const = default;
    static constexpr auto description() {
        return describe("working", field("on", &Working::on), field("card", &Working::card),
                        field("program", &Working::program), field("bearer", &Working::bearer),
                        field("step", &Working::step), field("question", &Working::question),
                        field("may_stop", &Working::may_stop), field("count", &Working::count),
                        field("spaces", &Working::spaces), field("picked", &Working::picked),
                        field("from", &Working::from), field("to", &Working::to));
    }

    // The opponent in a duel. It shares the storage of `count`, because another member would change
    // the signature of the rules.
    Seat opponent() const { return Seat{count}; }
    void set_opponent(Seat seat) { count = seat.index; }
};

// A gathering from a contested source; empty if there is none.
struct Gathering {
    bool on = false;
    bool rolls = false;  // `next` rolls the die; otherwise `next` is asked to join
    Seat next;

    bool operator==(const Gathering&) const = default;
    static constexpr auto description() {
        return describe("gathering", field("on", &Gathering::on), field("rolls", &Gathering::rolls),
                        field("next", &Gathering::next));
    }
};

// Everything that is public.
struct Table {
    Setup setup;
    PerPlayer<Player> players_;
    Pieces pieces;
    Indexed<Deck, FixedList<Card, kRowSize>, 2> rows;
    CardSet discards;
    PerDeck<std::uint8_t> deck_size;
    PerDeck<std::uint8_t> shuffles;       // how often each deck was shuffled after the start
    ByDeck<Card, std::uint8_t> returned;  // by which shuffle a card last came back
    PerSpace<std::uint16_t> votes;
    SpaceSet locked;
    std::uint8_t concilium = 0;  // votes left; unused if unlimited
    std::uint16_t regio = 0;     // Vis left; unused if unlimited
    Indexed<Source, std::uint8_t, kSources> marker;
    std::uint8_t tribunal = 0, round = 0, turn = 0;
    Stage stage = Stage::Praeco;
    Phase phase = Phase::Dealing;
    Seat praeco;  // of this round
    Seat active;  // the player whose turn it is
    Seat asked;   // the player who decides next
    Frame frame;
    std::uint8_t queued_frames = 0;
    SpaceSet praeco_spaces;       // with a vote by the Praeco in this turn
    std::uint8_t due = 0;         // number of slots that wait for a card
    DeckSet filling;              // rows to be filled up
    std::optional<Slot> deal_to;  // where the next card goes, if not to a row
    Deck deal_from{};
    Slot installing;
    FixedList<Slot, kStudiedCards> studied;
    Gathering gathering;
    Working working;
    std::array<std::uint8_t, 2> dice{};  // the newest roll
    Seat last_seat;                      // who acted last
    Action last_action;                  // the action of last_seat

    bool operator==(const Table&) const = default;
    static constexpr auto description() {
        return describe("table", field("setup", &Table::setup), field("players", &Table::players_),
                        field("pieces", &Table::pieces), field("rows", &Table::rows),
                        field("discards", &Table::discards), field("deck_size", &Table::deck_size),
                        field("shuffles", &Table::shuffles), field("returned", &Table::returned),
                        field("votes", &Table::votes), field("locked", &Table::locked),
                        field("concilium", &Table::concilium), field("regio", &Table::regio),
                        field("marker", &Table::marker), field("tribunal", &Table::tribunal),
                        field("round", &Table::round), field("turn", &Table::turn),
                        field("stage", &Table::stage), field("phase", &Table::phase),
                        field("praeco", &Table::praeco), field("active", &Table::active),
                        field("asked", &Table::asked), field("frame", &Table::frame),
                        field("queued_frames", &Table::queued_frames),
                        field("praeco_spaces", &Table::praeco_spaces), field("due", &Table::due),
                        field("filling", &Table::filling), field("deal_to", &Table::deal_to),
                        field("deal_from", &Table::deal_from),
                        field("installing", &Table::installing), field("studied", &Table::studied),
                        field("gathering", &Table::gathering), field("working", &Table::working),
                        field("dice", &Table::dice), field("last_seat", &Table::last_seat),
                        field("last_action", &Table::last_action));
    }

    int players() const { return setup.players; }
    const Options& options() const { return setup.options; }
    const Edition& edition() const { return *setup.edition; }
    const Facts& facts(Card card) const { return setup.edition->facts(card); }
    Player& player(Seat seat) { return players_[seat]; }
    const Player& player(Seat seat) const { return players_[seat]; }
    Piece& piece(Slot slot) { return pieces[slot]; }
    const Piece& piece(Slot slot) const { return pieces[slot]; }
    Seat owner(Slot slot) const {
        Seat seat{0};
        while (!players_[seat].cards.has(slot)) ++seat.index;
        return seat;
    }
    bool is_last_tribunal() const { return tribunal == kTribunals - 1; }
    const Edition::Area& area() const { return edition().areas[tribunal]; }
    bool has_votes() const {
        return options().vote_supply == VoteSupply::Unlimited || concilium > 0;
    }
    bool is_vis_finite() const { return options().vis_supply == VisSupply::Finite; }
    // Can a card be dealt from this deck, perhaps after a reshuffle?
    bool can_deal(Deck deck) const {
        return deck_size[deck] > 0 || (options().reshuffle_on_empty == ReshuffleOnEmpty::On &&
                                       !of_deck(discards, deck).empty());
    }
    bool is_open(Source source) const {
        return marker[source] < edition().spaces(source, tribunal);
    }
};

// What lies face down.
struct Secrets {
    ByDeck<Slot, Face> faces;  // of the face-down cards
    CardSet deck;              // of all three decks, unordered

    bool operator==(const Secrets&) const = default;
    static constexpr auto description() {
        return describe("secrets", field("faces", &Secrets::faces), field("deck", &Secrets::deck));
    }
};

struct State {
    Table table;
    Secrets secrets;

    bool operator==(const State&) const = default;
    static constexpr auto description() {
        return describe("state", field("table", &State::table), field("secrets", &State::secrets));
    }

    Card card_in(Slot slot) const {
        const Face face = table.piece(slot).face;
        return face.is_down() ? secrets.faces[slot].card() : face.card();
    }
    const Facts& facts_in(Slot slot) const { return table.facts(card_in(slot)); }
};

// A face-down card that the viewer knows.
struct Known {
    Slot slot;
    Card card;

    bool operator==(const Known&) const = default;
    static constexpr auto description() {
        return describe("known", field("slot", &Known::slot), field("card", &Known::card));
    }
};

struct View {
    Table table;
    Viewer viewer;
    FixedList<Known, kMaxCards> own;  // the viewer's hand and face-down cards

    bool operator==(const View&) const = default;
    static constexpr auto description() {
        return describe("view", field("table", &View::table), field("viewer", &View::viewer),
                        field("own", &View::own));
    }

    // The card in the slot, if the viewer knows it.
    std::optional<Card> card_in(Slot slot) const {
        const Face face = table.piece(slot).face;
        if (!face.is_down()) return face.card();
        for (const Known& known : own)
            if (known.slot == slot) return known.card;
        return std::nullopt;
    }
};

}  // namespace curia::grand_tribunal
