// Reads any described value from JSON. It is strict: all members must be present (except sparse
// ones), no others, and every number must fit. An error names its place as a JSON pointer:
// "/action/tile: 13 is out of range".
#pragma once

#include <boost/json/value.hpp>
#include <cassert>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

#include "engine/game.h"
#include "match/json/json.h"
#include "match/json/shapes.h"
#include "match/result.h"

namespace curia {

// The text as JSON, or what is wrong with it. Nesting is limited.
Result<Json> parse_json(std::string_view text);

// The edition of any game, or none. It can be taken out only as the type that was put in.
class AnyEdition {
public:
    AnyEdition(std::nullptr_t) {}
    template <class Edition>
    AnyEdition(const Edition* edition) : edition_(edition), type_(&kType<Edition>) {}

    template <class Edition>
    const Edition* as() const {
        assert(!edition_ || type_ == &kType<Edition>);
        return static_cast<const Edition*>(edition_);
    }

private:
    template <class Edition>
    static constexpr char kType = 0;  // its address stands for the type

    const void* edition_ = nullptr;
    const char* type_ = nullptr;
};

class JsonReader {
public:
    enum class Missing { Refused, KeepsDefault };

    // `players`: how many entries a PerSeat must have, or all of its seats if it has fewer.
    // `edition`: what a Setup in it refers to.
    JsonReader(int players, AnyEdition edition, Missing missing = Missing::Refused)
        : players_(players), edition_(edition), missing_(missing) {}

    // What was wrong when a read() returned false, and where.
    const std::string& error() const { return error_; }
    const std::string& place() const { return place_; }
    // Both in one sentence; `of` is what was read: "options/forfeits: ...".
    std::string message(std::string_view of = {}) const;

    bool read(const Json& json, bool& out);
    bool read(const Json& json, std::string& out);
    bool read(const Json& json, Json& out) { return out = json, true; }  // to be looked at later
    // A seat of this match: an action that names another one is refused before a game sees it.
    bool read(const Json& json, Seat& out);
    template <int Kinds, class Key>
    bool read(const Json& json, Bag<Kinds, Key>& out) {
        if (!read(json, out.counts)) return false;
        int sum = 0;
        for (const int count : out.counts) sum += count;
        return sum <= Bag<Kinds, Key>::kMost || fail("too many things in a bag");
    }
    template <Plain Options, class Edition>
    bool read(const Json& json, SetupOf<Options, Edition>& out) {
        out.edition = edition_.as<Edition>();
        return read_fields(json, out);
    }
    template <Shaped T>
    bool read(const Json& json, T& out) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Number) {
            return read_checked(json, out);
        } else if constexpr (kShape == Shape::Name) {
            const auto& names = all_names<T>;
            const std::size_t index = find_name(json, names.data(), names.size());
            if (index == names.size()) return false;
            out = static_cast<T>(index);
            return true;
        } else if constexpr (kShape == Shape::Text) {
            std::string text;
            if (!read(json, text)) return false;
            if (text.find('\0') != std::string::npos) return fail("a text with a zero byte in it");
            constexpr std::size_t kMost = sizeof out.bytes;
            return out.assign(text) ||
                   fail("a text of more than " + std::to_string(kMost) + " bytes");
        } else if constexpr (kShape == Shape::Object) {
            return read_fields(json, out);
        } else if constexpr (kShape == Shape::Choice) {
            return read_chosen(json, out);
        } else if constexpr (kShape == Shape::Optional) {
            if (json.is_null()) return out.reset(), true;
            return read(json, out.emplace());
        } else if constexpr (kShape == Shape::Row) {
            out = {};
            return read_entries(json, entries_of(out, players_));
        } else {
            return read_list(json, out);
        }
    }

    bool fail(std::string what);

