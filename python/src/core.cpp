// The Python module curia._core: matches, batches and the arena for every game.
#include "bind.h"

NB_MODULE(_core, module) {
    module.doc() = "The engine. Use the package curia, which names everything here.";
    curia::python::bind_facts(module);
    curia::python::bind_matches(module);
    curia::python::bind_batches(module);
    curia::python::bind_arena(module);
}
