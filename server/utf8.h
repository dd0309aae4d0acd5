// UTF-8 to code points and back.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace curia {

// Returns nothing if the text is not valid UTF-8. Overlong forms, surrogates and code points above
// U+10FFFF are not valid.
std::optional<std::u32string> decode_utf8(std::string_view text);
std::string encode_utf8(std::u32string_view text);

}  // namespace curia
