// Records: a match as text, one step a line. The format is described in docs/record.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/edition/edition.h"
#include "match/json/json.h"
#include "match/match.h"
#include "match/record/notes.h"
#include "match/result.h"

namespace curia {

inline constexpr int kRecordVersion = 1;

template <Game G>
struct Record {
    Match<G> match;
    RecordNotes notes;
    bool is_finished = false;  // it has a closing line, and the line is right
};

struct RecordHeader;  // match/record/record_lines.h

// The name of the game in a record.
Result<std::string> game_of_record(std::string_view text, std::string_view name);

template <Game G>
std::string write_record(const Match<G>& match, const RecordNotes& notes);

// Replays the record and checks every line. `name` stands for it in messages.
template <Game G>
Result<Record<G>> read_record(std::string_view text, std::string_view name);

// The parts of a record.
template <Game G>
std::string write_header(const typename G::Setup& setup, const HeaderParts& parts);
template <Game G>
std::string write_step(const Step<G>& step, int players);
template <Game G>
std::string write_end(const OutcomeOf<typename G::Ending>& outcome, int players);

// A setup and the owner of its edition.
template <Game G>
struct HeldSetup {
    typename G::Setup setup;
    std::shared_ptr<const typename G::Edition> edition;
};

template <Game G>
Result<HeldSetup<G>> setup_of(const RecordHeader& header);
// A match from a position that AnyMatch::start() wrote.
template <Game G>
Result<Match<G>> match_from(const HeldSetup<G>& held, const Json& start);

// Plays the line as the next step.
template <Game G>
Result<void> take_step(Match<G>& match, const Json& line);

}  // namespace curia
