// What a program around the engine can ask for, as JSON: open a match, look at it, play, let a bot
// choose. wasm/package/index.d.ts has the same in TypeScript.
#pragma once

#include <string>
#include <string_view>

namespace curia {

// {"type":"..."} -> the answer, or {"error":"a sentence"}.
std::string answer_request(std::string_view text);

}  // namespace curia
