#include "bots/external/child_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <utility>

extern char** environ;

namespace curia {

namespace {

constexpr std::size_t kLongestLine = 1 << 20;

// Waits until the descriptor is ready, or the time is over.
bool is_ready(int descriptor, short events, ChildProcess::Clock::time_point end) {
    while (true) {
        const auto left =
            std::chrono::ceil<std::chrono::milliseconds>(end - ChildProcess::Clock::now());
        if (left.count() <= 0) return false;
        pollfd one{descriptor, events, 0};
        const int ready = ::poll(&one, 1, static_cast<int>(left.count()));
        if (ready > 0) return true;
        if (ready == 0 || errno != EINTR) return false;
    }
}

}  // namespace

Result<ChildProcess> ChildProcess::start(const std::string& command) {
    // Sockets instead of pipes: writing to a program that has ended must not raise SIGPIPE.
    int in[2], out[2];
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, in) != 0)
        return Failure{std::string("cannot talk to another program: ") + std::strerror(errno)};
    if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, out) != 0) {
        ::close(in[0]), ::close(in[1]);
        return Failure{std::string("cannot talk to another program: ") + std::strerror(errno)};
    }
    posix_spawn_file_actions_t actions;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, in[1], STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, out[1], STDOUT_FILENO);
    // A server has sockets and a database open: they are no business of a bot.
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1);
    posix_spawnattr_t attributes;
    posix_spawnattr_init(&attributes);
    posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
    posix_spawnattr_setpgroup(&attributes, 0);  // a group of its own, to end all of it
    char shell[] = "/bin/sh", flag[] = "-c";
    std::string text = command;
    char* const arguments[] = {shell, flag, text.data(), nullptr};
    pid_t id = -1;
    const int error = ::posix_spawn(&id, shell, &actions, &attributes, arguments, environ);
    posix_spawn_file_actions_destroy(&actions);
    posix_spawnattr_destroy(&attributes);
    ::close(in[1]), ::close(out[1]);
    if (error != 0) {
        ::close(in[0]), ::close(out[0]);
        return Failure{std::string("cannot start another program: ") + std::strerror(error)};
    }
    for (const int descriptor : {in[0], out[0]})
        ::fcntl(descriptor, F_SETFL, ::fcntl(descriptor, F_GETFL) | O_NONBLOCK);
    return ChildProcess(id, in[0], out[0]);
}

ChildProcess::ChildProcess(ChildProcess&& other) noexcept
    : id_(std::exchange(other.id_, -1)),
      in_(std::exchange(other.in_, -1)),
      out_(std::exchange(other.out_, -1)),
      unread_(std::move(other.unread_)) {}

ChildProcess::~ChildProcess() {
    if (id_ < 0) return;
    ::close(in_);
    ::close(out_);
    ::kill(-id_, SIGKILL);
    ::waitpid(id_, nullptr, 0);
}

Result<void> ChildProcess::write(std::string_view text, Clock::time_point end) {
    while (!text.empty()) {
        if (!is_ready(in_, POLLOUT, end)) return Failure{"it does not read what it is sent"};
        const ssize_t sent = ::send(in_, text.data(), text.size(), MSG_NOSIGNAL);
        if (sent < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (sent < 0) return Failure{"it has ended"};
        text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return {};
}

Result<std::string> ChildProcess::read_line(Clock::time_point end) {
    while (true) {
        if (const std::size_t at = unread_.find('\n'); at != std::string::npos) {
            std::string line = unread_.substr(0, at);
            unread_.erase(0, at + 1);
            return line;
        }
        if (unread_.size() > kLongestLine) return Failure{"its line does not end"};
        if (!is_ready(out_, POLLIN, end)) return Failure{"it did not answer in time"};
        char buffer[65536];
        const ssize_t count = ::recv(out_, buffer, sizeof buffer, 0);
        if (count < 0 && (errno == EAGAIN || errno == EINTR)) continue;
        if (count <= 0) return Failure{"it has ended"};
        unread_.append(buffer, static_cast<std::size_t>(count));
    }
}

Result<void> ChildProcess::tell(std::string_view line, std::chrono::milliseconds limit) {
    return write(std::string(line) + "\n", Clock::now() + limit);
}

Result<std::string> ChildProcess::ask(std::string_view line, std::chrono::milliseconds limit) {
    const auto end = Clock::now() + limit;
    // What was said without being asked is not an answer. Only whole lines are dropped: the rest of
    // a line that has begun would be read as a line of its own.
    unread_.erase(0, unread_.rfind('\n') + 1);
    if (const auto sent = write(std::string(line) + "\n", end); !sent) return sent.failure();
    return read_line(end);
}

}  // namespace curia
