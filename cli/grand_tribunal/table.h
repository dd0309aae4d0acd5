// Grand Tribunal in the terminal.
#pragma once

#include "cli/table.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::cli {

template <>
struct GameTable<GrandTribunal> {
    using View = grand_tribunal::View;
    using Action = grand_tribunal::Action;
    using News = grand_tribunal::News;

    static std::string draw(const View& view, const Reader& reader);
    static std::string question(const View& view, const Reader& reader);
    static std::string say(const Action& action, const View& view);
    static std::string tell(const News& news, const View& view, const Reader& reader);
    static std::optional<Action> understand(std::string_view words,
                                            const Actions<GrandTribunal>& legal);
    static std::string help();
    static bool list_choices(const View& view);
    static std::string foresee(const View& view, const Action& action, const Reader& reader);
};

}  // namespace curia::cli
