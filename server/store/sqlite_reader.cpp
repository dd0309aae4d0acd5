#include "server/store/sqlite_reader.h"

namespace curia {

Result<void> SqliteReader::open(const std::string& path) {
    if (db_.open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX) != SQLITE_OK) return failure();
    table_.emplace(db_, "SELECT created, header, terms, phase, public FROM tables WHERE id = ?");
    subscriptions_.emplace(
        db_, "SELECT seat, endpoint FROM subscriptions WHERE table_id = ? ORDER BY seat, n");
    entries_.emplace(db_, "SELECT n, at, kind, text FROM entries WHERE table_id = ? ORDER BY n");
    // One query per phase, so that the index is used: there may be many finished tables.
    newest_public_.emplace(db_,
                           "WITH newest (id, created) AS ("
                           "SELECT * FROM (SELECT id, created FROM tables WHERE phase = 'waiting' "
                           "AND public = 1 ORDER BY created DESC LIMIT ?1) UNION ALL "
                           "SELECT * FROM (SELECT id, created FROM tables WHERE phase = 'running' "
                           "AND public = 1 ORDER BY created DESC LIMIT ?1) UNION ALL "
                           "SELECT * FROM (SELECT id, created FROM tables WHERE phase = 'finished' "
                           "AND public = 1 ORDER BY created DESC LIMIT ?1)) "
                           "SELECT id FROM newest ORDER BY created DESC LIMIT ?1");
    return {};
}

Result<std::optional<LoadedTable>> SqliteReader::load(const std::string& id) {
    std::optional<LoadedTable> found;
    table_->bind(id);
    if (table_->row()) {
        found.emplace();
        found->table = {.id = id,
                        .created = table_->number(0),
                        .header = table_->text(1),
                        .terms = table_->text(2),
                        .phase = table_->text(3),
                        .is_public = table_->number(4) != 0};
    }
    if (table_->failed()) return failure();
    table_->run();
    if (!found) return found;
    subscriptions_->bind(id);
    while (subscriptions_->row())
        found->table.subscriptions.push_back(
            {static_cast<int>(subscriptions_->number(0)), subscriptions_->text(1)});
    if (subscriptions_->failed()) return failure();
    entries_->bind(id);
    while (entries_->row())
        found->entries.push_back({.n = entries_->number(0),
                                  .at = entries_->number(1),
                                  .kind = static_cast<EntryKind>(entries_->number(2)),
                                  .text = entries_->text(3)});
    if (entries_->failed()) return failure();
    return found;
}

Result<std::vector<std::string>> SqliteReader::public_tables(int most) {
    std::vector<std::string> found;
    newest_public_->bind(std::int64_t{most});
    while (newest_public_->row()) found.push_back(newest_public_->text(0));
    if (newest_public_->failed()) return failure();
    return found;
}

Result<void> SqliteReader::check() {
    sqlite::Statement check(db_, "PRAGMA quick_check(1)");
    const bool has_row = check.row();
    if (check.failed()) return failure();
    if (!has_row) return {};
    const std::string word = check.text(0);
    check.run();
    if (word == "ok") return {};
    is_damaged_ = true;
    return Failure{word};
}

}  // namespace curia
