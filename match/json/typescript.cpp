#include "match/json/typescript.h"

#include <cctype>

namespace curia {

std::string TypeScript::camel_case(std::string_view name) {
    std::string result;
    bool start = true;
    for (const char c : name) {
        if (c != '_') result += start ? static_cast<char>(std::toupper(c)) : c;
        start = c == '_';
    }
    return result;
}

std::string TypeScript::values() const {
    std::string text;
    for (const auto& [name, list] : enums_)
        text += "export const " + name + " = [" + list + "] as const;\n";
    return text;
}

// "... [with E = curia::a_game::Colour; ...]", or "[E = curia::a_game::Colour]". An enum of a class
// has the name of the class before its own: "curia::Coaching<...>::Source" is CoachingSource.
std::string TypeScript::name_in(std::string_view function) {
    const std::size_t start = function.find("E = ") + 4;
    std::string name;
    bool is_of_class = false;
    int depth = 0;
    for (const char c : function.substr(start, function.find_first_of(";]", start) - start)) {
        depth += c == '<' ? 1 : c == '>' ? -1 : 0;
        if (depth > 0 || c == '>') continue;
        if (c != ':') {
            name += c;
            continue;
        }
        is_of_class =
            !name.empty() ? std::isupper(static_cast<unsigned char>(name[0])) : is_of_class;
        if (!is_of_class) name.clear();
    }
    return name;
}

}  // namespace curia
