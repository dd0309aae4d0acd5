// Chance that deals the same to equal play. Every event has a generator of its own, derived from
// the deal, the kind of event, whose it is, and how many of that kind he had before. So a player's
// third draw is the same draw whatever the others did meanwhile, as far as what is left to draw
// from is the same; and two matches with the same decisions get the same chance.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <variant>

#include "bots/arena/keys.h"
#include "match/playing.h"

namespace curia::arena {

// Whose event it is: its described member "seat", if it has one.
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

    // Lets chance decide for as long as it is its turn.
    void draw(Playing<G>& match) {
        while (match.turn().of == Turn::Of::Chance) {
            Rng rng(next_key(match));
            match.resolve(match.sample(rng));
        }
    }

private:
    using Chance = typename G::Chance;

    // What kind of event comes, and whose, shows in a trial that is thrown away. It is always made
    // with the same generator: where the seat is not given but is what chance decides (who starts),
    // it then is the same seat again. Odds stay true in any case, as no key is used twice.
    std::uint64_t next_key(const Playing<G>& match) {
        Rng trial(key_of(deal_, std::string_view("trial")));
        const Chance event = match.sample(trial);
        const auto owner = std::visit([](const auto& one) { return owner_of(one); }, event);
        const int whose = owner ? owner->index : kMaxSeats;
        int& count = counts_[event.index()][static_cast<std::size_t>(whose)];
        return key_of(deal_, name_of(event), whose, count++);
    }

    const std::uint64_t deal_;
    std::array<std::array<int, kMaxSeats + 1>, std::variant_size_v<Chance>> counts_{};
};

}  // namespace curia::arena
