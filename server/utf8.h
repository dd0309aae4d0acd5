// UTF-8 to code points and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace curia {

// Returns nothing if a byte is out of place: overlong forms, surrogates and what lies beyond
// U+10FFFF included.
std::optional<std::u32string> decode_utf8(std::string_view text);
std::string encode_utf8(std::u32string_view text);

}  // namespace curia
