// Another program that is spoken to line by line over its standard input and output.
#pragma once

#include <sys/types.h>

#include <chrono>
#include <string>
#include <string_view>

#include "match/result.h"

namespace curia {

class ChildProcess {
public:
    using Clock = std::chrono::steady_clock;

    // Runs the command in a shell. Its error output goes to ours.
    static Result<ChildProcess> start(const std::string& command);

    ChildProcess(ChildProcess&& other) noexcept;
    ChildProcess& operator=(ChildProcess&&) = delete;
    ~ChildProcess();  // ends the program and everything that it started

    // Sends a line and waits for the next line of the answer, without its end. Fails if there is
    // none in time, if the line is too long, or if the program has ended.
    Result<std::string> ask(std::string_view line, std::chrono::milliseconds limit);
    // Sends a line without waiting for an answer.
    Result<void> tell(std::string_view line, std::chrono::milliseconds limit);

private:
    ChildProcess(pid_t id, int in, int out) : id_(id), in_(in), out_(out) {}
    Result<void> write(std::string_view text, Clock::time_point end);
    Result<std::string> read_line(Clock::time_point end);

    pid_t id_ = -1;
    int in_ = -1, out_ = -1;
    std::string unread_;
};

}  // namespace curia
