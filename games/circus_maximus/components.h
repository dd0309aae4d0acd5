// The components of the game: places, merchants, favours, tickets and visitors.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "engine/bag.h"
#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/indexed.h"
#include "engine/rng.h"

namespace curia::circus_maximus {

inline constexpr int kDays = 3;
inline constexpr int kLevels = 8;
inline constexpr int kPlaces = 5;
inline constexpr int kVenues = 3;
inline constexpr int kPrintedClasses = 3;  // of seats: gallery, stalls, box
inline constexpr int kFavourKinds = 9;
inline constexpr int kBuyerKinds = 5;         // of visitors, without Caesar
inline constexpr int kTicketsPerPlayer = 2;   // on display at the start of a day
inline constexpr int kFollowersOfCaesar = 2;  // visitors that come with Caesar
inline constexpr int kTickets = 18;
inline constexpr int kBuyers = 15;

// The level of a merchant. Players see numbers from 1 to 8.
struct Level {
    std::uint8_t index = 0;

    auto operator<=>(const Level&) const = default;
    constexpr int to_number() const { return index + 1; }
    static constexpr std::optional<Level> from_number(std::int64_t number) {
        if (number < 1 || number > kLevels) return std::nullopt;
        return Level{static_cast<std::uint8_t>(number - 1)};
    }
};
inline constexpr Level kLowest{0}, kHighest{kLevels - 1};
using LevelSet = BitSet<Level, kLevels>;

// The five places in the order of the column, which is also the order of resolving: 3, A20.
enum class Place : std::uint8_t { Villa, Forum, CircusMaximus, Colosseum, TheatreOfPompey };
constexpr auto names_of(Place) {
    return std::array<std::string_view, kPlaces>{"villa", "forum", "circus_maximus", "colosseum",
                                                 "theatre_of_pompey"};
}
using PlaceSet = BitSet<Place, kPlaces>;
template <class T>
using PerPlace = Indexed<Place, T, kPlaces>;

enum class Venue : std::uint8_t { CircusMaximus, Colosseum, TheatreOfPompey };
constexpr auto names_of(Venue) {
    return std::array<std::string_view, kVenues>{"circus_maximus", "colosseum",
                                                 "theatre_of_pompey"};
}
using VenueSet = BitSet<Venue, kVenues>;
template <class T>
using PerVenue = Indexed<Venue, T, kVenues>;

inline constexpr Place kFirstVenue = Place::CircusMaximus;
constexpr Place place_of(Venue venue) {
    return static_cast<Place>(static_cast<int>(venue) + static_cast<int>(kFirstVenue));
}
constexpr bool is_venue(Place place) { return place >= kFirstVenue; }
constexpr Venue venue_at(Place place) {
    return static_cast<Venue>(static_cast<int>(place) - static_cast<int>(kFirstVenue));
}

// F1 to F9.
enum class Favour : std::uint8_t {
    ExtraVisitor,
    ExtraMerchant,
    LegionaryPaysSix,
    DoubleBuy,
    DoubleSell,
    TicketAndVisitor,
    OneBecomesEight,
    RecallMerchant,
    StepLeft
};
constexpr auto names_of(Favour) {
    return std::array<std::string_view, kFavourKinds>{
        "extra_visitor",     "extra_merchant",  "legionary_pays_six",
        "double_buy",        "double_sell",     "ticket_and_visitor",
        "one_becomes_eight", "recall_merchant", "step_left"};
}
using FavourSet = BitSet<Favour, kFavourKinds>;
template <class T>
using PerFavour = Indexed<Favour, T, kFavourKinds>;
using FavourBag = Bag<kFavourKinds, Favour>;

// The class of a ticket. The last one is not a printed class: it is a favour that serves as a
// ticket at Caesar's venue (section 9).
enum class SeatClass : std::uint8_t { Gallery, Stalls, Box, Favour };
constexpr auto names_of(SeatClass) {
    return std::array<std::string_view, kPrintedClasses + 1>{"gallery", "stalls", "box", "favour"};
}
using ClassSet = BitSet<SeatClass, kPrintedClasses + 1>;
using ClassBag = Bag<kPrintedClasses + 1, SeatClass>;

struct Ticket {
    Venue venue{};
    SeatClass seat{};

    bool operator==(const Ticket&) const = default;
    static constexpr auto description() {
        return describe("ticket", field("venue", &Ticket::venue), field("seat", &Ticket::seat));
    }
};

enum class Visitor : std::uint8_t { Legionary, Student, Citizen, Tourist, Senator, Caesar };
constexpr auto names_of(Visitor) {
    return std::array<std::string_view, kBuyerKinds + 1>{"legionary", "student", "citizen",
                                                         "tourist",   "senator", "caesar"};
}
using VisitorSet = BitSet<Visitor, kBuyerKinds + 1>;
using VisitorBag = Bag<kBuyerKinds + 1, Visitor>;

// The number under which a bag counts a card.
constexpr int kind(Favour favour) { return static_cast<int>(favour); }
constexpr int kind(SeatClass seat) { return static_cast<int>(seat); }
constexpr int kind(Visitor visitor) { return static_cast<int>(visitor); }

// Tickets in no order: how many of each class for each venue.
struct TicketBag {
    PerVenue<ClassBag> by_venue;

    bool operator==(const TicketBag&) const = default;
    static constexpr auto description() {
        return describe("ticket_bag", field("by_venue", &TicketBag::by_venue));
    }

    ClassBag& operator[](Venue venue) { return by_venue[venue]; }
    const ClassBag& operator[](Venue venue) const { return by_venue[venue]; }
    bool has(Ticket ticket) const { return by_venue[ticket.venue].has(kind(ticket.seat)); }
    void add(Ticket ticket) { by_venue[ticket.venue].add(kind(ticket.seat)); }
    void remove(Ticket ticket) { by_venue[ticket.venue].remove(kind(ticket.seat)); }
    void add(const TicketBag& other) {
        for (Venue venue : VenueSet::all()) by_venue[venue].add(other[venue]);
    }
    void remove(const TicketBag& other) {
        for (Venue venue : VenueSet::all()) by_venue[venue].remove(other[venue]);
    }
    bool has_all(const TicketBag& other) const {
        for (Venue venue : VenueSet::all())
            if (!by_venue[venue].has_all(other[venue])) return false;
        return true;
    }
    int size() const {
        int sum = 0;
        for (const ClassBag& bag : by_venue) sum += bag.size();
        return sum;
    }
    bool empty() const { return size() == 0; }
    // A random ticket; all are equally likely. The bag must not be empty.
    Ticket pick(Rng& rng) const {
        int skip = static_cast<int>(rng.below(static_cast<std::uint32_t>(size())));
        for (Venue venue : VenueSet::all()) {
            if (skip < by_venue[venue].size())
                return {venue, static_cast<SeatClass>(by_venue[venue].pick(rng))};
            skip -= by_venue[venue].size();
        }
        return {};
    }
};

}  // namespace curia::circus_maximus
