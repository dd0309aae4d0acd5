// Finite domains: types whose values can be counted, and the number of each value among them.
//
// From the description of an action follows a bijection between the actions and 0, 1, ... N - 1:
// the alternatives of a choice follow each other, the fields of a struct are the digits of a number
// in mixed radix. Seats count from the player who acts, so that the same idea has the same number
// at every seat.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <optional>
#include <utility>
#include <variant>

#include "engine/shape.h"

namespace curia {

// The table as one player sees it: seats count from this player, up to the most that a game seats.
struct Turned {
    int players = 0;
    Seat first;

    constexpr int from_first(Seat seat) const { return distance(first, seat, players); }
    constexpr Seat seat_at(int number) const {
        const int index = first.index + number;
        return Seat{static_cast<std::uint8_t>(index >= players ? index - players : index)};
    }
};

// The numbers that a struct which wraps one can hold, in order.
template <Numbered T>
struct NumberRange {
    static constexpr int kLowest = -64, kHighest = 319;

    static constexpr int kCount = [] {
        int count = 0;
        for (int number = kLowest; number <= kHighest; ++number)
            count += T::from_number(number).has_value();
        return count;
    }();
    static constexpr std::array<std::int16_t, kCount> kNumbers = [] {
        std::array<std::int16_t, kCount> numbers{};
        int count = 0;
        for (int number = kLowest; number <= kHighest; ++number)
            if (T::from_number(number)) numbers[count++] = static_cast<std::int16_t>(number);
        return numbers;
    }();
    static constexpr std::array<std::int16_t, kHighest - kLowest + 1> kPositions = [] {
        std::array<std::int16_t, kHighest - kLowest + 1> positions{};
        for (int i = 0; i < kCount; ++i)
            positions[kNumbers[i] - kLowest] = static_cast<std::int16_t>(i);
        return positions;
    }();

    static constexpr int position(const T& value) {
        const auto number = static_cast<int>(value.to_number());
        assert(number >= kLowest && number <= kHighest);
        return kPositions[number - kLowest];
    }
    static constexpr T at(int position) { return *T::from_number(kNumbers[position]); }
};

// kSeats: how many seats the game has at most.
template <int kSeats>
class Domain {
public:
    template <Shaped T>
    static constexpr std::int64_t size() {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag) {
            return 2;
        } else if constexpr (std::is_same_v<T, Seat>) {
            return kSeats;
        } else if constexpr (Numbered<T>) {
            return NumberRange<T>::kCount;
        } else if constexpr (kShape == Shape::Name) {
            return static_cast<std::int64_t>(all_names<T>.size());
        } else if constexpr (kShape == Shape::Object) {
            std::int64_t product = 1;
            for_each_field<T>([&](const auto& field) {
                product *= size<std::remove_cvref_t<decltype(std::declval<T&>().*field.member)>>();
            });
            return product;
        } else if constexpr (kShape == Shape::Choice) {
            return size_of_choice(static_cast<const T*>(nullptr));
        } else if constexpr (kShape == Shape::Optional) {
            return 1 + size<EntryOf<T>>();
        } else {
            static_assert(kShape == Shape::Flag, "this type has no small finite domain");
        }
    }

    template <Shaped T>
    static constexpr std::int64_t number(const T& value, const Turned& turned) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (std::is_same_v<T, Seat>) {
            return turned.from_first(value);
        } else if constexpr (Numbered<T>) {
            return NumberRange<T>::position(value);
        } else if constexpr (kShape == Shape::Object) {
            std::int64_t number = 0;
            for_each_field(value, [&](std::string_view, const auto& member) {
                constexpr std::int64_t kSize = size<std::remove_cvref_t<decltype(member)>>();
                number = number * kSize + Domain::number(member, turned);
            });
            return number;
        } else if constexpr (kShape == Shape::Choice) {
            return number_of_choice(value, turned);
        } else if constexpr (kShape == Shape::Optional) {
            return value ? 1 + Domain::number(*value, turned) : 0;
        } else {
            return number_of(value);
        }
    }

    // The value with this number. There is none for a seat that nobody has.
    template <Shaped T>
    static constexpr std::optional<T> value(std::int64_t number, const Turned& turned) {
        constexpr Shape kShape = shape_of<T>;
        if (number < 0 || number >= size<T>()) return std::nullopt;
        if constexpr (std::is_same_v<T, Seat>) {
            if (number >= turned.players) return std::nullopt;
            return turned.seat_at(static_cast<int>(number));
        } else if constexpr (Numbered<T>) {
            return NumberRange<T>::at(static_cast<int>(number));
        } else if constexpr (kShape == Shape::Object) {
            return object<T>(number, turned);
        } else if constexpr (kShape == Shape::Choice) {
            return choice(number, turned, static_cast<const T*>(nullptr));
        } else if constexpr (kShape == Shape::Optional) {
            if (number == 0) return T{};
            const auto inner = value<EntryOf<T>>(number - 1, turned);
            return inner ? std::optional<T>(T(*inner)) : std::nullopt;
        } else {
            return static_cast<T>(number);
        }
    }

private:
    template <class... Ts>
    static constexpr std::int64_t size_of_choice(const std::variant<Ts...>*) {
        return (size<Ts>() + ... + 0);
    }
    // Compares instead of std::visit, whose calls by table cost more than the numbers.
    template <std::size_t I = 0, class... Ts>
    static constexpr std::int64_t number_of_choice(const std::variant<Ts...>& value,
                                                   const Turned& turned) {
        if constexpr (I + 1 < sizeof...(Ts))
            if (value.index() != I) return number_of_choice<I + 1>(value, turned);
        constexpr std::int64_t kFirst = firsts<Ts...>()[I];
        return kFirst + Domain::number(*std::get_if<I>(&value), turned);
    }
    template <class... Ts>
    static constexpr std::array<std::int64_t, sizeof...(Ts)> firsts() {
        std::array<std::int64_t, sizeof...(Ts)> sizes{size<Ts>()...}, result{};
        for (std::size_t i = 1; i < sizes.size(); ++i) result[i] = result[i - 1] + sizes[i - 1];
        return result;
    }
    template <class... Ts>
    static constexpr std::optional<std::variant<Ts...>> choice(std::int64_t number,
                                                               const Turned& turned,
                                                               const std::variant<Ts...>*) {
        std::optional<std::variant<Ts...>> result;
        const auto try_one = [&]<class T>(std::type_identity<T>) {
            if (number >= 0 && number < size<T>())
                if (const auto one = value<T>(number, turned)) result = *one;
            number -= size<T>();
        };
        (try_one(std::type_identity<Ts>()), ...);
        return result;
    }
    template <Described T>
    static constexpr std::optional<T> object(std::int64_t number, const Turned& turned) {
        T result{};
        bool exists = true;
        std::int64_t rest = size<T>();
        for_each_field(result, [&](std::string_view, auto& member) {
            using Member = std::remove_cvref_t<decltype(member)>;
            rest /= size<Member>();
            const auto digit = value<Member>(number / rest, turned);
            number %= rest;
            if (digit)
                member = *digit;
            else
                exists = false;
        });
        return exists ? std::optional<T>(result) : std::nullopt;
    }
};

}  // namespace curia
