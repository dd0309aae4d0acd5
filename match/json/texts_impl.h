// The definitions of match/json/texts.h, for match/instantiate.cpp.in only.
#pragma once

#include "match/json/changes.h"
#include "match/json/reader.h"
#include "match/json/texts.h"
#include "match/json/writer.h"

namespace curia {

template <Game G>
std::string Texts<G>::view(const View& view) {
    return to_json(view, view.table.players());
}
template <Game G>
std::string Texts<G>::outlook(const View& view) {
    return to_json(G::outlook(view), view.table.players());
}
template <Game G>
std::string Texts<G>::preview(const View& view, const Action& action) {
    return to_json(G::preview(view, action), view.table.players());
}
template <Game G>
std::string Texts<G>::view_changes(const View& before, const View& after) {
    return changes_in_json(before, after, after.table.players());
}
template <Game G>
std::string Texts<G>::outlook_changes(const View& before, const View& after) {
    return changes_in_json(G::outlook(before), G::outlook(after), after.table.players());
}
template <Game G>
std::string Texts<G>::news(const typename G::News& news, int players) {
    return to_json(news, players);
}
template <Game G>
std::string Texts<G>::action(const Action& action, int players) {
    return to_json(action, players);
}
template <Game G>
std::string Texts<G>::state(const typename G::State& state) {
    return to_json(state, state.table.players());
}
template <Game G>
std::string Texts<G>::edition(const Edition& edition) {
    return to_json(edition);
}
template <Game G>
std::string Texts<G>::setup(const Setup& setup) {
    return to_json(setup, setup.players);
}

template <Game G>
bool Texts<G>::read(JsonReader& reader, const Json& text, View& view) {
    return reader.read(text, view);
}
template <Game G>
bool Texts<G>::read(JsonReader& reader, const Json& text, Action& action) {
    return reader.read(text, action);
}
template <Game G>
bool Texts<G>::read(JsonReader& reader, const Json& text, Edition& edition) {
    return reader.read(text, edition);
}
template <Game G>
bool Texts<G>::read(JsonReader& reader, const Json& text, Setup& setup) {
    return reader.read(text, setup);
}
template <Game G>
Result<typename G::Action> Texts<G>::read_action(const Json& text, const Setup& setup) {
    Action action;
    JsonReader reader(setup.players, setup.edition);
    if (!reader.read(text, action)) return Failure{reader.message()};
    return action;
}

}  // namespace curia
