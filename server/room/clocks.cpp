#include "server/room/clocks.h"

#include <algorithm>
#include <limits>

namespace curia {

using namespace protocol;

namespace {
constexpr std::int64_t kSecond = 1000, kNever = std::numeric_limits<std::int64_t>::max();
}

Clocks::Clocks(Services& services, const TableState& table, const Audience& audience,
               std::function<void(Seat)> due)
    : services_(services),
      table_(table),
      audience_(audience),
      due_(std::move(due)),
      watches_(table.seats.size()) {}

std::vector<std::int64_t> Clocks::left_after_answer(Seat seat) const {
    std::vector<std::int64_t> left;
    for (const SeatState& one : table_.seats) left.push_back(one.left);
    const std::int64_t spent = services_.steady() - table_.at(seat).asked_at;
    left[seat.index] =
        std::clamp<std::int64_t>(left[seat.index] - spent + table_.terms.clock->gain * kSecond, 0,
                                 table_.terms.clock->cap * kSecond);
    return left;
}

// Time that has passed stays spent, and the time that the steps gained is subtracted. Otherwise it
// could be gained again and again.
std::vector<std::int64_t> Clocks::left_after_take_back(int version) const {
    std::vector<std::int64_t> left;
    for (const SeatState& one : table_.seats)
        left.push_back(one.left - (one.ask >= 0 ? services_.steady() - one.asked_at : 0));
    for (int n = version; table_.terms.clock && n < table_.match->version(); ++n)
        if (const Viewer actor = table_.match->actor(n))
            left[actor->index] -= table_.terms.clock->gain * kSecond;
    for (std::int64_t& one : left) one = std::max<std::int64_t>(one, 0);
    return left;
}

// ---- Absence ----

// When a bot takes over: the person is away and others wait, or their time is up.
std::int64_t Clocks::bot_due(Seat seat) const {
    const SeatState& one = table_.at(seat);
    const bool is_waited_for = one.is_person() && one.ask >= 0 && !one.stand_in && !one.is_held;
    if (table_.phase != Phase::Running || !is_waited_for) return kNever;
    const TableTerms& terms = table_.terms;
    std::int64_t due = kNever;
    if (terms.clock && terms.clock->penalty == Penalty::Bot) due = one.asked_at + one.left + 1;
    if (terms.grace > 0 && !audience_.is_present(seat) && audience_.has_person_besides(seat))
        due = std::min(
            due, std::max(one.asked_at, watches_[seat.index].away_since) + terms.grace * kSecond);
    return due;
}

void Clocks::went_away(Seat seat) {
    watches_[seat.index].away_since = services_.steady();
    watch(seat);
}

// Timers are short, so that those of answered questions do not accumulate.
void Clocks::watch(Seat seat) {
    Watch& one = watches_[seat.index];
    const std::int64_t due = bot_due(seat);
    if (one.timer && one.due == due) return;
    one.due = due;
    one.timer.reset();
    if (due == kNever) return;
    const std::int64_t pause = std::clamp(due - services_.steady(), std::int64_t{0}, 60 * kSecond);
    one.timer = std::make_shared<const int>();
    services_.after(std::chrono::milliseconds(pause),
                    [this, seat, wanted = std::weak_ptr(one.timer)] {
                        if (wanted.expired()) return;
                        watches_[seat.index].timer.reset();
                        due_(seat);
                    });
}

}  // namespace curia
