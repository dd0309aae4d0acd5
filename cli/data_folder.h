// The folder in which a server keeps its matches.
#pragma once

#include <sys/types.h>

#include <string>

namespace curia::cli {

// A database has the cards of everybody in it, and so has a copy.
inline constexpr mode_t kOnlyMine = 0077;

// Where matches are kept if no folder is given.
std::string default_folder();
std::string database_in(const std::string& folder);

// Held for as long as the program uses the folder: two servers on one database would both believe
// that its tables are theirs.
class FolderLock {
public:
    // Makes the folder if it is not there. Throws if it is in use or cannot be written to.
    explicit FolderLock(const std::string& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    // Does another program hold the lock at the moment?
    static bool is_held(const std::string& folder);

private:
    int file_ = -1;
};

}  // namespace curia::cli
