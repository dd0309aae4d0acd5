// A hash of any described value: equal values have equal hashes, on every machine.
#pragma once

#include <cstdint>

#include "engine/shape.h"

namespace curia {

class Hash {
public:
    std::uint64_t value() const { return hash_; }

    template <Shaped T>
    void add(const T& value) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag || kShape == Shape::Number || kShape == Shape::Name) {
            add_number(static_cast<std::uint64_t>(number_of(value)));
        } else if constexpr (kShape == Shape::Text) {
            add(value.view().size());
            for (const char letter : value.view()) add(letter);
        } else if constexpr (kShape == Shape::Object) {
            for_each_field(value, [&](std::string_view, const auto& member) { add(member); });
        } else if constexpr (kShape == Shape::Choice) {
            add(value.index());
            std::visit([&](const auto& one) { add(one); }, value);
        } else if constexpr (kShape == Shape::Optional) {
            add(value.has_value());
            if (value) add(*value);
        } else if constexpr (kShape == Shape::Row) {
            for (const auto& one : array_of(value)) add(one);
        } else {
            add(value.size());
            for (const auto& one : value) add(one);
        }
    }

private:
    void add_number(std::uint64_t number) {
        hash_ = (hash_ ^ number) * 0x9E3779B97F4A7C15u;
        hash_ ^= hash_ >> 29;
    }

    std::uint64_t hash_ = 0xCBF29CE484222325u;
};

}  // namespace curia
