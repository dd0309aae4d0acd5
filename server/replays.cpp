#include "server/replays.h"

#include "match/json/writer.h"

namespace curia {

using namespace protocol;

namespace {

// What these eyes see. With all_open, a list of what each seat sees.
template <class See>
Raw seen(const HostedMatch& match, const Eyes& eyes, const See& see) {
    if (!eyes.all_open) return {see(eyes.viewer)};
    std::vector<Raw> all;
    for (Seat seat : seats(match.players())) all.push_back({see(Viewer(seat))});
    return {to_json(all)};
}

std::vector<int> seats_of(const Turn& turn) {
    std::vector<int> asked;
    if (turn.of == Turn::Of::Players)
        for (Seat seat : turn.seats) asked.push_back(seat.index);
    return asked;
}

ReplayStep step_of(const HostedMatch& match, const Eyes& eyes, int n) {
    ReplayStep step;
    step.news = seen(match, eyes, [&](Viewer who) { return match.news(n, who); });
    step.view = seen(match, eyes, [&](Viewer who) { return match.view_changes(who, n, n + 1); });
    step.outlook =
        seen(match, eyes, [&](Viewer who) { return match.outlook_changes(who, n, n + 1); });
    step.turn = seats_of(match.turn(n + 1));
    if (const Viewer actor = match.actor(n)) step.seat = actor->index;
    return step;
}

}  // namespace

std::string write_replay(const Replayed& replayed, const Eyes& eyes) {
    const HostedMatch& match = *replayed.match;
    Replay replay{.table = replayed.table,
                  .view = seen(match, eyes, [&](Viewer who) { return match.view(who, 0); }),
                  .outlook = seen(match, eyes, [&](Viewer who) { return match.outlook(who, 0); }),
                  .steps = {}};
    for (int n = 0; n < replayed.steps; ++n) replay.steps.push_back(step_of(match, eyes, n));
    return to_json(replay);
}

std::string write_moment(const Replayed& replayed, const Eyes& eyes, int step) {
    const HostedMatch& match = *replayed.match;
    Moment moment{
        .step = step,
        .steps = replayed.steps,
        .view = seen(match, eyes, [&](Viewer who) { return match.view(who, step); }),
        .outlook = seen(match, eyes, [&](Viewer who) { return match.outlook(who, step); }),
        .turn = seats_of(match.turn(step)),
        .news = {}};
    if (step > 0)
        moment.news = seen(match, eyes, [&](Viewer who) { return match.news(step - 1, who); });
    return to_json(moment);
}

// ---- Cache ----

std::shared_ptr<const std::string> ReplayCache::find(const std::string& key) {
    const auto found = by_key_.find(key);
    if (found == by_key_.end()) return nullptr;
    kept_.splice(kept_.begin(), kept_, found->second);
    return found->second->text;
}

void ReplayCache::keep(const std::string& key, std::shared_ptr<const std::string> text) {
    if (text->size() > most_bytes_ || by_key_.contains(key)) return;
    bytes_ += text->size();
    kept_.push_front({key, std::move(text)});
    by_key_[key] = kept_.begin();
    while (bytes_ > most_bytes_) {
        bytes_ -= kept_.back().text->size();
        by_key_.erase(kept_.back().key);
        kept_.pop_back();
    }
}

}  // namespace curia
