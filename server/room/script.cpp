#include "server/room/script.h"

#include <boost/json/object.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "match/json/reader.h"

namespace curia {

namespace {

// The next step as JSON, for AnyMatch::append().
std::optional<Json> next_step(const Script& script, const HostedMatch& match) {
    const int version = match.version();
    if (version >= static_cast<int>(script.size())) return std::nullopt;
    for (int n = 0; n < version; ++n)
        if (match.step(n) != script[static_cast<std::size_t>(n)]) return std::nullopt;
    Result<Json> json = parse_json(script[static_cast<std::size_t>(version)]);
    if (!json || !json->is_object()) return std::nullopt;
    return std::move(*json);
}

ScriptedStep scripted(const Json& step) {
    const auto& object = step.get_object();
    const Json* const seat = object.if_contains("seat");
    const Json* const action = object.if_contains("action");
    if (!seat || !seat->is_int64() || !action) return {};
    return {.seat = Seat{static_cast<std::uint8_t>(seat->get_int64())},
            .action = boost::json::serialize(*action)};
}

}  // namespace

std::optional<ScriptedStep> scripted_step(const Script& script, const HostedMatch& match) {
    const auto step = next_step(script, match);
    return step ? std::optional(scripted(*step)) : std::nullopt;
}

void draw_by_script(const Script& script, HostedMatch& match, Rng& rng) {
    while (match.turn().of == Turn::Of::Chance) {
        const auto step = next_step(script, match);
        if (!step || scripted(*step).seat || !match.append(*step)) return match.draw(rng);
    }
}

}  // namespace curia
