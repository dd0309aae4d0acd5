// What people at a table say to it.
#include "server/room/room.h"
#include "server/short_text.h"

namespace curia {

using namespace protocol;

namespace {

constexpr std::size_t kLongestLine = 500, kChatShown = 100;

}  // namespace

bool Room::is_asked(const Member& one, int ask, net::Connection connection, const MessageId& id) {
    const auto no = [&](std::string_view why) { return refuse(connection, id, why), false; };
    if (phase_ != Phase::Running) return no("not_running");
    if (!one.seat) return no("not_yours");
    const int open = state(*one.seat).ask;
    if (open < 0) return no("not_asked");
    return open == ask || no("old_question");
}

void Room::on(net::Connection connection, const Own& own) {
    Member* const one = member(connection);
    if (!one || !is_owner(own.token)) return refuse(connection, own.id, "not_allowed");
    one->is_owner = true;
    acknowledge(connection, own.id);
}

void Room::on(net::Connection connection, const Act& act) {
    const Member* const one = member(connection);
    if (!one || !is_asked(*one, act.ask, connection, act.id)) return;
    play(*one->seat, act.action, answer_to(connection, act.id));
}

void Room::on(net::Connection connection, const Preview& preview) {
    const Member* const one = member(connection);
    if (!one || !is_asked(*one, preview.ask, connection, preview.id)) return;
    const auto outlook = match_->preview(one->seat, preview.action);
    if (!outlook) return refuse(connection, preview.id, "bad_message");
    tell(connection, PreviewAnswer{preview.id, Raw{*outlook}});
}

void Room::on(net::Connection connection, const TakeBack& take_back) {
    const Member* const one = member(connection);
    if (!one || !one->seat) return refuse(connection, take_back.id, "not_yours");
    if (phase_ != Phase::Running) return refuse(connection, take_back.id, "not_running");
    const Seat seat = *one->seat;
    const int to = last_own_step(seat);
    if (to < 0) return refuse(connection, take_back.id, "nothing_to_take_back");
    std::set<int> awaited;
    for (Seat other : curia::seats(match_->players()))
        if (other != seat && state(other).kind == SeatKind::Person && is_present(other) &&
            !one->held.contains(other.index))
            awaited.insert(other.index);
    if (match_->may_take_back(seat) || awaited.empty())
        return take_back_to(to, answer_to(connection, take_back.id));
    acknowledge(connection, take_back.id);
    request_ = Request{seat, to, awaited};
    tell_all(asked());
}

Asked Room::asked() const {
    if (!request_) return {};
    return {TakeBackAsked{request_->seat.index, request_->to}};
}

void Room::on(net::Connection connection, const Consent& consent) {
    const Member* const one = member(connection);
    if (!one || !one->seat || !request_ || !request_->awaited.contains(one->seat->index))
        return refuse(connection, consent.id, "not_asked");
    request_->awaited.erase(one->seat->index);
    if (consent.yes && !request_->awaited.empty()) return acknowledge(connection, consent.id);
    const int to = request_->to;
    withdraw_request();
    if (consent.yes) return take_back_to(to, answer_to(connection, consent.id));
    acknowledge(connection, consent.id);
}

void Room::on(net::Connection connection, const AskCoach& coach) {
    const Member* const one = member(connection);
    if (!one || !is_asked(*one, coach.ask, connection, coach.id)) return;
    if (!terms_.coach) return refuse(connection, coach.id, "not_allowed");
    const Seat seat = *one->seat;
    if (std::exchange(state(seat).is_advised, true))
        return refuse(connection, coach.id, "too_fast");
    services_.think(match_->advice(seat, services_.random()), state(seat).errand,
                    [weak = weak_from_this(), connection, seat, id = coach.id,
                     ask = coach.ask](std::string advice) {
                        const auto self = weak.lock();
                        if (!self) return;
                        self->state(seat).is_advised = false;
                        // It is for his eyes: somebody else may sit at this device by now.
                        const Member* const still = self->member(connection);
                        if (!still || still->seat != Viewer(seat)) return;
                        if (advice.empty()) return self->refuse(connection, id, "old_question");
                        self->tell(connection, Advice{id, ask, Raw{std::move(advice)}});
                    });
}

void Room::on(net::Connection connection, const Say& say) {
    const Member* const one = member(connection);
    if (!one || !one->seat || !terms_.chat) return refuse(connection, say.id, "not_allowed");
    if (say.text.empty() || !is_short_text(say.text, kLongestLine))
        return refuse(connection, say.id, "too_long");
    const Line line{one->seat->index, say.text, services_.now() / 1000};
    Writing writing;
    writing.entries.push_back(entry(EntryKind::Chat, to_json(line)));
    store(std::move(writing),
          [self = shared_from_this(), connection, id = say.id, line](Store::Outcome outcome) {
              if (outcome != Store::Outcome::Done)
                  return self->refuse(connection, id, "store_failed");
              self->acknowledge(connection, id);
              self->keep_line(line);
              self->tell_all(Chat{line});
          });
}

// The store has all of them; whoever comes is shown the last ones.
void Room::keep_line(const Line& line) {
    chat_.push_back(line);
    if (chat_.size() > kChatShown) chat_.erase(chat_.begin());
}

void Room::on(net::Connection connection, const Rename& rename) {
    const Member* const one = member(connection);
    if (!one || !one->seat) return refuse(connection, rename.id, "not_allowed");
    if (!is_short_text(rename.name, kLongestName)) return refuse(connection, rename.id, "too_long");
    happen({event::Named{one->seat->index, rename.name}}, answer_to(connection, rename.id));
}

void Room::on(net::Connection connection, const Start& request) {
    const Member* const one = member(connection);
    if (!one || (!one->seat && !one->is_owner))
        return refuse(connection, request.id, "not_allowed");
    if (phase_ != Phase::Waiting) return refuse(connection, request.id, "not_running");
    start(answer_to(connection, request.id));
}

void Room::on(net::Connection connection, const Set& set) {
    const Member* const one = member(connection);
    if (!one || !one->is_owner) return refuse(connection, set.id, "not_allowed");
    happen({event::Changed{set.chat.value_or(terms_.chat), set.coach.value_or(terms_.coach),
                           set.is_public.value_or(terms_.is_public)}},
           answer_to(connection, set.id));
}

void Room::on(net::Connection connection, const FillSeat& fill) {
    const Member* const one = member(connection);
    if (!one || !one->is_owner || !is_level(fill.level))
        return refuse(connection, fill.id, "not_allowed");
    if (fill.seat < 0 || fill.seat >= match_->players())
        return refuse(connection, fill.id, "no_seat");
    const Seat seat{static_cast<std::uint8_t>(fill.seat)};
    if (phase_ != Phase::Running) return refuse(connection, fill.id, "not_running");
    if (is_present(seat) || state(seat).kind != SeatKind::Person)
        return refuse(connection, fill.id, "not_allowed");
    happen({event::StoodIn{seat.index, fill.level, true}}, answer_to(connection, fill.id));
}

// The house opens the new table; a room only answers if it may not.
void Room::on(net::Connection connection, const Rematch& rematch) {
    refuse(connection, rematch.id, "not_running");
}

void Room::on(net::Connection connection, const Ping& ping) { tell(connection, Pong{ping.id}); }

}  // namespace curia
