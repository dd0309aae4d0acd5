// What has changed between two values of a type, as JSON text: docs/protocol.md says how it is
// read.
#pragma once

#include <algorithm>
#include <span>
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
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Object) {
            if (loses_member(before, after)) return write_replaced(after);
            write_members(before, after);
        } else if constexpr (kShape == Shape::Choice) {
            write_choice(before, after);
        } else if constexpr (kShape == Shape::Optional) {
            if (before && after) return write(*before, *after);
            if (!before || !kIsObject<EntryOf<T>>) return write_whole(after);
            put("[null]");
        } else if constexpr (kShape == Shape::Row) {
            write_entries(entries_of(before, players_), entries_of(after, players_));
        } else if constexpr (kShape == Shape::List) {
            write_entries(std::span(before), std::span(after));
        } else {
            write_whole(after);
        }
    }

private:
    // Not inline: the templates below are compiled for every struct of every game.
    void put(const char* text);
    void put_name(std::string_view name, bool& first);
    void put_name(std::size_t entry, bool& first);
    void begin_splice(std::size_t at, std::size_t cut);
    std::string take_from(std::size_t start);
    void offer(std::string& best, std::size_t start);  // keeps the shorter one

    template <class T>
    void write_whole(const T& value) {
        JsonWriter(out_, players_).write(value);
    }
    template <class T>
    void write_replaced(const T& value) {
        put("[");
        write_whole(value);
        put("]");
    }
    template <Described T>
    void write_members(const T& before, const T& after) {
        put("{");
        bool first = true;
        for_each_field<T>([&](const auto& field) {
            const auto &old = before.*field.member, &now = after.*field.member;
            if (old == now) return;
            put_name(field.name, first);
            if (is_left_out(field, before))
                write_whole(now);
            else
                write(old, now);
        });
        put("}");
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

    template <class... Ts>
    void write_choice(const std::variant<Ts...>& before, const std::variant<Ts...>& after) {
        if (before.index() != after.index()) return write_replaced(after);
        std::visit(
            [&](const auto& old) {
                const auto& now = std::get<std::remove_cvref_t<decltype(old)>>(after);
                if (loses_member(old, now)) return write_replaced(after);
                write_members(old, now);
            },
            before);
    }

    // Whole, entry by entry, or as one piece that was cut out and another put in its place:
    // the shortest of them.
    template <class T>
    void write_entries(std::span<const T> before, std::span<const T> after) {
        const std::size_t start = out_.size();
        JsonWriter(out_, players_).write_list(after);
        std::string best = take_from(start);
        if (after.size() >= before.size()) write_each_entry(before, after), offer(best, start);
        write_splice(before, after), offer(best, start);
        put(best.c_str());
    }
    template <class T>
    void write_each_entry(std::span<const T> before, std::span<const T> after) {
        put("{");
        bool first = true;
        for (std::size_t i = 0; i < after.size(); ++i) {
            if (i < before.size() && before[i] == after[i]) continue;
            put_name(i, first);
            if (i < before.size())
                write(before[i], after[i]);
            else
                write_whole(after[i]);
        }
        put("}");
    }
    template <class T>
    void write_splice(std::span<const T> before, std::span<const T> after) {
        const std::size_t shorter = std::min(before.size(), after.size());
        std::size_t head = 0, tail = 0;
        while (head < shorter && before[head] == after[head]) ++head;
        while (tail < shorter - head &&
               before[before.size() - 1 - tail] == after[after.size() - 1 - tail])
            ++tail;
        begin_splice(head, before.size() - head - tail);
        for (std::size_t i = head; i < after.size() - tail; ++i) {
            put(",");
            write_whole(after[i]);
        }
        put("]}");
    }

    template <class T>
    static constexpr bool kIsObject = shape_of<T> == Shape::Object || shape_of<T> == Shape::Choice;

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
