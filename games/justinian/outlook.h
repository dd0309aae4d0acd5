// What a viewer can work out. It depends on the View alone, so it cannot reveal a secret.
#pragma once

#include <optional>

#include "games/justinian/permits.h"
#include "games/justinian/state.h"

namespace curia::justinian {

// A tile as the viewer sees it.
struct Standing {
    std::uint8_t slot = 0;                                 // 1 to 12
    std::array<std::uint8_t, kPhases> windows{};           // its number here in each phase
    std::uint8_t one_left = 0, one_right = 0;              // in this phase; 0 beyond the row's end
    std::int8_t sum = 0;                                   // of the known tokens above it
    std::uint8_t hidden = 0;                               // unknown tokens above it
    std::uint8_t slot_from_left = 0, slot_from_right = 0;  // the slot after resolving from that
                                                           // side, from the known tokens
    std::optional<Reason> closed;

    bool operator==(const Standing&) const = default;
    static constexpr auto description() {
        return describe(
            "standing", field("slot", &Standing::slot), field("windows", &Standing::windows),
            field("one_left", &Standing::one_left), field("one_right", &Standing::one_right),
            field("sum", &Standing::sum), field("hidden", &Standing::hidden),
            field("slot_from_left", &Standing::slot_from_left),
            field("slot_from_right", &Standing::slot_from_right),
            field("closed", &Standing::closed));
    }
};

// What the viewer's cards of a colour are worth in this phase.
struct Worth {
    std::int16_t now = 0;
    std::int16_t from_left = 0, from_right = 0;  // after the moves that the viewer can foresee
    std::optional<Reason> closed;                // the colour has been scored

    bool operator==(const Worth&) const = default;
    static constexpr auto description() {
        return describe("worth", field("now", &Worth::now), field("from_left", &Worth::from_left),
                        field("from_right", &Worth::from_right), field("closed", &Worth::closed));
    }
};

// A player's influence on the phase card. It is a range unless the viewer knows all tokens.
struct OnCard {
    std::uint8_t least = 0, most = 0;

    bool operator==(const OnCard&) const = default;
    static constexpr auto description() {
        return describe("on_card", field("least", &OnCard::least), field("most", &OnCard::most));
    }
};

struct Outlook {
    PerTile<Standing> tiles;
    PerColour<Worth> colours;
    PerPlayer<OnCard> on_card;
    PerPlayer<TokenBag> unseen;  // of each player's 22, those the viewer has not seen
    std::uint8_t minimum = 0;    // to claim in this phase
    std::optional<Reason> card_closed;
    std::optional<Reason> no_claim;

    bool operator==(const Outlook&) const = default;
    static constexpr auto description() {
        return describe("outlook", field("tiles", &Outlook::tiles),
                        field("colours", &Outlook::colours), field("on_card", &Outlook::on_card),
                        field("unseen", &Outlook::unseen), field("minimum", &Outlook::minimum),
                        field("card_closed", &Outlook::card_closed),
                        field("no_claim", &Outlook::no_claim));
    }
};

}  // namespace curia::justinian
