// Cleans what people write for others: names and chat. A clean text cannot disturb what is shown
// around it, imitate another text, or be invisible.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace curia {

inline constexpr std::size_t kLongestName = 40, kLongestLine = 500;

// Removes what is invisible or reaches beyond its own line: controls, characters that change the
// text direction, fillers, tags, stacks of combining marks. Joiners stay where they change what is
// seen (emoji, Arabic and Indic scripts). Each run of white space becomes one space; leading and
// trailing spaces are removed. Returns nothing if the text is not UTF-8, or if more than `most`
// code points are left.
std::optional<std::string> clean_text(std::string_view text, std::size_t most);

// The same for a person's name. Also removes "bot:" from the start, in any spelling, because
// records use it to name bots.
std::optional<std::string> clean_name(std::string_view text, std::size_t most = kLongestName);

}  // namespace curia
