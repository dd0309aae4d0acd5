// What a judge sees of Circus Maximus (learn/judge/sights.h). In the View a merchant is a place in
// one long list; here it is a place in its row, so what a net learns of the first in a row holds
// for all rows. Amounts that decide the game are one entry for each value.
#pragma once

#include <algorithm>
#include <optional>
#include <vector>

#include "engine/observation.h"
#include "games/circus_maximus/circus_maximus.h"
#include "learn/judge/sights.h"
#include "match/entry_names.h"

namespace curia {
namespace circus_maximus {

// A whole number from 0 to kCount - 1; what is outside counts as the nearest one.
template <int kCount>
struct Upto {
    std::uint8_t value = 0;

    static constexpr Upto of(int number) {
        return Upto{static_cast<std::uint8_t>(std::clamp(number, 0, kCount - 1))};
    }
    constexpr int to_number() const { return value; }
    static constexpr std::optional<Upto> from_number(std::int64_t number) {
        if (number < 0 || number >= kCount) return std::nullopt;
        return Upto{static_cast<std::uint8_t>(number)};
    }
};

// By how many coins a player is ahead of the best of the others, -24 to 24.
struct Lead {
    static constexpr int kMost = 24;
    std::int8_t coins = 0;

    static constexpr Lead of(int coins) {
        return Lead{static_cast<std::int8_t>(std::clamp(coins, -kMost, kMost))};
    }
    constexpr int to_number() const { return coins; }
    static constexpr std::optional<Lead> from_number(std::int64_t number) {
        if (number < -kMost || number > kMost) return std::nullopt;
        return Lead{static_cast<std::int8_t>(number)};
    }
};

struct Day {
    std::uint8_t number = 1;

    constexpr int to_number() const { return number; }
    static constexpr std::optional<Day> from_number(std::int64_t number) {
        if (number < 1 || number > kDays) return std::nullopt;
        return Day{static_cast<std::uint8_t>(number)};
    }
};

// A merchant that has yet to take something in this phase, or has just done so.
struct SeenMerchant {
    Seat owner;
    Level effective;
    bool has_taken = false;
    bool takes = false;  // what follows: if all players passed now
    std::optional<Venue> venue;
    std::optional<SeatClass> seat;
    std::optional<Visitor> visitor;
    std::uint8_t income = 0;

    static constexpr auto description() {
        using M = SeenMerchant;
        return describe(
            "seen_merchant", field("owner", &M::owner), field("effective", &M::effective),
            field("has_taken", &M::has_taken), field("takes", &M::takes), field("venue", &M::venue),
            field("seat", &M::seat), field("visitor", &M::visitor), field("income", &M::income));
    }
};

struct SeenPlayer {
    LevelSet hand;
    Upto<kLevels + 1> hand_size;
    PerPlace<LevelSet> placed;
    FavourBag favours;
    TicketBag tickets;
    PerVenue<Upto<4>> tickets_for;
    bool passed = false;
    Lead certain;  // by coins that are already earned
    Lead now;      // if all players passed now
    Lead worth;    // by the heuristic
    std::uint8_t merchants = 0, sales = 0;

    static constexpr auto description() {
        using P = SeenPlayer;
        return describe("seen_player", field("hand", &P::hand), field("hand_size", &P::hand_size),
                        field("placed", &P::placed), field("favours", &P::favours),
                        field("tickets", &P::tickets), field("tickets_for", &P::tickets_for),
                        field("passed", &P::passed), field("certain", &P::certain),
                        field("now", &P::now), field("worth", &P::worth),
                        field("merchants", &P::merchants), field("sales", &P::sales));
    }
};

struct SeenVenue {
    VisitorBag visitors;
    ClassBag tickets;  // at the Forum
    Upto<7> buyers;
    Upto<3> bonus;

    static constexpr auto description() {
        using V = SeenVenue;
        return describe("seen_venue", field("visitors", &V::visitors),
                        field("tickets", &V::tickets), field("buyers", &V::buyers),
                        field("bonus", &V::bonus));
    }
};

struct Sight {
    static constexpr int kRow = 11;  // merchants of a row that are seen; at most 10 can take a card

    PerPlace<FixedList<SeenMerchant, kRow>> rows;  // of this phase
    PerPlayer<SeenPlayer> players;
    PerVenue<SeenVenue> venues;
    FavourBag villa, favours_to_come;
    TicketBag tickets_to_come;
    VisitorBag visitors_to_come;
    Day day;
    Phase phase{};
    Stage stage{};
    Seat first, active;
    Upto<kMaxPlayers + 1> seats;
    bool start_card_is_free = false, caesar_has_left = false, again = false, is_counted = false;
    std::uint8_t specials = 0, spent_this_turn = 0;
    std::optional<Venue> venue;
    std::optional<Visitor> visitor;
    std::optional<SeatClass> seat;
    Options options;

    static constexpr auto description() {
        using S = Sight;
        return describe(
            "sight", field("rows", &S::rows), field("players", &S::players),
            field("venues", &S::venues), field("villa", &S::villa),
            field("favours_to_come", &S::favours_to_come),
            field("tickets_to_come", &S::tickets_to_come),
            field("visitors_to_come", &S::visitors_to_come), field("day", &S::day),
            field("phase", &S::phase), field("stage", &S::stage), field("first", &S::first),
            field("active", &S::active), field("seats", &S::seats),
            field("start_card_is_free", &S::start_card_is_free),
            field("caesar_has_left", &S::caesar_has_left), field("again", &S::again),
            field("is_counted", &S::is_counted), field("specials", &S::specials),
            field("spent_this_turn", &S::spent_this_turn), field("venue", &S::venue),
            field("visitor", &S::visitor), field("seat", &S::seat), field("options", &S::options));
    }
};

Sight sight_of(const Table& table);

}  // namespace circus_maximus

template <>
struct Sights<CircusMaximus> {
    using Entries = Observation<circus_maximus::kMaxPlayers>;

    static constexpr int kEntries = Entries::width<circus_maximus::Sight>();
    static std::vector<EntryName> names() {
        return EntryNames<circus_maximus::kMaxPlayers>::of<circus_maximus::Sight>();
    }
    template <class Put>
    static Put encode(const circus_maximus::View& view, Put put) {
        const Turned turned{view.table.players(), *view.viewer};
        return Entries::encode(circus_maximus::sight_of(view.table), turned, 0, put);
    }
};

}  // namespace curia
