// The log: every step in words, from the news that the reader gets of it.
#include <fmt/core.h>

#include <algorithm>

#include "cli/justinian/table.h"
#include "cli/justinian/words.h"
#include "engine/overload.h"
#include "games/justinian/movement.h"

namespace curia::cli {

using namespace court;

namespace {

// A space at which no line is broken.
constexpr char kTight = '\x1f';

std::string tight(std::string text) {
    std::replace(text.begin(), text.end(), ' ', kTight);
    return text;
}

class Teller {
public:
    Teller(const View& view, const Reader& reader)
        : view_(view), table_(view.table), reader_(reader), style_(reader.style) {}

    // ---- Dealing ----

    std::string operator()(const Dealt& n) const {
        if (table_.passed.empty()) return start_hand(n);
        std::string out;
        if (n.tokens) out = reader_.does(n.seat, "draw", "draws") + " " + bag(*n.tokens) + ".";
        return n.all_turned_up ? lines(out, turned_up()) : out;
    }
    std::string operator()(const DealtCards& n) const {
        if (!n.cards) return reader_.viewer ? "" : reader_.name(n.seat) + " gets cards.";
        std::vector<std::string> colours;
        for (Colour colour : ColourSet::all())
            colours.push_back(in_words(colour, style_) + " " + in_words((*n.cards)[colour]));
        return "Your cards: " + joined(colours) + ".";
    }
    std::string operator()(const Starts&) const { return turn_begins(); }

    // ---- Placing ----

    std::string operator()(const Placed& n) const {
        const std::string full = table_.is_full(n.tile) ? ", which is full now." : ".";
        return puts(n.seat, n.token) + " on " + with_number(n.tile, table_) + full;
    }
    std::string operator()(const PlacedOnCard& n) const {
        std::string out = puts(n.seat, n.token) + " on the phase card";
        if (n.token)
            out += fmt::format(", {} of {} now", influence(view_.own.on_card), table_.minimum());
        return out + ".";
    }
    std::string operator()(const Passed& n) const {
        std::string out = reader_.does(n.seat, "pass ", "passes ") +
                          ordinal(table_.passed.size(), table_.players());
        const int drawn = std::min<int>(kDrawAtPass, table_.reserve_size[n.seat]);
        if (!reader_.is(n.seat))
            out += drawn > 0 ? fmt::format(" and draws {}", drawn) : " with no token left to draw";
        out += ".";
        return n.all_turned_up ? lines(out, turned_up()) : out;
    }
    std::string operator()(const Resolved& n) const {
        const std::string start = reader_.does(n.seat, "resolve", "resolves") + " from the " +
                                  std::string(curia::name_of(n.from));
        if (n.moves.empty()) return start + "; no token lies above a tile.";
        std::vector<std::string> moves;
        for (const Move& move : n.moves) moves.push_back(tight(one_move(move)));
        return start + ": " + joined(moves) + ".";
    }

    // ---- Scoring ----

    std::string operator()(const Claimed& n) const {
        if (!n.valid)
            return reader_.does(n.seat, "claim", "claims") + " without the minimum and " +
                   (reader_.is(n.seat) ? "show " : "shows ") + bag(n.shown[n.seat]) + ".";
        return lines(reader_.does(n.seat, "claim", "claims") + " a scoring.", phase_card(n.shown));
    }
    std::string operator()(const Declined& n) const {
        const std::string out = reader_.does(n.seat, "do", "does") + " not claim";
        if (table_.stage == Stage::Claim) return out + ".";
        if (table_.stage != Stage::Colour) return lines(out + "; no scoring.", turn_begins());
        return lines(out + ", and the last scoring follows automatically.",
                     phase_card(table_.on_card_shown));
    }
    std::string operator()(const Scored& n) const {
        const Scoring& scoring = n.scoring;
        std::string out = reader_.does(scoring.chooser, "name ", "names ") +
                          in_words(scoring.colour, style_) + ":";
        for (Seat seat : seats(table_.players())) out = lines(out, gain(scoring, seat));
        return out;
    }

    // ---- Exchanging ----

