// A match on the server: the type-erased interface of match/, with bots and a coach.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "match/any_match.h"
#include "match/result.h"
#include "server/protocol/http.h"

namespace curia {

class HostedMatch : public AnyMatch {
public:
    // A bot's action, or the coach's advice, for the seat's question, as JSON. It holds the seat's
    // View and nothing else. A home with threads calls `compute` on one of them. A home without
    // threads passes the text of `write` to compute_thought() in another instance of the program.
    struct Thought {
        std::function<std::string()> compute, write;
    };
    virtual Thought thought(Seat seat, std::string_view level, std::uint64_t seed) const = 0;
    virtual Thought advice(Seat seat) const = 0;

    // A match that continues from an earlier version. What the seat could not know is imagined.
    virtual std::unique_ptr<HostedMatch> branch(int version, Seat seat, Rng& rng) const = 0;
    // The first line of its record. For a branch, it contains the position it started from.
    virtual std::string header() const = 0;
    virtual std::string plain_header() const = 0;  // the same settings, from the start
    virtual std::string game() const = 0;
    virtual int rules() const = 0;
    virtual std::string options() const = 0;
    virtual protocol::EditionInfo edition() const = 0;
    // A copy for another thread: a match changes on its own thread only.
    virtual std::shared_ptr<const HostedMatch> copy() const = 0;
};

// A match at its start, from a header that this server wrote.
Result<std::unique_ptr<HostedMatch>> host_match(std::string_view header);
// A whole match from a record. The record may come from anyone.
Result<std::unique_ptr<HostedMatch>> host_record(std::string_view record, RecordNotes& notes);

// Reads what Thought::write() wrote, and computes it.
Result<std::string> compute_thought(std::string_view text);

// The version of a bot (Bot::version()), or nothing if there is no bot of this name.
std::optional<int> version_of_bot(std::string_view game, std::string_view name);

bool is_level(std::string_view name);                    // or a bot of the operator
inline constexpr std::string_view kUsualLevel = "club";  // if nobody chose one
protocol::Games all_games();
std::optional<protocol::EditionInfo> edition_of_game(std::string_view game);
// How long a bot of this level takes to answer, so that all its answers take the same time.
int pace_of_level(std::string_view name);

}  // namespace curia
