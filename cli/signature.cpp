#include "match/signature.h"

#include <fmt/core.h>

#include "cli/common.h"

namespace curia::cli {

int run_signature(const std::string& game, Output output) {
    std::string json;
    for_games(game, [&]<Game G>() {
        const std::string number = fmt::format("{:016x}", signature<G>());
        if (output == Output::Text) fmt::print("{:16} {}\n", G::kName, number);
        json += fmt::format("{}\"{}\":\"{}\"", json.empty() ? "" : ",", G::kName, number);
    });
    if (output == Output::Json) fmt::print("{{{}}}\n", json);
    return 0;
}

}  // namespace curia::cli
