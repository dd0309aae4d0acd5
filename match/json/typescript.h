// TypeScript types and values of described things, for the page.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <typeindex>

#include "engine/bag.h"
#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/game.h"
#include "engine/indexed.h"
#include "engine/text.h"
#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia {

// Collects the declarations of everything that the values asked for are made of.
class TypeScript {
public:
    // Declares `name` as the type of a T.
    template <class T>
    void declare(std::string_view name) {
        const std::string type = type_of(static_cast<const T*>(nullptr));
        if (type != name) text_ += "  export type " + std::string(name) + " = " + type + ";\n";
    }
    const std::string& text() const { return text_; }
    // The names of every enum that was met, in order, as constants.
    std::string values() const;

private:
    std::string type_of(const bool*) { return "boolean"; }
    template <class T>
        requires std::is_integral_v<T> || Numbered<T>
    std::string type_of(const T*) {
        return "number";
    }
    template <int N>
    std::string type_of(const Text<N>*) {
        return "string";
    }
    template <int Kinds>
    std::string type_of(const Bag<Kinds>*) {
        return "number[]";
    }
    template <NamedEnum E>
    std::string type_of(const E*) {
        std::string type, list;
        for (const std::string_view name : all_names<E>) {
            type += (type.empty() ? "'" : " | '") + std::string(name) + "'";
            list += (list.empty() ? "'" : ", '") + std::string(name) + "'";
        }
        const auto [known, is_new] = enums_.emplace(enum_name<E>(), list);
        // No TypeScript, so that nobody overlooks it.
        if (known->second != list) known->second += " #error two enums have this name";
        return type;
    }
    template <class T>
    std::string type_of(const std::optional<T>*) {
        return type_of(static_cast<const T*>(nullptr)) + " | null";
    }
    std::string type_of(const std::string*) { return "string"; }
    std::string type_of(const std::string_view*) { return "string"; }
    std::string type_of(const Raw*) { return "unknown"; }
    std::string type_of(const Json*) { return "unknown"; }
    template <class T>
    std::string type_of(const Omittable<T>*) {
        return type_of(static_cast<const T*>(nullptr));
    }
    template <class T>
    std::string type_of(const std::vector<T>*) {
        return list_of<T>();
    }
    template <class T, std::size_t N>
    std::string type_of(const std::array<T, N>*) {
        return list_of<T>();
    }
    template <class Key, class T, int N>
    std::string type_of(const Indexed<Key, T, N>*) {
        return list_of<T>();
    }
    template <class T, int N>
    std::string type_of(const PerSeat<T, N>*) {
        return list_of<T>();
    }
    template <class T, int N>
    std::string type_of(const FixedList<T, N>*) {
        return list_of<T>();
    }
    template <class T, int N>
    std::string type_of(const BitSet<T, N>*) {
        return list_of<T>();
    }
    template <Described T>
    std::string type_of(const T*) {
        const std::string name = camel_case(T::description().name);
        const auto [known, is_new] = declared_.emplace(name, typeid(T));
        // No TypeScript, so that nobody overlooks it.
        if (known->second != typeid(T)) text_ += "  #error two types are named " + name + "\n";
        if (is_new) {
            const std::string fields = fields_of<T>();
            text_ += "  export interface " + name + " {" + fields + " }\n";
        }
        return name;
    }
    template <class... Ts>
    std::string type_of(const std::variant<Ts...>*) {
        std::string type;
        ((type += "\n    | { type: '" + std::string(Ts::description().name) + "';" +
                  fields_of<Ts>() + " }"),
         ...);
        return type;
    }
    template <class T>
    std::string list_of() {
        const std::string type = type_of(static_cast<const T*>(nullptr));
        return type.find(' ') == std::string::npos ? type + "[]" : "(" + type + ")[]";
    }
    template <Described T>
    std::string fields_of() {
        std::string fields;
        std::apply(
            [&](const auto&... field) {
                ((fields += " " + std::string(field.name) + (is_left_out(field) ? "?: " : ": ") +
                            type_of(member(field)) + ";"),
                 ...);
            },
            T::description().fields);
        return fields;
    }
    template <class Owner, class T>
    static const T* member(const Field<Owner, T>&) {
        return nullptr;
    }
    template <class Owner, class T>
    static bool is_left_out(const Field<Owner, T>&) {
        return is_omittable<T>;
    }
    template <class Owner, class T>
    static bool is_left_out(const SparseField<Owner, T>&) {
        return true;
    }
    static std::string camel_case(std::string_view name);
    // The name of an enum without its namespaces, out of the compiler's own description.
    template <class E>
    static std::string enum_name() {
        return name_in(__PRETTY_FUNCTION__);
    }
    static std::string name_in(std::string_view function);

    std::string text_;
    std::map<std::string, std::type_index> declared_;
    std::map<std::string, std::string> enums_;  // their names, and the list of members
};

// All types that a page of this game meets. `declare_more` gets the collection, for types that are
// made elsewhere.
template <Game G, class DeclareMore>
TypeScript types_of(DeclareMore&& declare_more) {
    TypeScript types;
    types.declare<typename G::Options>("Options");
    types.declare<typename G::Edition>("Edition");
    types.declare<typename G::View>("View");
    types.declare<typename G::Action>("Action");
    types.declare<typename G::News>("News");
    types.declare<typename G::Outlook>("Outlook");
    types.declare<typename G::Ending>("Ending");
    if constexpr (AnswersEarly<G>) types.declare<typename G::Early>("Early");
    declare_more(types);
    return types;
}

// What a page of this game must know besides: the order of enums, and constants.
template <Game G>
std::string values_of(const TypeScript& types) {
    std::string text = types.values();
    if constexpr (requires { G::kConstants; })
        text += "export const constants = " + to_json(G::kConstants) + " as const;\n";
    return text;
}

}  // namespace curia
