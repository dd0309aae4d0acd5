#include "cli/arena/results_file.h"

#include <fmt/core.h>

#include <cerrno>
#include <cstring>
#include <filesystem>
#include <string_view>

#include "cli/common.h"
#include "cli/terminal/style.h"

namespace curia::cli {

ResultsFile::ResultsFile(const std::string& path) : path_(path) {
    if (path_.empty()) return;
    std::error_code error;
    if (std::filesystem::exists(path_, error)) read(read_file(path_));
    file_.open(path_, std::ios::binary | std::ios::app);
    if (!file_) throw BadInput{"cannot write " + path_ + ": " + std::strerror(errno)};
}

void ResultsFile::read(const std::string& text) {
    std::string_view rest = text;
    for (int number = 1; !rest.empty(); ++number) {
        const std::size_t end = rest.find('\n');
        const bool is_whole = end != std::string_view::npos;
        const std::string_view line = rest.substr(0, end);
        Result<arena::JobResult> result = arena::read_result(line);
        const bool is_last = !is_whole || end + 1 == rest.size();
        if (result && is_whole) {
            std::string key = arena::text_of(result->job);
            known_.try_emplace(std::move(key), std::move(*result));
        } else if (is_last && (number > 1 || line.starts_with("{\"job\":"))) {
            fmt::print(stderr, "curia: the last line of {} is broken and is ignored\n",
                       printable(path_));
            std::filesystem::resize_file(path_, text.size() - rest.size());
            return;
        } else {  // not a file of ours: do not write to it
            throw BadInput{fmt::format("{}:{}: not a result of the arena", path_, number)};
        }
        rest.remove_prefix(end + 1);
    }
}

const arena::JobResult* ResultsFile::find(const arena::Job& job) const {
    if (known_.empty()) return nullptr;
    const auto found = known_.find(arena::text_of(job));
    return found == known_.end() ? nullptr : &found->second;
}

void ResultsFile::append(const arena::JobResult& result) {
    if (path_.empty()) return;
    file_ << arena::line_of(result) + "\n" << std::flush;
    if (!file_) throw BadInput{"cannot write " + path_ + ": " + std::strerror(errno)};
}

}  // namespace curia::cli
