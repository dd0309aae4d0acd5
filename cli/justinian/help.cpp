// Commands and rules in brief, and other things that a player can look up.
#include <fmt/core.h>

#include <charconv>

#include "cli/justinian/table.h"
#include "cli/justinian/words.h"

namespace curia::cli {

using namespace court;

namespace {

constexpr int kTwoColumns = 100;

struct Command {
    std::string_view words, meaning;
};
constexpr std::array<Command, 14> kCommands{{
    {"+2 7", "put +2 on tile 7 (or its name)"},
    {"-1 card, -1 c", "put -1 on the phase card"},
    {"pass, p", "no more this turn, draw 2"},
    {"?+2 7", "what if? (or: look +2 7)"},
    {"tile 7", "what tile 7 shows in every slot"},
    {"tokens", "what each player can still have"},
    {"log", "everything so far"},
    {"left, right", "the side from which tiles move"},
    {"claim, no", "when a scoring may be claimed"},
    {"war, law, ...", "the colour to score"},
    {"law 7, keep", "exchange a card, or not"},
    {"u", "undo, until another player acts"},
    {"rules", "the rules in brief"},
    {"q", "leave the table"},
}};

constexpr std::string_view kPicture =
    "Up to three tokens lie above each tile: a player's letter with the value, or ? while it is "
    "hidden.\n"
    "A plate shows its number, the colours of your cards, its name, the windows of phases I to "
    "III (this phase's in brackets), and what this phase's would show one slot to the left ‹ › to "
    "the right.\n"
    "Below it is the slot where it would land, as far as you know: →9, or 9|8 for 9 from the left "
    "and 8 from the right.\n"
    "Players: points, tokens in hand and in reserve (res.), tokens on the phase card and their "
    "total, as a range if it is hidden.\n"
    "Your cards: what they would score now, and once the tiles have moved from the left or "
    "right.\n";

constexpr std::string_view kRules =
    "Twelve counsellors stand in a row: the further right, the more their windows show. Your "
    "secret cards name those who score for you, in four colours; at most three colours are "
    "scored.\n"
    "On your turn, put one hidden token above a tile or on the phase card, or pass and draw two. "
    "A tile holds three tokens. The last player who has not passed may put only one more on the "
    "phase card.\n"
    "When all have passed, the tokens above the tiles are turned up. The player who passed last "
    "says from which side the tiles move. Each moves by the sum of its tokens, which then leave "
    "the game.\n"
    "Then everyone is asked, the last to pass first: you may claim a scoring if your own tokens "
    "on the phase card reach 5, 9 or 12 in phase I, II or III (signs do not count). The player "
    "with the highest total names a colour and gets nothing for the tokens; the others get their "
    "totals as points. All score their cards of that colour.\n"
    "After scorings I and II everyone may exchange a card. The third scoring ends the game; so "
    "does an earlier one when no tokens are left. The most points win.\n";

std::string section(std::string_view title, std::string_view text, const Reader& reader) {
    std::string out = reader.style(Ink::Gold, title) + "\n";
    for (const std::string& line : lines_of(wrap(text, reader.width - 6, 0)))
        out += "  " + line + "\n";
    return out;
}

// In two columns if they fit.
std::string commands(const Reader& reader) {
    const auto line = [](const Command& command) {
        return "  " + left(command.words, 15) + std::string(command.meaning) + "\n";
    };
    std::string first, second;
    for (std::size_t i = 0; i < kCommands.size(); ++i)
        (i < kCommands.size() / 2 ? first : second) += line(kCommands[i]);
    return reader.style(Ink::Gold, "Commands") + "\n" +
           (reader.width < kTwoColumns ? first + second : beside(first, second, kTwoColumns / 2));
}

std::string tokens_table(const View& view, const Reader& reader) {
    const Outlook outlook = Justinian::outlook(view);
    std::string out = "Tokens you have not seen yet (hidden on the table, in hand or in reserve)\n";
    out += reader.style(Ink::Dim, left("", 13) + "  +1  +2  +3   -1  -2  -3") + "\n";
    for (Seat seat : seats(view.table.players())) {
        const TokenBag& unseen = outlook.unseen[seat];
        out += fmt::format("  {} {}{:>4}{:>4}{:>4} {:>4}{:>4}{:>4}\n", letter_of(seat),
                           left(shorten(reader.plain_name(seat), 8), 9), unseen[0], unseen[1],
                           unseen[2], unseen[3], unseen[4], unseen[5]);
    }
    return out;
}

std::string tile_table(Tile tile, const View& view, const Reader& reader) {
    const Table& table = view.table;
    const int here = Justinian::outlook(view).tiles[tile].slot;
    std::string out = with_number(tile, table) + "\n" + left("  slot", 10);
    for (int slot = 1; slot <= kSlots; ++slot) out += fmt::format("{:>5}", slot);
    for (int phase = 1; phase <= kPhases; ++phase) {
        std::string line = left("  phase " + numeral(phase), 11);
        for (int slot = 1; slot <= kSlots; ++slot) {
            const int value = table.setup.edition->value(phase, tile, slot - 1);
            line += slot == here ? reader.style(Ink::Bold, fmt::format(" [{:>2}]", value))
                                 : fmt::format("{:>4} ", value);
        }
        out += "\n" + (phase == table.phase ? line : reader.style(Ink::Dim, line));
    }
    return out + "\n";
}

}  // namespace

std::string GameTable<Justinian>::help(const Reader& reader) {
    return commands(reader) + "\n" + section("The table", kPicture, reader) + "\n" +
           section("Rules in brief", kRules, reader);
}

std::optional<std::string> GameTable<Justinian>::answer(std::string_view text, const View& view,
                                                        const Reader& reader) {
    const std::vector<std::string> words = words_in(text);
    if (words.empty()) return std::nullopt;
    if (words[0] == "rules") return section("Rules in brief", kRules, reader);
    if (words[0] == "tokens") return tokens_table(view, reader);
    if (words[0] != "tile" || words.size() != 2) return std::nullopt;
    int number = 0;
    std::from_chars(words[1].data(), words[1].data() + words[1].size(), number);
    const auto tile = Tile::from_number(number);
    if (!tile) return "Tiles are numbered from 1 to 12.\n";
    return tile_table(*tile, view, reader);
}

}  // namespace curia::cli
