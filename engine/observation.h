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
#include <cstring>

#include "engine/domain.h"

namespace curia {

// Two receivers of entries. any() also takes an entry that may be 0, without a branch, which is
// several times as fast as asking: most numbers of a View are 0 or not without a pattern.
struct DenseEntries {
    std::int8_t* row;  // all 0 before

    void operator()(int entry, int number) { any(entry, number); }
    void any(int entry, int number) { row[entry] = static_cast<std::int8_t>(number); }
};
// Its count must stay in a register: from memory every entry would wait for the one before it.
struct SparseEntries {
    std::int32_t* entries;  // room for Observation::most()
    std::int8_t* numbers;
    std::int32_t count = 0;

    [[gnu::always_inline]] void operator()(int entry, int number) {
        entries[count] = entry;
        numbers[count++] = static_cast<std::int8_t>(number);
    }
    // An entry that is 0 is overwritten by the next one.
    [[gnu::always_inline]] void any(int entry, int number) {
        entries[count] = entry;
        numbers[count] = static_cast<std::int8_t>(number);
        count += number != 0 ? 1 : 0;
    }
};

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

    // Calls put(entry, number) for every entry that is not 0, and gives put back. `at`: the first
    // entry. If put has a function any(), it gets the entries that may be 0.
    template <Shaped T, class Put>
    static Put encode(const T& value, const Turned& turned, int at, Put put) {
        if constexpr (requires { put.any(at, 0); }) {
            return write(value, turned, at, put);
        } else {
            write(value, turned, at, Caller<Put>{&put});
            return put;
        }
    }

private:
    template <class Put>
    struct Caller {
        Put* put;
        void operator()(int entry, int number) const { (*put)(entry, number); }
    };

    // Hands `put` on by value and gives it back, and is always inlined, so that the compiler can
    // keep the members of `put` in registers. A reference to them could be changed by every number
    // that is written, and a call would pass them in memory.
    template <Shaped T, class Put>
    [[gnu::always_inline]] static Put write(const T& value, Turned turned, int at, Put put) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag) {
            put_any(at, value ? 1 : 0, put);
        } else if constexpr (std::is_integral_v<T>) {
            write_number(value, at, put);
        } else if constexpr (kShape == Shape::Number || kShape == Shape::Name) {
            put(at + position(value, turned), 1);
        } else if constexpr (kShape == Shape::Object) {
            put = write_object(value, turned, at, put);
        } else if constexpr (kShape == Shape::Choice) {
            put = write_choice(value, turned, at, put);
        } else if constexpr (kShape == Shape::Optional) {
            if (!value) return put;
            put(at, 1);
            put = write(*value, turned, at + 1, put);
        } else if constexpr (is_per_seat<T>) {
            for (int i = 0; i < std::min(turned.players, length<T>); ++i)
                put = write(value[turned.seat_at(i)], turned, at + i * width<EntryOf<T>>(), put);
        } else if constexpr (kShape == Shape::Row && std::is_same_v<EntryOf<T>, std::uint8_t>) {
            put = write_bytes(array_of(value), at, put);
        } else if constexpr (kShape == Shape::Row) {
            for (const auto& one : array_of(value)) {
                put = write(one, turned, at, put);
                at += width<EntryOf<T>>();
            }
        } else if constexpr (kShape == Shape::List) {
            for (const auto& one : value) {
                put(at, 1);
                put = write(one, turned, at + 1, put);
                at += 1 + width<EntryOf<T>>();
            }
        } else if constexpr (kShape == Shape::Set) {
            for (const auto one : value) put(at + position(one, turned), 1);
        }
        return put;
    }

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
    template <class Put>
    [[gnu::always_inline]] static void put_any(int entry, int number, Put& put) {
        if constexpr (requires { put.any(entry, number); })
            put.any(entry, number);
        else if (number != 0)
            put(entry, number);
    }
    template <class T, class Put>
    [[gnu::always_inline]] static void write_number(T number, int at, Put& put) {
        if constexpr (sizeof(T) == 1) {
            put_any(at, std::min<int>(number, 127), put);
        } else {
            put_any(at, static_cast<int>(std::clamp<std::int64_t>(number >> 3, -128, 127)), put);
            put_any(at + 1, static_cast<int>(number & 7), put);
        }
    }
    // Long rows of counts are 0 for the most part, so eight at a time are skipped.
    template <std::size_t N, class Put>
    static Put write_bytes(const std::array<std::uint8_t, N>& bytes, int at, Put put) {
        constexpr int kAtOnce = sizeof(std::uint64_t), kWhole = N / kAtOnce * kAtOnce;
        const auto write_from = [&](int first, int end) {
            for (int i = first; i < end; ++i)
                write_number(bytes[static_cast<std::size_t>(i)], at + i, put);
        };
        for (int i = 0; i < kWhole; i += kAtOnce) {
            std::uint64_t word;
            std::memcpy(&word, bytes.data() + i, sizeof word);
            if (word != 0) write_from(i, i + kAtOnce);
        }
        write_from(kWhole, static_cast<int>(N));
        return put;
    }
    template <Described T, class Put>
    [[gnu::always_inline]] static Put write_object(const T& value, Turned turned, int at, Put put) {
        for_each_field<T>([&](const auto& field) __attribute__((always_inline)) {
            using Member = std::remove_cvref_t<decltype(value.*field.member)>;
            put = write(value.*field.member, turned, at, put);
            at += width<Member>();
        });
        return put;
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
    static Put write_choice(const std::variant<Ts...>& value, Turned turned, int at, Put put) {
        put(at + static_cast<int>(value.index()), 1);
        at += static_cast<int>(sizeof...(Ts));
        std::size_t i = 0;
        const auto encode_if_chosen = [&]<class T>(std::type_identity<T>) {
            if (i++ == value.index()) put = write(std::get<T>(value), turned, at, put);
            at += width<T>();
        };
        (encode_if_chosen(std::type_identity<Ts>()), ...);
        return put;
    }
};

}  // namespace curia
