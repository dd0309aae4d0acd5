#include "cli/arena/job_kind.h"

#include <fmt/core.h>

#include <algorithm>
#include <map>

#include "bots/arena/run_job.h"
#include "games/all.h"
#include "match/json/reader.h"
#include "match/json/writer.h"
#include "match/record/record.h"
#include "match/record/record_lines.h"
#include "match/signature.h"

namespace curia::cli {

namespace {

struct Needs {
    std::string program;    // its version
    std::string signature;  // of the game's rules: their behaviour, not their version
    arena::Job job;         // bots sorted by name, no seed, no deal

    static constexpr auto description() {
        return describe("needs", field("program", &Needs::program),
                        field("signature", &Needs::signature), field("job", &Needs::job));
    }
};

// Takes a fifth of a second the first time.
std::string signature_of(const std::string& game) {
    static std::map<std::string, std::string> known;
    std::string& signature = known[game];
    if (signature.empty())
        AllGames::with(
            game, [&]<Game G>() { signature = fmt::format("{:016x}", curia::signature<G>()); });
    return signature;
}

template <Game G>
Result<JobPlayer> player(const Needs& needs, const RecordHeader& header) {
    const auto held = setup_of<G>(header);
    if (!held) return held.failure();
    const typename G::Edition* const edition = keep_edition<G>(*held->setup.edition);
    const auto playable = arena::setup_for<G>(needs.job, *edition);
    if (!playable) return playable.failure();
    const auto bots = arena::bots_for<G>(needs.job);
    if (!bots) return bots.failure();
    return JobPlayer([edition](const arena::Job& job) { return arena::run_job<G>(job, *edition); });
}

}  // namespace

JobKind kind_of(const arena::Job& job, const std::string& game_header) {
    Needs needs{.program = CURIA_VERSION, .signature = signature_of(job.game), .job = job};
    std::sort(needs.job.bots.begin(), needs.job.bots.end());
    needs.job.seed = 0;
    needs.job.deal = 0;
    return {.needs = to_json(needs), .header = game_header};
}

Result<JobPlayer> player_for(const JobKind& kind) {
    const Result<Needs> needs = from_json<Needs>(kind.needs);
    if (!needs) return needs.failure();
    if (needs->program != CURIA_VERSION)
        return Failure{"they need Curia " + needs->program + ", this is " CURIA_VERSION};
    const Result<Json> line = parse_json(kind.header);
    if (!line) return line.failure();
    const Result<RecordHeader> header = read_header(*line);
    if (!header) return header.failure();
    Result<JobPlayer> found = Failure{"no game '" + needs->job.game + "'"};
    AllGames::with(needs->job.game, [&]<Game G>() { found = player<G>(*needs, *header); });
    if (found && signature_of(needs->job.game) != needs->signature)
        return Failure{"the rules of " + needs->job.game + " are different here"};
    return found;
}

}  // namespace curia::cli
