// What a net sees of Grand Tribunal. Slots are numbered as they become free, and a card is only a
// number, so a net could learn little from the View itself. Here every card lies on a spot that
// says whose it is, and shows the facts that the edition prints on it. So a net also plays with the
// cards of another edition.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <variant>
#include <vector>

#include "bots/net/senses.h"
#include "engine/observation.h"
#include "games/grand_tribunal/grand_tribunal.h"
#include "match/entry_names.h"

namespace curia {
namespace grand_tribunal {

// A place for a card in the eyes of a net: the viewer's own cards, the rows, then the cards of the
// opponents, clockwise. If there are more cards than spots, the rest is not seen.
struct Spot {
    static constexpr int kOwnItems = 8, kOwnSpells = 8, kOwnResources = 4;
    static constexpr int kOwn = kOwnItems + kOwnSpells + kOwnResources;
    static constexpr int kInRows = 2 * kRowSize;
    static constexpr int kTheirItems = 5, kTheirSpells = 2;
    static constexpr int kTheirs = kTheirItems + kTheirSpells;
    static constexpr int kAll = kOwn + kInRows + (kMaxPlayers - 1) * kTheirs;

    std::uint8_t index = 0;

    auto operator<=>(const Spot&) const = default;
    constexpr int to_number() const { return index; }
    static constexpr std::optional<Spot> from_number(std::int64_t number) {
        if (number < 0 || number >= kAll) return std::nullopt;
        return Spot{static_cast<std::uint8_t>(number)};
    }
};

// A card, as far as the viewer knows it.
struct SeenCard {
    Deck deck{};
    std::optional<Place> place;  // none in a row
    bool known = false;
    std::optional<Space> space;  // of its type or category
    SpaceSet accepts;            // categories of spells
    std::array<bool, kEffects> effects{};
    std::uint8_t first_amount = 0, second_amount = 0;
    std::uint8_t cost = 0, lacking = 0, vis = 0;  // of a hidden item: the lowest cost
    std::uint8_t base = 0, capacity = 0;
    std::uint8_t award = 0, bonus = 0;  // award: the factor of a prize won earlier
    // In a count now:
    std::uint8_t votes = 0, spells = 0, rank = 0, factor = 0, points = 0;
    bool fits = false;    // a spell: on one of the viewer's active items
    bool marked = false;  // by the action that is half done

    static constexpr auto description() {
        using C = SeenCard;
        return describe(
            "seen_card", field("deck", &C::deck), field("place", &C::place),
            field("known", &C::known), field("space", &C::space), field("accepts", &C::accepts),
            field("effects", &C::effects), field("first_amount", &C::first_amount),
            field("second_amount", &C::second_amount), field("cost", &C::cost),
            field("lacking", &C::lacking), field("vis", &C::vis), field("base", &C::base),
            field("capacity", &C::capacity), field("award", &C::award), field("bonus", &C::bonus),
            field("votes", &C::votes), field("spells", &C::spells), field("rank", &C::rank),
            field("factor", &C::factor), field("points", &C::points), field("fits", &C::fits),
            field("marked", &C::marked));
    }
};

struct SeenPlayer {
    std::uint8_t vis = 0, points = 0, counting = 0;  // counting: points of a count now
    PerDeck<std::uint8_t> hand, inactive;
    std::uint8_t contenders = 0, awarded = 0, installed = 0, loose = 0;
    bool fogged = false, warded = false, precedence = false;

    static constexpr auto description() {
        using P = SeenPlayer;
        return describe("seen_player", field("vis", &P::vis), field("points", &P::points),
                        field("counting", &P::counting), field("hand", &P::hand),
                        field("inactive", &P::inactive), field("contenders", &P::contenders),
                        field("awarded", &P::awarded), field("installed", &P::installed),
                        field("loose", &P::loose), field("fogged", &P::fogged),
                        field("warded", &P::warded), field("precedence", &P::precedence));
    }
};

struct SeenSpace {
    std::uint8_t votes = 0;
    bool locked = false, voted = false;           // voted: by the Praeco in this turn
    std::uint8_t own = 0, coming = 0, other = 0;  // items that gain by a vote here

    static constexpr auto description() {
        using S = SeenSpace;
        return describe("seen_space", field("votes", &S::votes), field("locked", &S::locked),
                        field("voted", &S::voted), field("own", &S::own),
                        field("coming", &S::coming), field("other", &S::other));
    }
};

struct Sight {
    Indexed<Spot, std::optional<SeenCard>, Spot::kAll> cards;
    PerPlayer<SeenPlayer> players;
    PerSpace<SeenSpace> spaces;
    Indexed<Source, Yield, kSources> sources;
    Stage stage{};
    Phase phase{};
    std::optional<Question> question;
    std::array<bool, kEffects> working{};
    std::uint8_t step = 0, count = 0;
    bool may_stop = false, gathering = false;
    Seat praeco, active;
    std::uint8_t seats = 0, tribunal = 0, round = 0, turn = 0, turns_left = 0;
    std::uint8_t actions = 0, frames = 0;
    KindSet used;
    PerDeck<std::uint8_t> deck_size;
    std::uint8_t concilium = 0, regio = 0, extract = 0;
    Options options;

