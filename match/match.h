// A match of any game, in JSON: the one door through which server, command line and bindings see a
// game without knowing which. Texts are written in the formats of docs/record.md.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/json_reader.h"
#include "match/record_lines.h"

namespace curia {

class Match {
public:
    virtual ~Match() = default;

    virtual Turn turn(int version) const = 0;
    virtual int version() const = 0;
    virtual int players() const = 0;
    virtual std::string view(Viewer viewer, int version) const = 0;
    // What the viewer can work out, now or after the given action.
    virtual std::string outlook(Viewer viewer, int version) const = 0;
    virtual std::optional<std::string> preview(Viewer viewer, const Json& action) const = 0;
    // What is different for the viewer at another version: docs/protocol.md, "Changes".
    virtual std::string view_changes(Viewer viewer, int from, int to) const = 0;
    virtual std::string outlook_changes(Viewer viewer, int from, int to) const = 0;
    virtual std::string legal(Seat seat, int version) const = 0;
    // The seat's only legal action, if public facts alone prove that there is no other.
    virtual std::optional<std::string> forced(Seat seat) const = 0;
    // Answers in advance: those that the seat may give now; one as the program writes it, if it can
    // be read; the action with which it answers the question that the seat is asked now, if it
    // does; whether it can never speak again; whether one that is offered would speak now, which
    // everybody can see.
    virtual std::vector<std::string> early(Seat seat) const = 0;
    virtual std::optional<std::string> read_early(const Json& early) const = 0;
    virtual std::optional<std::string> early_action(Seat seat, const Json& early) const = 0;
    virtual bool has_lapsed(const Json& early) const = 0;
    virtual bool may_be_answered_early(Seat seat) const = 0;
    virtual std::string news(int step, Viewer viewer) const = 0;
    virtual std::string step(int n) const = 0;  // the whole truth: for records, never for viewers
    virtual std::string start() const = 0;      // likewise: the position it began with
    virtual Viewer actor(int step) const = 0;   // nobody: chance
    virtual std::optional<std::string> outcome() const = 0;  // once it is over
    virtual std::string record(const RecordNotes& notes) const = 0;

    // Why the action was refused, or nothing if it was played.
    enum class Unplayable : std::uint8_t { NoAction, NotLegal };  // NoAction: it cannot be read
    virtual std::optional<Unplayable> play(Seat seat, const Json& action) = 0;
    virtual std::optional<Unplayable> why_unplayable(Seat seat, const Json& action) const = 0;
    virtual void draw(Rng& rng) = 0;  // while it is chance's turn
    // Appends a step as step() wrote it. Why it could not be, or nothing.
    virtual std::optional<std::string> take(const Json& step) = 0;
    virtual bool may_take_back(Seat seat) const = 0;  // freely: nobody has learnt anything by it
    virtual void take_back() = 0;                     // the last step

    Turn turn() const { return turn(version()); }
};

}  // namespace curia
