// Candidates against a field: every deal is played with the candidate in each seat.
#include <fmt/core.h>

#include <optional>
#include <utility>

#include "bots/arena/block_queue.h"
#include "bots/arena/lineup.h"
#include "bots/external/allow.h"
#include "cli/arena/arena_report.h"
#include "cli/arena/workload.h"
#include "cli/common.h"

namespace curia::cli {

namespace {

// One candidate at one number of players.
struct Series {
    std::string candidate;
    arena::Job job;                 // without bots and deal
    std::vector<std::string> bots;  // by label: the candidate and, clockwise from it, the field
    arena::BlockQueue queue;
    arena::Comparison comparison;
};

class Arena {
public:
    Arena(const ArenaArguments& a, const ArenaGame& game) : may_end_early_(!a.sprt.empty()) {
        std::optional<arena::SprtBounds> bounds;
        if (!a.sprt.empty() && !(bounds = arena::read_sprt_bounds(a.sprt)))
            throw BadInput{"'" + a.sprt + "' is not of the form LOW:HIGH, such as 0:20"};
        for (const int players : a.players)
            for (const std::string& candidate : a.candidates)
                add_series({.candidate = candidate,
                            .job = game.job_for(players),
                            .bots = table_of(a, game, candidate, players),
                            .queue = arena::BlockQueue(players),
                            .comparison = arena::Comparison(players, bounds)},
                           a.seed);
    }

    Workload workload(int deals) {
        const long jobs = static_cast<long>(deals) * static_cast<long>(seats_.size());
        if (jobs > 100'000'000) throw BadInput{"these would be more than 100 million matches"};
        return {
            .jobs = static_cast<int>(jobs),
            .job = [this](int index) { return job(index); },
            .is_needed = [this](int i) { return !series_[at(i).series].comparison.is_decided(); },
            .may_end_early = may_end_early_,
            .finished = [this](int i, const arena::Scores& scores) { finish(i, scores); }};
    }

    std::vector<ArenaFinding> findings() const {
        std::vector<ArenaFinding> all;
        for (const Series& series : series_) all.push_back({series.candidate, series.comparison});
        return all;
    }

private:
    struct At {
        std::size_t series;
        int deal, turns;
    };

    static std::vector<std::string> table_of(const ArenaArguments& a, const ArenaGame& game,
                                             const std::string& candidate, int players) {
        std::vector<std::string> bots{game.label_of(candidate)};
        for (std::size_t i = 0; static_cast<int>(bots.size()) < players; ++i)
            bots.push_back(game.label_of(a.field[i % a.field.size()]));
        return bots;
    }

    void add_series(Series series, std::int64_t seed) {
        series.job.seed = seed;
        for (int turns = 0; turns < static_cast<int>(series.bots.size()); ++turns)
            seats_.emplace_back(series_.size(), turns);
        series_.push_back(std::move(series));
    }

    At at(int index) const {
        const auto& [series, turns] = seats_[static_cast<std::size_t>(index) % seats_.size()];
        return {series, index / static_cast<int>(seats_.size()), turns};
    }

    arena::Job job(int index) const {
        const At here = at(index);
        arena::Job job = series_[here.series].job;
        job.deal = here.deal;
        for (const std::string& bot : arena::turned(series_[here.series].bots, here.turns))
            job.bots.push(bot);
        return job;
    }

    void finish(int index, const arena::Scores& scores) {
        const At here = at(index);
        Series& series = series_[here.series];
        series.queue.add(here.deal, here.turns, scores);
        while (!series.comparison.is_decided()) {
            const auto block = series.queue.next();
            if (!block) return;
            series.comparison.add_block(*block);
        }
    }

    const bool may_end_early_;
    std::vector<Series> series_;
    std::vector<std::pair<std::size_t, int>> seats_;  // the matches of one deal: series and turns
};

}  // namespace

int run_arena(const ArenaArguments& a) {
    allow_external_bots();
    const ArenaGame game = arena_game(a.game, a.options, a.edition);
    Arena arena(a, game);
    require_writable(a.csv);
    require_writable(a.svg);
    run_workload(arena.workload(a.deals), game, a);
    const std::vector<ArenaFinding> findings = arena.findings();
    fmt::print("{}", a.output == Output::Json ? arena_json(a, findings) : arena_text(a, findings));
    if (!a.csv.empty()) write_file(a.csv, arena_csv(a, findings));
    if (!a.svg.empty()) write_file(a.svg, arena_svg(a, findings));
    return 0;
}

}  // namespace curia::cli
