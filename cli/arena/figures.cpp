#include "cli/arena/figures.h"

#include <fmt/core.h>

#include <cmath>

#include "match/json/writer.h"

namespace curia::cli {

std::string joined(const std::vector<std::string>& words, std::string_view between) {
    std::string text;
    for (const std::string& word : words) {
        if (!text.empty()) text += between;
        text += word;
    }
    return text;
}

std::string in_quotes(const std::string& text) { return to_json(std::string_view(text)); }

std::string csv_cell(const std::string& text) {
    if (text.find_first_of(",\"\n") == std::string::npos) return text;
    std::string cell = "\"";
    for (const char c : text) cell += c == '"' ? std::string("\"\"") : std::string(1, c);
    return cell + "\"";
}

std::string json_number(double number) {
    return std::isfinite(number) ? fmt::format("{:.6f}", number) : "null";
}

std::string json_estimate(std::string_view name, std::string_view prefix,
                          const arena::Estimate& estimate) {
    return fmt::format("\"{}\":{},\"{}low\":{},\"{}high\":{}", name, json_number(estimate.value),
                       prefix, json_number(estimate.low), prefix, json_number(estimate.high));
}

arena::Estimate rating_of(const arena::Estimate& share, int players) {
    return {arena::rating_of_share(share.value, players),
            arena::rating_of_share(share.low, players),
            arena::rating_of_share(share.high, players)};
}

std::string share_text(const arena::Estimate& share) {
    return fmt::format("{:.3f} ({:.3f} to {:.3f})", share.value, share.low, share.high);
}

std::string rating_text(const arena::Estimate& rating) {
    // Adding 0.0 turns -0.0 into 0.0.
    return fmt::format("{:+.0f} ({:+.0f} to {:+.0f})", std::round(rating.value) + 0.0,
                       std::round(rating.low) + 0.0, std::round(rating.high) + 0.0);
}

std::string few_blocks_note(long blocks) {
    if (blocks >= arena::kEnoughBlocks) return {};
    return fmt::format("Only {} {}: below {} the intervals are rough.\n", blocks,
                       blocks == 1 ? "deal" : "deals", arena::kEnoughBlocks);
}

}  // namespace curia::cli
