#include "cli/justinian/words.h"

#include <fmt/core.h>

#include <algorithm>
#include <cctype>

namespace curia::cli::court {

std::string name_of(Tile tile, const Table& table) {
    return printable(table.setup.edition->tiles[tile].name.view());
}

std::string with_number(Tile tile, const Table& table) {
    return fmt::format("{} {}", tile.to_number(), name_of(tile, table));
}

std::string in_words(Token token, const Style& style) {
    return style(token.value() < 0 ? Ink::Red : Ink::Bold, fmt::format("{:+}", token.value()));
}

std::string in_words(const TokenBag& bag, const Style& style) {
    std::string text;
    for (const int value : {3, 2, 1, -1, -2, -3}) {
        const Token token = *Token::from_number(value);
        for (int i = 0; i < bag[token.index]; ++i)
            text += (text.empty() ? "" : " ") + in_words(token, style);
    }
    return text.empty() ? "none" : text;
}

std::string in_words(TileSet tiles) {
    std::string text;
    for (Tile tile : tiles) text += (text.empty() ? "" : " ") + std::to_string(tile.to_number());
    return text;
}

std::string capital(Colour colour) {
    std::string name(curia::name_of(colour));
    name[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(name[0])));
    return name;
}

Ink ink_of(Colour colour) {
    switch (colour) {
        case Colour::War: return Ink::Red;
        case Colour::Law: return Ink::Violet;
        case Colour::Building: return Ink::Green;
        case Colour::Trade: return Ink::Brown;
    }
    return Ink::Plain;
}

std::string in_words(Colour colour, const Style& style) {
    return style(ink_of(colour), capital(colour));
}

std::string numeral(int phase) {
    return std::string(std::array<std::string_view, 4>{"", "I", "II", "III"}[phase]);
}

std::string ordinal(int place, int last) {
    if (place == last) return "last";
    return std::string(std::array<std::string_view, 4>{"", "first", "second", "third"}[place]);
}

std::optional<Colour> colour_from(std::string_view word) {
    for (Colour colour : ColourSet::all())
        if (!word.empty() && curia::name_of(colour).starts_with(word)) return colour;
    return std::nullopt;
}

std::optional<Side> side_from(std::string_view word) {
    for (const Side side : {Side::Left, Side::Right})
        if (!word.empty() && curia::name_of(side).starts_with(word)) return side;
    return std::nullopt;
}

std::string why_full(Tile tile, const Table& table) {
    return with_number(tile, table) + " is full: three tokens lie there";
}

std::string why_card_closed(const Table& table) {
    return table.setup.options.alone_limit == AloneLimit::OnePerTurn
               ? "all others have passed, and then only one token a turn may go on the phase card"
               : "all others have passed, and then only one more token may go on the phase card";
}

std::string why_no_claim(const View& view, Reason reason) {
    if (reason == Reason::NoTokens) return "you have no token on the phase card";
    return fmt::format("you have {} on the phase card and a claim needs {}",
                       influence(view.own.on_card), view.table.minimum());
}

}  // namespace curia::cli::court
