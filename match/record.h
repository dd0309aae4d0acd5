// Records: a match as text, one step a line. The format is described in docs/record.md.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "match/edition.h"
#include "match/json_reader.h"
#include "match/json_writer.h"
#include "match/playing.h"
#include "match/record_lines.h"
#include "match/result.h"

namespace curia {

inline constexpr int kRecordVersion = 1;

template <Game G>
struct Record {
    Playing<G> match;
    RecordNotes notes;
    bool is_finished = false;  // the closing line was there, and true
};

// The name of the game that a record is of.
Result<std::string> game_of_record(std::string_view text, std::string_view name);

template <Game G>
std::string write_record(const Playing<G>& match, const RecordNotes& notes);

// Replays the record and checks every line of it. `name` is what it is called in messages.
template <Game G>
Result<Record<G>> read_record(std::string_view text, std::string_view name);

// The parts of a record.
template <Game G>
std::string write_header(const typename G::Setup& setup, const HeaderParts& parts);
template <Game G>
std::string write_step(const Step<G>& step, int players);
template <Game G>
std::string write_end(const OutcomeOf<typename G::Ending>& outcome, int players);

// A setup, and what its edition is held by.
template <Game G>
struct HeldSetup {
    typename G::Setup setup;
    std::shared_ptr<const typename G::Edition> edition;
};

template <Game G>
Result<HeldSetup<G>> setup_of(const RecordHeader& header);
// The match that begins in a position, as Match::start() wrote it.
template <Game G>
Result<Playing<G>> match_from(const HeldSetup<G>& held, const Json& start);

// Why the line could not be taken as the next step; nothing if it was.
template <Game G>
std::optional<std::string> take_step(Playing<G>& match, const Json& line);

}  // namespace curia
