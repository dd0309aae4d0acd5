// The printed values of the cards: data that an owner of the tin can correct. Section 2.
#pragma once

#include "games/circus_maximus/components.h"

namespace curia::circus_maximus {

struct Edition {
    struct TicketKind {
        SeatClass seat{};
        std::uint8_t coins = 0, copies_per_venue = 0;
        bool operator==(const TicketKind&) const = default;
        static constexpr auto description() {
            return describe("ticket_kind", field("seat", &TicketKind::seat),
                            field("coins", &TicketKind::coins),
                            field("copies_per_venue", &TicketKind::copies_per_venue));
        }
    };
    struct VisitorKind {
        Visitor visitor{};
        std::uint8_t pays = 0, copies = 0;
        bool operator==(const VisitorKind&) const = default;
        static constexpr auto description() {
            return describe("visitor", field("visitor", &VisitorKind::visitor),
                            field("pays", &VisitorKind::pays),
                            field("copies", &VisitorKind::copies));
        }
    };
    struct FavourKind {
        Favour favour{};
        std::uint8_t copies = 0, end_coins = 0;
        bool operator==(const FavourKind&) const = default;
        static constexpr auto description() {
            return describe("favour", field("favour", &FavourKind::favour),
                            field("copies", &FavourKind::copies),
                            field("end_coins", &FavourKind::end_coins));
        }
    };

    std::array<std::uint8_t, kLevels> merchant_coins{};  // of an unused merchant, by level
    std::array<std::uint8_t, kDays> specials_per_day{};
    std::uint8_t legionary_favour_pay = 0;  // the pay of a legionary with F3
    std::uint8_t favour_ticket_coins = 0;   // of a favour that serves as a ticket
    std::uint8_t coin_markers = 0;
    std::array<TicketKind, kPrintedClasses> tickets{};
    std::array<VisitorKind, kBuyerKinds> visitors{};
    std::array<FavourKind, kFavourKinds> favours{};

    bool operator==(const Edition&) const = default;
    static constexpr auto description() {
        return describe("edition", field("merchant_coins", &Edition::merchant_coins),
                        field("specials_per_day", &Edition::specials_per_day),
                        field("legionary_favour_pay", &Edition::legionary_favour_pay),
                        field("favour_ticket_coins", &Edition::favour_ticket_coins),
                        field("coin_markers", &Edition::coin_markers),
                        field("ticket", &Edition::tickets), field("visitor", &Edition::visitors),
                        field("favour", &Edition::favours));
    }

    int coins(Level level) const { return merchant_coins[level.index]; }
    int coins(SeatClass seat) const {
        return seat == SeatClass::Favour ? favour_ticket_coins : tickets[kind(seat)].coins;
    }
    int pay(Visitor visitor) const { return visitors[kind(visitor)].pays; }  // not Caesar
    int end_coins(Favour favour) const { return favours[kind(favour)].end_coins; }
};

}  // namespace curia::circus_maximus
