// Any described value in words, for games without words of their own. Members of a struct become
// "name value", seats become the names of players, and a value for each seat names its player.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "cli/terminal/table.h"
#include "engine/shape.h"

namespace curia::cli {

std::string spaced(std::string_view name);  // "hand_size" becomes "hand size"
// "a, b", or "a, b; c" if a part has a comma itself. "none" if there are no parts.
std::string listed(const std::vector<std::string>& parts);
// "take card 3". A member whose name ends the type is not named twice: "play_card", "card 3" is
// "play card 3".
std::string with_members(std::string_view type, const std::vector<std::string>& members);

// True if all words of the command occur in the answer, in this order. Numbers are whole,
// other words may be shortened.
bool is_meant_by(const std::vector<std::string>& command, const std::vector<std::string>& answer);

// What is shown of one member: its name and its text, or several lines below its name.
struct PlainLine {
    std::string name;
    std::string text;
    std::vector<PlainLine> below;
};
// The lines as a block: names in one column, texts in another, no line longer than the reader's.
std::string block_of(const std::vector<PlainLine>& lines, const Reader& reader, int indent = 2);

class PlainWords {
public:
    PlainWords(const Reader& reader, int players) : reader_(reader), players_(players) {}

    // ---- A value on one line ----

    template <Shaped T>
    std::string of(const T& value) const {
        constexpr Shape kShape = shape_of<T>;
        if constexpr (kShape == Shape::Flag) {
            return value ? "yes" : "no";
        } else if constexpr (std::is_same_v<T, Seat>) {
            return value.to_number() < players_ ? reader_.name(value) : "nobody";
        } else if constexpr (kShape == Shape::Number) {
            return std::to_string(number_of(value));
        } else if constexpr (kShape == Shape::Name) {
            return spaced(name_of(value));
        } else if constexpr (kShape == Shape::Text) {
            return printable(value.view());
        } else if constexpr (kShape == Shape::Object) {
            return listed(members_of(value));
        } else if constexpr (kShape == Shape::Choice) {
            return std::visit(
                [&](const auto& one) { return with_members(name_of(one), members_of(one)); },
                value);
        } else if constexpr (kShape == Shape::Optional) {
            return value ? of(*value) : "none";
        } else if constexpr (is_per_seat<T>) {
            std::vector<std::string> parts;
            for (Seat seat : seats_of(value)) parts.push_back(of(seat) + " " + of(value[seat]));
            return listed(parts);
        } else if constexpr (kShape == Shape::Row) {
            return list_of(array_of(value));
        } else {
            return list_of(value);
        }
    }

    // ---- News: "Bruno: played card 3" ----

    template <class... Ts>
    std::string told(const std::variant<Ts...>& news) const {
        return std::visit([&](const auto& one) { return told_one(one); }, news);
    }

    // ---- The members of a struct on lines of their own ----

    template <Described T>
    std::vector<PlainLine> lines_of(const T& value) const {
        std::vector<PlainLine> lines;
        for_each_field(value, [&](std::string_view name, const auto& member) {
            add_line(lines, spaced(name), member);
        });
        return lines;
    }

    // ---- What differs between two structs: "points of Bruno: 3 -> 4" ----

    template <Described T>
    std::string difference(const T& before, const T& after, const std::string& of_what = {}) const {
        std::string out;
        for_each_field<T>([&](const auto& field) {
            out += change(of_what + spaced(field.name), before.*field.member, after.*field.member);
        });
        return out;
    }

private:
    template <class T>
    static constexpr bool is_setup = requires(const T& value) {
        value.edition;
        value.options;
    };
    template <class T>
    static constexpr bool is_seat = std::is_same_v<std::remove_cvref_t<T>, Seat>;

    template <class T>
    seats seats_of(const T& per_seat) const {
        return seats(static_cast<int>(entries_of(per_seat, players_).size()));
    }
    template <class List>
    std::string list_of(const List& values) const {
        std::vector<std::string> parts;
        for (const auto& one : values) parts.push_back(of(one));
        return listed(parts);
    }

    template <Described T>
    std::vector<std::string> members_of(const T& value, std::string_view left_out = {}) const {
        std::vector<std::string> parts;
        for_each_field(value, [&](std::string_view name, const auto& member) {
            if (name == left_out || is_absent(member)) return;
            const bool names_itself = is_seat<decltype(member)> && name == "seat";
            parts.push_back(names_itself ? of(member) : spaced(name) + " " + of(member));
        });
        return parts;
    }
    template <class T>
    static bool is_absent(const T&) {
        return false;
    }
    template <class T>
    static bool is_absent(const std::optional<T>& value) {
        return !value;
    }

    template <Described T>
    std::string told_one(const T& news) const {
        std::string who;
        for_each_field(news, [&](std::string_view name, const auto& member) {
            if constexpr (is_seat<decltype(member)>)
                if (name == "seat") who = of(member) + ": ";
        });
        return who + with_members(name_of(news), members_of(news, who.empty() ? "" : "seat"));
    }

    template <class T>
    void add_line(std::vector<PlainLine>& lines, const std::string& name, const T& member) const {
        if constexpr (is_setup<T>) {
            return;  // known before play
        } else if constexpr (Described<T>) {
            lines.push_back({name, {}, lines_of(member)});
        } else {
            if (!is_absent(member)) lines.push_back({name, of(member), {}});
        }
    }
    template <class T, int N>
        requires Described<T>
    void add_line(std::vector<PlainLine>& lines, const std::string& name,
                  const FixedList<T, N>& list) const {
        PlainLine line{name, list.empty() ? "none" : "", {}};
        for (int i = 0; i < list.size(); ++i)
            line.below.push_back({std::to_string(i + 1), of(list[i]), {}});
        lines.push_back(std::move(line));
    }
    template <class T, int N>
        requires Described<T>
    void add_line(std::vector<PlainLine>& lines, const std::string& name,
                  const PerSeat<T, N>& values) const {
        PlainLine line{name, {}, {}};
        for (Seat seat : seats_of(values)) line.below.push_back({of(seat), of(values[seat]), {}});
        lines.push_back(std::move(line));
    }

    template <class T>
    std::string change(const std::string& name, const T& before, const T& after) const {
        if (before == after) return {};
        if constexpr (Described<T>)
            return difference(before, after, name + ", ");
        else
            return name + ": " + of(before) + " -> " + of(after) + "\n";
    }
    template <class T, int N>
    std::string change(const std::string& name, const PerSeat<T, N>& before,
                       const PerSeat<T, N>& after) const {
        std::string out;
        for (Seat seat : seats_of(before))
            out += change(name + " of " + of(seat), before[seat], after[seat]);
        return out;
    }

    const Reader& reader_;
    const int players_;
};

}  // namespace curia::cli
