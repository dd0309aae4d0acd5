#include "match/json/reader.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <boost/json/string.hpp>

namespace curia {

Result<Json> parse_json(std::string_view text) {
    boost::json::error_code error;
    Json json = boost::json::parse(text, error);
    if (error) return Failure{"not JSON: " + error.message()};
    return json;
}

bool JsonReader::fail(std::string what) {
    error_ = std::move(what);
    place_.clear();
    return false;
}

std::string JsonReader::message(std::string_view of) const {
    const std::string where = std::string(of) + place_;
    return where.empty() ? error_ : where + ": " + error_;
}

bool JsonReader::read(const Json& json, bool& out) {
    if (!json.is_bool()) return fail("not true or false");
    out = json.get_bool();
    return true;
}

bool JsonReader::read(const Json& json, Seat& out) {
    std::int64_t number = 0;
    if (!read_number(json, number)) return false;
    const std::optional<Seat> seat = Seat::from_number(number);
    if (!seat || number >= players_) return fail_range(number);
    out = *seat;
    return true;
}

bool JsonReader::read(const Json& json, std::string& out) {
    if (!json.is_string()) return fail("not a text");
    out.assign(json.get_string().begin(), json.get_string().end());
    return true;
}

bool JsonReader::read_number(const Json& json, std::int64_t& out) {
    if (!json.is_int64()) return fail("not a whole number in range");
    out = json.get_int64();
    return true;
}

std::size_t JsonReader::find_name(const Json& json, const std::string_view* names,
                                  std::size_t count) {
    if (!json.is_string()) {
        fail("not a text");
        return count;
    }
    const std::string_view text(json.get_string().data(), json.get_string().size());
    for (std::size_t i = 0; i < count; ++i)
        if (names[i] == text) return i;
    std::string known;
    for (std::size_t i = 0; i < count; ++i) known.append(i ? ", " : "").append(names[i]);
    fail("'" + std::string(text.substr(0, 40)) + "' is none of " + known);
    return count;
}

const Json* JsonReader::member(const Json& json, std::string_view name) {
    if (!json.is_object()) {
        fail("not an object");
        return nullptr;
    }
    const Json* value = json.get_object().if_contains(name);
    if (!value) fail("'" + std::string(name) + "' is missing");
    return value;
}

const boost::json::array* JsonReader::list_of(const Json& json, std::size_t least,
                                              std::size_t most) {
    if (!json.is_array()) {
        fail("not a list");
        return nullptr;
    }
    const std::size_t size = json.get_array().size();
    if (size >= least && size <= most) return &json.get_array();
    fail(std::to_string(size) + " entries instead of " + (least == most ? "" : "at most ") +
         std::to_string(most));
    return nullptr;
}

bool JsonReader::find(const Json& json, std::string_view name, bool is_sparse, const Json*& value) {
    const bool may_miss = is_sparse || missing_ == Missing::KeepsDefault;
    if (may_miss && json.is_object() && !json.get_object().contains(name)) return true;
    value = member(json, name);
    return value;
}

bool JsonReader::fail_within(std::string_view step) {
    place_.insert(0, "/" + std::string(step));
    return false;
}

bool JsonReader::fail_within(std::size_t step) { return fail_within(std::to_string(step)); }

bool JsonReader::has_only(const Json& json, std::string_view tag, const std::string_view* names,
                          std::size_t count) {
    if (!json.is_object()) return fail("not an object");
    for (const auto& member : json.get_object()) {
        const std::string_view key(member.key().data(), member.key().size());
        if (key == tag || std::find(names, names + count, key) != names + count) continue;
        fail("does not belong here");
        return fail_within(key.substr(0, 40));
    }
    return true;
}

}  // namespace curia
