// Grand Tribunal in the terminal. cli/terminal/table.h describes each function.
#pragma once

#include "cli/terminal/table.h"
#include "games/grand_tribunal/grand_tribunal.h"

namespace curia::cli {

template <>
struct GameTable<GrandTribunal> {
    using View = grand_tribunal::View;
    using Action = grand_tribunal::Action;
    using News = grand_tribunal::News;

    static std::string draw(const View& view, const Reader& reader);
    static std::string question(const View& view, const Reader& reader);
    static std::string hint(const View& view);
    static std::vector<Choice<GrandTribunal>> choices(const View& view,
                                                      const Actions<GrandTribunal>& legal,
                                                      const Reader& reader);
    static Result<Action> understand(std::string_view words, const View& view,
                                     const Actions<GrandTribunal>& legal, const Reader& reader);
    static std::string foresee(const View& view, const Action& action, const Reader& reader);
    static std::optional<std::string> answer(std::string_view words, const View& view,
                                             const Reader& reader);
    static std::string tell(const News& news, const View& view, const Reader& reader);
    static std::string help(const Reader& reader);
    static std::string result(const View& view, const Reader& reader);
    static std::string cards(const grand_tribunal::Edition& edition);
};

static_assert(HasTable<GrandTribunal> && HasCards<GrandTribunal>);

}  // namespace curia::cli
