// Finished jobs in a file, one per line, so that an interrupted run can continue.
#pragma once

#include <fstream>
#include <string>
#include <unordered_map>

#include "bots/arena/job.h"

namespace curia::cli {

class ResultsFile {
public:
    // Reads the file. Cuts off a last line that is incomplete, with a note. Without a path nothing
    // is known and nothing is stored.
    explicit ResultsFile(const std::string& path);

    // Null if the job is not finished yet.
    const arena::JobResult* find(const arena::Job& job) const;
    void append(const arena::JobResult& result);

private:
    void read(const std::string& text);

    const std::string path_;
    std::ofstream file_;
    std::unordered_map<std::string, arena::JobResult> known_;  // by the text of the job
};

}  // namespace curia::cli
