#include "cli/data_folder.h"

#include <fcntl.h>
#include <fmt/core.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>

#include "cli/commands.h"

namespace curia::cli {

namespace fs = std::filesystem;

namespace {

// If root uses the folder of a server, that server must still be able to open the lock.
void keep_owner(int file, const std::string& folder) {
    struct stat owner{};
    if (::geteuid() != 0 || ::stat(folder.c_str(), &owner) != 0) return;
    if (::fchown(file, owner.st_uid, owner.st_gid) != 0) return;  // the server reports it
}

}  // namespace

std::string default_folder() {
    if (const char* data = std::getenv("XDG_DATA_HOME"); data && *data)
        return std::string(data) + "/curia";
    if (const char* home = std::getenv("HOME"); home && *home)
        return std::string(home) + "/.local/share/curia";
    return "curia-data";
}

std::string database_in(const std::string& folder) { return folder + "/curia.db"; }

FolderLock::FolderLock(const std::string& folder) {
    std::error_code error;
    fs::create_directories(folder, error);
    if (error)
        throw BadInput{fmt::format("the folder {} cannot be created: {}", folder, error.message())};
    const std::string path = folder + "/lock";
    file_ = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
    if (file_ < 0)
        throw BadInput{
            fmt::format("cannot write to the folder {}: choose another one with --data", folder)};
    keep_owner(file_, folder);
    if (::flock(file_, LOCK_EX | LOCK_NB) == 0) return;
    ::close(file_);
    throw BadInput{fmt::format(
        "another Curia uses the folder {}: stop it, or choose another folder with --data", folder)};
}

FolderLock::~FolderLock() { ::close(file_); }

bool FolderLock::is_held(const std::string& folder) {
    const int file = ::open((folder + "/lock").c_str(), O_RDWR | O_CLOEXEC);
    if (file < 0) return false;
    const bool is_free = ::flock(file, LOCK_EX | LOCK_NB) == 0;
    ::close(file);
    return !is_free;
}

}  // namespace curia::cli
