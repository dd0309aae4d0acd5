// The log of a table in the store: numbers the entries, limits their number, and restores the table
// from them after a restart.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "match/json/writer.h"
#include "server/room/services.h"
#include "server/room/table_state.h"

namespace curia {

class TableLog {
public:
    TableLog(Services& services, const std::string& table) : services_(services), table_(table) {}

    Entry entry(EntryKind kind, std::string text) const {
        return {.n = 0, .at = services_.now(), .kind = kind, .text = std::move(text)};
    }
    Entry entry(const TableEvent& event) const { return entry(EntryKind::Event, to_json(event)); }

    // Numbers the entries and stores them. Keeps `room` alive until the store has answered.
    void write(Writing writing, std::shared_ptr<const void> room,
               std::function<void(Store::Outcome)> done);

    // Steps are always stored, because the rules end a match. What people can repeat at will is
    // limited, so that nobody fills the disk or makes a log too long to load.
    bool has_room() const { return entries_ < kMostEntries; }
    // For people who take their chair when there is no room for anything else.
    bool has_reserve() const { return entries_ < kMostEntries + kReserve; }
    bool has_room_for_chat() const { return has_room() && lines_ < kMostLines; }

    // Brings the table to the state after these entries.
    Result<void> restore(TableState& table, const std::vector<Entry>& entries);

private:
    static constexpr std::int64_t kMostEntries = 20'000, kReserve = 5'000, kMostLines = 1'000;

    Result<void> restore(TableState& table, const Entry& entry);

    Services& services_;
    const std::string table_;
    std::int64_t entries_ = 0;  // number of entries in the store
    std::int64_t lines_ = 0;    // chat lines among them
};

}  // namespace curia
