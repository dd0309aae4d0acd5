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

void TypeScript::declare(std::string_view name, const std::string& type) {
    if (type != name) text_ += "  export type " + std::string(name) + " = " + type + ";\n";
}

std::string TypeScript::list_of(const std::string& entry) {
    return entry.find(' ') == std::string::npos ? entry + "[]" : "(" + entry + ")[]";
}

std::string TypeScript::names_in(const std::string& type, std::span<const std::string_view> names) {
    std::string choice, list;
    for (const std::string_view name : names) {
        choice += (choice.empty() ? "'" : " | '") + std::string(name) + "'";
        list += (list.empty() ? "'" : ", '") + std::string(name) + "'";
    }
    const auto [known, is_new] = enums_.emplace(type, list);
    // No TypeScript, so that nobody overlooks it.
    if (known->second != list) known->second += " #error two enums have this name";
    return choice;
}

bool TypeScript::is_new_interface(const std::string& name, std::type_index type) {
    const auto [known, is_new] = declared_.emplace(name, type);
    // No TypeScript, so that nobody overlooks it.
    if (known->second != type) text_ += "  #error two types are named " + name + "\n";
    return is_new;
}

void TypeScript::declare_interface(const std::string& name, const std::string& fields) {
    text_ += "  export interface " + name + " {" + fields + " }\n";
}

void TypeScript::add_field(std::string& fields, std::string_view name, bool may_miss,
                           const std::string& type) {
    fields += " " + std::string(name) + (may_miss ? "?: " : ": ") + type + ";";
}

void TypeScript::add_choice(std::string& type, std::string_view name, const std::string& fields) {
    type += "\n    | { type: '" + std::string(name) + "';" + fields + " }";
}

std::string TypeScript::values() const {
    std::string text;
    for (const auto& [name, list] : enums_)
        text += "export const " + name + " = [" + list + "] as const;\n";
    return text;
}

}  // namespace curia
