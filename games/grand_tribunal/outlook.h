// What a viewer can work out. It depends on the View alone, so it cannot reveal a secret.
#pragma once

#include "games/grand_tribunal/permits.h"
#include "games/grand_tribunal/table/tribunal.h"

namespace curia::grand_tribunal {

// An inactive card of the viewer.
struct Progress {
    Slot slot;
    std::uint8_t cost = 0;
    std::uint8_t lacking = 0;  // Vis missing until it can be activated

    bool operator==(const Progress&) const = default;
    static constexpr auto description() {
        return describe("progress", field("slot", &Progress::slot), field("cost", &Progress::cost),
                        field("lacking", &Progress::lacking));
    }
};

// The Vis from a gathering at a source now.
struct Yield {
    bool open = false;
    std::uint8_t gatherer = 0;    // for the contested source: before the die
    std::uint8_t others = 0;      // each other player, without a choice
    std::uint8_t gatherings = 0;  // left in this Tribunal

    bool operator==(const Yield&) const = default;
    static constexpr auto description() {
        return describe("yield", field("open", &Yield::open), field("gatherer", &Yield::gatherer),
                        field("others", &Yield::others), field("gatherings", &Yield::gatherings));
    }
};

// The State as far as the viewer knows it; what is hidden from the viewer is empty. The viewer's
// actions use only public things and the viewer's own cards, so they can be played on it, up to the
// next decision of chance.
State known_state(const View& view);

struct Outlook {
    Count count;                     // of every active item, if counted now
    PerPlayer<std::int16_t> points;  // that a count now would add
    std::uint8_t extract = 0;
    Indexed<Source, Yield, kSources> sources;
    FixedList<Progress, kMaxCards> progress;
    Indexed<Kind, std::optional<Reason>, kKinds> closed;  // why the viewer cannot do it now
    std::uint8_t turns_left = 0;                          // before the count, including this one

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
