// What people write for others to read: names and chat. Cleaned, so that no text can disturb what
// is shown around it, pretend to be another one, or be invisible.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace curia {

inline constexpr std::size_t kLongestName = 40;

// The text without what is not seen or reaches beyond its own line: controls, characters that turn
// the direction of writing, fillers, tags, stacks of combining marks. Joiners stay where they
// change what is seen (emoji, Arabic and Indic scripts). Every run of white space becomes one
// space, at the ends none. Returns nothing if the text is not UTF-8, or if more than `most` code
// points are left.
std::optional<std::string> clean_text(std::string_view text, std::size_t most);

// The same for a person's name. It also loses a "bot:" at its beginning, however that is written:
// records name bots like this.
std::optional<std::string> clean_name(std::string_view text, std::size_t most = kLongestName);

}  // namespace curia
