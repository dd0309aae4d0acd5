// Checks the values of an edition: RULES.md 2.7.
#include <algorithm>
#include <string>

#include "games/circus_maximus/circus_maximus.h"

namespace curia {

using namespace circus_maximus;

namespace {

constexpr int kAllCards = 110;
constexpr int kFavours = 18;
constexpr int kPlaceCards = 5, kMerchantCards = 40, kCaesarCards = 1, kStartCards = 1;
constexpr int kFavoursOfThree = kFavourKinds, kBuyersOfThree = 10;
constexpr int kHighestValue = 9;
constexpr int kTicketsPerVenue = kTickets / kVenues;

class Check {
public:
    Check(const Edition& edition, std::vector<Complaint>& complaints)
        : edition_(edition), complaints_(complaints) {}

    // Each step relies on the earlier ones, so it runs only if they found no errors.
    void run() {
        check_order();
        check_range();
        if (!complaints_.empty()) return;
        check_counts();
        if (!complaints_.empty()) return;
        for (int players = CircusMaximus::kMinPlayers; players <= kMaxPlayers; ++players)
            check_decks(players);
        warn_of_unprinted_values();
    }

private:
    using Weight = Complaint::Weight;

    void complain(std::string place, std::string text, Weight weight = Weight::Error) {
        complaints_.push_back({weight, std::move(place), std::move(text)});
    }
    static std::string entry(const char* group, int index) {
        return std::string("/") + group + "/" + std::to_string(index);
    }
    template <class Named>
    void expect_order(const char* group, int index, Named found) {
        const Named expected = static_cast<Named>(index);
        if (found != expected)
            complain(entry(group, index), "entry " + std::to_string(index + 1) + " must be the " +
                                              std::string(name_of(expected)) + ", not the " +
                                              std::string(name_of(found)));
    }
    void check_order() {
        for (int i = 0; i < kPrintedClasses; ++i)
            expect_order("ticket", i, edition_.tickets[i].seat);
        for (int i = 0; i < kBuyerKinds; ++i)
            expect_order("visitor", i, edition_.visitors[i].visitor);
        for (int i = 0; i < kFavourKinds; ++i)
            expect_order("favour", i, edition_.favours[i].favour);
    }

    void expect_value(std::string place, int value) {
        if (value > kHighestValue)
            complain(std::move(place), std::to_string(value) + " coins are too many: at most 9");
    }
    void check_range() {
        for (int i = 0; i < kLevels; ++i)
            expect_value(entry("merchant_coins", i), edition_.merchant_coins[i]);
        expect_value("/legionary_favour_pay", edition_.legionary_favour_pay);
        expect_value("/favour_ticket_coins", edition_.favour_ticket_coins);
        for (int i = 0; i < kPrintedClasses; ++i)
            expect_value(entry("ticket", i) + "/coins", edition_.tickets[i].coins);
        for (int i = 0; i < kBuyerKinds; ++i)
            expect_value(entry("visitor", i) + "/pays", edition_.visitors[i].pays);
        for (int i = 0; i < kFavourKinds; ++i)
            expect_value(entry("favour", i) + "/end_coins", edition_.favours[i].end_coins);
    }

    void expect_sum(const char* place, const char* what, int sum, int expected) {
        if (sum != expected)
            complain(place, std::string(what) + " must be " + std::to_string(expected) +
                                ", but there are " + std::to_string(sum));
    }
    void check_counts() {
        int favours = 0, buyers = 0, seats = 0;
        for (int i = 0; i < kFavourKinds; ++i) {
            favours += edition_.favours[i].copies;
            if (edition_.favours[i].copies != edition_.favours[0].copies)
                complain(entry("favour", i) + "/copies",
                         "all kinds of favour must have the same number of copies");
        }
        for (int i = 0; i < kBuyerKinds; ++i) {
            buyers += edition_.visitors[i].copies;
            if (edition_.visitors[i].copies == 0)
                complain(entry("visitor", i) + "/copies",
                         "three players remove one copy, but there is none");
        }
        for (const Edition::TicketKind& one : edition_.tickets) seats += one.copies_per_venue;
        expect_sum("/favour", "favours for three players", favours - kFavourKinds, kFavoursOfThree);
        expect_sum("/visitor", "visitors for three players", buyers - kBuyerKinds, kBuyersOfThree);
        expect_sum("/ticket", "tickets of each venue", seats, kTicketsPerVenue);
        expect_sum("/coin_markers", "all cards together",
                   kPlaceCards + kMerchantCards + favours + seats * kVenues + buyers +
                       kCaesarCards + edition_.coin_markers + kStartCards,
                   kAllCards);
    }

    // Section 12: the decks must suffice for the day that takes the most cards.
    void check_decks(int players) {
        const int out = players == 3 ? 1 : 0;
        const int specials =
            *std::max_element(edition_.specials_per_day.begin(), edition_.specials_per_day.end());
        const auto copies = [&](Favour favour) {
            return edition_.favours[kind(favour)].copies - out;
        };
        const int drawn = specials + copies(Favour::TicketAndVisitor);
        const int regular = kTicketsPerPlayer * players;
        const int fewest_venues = (regular + kTicketsPerVenue - 1) / kTicketsPerVenue;
        const int visitors = regular - fewest_venues + drawn + copies(Favour::ExtraVisitor);
        expect_deck(players, "/favour", "favours", kDays * players, kFavours - out * kFavourKinds);
        expect_deck(players, "/specials_per_day", "tickets", regular + drawn, kTickets);
        expect_deck(players, "/specials_per_day", "visitors", visitors + kFollowersOfCaesar,
                    kBuyers - out * kBuyerKinds + kCaesarCards);
    }
    void expect_deck(int players, const char* place, const char* what, int needed, int there) {
        if (needed > there)
            complain(place, std::to_string(players) + " players may need " +
                                std::to_string(needed) + " " + what + ", but there are " +
                                std::to_string(there));
    }

    // 2.7, items 5 and 6: the values that the rulebook and public pages give.
    void warn_of_unprinted_values() {
        expect_printed("/visitor/0/pays", "a legionary pays", edition_.pay(Visitor::Legionary), 2);
        expect_printed("/visitor/1/pays", "a student pays", edition_.pay(Visitor::Student), 3);
        expect_printed("/visitor/4/pays", "a senator pays", edition_.pay(Visitor::Senator), 6);
        expect_printed("/ticket/0/coins", "the gallery costs", edition_.coins(SeatClass::Gallery),
                       1);
        expect_printed("/ticket/1/coins", "the stalls cost", edition_.coins(SeatClass::Stalls), 2);
        const auto& coins = edition_.merchant_coins;
        const auto shows = [&](int value) {
            return std::find(coins.begin(), coins.end(), value) != coins.end();
        };
        if (!std::is_sorted(coins.begin(), coins.end()) || coins.back() > 3 || !shows(1) ||
            !shows(2))
            complain("/merchant_coins",
                     "merchants should have 0 to 3 coins, a higher level should not have fewer, "
                     "and both 1 and 2 should occur",
                     Weight::Warning);
    }
    void expect_printed(const char* place, const char* what, int value, int printed) {
        if (value != printed)
            complain(place,
                     std::string(what) + " " + std::to_string(value) +
                         " coins here, but the rulebook prints " + std::to_string(printed),
                     Weight::Warning);
    }

    const Edition& edition_;
    std::vector<Complaint>& complaints_;
};

}  // namespace

void CircusMaximus::check(const Edition& edition, std::vector<Complaint>& complaints) {
    Check(edition, complaints).run();
}

}  // namespace curia
