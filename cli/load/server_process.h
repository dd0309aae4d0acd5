// A server in another process, for load and crash tests.
#pragma once

#include <sys/types.h>

#include <string>
#include <vector>

namespace curia::cli {

class ServerProcess {
public:
    // Starts `curia serve` on any free port, or on this one, and waits until it listens.
    explicit ServerProcess(const std::vector<std::string>& arguments,
                           const std::string& program = "/proc/self/exe", int port = 0);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    int port() const { return port_; }
    pid_t id() const { return process_; }
    long memory() const;  // bytes in use
    int stop();           // like Ctrl-C; returns its exit status
    void kill();          // with SIGKILL

private:
    int end(int signal);

    pid_t process_ = 0;
    int port_ = 0;
};

}  // namespace curia::cli
