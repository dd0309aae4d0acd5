#include "cli/circus_maximus/words.h"

#include <fmt/format.h>

#include <array>

#include "engine/overload.h"

namespace curia::cli::arena {

namespace {

void add_to_list(std::string& list, int count, const std::string& what) {
    if (count == 0) return;
    if (!list.empty()) list += ", ";
    if (count > 1) list += fmt::format("{}x ", count);
    list += what;
}

std::string or_nothing(std::string list) { return list.empty() ? "nothing" : list; }

}  // namespace

std::string_view in_words(Place place) {
    constexpr std::array<std::string_view, kPlaces> kWords{"Villa", "Forum", "Circus Maximus",
                                                           "Colosseum", "Theatre of Pompey"};
    return kWords[static_cast<std::size_t>(place)];
}
std::string_view in_words(Favour favour) {
    constexpr std::array<std::string_view, kFavourKinds> kWords{
        "Extra visitor",      "Extra merchant", "Legionary pays 6",  "Double buy", "Double sell",
        "Ticket and visitor", "1 becomes 8",    "Recall a merchant", "Step left"};
    return kWords[static_cast<std::size_t>(favour)];
}
std::string_view in_words(Visitor visitor) {
    constexpr std::array<std::string_view, kBuyerKinds + 1> kWords{
        "Legionary", "Student", "Citizen", "Tourist", "Senator", "Caesar"};
    return kWords[static_cast<std::size_t>(visitor)];
}
std::string with_article(std::string_view article, Visitor visitor) {
    if (visitor == Visitor::Caesar) return std::string(in_words(visitor));
    return fmt::format("{} {}", article, in_words(visitor));
}
std::string_view in_words(SeatClass seat) {
    constexpr std::array<std::string_view, kPrintedClasses + 1> kWords{"Gallery", "Stalls", "Box",
                                                                       "Favour"};
    return kWords[static_cast<std::size_t>(seat)];
}
std::string_view in_words(Venue venue) { return in_words(place_of(venue)); }
std::string_view in_brief(Venue venue) {
    constexpr std::array<std::string_view, kVenues> kWords{"Circus", "Colosseum", "Pompey"};
    return kWords[static_cast<std::size_t>(venue)];
}
std::string in_words(Level level, Strength strength) {
    return fmt::format("{}{}", level.to_number(), strength == Strength::Eight ? " as an 8" : "");
}
std::string in_words(Ticket ticket) {
    return fmt::format("{} for the {}", in_words(ticket.seat), in_words(ticket.venue));
}

std::string in_words(const FavourBag& favours) {
    std::string list;
    for (Favour one : FavourSet::all())
        add_to_list(list, favours[kind(one)], std::string(in_words(one)));
    return or_nothing(list);
}
std::string in_words(const VisitorBag& visitors, const Edition& edition) {
    std::string list;
    if (visitors.has(kind(Visitor::Caesar))) list = "Caesar";
    for (Visitor one : VisitorSet::all(kBuyerKinds))
        add_to_list(list, visitors[kind(one)],
                    fmt::format("{} {}", in_words(one), edition.pay(one)));
    return or_nothing(list);
}
std::string in_words(const ClassBag& tickets, const Edition& edition) {
    std::string list;
    for (SeatClass one : ClassSet::all())
        add_to_list(list, tickets[kind(one)],
                    fmt::format("{} {}", in_words(one), edition.coins(one)));
    return or_nothing(list);
}

std::string ordinal(int number) {
    constexpr std::array<std::string_view, 4> kEndings{"th", "st", "nd", "rd"};
    const bool regular = number % 10 > 3 || number % 100 / 10 == 1;
    return fmt::format("{}{}", number, kEndings[regular ? 0u : number % 10u]);
}

std::string in_words(Reason reason) {
    constexpr std::array<std::string_view, 10> kWords{
        "Not in this phase.",
        "That is offered when a merchant of yours buys or sells.",
        "You do not have that favour.",
        "You do not have that merchant in hand.",
        "You have no ticket for that venue.",
        "You have no favour left to lay down before Caesar.",
        "A turn spends one favour only.",
        "You have no merchant to recall.",
        "None of your merchants here can overtake another one.",
        "The deck is empty."};
    return std::string(kWords[static_cast<std::size_t>(reason)]);
}

std::string in_words(const Action& action, const Edition& edition) {
    const auto priced = [](std::string_view what, int coins) {
        return fmt::format("{} ({})", what, coins);
    };
    return std::visit(
        Overload{
            [](const PlayMerchant& a) {
                return fmt::format("Put the {} at the {}", in_words(a.level, a.strength),
                                   in_words(a.place));
            },
            [](const RecallMerchant& a) {
                return fmt::format("Recall the {} to the {}", in_words(a.level, a.strength),
                                   in_words(a.place));
            },
            [](const StepLeft& a) {
                return fmt::format("Move the {} one place left", a.level.to_number());
            },
            [](const UseFavour& a) { return fmt::format("Yes: play {}", in_words(a.favour)); },
            [](const SendVisitor& a) { return fmt::format("To the {}", in_words(a.venue)); },
            [](const Pass&) { return std::string("Pass"); },
            [](const Decline&) { return std::string("No"); },
            [](const LayDown& a) { return fmt::format("Lay down {}", in_words(a.favour)); },
            [](const TakeFavour& a) { return fmt::format("Take {}", in_words(a.favour)); },
            [](const TakeStartCard&) { return std::string("Take the start card"); },
            [&](const TakeTicket& a) {
                return priced("Take " + in_words(a.ticket), edition.coins(a.ticket.seat));
            },
            [&](const ChooseVisitor& a) {
                return priced(in_words(a.visitor), edition.pay(a.visitor));
            },
            [&](const ChooseSeat& a) { return priced(in_words(a.seat), edition.coins(a.seat)); },
        },
        action);
}

std::vector<std::string> command_of(const Action& action) {
    const auto words = [](auto... all) { return std::vector<std::string>{std::string(all)...}; };
    const auto merchant = [&](const auto& a, auto... more) {
        auto all = words(more..., std::to_string(a.level.to_number()), name_of(a.place));
        if (a.strength == Strength::Eight) all.push_back("eight");
        return all;
    };
    return std::visit(
        Overload{
            [&](const PlayMerchant& a) { return merchant(a); },
            [&](const RecallMerchant& a) { return merchant(a, "recall"); },
            [&](const StepLeft& a) { return words("left", std::to_string(a.level.to_number())); },
            [&](const UseFavour& a) { return words("yes", "use", name_of(a.favour)); },
            [&](const SendVisitor& a) { return words("send", name_of(a.venue)); },
            [&](const Pass&) { return words("pass"); },
            [&](const Decline&) { return words("no", "decline"); },
            [&](const LayDown& a) { return words("yes", "lay", name_of(a.favour)); },
            [&](const TakeFavour& a) { return words("take", name_of(a.favour)); },
            [&](const TakeStartCard&) { return words("take", "start"); },
            [&](const TakeTicket& a) {
                return words("take", name_of(a.ticket.seat), name_of(a.ticket.venue));
            },
            [&](const ChooseVisitor& a) { return words(name_of(a.visitor)); },
            [&](const ChooseSeat& a) { return words("sell", name_of(a.seat)); },
        },
        action);
}

}  // namespace curia::cli::arena
