// What JSON has in addition to the shapes of plain data: texts and lists on the heap, members that
// may be left out, and text that is JSON already.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/shape.h"

namespace curia {

// A value that is JSON text already.
struct Raw {
    std::string text;
};

// A member that is not written at all when it is empty.
template <class T>
struct Omittable : std::optional<T> {
    using std::optional<T>::optional;
    using std::optional<T>::operator=;
};
template <class T>
inline constexpr bool is_omittable = false;
template <class T>
inline constexpr bool is_omittable<Omittable<T>> = true;

template <>
struct ShapeOf<std::string> : Is<Shape::Text> {};
template <>
struct ShapeOf<std::string_view> : Is<Shape::Text> {};
template <class T>
struct ShapeOf<std::vector<T>> : Is<Shape::List, T> {};
template <class T>
struct ShapeOf<Omittable<T>> : Is<Shape::Optional, T> {};

inline std::string_view text_of(std::string_view text) { return text; }
template <int N>
std::string_view text_of(const Text<N>& text) {
    return text.view();
}

}  // namespace curia
