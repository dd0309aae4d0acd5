// TypeScript types and values of described things, for the page.
#pragma once

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <typeindex>

#include "engine/game.h"
#include "engine/type_name.h"
#include "match/json/json.h"
#include "match/json/writer.h"

namespace curia {

// What the entries of a row belong to: one for each Venue, how many of each Favour.
template <class T>
struct RowKey {
    using Type = void;
};
template <class Key, class T, int N>
struct RowKey<Indexed<Key, T, N>> {
    using Type = Key;
};
template <int Kinds, class Key>
struct RowKey<Bag<Kinds, Key>> {
    using Type = Key;
};

// Collects the declarations of everything that the values asked for are made of.
class TypeScript {
public:
    // Declares `name` as the type of a T.
    template <class T>
    void declare(std::string_view name) {
        declare(name, type_of<T>());
    }
    const std::string& text() const { return text_; }
    // The names of every enum that was met, in order, as constants.
    std::string values() const;

private:
    // Not templates, because the templates below are compiled for every type of every game.
    void declare(std::string_view name, const std::string& type);
    static std::string list_of(const std::string& entry);
    std::string names_in(const std::string& type, std::span<const std::string_view> names);
    // True for a new one, whose members come next.
    bool is_new_interface(const std::string& name, std::type_index type);
    void declare_interface(const std::string& name, const std::string& fields);
    static void add_field(std::string& fields, std::string_view name, bool may_miss,
                          const std::string& type);
    static void add_choice(std::string& type, std::string_view name, const std::string& fields);

    template <class T>
    std::string type_of() {
        if constexpr (std::is_same_v<T, Raw> || std::is_same_v<T, Json>) {
            return "unknown";
        } else {
            constexpr Shape kShape = shape_of<T>;
            if constexpr (kShape == Shape::Flag) {
                return "boolean";
            } else if constexpr (kShape == Shape::Number) {
                return "number";
            } else if constexpr (kShape == Shape::Name) {
                return names_in(type_name<T>(), all_names<T>);
            } else if constexpr (kShape == Shape::Text) {
                return "string";
            } else if constexpr (kShape == Shape::Object) {
                return interface_of<T>();
            } else if constexpr (kShape == Shape::Choice) {
                return union_of(static_cast<const T*>(nullptr));
            } else if constexpr (kShape == Shape::Optional) {
                return type_of<EntryOf<T>>() + (is_omittable<T> ? "" : " | null");
            } else {
                return list_of(type_of<EntryOf<T>>()) + comment_on_key<typename RowKey<T>::Type>();
            }
        }
    }
    template <class Key>
    static std::string comment_on_key() {
        if constexpr (std::is_void_v<Key>)
            return "";
        else
            return " /* by " + type_name<Key>() + " */";
    }
    template <Described T>
    std::string interface_of() {
        const std::string name = camel_case(T::description().name);
        if (is_new_interface(name, typeid(T))) declare_interface(name, fields_of<T>());
        return name;
    }
    template <class... Ts>
    std::string union_of(const std::variant<Ts...>*) {
        std::string type;
        (add_choice(type, Ts::description().name, fields_of<Ts>()), ...);
        return type;
    }
    template <Described T>
    std::string fields_of() {
        std::string fields;
        for_each_field<T>([&](const auto& field) {
            using F = std::remove_cvref_t<decltype(field)>;
            using Member = std::remove_cvref_t<decltype(std::declval<T>().*field.member)>;
            const bool may_miss = is_sparse<F> || is_omittable<Member>;
            add_field(fields, field.name, may_miss, type_of<Member>());
        });
        return fields;
    }
    static std::string camel_case(std::string_view name);

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

// What else a page of this game must know: the order of enums, and constants.
template <Game G>
std::string values_of(const TypeScript& types) {
    std::string text = types.values();
    if constexpr (requires { G::kConstants; })
        text += "export const constants = " + to_json(G::kConstants) + " as const;\n";
    return text;
}

}  // namespace curia
