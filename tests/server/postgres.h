// A PostgreSQL server for the test, set up as a user would: in a folder, on a free port.
#pragma once

#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

namespace curia {

inline int free_port() {
    const int file = ::socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    ::bind(file, reinterpret_cast<sockaddr*>(&address), size);
    ::getsockname(file, reinterpret_cast<sockaddr*>(&address), &size);
    ::close(file);
    return ntohs(address.sin_port);
}

class Postgres {
public:
    Postgres() : port_(free_port()) {
        std::string name = (std::filesystem::temp_directory_path() / "curia-pg-XXXXXX").string();
        EXPECT_TRUE(::mkdtemp(name.data()));
        folder_ = name;
        // The database refuses to run as root.
        if (::getuid() == 0) {
            as_ = "runuser -u postgres -- ";
            EXPECT_EQ(std::system(("chown postgres " + folder_).c_str()), 0);
        }
        EXPECT_EQ(run("initdb -A trust -U postgres -D " + folder_ + "/data"), 0);
        start();
    }
    ~Postgres() {
        stop();
        std::filesystem::remove_all(folder_);
    }
    Postgres(const Postgres&) = delete;
    Postgres& operator=(const Postgres&) = delete;

    // Stops it as a power failure would.
    void stop() const { run("pg_ctl -w -m immediate -D " + folder_ + "/data stop"); }
    void start() const {
        EXPECT_EQ(
            run("pg_ctl -w -D " + folder_ + "/data -l " + folder_ + "/log -o '-p " +
                std::to_string(port_) + " -k " + folder_ + " -c listen_addresses=127.0.0.1' start"),
            0);
    }
    // Stops or continues all its processes.
    void signal(int number) const {
        for (const auto& entry : std::filesystem::directory_iterator("/proc")) {
            std::ifstream file(entry.path() / "cmdline", std::ios::binary);
            const std::string line((std::istreambuf_iterator<char>(file)), {});
            std::error_code ignored;
            const auto folder = std::filesystem::read_symlink(entry.path() / "cwd", ignored);
            if (folder == folder_ + "/data" && line.find("postgres") != std::string::npos)
                ::kill(std::stoi(entry.path().filename()), number);
        }
    }
    std::string url() const {
        return "postgresql://postgres@127.0.0.1:" + std::to_string(port_) + "/postgres";
    }

private:
    int run(const std::string& command) const {
        return std::system(("cd / && PATH=$PATH:$(ls -d /usr/lib/postgresql/*/bin | tail -n 1) " +
                            with_path(command) + " >/dev/null 2>&1")
                               .c_str());
    }
    std::string with_path(const std::string& command) const {
        return as_.empty() ? command
                           : "runuser -u postgres -- env PATH=$PATH:$(ls -d "
                             "/usr/lib/postgresql/*/bin | tail -n 1) " +
                                 command;
    }

    const int port_;
    std::string folder_, as_;
};

}  // namespace curia
