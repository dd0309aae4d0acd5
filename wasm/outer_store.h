// A store outside of the WebAssembly: IndexedDB in a browser. It promises the same as a database:
// `done` is called when the write is durable.
#pragma once

#include <unordered_map>

#include "server/store/store.h"

namespace curia {

class OuterStore final : public Store {
public:
    void write(Writing writing, Done done) override;
    void load(const std::string& table, Reply<std::optional<LoadedTable>> reply) override;
    // Nobody else can see a table of this device.
    void public_tables(int, Reply<std::vector<std::string>> reply) override {
        reply(std::vector<std::string>());
    }
    bool is_well() const override { return is_well_; }
    std::int64_t commits() const override { return commits_; }

    // Answers of the program around.
    void written(std::uint64_t number, std::string_view outcome);
    void loaded(std::uint64_t number, std::string_view json);

private:
    std::unordered_map<std::uint64_t, Done> writing_;
    std::unordered_map<std::uint64_t, Reply<std::optional<LoadedTable>>> loading_;
    std::uint64_t last_ = 0;
    std::int64_t commits_ = 0;
    bool is_well_ = true;
};

}  // namespace curia
