// What the laws can find out about any described value: its neighbours and its features.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

#include "engine/hash.h"

namespace curia::laws {

// ---- Neighbours ----
//
// vary(value, use) changes one described number, name, entry of a bag, or element of a set or list,
// calls use(), changes the value back, and so on through all neighbours of the value.
using Use = std::function<void()>;

// All values of an enum, a bool, or a struct that wraps a number (up to 255).
template <class T, class Visit>
void for_each_value(Visit&& visit) {
    if constexpr (NamedEnum<T>) {
        for (std::size_t i = 0; i < all_names<T>.size(); ++i) visit(static_cast<T>(i));
    } else {
        for (std::int64_t number = -8; number < 256; ++number)
            if (const std::optional<T> one = T::from_number(number)) visit(*one);
    }
}

template <Shaped T>
void vary(T& value, const Use& use);

template <int Kinds, class Key>
void vary(Bag<Kinds, Key>& bag, const Use& use) {
    const Bag<Kinds, Key> before = bag;
    for (int out = -1; out < Kinds; ++out)
        for (int in = -1; in < Kinds; ++in) {
            if (in == out || (out >= 0 && !before.has(out))) continue;
            if (out >= 0) bag.remove(out);
            if (in >= 0) bag.add(in);
            use();
            bag = before;
        }
}
template <class T, int N>
void vary(BitSet<T, N>& set, const Use& use) {
    const BitSet<T, N> before = set;
    std::vector<std::optional<T>> inside{std::nullopt}, outside{std::nullopt};
    for_each_value<T>([&](T one) { (before.has(one) ? inside : outside).push_back(one); });
    for (const auto& out : inside)
        for (const auto& in : outside) {
            if (!out && !in) continue;
            if (out) set.remove(*out);
            if (in) set.add(*in);
            use();
            set = before;
        }
}
template <class T, int N>
void vary(FixedList<T, N>& list, const Use& use) {
    const FixedList<T, N> before = list;
    for (int i = 0; i < before.size(); ++i) vary(list[i], use);
    if (!before.empty()) {
        list.pop();
        use();
        list = before;
    }
    if (!before.full()) {
        list.push(before.empty() ? T{} : before.back());
        use();
        list = before;
    }
}
template <class... Ts>
void vary(std::variant<Ts...>& value, const Use& use) {
    const std::variant<Ts...> before = value;
    std::visit([&](auto& one) { vary(one, use); }, value);
    const auto become = [&]<class T>(const T& other) {
        if (std::holds_alternative<T>(before)) return;
        value = other;
        use();
        value = before;
    };
    (become(Ts{}), ...);
}
template <Shaped T>
void vary(T& value, const Use& use) {
    constexpr Shape kShape = shape_of<T>;
    const auto set_to = [&, before = value](const T& other) {
        if (other == before) return;
        value = other;
        use();
        value = before;
    };
    if constexpr (kShape == Shape::Object) {
        for_each_field(value, [&](std::string_view, auto& member) { vary(member, use); });
    } else if constexpr (kShape == Shape::Row) {
        for (auto& one : array_of(value)) vary(one, use);
    } else if constexpr (kShape == Shape::Optional) {
        if (value) vary(*value, use);
        set_to(value ? std::nullopt : T(EntryOf<T>{}));
    } else if constexpr (kShape == Shape::Flag) {
        set_to(!value);
    } else if constexpr (std::is_integral_v<T>) {
        set_to(static_cast<T>(value - 1));
        set_to(static_cast<T>(value + 1));
    } else if constexpr (kShape == Shape::Number || kShape == Shape::Name) {
        for_each_value<T>(set_to);
    }
}

// ---- Features ----
//
// Every number in a value, with the place where it stands: the described numbers and names, the
// entries and the size of a bag, the elements and the size of a set or a list. A feature that is
// zero is left out, so that values with lists of different lengths can be compared.
struct Feature {
    std::uint64_t place = 0;  // a hash of the path
    std::int64_t number = 0;
    auto operator<=>(const Feature&) const = default;
};

class Features {
public:
    template <class T>
    static std::vector<Feature> of(const T& value) {
        Features features;
        features.add(value, 1);
        std::sort(features.all_.begin(), features.all_.end());
        return std::move(features.all_);
    }

private:
    static std::uint64_t below(std::uint64_t place, std::uint64_t step) {
        std::uint64_t mixed = (place + step + 1) * 0x9E3779B97F4A7C15u;
        mixed = (mixed ^ (mixed >> 29)) * 0xBF58476D1CE4E5B9u;
        return mixed ^ (mixed >> 32);
    }
    void note(std::int64_t number, std::uint64_t place) {
        if (number != 0) all_.push_back({place, number});
    }

    template <class T>
    void add(const T& value, std::uint64_t place) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag || kShape == Shape::Number || kShape == Shape::Name) {
            note(number_of(value), place);
        } else if constexpr (kShape == Shape::Optional) {
            note(value.has_value(), place);
            if (value) add(*value, below(place, 0));
        } else if constexpr (kShape == Shape::Choice) {
            note(static_cast<std::int64_t>(value.index()), place);
            std::visit([&](const auto& one) { add(one, below(place, value.index())); }, value);
        } else if constexpr (kShape == Shape::Object) {
            std::uint64_t number = 0;
            for_each_field(value, [&](std::string_view, const auto& member) {
                add(member, below(place, number++));
            });
        } else if constexpr (kShape == Shape::Row) {
            if constexpr (requires {
                              value.size();
                              value.counts;
                          })
                note(value.size(), place);
            add_each(array_of(value), place);
        } else if constexpr (kShape == Shape::List) {
            note(value.size(), place);
            add_each(value, place);
        } else if constexpr (kShape == Shape::Set) {
            note(value.size(), place);
            for (const auto one : value)
                note(1, below(place, static_cast<std::uint64_t>(number_of(one))));
        }
    }
    template <class Range>
    void add_each(const Range& range, std::uint64_t place) {
        std::uint64_t number = 0;
        for (const auto& one : range) add(one, below(place, number++));
    }

    std::vector<Feature> all_;
};

}  // namespace curia::laws
