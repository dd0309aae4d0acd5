// Recorded matches: each is valid to the last line, and together they show all features of each
// game.
#include "tests/fixtures.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "games/all.h"
#include "match/record/record.h"

namespace curia {
namespace {

template <Game G>
void check_matches() {
    Features missing = wanted_features<G>();
    const auto folder = std::filesystem::path(CURIA_SOURCE_DIR) / "tests/matches" / G::kName;
    ASSERT_TRUE(std::filesystem::exists(folder)) << folder;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        std::ostringstream text;
        text << std::ifstream(file.path()).rdbuf();
        const auto record = read_record<G>(text.str(), file.path().string());
        ASSERT_TRUE(record) << record.why();
        EXPECT_TRUE(record->is_finished) << file.path() << " has no closing line";
        EXPECT_EQ(write_record(record->match, record->notes), text.str()) << file.path();
        for (const std::string& one : features_of(record->match)) missing.erase(one);
    }
    for (const std::string& one : missing)
        ADD_FAILURE() << "no recorded match of " << G::kName << " shows: " << one;
}

TEST(RecordedMatches, HoldAndShowAllOfEachGame) {
    AllGames::for_each([]<Game G>() { check_matches<G>(); });
}

}  // namespace
}  // namespace curia
