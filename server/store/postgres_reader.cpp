#include "server/store/postgres_reader.h"

namespace curia {

using postgres::Answer;

Result<void> PostgresReader::open(const std::string& url) { return connection_.open(url, kLight); }

Result<std::optional<StoredTable>> PostgresReader::table(const std::string& id) {
    const Answer answer =
        read("SELECT created, header, terms, phase, public FROM tables WHERE id = $1", id);
    if (!answer.good()) return failure();
    std::optional<StoredTable> found;
    if (answer.rows() > 0)
        found = StoredTable{.id = id,
                            .created = answer.number(0, 0),
                            .header = answer.text(0, 1),
                            .terms = answer.text(0, 2),
                            .phase = answer.text(0, 3),
                            .is_public = answer.text(0, 4) == "t"};
    return found;
}

Result<std::optional<LoadedTable>> PostgresReader::load(const std::string& id) {
    Result<std::optional<StoredTable>> found = table(id);
    if (!found) return found.failure();
    std::optional<LoadedTable> loaded;
    if (!*found) return loaded;
    const Answer subscriptions =
        read("SELECT seat, endpoint FROM subscriptions WHERE table_id = $1 ORDER BY seat, n", id);
    if (!subscriptions.good()) return failure();
    const Answer answer =
        read("SELECT n, at, kind, text FROM entries WHERE table_id = $1 ORDER BY n", id);
    if (!answer.good()) return failure();
    loaded.emplace(LoadedTable{std::move(**found), {}});
    for (int row = 0; row < subscriptions.rows(); ++row)
        loaded->table.subscriptions.push_back(
            {static_cast<int>(subscriptions.number(row, 0)), subscriptions.text(row, 1)});
    for (int row = 0; row < answer.rows(); ++row)
        loaded->entries.push_back({.n = answer.number(row, 0),
                                   .at = answer.number(row, 1),
                                   .kind = static_cast<EntryKind>(answer.number(row, 2)),
                                   .text = answer.text(row, 3)});
    return loaded;
}

// One query per phase, so that the index is used: there may be many finished tables.
Result<std::vector<std::string>> PostgresReader::public_tables(int most) {
    return ids(
        read("SELECT id FROM ("
             "(SELECT id, created FROM tables WHERE phase = 'waiting' AND public "
             "ORDER BY created DESC LIMIT $1) UNION ALL "
             "(SELECT id, created FROM tables WHERE phase = 'running' AND public "
             "ORDER BY created DESC LIMIT $1) UNION ALL "
             "(SELECT id, created FROM tables WHERE phase = 'finished' AND public "
             "ORDER BY created DESC LIMIT $1)) AS newest ORDER BY created DESC LIMIT $1",
             std::int64_t{most}));
}

// A lease can be taken from a server that is dead, and from a server at our own address: that was
// this program before its restart.
Result<Store::Claim> PostgresReader::claim(const std::string& id, const Node& self) {
    const Result<std::optional<StoredTable>> known = table(id);
    if (!known) return known.failure();
    if (!*known) return Store::Claim{};
    const std::string take =
        "INSERT INTO leases VALUES ($1, $2) ON CONFLICT (table_id) DO UPDATE SET node = $2 "
        "WHERE leases.node = $2 OR leases.node NOT IN (SELECT id FROM nodes WHERE " +
        std::string(kAlive) + " AND address <> $3) RETURNING node";
    const Answer taken = read(take.c_str(), id, self.id, self.address);
    if (!taken.good()) return failure();
    if (taken.rows() == 0) {
        const Answer holder = read(
            "SELECT nodes.id, address FROM leases JOIN nodes ON nodes.id = leases.node "
            "WHERE table_id = $1",
            id);
        if (!holder.good() || holder.rows() == 0)
            return Failure{"the server that holds the table has just stopped"};
        return Store::Claim{Node{holder.text(0, 0), holder.text(0, 1)}, {}};
    }
    Result<std::optional<LoadedTable>> loaded = load(id);
    if (!loaded) return loaded.failure();
    return Store::Claim{{}, std::move(*loaded)};
}

Result<void> PostgresReader::release(const std::vector<std::string>& tables, const Node& self) {
    if (!read("DELETE FROM leases WHERE table_id = ANY ($1) AND node = $2", tables, self.id).good())
        return failure();
    return {};
}

// Also renews our leases that no other server has taken.
Result<std::vector<std::string>> PostgresReader::find_lost(const std::vector<std::string>& tables,
                                                           const Node& self) {
    const std::string renew =
        "INSERT INTO leases SELECT unnest($1::text[]), $2 ON CONFLICT (table_id) "
        "DO UPDATE SET node = $2 WHERE leases.node = $2 OR leases.node NOT IN "
        "(SELECT id FROM nodes WHERE " +
        std::string(kAlive) + ")";
    if (!read(renew.c_str(), tables, self.id).good()) return failure();
    return ids(read("SELECT table_id FROM leases WHERE table_id = ANY ($1) AND node <> $2", tables,
                    self.id));
}

}  // namespace curia
