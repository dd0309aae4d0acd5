#include "server/room/script.h"

#include <boost/json/serialize.hpp>

#include "match/json/reader.h"

namespace curia {

std::optional<ScriptedStep> scripted_step(const Script& script, const HostedMatch& match) {
    const int version = match.version();
    if (version >= static_cast<int>(script.size())) return std::nullopt;
    for (int n = 0; n < version; ++n)
        if (match.step(n) != script[static_cast<std::size_t>(n)]) return std::nullopt;
    Result<Json> json = parse_json(script[static_cast<std::size_t>(version)]);
    if (!json || !json->is_object()) return std::nullopt;
    ScriptedStep next{.step = *json};
    const auto& object = json->get_object();
    const Json* const seat = object.if_contains("seat");
    const Json* const action = object.if_contains("action");
    if (seat && seat->is_int64() && action) {
        next.seat = Seat{static_cast<std::uint8_t>(seat->get_int64())};
        next.action = boost::json::serialize(*action);
    }
    return next;
}

void draw_by_script(const Script& script, HostedMatch& match, Rng& rng) {
    while (match.turn().of == Turn::Of::Chance) {
        const auto next = scripted_step(script, match);
        if (!next || next->seat || !match.append(next->step)) return match.draw(rng);
    }
}

}  // namespace curia
