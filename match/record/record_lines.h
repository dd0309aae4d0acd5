// The parts of a record that are the same for every game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/json/reader.h"
#include "match/record/notes.h"

namespace curia {

// The first line of a record.
struct RecordHeader {
    std::string game;
    int rules = 0;
    int players = 0;
    Json options;  // an object
    Json edition;  // "default", or the values of another one
    RecordNotes notes;
};
Result<RecordHeader> read_header(const Json& line);

// Reads a text line by line. Empty lines are skipped.
class Lines {
public:
    Lines(std::string_view text, std::string_view name) : rest_(text), name_(name) {}

    // Reads the next line as JSON; false at the end of the text or if the line is broken.
    bool next();
    const Json& json() const { return json_; }
    bool failed() const { return !failure_.text.empty(); }
    Failure failure() const { return failure_; }
    Failure fail(std::string_view what) const;  // names this line

private:
    std::string_view rest_;
    std::string_view name_;
    int number_ = 0;
    Json json_;
    Failure failure_;
};

}  // namespace curia
