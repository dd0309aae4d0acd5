#include "wasm/outer_store.h"

#include <array>
#include <boost/json/array.hpp>
#include <boost/json/object.hpp>

#include "match/json/reader.h"
#include "match/json/writer.h"
#include "wasm/home.h"

namespace curia {

// ---- The JSON of what is stored ----

constexpr auto names_of(EntryKind) {
    return std::array<std::string_view, 4>{"step", "back", "event", "chat"};
}

namespace {

struct EntryText {
    std::int64_t n = 0, at = 0;
    EntryKind kind{};
    std::string text;
    static constexpr auto description() {
        return describe("entry", field("n", &EntryText::n), field("at", &EntryText::at),
                        field("kind", &EntryText::kind), field("text", &EntryText::text));
    }
};
struct TableText {
    std::string id;
    std::int64_t created = 0;
    std::string header, terms, phase;
    bool is_public = false;
    static constexpr auto description() {
        return describe("table", field("id", &TableText::id), field("created", &TableText::created),
                        field("header", &TableText::header), field("terms", &TableText::terms),
                        field("phase", &TableText::phase),
                        field("is_public", &TableText::is_public));
    }
};
// `changes` are new values of members of the table.
struct Changes {
    Omittable<std::string> phase;
    Omittable<bool> is_public;
    static constexpr auto description() {
        return describe("changes", field("phase", &Changes::phase),
                        field("is_public", &Changes::is_public));
    }
};
struct WritingText {
    std::string table;
    Omittable<TableText> opened;
    Changes changes;
    std::vector<EntryText> entries;
    static constexpr auto description() {
        return describe(
            "writing", field("table", &WritingText::table), field("opened", &WritingText::opened),
            field("changes", &WritingText::changes), field("entries", &WritingText::entries));
    }
};

TableText text_of(const StoredTable& table) {
    return {table.id, table.created, table.header, table.terms, table.phase, table.is_public};
}

}  // namespace

// ---- The store ----

void OuterStore::write(Writing writing, Done done) {
    WritingText text{.table = writing.opened ? writing.opened->id : writing.table,
                     .opened = {},
                     .changes = {},
                     .entries = {}};
    if (writing.opened) text.opened = text_of(*writing.opened);
    if (writing.phase) text.changes.phase = *writing.phase;
    if (writing.is_public) text.changes.is_public.emplace(*writing.is_public);
    for (Entry& one : writing.entries)
        text.entries.push_back({one.n, one.at, one.kind, std::move(one.text)});
    writing_[++last_] = std::move(done);
    home::tell(home::Out::Write, last_, to_json(text));
}

void OuterStore::written(std::uint64_t number, std::string_view outcome) {
    const auto found = writing_.extract(number);
    if (!found) return;
    const bool is_done = outcome == "done", is_conflict = outcome == "conflict";
    commits_ += is_done;
    is_well_ = is_done || is_conflict;
    if (found.mapped())
        found.mapped()(is_done ? Outcome::Done : is_conflict ? Outcome::Conflict : Outcome::Failed);
}

void OuterStore::load(const std::string& table, Reply<std::optional<LoadedTable>> reply) {
    loading_[++last_] = std::move(reply);
    home::tell(home::Out::Load, last_, table);
}

// {"table":{...},"entries":[...]}, null if there is no such table, or nothing after a failure. The
// log can be long, so its entries are read one by one.
void OuterStore::loaded(std::uint64_t number, std::string_view text) {
    const auto found = loading_.extract(number);
    if (!found) return;
    const auto& reply = found.mapped();
    const Result<Json> json = parse_json(text);
    is_well_ = json && (json->is_null() || json->is_object());
    if (!is_well_) return reply(Failure{"the store cannot be read"});
    if (json->is_null()) return reply(std::optional<LoadedTable>());
    const Json* const row = json->get_object().if_contains("table");
    const Json* const log = json->get_object().if_contains("entries");
    if (!row || !log || !log->is_array()) return reply(Failure{"a stored table is damaged"});
    TableText table;
    LoadedTable loaded;
    // A row of an older version lacks what was added later.
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*row, table)) return reply(Failure{reader.message("table")});
    loaded.table = {table.id,    table.created, table.header,
                    table.terms, table.phase,   table.is_public};
    for (const Json& one : log->get_array()) {
        EntryText entry;
        if (!reader.read(one, entry)) return reply(Failure{reader.message("entry")});
        loaded.entries.push_back({entry.n, entry.at, entry.kind, std::move(entry.text)});
    }
    reply(std::optional(std::move(loaded)));
}

}  // namespace curia
