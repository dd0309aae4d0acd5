#include "bots/external/external_name.h"

namespace curia {

std::optional<ExternalName> ExternalName::from_text(std::string_view text) {
    constexpr std::string_view kMark = "exec:";
    if (!text.starts_with(kMark)) return std::nullopt;
    text.remove_prefix(kMark.size());
    ExternalName name;
    if (const std::size_t at = text.rfind('@'); at != std::string_view::npos)
        if (const auto budget = Budget::from_text(text.substr(at + 1));
            budget && budget->is_timed()) {
            name.budget = *budget;
            text = text.substr(0, at);
        }
    if (text.empty()) return std::nullopt;
    name.command = text;
    return name;
}

}  // namespace curia
