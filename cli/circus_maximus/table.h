// Circus Maximus in the terminal. cli/terminal/table.h describes each function.
#pragma once

#include "cli/terminal/table.h"
#include "games/circus_maximus/circus_maximus.h"

namespace curia::cli {

template <>
struct GameTable<CircusMaximus> {
    using View = circus_maximus::View;
    using Action = circus_maximus::Action;
    using News = circus_maximus::News;

    static std::string draw(const View& view, const Reader& reader);
    static std::string question(const View& view, const Reader& reader);
    static std::string hint(const View& view);
    static std::vector<Choice<CircusMaximus>> choices(const View& view,
                                                      const Actions<CircusMaximus>& legal,
                                                      const Reader& reader);
    static Result<Action> understand(std::string_view words, const View& view,
                                     const Actions<CircusMaximus>& legal, const Reader& reader);
    static std::string foresee(const View& view, const Action& action, const Reader& reader);
    static std::optional<std::string> answer(std::string_view words, const View& view,
                                             const Reader& reader);
    static std::string tell(const News& news, const View& view, const Reader& reader);
    static std::string help(const Reader& reader);
    static std::string result(const View& view, const Reader& reader);
};

static_assert(HasTable<CircusMaximus>);

}  // namespace curia::cli
