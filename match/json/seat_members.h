// The names of the members that mean seats. JSON writes a seat as a number, and one value for each
// seat as a list. A client that has no types for a game needs these names to tell players from
// numbers.
#pragma once

#include <set>
#include <string>
#include <variant>
#include <vector>

#include "engine/game.h"
#include "engine/shape.h"

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
        (is_per_seat<T> ? per_seat_ : singles_).insert(name);
        look_into<T>(name);
    }
    template <class... Ts>
    void add_each(const std::variant<Ts...>*) {
        (add_all_of<Ts>(), ...);
    }
    // What the member holds, below lists and optionals.
    template <class T>
    void look_into(const std::string& name) {
        if constexpr (!std::is_void_v<EntryOf<T>>) {
            look_into<EntryOf<T>>(name);
        } else if constexpr (std::is_same_v<T, Seat>) {
            seats_.insert(name);
        } else {
            others_.insert(name);
            if constexpr (Described<T> || DescribedVariant<T>) add_all_of<T>();
        }
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
