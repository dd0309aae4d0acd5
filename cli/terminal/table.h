// How a game looks and speaks in the terminal. Each game has its own version, in
// cli/<game>/table.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/terminal/style.h"
#include "engine/game.h"
#include "match/result.h"

namespace curia::cli {

// What the texts depend on: the reader, the names of the players, the width and the colours.
struct Reader {
    Viewer viewer;
    std::vector<std::string> names;  // of the seats; the reader's own is "You"
    Style style;
    int width = 100;  // no line is longer; at least 80

    bool is(Seat seat) const { return viewer == seat; }
    const std::string& plain_name(Seat seat) const { return names[seat.index]; }
    std::string name(Seat seat) const { return style(ink_of(seat), names[seat.index]); }
    // "You put", "Bruno puts".
    std::string does(Seat seat, std::string_view you_do, std::string_view other_does) const {
        return name(seat) + " " + std::string(is(seat) ? you_do : other_does);
    }
};

// The letter of a seat on the table.
constexpr char letter_of(Seat seat) { return static_cast<char>('A' + seat.to_number()); }

// One of a short list of answers. A closed answer is listed too, with the reason, if leaving it out
// would reveal something to onlookers.
template <Game G>
struct Choice {
    std::string text;
    std::optional<typename G::Action> action;
    std::string why_closed;
};

// Each game specialises this with static functions. They get the reader's View, so they cannot
// reveal more than the reader may know. Lines end with '\n', single-line texts do not.
template <Game G>
struct GameTable;

template <class G>
concept HasTable =
    Game<G> && requires(const typename G::View& view, const Actions<G>& legal,
                        const typename G::Action& action, const typename G::News& news,
                        const Reader& reader, std::string_view words) {
        // The whole table, in lines.
        { GameTable<G>::draw(view, reader) } -> std::same_as<std::string>;
        // What the reader is asked, in a sentence.
        { GameTable<G>::question(view, reader) } -> std::same_as<std::string>;
        // The ways to answer, in brief: "+2 7, -1 card, pass".
        { GameTable<G>::hint(view) } -> std::same_as<std::string>;
        // The answers, if they are few enough to be numbered; otherwise none.
        { GameTable<G>::choices(view, legal, reader) } -> std::same_as<std::vector<Choice<G>>>;
        // The action that these words mean, or a friendly sentence that says what is possible.
        {
            GameTable<G>::understand(words, view, legal, reader)
        } -> std::same_as<Result<typename G::Action>>;
        // What the action would change, as far as the reader can know.
        { GameTable<G>::foresee(view, action, reader) } -> std::same_as<std::string>;
        // Other information for the reader ("rules", "tokens"). Nothing if the words do not ask for
        // any.
        { GameTable<G>::answer(words, view, reader) } -> std::same_as<std::optional<std::string>>;
        // A step for the log, in lines, without the last '\n'. May be empty. `view`: after the
        // step.
        { GameTable<G>::tell(news, view, reader) } -> std::same_as<std::string>;
        // The commands and the rules in brief, on one screen.
        { GameTable<G>::help(reader) } -> std::same_as<std::string>;
        // The result when the game is over: who won, and where the points came from.
        { GameTable<G>::result(view, reader) } -> std::same_as<std::string>;
    };

// A game with many cards can list them, for its RULES.md.
template <class G>
concept HasCards = HasTable<G> && requires(const typename G::Edition& edition) {
    // All printed values and what the cards do, as tables in Markdown.
    { GameTable<G>::cards(edition) } -> std::same_as<std::string>;
};

}  // namespace curia::cli
