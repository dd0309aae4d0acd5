// What can be seen and done in a match, as JSON.
#pragma once

#include <string>

#include "engine/game.h"
#include "match/json/reader.h"
#include "match/result.h"

namespace curia {

template <Game G>
struct Texts {
    using View = typename G::View;
    using Action = typename G::Action;

    static std::string view(const View& view);
    static std::string outlook(const View& view);
    static std::string preview(const View& view, const Action& action);
    // What is different: docs/protocol.md, "Changes".
    static std::string view_changes(const View& before, const View& after);
    static std::string outlook_changes(const View& before, const View& after);
    static std::string news(const typename G::News& news, int players);
    static std::string action(const Action& action, int players);
    static std::string state(const typename G::State& state);  // for the store, never for viewers

    static Result<Action> read_action(const Json& text, const typename G::Setup& setup);
};

}  // namespace curia
