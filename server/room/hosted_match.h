// A match as the server holds it: the erased door of match/, and bots that sit down at it.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "match/match.h"
#include "match/result.h"
#include "server/protocol/http.h"

namespace curia {

class HostedMatch : public Match {
public:
    // What a bot of this level, or the coach, makes of the seat's question. It is called later, on
    // another thread; it holds the seat's View and nothing else. Gives JSON.
    using Thought = std::function<std::string()>;
    virtual Thought thought(Seat seat, std::string_view level, std::uint64_t seed) const = 0;
    virtual Thought advice(Seat seat, std::uint64_t seed) const = 0;

    // A match that goes on from an earlier version, with what the seat could not know imagined.
    virtual std::unique_ptr<HostedMatch> branch(int version, Seat seat, Rng& rng) const = 0;
    // The first line of its record; of a branch, with the position it started from.
    virtual std::string header() const = 0;
    virtual std::string plain_header() const = 0;  // the same terms, from the beginning
    virtual std::string game() const = 0;
    virtual int rules() const = 0;
    virtual std::string options() const = 0;
    virtual protocol::EditionInfo edition() const = 0;
    // For another thread: a match changes on its own thread only.
    virtual std::shared_ptr<const HostedMatch> copy() const = 0;
};

// What host_match() is to begin: the answer is a header.
struct MatchTerms {
    std::string game;
    int players = 0;
    Json options;              // an object; what is missing is as by default
    std::string edition_text;  // empty: the default edition
};
Result<std::string> write_terms(const MatchTerms& terms);

// A match that has just begun, from a header that this server wrote.
Result<std::unique_ptr<HostedMatch>> host_match(std::string_view header);
// A whole match from a record that anybody may have written.
Result<std::unique_ptr<HostedMatch>> host_record(std::string_view record, RecordNotes& notes);

bool is_level(std::string_view name);
inline constexpr std::string_view kUsualLevel = "club";  // of bots for whom nobody chose one
protocol::Games all_games();
std::optional<protocol::EditionInfo> edition_of_game(std::string_view game);
// How long a bot of this level may think, so that its answers can be told at an even pace.
int milliseconds_of_level(std::string_view name);

}  // namespace curia
