#include "server/room/operator_bots.h"

#include <algorithm>

#include "bots/all.h"
#include "bots/external/allow.h"
#include "bots/external/external_name.h"

namespace curia {

namespace {

struct OperatorBot {
    std::string name, text;
    int milliseconds = 0;
};

std::vector<OperatorBot>& all_bots() {
    static std::vector<OperatorBot> bots;
    return bots;
}

const OperatorBot* find_bot(std::string_view name) {
    for (const OperatorBot& bot : all_bots())
        if (bot.name == name) return &bot;
    return nullptr;
}

// Names are shown on the page and stored with matches.
bool is_name(std::string_view text) {
    constexpr std::size_t kLongest = 24;
    constexpr std::string_view kAllowed = "abcdefghijklmnopqrstuvwxyz0123456789_-";
    return !text.empty() && text.size() <= kLongest &&
           text.find_first_not_of(kAllowed) == std::string_view::npos;
}

}  // namespace

Result<void> add_operator_bot(std::string_view text) {
    const std::size_t end = std::min(text.find('='), text.size());
    const std::string name(text.substr(0, end));
    const std::string program(text.substr(std::min(end + 1, text.size())));
    if (!is_name(name))
        return Failure{"--bot takes NAME=exec:COMMAND; a name has small letters, digits, _ and -"};
    if (std::find(kLevels.begin(), kLevels.end(), name) != kLevels.end())
        return Failure{"--bot: '" + name + "' is the name of a level"};
    if (find_bot(name)) return Failure{"--bot: there are two bots with the name '" + name + "'"};
    const auto external = ExternalName::from_text(program);
    if (!external) return Failure{"--bot: '" + program + "' is not exec:COMMAND"};
    all_bots().push_back({name, program, external->budget.milliseconds});
    allow_external_bots();
    return {};
}

std::vector<std::string_view> operator_bots() {
    std::vector<std::string_view> names;
    for (const OperatorBot& bot : all_bots()) names.push_back(bot.name);
    return names;
}

std::optional<std::string> operator_bot(std::string_view name) {
    const OperatorBot* const bot = find_bot(name);
    return bot ? std::optional(bot->text) : std::nullopt;
}

std::optional<int> milliseconds_of_operator_bot(std::string_view name) {
    const OperatorBot* const bot = find_bot(name);
    return bot ? std::optional(bot->milliseconds) : std::nullopt;
}

}  // namespace curia
