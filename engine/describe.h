// One description per struct, from which its JSON, its TypeScript type and its hash follow.
//
//     struct Bribe {
//         Seat juror;
//         Coins coins;
//         static constexpr auto description() {
//             return describe("bribe", field("juror", &Bribe::juror),
//                             field("coins", &Bribe::coins));
//         }
//     };
//
// An enum is described by a function beside it that lists its names in order:
//
//     constexpr auto names_of(Side) { return std::array<std::string_view, 2>{"left", "right"}; }
//
// A name that is missing, empty or given twice does not compile.
//
// A struct that only wraps a number (a seat, a card) has to_number() and from_number() instead.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

namespace curia {

template <class Owner, class T>
struct Field {
    std::string_view name;
    T Owner::* member;
};

template <class Owner, class T>
constexpr Field<Owner, T> field(std::string_view name, T Owner::* member) {
    return {name, member};
}

// A member that is left out of JSON while it has its default value.
template <class Owner, class T>
struct SparseField : Field<Owner, T> {
    bool is_left_out(const Owner& owner) const {
        return owner.*(this->member) == Owner{}.*(this->member);
    }
};

template <class Owner, class T>
constexpr SparseField<Owner, T> sparse_field(std::string_view name, T Owner::* member) {
    return {{name, member}};
}

// each(visit) calls visit(field) for every field, in order. It compiles faster than a std::tuple.
// It is always inlined: only then are the members of a constant description constants of the code.
template <std::size_t kFields, class Each>
struct Description {
    static constexpr std::size_t kCount = kFields;
    std::string_view name;
    Each each;
};

template <class... Fields>
constexpr auto describe(std::string_view name, Fields... fields) {
    const auto each = [=](auto&& visit) __attribute__((always_inline)) { (visit(fields), ...); };
    return Description<sizeof...(Fields), std::remove_const_t<decltype(each)>>{name, each};
}

template <class T>
concept Described = requires { T::description(); };

template <class F>
inline constexpr bool is_sparse = requires(const F field) { &F::is_left_out; };

template <class T>
concept NamedEnum = std::is_enum_v<T> && requires(T value) { names_of(value); };

template <class T>
concept Numbered = requires(const T value) {
    { value.to_number() } -> std::convertible_to<std::int64_t>;
    { T::from_number(std::int64_t{}) } -> std::same_as<std::optional<T>>;
};

template <class T>
inline constexpr bool is_described_variant = false;
template <class... Ts>
inline constexpr bool is_described_variant<std::variant<Ts...>> = (Described<Ts> && ...);

// A std::variant of described structs: in JSON an object whose "type" is the struct's name.
template <class T>
concept DescribedVariant = is_described_variant<T>;

// A constant, so that walking through a value does not build the description each time.
template <Described T>
inline constexpr auto description_of = T::description();

// Calls visit(field) for every described member, in order.
template <Described T, class Visit>
[[gnu::always_inline]] constexpr void for_each_field(Visit&& visit) {
    description_of<T>.each(visit);
}
// Calls visit(name, member) for every described member, in order.
template <Described T, class Visit>
constexpr void for_each_field(T& value, Visit&& visit) {
    for_each_field<std::remove_const_t<T>>([&](const auto& field) __attribute__((always_inline)) {
        visit(field.name, value.*field.member);
    });
}

template <Described T>
inline constexpr auto all_field_names = [] {
    std::array<std::string_view, decltype(T::description())::kCount> names{};
    std::size_t count = 0;
    for_each_field<T>([&](const auto& field) { names[count++] = field.name; });
    return names;
}();

// The name of a described struct in JSON ("type") and in listings.
template <Described T>
constexpr std::string_view name_of(const T&) {
    return T::description().name;
}
template <class... Ts>
constexpr std::string_view name_of(const std::variant<Ts...>& value) {
    return std::visit([](const auto& one) { return name_of(one); }, value);
}

// ---- The names of all alternatives of a variant, or of all members of an enum ----

template <std::size_t N>
constexpr bool are_distinct_names(const std::array<std::string_view, N>& names) {
    for (std::size_t i = 0; i < N; ++i) {
        if (names[i].empty()) return false;
        for (std::size_t j = 0; j < i; ++j)
            if (names[i] == names[j]) return false;
    }
    return true;
}

// True if the enum has a member with this value. g++ and clang end the text with "Side::Left]" for
// a member and with "(Side)7]" for any other value.
template <auto kValue>
consteval bool is_enumerator() {
    const std::string_view text = __PRETTY_FUNCTION__;
    const auto is_in_word = [](char c) {
        return c == '_' || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') ||
               (c >= 'A' && c <= 'Z');
    };
    std::size_t first = text.size() - 1;  // of the last word before "]"
    while (is_in_word(text[first - 1])) --first;
    return text[first] < '0' || text[first] > '9';
}

// True if the members of the enum are exactly the values from 0 to kCount - 1.
template <class E, std::size_t kCount>
inline constexpr bool has_enumerators = []<std::size_t... kIndex>(std::index_sequence<kIndex...>) {
    return (is_enumerator<static_cast<E>(kIndex)>() && ...) &&
           !is_enumerator<static_cast<E>(kCount)>();
}(std::make_index_sequence<kCount>());

template <class T>
struct AllNames;
template <class... Ts>
struct AllNames<std::variant<Ts...>> {
    static constexpr std::array<std::string_view, sizeof...(Ts)> value{Ts::description().name...};
    static_assert(are_distinct_names(value), "an alternative has no name, or that of another one");
};
template <NamedEnum E>
struct AllNames<E> {
    static constexpr auto value = names_of(E{});
    static_assert(has_enumerators<E, value.size()>, "names_of() must list one name per member");
    static_assert(are_distinct_names(value), "a name in names_of() is missing or given twice");
};
template <class T>
inline constexpr auto all_names = AllNames<T>::value;

template <NamedEnum E>
constexpr std::string_view name_of(E value) {
    return all_names<E>[static_cast<std::size_t>(value)];
}

}  // namespace curia
