// The shapes of plain data. What follows from descriptions (hash, JSON, changes, TypeScript, words)
// handles these shapes instead of every container, so a new container needs a ShapeOf and no more.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <type_traits>
#include <variant>

#include "engine/bag.h"
#include "engine/bit_set.h"
#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/indexed.h"
#include "engine/seat.h"
#include "engine/text.h"

namespace curia {

enum class Shape {
    Flag,
    Number,  // an integer, or a struct that only wraps one
    Name,    // a member of an enum
    Text,
    Object,    // a described struct
    Choice,    // one of several described structs
    Optional,  // an entry or nothing
    Row,   // as many entries as its type says: an array, one for each key or seat, a bag's counts
    List,  // entries in order, up to a limit
    Set,   // different entries, up to a limit
};

template <Shape kValue, class Inside = void>
struct Is {
    static constexpr Shape kShape = kValue;
    using Entry = Inside;
};

template <class T>
struct ShapeOf;  // Types without a definition have no shape: they cannot be part of plain data.
template <>
struct ShapeOf<bool> : Is<Shape::Flag> {};
template <class T>
    requires std::is_integral_v<T>
struct ShapeOf<T> : Is<Shape::Number> {};
template <Numbered T>
struct ShapeOf<T> : Is<Shape::Number> {};
template <NamedEnum E>
struct ShapeOf<E> : Is<Shape::Name> {};
template <int N>
struct ShapeOf<Text<N>> : Is<Shape::Text> {};
template <Described T>
struct ShapeOf<T> : Is<Shape::Object> {};
template <class... Ts>
struct ShapeOf<std::variant<Ts...>> : Is<Shape::Choice> {};
template <class T>
struct ShapeOf<std::optional<T>> : Is<Shape::Optional, T> {};
template <class T, std::size_t N>
struct ShapeOf<std::array<T, N>> : Is<Shape::Row, T> {};
template <class Key, class T, int N>
struct ShapeOf<Indexed<Key, T, N>> : Is<Shape::Row, T> {};
template <class T, int N>
struct ShapeOf<PerSeat<T, N>> : Is<Shape::Row, T> {};
template <int Kinds, class Key>
struct ShapeOf<Bag<Kinds, Key>> : Is<Shape::Row, std::uint8_t> {};
template <class T, int N>
struct ShapeOf<FixedList<T, N>> : Is<Shape::List, T> {};
template <class T, int N>
struct ShapeOf<BitSet<T, N>> : Is<Shape::Set, T> {};

template <class T>
concept Shaped = requires { ShapeOf<T>::kShape; };
template <class T>
inline constexpr Shape shape_of = ShapeOf<T>::kShape;
template <class T>
using EntryOf = typename ShapeOf<T>::Entry;

template <class T>
inline constexpr bool is_per_seat = false;
template <class T, int N>
inline constexpr bool is_per_seat<PerSeat<T, N>> = true;

// The number that stands for a flag, a number or a name.
template <Shaped T>
constexpr std::int64_t number_of(const T& value) {
    if constexpr (Numbered<T>)
        return value.to_number();
    else
        return static_cast<std::int64_t>(value);
}

// The array in which a Row has its entries.
template <class T>
    requires(shape_of<std::remove_const_t<T>> == Shape::Row)
constexpr auto& array_of(T& row) {
    if constexpr (requires { row.values; })
        return row.values;
    else if constexpr (requires { row.counts; })
        return row.counts;
    else
        return row;
}

// The entries of a Row at a table of `players`: a PerSeat has one for each of them.
template <class T>
    requires(shape_of<std::remove_const_t<T>> == Shape::Row)
constexpr auto entries_of(T& row, int players) {
    auto& array = array_of(row);
    std::size_t count = array.size();
    if constexpr (is_per_seat<std::remove_const_t<T>>)
        count = std::min(count, static_cast<std::size_t>(players));
    return std::span(array.data(), count);
}

}  // namespace curia
