// What the module takes from Python, checked. What is wrong with it becomes ValueError with a
// sentence for the user.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <string>
#include <vector>

#include "match/json/json.h"
#include "match/result.h"

namespace curia::python {

namespace nb = nanobind;

[[noreturn]] inline void refuse(const std::string& why) { throw nb::value_error(why.c_str()); }

template <class T>
T value_or_refuse(Result<T> result) {
    if (!result) refuse(result.why());
    if constexpr (!std::is_void_v<T>) return std::move(*result);
}

// A whole number of Python, also one of NumPy. Numbers that do not fit are given by their ends.
std::int64_t number_of(nb::handle value, const char* what);
std::uint64_t seed_of(nb::handle value);

nb::object from_json_text(const std::string& text);
// The JSON of a Python value.
Json to_json_value(nb::handle value, const char* what);

// How a match is set up, as the caller says it.
struct SetupWish {
    int players = 0;
    std::vector<std::string> options;  // name=value
    std::string edition;               // TOML; empty: the built-in one
};

}  // namespace curia::python
