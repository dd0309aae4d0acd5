#include "bots/all.h"
#include "bots/arena/run_job.h"
#include "cli/arena/workload.h"
#include "cli/common.h"
#include "match/record/record.h"

namespace curia::cli {

namespace {

template <Game G>
ArenaGame door_to(const std::vector<std::string>& options, const std::string& edition) {
    const typename G::Setup setup = make_setup<G>(G::kMinPlayers, options, edition);
    return {.job_for =
                [=](int players) {
                    return arena::job_for<G>(make_setup<G>(players, options, edition));
                },
            .label_of =
                [](const std::string& name) {
                    const auto bot = value_or_throw(named_bot<G>(name));
                    return arena::label(name, bot->version());
                },
            .play = [values = setup.edition](
                        const arena::Job& job) { return arena::run_job<G>(job, *values); },
            .header = write_header<G>(setup, {})};
}

}  // namespace

ArenaGame arena_game(const std::string& game, const std::vector<std::string>& options,
                     const std::string& edition) {
    ArenaGame door;
    with_game(game, [&]<Game G>() { door = door_to<G>(options, edition); });
    return door;
}

}  // namespace curia::cli
