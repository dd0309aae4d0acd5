// Short commands: "+2 7", "-1 card", "pass", "left", "claim", "war", "law 7", "keep".
#include <fmt/core.h>

#include <algorithm>
#include <charconv>

#include "cli/justinian/table.h"
#include "cli/justinian/words.h"

namespace curia::cli {

using namespace court;

namespace {

using Words = std::vector<std::string>;

bool is_one_of(std::string_view word, std::initializer_list<std::string_view> all) {
    return std::find(all.begin(), all.end(), word) != all.end();
}

std::optional<int> number_in(std::string_view word) {
    if (word.starts_with('+')) word.remove_prefix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error != std::errc() || end != word.data() + word.size()) return std::nullopt;
    return number;
}

// By number, or by the beginning of the name if it fits only one tile.
std::optional<Tile> tile_from(std::string_view word, const Table& table) {
    if (const auto number = number_in(word)) return Tile::from_number(*number);
    std::optional<Tile> found;
    for (Tile tile : TileSet::all())
        if (word.size() >= 2 && lower(court::name_of(tile, table)).starts_with(word)) {
            if (found) return std::nullopt;
            found = tile;
        }
    return found;
}

Result<Token> token_from(std::string_view word, const View& view, const Style& style) {
    const auto number = number_in(word);
    const auto token = number ? Token::from_number(*number) : std::nullopt;
    if (token && std::isdigit(static_cast<unsigned char>(word[0])))
        return Failure{fmt::format("With its sign, please: +{0} or -{0}.", *number)};
    if (!token)
        return Failure{"Say a token and a place, such as +2 7 or -1 card, or pass; ? explains."};
    if (!view.own.hand.has(token->index))
        return Failure{fmt::format("You have no {} in hand; you have {}.", in_words(*token, style),
                                   in_words(view.own.hand, style))};
    return *token;
}

Result<Action> placement(const Words& words, const View& view, const Style& style) {
    const Result<Token> token = token_from(words[0], view, style);
    if (!token) return token.failure();
    if (words.size() < 2)
        return Failure{fmt::format("{} on which tile, 1 to 12, or on the card?", words[0])};
    if (words.size() > 2) return Failure{"Too many words: a token and a place, such as +2 7."};
    const Outlook outlook = Justinian::outlook(view);
    if (is_one_of(words[1], {"c", "card", "phase"})) {
        if (outlook.card_closed) return Failure{"No: " + why_card_closed(view.table) + "."};
        return Action(PlaceOnCard{*token});
    }
    const auto tile = tile_from(words[1], view.table);
    if (!tile)
        return Failure{"There is no tile '" + printable(words[1]) +
                       "': tiles are 1 to 12, or their names; 'card' is the phase card."};
    if (outlook.tiles[*tile].closed) return Failure{why_full(*tile, view.table) + "."};
    return Action(Place{*token, *tile});
}

Result<Action> in_placing(const Words& words, const View& view, const Style& style) {
    if (words.size() == 1 && is_one_of(words[0], {"p", "pass"})) return Action(Pass{});
    return placement(words, view, style);
}

Result<Action> in_direction(const Words& words) {
    if (const auto side = side_from(words.back())) return Action(Resolve{*side});
    return Failure{"From which side: left or right?"};
}

Result<Action> in_claim(const Words& words, const View& view) {
    if (is_one_of(words[0], {"n", "no", "decline"})) return Action(Decline{});
    if (!is_one_of(words[0], {"c", "claim", "y", "yes"})) return Failure{"Say claim or no."};
    if (const auto reason = Justinian::outlook(view).no_claim)
        return Failure{"You cannot claim: " + why_no_claim(view, *reason) + "."};
    return Action(Claim{});
}

std::string names_of_unscored(const View& view, const Style& style) {
    std::vector<std::string> names;
    for (Colour colour : view.table.unscored()) names.push_back(in_words(colour, style));
    return joined(names);
}

Result<Action> in_colour(const Words& words, const View& view, const Style& style) {
    const auto colour = colour_from(words[0]);
    if (!colour) return Failure{"Name a colour: " + names_of_unscored(view, style) + "."};
    if (Justinian::outlook(view).colours[*colour].closed)
        return Failure{capital(*colour) + " has been scored already; name one of " +
                       names_of_unscored(view, style) + "."};
    return Action(ChooseColour{*colour});
}

Result<Action> in_exchange(const Words& words, const View& view, const Style& style) {
    if (is_one_of(words[0], {"k", "keep", "n", "no"})) return Action(Keep{});
    const auto colour = colour_from(words[0]);
    const auto card = words.size() == 2 ? tile_from(words[1], view.table) : std::nullopt;
    if (!colour || !card) return Failure{"Say a colour and one of your numbers, or keep."};
    if (Justinian::outlook(view).colours[*colour].closed)
        return Failure{capital(*colour) + " has been scored: its cards are out of the game."};
    if (!view.own.cards[*colour].has(*card))
        return Failure{fmt::format("Of {} you have {}.", in_words(*colour, style),
                                   in_words(view.own.cards[*colour]))};
    return Action(Exchange{*colour, *card});
}

// Filler words that people add.
Words without_small_words(Words words) {
    std::erase_if(words, [](const std::string& word) {
        return is_one_of(word, {"on", "place", "put", "from", "the", "tile", "give", "to"});
    });
    return words;
}

}  // namespace

Result<justinian::Action> GameTable<Justinian>::understand(std::string_view text, const View& view,
                                                           const Actions<Justinian>& legal,
                                                           const Reader& reader) {
    const Words words = without_small_words(words_in(text));
    if (words.empty()) return Failure{"Say " + hint(view) + "; ? explains."};
    const auto meant = [&]() -> Result<Action> {
        switch (view.table.stage) {
            case Stage::Place: return in_placing(words, view, reader.style);
            case Stage::Direction: return in_direction(words);
            case Stage::Claim: return in_claim(words, view);
            case Stage::Colour: return in_colour(words, view, reader.style);
            case Stage::Exchange: return in_exchange(words, view, reader.style);
            default: return Failure{"Nothing is asked now."};
        }
    }();
    if (!meant || std::find(legal.begin(), legal.end(), *meant) != legal.end()) return meant;
    return Failure{"That is not possible now."};
}

}  // namespace curia::cli
