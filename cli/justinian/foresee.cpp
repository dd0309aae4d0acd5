// What an action would change, as far as the reader can know.
#include <fmt/core.h>

#include "cli/justinian/table.h"
#include "cli/justinian/words.h"
#include "games/justinian/progress.h"

namespace curia::cli {

using namespace court;

namespace {

class Foresight {
public:
    Foresight(const View& view, const Action& action, const Reader& reader)
        : table_(view.table),
          reader_(reader),
          now_(Justinian::outlook(view)),
          then_(Justinian::preview(view, action)) {}

    std::string operator()(const Place& a) const {
        const Standing& then = then_.tiles[a.tile];
        std::string out = with_number(a.tile, table_) + " would go from " + landing(a.tile) + ".";
        if (then.hidden > 0)
            out += then.hidden == 1 ? " One hidden token already lies there."
                                    : " Two hidden tokens already lie there.";
        const int room = kRoomAboveTile - table_.above[a.tile].size() - 1;
        out += room == 0 ? " The tile would be full." : "";
        return out + "\n" + cards();
    }
    std::string operator()(const PlaceOnCard&) const {
        const int total = then_.on_card[*reader_.viewer].least;
        const int missing = then_.minimum - total;
        return fmt::format(
            "You would have {} of {} on the phase card{}.", total, int{then_.minimum},
            missing > 0 ? fmt::format(", {} short of a claim", missing) : ": enough to claim");
    }
    std::string operator()(const Pass&) const {
        const int reserve = table_.reserve_size[*reader_.viewer];
        const int others = table_.players() - table_.passed.size() - 1;
        std::string out = "You would place no more this turn and draw ";
        out += std::to_string(std::min(kDrawAtPass, reserve));
        out += others == 0 ? "; you are the last to pass and choose the side."
                           : fmt::format("; {} can still place.", plural(others, "other player"));
        return out;
    }
    std::string operator()(const Resolve&) const {
        Row row;
        for (Tile tile : TileSet::all()) row[then_.tiles[tile].slot - 1] = tile;
        std::string out = "The row would be";
        for (const Tile tile : row) out += " " + std::to_string(tile.to_number());
        std::vector<std::string> parts;
        for (Colour colour : table_.unscored())
            parts.push_back(fmt::format("{} {} → {}", in_words(colour, reader_.style),
                                        now_.colours[colour].now, then_.colours[colour].now));
        return out + ".\nYour cards: " + joined(parts) + ".";
    }
    std::string operator()(const Claim&) const {
        const int own = now_.on_card[*reader_.viewer].least;
        if (own < now_.minimum)
            return fmt::format(
                "You have {} of {}: everybody would see your tokens on the phase card, and the "
                "next player is asked.",
                own, int{now_.minimum});
        const bool choose =
            table_.setup.options.colour_chooser == justinian::ColourChooser::Claimant;
        std::vector<std::string> totals;
        for (Seat seat : seats(table_.players()))
            totals.push_back(fmt::format("{} {}", reader_.name(seat), range(now_.on_card[seat])));
        return "All tokens on the phase card would be turned up: " + joined(totals) +
               (choose ? ". You name the colour." : ". The highest total names the colour.");
    }
    std::string operator()(const Decline&) const {
        const bool is_last =
            table_.is_out_of_tokens() || table_.idle_turns >= justinian::kIdleTurnsToStall;
        return std::string("The next player is asked; without a claim ") +
               (is_last ? "the last scoring follows automatically." : "a new turn begins.");
    }
    std::string operator()(const ChooseColour& a) const {
        return fmt::format("Your cards of {} would bring {}.", in_words(a.colour, reader_.style),
                           now_.colours[a.colour].now);
    }
    std::string operator()(const Exchange& a) const {
        return "You would give " + in_words(a.colour, reader_.style) + " " +
               with_number(a.card, table_) + " and get a card you do not know yet.";
    }
    std::string operator()(const Keep&) const { return "Your cards would stay as they are."; }

private:
    static std::string range(const OnCard& on_card) {
        if (on_card.least == on_card.most) return std::to_string(on_card.least);
        return fmt::format("{}-{}", on_card.least, on_card.most);
    }

    // "slot 7 to 9: window 25 -> 30", for both sides where they differ.
    std::string landing(Tile tile) const {
        const Standing& then = then_.tiles[tile];
        const auto shows = [&](int slot) {
            return table_.setup.edition->value(table_.phase, tile, slot - 1);
        };
        const std::string start = fmt::format("slot {} to ", then.slot);
        if (then.slot_from_left == then.slot_from_right)
            return start + fmt::format("{}: window {} → {}", then.slot_from_left, shows(then.slot),
                                       shows(then.slot_from_left));
        return start + fmt::format("{} or {} (from the left or right): window {} → {} or {}",
                                   then.slot_from_left, then.slot_from_right, shows(then.slot),
                                   shows(then.slot_from_left), shows(then.slot_from_right));
    }

    // The colours whose worth would change, by side where it matters.
    std::string cards() const {
        std::vector<std::string> parts;
        for (Colour colour : table_.unscored()) {
            const Worth &now = now_.colours[colour], &then = then_.colours[colour];
            if (now.from_left == then.from_left && now.from_right == then.from_right) continue;
            std::string part = in_words(colour, reader_.style) + " ";
            part += fmt::format("{} → {}", now.from_left, then.from_left);
            if (now.from_left != now.from_right || then.from_left != then.from_right)
                part += fmt::format(" (from the right {} → {})", now.from_right, then.from_right);
            parts.push_back(part);
        }
        if (parts.empty()) return "Your cards would be worth the same.";
        return "Your cards, as far as you know: " + joined(parts) + ".";
    }

    const Table& table_;
    const Reader& reader_;
    const Outlook now_, then_;
};

}  // namespace

std::string GameTable<Justinian>::foresee(const View& view, const Action& action,
                                          const Reader& reader) {
    if (!reader.viewer) return "";
    return wrap(std::visit(Foresight(view, action, reader), action), reader.width - 4, 2);
}

}  // namespace curia::cli
