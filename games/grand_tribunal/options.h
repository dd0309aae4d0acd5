// The switches of the rules, where the rulebook is silent or players prefer another rule.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "engine/describe.h"
#include "engine/game.h"
#include "games/grand_tribunal/edition.h"

namespace curia::grand_tribunal {

// How an item with an award from an earlier Tribunal scores: once, with the factor of its prize
// again, or not at all.
enum class AwardedRescore : std::uint8_t { Single, KeepMultiplier, None };
constexpr auto names_of(AwardedRescore) {
    return std::array<std::string_view, 3>{"x1", "keep_multiplier", "none"};
}

// Which prizes are not given after a shared one: the next one, or one for each further winner.
enum class TieSkip : std::uint8_t { Literal, Competition };
constexpr auto names_of(TieSkip) {
    return std::array<std::string_view, 2>{"literal", "competition"};
}

enum class AwardRequiresVote : std::uint8_t { Off, On };
constexpr auto names_of(AwardRequiresVote) { return std::array<std::string_view, 2>{"off", "on"}; }

enum class VisSupply : std::uint8_t { Unlimited, Finite };
constexpr auto names_of(VisSupply) {
    return std::array<std::string_view, 2>{"unlimited", "finite60"};
}

enum class VoteSupply : std::uint8_t { Finite, Unlimited };
constexpr auto names_of(VoteSupply) { return std::array<std::string_view, 2>{"24", "unlimited"}; }

// May cards be activated and spells installed just before a count?
enum class TribunalCall : std::uint8_t { On, Off };
constexpr auto names_of(TribunalCall) { return std::array<std::string_view, 2>{"on", "off"}; }

// Are the discards shuffled in when a card must be dealt from an empty deck?
enum class ReshuffleOnEmpty : std::uint8_t { Off, On };
constexpr auto names_of(ReshuffleOnEmpty) { return std::array<std::string_view, 2>{"off", "on"}; }

// Where a card drawn face down goes.
enum class DrawTo : std::uint8_t { Sanctum, Hand };
constexpr auto names_of(DrawTo) {
    return std::array<std::string_view, 2>{"sanctum", "hand_if_face_down"};
}

// With two, the second Tribunal is left out.
enum class Tribunals : std::uint8_t { Three, Two };
constexpr auto names_of(Tribunals) { return std::array<std::string_view, 2>{"3", "2"}; }

// How the decks of the last three starting cards are chosen: by the player or by chance.
enum class Draft : std::uint8_t { Rulebook, Random };
constexpr auto names_of(Draft) { return std::array<std::string_view, 2>{"rulebook", "random"}; }

struct Options {
    AwardedRescore awarded_rescore = AwardedRescore::Single;
    TieSkip tie_skip = TieSkip::Literal;
    AwardRequiresVote award_requires_vote = AwardRequiresVote::Off;
    VisSupply vis_supply = VisSupply::Unlimited;
    VoteSupply vote_supply = VoteSupply::Finite;
    TribunalCall tribunal_call = TribunalCall::On;
    ReshuffleOnEmpty reshuffle_on_empty = ReshuffleOnEmpty::Off;
    DrawTo draw_to = DrawTo::Sanctum;
    Tribunals tribunals = Tribunals::Three;
    Draft draft = Draft::Rulebook;

    bool operator==(const Options&) const = default;
    static constexpr auto description() {
        return describe("options", field("awarded_rescore", &Options::awarded_rescore),
                        field("tie_skip", &Options::tie_skip),
                        field("award_requires_vote", &Options::award_requires_vote),
                        field("vis_supply", &Options::vis_supply),
                        field("vote_supply", &Options::vote_supply),
                        field("tribunal_call", &Options::tribunal_call),
                        field("reshuffle_on_empty", &Options::reshuffle_on_empty),
                        field("draw_to", &Options::draw_to),
                        field("tribunals", &Options::tribunals), field("draft", &Options::draft));
    }
};

using Setup = SetupOf<Options, Edition>;

}  // namespace curia::grand_tribunal
