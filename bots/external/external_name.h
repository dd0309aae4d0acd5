// How a bot in another program is named: "exec:COMMAND" or "exec:COMMAND@200ms".
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/budget.h"

namespace curia {

struct ExternalName {
    std::string command;
    Budget budget{.milliseconds = 1000};

    static std::optional<ExternalName> from_text(std::string_view text);
};

}  // namespace curia
