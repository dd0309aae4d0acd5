// What can be seen and done in a match, as JSON. Compiled once for each game, unlike to_json() and
// JsonReader.
#pragma once

#include <string>

#include "engine/game.h"
#include "match/json/json.h"
#include "match/result.h"

namespace curia {

class JsonReader;

template <Game G>
struct Texts {
    using View = typename G::View;
    using Action = typename G::Action;
    using Edition = typename G::Edition;
    using Setup = typename G::Setup;

    static std::string view(const View& view);
    static std::string outlook(const View& view);
    static std::string preview(const View& view, const Action& action);
    // What is different: docs/protocol.md, "Changes".
    static std::string view_changes(const View& before, const View& after);
    static std::string outlook_changes(const View& before, const View& after);
    static std::string news(const typename G::News& news, int players);
    static std::string action(const Action& action, int players);
    static std::string state(const typename G::State& state);  // for the store, never for viewers
    static std::string edition(const Edition& edition);
    static std::string setup(const Setup& setup);

    static Result<Action> read_action(const Json& text, const Setup& setup);
    static bool read(JsonReader& reader, const Json& text, View& view);
    static bool read(JsonReader& reader, const Json& text, Action& action);
    static bool read(JsonReader& reader, const Json& text, Edition& edition);
    static bool read(JsonReader& reader, const Json& text, Setup& setup);
};

}  // namespace curia
