// JSON text of any described value, written straight into a string.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>

#include "match/json/shapes.h"

namespace curia {

class JsonWriter {
public:
    // `players`: how many entries of a PerSeat are shown, at most.
    JsonWriter(std::string& out, int players) : out_(out), players_(players) {}

    void write(std::string_view text);
    void write(const Raw& raw) { out_ += raw.text; }
    void write(double number);  // six digits are enough for people who read a figure
    template <Shaped T>
    void write(const T& value) {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag) {
            put(value ? "true" : "false");
        } else if constexpr (Numbered<T>) {
            write(value.to_number());
        } else if constexpr (kShape == Shape::Number) {
            if constexpr (std::is_unsigned_v<T> && sizeof(T) == 8)
                write_large(value);
            else
                write_number(value);
        } else if constexpr (kShape == Shape::Name) {
            write(name_of(value));
        } else if constexpr (kShape == Shape::Text) {
            write(text_of(value));
        } else if constexpr (kShape == Shape::Object) {
            put('{');
            write_fields(value, true);
            put('}');
        } else if constexpr (kShape == Shape::Choice) {
            std::visit([&](const auto& one) { write_chosen(one); }, value);
        } else if constexpr (kShape == Shape::Optional) {
            if (value)
                write(*value);
            else
                put("null");
        } else if constexpr (kShape == Shape::Row) {
            write_list(entries_of(value, players_));
        } else {
            write_list(value);
        }
    }
    template <class Entries>
    void write_list(const Entries& entries) {
        put('[');
        bool first = true;
        for (const auto& one : entries) {
            if (!std::exchange(first, false)) put(',');
            write(one);
        }
        put(']');
    }

private:
    // Not inline: the templates below are compiled for every struct of every game.
    void put(char c);
    void put(const char* text);
    void put_name(std::string_view name, bool& first);
    void write_number(std::int64_t number);
    void write_large(std::uint64_t number);

    template <Described T>
    void write_chosen(const T& one) {
        put("{\"type\":");
        write(name_of(one));
        write_fields(one, false);
        put('}');
    }
    template <Described T>
    void write_fields(const T& value, bool first) {
        for_each_field<T>([&](const auto& field) {
            const auto& member = value.*field.member;
            if constexpr (is_omittable<std::remove_cvref_t<decltype(member)>>)
                if (!member) return;
            if constexpr (is_sparse<std::remove_cvref_t<decltype(field)>>)
                if (field.is_left_out(value)) return;
            put_name(field.name, first);
            write(member);
        });
    }

    std::string& out_;
    const int players_;
};

template <class T>
std::string to_json(const T& value, int players = kMaxSeats) {
    std::string text;
    JsonWriter(text, players).write(value);
    return text;
}

}  // namespace curia
