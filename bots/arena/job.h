// The arena's unit of work: one match with everything that determines it. The same job gives the
// same result on every machine (except for bots with a time limit). So results can be stored by the
// text of their job, and a repeated job does no harm.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/describe.h"
#include "engine/fixed_list.h"
#include "engine/seat.h"
#include "match/result.h"

namespace curia::arena {

struct Job {
    std::string game;
    int rules = 0;
    std::string edition;                     // fingerprint of the component values
    std::string options;                     // all options: "name=value name=value"
    FixedList<std::string, kMaxSeats> bots;  // one for each seat: "name#version"
    std::int64_t seed = 0;
    int deal = 0;  // the number of the deal for this seed, from 0

    int players() const { return bots.size(); }
    bool operator==(const Job&) const = default;
    static constexpr auto description() {
        return describe("job", field("game", &Job::game), field("rules", &Job::rules),
                        field("edition", &Job::edition), field("options", &Job::options),
                        field("bots", &Job::bots), field("seed", &Job::seed),
                        field("deal", &Job::deal));
    }
};

using Scores = FixedList<int, kMaxSeats>;  // one for each seat; the highest wins

struct JobResult {
    Job job;
    Scores scores;
    std::string ending;
    int steps = 0;
    std::string failure;  // why a bot lost by rule; not stored

    bool operator==(const JobResult&) const = default;
    static constexpr auto description() {
        return describe("result", field("job", &JobResult::job),
                        field("scores", &JobResult::scores), field("ending", &JobResult::ending),
                        field("steps", &JobResult::steps));
    }
};

// The key of a job's result: the job in JSON, on one line.
std::string text_of(const Job& job);
Result<Job> read_job(std::string_view text);

// A result with its job in JSON, on one line without the line end.
std::string line_of(const JobResult& result);
Result<JobResult> read_result(std::string_view line);

// A bot's name with the version of its play, and the name alone.
std::string label(std::string_view bot, int version);
std::string_view name_in(std::string_view label);

}  // namespace curia::arena
