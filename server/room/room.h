// One table: its seats, its match, and everybody who looks on. A room handles one message at a
// time; what it decides is stored before anybody hears of it.
#pragma once

#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "server/protocol.h"
#include "server/room/services.h"
#include "server/room/table_buckets.h"
#include "server/room/terms.h"

namespace curia {

class Room : public std::enable_shared_from_this<Room> {
public:
    // A table that has just been opened: `open()` starts it if nobody is waited for.
    Room(Services& services, StoredTable stored, TableTerms terms,
         std::unique_ptr<HostedMatch> match);
    // Goes through what happened so far. Why it could not, or nothing.
    std::optional<std::string> restore(const std::vector<Entry>& entries);
    void open(std::function<void()> ready = {});

    const std::string& id() const { return stored_.id; }
    const HostedMatch& match() const { return *match_; }
    const TableTerms& terms() const { return terms_; }
    protocol::Phase phase() const { return phase_; }
    int told_version() const { return told_; }  // what is not stored yet, nobody may see
    protocol::TableInfo info() const;
    std::vector<std::string> seat_names() const;  // for a record
    // The seat that this token holds.
    Viewer seat_of(std::string_view token) const;
    bool is_owner(std::string_view token) const;
    bool is_idle() const { return members_.empty() && !is_busy_ && waiting_.empty(); }
    // False if somebody has asked for a rematch already: it is on its way.
    bool claim_rematch() { return !std::exchange(is_going_on_, true); }
    void give_up_rematch() { is_going_on_ = false; }
    void go_on_at(const std::string& table,
                  std::function<void(std::string_view)> done);  // a rematch has been opened

    // Takes a message out of the bucket it counts in. Whose that is, if it was empty: then the
    // message is too much.
    std::optional<TableBuckets::Whose> empty_bucket(net::Connection connection,
                                                    const protocol::FromClient& message);
    void join(net::Connection connection, const protocol::Join& join);
    void leave(net::Connection connection);
    void handle(net::Connection connection, const protocol::FromClient& message);
    // Is this socket that of somebody seated here? The rematch is his to ask for.
    bool is_seated(net::Connection connection) const;

private:
    // Alive for as long as the answer that a bot or a timer was sent for is wanted.
    using Errand = std::shared_ptr<const int>;
    struct SeatState {
        protocol::SeatKind kind = protocol::SeatKind::Open;
        std::string level, name;
        bool stand_in = false;
        int ask = -1;                 // the question that is open, if there is one
        int served = -1;              // the last question that a bot or a timer was put on
        Errand errand{};              // which they are still to answer
        bool is_advised = false;      // the coach is thinking for him
        std::int64_t asked_at = 0;    // in milliseconds of the house's clock
        std::int64_t away_since = 0;  // and somebody waits
        int watch = 0;                // of several timers the last one counts
        std::int64_t left = 0;        // on the clock, milliseconds
        bool is_played_by_bot() const {
            return kind == protocol::SeatKind::Bot ||
                   (kind == protocol::SeatKind::Person && stand_in);
        }
    };
    struct Member {
        Viewer seat;
        std::set<int> held;  // seats that were played from this device
        bool is_owner = false;
    };
    struct Request {  // of a take-back, to all others
        Seat seat;
        int to = 0;
        std::set<int> awaited;
    };

    // Messages (room.cpp, room_messages.cpp).
    void refuse(net::Connection connection, const protocol::MessageId& id, std::string_view why);
    void acknowledge(net::Connection connection, const protocol::MessageId& id);
    // Says how it went: once it is durable.
    std::function<void(std::string_view)> answer_to(net::Connection connection,
                                                    const protocol::MessageId& id);
    void tell(net::Connection connection, const protocol::FromServer& message);
    void tell_all(const protocol::FromServer& message);
    void tell_table();
    void tell_crowd();
    void keep_line(const protocol::Line& line);
    void on(net::Connection connection, const protocol::Join& join) {
        this->join(connection, join);
    }
    void on(net::Connection connection, const protocol::Own& own);
    void on(net::Connection connection, const protocol::Act& act);
    void on(net::Connection connection, const protocol::Preview& preview);
    void on(net::Connection connection, const protocol::TakeBack& take_back);
    void on(net::Connection connection, const protocol::Consent& consent);
    void on(net::Connection connection, const protocol::AskCoach& coach);
    void on(net::Connection connection, const protocol::Say& say);
    void on(net::Connection connection, const protocol::Rename& rename);
    void on(net::Connection connection, const protocol::Start& start);
    void on(net::Connection connection, const protocol::Set& set);
    void on(net::Connection connection, const protocol::FillSeat& fill);
    void on(net::Connection connection, const protocol::Rematch& rematch);
    void on(net::Connection connection, const protocol::Ping& ping);
    Member* member(net::Connection connection);
    TableBuckets::Speaker speaker(net::Connection connection,
                                  const protocol::FromClient& message) const;
    SeatState& state(Seat seat) { return seats_[seat.index]; }
    bool knows_version(int seen) const;
    void sit_down(Seat seat);
    bool is_asked(const Member& member, int ask, net::Connection connection,
                  const protocol::MessageId& id);

