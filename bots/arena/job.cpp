#include "bots/arena/job.h"

#include "match/json/reader.h"
#include "match/json/writer.h"

namespace curia::arena {

std::string text_of(const Job& job) { return to_json(job); }

Result<Job> read_job(std::string_view text) { return from_json<Job>(text); }

std::string line_of(const JobResult& result) { return to_json(result); }

Result<JobResult> read_result(std::string_view line) {
    Result<JobResult> result = from_json<JobResult>(line);
    if (result && result->scores.size() != result->job.players())
        return Failure{"the number of scores is not the number of bots"};
    return result;
}

std::string label(std::string_view bot, int version) {
    return std::string(bot) + "#" + std::to_string(version);
}

std::string_view name_in(std::string_view label) { return label.substr(0, label.rfind('#')); }

}  // namespace curia::arena
