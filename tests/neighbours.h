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

template <class T>
    requires std::is_integral_v<T>
void vary(T& value, const Use& use) {
    const T before = value;
    if constexpr (std::is_same_v<T, bool>) {
        value = !before;
        use();
    } else {
        for (const int by : {-1, 1}) {
            value = static_cast<T>(before + by);
            use();
        }
    }
    value = before;
}
template <class T>
    requires NamedEnum<T> || Numbered<T>
void vary(T& value, const Use& use) {
    const T before = value;
    for_each_value<T>([&](T other) {
        if (other == before) return;
        value = other;
        use();
    });
    value = before;
}
template <Described T>
void vary(T& value, const Use& use);
template <class T, std::size_t N>
void vary(std::array<T, N>& values, const Use& use);
template <class T, int N>
void vary(PerSeat<T, N>& values, const Use& use);
template <class Key, class T, int N>
void vary(Indexed<Key, T, N>& values, const Use& use);
template <class T>
void vary(std::optional<T>& value, const Use& use);

template <int Kinds>
void vary(Bag<Kinds>& bag, const Use& use) {
    const Bag<Kinds> before = bag;
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
template <class T>
void vary(std::optional<T>& value, const Use& use) {
    const std::optional<T> before = value;
    if (value) vary(*value, use);
    value = before ? std::nullopt : std::optional<T>(T{});
    use();
    value = before;
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
template <class T, std::size_t N>
void vary(std::array<T, N>& values, const Use& use) {
    for (T& one : values) vary(one, use);
}
template <class T, int N>
void vary(PerSeat<T, N>& values, const Use& use) {
    vary(values.values, use);
}
template <class Key, class T, int N>
void vary(Indexed<Key, T, N>& values, const Use& use) {
    vary(values.values, use);
}
template <Described T>
void vary(T& value, const Use& use) {
    for_each_field(value, [&](std::string_view, auto& member) { vary(member, use); });
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
        if constexpr (std::is_integral_v<T> || std::is_enum_v<T>)
            note(static_cast<std::int64_t>(value), place);
        else if constexpr (Numbered<T>)
            note(value.to_number(), place);
        else if constexpr (is_optional<T>) {
            note(value.has_value(), place);
            if (value) add(*value, below(place, 0));
        } else if constexpr (is_variant<T>) {
            note(static_cast<std::int64_t>(value.index()), place);
            std::visit([&](const auto& one) { add(one, below(place, value.index())); }, value);
        } else if constexpr (Described<T>) {
            std::uint64_t number = 0;
            for_each_field(value, [&](std::string_view, const auto& member) {
                add(member, below(place, number++));
            });
        } else {
            add_parts(value, place);
        }
    }

    template <class Range>
    void add_each(const Range& range, std::uint64_t place) {
        std::uint64_t number = 0;
        for (const auto& one : range) add(one, below(place, number++));
    }
    template <class T, std::size_t N>
    void add_parts(const std::array<T, N>& values, std::uint64_t place) {
        add_each(values, place);
    }
    template <class T, int N>
    void add_parts(const PerSeat<T, N>& values, std::uint64_t place) {
        add_each(values.values, place);
    }
    template <class Key, class T, int N>
    void add_parts(const Indexed<Key, T, N>& values, std::uint64_t place) {
        add_each(values.values, place);
    }
    template <int Kinds>
    void add_parts(const Bag<Kinds>& bag, std::uint64_t place) {
        note(bag.size(), place);
        add_each(bag.counts, place);
    }
    template <class T, int N>
    void add_parts(const FixedList<T, N>& list, std::uint64_t place) {
        note(list.size(), place);
        add_each(list, place);
    }
    template <class T, int N>
    void add_parts(const BitSet<T, N>& set, std::uint64_t place) {
        note(set.size(), place);
        for (const T one : set) {
            if constexpr (std::is_enum_v<T>)
                note(1, below(place, static_cast<std::uint64_t>(one)));
            else
                note(1, below(place, one.index));
        }
    }
    template <int N>
    void add_parts(const Text<N>&, std::uint64_t) {}

    std::vector<Feature> all_;
};

}  // namespace curia::laws
