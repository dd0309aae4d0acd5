// The parts of a record that are the same for every game.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "match/json_reader.h"
#include "match/json_writer.h"

namespace curia {

// What a record says of the people, besides their match.
struct RecordNotes {
    std::vector<std::string> seats;  // who sat where, in words
    bool undo = false;               // a person against bots could take everything back
};

// What a header says besides the setup.
struct HeaderParts {
    RecordNotes notes{};
    bool full_edition = false;  // also the default one: a later program may have other values
    Raw start{};                // the position in which it begins, if that is not the first one
};

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

// Goes through a text line by line. Empty lines are passed over.
class Lines {
public:
    Lines(std::string_view text, std::string_view name) : rest_(text), name_(name) {}

    // The next line as JSON; false at the end of the text, or if the line is broken.
    bool next();
    const Json& json() const { return json_; }
    bool failed() const { return !failure_.text.empty(); }
    Failure failure() const { return failure_; }
    Failure fail(std::string_view what) const;  // says it of this line

private:
    std::string_view rest_;
    std::string_view name_;
    int number_ = 0;
    Json json_;
    Failure failure_;
};

}  // namespace curia
