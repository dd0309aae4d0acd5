// What the reader is asked, and the short lists of answers.
#include <fmt/core.h>

#include <algorithm>

#include "cli/justinian/table.h"
#include "cli/justinian/words.h"

namespace curia::cli {

using namespace court;

namespace {

bool is_legal(const Actions<Justinian>& legal, const Action& action) {
    return std::find(legal.begin(), legal.end(), action) != legal.end();
}

// What the reader's cards would bring after resolving from one side.
std::string worth_after(const View& view, const Outlook& outlook, Side side, const Style& style) {
    std::string out;
    for (Colour colour : view.table.unscored()) {
        const Worth& worth = outlook.colours[colour];
        const int value = side == Side::Left ? worth.from_left : worth.from_right;
        out += fmt::format("  {} {}", in_words(colour, style), value);
        if (value != worth.now) out += style(Ink::Dim, fmt::format(" ({:+})", value - worth.now));
    }
    return out;
}

using ChoiceList = std::vector<Choice<Justinian>>;

ChoiceList sides(const View& view, const Style& style) {
    const Outlook outlook = Justinian::outlook(view);
    ChoiceList list;
    for (const Side side : {Side::Left, Side::Right})
        list.push_back({left(curia::name_of(side), 6) + worth_after(view, outlook, side, style),
                        Resolve{side},
                        {}});
    return list;
}

// Both answers are always listed, so that onlookers cannot see who may not claim.
ChoiceList claims(const View& view, const Actions<Justinian>& legal) {
    const Outlook outlook = Justinian::outlook(view);
    ChoiceList list{{"claim a scoring now", std::nullopt, {}}, {"no claim", Decline{}, {}}};
    if (is_legal(legal, Claim{}))
        list[0].action = Claim{};
    else
        list[0].why_closed = "You cannot claim: " +
                             why_no_claim(view, outlook.no_claim.value_or(Reason::BelowMinimum)) +
                             ".";
    return list;
}

ChoiceList colours(const View& view, const Style& style) {
    const Outlook outlook = Justinian::outlook(view);
    ChoiceList list;
    for (Colour colour : view.table.unscored())
        list.push_back({left(in_words(colour, style), 9) +
                            fmt::format("your {} for {}", in_words(view.own.cards[colour]),
                                        outlook.colours[colour].now),
                        ChooseColour{colour},
                        {}});
    return list;
}

ChoiceList exchanges(const View& view, const Actions<Justinian>& legal, const Style& style) {
    const Outlook outlook = Justinian::outlook(view);
    ChoiceList list;
    for (const Action& action : legal) {
        std::string text = "keep all your cards";
        if (const auto* exchange = std::get_if<Exchange>(&action)) {
            const Standing& standing = outlook.tiles[exchange->card];
            const auto& windows = standing.windows;
            const int next = std::min<int>(view.table.phase, kPhases - 1);
            text = left("give " + in_words(exchange->colour, style) + " " +
                            with_number(exchange->card, view.table),
                        32) +
                   style(Ink::Dim, fmt::format("in slot {}, {} in the next phase", standing.slot,
                                               windows[next]));
        }
        list.push_back({text, action, {}});
    }
    return list;
}

std::string placing_question(const View& view, const Reader& reader) {
    const Table& table = view.table;
    const Seat me = *reader.viewer;
    const int drawn = std::min<int>(kDrawAtPass, table.reserve_size[me]);
    const std::string price =
        drawn > 0 ? fmt::format("final; you draw {}", drawn) : "final; nothing is left to draw";
    if (view.own.hand.empty()) return "You have no token in hand: pass (" + price + ").";
    const std::string start = table.is_alone() ? "All others have passed. " : "";
    return start + "Put a token on a tile or on the phase card, or pass (" + price + ").";
}

}  // namespace

std::string GameTable<Justinian>::question(const View& view, const Reader& reader) {
    switch (view.table.stage) {
        case Stage::Place: return placing_question(view, reader);
        case Stage::Direction:
            return "You passed last, and all tokens are turned up: from which side do the tiles "
                   "move?";
        case Stage::Claim:
            return fmt::format("A claim needs {} on the phase card. Do you claim a scoring?",
                               view.table.minimum());
        case Stage::Colour: return "Name the colour that is scored now.";
        case Stage::Exchange: return "You may put one card under its deck and take the top one.";
        default: return "";
    }
}

std::string GameTable<Justinian>::hint(const View& view) {
    switch (view.table.stage) {
        case Stage::Place: return "+2 7 · -1 card · pass · ?+2 7 what if";
        case Stage::Direction: return "left · right · ?left what if";
        case Stage::Claim: return "claim · no";
        case Stage::Colour: return "a colour or its number";
        case Stage::Exchange: return "a number of the list · keep";
        default: return "";
    }
}

std::vector<Choice<Justinian>> GameTable<Justinian>::choices(const View& view,
                                                             const Actions<Justinian>& legal,
                                                             const Reader& reader) {
    switch (view.table.stage) {
        case Stage::Direction: return sides(view, reader.style);
        case Stage::Claim: return claims(view, legal);
        case Stage::Colour: return colours(view, reader.style);
        case Stage::Exchange: return exchanges(view, legal, reader.style);
        default: return {};
    }
}

}  // namespace curia::cli
