#include "server/room/table_log.h"

#include <algorithm>

#include "match/json/reader.h"

namespace curia {

using namespace protocol;

void TableLog::write(Writing writing, std::shared_ptr<const void> room,
                     std::function<void(Store::Outcome)> done) {
    writing.table = table_;
    std::int64_t n = entries_, lines = lines_;
    for (Entry& one : writing.entries) {
        one.n = n++;
        lines += one.kind == EntryKind::Chat;
    }
    services_.write(std::move(writing), [this, room = std::move(room), n, lines,
                                         done = std::move(done)](Store::Outcome outcome) {
        if (outcome == Store::Outcome::Done) {
            entries_ = n;
            lines_ = lines;
        }
        done(outcome);
    });
}

Result<void> TableLog::restore(TableState& table, const std::vector<Entry>& entries) {
    for (const Entry& one : entries) {
        if (one.n != entries_) return Failure{"entry " + std::to_string(entries_) + " is missing"};
        const bool was_waiting = table.phase == Phase::Waiting;
        if (const Result<void> good = restore(table, one); !good)
            return Failure{"entry " + std::to_string(one.n) + ": " + good.why()};
        ++entries_;
        lines_ += one.kind == EntryKind::Chat;
        // Questions keep their numbers and times: clocks have run on, and an answer that was sent
        // before the restart still counts.
        const bool is_new =
            table.match->version() != table.told || (was_waiting && table.phase != Phase::Waiting);
        if (is_new && table.match->turn().of != Turn::Of::Chance) {
            const std::int64_t ago = std::max<std::int64_t>(0, services_.now() - one.at);
            table.ask_again(std::min(table.told, table.match->version()), services_.steady() - ago);
        }
    }
    if (table.phase != Phase::Waiting && table.match->turn().of == Turn::Of::Nobody)
        table.phase = Phase::Finished;
    return {};
}

Result<void> TableLog::restore(TableState& table, const Entry& one) {
    if (one.kind == EntryKind::Back) {
        table.go_back(std::max(0, std::atoi(one.text.c_str())));
        return {};
    }
    const Result<Json> json = parse_json(one.text);
    if (!json) return json.failure();
    if (one.kind == EntryKind::Step) {
        table.stepped(one.at);
        return table.match->append(*json);
    }
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (one.kind == EntryKind::Chat) {
        Line line;
        if (!reader.read(*json, line)) return Failure{reader.message()};
        table.apply(line);
        return {};
    }
    TableEvent event;
    if (!reader.read(*json, event)) return Failure{reader.message()};
    if (!table.fits(event)) return Failure{"no such seat"};
    table.apply(event);
    return {};
}

}  // namespace curia