    // The match (room_play.cpp).
    // Plays an action, stores it with what chance adds to it, and tells everybody. `done` hears
    // whether that went well: empty, or why not.
    using Done = std::function<void(std::string_view)>;
    void play(Seat seat, const Json& action, Done done);
    void take_back_to(int version, Done done);
    void unmake(int version);
    std::vector<std::int64_t> left_after_take_back(int version) const;
    void withdraw_request();
    protocol::Asked asked() const;
    void commit_steps(int from, std::vector<TableEvent> events, Done done);
    void ask_again(int from, std::int64_t now);
    void tell_steps(int from);
    protocol::Update update_for(Viewer viewer, int from) const;
    void add_changes(protocol::Update& update, Viewer viewer) const;
    template <class Message>
    void add_state(Message& message, Viewer viewer) const;
    protocol::Joined joined_for(Viewer viewer) const;
    void draw();
    void serve_questions();
    void let_bot_think(Seat seat);
    void bot_answers(Seat seat, std::weak_ptr<const int> errand, const std::string& action);
    std::int64_t bot_due(Seat seat) const;
    void watch(Seat seat);
    void look_after(Seat seat);
    protocol::ClockState clock_state() const;
    int last_own_step(Seat seat) const;

    // What else happens at a table (room_events.cpp).
    void happen(std::vector<TableEvent> events, Done done = {});
    void apply(const TableEvent& event);
    void apply(const event::Seated& seated);
    void apply(const event::Named& named);
    void apply(const event::Started& started);
    void apply(const event::StoodIn& stood_in);
    void apply(const event::Returned& returned);
    void apply(const event::Changed& changed);
    void apply(const event::Clocked& clocked);
    void apply(const event::WentOn& went_on);
    std::optional<std::string> restore(const Entry& entry);
    void start(Done done);
    // Nobody is waited for: the match begins, `ready` hears when it has been tried.
    void start_if_full(std::function<void()> ready = {});
    bool is_full() const;
    // For what nobody would press again once the disk has room.
    void try_later(std::function<void()> work);
    // Gives the entries their numbers and the writing to the store. Until it is done nothing else
    // happens here. `done` hears of the outcome first.
    void store(Writing writing, std::function<void(Store::Outcome)> done);
    Entry entry(EntryKind kind, std::string text);
    void when_free(std::function<void()> work);
    void now_free();
    bool is_present(Seat seat) const;
    bool has_person_besides(Seat seat) const;

    Services& services_;
    StoredTable stored_;
    TableTerms terms_;
    std::unique_ptr<HostedMatch> match_;
    protocol::Phase phase_ = protocol::Phase::Waiting;
    std::vector<SeatState> seats_;
    std::map<net::Connection, Member> members_;
    TableBuckets buckets_;
    std::deque<std::function<void()>> waiting_;  // for what is on its way to the store
    std::vector<protocol::Line> chat_;
    std::optional<Request> request_;
    std::optional<std::string> next_;
    std::int64_t entries_ = 0;   // how many the store has
    int asks_ = 0;               // how many questions have been put
    std::int64_t since_ = 0;     // when the message came that is being handled, in microseconds
    int told_ = 0;               // the version that everybody has heard of
    std::vector<bool> unmade_;   // versions that once were something else
    bool is_busy_ = false;       // something is on its way to the store
    bool is_going_on_ = false;   // a rematch is being opened
    bool is_crowd_due_ = false;  // many are to be told of the table in a while
};

}  // namespace curia
