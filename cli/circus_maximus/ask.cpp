// What the reader is asked, how they can answer, and what an answer would change.
#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cctype>

#include "cli/circus_maximus/table.h"
#include "cli/circus_maximus/words.h"
#include "engine/overload.h"
#include "games/circus_maximus/permits.h"
#include "games/circus_maximus/rows.h"

namespace curia::cli {

using namespace arena;

namespace {

using Words = std::vector<std::string>;

// Without the filler words that people add.
Words command_in(std::string_view text) {
    Words words = words_in(text);
    std::erase_if(words, [](const std::string& word) {
        constexpr std::array<std::string_view, 8> kIdle{"the", "at",  "to", "put",
                                                        "as",  "for", "an", "my"};
        return std::find(kIdle.begin(), kIdle.end(), word) != kIdle.end();
    });
    return words;
}

// A word may be shortened, and any part of a name is enough: "pompey".
bool stands_for(const std::string& word, std::string_view name) {
    return name.starts_with(word) || name.find("_" + word) != std::string_view::npos;
}

bool means(const Words& said, const Words& command) {
    return std::all_of(said.begin(), said.end(), [&](const std::string& word) {
        return std::any_of(command.begin(), command.end(),
                           [&](const std::string& one) { return stands_for(word, one); });
    });
}

bool is_placing(const Table& table) {
    return table.stage == Stage::Turn || table.stage == Stage::ExtraMerchant;
}

std::optional<Reason> why_closed(const std::string& word, const Outlook& outlook) {
    if (word.size() < 3) return std::nullopt;
    for (Place place : PlaceSet::all())
        if (stands_for(word, name_of(place)) && outlook.place_closed[place])
            return outlook.place_closed[place];
    for (Favour favour : FavourSet::all())
        if (stands_for(word, name_of(favour)) && outlook.favour_closed[favour])
            return outlook.favour_closed[favour];
    return std::nullopt;
}

bool is_number(const std::string& word) {
    return std::all_of(word.begin(), word.end(), [](char one) { return one >= '0' && one <= '9'; });
}

bool is_in_hand(const std::string& number, const View& view) {
    for (Level level : view.table.hands[*view.viewer])
        if (number == std::to_string(level.to_number())) return true;
    return false;
}

// Why the words name nothing that can be done: the first reason that fits one of them.
std::string why_not(const Words& said, const View& view) {
    if (!is_placing(view.table)) return "That is not among the answers; ? explains.";
    const Outlook outlook = CircusMaximus::outlook(view);
    for (const std::string& word : said)
        if (const auto reason = why_closed(word, outlook)) return in_words(*reason);
    if (is_number(said[0]) && !is_in_hand(said[0], view)) return in_words(Reason::NoMerchant);
    return "That names nothing you can do now; ? explains.";
}

// An example of a merchant that the player can place: "5", "5 colosseum". Empty if there is none.
std::string example_of(const Table& table) {
    const int cost = table.stage == Stage::ExtraMerchant ? 1 : 0;
    const LevelSet hand = table.hands[table.active];
    const PlaceSet open = open_places(table, table.active, cost);
    if (hand.empty() || open.empty()) return "";
    const std::string level = std::to_string(hand.first().to_number());
    if (!is_venue(open.first())) return level;
    std::string venue(in_brief(venue_at(open.first())));
    venue[0] = static_cast<char>(std::tolower(static_cast<unsigned char>(venue[0])));
    return level + " " + venue;
}

// ---- Foresight ----

// `position`: of the merchant in its row, from 1.
std::string takes(const Prospect& prospect, int position) {
    if (prospect.visitor)
        return fmt::format("serve the {} for {} coins", in_words(*prospect.visitor),
                           prospect.income);
    if (prospect.ticket) return "take the " + in_words(*prospect.ticket);
    if (prospect.takes) return fmt::format("have the {} pick", ordinal(position));
    return "get nothing";
}

// Without a ticket, a merchant may go to a venue only if Caesar is there.
bool needs_caesar(const View& view, Place place) {
    return is_venue(place) && !view.table.has_ticket(*view.viewer, venue_at(place)) &&
           view.table.has_caesar(venue_at(place));
}

// The position in the row of a place, from 1 at the left.
int position_of(const Merchants& merchants, Place place, int at) {
    int position = 1;
    for (; at > 0 && merchants[at - 1].place == place; --at) ++position;
    return position;
}

// `removed`: number of merchants to its left that the action removes.
template <class Way>
std::string foresee_merchant(const View& view, const Way& a, int removed) {
    const Merchants& merchants = view.table.merchants;
    const Level effective = a.strength == Strength::Eight ? kHighest : a.level;
    const int at = insertion_point(merchants, {a.place, *view.viewer, a.level, effective});
    const int position = position_of(merchants, a.place, at);
    const std::string stand =
        fmt::format("The {} would stand {} at the {}", in_words(a.level, a.strength),
                    ordinal(position), in_words(a.place));
    if (needs_caesar(view, a.place))
        return stand + ".\nA favour would be its ticket, before Caesar.";
    const Outlook then = CircusMaximus::preview(view, a);
    return stand + ".\nIf all passed then, it would " +
           takes(then.merchants[at - removed], position) + ".";
}

std::string foresee_step(const View& view, const StepLeft& a) {
    const int at = find(view.table.merchants, *view.viewer, a.level);
    const Placed& overtaken = view.table.merchants[at - 1];
    const Outlook then = CircusMaximus::preview(view, a);
    return fmt::format(
        "The {} would overtake {}{}.\nIf all passed then, it would {}.", a.level.to_number(),
        letter_of(overtaken.owner), overtaken.level.to_number(),
        takes(then.merchants[at - 1], position_of(view.table.merchants, overtaken.place, at - 1)));
}

std::string foresee_total(const View& view, const Action& action) {
    const int now = CircusMaximus::outlook(view).accounts[*view.viewer].total();
    const int then = CircusMaximus::preview(view, action).accounts[*view.viewer].total();
    return fmt::format("Your total as it stands: {} → {}.", now, then);
}

constexpr std::string_view kCommands =
    "  5 forum, 8 col      put your 5 at the Forum, your 8 at the Colosseum\n"
    "  1 eight villa       put your 1 there as an 8\n"
    "  recall 8 forum      take your 8 back and put it there\n"
    "  left 5              move your 5 one place left\n"
    "  use extra_visitor   play a favour as your turn\n"
    "  pass                final for this phase\n"
    "  ?5 forum            what would that change?\n"
    "  u                   undo, until another player acts\n"
    "  rules, favours      the rules in brief, what each favour does\n"
    "  log, q              everything so far, leave\n"
    "Other questions are answered by number, or by words: yes, no, box pompey.\n"
    "Words may be shortened.\n";

constexpr std::string_view kPicture =
    "The left side shows what is offered at each place, the right side the merchants: a player's "
    "letter and the level, =5 if it counts as a 5. →2nd, →Box/Col, →Senator:9 show what a "
    "merchant would take if everyone passed now; →none means nothing. ▸ marks the merchant that "
    "takes now, ◆ the first player. Coins: from the days before, from today's sales, from the "
    "sales that would follow now, from unused merchants.\n";

constexpr std::string_view kRules =
    "Three days with three auctions each. In an auction you put numbered merchants in a row, "
    "higher ones further left, equal ones behind; passing is final. From left to right each "
    "merchant then takes one thing: a favour at the Villa, a ticket at the Forum, a visitor for "
    "one of your tickets at a venue.\n"
    "A sale brings the coins of ticket and visitor, and the bonus of a special event. Merchants "
    "kept in hand bring 0 to 3 coins a day, unsold tickets nothing. Each venue has one visitor "
    "fewer than tickets.\n"
    "Favours are kept from day to day and bring 2 coins at the end if they were not used. The "
    "most coins win.\n"
    "With Caesar (preset=expert): he buys nothing, but brings two more visitors. The first player "
    "who puts a merchant where he is and lays down a favour has it as a ticket there, and Caesar "
    "leaves.\n";

constexpr std::string_view kFavours =
    "As your turn, instead of a merchant:\n"
    "  Extra visitor: draw a visitor and send it to a venue.\n"
    "  Ticket and visitor (II): draw a ticket; a visitor comes to its venue.\n"
    "  Recall a merchant (II, III): play one from an earlier phase of today again.\n"
    "  Step left: one of yours overtakes its left neighbour and counts as much.\n"
    "With a merchant:\n"
    "  Extra merchant: put another one immediately.\n"
    "  1 becomes 8: your 1 counts as an 8 in this phase.\n"
    "When a merchant of yours buys or sells, even after you passed:\n"
    "  Double buy (II): it takes a second ticket.\n"
    "  Double sell (III): it sells a second ticket.\n"
    "  Legionary pays 6 (III): instead of 2.\n";

// What is asked of the owner of a merchant who takes something.
std::string question_to_taker(const Table& table) {
    const int level = table.merchants[table.resolving].level.to_number();
    switch (table.stage) {
        case Stage::PickFavour: return fmt::format("Which card does your {} take?", level);
        case Stage::PickTicket: return fmt::format("Which ticket does your {} take?", level);
        case Stage::DoubleBuy:
            return fmt::format("Play Double buy for a second ticket with your {}?", level);
        case Stage::PickVisitor:
            return fmt::format("Which visitor does your {} serve at the {}?", level,
                               in_words(*table.venue));
        case Stage::PickSeat:
            return fmt::format("Which ticket does the {} get?", in_words(*table.visitor));
        case Stage::LegionaryPays:
            return fmt::format("Play the favour, so that the Legionary pays {} instead of {}?",
                               table.edition().legionary_favour_pay,
                               table.edition().pay(Visitor::Legionary));
        default: return fmt::format("Play Double sell for a second sale with your {}?", level);
    }
}

std::string section(std::string_view name, std::string_view text, const Reader& reader) {
    return reader.style(Ink::Gold, name) + "\n" + indented(wrap(text, reader.width - 6));
}

}  // namespace

std::string GameTable<CircusMaximus>::question(const View& view, const Reader&) {
    const Table& table = view.table;
    switch (table.stage) {
        case Stage::Turn:
            return table.hands[table.active].empty()
                       ? "You have no merchants left: play a favour, or pass."
                       : "Place a merchant, play a favour, or pass (final for this phase).";
        case Stage::SendVisitor:
            return table.visitor
                       ? fmt::format("Where does {} go?", with_article("the", *table.visitor))
                       : std::string("To which venue does the next visitor go?");
        case Stage::Caesar: {
            const bool free = may_decline_caesar(table, table.active);
            return (free ? "Lay down a favour before Caesar" : "Which favour do you lay down") +
                   fmt::format(", as a ticket for the {}?", in_words(*table.venue));
        }
        case Stage::ExtraMerchant:
            return "Play Extra merchant to place another one? Say which, or no.";
        default: return table.stage < Stage::Over ? question_to_taker(table) : "";
    }
}

std::string GameTable<CircusMaximus>::hint(const View& view) {
    const std::string example = example_of(view.table);
    switch (view.table.stage) {
        case Stage::Turn:
            return example.empty() ? "pass" : fmt::format("{0} · pass · ?{0} what if", example);
        case Stage::ExtraMerchant: return example + " · no";
        default: return "a number of the list";
    }
}

std::vector<Choice<CircusMaximus>> GameTable<CircusMaximus>::choices(
    const View& view, const Actions<CircusMaximus>& legal, const Reader&) {
    if (is_placing(view.table)) return {};
    std::vector<Choice<CircusMaximus>> list;
    for (const Action& action : legal)
        list.push_back({in_words(action, view.table.edition()), action, {}});
    return list;
}

// Of the actions that fit the words, takes the one with the fewest other words: "1 villa" does not
// play the 1 as an 8.
Result<Action> GameTable<CircusMaximus>::understand(std::string_view text, const View& view,
                                                    const Actions<CircusMaximus>& legal,
                                                    const Reader&) {
    const Words said = command_in(text);
    if (said.empty()) return Failure{"Say " + hint(view) + "; ? explains."};
    const Action* best = nullptr;
    std::size_t fewest = 0;
    int equals = 0;
    for (const Action& action : legal) {
        const Words command = command_of(action);
        if (!means(said, command) || (best && command.size() > fewest)) continue;
        equals = best && command.size() == fewest ? equals + 1 : 1;
        best = &action;
        fewest = command.size();
    }
    if (!best) return Failure{why_not(said, view)};
    if (equals > 1) return Failure{"That could mean several things; add another word."};
    return *best;
}

std::string GameTable<CircusMaximus>::foresee(const View& view, const Action& action,
                                              const Reader&) {
    if (!view.viewer) return "";
    const std::string total = foresee_total(view, action);
    return std::visit(
        Overload{
            [&](const PlayMerchant& a) { return foresee_merchant(view, a, 0) + "\n" + total; },
            [&](const RecallMerchant& a) { return foresee_merchant(view, a, 1) + "\n" + total; },
            [&](const StepLeft& a) { return foresee_step(view, a) + "\n" + total; },
            [&](const Pass&) { return "You would do nothing more in this phase.\n" + total; },
            [&](const auto&) { return total; },
        },
        action);
}

std::optional<std::string> GameTable<CircusMaximus>::answer(std::string_view text, const View&,
                                                            const Reader& reader) {
    if (text == "rules") return section("Rules in brief", kRules, reader);
    if (text == "favours") return section("The favours", kFavours, reader);
    return std::nullopt;
}

std::string GameTable<CircusMaximus>::help(const Reader& reader) {
    return reader.style(Ink::Gold, "Commands") + "\n" + std::string(kCommands) + "\n" +
           section("The table", kPicture, reader) + "\n" +
           section("Rules in brief", kRules, reader);
}

}  // namespace curia::cli
