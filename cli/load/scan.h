// Finds parts of the server's messages without parsing them. The server is our own, so searching
// for a mark is enough, and it leaves more CPU time to the server.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

namespace curia::cli {

// The number after this mark, if the message has the mark.
std::optional<int> number_after(std::string_view text, std::string_view mark);

// The entries of the list after this mark; each is a JSON object.
std::vector<std::string_view> objects_after(std::string_view text, std::string_view mark);

}  // namespace curia::cli
