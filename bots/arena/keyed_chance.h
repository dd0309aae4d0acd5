// Chance that gives equal play equal luck. Every event has its own generator, derived from the
// deal, the kind of event, its player, and the number of earlier events of that kind for that
// player. So a player's third draw does not depend on what the others did meanwhile, if the same
// cards are left to draw from. Two matches with the same decisions have the same chance events.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "bots/arena/keys.h"
#include "match/match.h"

namespace curia::arena {

// The player of an event: its described member "seat", if it has one.
template <Described T>
std::optional<Seat> owner_of(const T& event) {
    std::optional<Seat> owner;
    for_each_field(event, [&](std::string_view name, const auto& member) {
        if constexpr (std::is_same_v<std::remove_cvref_t<decltype(member)>, Seat>)
            if (name == "seat") owner = member;
    });
    return owner;
}

template <Game G>
class KeyedChance {
public:
    explicit KeyedChance(std::uint64_t deal) : deal_(deal) {}

    // Lets chance decide while it is its turn.
    void draw(Match<G>& match) {
        while (match.turn().of == Turn::Of::Chance) {
            Rng rng(next_key(match));
            match.resolve(match.sample(rng));
        }
    }

private:
    using Chance = typename G::Chance;

    // A discarded trial draw shows the kind of the next event and its player. It always uses the
    // same generator: if chance decides the seat itself (who starts), the trial gives the same seat
    // in every match of the deal. The odds stay correct, because no key is used twice.
    std::uint64_t next_key(const Match<G>& match) {
        Rng trial(key_of(deal_, std::string_view("trial")));
        const Chance event = match.sample(trial);
        const auto owner = std::visit([](const auto& one) { return owner_of(one); }, event);
        // Events of nobody have the number 5; changing it would change every deal of a seed.
        constexpr int kNobody = 5;
        const int whose = !owner ? kNobody : owner->index + (owner->index >= kNobody ? 1 : 0);
        int& count = counts_[event.index()][static_cast<std::size_t>(whose)];
        return key_of(deal_, name_of(event), whose, count++);
    }

    const std::uint64_t deal_;
    std::array<std::array<int, kMaxSeats + 1>, std::variant_size_v<Chance>> counts_{};
};

}  // namespace curia::arena
