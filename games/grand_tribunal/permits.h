// Why something is not allowed. legal() uses these reasons, and players see them.
#pragma once

#include <algorithm>
#include <optional>

#include "games/grand_tribunal/state.h"

namespace curia::grand_tribunal {

enum class Reason : std::uint8_t {
    NotYourTurn,
    DoneInThisFrame,
    NoActionLeft,
    NeedsTwoActions,
    NoVotes,
    NoCards,
    NoVis,
    NothingToStudy,
    NothingInstalled,
    NoResource,
    SourcesClosed
};
constexpr auto names_of(Reason) {
    return std::array<std::string_view, 11>{
        "not_your_turn",     "done_in_this_frame", "no_action_left", "needs_two_actions",
        "no_votes",          "no_cards",           "no_vis",         "nothing_to_study",
        "nothing_installed", "no_resource",        "sources_closed"};
}

// R7: how many actions of the frame this kind uses.
constexpr int actions_of(Kind kind) {
    return kind == Kind::DrawResource || kind == Kind::Gather ? 2 : 1;
}

// R7: each kind is allowed once in a frame, while actions are left.
constexpr std::optional<Reason> why_frame_forbids(const Frame& frame, Kind kind) {
    if (frame.used.has(kind)) return Reason::DoneInThisFrame;
    if (frame.left == 0) return Reason::NoActionLeft;
    if (frame.left < actions_of(kind)) return Reason::NeedsTwoActions;
    return std::nullopt;
}

// The kinds that the frame allows, all at once: looked up by the number of actions left.
inline constexpr auto kAllowedByActions = [] {
    std::array<KindSet, kActions + 1> allowed;
    for (std::uint8_t left = 0; left <= kActions; ++left)
        for (const Kind kind : KindSet::all())
            if (!why_frame_forbids({left, {}}, kind)) allowed[left].add(kind);
    return allowed;
}();
inline KindSet allowed_by(const Frame& frame) {
    KindSet allowed = kAllowedByActions[std::min<int>(frame.left, kActions)];
    allowed.remove(frame.used);
    return allowed;
}

// Public reasons other than the frame.
inline std::optional<Reason> why_table_forbids(const Table& table, Kind kind) {
    switch (kind) {
        case Kind::Vote:
            if (!table.has_votes() || table.locked.size() == kSpaces) return Reason::NoVotes;
            break;
        case Kind::Draw:
            for (const Deck deck : kDecksWithRow)
                if (!table.rows[deck].empty() || table.can_deal(deck)) return std::nullopt;
            return Reason::NoCards;
        case Kind::Study:
            if (table.player(table.active).vis == 0) return Reason::NoVis;
            break;
        case Kind::Extract:
            if (table.is_vis_finite() && table.regio == 0) return Reason::NoVis;
            break;
        case Kind::DrawResource:
            if (!table.can_deal(Deck::Resources)) return Reason::NoCards;
            break;
        case Kind::Gather:
            for (const Source source : kAllSources)
                if (table.is_open(source)) return std::nullopt;
            return Reason::SourcesClosed;
        default: break;
    }
    return std::nullopt;
}

inline std::optional<Reason> why_not(const Table& table, Kind kind) {
    if (const auto reason = why_frame_forbids(table.frame, kind)) return reason;
    return why_table_forbids(table, kind);
}

}  // namespace curia::grand_tribunal
