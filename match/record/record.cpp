#include "match/record/record.h"

#include <algorithm>
#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "match/json/reader.h"
#include "match/record/record_lines.h"

namespace curia {

namespace {

bool read_seats(JsonReader& reader, const Json& json, std::vector<std::string>& seats) {
    if (!json.is_array()) return reader.fail("not a list");
    for (const Json& one : json.get_array()) {
        std::string name;
        if (!reader.read(one, name)) return false;
        seats.push_back(std::move(name));
    }
    return true;
}

constexpr std::array<std::string_view, 9> kHeaderMembers{
    "curia", "game", "rules", "players", "options", "edition", "seats", "undo", "offline"};

// A misspelt member would be passed over, and the match read as if it had its default.
std::optional<std::string> unknown_member(const boost::json::object& header) {
    for (const auto& member : header) {
        const std::string_view key(member.key().data(), member.key().size());
        if (std::find(kHeaderMembers.begin(), kHeaderMembers.end(), key) == kHeaderMembers.end())
            return std::string(key.substr(0, 40));
    }
    return std::nullopt;
}

}  // namespace

Result<RecordHeader> read_header(const Json& line) {
    if (!line.is_object()) return Failure{"the first line is not a record's header"};
    RecordHeader header;
    JsonReader reader(kMaxSeats, nullptr);
    int version = 0;
    const auto read = [&](std::string_view name, auto& into) {
        const Json* value = line.get_object().if_contains(name);
        if (!value) return reader.fail("'" + std::string(name) + "' is missing");
        return reader.read(*value, into) || reader.fail(std::string(name) + ": " + reader.error());
    };
    if (!read("curia", version)) return Failure{"not a record: " + reader.error()};
    if (version != kRecordVersion)
        return Failure{"version " + std::to_string(version) + " of the record format, but only " +
                       std::to_string(kRecordVersion) + " is known"};
    const bool good =
        read("game", header.game) && read("rules", header.rules) && read("players", header.players);
    if (!good) return Failure{reader.error()};
    const auto& members = line.get_object();
    if (const auto unknown = unknown_member(members))
        return Failure{"'" + *unknown + "' does not belong here"};
    const auto optional = [&](std::string_view name, Json otherwise) {
        const Json* value = members.if_contains(name);
        return value ? *value : otherwise;
    };
    header.options = optional("options", boost::json::object{});
    header.edition = optional("edition", "default");
    const Json seats = optional("seats", boost::json::array{});
    if (!read_seats(reader, seats, header.notes.seats)) return Failure{"seats: " + reader.error()};
    if (!reader.read(optional("undo", false), header.notes.undo))
        return Failure{"undo: " + reader.error()};
    if (!reader.read(optional("offline", false), header.notes.offline))
        return Failure{"offline: " + reader.error()};
    return header;
}

bool Lines::next() {
    while (!rest_.empty()) {
        const std::size_t end = rest_.find('\n');
        std::string_view line = rest_.substr(0, end);
        rest_ = end == std::string_view::npos ? std::string_view{} : rest_.substr(end + 1);
        ++number_;
        if (line.ends_with('\r')) line.remove_suffix(1);
        if (line.empty()) continue;
        Result<Json> json = parse_json(line);
        if (!json) {
            failure_ = fail(json.why());
            return false;
        }
        json_ = std::move(*json);
        return true;
    }
    return false;
}

Failure Lines::fail(std::string_view what) const {
    return {std::string(name_) + ":" + std::to_string(number_) + ": " + std::string(what)};
}

Result<std::string> game_of_record(std::string_view text, std::string_view name) {
    Lines lines(text, name);
    if (!lines.next())
        return lines.failed() ? lines.failure()
                              : Failure{std::string(name) + ": empty, not a record"};
    const Result<RecordHeader> header = read_header(lines.json());
    if (!header) return lines.fail(header.why());
    return header->game;
}

}  // namespace curia
