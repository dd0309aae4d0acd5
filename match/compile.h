// For templates that are compiled in one file, for all games, and not wherever they are used.
#pragma once

namespace curia {

// Its address is taken, so it has to be compiled.
template <class Function>
void compile(Function* function) {
    Function* volatile compiled = function;
    static_cast<void>(compiled);
}

}  // namespace curia
