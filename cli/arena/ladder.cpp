// A pool of bots that all play each other: every deal has a lineup from the pool, and is played
// once for each rotation of that lineup.
#include <fmt/core.h>

#include <set>

#include "bots/arena/block_queue.h"
#include "bots/arena/lineup.h"
#include "bots/external/allow.h"
#include "cli/arena/ladder_report.h"
#include "cli/arena/workload.h"
#include "cli/common.h"

namespace curia::cli {

namespace {

class Ladder {
public:
    Ladder(const LadderArguments& a, const ArenaGame& game)
        : players_(a.players),
          job_(game.job_for(a.players)),
          seating_(static_cast<int>(a.bots.size()), a.players, a.seed),
          queue_(a.players),
          pool_(static_cast<int>(a.bots.size())) {
        job_.seed = a.seed;
        for (const std::string& bot : a.bots) labels_.push_back(game.label_of(bot));
    }

    Workload workload(int deals) {
        return {.jobs = deals * players_,
                .job = [this](int index) { return job(index); },
                .is_needed = [](int) { return true; },
                .finished = [this](int i, const arena::Scores& scores) { finish(i, scores); }};
    }

    int lineups() const { return seating_.lineups(); }
    const arena::Pool& pool() const { return pool_; }

private:
    arena::Job job(int index) const {
        arena::Job job = job_;
        job.deal = index / players_;
        for (const int bot : arena::turned(seating_.lineup(job.deal), index % players_))
            job.bots.push(labels_[static_cast<std::size_t>(bot)]);
        return job;
    }

    void finish(int index, const arena::Scores& scores) {
        queue_.add(index / players_, index % players_, scores);
        while (const auto block = queue_.next())
            pool_.add_block(seating_.lineup(static_cast<int>(pool_.blocks())), *block);
    }

    const int players_;
    arena::Job job_;  // without bots and deal
    std::vector<std::string> labels_;
    const arena::Seating seating_;
    arena::BlockQueue queue_;
    arena::Pool pool_;
};

void check_pool(const std::vector<std::string>& bots) {
    std::set<std::string> seen;
    for (const std::string& bot : bots)
        if (!seen.insert(bot).second) throw BadInput{"the bot '" + bot + "' is in the pool twice"};
    if (bots.size() < 2) throw BadInput{"a ladder needs at least two bots"};
}

}  // namespace

int run_ladder(const LadderArguments& a) {
    allow_external_bots();
    check_pool(a.bots);
    const ArenaGame game = arena_game(a.game, a.options, a.edition);
    Ladder ladder(a, game);
    if (a.deals < ladder.lineups())
        throw BadInput{
            fmt::format("{} deals are too few: there are {} lineups", a.deals, ladder.lineups())};
    require_writable(a.csv);
    require_writable(a.svg);
    run_workload(ladder.workload(a.deals), game, a);
    const LadderFindings findings = find_ladder(a, ladder.pool());
    fmt::print("{}", a.output == Output::Json ? ladder_json(findings) : ladder_text(findings));
    if (!a.csv.empty()) write_file(a.csv, ladder_csv(findings));
    if (!a.svg.empty()) write_file(a.svg, ladder_svg(findings));
    return 0;
}

}  // namespace curia::cli
