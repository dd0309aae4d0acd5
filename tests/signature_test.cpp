// The signature of each game is the stored one: a change of behaviour must be intended.
#include "match/signature.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>

#include "games/all.h"

namespace curia {
namespace {

TEST(Signature, IsTheOneOnFile) {
    std::map<std::string, std::string> on_file;
    std::ifstream file(CURIA_SOURCE_DIR "/tests/signatures.txt");
    for (std::string game, number; file >> game >> number;) on_file[game] = number;
    AllGames::for_each([&]<Game G>() {
        char number[17];
        std::snprintf(number, sizeof number, "%016llx",
                      static_cast<unsigned long long>(signature<G>()));
        EXPECT_EQ(number, on_file[std::string(G::kName)])
            << "The behaviour of " << G::kName << " has changed. If this is intended, put the new "
            << "number into tests/signatures.txt and into the commit's Rules: line.";
    });
}

}  // namespace
}  // namespace curia
