// Matches of every game in JSON: compiled here, once, and not wherever they are used.
#include "games/all.h"
#include "match/compile.h"
#include "match/json_changes.h"
#include "match/json_match.h"
#include "match/openly_forced.h"
#include "match/record.h"
#include "match/take_back.h"

namespace curia {

template <Game G>
template <class T>
std::string JsonMatch<G>::json(const T& value) const {
    return to_json(value, players());
}

template <Game G>
Turn JsonMatch<G>::turn(int version) const {
    return playing_.turn(version);
}

template <Game G>
int JsonMatch<G>::version() const {
    return playing_.version();
}

template <Game G>
int JsonMatch<G>::players() const {
    return playing_.setup().players;
}

template <Game G>
std::string JsonMatch<G>::view(Viewer viewer, int version) const {
    return json(playing_.view(viewer, version));
}

template <Game G>
std::string JsonMatch<G>::outlook(Viewer viewer, int version) const {
    return json(G::outlook(playing_.view(viewer, version)));
}

template <Game G>
std::optional<std::string> JsonMatch<G>::preview(Viewer viewer, const Json& text) const {
    typename G::Action action;
    if (!reader().read(text, action)) return std::nullopt;
    return json(G::preview(playing_.view(viewer), action));
}

template <Game G>
std::string JsonMatch<G>::view_changes(Viewer viewer, int from, int to) const {
    return changes_in_json(playing_.view(viewer, from), playing_.view(viewer, to), players());
}

template <Game G>
std::string JsonMatch<G>::outlook_changes(Viewer viewer, int from, int to) const {
    return changes_in_json(G::outlook(playing_.view(viewer, from)),
                           G::outlook(playing_.view(viewer, to)), players());
}

template <Game G>
std::string JsonMatch<G>::legal(Seat seat, int version) const {
    std::string list = "[";
    for (const auto& action : playing_.legal(seat, version)) {
        if (list.size() > 1) list += ',';
        list += json(action);
    }
    return list + "]";
}

template <Game G>
bool JsonMatch<G>::is_openly_forced(Seat seat) const {
    return curia::is_openly_forced(playing_, seat);
}

template <Game G>
std::string JsonMatch<G>::news(int step, Viewer viewer) const {
    return json(playing_.news(step, viewer));
}

template <Game G>
std::string JsonMatch<G>::step(int n) const {
    return write_step<G>(playing_.step(n), players());
}

template <Game G>
Viewer JsonMatch<G>::actor(int step) const {
    const auto* action = std::get_if<ActionOf<G>>(&playing_.step(step));
    return action ? Viewer(action->seat) : std::nullopt;
}

template <Game G>
std::string JsonMatch<G>::start() const {
    return playing_.written_start([&](const auto& state) { return json(state); });
}

template <Game G>
std::optional<std::string> JsonMatch<G>::outcome() const {
    const auto outcome = playing_.outcome();
    if (!outcome) return std::nullopt;
    return write_end<G>(*outcome, players());
}

template <Game G>
std::string JsonMatch<G>::record(const std::vector<std::string>& seats) const {
    return write_record(playing_, seats);
}

template <Game G>
std::optional<std::string> JsonMatch<G>::play(Seat seat, const Json& text) {
    typename G::Action action;
    JsonReader reading = reader();
    if (!reading.read(text, action)) return reading.message();
    if (!playing_.turn().seats.has(seat) || !playing_.play(seat, action)) return "not_legal";
    return std::nullopt;
}

template <Game G>
void JsonMatch<G>::draw(Rng& rng) {
    playing_.draw(rng);
}

template <Game G>
std::optional<std::string> JsonMatch<G>::take(const Json& step) {
    if (!step.is_object()) return "not an object";
    return take_step(playing_, step);
}

template <Game G>
bool JsonMatch<G>::may_take_back(Seat seat) const {
    return curia::may_take_back(playing_, seat);
}

template <Game G>
void JsonMatch<G>::take_back() {
    playing_.take_back();
}

namespace {

template <Game G>
std::unique_ptr<Match> any_match(const typename G::Setup& setup) {
    return std::make_unique<JsonMatch<G>>(setup);
}

}  // namespace

void compile_matches();
void compile_matches() {
    AllGames::for_each([]<Game G>() { compile(&any_match<G>); });
}

}  // namespace curia
