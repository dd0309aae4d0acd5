// The tables of RULES.md are what `curia edition cards grand_tribunal` prints, word for word.
#include <gtest/gtest.h>

#include <fstream>
#include <sstream>
#include <string>

#include "cli/grand_tribunal/table.h"
#include "match/edition/edition.h"

namespace curia::cli {
namespace {

TEST(GrandTribunalCards, AreListedInTheRulesAsTheEditionHasThem) {
    std::ostringstream rules;
    rules << std::ifstream(CURIA_SOURCE_DIR "/games/grand_tribunal/RULES.md").rdbuf();
    const std::string text = rules.str(), heading = "## Cards and tracks\n\n";
    const std::size_t first = text.find(heading) + heading.size(), end = text.find("\n## Options");
    ASSERT_LT(first, end);
    EXPECT_EQ(text.substr(first, end - first),
              GameTable<GrandTribunal>::cards(default_edition<GrandTribunal>().values));
}

}  // namespace
}  // namespace curia::cli
