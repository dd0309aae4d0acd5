// A server of our own in another process, for load and crash tests.
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
    long memory() const;  // bytes that are in use
    int stop();           // as Ctrl-C does; the status it leaves with
    void kill();          // without a warning

private:
    int end(int signal);

    pid_t process_ = 0;
    int port_ = 0;
};

}  // namespace curia::cli
