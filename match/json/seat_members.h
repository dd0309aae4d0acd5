// The names of the members that mean seats. JSON writes a seat as a number, and one value for each
// seat as a list. A client that has no types for a game needs these names to tell players from
// numbers.
#pragma once

#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>

#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/game.h"
#include "engine/indexed.h"
#include "engine/seat.h"

namespace curia {

class SeatMembers {
public:
    template <Described T>
    void add_all_of() {
        for_each_field<T>([&](const auto& field) { add(field); });
    }
    template <DescribedVariant V>
    void add_all_of() {
        add_each(static_cast<const V*>(nullptr));
    }

    // Members that hold a seat, or several. A name that means something else elsewhere is left out.
    std::vector<std::string> seats() const { return without(seats_, others_); }
    // Members with one value for each seat.
    std::vector<std::string> per_seat() const { return without(per_seat_, singles_); }

private:
    using Names = std::set<std::string>;

    template <class Owner, class T>
    void add(const Field<Owner, T>& field) {
        const std::string name(field.name);
        (is_per_seat(static_cast<const T*>(nullptr)) ? per_seat_ : singles_).insert(name);
        look_into(name, static_cast<const T*>(nullptr));
    }
    template <class... Ts>
    void add_each(const std::variant<Ts...>*) {
        (add_all_of<Ts>(), ...);
    }

    static bool is_per_seat(const void*) { return false; }
    template <class T, int N>
    static bool is_per_seat(const PerSeat<T, N>*) {
        return true;
    }

    // What the member holds, below lists and optionals.
    template <class T>
    void look_into(const std::string& name, const T*) {
        if constexpr (std::is_same_v<T, Seat>) {
            seats_.insert(name);
        } else {
            others_.insert(name);
            if constexpr (Described<T> || DescribedVariant<T>) add_all_of<T>();
        }
    }
    template <class T>
    void look_into(const std::string& name, const std::optional<T>*) {
        look_into(name, static_cast<const T*>(nullptr));
    }
    template <class T, std::size_t N>
    void look_into(const std::string& name, const std::array<T, N>*) {
        look_into(name, static_cast<const T*>(nullptr));
    }
    template <class Key, class T, int N>
    void look_into(const std::string& name, const Indexed<Key, T, N>*) {
        look_into(name, static_cast<const T*>(nullptr));
    }
    template <class T, int N>
    void look_into(const std::string& name, const FixedList<T, N>*) {
        look_into(name, static_cast<const T*>(nullptr));
    }
    template <class T, int N>
    void look_into(const std::string& name, const BitSet<T, N>*) {
        look_into(name, static_cast<const T*>(nullptr));
    }
    template <class T, int N>
    void look_into(const std::string& name, const PerSeat<T, N>*) {
        look_into(name, static_cast<const T*>(nullptr));
    }

    static std::vector<std::string> without(const Names& names, const Names& other) {
        std::vector<std::string> result;
        for (const std::string& name : names)
            if (!other.contains(name)) result.push_back(name);
        return result;
    }

    Names seats_, others_, per_seat_, singles_;
};

// In everything that a viewer of this game is sent.
template <Game G>
SeatMembers seat_members_of() {
    SeatMembers members;
    members.add_all_of<typename G::View>();
    members.add_all_of<typename G::Outlook>();
    members.add_all_of<typename G::Action>();
    members.add_all_of<typename G::News>();
    return members;
}

}  // namespace curia
