// Writes one line of JSON for each event that an operator may want to know. A line never contains a
// token or a text that a client sent.
#pragma once

#include <initializer_list>
#include <string_view>
#include <utility>

namespace curia {

void log_event(std::string_view event,
               std::initializer_list<std::pair<std::string_view, std::string_view>> fields);

}  // namespace curia
