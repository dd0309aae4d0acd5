// What the reader is asked, how he can answer, and what an answer would change.
#include <fmt/core.h>

#include <algorithm>
#include <cctype>

#include "cli/circus_maximus/table.h"
#include "cli/circus_maximus/words.h"
#include "engine/overload.h"
#include "games/circus_maximus/rows.h"

namespace curia::cli {

using namespace arena;

namespace {

using Words = std::vector<std::string>;

Words words_in(std::string_view text) {
    Words words(1);
    for (const char letter : text) {
        if (letter != ' ')
            words.back() += static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
        else if (!words.back().empty())
            words.emplace_back();
    }
    if (words.back().empty()) words.pop_back();
    // Words that people add out of politeness.
    std::erase_if(words, [](const std::string& word) {
        return word == "the" || word == "at" || word == "to" || word == "put" || word == "as";
    });
    return words;
}

bool means(const Words& said, const Words& command) {
    return std::all_of(said.begin(), said.end(), [&](const std::string& word) {
        return std::any_of(command.begin(), command.end(),
                           [&](const std::string& one) { return one.starts_with(word); });
    });
}

// Why the words name nothing that can be done: the first reason that fits one of them.
std::string why_not(const Words& said, const View& view) {
    const Outlook outlook = CircusMaximus::outlook(view);
    for (const std::string& word : said) {
        if (word.size() < 3) continue;
        for (Place place : PlaceSet::all())
            if (name_of(place).starts_with(word) && outlook.place_closed[place])
                return in_words(*outlook.place_closed[place]);
        for (Favour favour : FavourSet::all())
            if (name_of(favour).starts_with(word) && outlook.favour_closed[favour])
                return in_words(*outlook.favour_closed[favour]);
    }
    return "That is not possible now; ? explains.";
}

// ---- Foresight ----

std::string takes(const Prospect& prospect) {
    if (prospect.visitor)
        return fmt::format("serve the {} for {} coins", in_words(*prospect.visitor),
                           prospect.income);
    if (prospect.ticket) return "take the " + in_words(*prospect.ticket);
    if (prospect.turn > 0) return fmt::format("have the {} pick", ordinal(prospect.turn));
    return "get nothing";
}

// `removed`: how many merchants before him he leaves behind.
template <class Way>
std::string foresee_merchant(const View& view, const Way& a, int removed) {
    const Merchants& merchants = view.table.merchants;
    const Level effective = a.strength == Strength::Eight ? kHighest : a.level;
    const int at = insertion_point(merchants, {a.place, *view.viewer, a.level, effective});
    int position = 1;
    for (int i = at; i > 0 && merchants[i - 1].place == a.place; --i) ++position;
    const Outlook then = CircusMaximus::preview(view, a);
    return fmt::format("The {} would stand {} at the {} and, if all passed then, {}.",
                       in_words(a.level, a.strength), ordinal(position), in_words(a.place),
                       takes(then.merchants[at - removed]));
}

std::string foresee_total(const View& view, const Action& action) {
    const int now = CircusMaximus::outlook(view).accounts[*view.viewer].total();
    const int then = CircusMaximus::preview(view, action).accounts[*view.viewer].total();
    return fmt::format("Your total as it stands: {} → {}.", now, then);
}

constexpr std::string_view kCommands =
    "  5 forum, 8 col      put your 5 at the Forum, your 8 at the Colosseum\n"
    "  1 eight villa       put your 1 there as an 8\n"
    "  recall 8 forum      fetch your 8 back and put it there\n"
    "  left 5              move your 5 one place left\n"
    "  use extra_visitor   play a favour as your turn\n"
    "  pass                final for this phase\n"
    "  ?5 forum            what would that change?\n"
    "  u                   take back, until somebody acts\n"
    "  rules, log, q       the rules in brief, all that happened, leave\n"
    "Other questions are answered by number, or by words: yes, no, senator, box pompey.\n"
    "Words may be cut short.\n";

constexpr std::string_view kPicture =
    "On the left lies what can be had at each place, on the right stand the merchants: a player's "
    "letter and the level, =5 if it counts for a 5. →2nd, →Box/Col, →Senator:9 is what a merchant "
    "would take if everybody passed now. ◆ is the first player.\n";

constexpr std::string_view kRules =
    "Three days of three auctions. Each has you put numbered merchants in a row, higher ones "
    "further left, equal ones behind; passing is final. From left to right each merchant then "
    "takes one thing: a favour at the Villa, a ticket at the Forum, a visitor for one of your "
    "tickets at a venue.\n"
    "A sale brings the coins of ticket and visitor, and the bonus of a special event. Merchants "
    "kept in hand bring 0 to 3 coins a day, unsold tickets nothing. There is one visitor less "
    "than tickets at each venue.\n"
    "Favours are kept from day to day and bring 2 coins at the end if they were not used. The "
    "most coins win.\n";

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
                       : "Put a merchant, play a favour, or pass (final for this phase).";
        case Stage::SendVisitor:
            return table.visitor ? fmt::format("Where does the {} go?", in_words(*table.visitor))
                                 : std::string("To which venue shall the next visitor go?");
        case Stage::Caesar: return "Lay down a favour before Caesar, as a ticket?";
        case Stage::ExtraMerchant: return "A second merchant, for the favour? Or no.";
        case Stage::PickFavour: return "Which card do you take?";
        case Stage::PickTicket: return "Which ticket do you take?";
        case Stage::DoubleBuy: return "A second ticket, for the favour?";
        case Stage::PickVisitor: return fmt::format("Who buys at the {}?", in_words(*table.venue));
        case Stage::PickSeat:
            return fmt::format("Which ticket does the {} get?", in_words(*table.visitor));
        case Stage::LegionaryPays:
            return fmt::format("Shall the legionary pay {} for the favour?",
                               table.edition().legionary_favour_pay);
        case Stage::DoubleSell: return "A second sale, for the favour?";
        default: return "";
    }
}

