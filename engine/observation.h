// A described value as a vector of small numbers, for players that learn. It follows from the
// description alone, so every game has it.
//
//   flag                 1 entry, 0 or 1
//   name, numbered       one entry for each value, 1 at the value
//   number of 8 bits     1 entry; at most 127
//   wider number         2 entries, n / 8 and n % 8; exact up to 1023
//   optional             1 entry, 1 if it is there; then its own entries
//   choice               one entry for each alternative; then the entries of all of them
//   object, row          the entries of its members
//   list                 for each place as an optional one
//   set                  one entry for each value, 1 if it is in the set
//
// Seats count from the viewer, and entries for seats that nobody has are 0: the layout is the same
// for every number of players. Texts, and the edition, are left out. An entry that is not mentioned
// is 0, so wide values can also be given as a short list of the others.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>

#include "engine/domain.h"

namespace curia {

template <int kSeats>
class Observation {
public:
    // How many entries a T has.
    template <Shaped T>
    static constexpr int width() {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag) {
            return 1;
        } else if constexpr (std::is_integral_v<T>) {
            return sizeof(T) == 1 ? 1 : 2;
        } else if constexpr (kShape == Shape::Number || kShape == Shape::Name) {
            return static_cast<int>(Domain<kSeats>::template size<T>());
        } else if constexpr (kShape == Shape::Text) {
            return 0;
        } else if constexpr (kShape == Shape::Object) {
            int sum = 0;
            for_each_field<T>([&](const auto& field) {
                sum += width<std::remove_cvref_t<decltype(std::declval<T&>().*field.member)>>();
            });
            return sum;
        } else if constexpr (kShape == Shape::Choice) {
            return width_of_choice(static_cast<const T*>(nullptr));
        } else if constexpr (kShape == Shape::Optional) {
            return 1 + width<EntryOf<T>>();
        } else if constexpr (kShape == Shape::Row) {
            return length<T> * width<EntryOf<T>>();
        } else if constexpr (kShape == Shape::List) {
            return T::capacity() * (1 + width<EntryOf<T>>());
        } else {
            return static_cast<int>(Domain<kSeats>::template size<EntryOf<T>>());
        }
    }

    // How many entries of a T are not 0 at the same time, at most.
    template <Shaped T>
    static constexpr int most() {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag || std::is_integral_v<T> || kShape == Shape::Text) {
            return width<T>();
        } else if constexpr (kShape == Shape::Number || kShape == Shape::Name) {
            return 1;
        } else if constexpr (kShape == Shape::Object) {
            int sum = 0;
            for_each_field<T>([&](const auto& field) {
                sum += most<std::remove_cvref_t<decltype(std::declval<T&>().*field.member)>>();
            });
            return sum;
        } else if constexpr (kShape == Shape::Choice) {
            return most_of_choice(static_cast<const T*>(nullptr));
        } else if constexpr (kShape == Shape::Optional) {
            return 1 + most<EntryOf<T>>();
        } else if constexpr (kShape == Shape::Row) {
            return length<T> * most<EntryOf<T>>();
        } else if constexpr (kShape == Shape::List) {
            return T::capacity() * (1 + most<EntryOf<T>>());
        } else {
            return width<T>();
        }
    }

    // Calls put(entry, number) for every entry that is not 0. `at`: the first entry.
    template <Shaped T, class Put>
    static void encode(const T& value, const Turned& turned, int at, Put&& put) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag) {
            if (value) put(at, 1);
        } else if constexpr (std::is_integral_v<T>) {
            encode_number(value, at, put);
        } else if constexpr (kShape == Shape::Number || kShape == Shape::Name) {
            put(at + position(value, turned), 1);
        } else if constexpr (kShape == Shape::Object) {
            for_each_field(value, [&](std::string_view, const auto& member) {
                encode(member, turned, at, put);
                at += width<std::remove_cvref_t<decltype(member)>>();
            });
        } else if constexpr (kShape == Shape::Choice) {
            encode_choice(value, turned, at, put);
        } else if constexpr (kShape == Shape::Optional) {
            if (!value) return;
            put(at, 1);
            encode(*value, turned, at + 1, put);
        } else if constexpr (is_per_seat<T>) {
            for (int i = 0; i < std::min(turned.players, length<T>); ++i)
                encode(value[turned.seat_at(i)], turned, at + i * width<EntryOf<T>>(), put);
        } else if constexpr (kShape == Shape::Row) {
            for (const auto& one : array_of(value)) {
                encode(one, turned, at, put);
                at += width<EntryOf<T>>();
            }
        } else if constexpr (kShape == Shape::List) {
            for (const auto& one : value) {
                put(at, 1);
                encode(one, turned, at + 1, put);
                at += 1 + width<EntryOf<T>>();
            }
        } else if constexpr (kShape == Shape::Set) {
            for (const auto one : value) put(at + position(one, turned), 1);
        }
    }

private:
    // The entries of a Row; a PerSeat has no more than the game has seats.
    template <class T>
    using ArrayOf = std::remove_cvref_t<decltype(array_of(std::declval<const T&>()))>;
    template <class T>
    static constexpr int length =
        std::min<int>(std::tuple_size_v<ArrayOf<T>>, is_per_seat<T> ? kSeats : 1 << 20);

    template <class T>
    static int position(const T& value, const Turned& turned) {
        return static_cast<int>(Domain<kSeats>::number(value, turned));
    }
    template <class T, class Put>
    static void encode_number(T number, int at, Put&& put) {
        if constexpr (sizeof(T) == 1) {
            if (number != 0) put(at, std::min<int>(number, 127));
        } else {
            const int high = static_cast<int>(std::clamp<std::int64_t>(number >> 3, -128, 127));
            const int low = static_cast<int>(number & 7);
            if (high != 0) put(at, high);
            if (low != 0) put(at + 1, low);
        }
    }
    template <class... Ts>
    static constexpr int width_of_choice(const std::variant<Ts...>*) {
        return static_cast<int>(sizeof...(Ts)) + (width<Ts>() + ... + 0);
    }
    template <class... Ts>
    static constexpr int most_of_choice(const std::variant<Ts...>*) {
        return 1 + std::max({0, most<Ts>()...});
    }
    template <class Put, class... Ts>
    static void encode_choice(const std::variant<Ts...>& value, const Turned& turned, int at,
                              Put&& put) {
        put(at + static_cast<int>(value.index()), 1);
        at += static_cast<int>(sizeof...(Ts));
        std::size_t i = 0;
        const auto encode_if_chosen = [&]<class T>(std::type_identity<T>) {
            if (i++ == value.index()) encode(std::get<T>(value), turned, at, put);
            at += width<T>();
        };
        (encode_if_chosen(std::type_identity<Ts>()), ...);
    }
};

}  // namespace curia
