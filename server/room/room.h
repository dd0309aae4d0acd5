// One table and everyone at it. A room handles one message at a time, and stores its decisions
// before it tells anyone. room.cpp shows the life of a move, from top to bottom.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "server/protocol/from_client.h"
#include "server/protocol/refusal.h"
#include "server/push/reminders.h"
#include "server/room/audience.h"
#include "server/room/clocks.h"
#include "server/room/questions.h"
#include "server/room/services.h"
#include "server/room/table_buckets.h"
#include "server/room/table_log.h"
#include "server/room/table_state.h"
#include "server/room/take_backs.h"

namespace curia {

class Room : public std::enable_shared_from_this<Room> {
public:
    // Gets nothing, or the reason for a refusal.
    using Done = std::function<void(std::optional<protocol::Refusal>)>;

    Room(Services& services, StoredTable stored, TableTerms terms,
         std::unique_ptr<HostedMatch> match);

    // Applies the stored entries, on any thread.
    Result<void> restore(const std::vector<Entry>& entries) {
        return log_.restore(table_, entries);
    }
    // Starts the match if no seat is open. `ready` is called after the attempt.
    void open(std::function<void()> ready = {});

    const std::string& id() const { return table_.id; }
    const TableState& table() const { return table_; }
    const HostedMatch& match() const { return *table_.match; }
    protocol::Phase phase() const { return table_.phase; }
    protocol::TableInfo info() const { return audience_.info(); }
    bool is_invitation(std::string_view code) const;
    // Waiting for players, with a seat for one more.
    bool has_free_seat() const {
        return phase() == protocol::Phase::Waiting && table_.free_chair();
    }
    bool is_idle() const {
        return audience_.is_empty() && !is_busy_ && waiting_.empty() && reminders_.is_idle();
    }

    // Takes a token from the bucket that the message counts in. Returns whose bucket it is if it
    // was empty.
    std::optional<TableBuckets::Whose> empty_bucket(net::Connection connection,
                                                    const protocol::FromClient& message);
    void handle(net::Connection connection, const protocol::FromClient& message);
    void leave(net::Connection connection);

    // The rematch, which the server opens. The first player who asks for it claims it, and its
    // table is stored here when it is open.
    bool is_seated(net::Connection connection) const;
    bool claim_rematch() { return !std::exchange(is_rematch_claimed_, true); }
    void give_up_rematch() { is_rematch_claimed_ = false; }
    void store_rematch(const std::string& table, Done done);

private:
    struct GivenAdvice {
        int ask = -1;
        std::string text;
    };
    struct TransferCode {
        std::string hash;
        std::int64_t until = 0;  // on the steady clock
    };

    // One message at a time (room.cpp).
    void when_free(std::function<void()> work);
    void now_free();
    void store(Writing writing, std::function<void(Store::Outcome)> done);
    // Retries later what no person would repeat when the store works again.
    void try_later(std::function<void()> work);

    // The life of a move (room.cpp).
    void on(net::Connection connection, const protocol::Act& act);
    void answer(Seat seat, std::weak_ptr<const int> wanted, const std::string& action);
    void play(Seat seat, const Json& action, std::int64_t since, Done done);
    void draw();
    void commit_steps(int from, std::vector<TableEvent> events, std::int64_t since, Done done);
    void tell_steps(int from, bool is_start);
    void serve_questions();
    void take_back_to(int version, Done done);

    // Other events at a table (room.cpp).
    void happen(const TableEvent& event, Done done);
    void start(Done done);
    void start_if_full(std::function<void()> ready = {});
    void stand_in(Seat seat);

    // Joining, sitting down and leaving (room_joining.cpp).
    void on(net::Connection connection, const protocol::Join& join);
    void take_chair(net::Connection connection, const protocol::Join& join);
    void take_over(net::Connection connection, const protocol::Join& join);
    void enter(net::Connection connection, const protocol::Join& join, Viewer seat);
    void sit_down(Seat seat);
    void forget(net::Connection connection);
    Viewer seat_of_transfer(std::string_view code) const;
    void on(net::Connection connection, const protocol::Transfer& transfer);
    void on(net::Connection connection, const protocol::FreeSeat& free);
    void on(net::Connection connection, const protocol::Invite& invite);

    // Other messages (room_messages.cpp).
    void on(net::Connection connection, const protocol::Own& own);
    void on(net::Connection connection, const protocol::Preview& preview);
    void on(net::Connection connection, const protocol::TakeBack& take_back);
    void on(net::Connection connection, const protocol::Consent& consent);
    void on(net::Connection connection, const protocol::AskCoach& coach);
    void on(net::Connection connection, const protocol::AnswerEarly& early);
    void on(net::Connection connection, const protocol::Seen& seen);
    void on(net::Connection connection, const protocol::Hurry& hurry);
    void on(net::Connection connection, const protocol::Say& say);
    void on(net::Connection connection, const protocol::Rename& rename);
    void on(net::Connection connection, const protocol::Start& start);
    void on(net::Connection connection, const protocol::Set& set);
    void on(net::Connection connection, const protocol::FillSeat& fill);
    void choose_bot(net::Connection connection, const protocol::FillSeat& fill);
    void on(net::Connection connection, const protocol::Rematch& rematch);
    void on(net::Connection connection, const protocol::Ping& ping);

    // Web push (room_reminders.cpp).
    void on(net::Connection connection, const protocol::Subscribe& wish);
    void subscribe(Seat seat, const std::string& endpoint, bool on, Done done);
    Viewer left_by(const TableEvent& event) const;

    // Answers.
    void refuse(net::Connection connection, const protocol::MessageId& id, protocol::Refusal why);
    void acknowledge(net::Connection connection, const protocol::MessageId& id);
    Done answer_to(net::Connection connection, const protocol::MessageId& id);
    std::optional<protocol::Refusal> why_not_asked(const Audience::Member* member, int ask) const;
    const Audience::Member* owner(net::Connection connection) const;
    bool is_owner_token(std::string_view token) const;
    std::optional<protocol::Refusal> why_not_kept(net::Connection connection,
                                                  std::size_t bytes = 0);
    Seat seat_at(int index) const { return Seat{static_cast<std::uint8_t>(index)}; }
    TableBuckets::Speaker speaker(net::Connection connection,
                                  const protocol::FromClient& message) const;

    Services& services_;
    TableState table_;
    TableLog log_;
    Audience audience_;
    Clocks clocks_;
    Questions questions_;
    Reminders reminders_;
    TakeBacks take_backs_;
    TableBuckets buckets_;
    std::vector<TransferCode> transfers_;        // one for each seat
    std::vector<bool> is_advised_;               // the coach is thinking for this seat
    std::vector<GivenAdvice> advised_;           // the last advice of each seat
    std::deque<std::function<void()>> waiting_;  // until the pending write is done
    bool is_busy_ = false;                       // a write is pending
    bool is_rematch_claimed_ = false;            // a rematch is being opened
};

}  // namespace curia
