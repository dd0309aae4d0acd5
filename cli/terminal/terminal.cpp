#include "cli/terminal/terminal.h"

#include <poll.h>
#include <sys/ioctl.h>
#include <termios.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <thread>
#include <utility>

namespace curia::cli {

namespace {

// Long enough for keys that were pressed twice or too late.
constexpr std::chrono::milliseconds kTimeToSettle{300};

// One dimension of the screen from the environment, for output that is not a terminal.
int side_from(const char* variable, int otherwise) {
    const char* text = std::getenv(variable);
    const int number = text ? std::atoi(text) : 0;
    return number > 0 ? number : otherwise;
}

winsize size_of_output() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0) size = {};
    return size;
}

}  // namespace

Terminal::Terminal() : interactive_(isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1) {}

int Terminal::width() const {
    const int width = size_of_output().ws_col;
    return width > 0 ? width : side_from("COLUMNS", 100);
}

int Terminal::height() const {
    const int height = size_of_output().ws_row;
    return height > 0 ? height : side_from("LINES", 40);
}

void Terminal::write(std::string_view text) {
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fflush(stdout);
}

void Terminal::clear() { write(interactive_ ? "\x1b[H\x1b[2J" : "\n"); }

void Terminal::clear_all() { write(interactive_ ? "\x1b[H\x1b[2J\x1b[3J" : "\n"); }

std::optional<std::string> Terminal::read_line(std::string_view prompt) {
    write(prompt);
    std::optional<std::string> line = take_line();
    while (!line && fill()) line = take_line();
    if (!line && !input_.empty()) line = std::exchange(input_, {});  // a last line without '\n'
    if (!interactive_) write(line ? *line + "\n" : "\n");
    return line;
}

std::optional<std::string> Terminal::read_line_within(std::chrono::milliseconds time) {
    const auto end = std::chrono::steady_clock::now() + time;
    while (true) {
        if (std::optional<std::string> line = take_line()) return line;
        const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
            end - std::chrono::steady_clock::now());
        pollfd input{.fd = STDIN_FILENO, .events = POLLIN, .revents = 0};
        if (ended_ || left.count() <= 0) return std::nullopt;
        if (poll(&input, 1, static_cast<int>(left.count())) > 0 && !fill()) return std::nullopt;
    }
}

void Terminal::unread(std::string line) { input_ = std::move(line) + "\n" + input_; }

void Terminal::forget_input() {
    std::this_thread::sleep_for(kTimeToSettle);
    tcflush(STDIN_FILENO, TCIFLUSH);
    input_.clear();
}

std::optional<std::string> Terminal::take_line() {
    const std::size_t end = input_.find('\n');
    if (end == std::string::npos) return std::nullopt;
    std::string line = input_.substr(0, end);
    input_.erase(0, end + 1);
    return line;
}

bool Terminal::fill() {
    char bytes[1024];
    ssize_t count = 0;
    do count = ended_ ? 0 : read(STDIN_FILENO, bytes, sizeof bytes);
    while (count < 0 && errno == EINTR);
    if (count > 0) input_.append(bytes, static_cast<std::size_t>(count));
    ended_ = count <= 0;
    return !ended_;
}

}  // namespace curia::cli
