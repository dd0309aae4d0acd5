#include "bots/external/messages.h"

#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia::external {

std::string text_of(const ToBot<Raw>& message) { return to_json(message); }

Result<FromBot<Json>> read_answer(std::string_view text) { return from_json<FromBot<Json>>(text); }

}  // namespace curia::external
