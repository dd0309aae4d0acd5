// The folder in which a server keeps its matches.
#pragma once

#include <sys/types.h>

#include <string>

namespace curia::cli {

// A database contains every player's cards, and so does a copy.
inline constexpr mode_t kOnlyMine = 0077;

// The folder for matches if none is given.
std::string default_folder();
std::string database_in(const std::string& folder);

// Held while the program uses the folder: two servers on one database would both believe that they
// hold its tables.
class FolderLock {
public:
    // Creates the folder if it does not exist. Throws if it is in use or cannot be written to.
    explicit FolderLock(const std::string& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // True if another program holds the lock now.
    static bool is_held(const std::string& folder);

private:
    int file_ = -1;
};

}  // namespace curia::cli
