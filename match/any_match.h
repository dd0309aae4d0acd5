// A match of any game, in JSON: the interface through which the server, the command line and
// bindings use a game without knowing which one it is. docs/record.md describes the formats.
//
// Like Match<G>, an object belongs to one thread at a time: const functions may fill a cache.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "match/json/json.h"
#include "match/record/notes.h"
#include "match/result.h"

namespace curia {

class AnyMatch {
public:
    virtual ~AnyMatch() = default;

    virtual Turn turn(int version) const = 0;
    virtual int version() const = 0;
    virtual int players() const = 0;
    virtual std::string view(Viewer viewer, int version) const = 0;
    // What the viewer can work out, now or after the given action. No preview if the action cannot
    // be read.
    virtual std::string outlook(Viewer viewer, int version) const = 0;
    virtual std::optional<std::string> preview(Viewer viewer, const Json& action) const = 0;
    // What changes for the viewer from one version to another: docs/protocol.md, "Changes".
    virtual std::string view_changes(Viewer viewer, int from, int to) const = 0;
    virtual std::string outlook_changes(Viewer viewer, int from, int to) const = 0;
    virtual std::string legal(Seat seat, int version) const = 0;
    // The seat's only legal action, if public facts alone prove that there is no other.
    virtual std::optional<std::string> forced(Seat seat) const = 0;
    // True if the seat's decision at this version was forced.
    virtual bool was_forced(Seat seat, int version) const = 0;
    // Answers in advance (AnswersEarly in engine/game.h):
    //   early                  those that the seat may give now
    //   read_early             the same answer in the program's own JSON; nothing if unreadable
    //   early_action           the action with which it answers what the seat is asked now
    //   has_lapsed             it can never apply again
    //   may_be_answered_early  one of the answers on offer would apply now; everybody can see this
    virtual std::vector<std::string> early(Seat seat) const = 0;
    virtual std::optional<std::string> read_early(const Json& early) const = 0;
    virtual std::optional<std::string> early_action(Seat seat, const Json& early) const = 0;
    virtual bool has_lapsed(const Json& early) const = 0;
    virtual bool may_be_answered_early(Seat seat) const = 0;
    virtual std::string news(int step, Viewer viewer) const = 0;
    virtual std::string step(int n) const = 0;  // the whole truth: for records, never for viewers
    virtual std::string start() const = 0;      // the same: the position it began with
    virtual Viewer actor(int step) const = 0;   // nobody: chance
    virtual std::optional<std::string> outcome() const = 0;  // when the game is over
    virtual std::string record(const RecordNotes& notes) const = 0;

    // Why the action was refused, or nothing if it was played.
    enum class Unplayable : std::uint8_t { NoAction, NotLegal };  // NoAction: it cannot be read
    virtual std::optional<Unplayable> play(Seat seat, const Json& action) = 0;
    virtual std::optional<Unplayable> why_unplayable(Seat seat, const Json& action) const = 0;
    virtual void draw(Rng& rng) = 0;  // while it is chance's turn
    // Appends a step that step() wrote.
    virtual Result<void> append(const Json& step) = 0;
    virtual bool may_take_back(Seat seat) const = 0;  // without consent: nobody has learnt anything
    virtual void take_back() = 0;                     // the last step

    Turn turn() const { return turn(version()); }
};

}  // namespace curia
