// The switches of the rules.
#pragma once

#include "engine/game.h"
#include "games/circus_maximus/edition.h"

namespace curia::circus_maximus {

// The variant for experts: Caesar is shuffled into the visitors. Section 9.
enum class ExpertCaesar : std::uint8_t { Off, On };
constexpr auto names_of(ExpertCaesar) { return std::array<std::string_view, 2>{"off", "on"}; }

// May a merchant go to a venue for which its owner has no ticket? It sells nothing there. A14.
enum class TicketlessPlacement : std::uint8_t { Forbid, Allow };
constexpr auto names_of(TicketlessPlacement) {
    return std::array<std::string_view, 2>{"forbid", "allow"};
}

// Is the venue of F1's visitor named before the card is seen? A28.
enum class ExtraVisitorBlind : std::uint8_t { Off, On };
constexpr auto names_of(ExtraVisitorBlind) { return std::array<std::string_view, 2>{"off", "on"}; }

// Does a turn of placing spend at most one favour? A30.
enum class OneFavourPerTurn : std::uint8_t { Off, On };
constexpr auto names_of(OneFavourPerTurn) { return std::array<std::string_view, 2>{"off", "on"}; }

struct Options {
    ExpertCaesar expert_caesar = ExpertCaesar::Off;
    TicketlessPlacement ticketless_placement = TicketlessPlacement::Forbid;
    ExtraVisitorBlind extra_visitor_blind = ExtraVisitorBlind::Off;
    OneFavourPerTurn one_favour_per_turn = OneFavourPerTurn::Off;

    bool operator==(const Options&) const = default;
    static constexpr auto description() {
        return describe("options", field("expert_caesar", &Options::expert_caesar),
                        field("ticketless_placement", &Options::ticketless_placement),
                        field("extra_visitor_blind", &Options::extra_visitor_blind),
                        field("one_favour_per_turn", &Options::one_favour_per_turn));
    }
};

using Setup = SetupOf<Options, Edition>;

}  // namespace curia::circus_maximus
