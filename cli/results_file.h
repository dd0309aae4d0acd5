// Finished jobs in a file, one a line, so that an interrupted run can go on where it was.
#pragma once

#include <fstream>
#include <string>
#include <unordered_map>

#include "bots/arena/job.h"

namespace curia::cli {

class ResultsFile {
public:
    // Reads what is there. A last line that was not written to its end is cut off, with a note.
    // Without a path nothing is known and nothing is kept.
    explicit ResultsFile(const std::string& path);

    // Nothing if the job is not finished yet.
    const arena::JobResult* find(const arena::Job& job) const;
    void append(const arena::JobResult& result);

private:
    void read(const std::string& text);

    const std::string path_;
    std::ofstream file_;
    std::unordered_map<std::string, arena::JobResult> known_;  // by the text of the job
};

}  // namespace curia::cli
