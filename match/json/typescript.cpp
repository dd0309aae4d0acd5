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

}  // namespace curia
