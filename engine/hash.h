// A hash of any described value: equal values have equal hashes, on every machine.
#pragma once

#include <cstdint>
#include <optional>
#include <variant>

#include "engine/bag.h"
#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/indexed.h"
#include "engine/seat.h"
#include "engine/text.h"

namespace curia {

class Hash {
public:
    std::uint64_t value() const { return hash_; }

    void add(std::uint64_t number) {
        hash_ = (hash_ ^ number) * 0x9E3779B97F4A7C15u;
        hash_ ^= hash_ >> 29;
    }
    void add(bool value) { add(std::uint64_t{value}); }
    template <class T>
        requires std::is_integral_v<T> || std::is_enum_v<T>
    void add(T value) {
        add(static_cast<std::uint64_t>(static_cast<std::int64_t>(value)));
    }
    template <Numbered T>
    void add(const T& value) {
        add(value.to_number());
    }
    template <Described T>
    void add(const T& value) {
        for_each_field(value, [&](std::string_view, const auto& member) { add(member); });
    }
    template <class T, std::size_t N>
    void add(const std::array<T, N>& values) {
        for (const T& one : values) add(one);
    }
    template <class T, int N>
    void add(const PerSeat<T, N>& values) {
        add(values.values);
    }
    template <class Key, class T, int N>
    void add(const Indexed<Key, T, N>& values) {
        add(values.values);
    }
    template <int Kinds>
    void add(const Bag<Kinds>& bag) {
        add(bag.counts);
    }
    template <class T, int N>
    void add(const FixedList<T, N>& list) {
        add(list.size());
        for (const T& one : list) add(one);
    }
    template <class T, int N>
    void add(const BitSet<T, N>& set) {
        add(set.size());
        for (const T one : set) add(one);
    }
    template <int N>
    void add(const Text<N>& text) {
        add(text.view().size());
        for (const char letter : text.view()) add(letter);
    }
    template <class T>
    void add(const std::optional<T>& value) {
        add(value.has_value());
        if (value) add(*value);
    }
    template <class... Ts>
    void add(const std::variant<Ts...>& value) {
        add(value.index());
        std::visit([&](const auto& one) { add(one); }, value);
    }

private:
    std::uint64_t hash_ = 0xCBF29CE484222325u;
};

}  // namespace curia