    static constexpr auto description() {
        using S = Sight;
        return describe(
            "sight", field("cards", &S::cards), field("players", &S::players),
            field("spaces", &S::spaces), field("sources", &S::sources), field("stage", &S::stage),
            field("phase", &S::phase), field("question", &S::question),
            field("working", &S::working), field("step", &S::step), field("count", &S::count),
            field("may_stop", &S::may_stop), field("gathering", &S::gathering),
            field("praeco", &S::praeco), field("active", &S::active), field("seats", &S::seats),
            field("tribunal", &S::tribunal), field("round", &S::round), field("turn", &S::turn),
            field("turns_left", &S::turns_left), field("actions", &S::actions),
            field("frames", &S::frames), field("used", &S::used), field("deck_size", &S::deck_size),
            field("concilium", &S::concilium), field("regio", &S::regio),
            field("extract", &S::extract), field("options", &S::options));
    }
};

// ---- Actions ----

enum class CardVerb : std::uint8_t {
    LayDown,
    Activate,
    Install,
    Take,
    Study,
    Cast,
    PlayResource,
    Discard,
    Pick,
    PickCard
};
constexpr auto names_of(CardVerb) {
    return std::array<std::string_view, 10>{"lay_down", "activate", "install",       "take",
                                            "study",    "cast",     "play_resource", "discard",
                                            "pick",     "pick_card"};
}
enum class SpaceVerb : std::uint8_t { Vote, Pick };
constexpr auto names_of(SpaceVerb) { return std::array<std::string_view, 2>{"vote", "pick"}; }
enum class DeckVerb : std::uint8_t { Choose, Draw };
constexpr auto names_of(DeckVerb) { return std::array<std::string_view, 2>{"choose", "draw"}; }
enum class PlainVerb : std::uint8_t {
    Extract,
    End,
    Keep,
    LetGo,
    Join,
    Decline,
    PickLibrary,
    Stop,
    PickDiscard
};
constexpr auto names_of(PlainVerb) {
    return std::array<std::string_view, 9>{"extract", "end",          "keep", "let_go",      "join",
                                           "decline", "pick_library", "stop", "pick_discard"};
}

struct OnCard {
    CardVerb verb{};
    Spot spot;
    static constexpr auto description() {
        return describe("on_card", field("verb", &OnCard::verb), field("spot", &OnCard::spot));
    }
};
struct OnSpace {
    SpaceVerb verb{};
    Space space{};
    static constexpr auto description() {
        return describe("on_space", field("verb", &OnSpace::verb), field("space", &OnSpace::space));
    }
};
struct OnDeck {
    DeckVerb verb{};
    Deck deck{};
    static constexpr auto description() {
        return describe("on_deck", field("verb", &OnDeck::verb), field("deck", &OnDeck::deck));
    }
};
struct FromSource {
    Source source{};
    static constexpr auto description() {
        return describe("from_source", field("source", &FromSource::source));
    }
};
struct OnOpponent {
    Seat seat;
    static constexpr auto description() {
        return describe("on_opponent", field("seat", &OnOpponent::seat));
    }
};
struct Plain {
    PlainVerb verb{};
    static constexpr auto description() { return describe("plain", field("verb", &Plain::verb)); }
};
using Deed = std::variant<OnCard, OnSpace, OnDeck, FromSource, OnOpponent, Plain>;

// ---- From the table to spots ----

// Which card lies on which spot.
class Spots {
public:
    Spots(const Table& table, Seat viewer);

    // Cards that are not seen share the last spot of their group.
    Spot spot(Slot slot) const { return Spot{spot_of_[slot.index]}; }
    std::optional<Spot> in_row(Card card) const;
    const std::optional<Slot>& slot(Spot spot) const { return slots_[spot.index]; }
    Deed deed(const Action& action) const;

private:
    void place(const Table& table, Seat seat, Deck deck, int first, int most);

    const Table& table_;
    std::array<std::uint8_t, 192> spot_of_{};
    std::array<std::optional<Slot>, Spot::kAll> slots_{};
};

// What the viewer sees. `all` shows all cards: only for training (learn/grand_tribunal/insight.h).
Sight sight_of(const View& view, const State* all);

}  // namespace grand_tribunal

template <>
struct Senses<GrandTribunal> {
    using Names = EntryNames<grand_tribunal::kMaxPlayers>;
    using Entries = Observation<grand_tribunal::kMaxPlayers>;
    using Choices = Domain<grand_tribunal::kMaxPlayers>;
    using Deed = grand_tribunal::Deed;

    static constexpr int kSeen = Entries::width<grand_tribunal::Sight>();
    static constexpr int kActions = static_cast<int>(Choices::size<Deed>());

    static std::vector<EntryName> names_of_seen() { return Names::of<grand_tribunal::Sight>(); }

    template <class Put>
    static Put encode(const grand_tribunal::View& view, Put put) {
        const Turned turned{view.table.players(), *view.viewer};
        return Entries::encode(grand_tribunal::sight_of(view, nullptr), turned, 0, put);
    }
    static void number(const grand_tribunal::Table& table, Seat seat,
                       const Actions<GrandTribunal>& legal, std::span<std::int32_t> numbers);
};

}  // namespace curia
