#include "bots/budget.h"

#include <charconv>

namespace curia {

std::optional<Budget> Budget::from_text(std::string_view text) {
    const bool timed = text.ends_with("ms");
    if (timed) text.remove_suffix(2);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size() || number <= 0)
        return std::nullopt;
    return timed ? Budget{.iterations = 0, .milliseconds = number}
                 : Budget{.iterations = number, .milliseconds = 0};
}

}  // namespace curia
