// What has changed between two values of a type, as JSON text: docs/protocol.md says how it is
// read.
#pragma once

#include <string>
#include <type_traits>

#include "match/json/writer.h"

namespace curia {

class ChangeWriter {
public:
    ChangeWriter(std::string& out, int players) : out_(out), players_(players) {}

    // The two must differ.
    template <class T>
    void write(const T& before, const T& after) {
        if constexpr (Described<T>)
            write_object(before, after);
        else
            write_member(before, after);
    }

private:
    template <class T>
    void write_whole(const T& value) {
        JsonWriter(out_, players_).write(value);
    }
    template <class T>
    void write_replaced(const T& value) {
        out_ += '[';
        write_whole(value);
        out_ += ']';
    }
    template <Described T>
    void write_object(const T& before, const T& after) {
        if (loses_member(before, after)) return write_replaced(after);
        write_members(before, after);
    }
    template <Described T>
    void write_members(const T& before, const T& after) {
        out_ += '{';
        bool first = true;
        for_each_field<T>([&](const auto& field) {
            const auto &old = before.*field.member, &now = after.*field.member;
            if (old == now) return;
            out_ += std::exchange(first, false) ? "\"" : ",\"";
            out_ += field.name;
            out_ += "\":";
            if (is_left_out(field, before))
                write_whole(now);
            else
                write(old, now);
        });
        out_ += '}';
    }
    // Changes name what is there: they cannot say that a sparse member is there no longer.
    template <Described T>
    static bool loses_member(const T& before, const T& after) {
        bool loses = false;
        for_each_field<T>([&](const auto& field) {
            loses = loses || (is_left_out(field, after) && !is_left_out(field, before));
        });
        return loses;
    }
    template <class F, class T>
    static bool is_left_out(const F& field, const T& value) {
        if constexpr (is_sparse<F>)
            return field.is_left_out(value);
        else
            return false;
    }

    template <class T>
    void write_member(const T&, const T& after) {
        write_whole(after);
    }
    template <class T>
    void write_member(const std::optional<T>& before, const std::optional<T>& after) {
        if (before && after) return write(*before, *after);
        if (!before || !kIsObject<T>) return write_whole(after);
        out_ += "[null]";
    }
    template <class... Ts>
    void write_member(const std::variant<Ts...>& before, const std::variant<Ts...>& after) {
        if (before.index() != after.index()) return write_replaced(after);
        std::visit(
            [&](const auto& old) {
                const auto& now = std::get<std::remove_cvref_t<decltype(old)>>(after);
                if (loses_member(old, now)) return write_replaced(after);
                write_members(old, now);
            },
            before);
    }
    template <class T, std::size_t N>
    void write_member(const std::array<T, N>& before, const std::array<T, N>& after) {
        write_entries(before, static_cast<int>(N), after, static_cast<int>(N),
                      [&] { write_whole(after); });
    }
    template <class Key, class T, int N>
    void write_member(const Indexed<Key, T, N>& before, const Indexed<Key, T, N>& after) {
        write_member(before.values, after.values);
    }
    template <class T, int N>
    void write_member(const PerSeat<T, N>& before, const PerSeat<T, N>& after) {
        const int count = std::min(players_, N);
        write_entries(before.values, count, after.values, count, [&] { write_whole(after); });
    }
    template <class T, int N>
    void write_member(const FixedList<T, N>& before, const FixedList<T, N>& after) {
        write_entries(before, before.size(), after, after.size(), [&] { write_whole(after); });
    }

    // Whole, entry by entry, or as one piece that was cut out and another put in its place:
    // whichever is shortest.
    template <class List, class Whole>
    void write_entries(const List& before, int old_size, const List& after, int size,
                       Whole&& whole) {
        const std::size_t start = out_.size();
        whole();
        std::string best = take_from(start);
        const auto offer = [&] {
            std::string other = take_from(start);
            if (other.size() < best.size()) best = std::move(other);
        };
        if (size >= old_size) write_each_entry(before, old_size, after, size), offer();
        write_splice(before, old_size, after, size), offer();
        out_ += best;
    }
    std::string take_from(std::size_t start) {
        std::string text = out_.substr(start);
        out_.resize(start);
        return text;
    }
    template <class List>
    void write_each_entry(const List& before, int old_size, const List& after, int size) {
        out_ += '{';
        bool first = true;
        for (int i = 0; i < size; ++i) {
            if (i < old_size && before[i] == after[i]) continue;
            out_ += std::exchange(first, false) ? "\"" : ",\"";
            out_ += std::to_string(i) + "\":";
            if (i < old_size)
                write(before[i], after[i]);
            else
                write_whole(after[i]);
        }
        out_ += '}';
    }
    template <class List>
    void write_splice(const List& before, int old_size, const List& after, int size) {
        const int shorter = std::min(old_size, size);
        int head = 0, tail = 0;
        while (head < shorter && before[head] == after[head]) ++head;
        while (tail < shorter - head && before[old_size - 1 - tail] == after[size - 1 - tail])
            ++tail;
        out_ +=
            "{\"splice\":[" + std::to_string(head) + ',' + std::to_string(old_size - head - tail);
        for (int i = head; i < size - tail; ++i) {
            out_ += ',';
            write_whole(after[i]);
        }
        out_ += "]}";
    }

    template <class T>
    static constexpr bool kIsObject = Described<T> || is_variant<T>;

    std::string& out_;
    const int players_;
};

// "null" if nothing has changed.
template <class T>
std::string changes_in_json(const T& before, const T& after, int players) {
    std::string text;
    if (before == after)
        text = "null";
    else
        ChangeWriter(text, players).write(before, after);
    return text;
}

}  // namespace curia
