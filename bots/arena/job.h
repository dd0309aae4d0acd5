// The unit of the arena's work: one match, with everything that decides how it goes. Who plays the
// same job again, on whatever machine, gets the same result (bots on a clock excepted), so results
// can be kept by the text of their job, and a repeated job is harmless.
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
    std::string options;                     // all of them: "name=value name=value"
    FixedList<std::string, kMaxSeats> bots;  // one for each seat: "name#version"
    std::int64_t seed = 0;
    int deal = 0;  // the how many-th of this seed

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

    bool operator==(const JobResult&) const = default;
    static constexpr auto description() {
        return describe("result", field("job", &JobResult::job),
                        field("scores", &JobResult::scores), field("ending", &JobResult::ending),
                        field("steps", &JobResult::steps));
    }
};

// The name under which a job's result is kept: the job in JSON, on one line.
std::string text_of(const Job& job);
Result<Job> read_job(std::string_view text);

// A result with its job in JSON, on one line without its end.
std::string line_of(const JobResult& result);
Result<JobResult> read_result(std::string_view line);

// A bot's name with the version of its play, and the name alone.
std::string label(std::string_view bot, int version);
std::string_view name_in(std::string_view label);

}  // namespace curia::arena
