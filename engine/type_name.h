// The name of a type without its namespaces, from the compiler's own description of a function.
#pragma once

#include <string>
#include <string_view>

namespace curia {

// "... [with T = curia::a_game::Colour; ...]", or "[T = curia::a_game::Colour]". A type in a class
// has the name of the class before its own: "curia::Coaching<...>::Source" is CoachingSource.
inline std::string type_name_in(std::string_view function) {
    const auto is_upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const std::size_t start = function.find("T = ") + 4;
    std::string name;
    bool is_in_class = false;
    int depth = 0;
    for (const char c : function.substr(start, function.find_first_of(";]", start) - start)) {
        depth += c == '<' ? 1 : c == '>' ? -1 : 0;
        if (depth > 0 || c == '>') continue;
        if (c != ':') {
            name += c;
            continue;
        }
        is_in_class = !name.empty() ? is_upper(name[0]) : is_in_class;
        if (!is_in_class) name.clear();
    }
    return name;
}

template <class T>
std::string type_name() {
    return type_name_in(__PRETTY_FUNCTION__);
}

}  // namespace curia
