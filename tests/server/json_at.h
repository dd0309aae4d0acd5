// Access to parts of a JSON value, for tests.
#pragma once

#include <string>

#include "match/json/reader.h"

namespace curia {

// The value at a path: at(json, "table", "seats", 0).
inline const Json kNothing;
inline const Json& step_into(const Json& json, const char* name) {
    const Json* const found = json.is_object() ? json.get_object().if_contains(name) : nullptr;
    return found ? *found : kNothing;
}
inline const Json& step_into(const Json& json, int index) {
    const auto i = static_cast<std::size_t>(index);
    return json.is_array() && i < json.get_array().size() ? json.get_array()[i] : kNothing;
}
inline const Json& at(const Json& json) { return json; }
template <class First, class... Rest>
const Json& at(const Json& json, const First& first, const Rest&... rest) {
    return at(step_into(json, first), rest...);
}
inline std::string text_of(const Json& json) {
    return json.is_string() ? std::string(json.get_string()) : std::string();
}
inline int number_of(const Json& json) {
    return json.is_int64() ? static_cast<int>(json.get_int64()) : -1;
}

}  // namespace curia
