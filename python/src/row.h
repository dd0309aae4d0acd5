// A row of small numbers that the engine fills: an array of the caller, or a new one of NumPy.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <utility>

namespace curia::python {

namespace nb = nanobind;

// Holds the array. What is written goes to the caller's memory, without a copy.
class Row {
public:
    Row() = default;
    // A writable row of `size` numbers of 8 bits without gaps, of any type that has Python's buffer
    // protocol. `types`: their letters in the module `struct`. Anything else is refused.
    Row(nb::handle array, int size, const char* types);
    Row(Row&& other) noexcept { swap(other); }
    Row& operator=(Row&& other) noexcept {
        swap(other);
        return *this;
    }
    ~Row() {
        if (*this) PyBuffer_Release(&buffer_);
    }

    explicit operator bool() const { return buffer_.obj != nullptr; }
    std::int8_t* data() const { return static_cast<std::int8_t*>(buffer_.buf); }
    int size() const { return static_cast<int>(buffer_.len); }
    void clear();  // sets all numbers to 0

private:
    void swap(Row& other) { std::swap(buffer_, other.buffer_); }

    Py_buffer buffer_{};
};

inline constexpr const char* kNumbers = "b";  // from -128 to 127
inline constexpr const char* kFlags = "bB?";  // 0 or 1

nb::object new_array(int size);  // of NumPy; its numbers are 0

// Lets `write` fill the array that the caller gave as `out`, or a new one if that is None.
template <class Write>
nb::object filled(nb::handle out, int size, const char* types, Write&& write) {
    nb::object array = out.is_none() ? new_array(size) : nb::borrow(out);
    Row row(array, size, types);
    if (!out.is_none()) row.clear();
    write(row.data());
    return array;
}

}  // namespace curia::python
