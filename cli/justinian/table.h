// Justinian in the terminal. cli/terminal/table.h describes each function.
#pragma once

#include "cli/terminal/table.h"
#include "games/justinian/justinian.h"

namespace curia::cli {

template <>
struct GameTable<Justinian> {
    using View = justinian::View;
    using Action = justinian::Action;
    using News = justinian::News;

    static std::string draw(const View& view, const Reader& reader);
    static std::string question(const View& view, const Reader& reader);
    static std::string hint(const View& view);
    static std::vector<Choice<Justinian>> choices(const View& view, const Actions<Justinian>& legal,
                                                  const Reader& reader);
    static Result<Action> understand(std::string_view words, const View& view,
                                     const Actions<Justinian>& legal, const Reader& reader);
    static std::string foresee(const View& view, const Action& action, const Reader& reader);
    static std::optional<std::string> answer(std::string_view words, const View& view,
                                             const Reader& reader);
    static std::string tell(const News& news, const View& view, const Reader& reader);
    static std::string help(const Reader& reader);
    static std::string result(const View& view, const Reader& reader);
};

static_assert(HasTable<Justinian>);

}  // namespace curia::cli
