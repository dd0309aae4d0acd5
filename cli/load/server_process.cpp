#include "cli/load/server_process.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <csignal>
#include <cstring>
#include <fstream>

#include "cli/commands.h"

namespace curia::cli {

ServerProcess::ServerProcess(const std::vector<std::string>& arguments, const std::string& program,
                             int port) {
    int out[2];
    if (::pipe2(out, O_CLOEXEC) != 0) throw BadInput{"cannot create a pipe to the server"};
    std::vector<std::string> words{"curia", "serve", "--port", std::to_string(port)};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    process_ = ::fork();
    if (process_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGKILL);  // ends with the program that started it
        ::dup2(out[1], STDOUT_FILENO);
        const int nowhere = ::open("/dev/null", O_WRONLY | O_CLOEXEC);
        ::dup2(nowhere, STDERR_FILENO);
        ::execv(program.c_str(), argv.data());
        ::_exit(127);
    }
    ::close(out[1]);
    std::string text;
    char byte = 0;
    while (text.find("\n") == std::string::npos && ::read(out[0], &byte, 1) == 1) text += byte;
    ::close(out[0]);
    const std::size_t colon = text.rfind(':');
    port_ = colon == std::string::npos ? 0 : std::atoi(text.c_str() + colon + 1);
    if (port_ == 0) throw BadInput{"the server did not start; run `curia serve` to see why"};
}

ServerProcess::~ServerProcess() { end(SIGTERM); }
int ServerProcess::stop() { return end(SIGINT); }
void ServerProcess::kill() { end(SIGKILL); }

int ServerProcess::end(int signal) {
    if (process_ <= 0) return 0;
    int status = 0;
    ::kill(process_, signal);
    ::waitpid(process_, &status, 0);
    process_ = 0;
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

long ServerProcess::memory() const {
    std::ifstream status(fmt::format("/proc/{}/statm", process_));
    long total = 0, resident = 0;
    status >> total >> resident;
    return resident * ::sysconf(_SC_PAGESIZE);
}

}  // namespace curia::cli
