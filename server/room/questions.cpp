#include "server/room/questions.h"

#include <algorithm>

#include "match/json/reader.h"

namespace curia {

using namespace protocol;

namespace {
// The longest wait for a page that has not shown the table yet.
constexpr std::chrono::milliseconds kPatience{15'000};
}  // namespace

void Questions::serve() {
    if (table_.phase != Phase::Running) return;
    for (Seat seat : table_.all_seats())
        if (const SeatState& one = table_.at(seat);
            one.ask >= 0 && !one.is_played_by_bot() && ready_answer(seat).empty())
            is_hurried_ = false;
    for (Seat seat : table_.all_seats()) {
        SeatState& one = table_.at(seat);
        if (one.ask < 0 || one.ask == one.served) continue;
        if (one.is_played_by_bot()) {
            if (audience_.is_empty() || waits_for_script(seat)) continue;
            one.served = one.ask;
            one.wanted = std::make_shared<const int>(one.ask);
            let_bot_think(seat);
            continue;
        }
        std::string action = one.is_held ? std::string() : ready_answer(seat);
        if (action.empty()) continue;
        one.served = one.ask;
        one.wanted = std::make_shared<const int>(one.ask);
        answer_at_pace(seat, std::move(action));
    }
}

void Questions::hurry() {
    is_hurried_ = true;
    look_at_pages();
}

void Questions::stop_thinking() {
    for (SeatState& one : table_.seats)
        if (one.is_played_by_bot()) one.cancel();
}

// Several are asked at once, and the script of an arranged match lets another seat answer first.
bool Questions::waits_for_script(Seat seat) const {
    const auto next = scripted_step(table_.terms.script, *table_.match);
    return next && next->seat && *next->seat != seat;
}

std::optional<std::string> Questions::scripted_action(Seat seat) const {
    const auto next = scripted_step(table_.terms.script, *table_.match);
    return next && next->seat == Viewer(seat) ? std::optional(next->action) : std::nullopt;
}

void Questions::let_bot_think(Seat seat) {
    const std::weak_ptr<const int> wanted = table_.at(seat).wanted;
    const auto done = [this, seat, wanted, asked_at = services_.steady()](std::string action) {
        if (!wanted.expired()) give_at_pace({seat, wanted, std::move(action), asked_at});
    };
    if (const auto action = scripted_action(seat))
        return services_.after(std::chrono::milliseconds(0),
                               [done, action = *action] { done(action); });
    const bool is_taken = services_.think(
        {.of = ThinkingJob::Of::Bot,
         .table = table_.id,
         .asker = audience_.payer(),
         .thought = table_.match->thought(seat, table_.at(seat).level, services_.random()),
         .wanted = wanted},
        done);
    if (is_taken) return;
    constexpr std::chrono::seconds kLater{1};
    services_.after(kLater, [this, seat, wanted] {
        if (wanted.expired()) return;
        table_.at(seat).cancel();
        again_();
    });
}

// ---- The pace of bots ----

void Questions::give_at_pace(BotAnswer answer) {
    const std::optional<std::int64_t> start = start_of_pace(answer.asked_at);
    const std::int64_t due = start
                                 ? *start + services_.pace_of(table_.at(answer.seat).level).count()
                                 : answer.asked_at + kPatience.count();
    const std::int64_t early = due - services_.steady();
    if (is_hurried_ || (start && early <= 0))
        return answer_(answer.seat, answer.wanted, std::move(answer.action));
    services_.after(std::chrono::milliseconds(early), [this, wanted = answer.wanted] {
        if (!wanted.expired()) look_at_pages();
    });
    held_.push_back(std::move(answer));
}

// Depends only on what the pages say about versions, never on the question or the answer.
std::optional<std::int64_t> Questions::start_of_pace(std::int64_t asked_at) const {
    if (const auto shown = audience_.when_shown(table_.told)) return std::max(asked_at, *shown);
    const std::int64_t latest = asked_at + kPatience.count();
    if (services_.steady() >= latest) return latest;
    return std::nullopt;
}

void Questions::look_at_pages() {
    std::vector<BotAnswer> held = std::exchange(held_, {});
    for (BotAnswer& one : held)
        if (!one.wanted.expired()) give_at_pace(std::move(one));
}

// ---- People who do not have to answer by hand ----

std::string Questions::ready_answer(Seat seat) const {
    if (auto forced = table_.match->forced(seat)) return *forced;
    if (!audience_.is_present(seat)) return {};
    for (const std::string& early : table_.at(seat).early)
        if (const Result<Json> json = parse_json(early))
            if (auto action = table_.match->early_action(seat, *json)) return *action;
    return {};
}

void Questions::answer_at_pace(Seat seat, std::string action) {
    services_.after(until_pace(seat), [this, seat, wanted = std::weak_ptr(table_.at(seat).wanted),
                                       action = std::move(action)] {
        if (!wanted.expired()) answer_(seat, wanted, action);
    });
}

std::chrono::milliseconds Questions::until_pace(Seat seat) const {
    if (is_hurried_) return {};
    const SeatState& one = table_.at(seat);
    const std::int64_t due = std::max(one.asked_at, one.came_at) + services_.answer_pace().count();
    return std::chrono::milliseconds(std::max<std::int64_t>(0, due - services_.steady()));
}

std::chrono::milliseconds Questions::pause_by_hand(Seat seat) const {
    const bool is_seen_by_others = table_.persons() > 1;
    if (!is_seen_by_others || !table_.match->may_be_answered_early(seat)) return {};
    return until_pace(seat);
}

}  // namespace curia
