// A step as a line of the log.
#include <fmt/format.h>

#include "cli/circus_maximus/table.h"
#include "cli/circus_maximus/words.h"

namespace curia::cli {

using namespace arena;

namespace {

std::string_view what_is_declined(Stage question) {
    switch (question) {
        case Stage::Caesar: return "to lay down a favour";
        case Stage::ExtraMerchant: return "a second merchant";
        case Stage::DoubleBuy: return "a second ticket";
        default: return "a second sale";
    }
}

// What ended with the step, after the sentence about it.
std::string rest(const Aftermath& then, const View& view, const Reader& reader) {
    std::string text;
    if (then.start_card)
        text += " " + reader.does(*then.start_card, "get", "gets") + " the start card.";
    if (then.day_over) {
        const Table& table = view.table;
        const int day = table.stage == Stage::Over ? kDays : table.day - 1;
        text += fmt::format(" Day {} is over:", day);
        for (Seat seat : seats(table.players()))
            text += fmt::format("{} {} {:+}", seat == Seat{0} ? "" : ",", reader.name(seat),
                                table.income[day - 1][seat]);
        text += '.';
    } else if (then.phase_over) {
        text += " The phase is over.";
    }
    return text;
}

class Teller {
public:
    Teller(const View& view, const Reader& reader) : view_(view), reader_(reader) {}

    std::string operator()(const FirstPlayerChosen& n) const {
        return does(n.seat, "are", "is") + " first player.";
    }
    std::string operator()(const FavoursDealt& n) const {
        return fmt::format("Day {}. At the Villa: {}.", view_.table.day, in_words(n.favours));
    }
    std::string operator()(const TicketsDealt& n) const {
        return fmt::format("{} tickets lie at the Forum.", n.tickets.size());
    }
    std::string operator()(const VisitorsDealt&) const { return "The visitors arrive."; }
    std::string operator()(const SpecialHeld& n) const {
        return fmt::format("Special event: {}, and {} comes; 1 coin more for all there.",
                           in_words(n.ticket), with_article("the", n.visitor));
    }
    std::string operator()(const FollowersCame& n) const {
        return fmt::format("Caesar's followers come to the {}: {}.", in_words(n.venue),
                           in_words(n.visitors, edition()));
    }
    std::string operator()(const VisitorDrawn& n) const {
        const std::string goal =
            n.venue ? fmt::format(", who goes to the {}", in_words(*n.venue)) : "";
        return does(n.seat, "draw", "draws") +
               fmt::format(" {}{}.", with_article("a", n.visitor), goal);
    }
    std::string operator()(const PairDrawn& n) const {
        return does(n.seat, "draw", "draws") + fmt::format(" a {}, and {} comes there.",
                                                           in_words(n.ticket),
                                                           with_article("a", n.visitor));
    }
    std::string operator()(const MerchantPlayed& n) const {
        const auto* how = n.origin == Origin::Recalled        ? " (recalled)"
                          : n.origin == Origin::ExtraFromHand ? " (extra)"
                                                              : "";
        return does(n.seat, "put", "puts") +
               fmt::format(" the {} at the {}{}: {} there.", in_words(n.level, n.strength),
                           in_words(n.place), how, ordinal(n.position));
    }
    std::string operator()(const SteppedLeft& n) const {
        const Seat owner = n.overtaken.owner;
        return does(n.seat, "move", "moves") +
               fmt::format(" the {} left, before {} {}.", n.level.to_number(),
                           reader_.is(owner) ? "your" : reader_.name(owner) + "'s",
                           n.overtaken.level.to_number());
    }
    std::string operator()(const FavourUsed& n) const {
        return does(n.seat, "play", "plays") + fmt::format(" {}.", in_words(n.favour));
    }
    std::string operator()(const VisitorSent& n) const {
        return does(n.seat, "send", "sends") +
               fmt::format(" {} to the {}.",
                           n.visitor ? with_article("the", *n.visitor) : "a visitor",
                           in_words(n.venue));
    }
    std::string operator()(const Passed& n) const {
        return does(n.seat, "pass", "passes") + "." + rest(n.then, view_, reader_);
    }
    std::string operator()(const Declined& n) const {
        return does(n.seat, "decline", "declines") +
               fmt::format(" {}.{}", what_is_declined(n.question), rest(n.then, view_, reader_));
    }
    std::string operator()(const LaidDown& n) const {
        return does(n.seat, "lay", "lays") +
               fmt::format(" {} down before Caesar as a ticket for the {}.", in_words(n.favour),
                           in_words(n.venue));
    }
    std::string operator()(const FavourTaken& n) const {
        return does(n.seat, "take", "takes") +
               fmt::format(" {}.{}", in_words(n.favour), rest(n.then, view_, reader_));
    }
    std::string operator()(const StartCardTaken& n) const {
        return does(n.seat, "take", "takes") + " the start card." + rest(n.then, view_, reader_);
    }
    std::string operator()(const TicketTaken& n) const {
        return does(n.seat, "take", "takes") +
               fmt::format(" {}.{}", in_words(n.ticket), rest(n.then, view_, reader_));
    }
    std::string operator()(const VisitorChosen& n) const {
        return does(n.seat, "choose", "chooses") + fmt::format(" the {}.", in_words(n.visitor));
    }
    std::string operator()(const Sold& n) const {
        const Sale& sale = n.sale;
        return does(sale.seat, "sell", "sells") +
               fmt::format(" {} to the {}: {} + {} + {} = {}.{}", in_words(sale.ticket),
                           in_words(sale.visitor), sale.coins, sale.pay, sale.bonus, sale.income(),
                           rest(n.then, view_, reader_));
    }

private:
    std::string does(Seat seat, std::string_view plain, std::string_view third) const {
        return reader_.does(seat, plain, third);
    }
    const Edition& edition() const { return view_.table.edition(); }

    const View& view_;
    const Reader& reader_;
};

}  // namespace

std::string GameTable<CircusMaximus>::tell(const News& news, const View& view,
                                           const Reader& reader) {
    return wrap(std::visit(Teller(view, reader), news), reader.width - 2, 2);
}

}  // namespace curia::cli
