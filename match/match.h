// A match of any game, in JSON: the one door through which server, command line and bindings see a
// game without knowing which. Texts are written in the formats of docs/record.md.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "engine/game.h"

namespace curia {

class Match {
public:
    virtual ~Match() = default;

    virtual Turn turn() const = 0;
    virtual int version() const = 0;
    virtual std::string view(Viewer viewer, int version) const = 0;
    // What the viewer can work out, now or after the given action.
    virtual std::string outlook(Viewer viewer, int version) const = 0;
    virtual std::optional<std::string> preview(Viewer viewer, std::string_view action) const = 0;
    virtual std::string legal(Seat seat, int version) const = 0;
    virtual std::string news(int step, Viewer viewer) const = 0;
    virtual std::string step(int n) const = 0;  // the whole truth: for records, never for viewers

    // Why the action was refused, or nothing if it was played.
    virtual std::optional<std::string> play(Seat seat, std::string_view action) = 0;
    virtual void draw(Rng& rng) = 0;  // while it is chance's turn
};

}  // namespace curia
