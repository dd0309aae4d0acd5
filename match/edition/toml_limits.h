// Limits on a TOML text, checked before it is parsed. toml++ recurses once per level of nesting, in
// its destructor too, and does not count the levels that dotted keys make.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace curia {

// No edition nests its values more than five levels deep or has a thousand of them.
inline constexpr int kDeepestToml = 10, kMostTomlValues = 5'000;

struct TomlFault {
    int line = 1;
    std::string text;
};

// The first thing for which a text is refused unparsed: a character that TOML does not allow, too
// deep nesting or too many values. A text that is not TOML for other reasons may pass.
std::optional<TomlFault> find_toml_fault(std::string_view text);

}  // namespace curia
