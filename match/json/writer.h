// JSON text of any described value, written straight into a string.
#pragma once

#include <algorithm>
#include <charconv>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

#include "engine/bag.h"
#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/indexed.h"
#include "engine/seat.h"
#include "engine/text.h"

namespace curia {

// A value that is JSON text already.
struct Raw {
    std::string text;
};

// A member that is not written at all when it is empty.
template <class T>
struct Omittable : std::optional<T> {
    using std::optional<T>::optional;
    using std::optional<T>::operator=;
};
template <class T>
inline constexpr bool is_omittable = false;
template <class T>
inline constexpr bool is_omittable<Omittable<T>> = true;

class JsonWriter {
public:
    // `players`: how many entries of a PerSeat are shown, if it has so many.
    JsonWriter(std::string& out, int players) : out_(out), players_(players) {}

    void write(bool value) { out_ += value ? "true" : "false"; }
    void write(std::string_view text);
    void write(const Raw& raw) { out_ += raw.text; }
    template <class T>
        requires std::is_integral_v<T>
    void write(T number) {
        char digits[24];
        const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
        out_.append(digits, end);
    }
    void write(double number) {  // six digits are enough for whoever reads a figure
        char digits[32];
        const auto end =
            std::to_chars(digits, digits + sizeof digits, number, std::chars_format::general, 6)
                .ptr;
        out_.append(digits, end);
    }
    template <NamedEnum E>
    void write(E value) {
        write(name_of(value));
    }
    template <Numbered T>
    void write(const T& value) {
        write(value.to_number());
    }
    template <int N>
    void write(const Text<N>& text) {
        write(text.view());
    }
    template <class T>
    void write(const std::optional<T>& value) {
        if (value)
            write(*value);
        else
            out_ += "null";
    }
    template <class T>
    void write(const Omittable<T>& value) {
        write(static_cast<const std::optional<T>&>(value));
    }
    template <class T>
    void write(const std::vector<T>& values) {
        write_list(values.begin(), values.end());
    }
    template <class T, std::size_t N>
    void write(const std::array<T, N>& values) {
        write_list(values.begin(), values.end());
    }
    template <class Key, class T, int N>
    void write(const Indexed<Key, T, N>& values) {
        write(values.values);
    }
    template <class T, int N>
    void write(const PerSeat<T, N>& values) {
        write_list(values.values.begin(), values.values.begin() + std::min(players_, N));
    }
    template <int Kinds>
    void write(const Bag<Kinds>& bag) {
        write(bag.counts);
    }
    template <class T, int N>
    void write(const FixedList<T, N>& list) {
        write_list(list.begin(), list.end());
    }
    template <class T, int N>
    void write(const BitSet<T, N>& set) {
        write_list(set.begin(), set.end());
    }
    template <Described T>
    void write(const T& value) {
        out_ += '{';
        write_fields(value, true);
        out_ += '}';
    }
    template <class... Ts>
    void write(const std::variant<Ts...>& value) {
        std::visit(
            [&](const auto& one) {
                out_ += "{\"type\":";
                write(name_of(one));
                write_fields(one, false);
                out_ += '}';
            },
            value);
    }

private:
    template <class Iterator>
    void write_list(Iterator begin, Iterator end) {
        out_ += '[';
        for (Iterator it = begin; it != end; ++it) {
            if (it != begin) out_ += ',';
            write(*it);
        }
        out_ += ']';
    }
    template <Described T>
    void write_fields(const T& value, bool first) {
        for_each_field<T>([&](const auto& field) {
            const auto& member = value.*field.member;
            if constexpr (is_omittable<std::remove_cvref_t<decltype(member)>>)
                if (!member) return;
            if constexpr (is_sparse<std::remove_cvref_t<decltype(field)>>)
                if (field.is_left_out(value)) return;
            if (!std::exchange(first, false)) out_ += ',';
            out_ += '"';
            out_ += field.name;
            out_ += "\":";
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
