#include "server/push/reminders.h"

#include <algorithm>

namespace curia {

using namespace protocol;

namespace {

// A person who leaves may only load the page again. After a restart all pages come back.
constexpr std::int64_t kAway = 20'000;
constexpr std::int64_t kPause = 60'000;  // between two pushes to one seat
constexpr std::int64_t kRecent = 60'000;

}  // namespace

Reminders::Reminders(Services& services, const TableState& table, const Audience& audience,
                     Gone gone)
    : services_(services),
      table_(table),
      audience_(audience),
      gone_(std::move(gone)),
      seats_(table.seats.size(),
             State{.away_since = services.steady(), .sent_at = services.steady() - kPause}) {}

void Reminders::restored() {
    for (Seat seat : table_.all_seats())
        if (services_.steady() - table_.at(seat).asked_at > kRecent)
            seats_[seat.index].reminded = table_.at(seat).ask;
}

bool Reminders::is_idle() const {
    return std::none_of(seats_.begin(), seats_.end(),
                        [](const State& one) { return one.timer || one.sending; });
}

// Public facts only, apart from the subscription itself: the push service sees when the server
// sends. A forced answer comes without the person.
bool Reminders::is_missed(Seat seat) const {
    const SeatState& one = table_.at(seat);
    return table_.phase == Phase::Running && !one.endpoints.empty() && one.is_person() &&
           !one.stand_in && one.ask >= 0 && !audience_.is_present(seat) &&
           !table_.match->forced(seat);
}

void Reminders::watch(Seat seat) {
    State& one = seats_[seat.index];
    const bool missed = is_missed(seat);
    const bool is_told = one.reminded == table_.at(seat).ask;
    if (!missed || !is_told) one.sending.reset();
    const std::int64_t due = std::max(one.away_since + kAway, one.sent_at + kPause);
    const std::int64_t pause = due - services_.steady();
    if (!missed || is_told || pause <= 0) one.timer.reset();
    if (!missed || is_told || one.timer) return;
    if (pause <= 0) return remind(seat);
    one.timer = std::make_shared<const int>(0);
    services_.after(std::chrono::milliseconds(pause),
                    [this, seat, wanted = std::weak_ptr(one.timer)] {
                        if (wanted.expired()) return;
                        seats_[seat.index].timer.reset();
                        watch(seat);
                    });
}

void Reminders::remind(Seat seat) {
    State& one = seats_[seat.index];
    one.reminded = table_.at(seat).ask;
    PushSender* const push = services_.push();
    if (!push) return;
    one.sent_at = services_.steady();
    one.sending = std::make_shared<const int>(one.reminded);
    const auto left = std::make_shared<std::size_t>(table_.at(seat).endpoints.size());
    for (const std::string& endpoint : table_.at(seat).endpoints)
        push->send(endpoint, one.sending,
                   [this, seat, endpoint, left,
                    wanted = std::weak_ptr(one.sending)](PushSender::Outcome outcome) {
                       if (wanted.expired()) return;
                       services_.count_push(outcome);
                       if (--*left == 0) seats_[seat.index].sending.reset();
                       if (outcome == PushSender::Outcome::Gone) gone_(seat, endpoint);
                   });
}

std::optional<std::vector<std::string>> Reminders::changed(std::vector<std::string> endpoints,
                                                           const std::string& endpoint, bool on) {
    constexpr std::size_t kMost = 3;
    const auto there = std::find(endpoints.begin(), endpoints.end(), endpoint);
    if ((there != endpoints.end()) == on) return std::nullopt;
    if (!on)
        endpoints.erase(there);
    else
        endpoints.push_back(endpoint);
    if (endpoints.size() > kMost) endpoints.erase(endpoints.begin());
    return endpoints;
}

}  // namespace curia
