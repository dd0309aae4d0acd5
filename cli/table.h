// How a game looks and speaks in the terminal. Each game has its own, in cli/<game>/table.h.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/style.h"
#include "engine/game.h"

namespace curia::cli {

// What the texts are made for: who reads them, how players are called, with colours or without.
struct Reader {
    Viewer viewer;
    std::vector<std::string> names;  // of the seats; the reader's own is "You"
    Style style;

    const std::string& name(Seat seat) const { return names[seat.index]; }
};

// A specialisation of this for a game has these static functions; none of them learns more than
// the reader may know.
//
//   std::string draw(const View&, const Reader&)          the whole table
//   std::string question(const View&, const Reader&)      what the reader is asked, in words
//   std::string say(const Action&, const View&)           an action as a choice: "Place +2 on 7"
//   std::string tell(const News&, const View&, const Reader&)   a line for the log; may be empty.
//                                                         View: after the step
//   std::optional<Action> understand(std::string_view words, const Actions<G>& legal)
//                                                         short commands: "+2 7", "pass"
//   std::string help()                                    what understand() takes, in words
//   bool list_choices(const View&)                        are the choices few enough to be listed
//                                                         and answered by number?
//   std::string foresee(const View&, const Action&, const Reader&)  what the action would change,
//                                                         as far as the reader can know; may be
//                                                         empty
template <Game G>
struct GameTable;

}  // namespace curia::cli