std::string GameTable<CircusMaximus>::hint(const View& view) {
    switch (view.table.stage) {
        case Stage::Turn:
            return view.table.phase == Phase::Sales ? "5 colosseum · pass · ?5 col what if"
                                                    : "5 · pass · ?5 what if";
        case Stage::ExtraMerchant: return "5 · no";
        default: return "a number of the list";
    }
}

std::vector<Choice<CircusMaximus>> GameTable<CircusMaximus>::choices(
    const View& view, const Actions<CircusMaximus>& legal, const Reader&) {
    if (view.table.stage == Stage::Turn || view.table.stage == Stage::ExtraMerchant) return {};
    std::vector<Choice<CircusMaximus>> list;
    for (const Action& action : legal)
        list.push_back({in_words(action, view.table.edition()), action, {}});
    return list;
}

// Of the actions that fit the words, the one that says least beyond them: "1 villa" is no 8.
Result<Action> GameTable<CircusMaximus>::understand(std::string_view text, const View& view,
                                                    const Actions<CircusMaximus>& legal,
                                                    const Reader&) {
    const Words said = words_in(text);
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
    if (equals > 1) return Failure{"That could mean several things; say a word more."};
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
            [&](const Pass&) { return "You would do nothing more in this phase.\n" + total; },
            [&](const auto&) { return total; },
        },
        action);
}

std::optional<std::string> GameTable<CircusMaximus>::answer(std::string_view text, const View&,
                                                            const Reader& reader) {
    if (text == "rules") return section("Rules in brief", kRules, reader);
    return std::nullopt;
}

std::string GameTable<CircusMaximus>::help(const Reader& reader) {
    return reader.style(Ink::Gold, "Commands") + "\n" + std::string(kCommands) + "\n" +
           section("The table", kPicture, reader) + "\n" +
           section("Rules in brief", kRules, reader);
}

}  // namespace curia::cli