private:
    bool fail_range(std::int64_t number) {
        return fail(std::to_string(number) + " is out of range");
    }
    bool read_number(const Json& json, std::int64_t& out);
    // The place of the text among the names; how many names there are if it is none of them.
    std::size_t find_name(const Json& json, const std::string_view* names, std::size_t count);
    const Json* member(const Json& json, std::string_view name);
    const boost::json::array* list_of(const Json& json, std::size_t least, std::size_t most);
    // False if the member is missing and must not be; `value` stays empty if it may be.
    bool find(const Json& json, std::string_view name, bool is_sparse, const Json*& value);
    bool has_only(const Json& json, std::string_view tag, const std::string_view* names,
                  std::size_t count);

    // Runs a part of the reading one level further down the path.
    template <class Step, class Read>
    bool within(const Step& step, Read&& read) {
        return read() || fail_within(step);
    }
    // Adds a step to the place of an error. Not inline: every read of every struct has one.
    bool fail_within(std::string_view step);
    bool fail_within(std::size_t step);

    template <class T>
    bool read_checked(const Json& json, T& out) {
        std::int64_t number = 0;
        if (!read_number(json, number)) return false;
        if constexpr (Numbered<T>) {
            const std::optional<T> value = T::from_number(number);
            if (!value) return fail_range(number);
            out = *value;
        } else {
            if (!std::in_range<T>(number)) return fail_range(number);
            out = static_cast<T>(number);
        }
        return true;
    }
    template <class T>
    bool read_entries(const Json& json, std::span<T> out) {
        const auto* list = list_of(json, out.size(), out.size());
        for (std::size_t i = 0; list && i < out.size(); ++i)
            if (!within(i, [&] { return read((*list)[i], out[i]); })) return false;
        return list;
    }
    template <class T>
    bool read_list(const Json& json, T& out) {
        std::size_t most = 1000;
        if constexpr (requires { T::capacity(); }) most = T::capacity();
        out = {};
        const auto* list = list_of(json, 0, most);
        for (std::size_t i = 0; list && i < list->size(); ++i)
            if (!within(i, [&] {
                    EntryOf<T> one{};
                    return read((*list)[i], one) && add(out, one);
                }))
                return false;
        return list;
    }
    template <class T, class Entry>
    bool add(T& out, const Entry& one) {
        if constexpr (shape_of<T> == Shape::Set) {
            if (out.has(one)) return fail("the same thing twice");
            out.add(one);
        } else if constexpr (requires { out.push(one); }) {
            out.push(one);
        } else {
            out.push_back(one);
        }
        return true;
    }
    template <class... Ts>
    bool read_chosen(const Json& json, std::variant<Ts...>& out) {
        const Json* type = member(json, "type");
        if (!type) return false;
        const auto& names = all_names<std::variant<Ts...>>;
        std::size_t index = 0;
        if (!within("type", [&] {
                index = find_name(*type, names.data(), names.size());
                return index < names.size();
            }))
            return false;
        std::size_t i = 0;
        return ((i++ == index ? read_fields(json, out.template emplace<Ts>(), "type") : false) ||
                ...);
    }
    // `tag`: the name of a member that is there by right though it is not described, or nothing.
    template <Described T>
    bool read_fields(const Json& json, T& out, std::string_view tag = {}) {
        bool good = true;
        for_each_field<T>([&](const auto& field) {
            if (!good) return;
            const Json* value = nullptr;
            if (!find(json, field.name, is_sparse<std::remove_cvref_t<decltype(field)>>, value))
                good = false;
            else if (value && !read(*value, out.*field.member))
                good = fail_within(field.name);
        });
        if (!good || !has_only(json, tag, all_field_names<T>.data(), all_field_names<T>.size()))
            return false;
        // What follows from the fields, and is looked up often, may be kept beside them.
        if constexpr (requires { out.work_out(); }) out.work_out();
        return true;
    }

    const int players_;
    const AnyEdition edition_;
    const Missing missing_;
    std::string error_, place_;
};

// Reads a whole value from text.
template <class T>
Result<T> from_json(std::string_view text, int players = kMaxSeats, AnyEdition edition = nullptr) {
    const Result<Json> json = parse_json(text);
    if (!json) return json.failure();
    T value{};
    JsonReader reader(players, edition);
    if (!reader.read(*json, value)) return Failure{reader.message()};
    return value;
}

}  // namespace curia
