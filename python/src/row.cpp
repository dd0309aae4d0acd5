#include "row.h"

#include <cstring>

#include "input.h"

namespace curia::python {

namespace {

// A function of NumPy, looked up once. Not in a static object with a guard: the import lets other
// threads run, and they could wait for the guard while they keep Python's lock.
nb::handle of_numpy(const char* name, PyObject*& found) {
    if (!found) found = nb::getattr(nb::module_::import_("numpy"), name).release().ptr();
    return found;
}

}  // namespace

Row::Row(nb::handle array, int size, const char* types) {
    const auto fail = [&](const char* what) {
        refuse("an array of " + std::to_string(size) + " numbers of 8 bits is needed, not " + what);
    };
    constexpr int kWanted = PyBUF_WRITABLE | PyBUF_C_CONTIGUOUS | PyBUF_FORMAT;
    if (PyObject_GetBuffer(array.ptr(), &buffer_, kWanted) != 0) {
        PyErr_Clear();
        buffer_ = {};
        fail("one that cannot be written, that has gaps, or no array at all");
    }
    // The destructor of an object that throws while it is made does not run.
    Row held(std::move(*this));
    const char* type = held.buffer_.format ? held.buffer_.format : "B";
    if (type[1] != '\0' || !std::strchr(types, type[0])) fail("one of another type");
    if (held.size() != size) fail(("one of " + std::to_string(held.size())).c_str());
    swap(held);
}

void Row::clear() { std::memset(data(), 0, static_cast<std::size_t>(buffer_.len)); }

nb::object new_array(int size) {
    static PyObject *zeros = nullptr, *int8 = nullptr;
    return of_numpy("zeros", zeros)(size, of_numpy("int8", int8));
}

}  // namespace curia::python
