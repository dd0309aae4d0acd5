// Makes messages from any bytes according to their descriptions, so that each kind of message and
// each field is tested without a seed.
#pragma once

#include <string>
#include <string_view>

#include "match/json/writer.h"
#include "server/protocol.h"

namespace curia {

class MadeMessage {
public:
    explicit MadeMessage(std::string_view bytes) : bytes_(bytes) {}

    // The first byte chooses the kind. Few different numbers and texts are used, so that they often
    // match.
    std::string text() {
        choose(std::type_identity<protocol::FromClient>());
        return text_;
    }

private:
    std::uint8_t next() {
        if (bytes_.empty()) return 0;
        const auto byte = static_cast<std::uint8_t>(bytes_[0]);
        bytes_.remove_prefix(1);
        return byte;
    }
    template <class... Kinds>
    void choose(std::type_identity<std::variant<Kinds...>>) {
        const std::size_t chosen = next() % sizeof...(Kinds);
        std::size_t i = 0;
        ((i++ == chosen ? write_fields(std::type_identity<Kinds>(), Kinds::description().name)
                        : void()),
         ...);
    }
    void write_text(std::string_view text) { JsonWriter(text_, kMaxSeats).write(text); }

    template <class T>
    void write_fields(std::type_identity<T>, std::string_view type) {
        text_ += '{';
        if (!type.empty()) text_ += "\"type\":", write_text(type);
        for_each_field<T>([&](const auto& field) { write_member(field.name, field.member); });
        text_ += '}';
    }
    template <class Owner, class T>
    void write_member(std::string_view name, T Owner::*) {
        if (is_omittable<T> && next() % 2 == 0) return;
        if (text_.back() != '{') text_ += ',';
        write_text(name);
        text_ += ':';
        write(std::type_identity<T>());
    }

    void write(std::type_identity<bool>) { text_ += next() % 2 ? "true" : "false"; }
    template <class T>
        requires std::is_integral_v<T>
    void write(std::type_identity<T>) {
        constexpr std::string_view kOdd[] = {"2147483647",          "-2147483648", "2147483648",
                                             "9223372036854775807", "1e3",         "null"};
        const std::uint8_t byte = next();
        text_ += byte < 250 ? std::to_string(byte - byte / 200) : std::string(kOdd[byte - 250]);
    }
    void write(std::type_identity<std::string>) {
        constexpr std::string_view kLikely[] = {"t",    "a", "b",   "owner",
                                                "club", "",  "\0x", "\u202E"};
        const std::uint8_t byte = next();
        if (byte < 200) return write_text(kLikely[byte % std::size(kLikely)]);
        const std::string_view taken = bytes_.substr(0, next());
        bytes_.remove_prefix(taken.size());
        write_text(taken);
    }
    void write(std::type_identity<Json>) {
        const std::string_view rest = bytes_;
        if (next() % 4 == 0) {
            text_ += "{\"type\":\"pass\"}";
        } else {
            text_ += rest;
            bytes_ = {};
        }
    }
    template <NamedEnum E>
    void write(std::type_identity<E>) {
        write_text(all_names<E>[next() % all_names<E>.size()]);
    }
    template <class T>
    void write(std::type_identity<std::optional<T>>) {
        if (next() % 2 == 0)
            text_ += "null";
        else
            write(std::type_identity<T>());
    }
    template <class T>
    void write(std::type_identity<Omittable<T>>) {
        write(std::type_identity<T>());
    }
    template <class T>
    void write(std::type_identity<std::vector<T>>) {
        text_ += '[';
        for (int left = next() % 8; left > 0; --left) {
            write(std::type_identity<T>());
            if (left > 1) text_ += ',';
        }
        text_ += ']';
    }
    template <Described T>
    void write(std::type_identity<T> type) {
        write_fields(type, {});
    }

    std::string_view bytes_;
    std::string text_;
};

}  // namespace curia
