#include "input.h"

#include <nanobind/stl/string.h>

#include <limits>

#include "match/json/reader.h"

namespace curia::python {

namespace {

// The number as an exact int of Python, or nothing if it is none.
nb::object as_int(nb::handle value) {
    PyObject* number = PyIndex_Check(value.ptr()) ? PyNumber_Index(value.ptr()) : nullptr;
    PyErr_Clear();
    return nb::steal(number);
}

std::string shown(nb::handle value) { return nb::repr(value).c_str(); }

}  // namespace

std::int64_t number_of(nb::handle value, const char* what) {
    int overflow = 0;
    if (PyLong_CheckExact(value.ptr())) {  // the usual case, without a new reference
        const long long result = PyLong_AsLongLongAndOverflow(value.ptr(), &overflow);
        if (overflow == 0) return result;
    }
    const nb::object number = as_int(value);
    if (!number.is_valid()) refuse(std::string(what) + " is a whole number, not " + shown(value));
    const long long result = PyLong_AsLongLongAndOverflow(number.ptr(), &overflow);
    if (overflow > 0) return std::numeric_limits<std::int64_t>::max();
    if (overflow < 0) return std::numeric_limits<std::int64_t>::min();
    return result;
}

std::uint64_t seed_of(nb::handle value) {
    const nb::object number = as_int(value);
    if (number.is_valid()) {
        const unsigned long long seed = PyLong_AsUnsignedLongLong(number.ptr());
        if (!PyErr_Occurred()) return seed;
        PyErr_Clear();
    }
    refuse("a seed is a whole number from 0 to 2**64 - 1, not " + shown(value));
}

nb::object from_json_text(const std::string& text) {
    return nb::module_::import_("json").attr("loads")(text.c_str());
}

Json to_json_value(nb::handle value, const char* what) {
    std::string text;
    try {
        text = nb::cast<std::string>(nb::module_::import_("json").attr("dumps")(value));
    } catch (nb::python_error&) {  // a value that JSON does not have, or one that contains itself
        refuse(std::string("this is no ") + what + ": " + shown(value));
    }
    return value_or_refuse(parse_json(text));
}

}  // namespace curia::python
