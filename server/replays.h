// Replays: a match as one viewer saw it, step by step. They are written on another thread, from a
// copy of the match. Replays of finished matches are cached, because they never change.
#pragma once

#include <list>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>

#include "server/protocol/table.h"
#include "server/room/hosted_match.h"

namespace curia {

// The point of view of a replay.
struct Eyes {
    Viewer viewer;          // nobody: a spectator
    bool all_open = false;  // what each seat sees, side by side
    bool operator==(const Eyes&) const = default;
};

// A match to replay: a copy, and the public information about its table.
struct Replayed {
    std::shared_ptr<const HostedMatch> match;
    protocol::TableInfo table;
    int steps = 0;  // nobody may see steps that are not stored yet
};

std::string write_replay(const Replayed& replayed, const Eyes& eyes);
std::string write_moment(const Replayed& replayed, const Eyes& eyes, int step);

// LRU cache of gzipped replays, limited by their size in bytes.
class ReplayCache {
public:
    explicit ReplayCache(std::size_t most_bytes) : most_bytes_(most_bytes) {}

    std::shared_ptr<const std::string> find(const std::string& key);
    void keep(const std::string& key, std::shared_ptr<const std::string> text);

private:
    struct Kept {
        std::string key;
        std::shared_ptr<const std::string> text;
    };

    const std::size_t most_bytes_;
    std::size_t bytes_ = 0;
    std::list<Kept> kept_;  // most recently used first
    std::unordered_map<std::string, std::list<Kept>::iterator> by_key_;
};

}  // namespace curia