    std::string operator()(const CardExchanged& n) const {
        std::string out =
            n.gave ? reader_.name(n.seat) + " put " + card(n.colour, *n.gave) + " under its deck"
                   : reader_.name(n.seat) + " exchanges a card of " + in_words(n.colour, style_);
        if (n.got) out += " and take " + card(n.colour, *n.got);
        return table_.stage == Stage::NewCard ? out + "." : and_perhaps_turn(out + ".");
    }
    std::string operator()(const CardDrawn& n) const {
        const std::string out =
            n.card ? reader_.name(n.seat) + " take " + card(n.colour, *n.card) + "." : "";
        return and_perhaps_turn(out);
    }
    std::string operator()(const Kept& n) const {
        return and_perhaps_turn(reader_.does(n.seat, "keep your", "keeps all") + " cards.");
    }

private:
    static std::string lines(std::string first, const std::string& second) {
        if (first.empty() || second.empty()) return first + second;
        return first + "\n" + second;
    }
    std::string bag(const TokenBag& tokens) const { return in_words(tokens, style_); }
    std::string card(Colour colour, Tile tile) const {
        return in_words(colour, style_) + " " + with_number(tile, table_);
    }

    std::string start_hand(const Dealt& n) const {
        if (n.tokens) return "Your tokens: " + bag(*n.tokens) + ".";
        return reader_.viewer ? ""
                              : fmt::format("{} gets {} tokens.", reader_.name(n.seat), n.count);
    }

    std::string turn_begins() const {
        return style_(Ink::Gold,
                      fmt::format("Phase {}, turn {}:", numeral(table_.phase), table_.game_turn)) +
               " " + reader_.does(table_.starter, "begin", "begins") + ".";
    }
    // After the last exchange a new turn begins.
    std::string and_perhaps_turn(const std::string& out) const {
        return table_.stage == Stage::Place ? lines(out, turn_begins()) : out;
    }

    std::string puts(Seat seat, const std::optional<Token>& token) const {
        return reader_.does(seat, "put ", "puts ") + (token ? in_words(*token, style_) : "a token");
    }

    // The tokens above the tiles, by tile.
    std::string turned_up() const {
        std::vector<std::string> piles;
        for (const Tile tile : table_.row) {
            if (table_.above[tile].empty()) continue;
            std::string pile = with_number(tile, table_);
            for (const Lying& token : table_.above[tile])
                pile += " " +
                        style_(cli::ink_of(token.owner), std::string(1, letter_of(token.owner))) +
                        in_words(token.face.token(), style_);
            piles.push_back(tight(pile));
        }
        if (piles.empty()) return "No token lies above a tile.";
        return "All are turned up: " + joined(piles) + ".";
    }

    std::string one_move(const Move& move) const {
        const std::string who =
            fmt::format("{} {:+}", with_number(move.tile, table_), int{move.sum});
        if (move.from == move.to) return who + fmt::format(" stays in {}", move.from);
        return who + fmt::format(" from {} to {}", move.from, move.to);
    }

    std::string phase_card(const PerPlayer<TokenBag>& shown) const {
        std::vector<std::string> totals;
        for (Seat seat : seats(table_.players())) {
            std::string total = fmt::format("{} {}", reader_.name(seat), influence(shown[seat]));
            if (!shown[seat].empty()) total += " (" + bag(shown[seat]) + ")";
            totals.push_back(tight(total));
        }
        return "On the phase card: " + joined(totals) + ". " +
               reader_.does(table_.active, "name", "names") + " the colour.";
    }

    // The points of one player: each card with its window, and the tokens.
    std::string gain(const Scoring& scoring, Seat seat) const {
        std::vector<std::string> parts;
        for (Tile tile : scoring.cards[seat])
            parts.push_back(fmt::format(
                "{} for {}", with_number(tile, table_),
                table_.setup.edition->value(table_.phase, tile, slot_of(table_.row, tile))));
        parts.push_back(scoring.from_tokens[seat] > 0
                            ? fmt::format("{} for tokens", scoring.from_tokens[seat])
                            : "nothing for tokens");
        const int sum = scoring.from_cards[seat] + scoring.from_tokens[seat];
        return fmt::format("  {} {:>+4}: {}", left(reader_.name(seat), 6), sum, joined(parts));
    }

    const View& view_;
    const Table& table_;
    const Reader& reader_;
    const Style& style_;
};

}  // namespace

std::string GameTable<Justinian>::tell(const News& news, const View& view, const Reader& reader) {
    std::string out = wrap(std::visit(Teller(view, reader), news), reader.width - 4, 4);
    std::replace(out.begin(), out.end(), kTight, ' ');
    return out;
}

}  // namespace curia::cli
