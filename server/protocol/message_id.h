// A number that a client gives to a message; the answer has the same number.
#pragma once

#include <cstdint>

#include "match/json/writer.h"

namespace curia::protocol {

using MessageId = Omittable<std::int64_t>;

}  // namespace curia::protocol
