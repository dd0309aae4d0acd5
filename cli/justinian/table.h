// Justinian in the terminal.
#pragma once

#include "cli/table.h"
#include "games/justinian/justinian.h"

namespace curia::cli {

template <>
struct GameTable<Justinian> {
    using View = justinian::View;
    using Action = justinian::Action;
    using News = justinian::News;

    static std::string draw(const View& view, const Reader& reader);
    static std::string question(const View& view, const Reader& reader);
    static std::string say(const Action& action, const View& view);
    static std::string tell(const News& news, const View& view, const Reader& reader);
    static std::optional<Action> understand(std::string_view words,
                                            const Actions<Justinian>& legal);
    static std::string help();
    static bool list_choices(const View& view);
    static std::string foresee(const View& view, const Action& action, const Reader& reader);
};

}  // namespace curia::cli
