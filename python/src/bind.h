// The parts of the module: each adds its classes and functions.
#pragma once

#include <nanobind/nanobind.h>

namespace curia::python {

void bind_matches(nanobind::module_& module);
void bind_batches(nanobind::module_& module);
void bind_arena(nanobind::module_& module);
void bind_facts(nanobind::module_& module);

}  // namespace curia::python
