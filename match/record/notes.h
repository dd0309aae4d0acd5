// What the first line of a record says in addition to the setup.
#pragma once

#include <string>
#include <vector>

namespace curia {

struct RecordNotes {
    std::vector<std::string> seats;  // who sat where, in words
    bool undo = false;               // a person against bots could undo everything
    bool offline = false;            // begun in a browser, which knew all secrets
};

struct HeaderParts {
    RecordNotes notes{};
    bool full_edition = false;  // writes out the default edition too, since values may be corrected
    std::string start{};        // the position it starts in, as JSON; empty: the first one
};

}  // namespace curia
