// The switches of the rules, where the rulebooks differ.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"
#include "engine/game.h"
#include "games/justinian/components.h"

namespace curia::justinian {

// Which of the players with the same highest total chooses the colour.
enum class TieBreak : std::uint8_t { Clockwise, LatestPass };
constexpr auto names_of(TieBreak) {
    return std::array<std::string_view, 2>{"clockwise", "latest_pass"};
}

enum class ColourChooser : std::uint8_t { HighestTotal, Claimant };
constexpr auto names_of(ColourChooser) {
    return std::array<std::string_view, 2>{"highest_total", "claimant"};
}

// The player who gets no points for their own tokens on the phase card.
enum class Forfeits : std::uint8_t { Chooser, Claimant };
constexpr auto names_of(Forfeits) { return std::array<std::string_view, 2>{"chooser", "claimant"}; }

// May a player claim without the minimum? This shows the player's tokens, with no other effect.
enum class FalseClaims : std::uint8_t { Off, On };
constexpr auto names_of(FalseClaims) { return std::array<std::string_view, 2>{"off", "on"}; }

// How many tokens the last player who has not passed may still put on the phase card.
enum class AloneLimit : std::uint8_t { OneMore, OnePerTurn, Unlimited };
constexpr auto names_of(AloneLimit) {
    return std::array<std::string_view, 3>{"one_more", "one_per_turn", "unlimited"};
}

struct Options {
    TieBreak tie_break = TieBreak::Clockwise;
    ColourChooser colour_chooser = ColourChooser::HighestTotal;
    Forfeits forfeits = Forfeits::Chooser;
    FalseClaims false_claims = FalseClaims::Off;
    AloneLimit alone_limit = AloneLimit::OneMore;

    bool operator==(const Options&) const = default;
    static constexpr auto description() {
        return describe("options", field("tie_break", &Options::tie_break),
                        field("colour_chooser", &Options::colour_chooser),
                        field("forfeits", &Options::forfeits),
                        field("false_claims", &Options::false_claims),
                        field("alone_limit", &Options::alone_limit));
    }
};

using Setup = SetupOf<Options, Edition>;

}  // namespace curia::justinian
