// What a thoughtful viewer can work out: from his View alone, so that it can tell no secret.
#pragma once

#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/tribunal.h"

namespace curia::grand_tribunal {

// An inactive card of the viewer.
struct Progress {
    Slot slot;
    std::uint8_t cost = 0;
    std::uint8_t lacking = 0;  // Vis before it can be made active

    bool operator==(const Progress&) const = default;
    static constexpr auto description() {
        return describe("progress", field("slot", &Progress::slot), field("cost", &Progress::cost),
                        field("lacking", &Progress::lacking));
    }
};

// What a gathering from a source would pay now.
struct Yield {
    bool open = false;
    std::uint8_t gatherer = 0;    // before the die, for the contested one
    std::uint8_t others = 0;      // each, without a choice
    std::uint8_t gatherings = 0;  // left in this Tribunal

    bool operator==(const Yield&) const = default;
    static constexpr auto description() {
        return describe("yield", field("open", &Yield::open), field("gatherer", &Yield::gatherer),
                        field("others", &Yield::others), field("gatherings", &Yield::gatherings));
    }
};

// The State as far as the viewer knows it: what is hidden from him is blank. An action of his
// touches only open things and his own cards, so it can be played there, up to the next thing that
// chance has to decide.
State known_state(const View& view);

struct Outlook {
    Count count;                     // votes, rank, prize and points now, of every active item
    PerPlayer<std::int16_t> points;  // that a count would add now
    std::uint8_t extract = 0;
    Indexed<Source, Yield, kSources> sources;
    FixedList<Progress, kMaxCards> progress;
    Indexed<Kind, std::optional<Reason>, kKinds> closed;  // why the viewer cannot do it now
    std::uint8_t turns_left = 0;                          // before the count, this one included

    bool operator==(const Outlook&) const = default;
    static constexpr auto description() {
        return describe("outlook", field("count", &Outlook::count),
                        field("points", &Outlook::points), field("extract", &Outlook::extract),
                        field("sources", &Outlook::sources), field("progress", &Outlook::progress),
                        field("closed", &Outlook::closed),
                        field("turns_left", &Outlook::turns_left));
    }
};

}  // namespace curia::grand_tribunal
