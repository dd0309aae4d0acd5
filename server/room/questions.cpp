#include "server/room/questions.h"

#include <algorithm>

#include "match/json/reader.h"

namespace curia {

using namespace protocol;

void Questions::serve() {
    if (table_.phase != Phase::Running) return;
    for (Seat seat : table_.all_seats()) {
        SeatState& one = table_.at(seat);
        if (one.ask < 0 || one.ask == one.served) continue;
        if (one.is_played_by_bot()) {
            if (audience_.is_empty()) continue;
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

void Questions::stop_thinking() {
    for (SeatState& one : table_.seats)
        if (one.is_played_by_bot()) one.cancel();
}

void Questions::let_bot_think(Seat seat) {
    const SeatState& one = table_.at(seat);
    const std::int64_t due = services_.steady() + services_.pace_of(one.level).count();
    const std::weak_ptr<const int> wanted = one.wanted;
    const auto done = [this, seat, wanted, due](std::string action) {
        if (wanted.expired()) return;
        const std::int64_t early = due - services_.steady();
        if (early <= 0) return answer_(seat, wanted, std::move(action));
        services_.after(std::chrono::milliseconds(early), [this, seat, wanted, action] {
            if (!wanted.expired()) answer_(seat, wanted, action);
        });
    };
    const bool is_taken =
        services_.think({.of = Thinking::Of::Bot,
                         .table = table_.id,
                         .asker = audience_.payer(),
                         .thought = table_.match->thought(seat, one.level, services_.random()),
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
