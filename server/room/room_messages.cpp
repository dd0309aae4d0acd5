// Messages of people at a table, other than answers, joining and leaving.
#include <algorithm>

#include "match/json/writer.h"
#include "server/clean_text.h"
#include "server/room/room.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

// ---- Answers ----

void Room::refuse(net::Connection connection, const MessageId& id, Refusal why) {
    audience_.tell(connection, Refused{id, why});
}

void Room::acknowledge(net::Connection connection, const MessageId& id) {
    if (id) audience_.tell(connection, Ack{id});
}

Room::Done Room::answer_to(net::Connection connection, const MessageId& id) {
    return [this, connection, id](std::optional<Refusal> why) {
        if (why)
            refuse(connection, id, *why);
        else
            acknowledge(connection, id);
    };
}

std::optional<Refusal> Room::why_not_asked(const Audience::Member* one, int ask) const {
    if (table_.phase != Phase::Running) return Refusal::NotRunning;
    if (!one || !one->seat) return Refusal::NotYours;
    const int open = table_.at(*one->seat).ask;
    if (open < 0) return Refusal::NotAsked;
    if (open != ask) return Refusal::OldQuestion;
    return std::nullopt;
}

const Audience::Member* Room::owner(net::Connection connection) const {
    const Audience::Member* const one = audience_.find(connection);
    return one && one->is_owner ? one : nullptr;
}

bool Room::is_owner_token(std::string_view token) const {
    return same_hash(table_.terms.owner_hash, hash_of_token(token));
}

bool Room::is_invitation(std::string_view code) const {
    return same_hash(table_.terms.invite_hash, hash_of_token(code));
}

// Actions that clients can repeat at will are limited per table and per address.
std::optional<Refusal> Room::why_not_kept(net::Connection connection, std::size_t bytes) {
    constexpr std::size_t kEntry = 200;  // approximate size of an entry without its text
    if (!log_.has_room()) return Refusal::Full;
    if (!services_.may_store(connection, kEntry + bytes)) return Refusal::Quota;
    return std::nullopt;
}

bool Room::is_seated(net::Connection connection) const {
    const Audience::Member* const one = audience_.find(connection);
    return one && one->seat;
}

// A client that joins with a seat's token speaks for that seat from now on.
TableBuckets::Speaker Room::speaker(net::Connection connection, const FromClient& message) const {
    using Whose = TableBuckets::Whose;
    const Audience::Member* const one = audience_.find(connection);
    Viewer seat = one ? one->seat : std::nullopt;
    if (const auto* const join = std::get_if<Join>(&message)) {
        seat = join->token ? table_.seat_of(*join->token) : std::nullopt;
        if (!seat && join->transfer) seat = seat_of_transfer(*join->transfer);
        if (!seat && join->invite && is_invitation(*join->invite)) return {Whose::Invited, {}};
    }
    if (seat) return {Whose::Seat, *seat};
    const auto* const own = std::get_if<Own>(&message);
    const bool is_owner = (one && one->is_owner) || (own && is_owner_token(own->token));
    return {is_owner ? Whose::Owner : Whose::Table, {}};
}

std::optional<TableBuckets::Whose> Room::empty_bucket(net::Connection connection,
                                                      const FromClient& message) {
    const TableBuckets::Speaker one = speaker(connection, message);
    const bool is_join = std::holds_alternative<Join>(message);
    const bool may = is_join ? buckets_.take_join(one, services_.steady())
                             : buckets_.take_message(one, services_.steady());
    return may ? std::nullopt : std::optional(one.whose);
}

// ---- About the match ----

void Room::on(net::Connection connection, const Preview& preview) {
    const Audience::Member* const one = audience_.find(connection);
    if (const auto why = why_not_asked(one, preview.ask))
        return refuse(connection, preview.id, *why);
    const auto outlook = table_.match->preview(one->seat, preview.action);
    if (!outlook) return refuse(connection, preview.id, Refusal::BadMessage);
    audience_.tell(connection, PreviewAnswer{preview.id, Raw{*outlook}});
}

void Room::on(net::Connection connection, const TakeBack& take_back) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, take_back.id, Refusal::NotYours);
    if (table_.phase != Phase::Running)
        return refuse(connection, take_back.id, Refusal::NotRunning);
    if (const auto why = why_not_kept(connection)) return refuse(connection, take_back.id, *why);
    const auto request = take_backs_.request_of(*one);
    if (!request) return refuse(connection, take_back.id, Refusal::NothingToTakeBack);
    if (request->awaited.empty())
        return take_back_to(request->to, answer_to(connection, take_back.id));
    acknowledge(connection, take_back.id);
    take_backs_.ask(*request);
}

void Room::on(net::Connection connection, const Consent& consent) {
    const Audience::Member* const one = audience_.find(connection);
    const auto answer = one && one->seat ? take_backs_.consent(*one->seat, consent.yes)
                                         : TakeBacks::Answer::NotAsked;
    switch (answer) {
        case TakeBacks::Answer::NotAsked: return refuse(connection, consent.id, Refusal::NotAsked);
        case TakeBacks::Answer::Agreed: {
            const int to = take_backs_.open_request()->to;
            take_backs_.withdraw();
            return take_back_to(to, answer_to(connection, consent.id));
        }
        case TakeBacks::Answer::Refused: take_backs_.withdraw(); break;
        case TakeBacks::Answer::Waits: break;
    }
    acknowledge(connection, consent.id);
}

void Room::on(net::Connection connection, const AskCoach& coach) {
    const Audience::Member* const one = audience_.find(connection);
    if (const auto why = why_not_asked(one, coach.ask)) return refuse(connection, coach.id, *why);
    if (!table_.terms.coach) return refuse(connection, coach.id, Refusal::NotAllowed);
    const Seat seat = *one->seat;
    if (const GivenAdvice& given = advised_[seat.index]; given.ask == coach.ask)
        return audience_.tell(connection, Advice{coach.id, coach.ask, Raw{given.text}});
    if (is_advised_[seat.index]) return refuse(connection, coach.id, Refusal::TooFast);
    if (!table_.at(seat).wanted) table_.at(seat).wanted = std::make_shared<const int>(coach.ask);
    const auto done = [weak = weak_from_this(), connection, seat, id = coach.id,
                       ask = coach.ask](std::string advice) {
        const auto self = weak.lock();
        if (!self) return;
        self->is_advised_[seat.index] = false;
        // The advice is for one person only: another one may sit at this device now.
        const Audience::Member* const still = self->audience_.find(connection);
        const bool is_wanted = still && still->seat == Viewer(seat) && !advice.empty();
        if (!is_wanted) return self->refuse(connection, id, Refusal::OldQuestion);
        self->advised_[seat.index] = {ask, advice};
        self->audience_.tell(connection, Advice{id, ask, Raw{std::move(advice)}});
    };
    is_advised_[seat.index] = services_.think({.of = ThinkingJob::Of::Coach,
                                               .table = table_.id,
                                               .asker = connection,
                                               .thought = table_.match->advice(seat),
                                               .wanted = table_.at(seat).wanted},
                                              done);
    if (!is_advised_[seat.index]) refuse(connection, coach.id, Refusal::TooFast);
}

void Room::on(net::Connection connection, const Seen& seen) {
    Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, seen.id, Refusal::NotYours);
    if (seen.version < 0 || seen.version > table_.told)
        return refuse(connection, seen.id, Refusal::BadMessage);
    if (!one->shown || *one->shown < seen.version) one->shown_at = services_.steady();
    one->shown = std::max(one->shown.value_or(0), seen.version);
    acknowledge(connection, seen.id);
    questions_.look_at_pages();
}

void Room::on(net::Connection connection, const Hurry& hurry) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, hurry.id, Refusal::NotYours);
    if (table_.phase != Phase::Running) return refuse(connection, hurry.id, Refusal::NotRunning);
    if (table_.persons() > 1) return refuse(connection, hurry.id, Refusal::NotAllowed);
    acknowledge(connection, hurry.id);
    questions_.hurry();
}

void Room::on(net::Connection connection, const AnswerEarly& early) {
    constexpr std::size_t kMost = 8;
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, early.id, Refusal::NotYours);
    if (table_.phase != Phase::Running) return refuse(connection, early.id, Refusal::NotRunning);
    const Seat seat = *one->seat;
    event::AnsweredEarly event{seat.index, {}};
    std::vector<std::string> may = table_.match->early(seat);
    may.insert(may.end(), table_.at(seat).early.begin(), table_.at(seat).early.end());
    for (const Json& answer : early.answers) {
        auto text = table_.match->read_early(answer);
        const bool is_good = text && event.answers.size() < kMost &&
                             std::find(may.begin(), may.end(), *text) != may.end();
        if (!is_good) return refuse(connection, early.id, Refusal::NotAllowed);
        event.answers.push_back(std::move(*text));
    }
    if (const auto why = why_not_kept(connection)) return refuse(connection, early.id, *why);
    happen(event, [this, connection, seat, id = early.id](std::optional<Refusal> why) {
        if (why) return refuse(connection, id, *why);
        acknowledge(connection, id);
        audience_.tell_early(seat);
    });
}

// ---- About the table ----

void Room::on(net::Connection connection, const Own& own) {
    Audience::Member* const one = audience_.find(connection);
    if (!one || !is_owner_token(own.token)) return refuse(connection, own.id, Refusal::NotAllowed);
    one->is_owner = true;
    acknowledge(connection, own.id);
}

void Room::on(net::Connection connection, const Say& say) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat || !table_.terms.chat)
        return refuse(connection, say.id, Refusal::NotAllowed);
    const auto text = clean_text(say.text, kLongestLine);
    if (!text || text->empty()) return refuse(connection, say.id, Refusal::TooLong);
    if (!log_.has_room_for_chat()) return refuse(connection, say.id, Refusal::Full);
    if (const auto why = why_not_kept(connection, text->size()))
        return refuse(connection, say.id, *why);
    const Line line{one->seat->index, *text, services_.now() / 1000};
    Writing writing;
    writing.entries.push_back(log_.entry(EntryKind::Chat, to_json(line)));
    store(std::move(writing), [this, connection, id = say.id, line](Store::Outcome outcome) {
        if (outcome != Store::Outcome::Done) return refuse(connection, id, Refusal::StoreFailed);
        acknowledge(connection, id);
        table_.apply(line);
        audience_.tell_all(Chat{line});
    });
}

void Room::on(net::Connection connection, const Rename& rename) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || !one->seat) return refuse(connection, rename.id, Refusal::NotAllowed);
    const auto name = clean_name(rename.name);
    if (!name) return refuse(connection, rename.id, Refusal::TooLong);
    if (const auto why = why_not_kept(connection)) return refuse(connection, rename.id, *why);
    happen(event::Named{one->seat->index, *name}, answer_to(connection, rename.id));
}

void Room::on(net::Connection connection, const Start& request) {
    const Audience::Member* const one = audience_.find(connection);
    if (!one || (!one->seat && !one->is_owner))
        return refuse(connection, request.id, Refusal::NotAllowed);
    if (table_.phase != Phase::Waiting) return refuse(connection, request.id, Refusal::NotRunning);
    start(answer_to(connection, request.id));
}

void Room::on(net::Connection connection, const Set& set) {
    const TableTerms& terms = table_.terms;
    const bool wants_coach = set.coach.value_or(terms.coach);
    if (!owner(connection) || (wants_coach && terms.coach_is_barred))
        return refuse(connection, set.id, Refusal::NotAllowed);
    if (const auto why = why_not_kept(connection)) return refuse(connection, set.id, *why);
    happen(event::Changed{set.chat.value_or(terms.chat), wants_coach,
                          set.is_public.value_or(terms.is_public)},
           answer_to(connection, set.id));
}

void Room::on(net::Connection connection, const FillSeat& fill) {
    if (!owner(connection) || !is_level(fill.level))
        return refuse(connection, fill.id, Refusal::NotAllowed);
    if (fill.seat < 0 || fill.seat >= table_.players())
        return refuse(connection, fill.id, Refusal::NoSeat);
    const Seat seat = seat_at(fill.seat);
    const SeatState& state = table_.at(seat);
    if (table_.phase == Phase::Waiting && !state.is_person()) return choose_bot(connection, fill);
    if (table_.phase != Phase::Running) return refuse(connection, fill.id, Refusal::NotRunning);
    const bool is_so_already = state.stand_in && state.level == fill.level;
    if (audience_.is_present(seat) || !state.is_person() || is_so_already)
        return refuse(connection, fill.id, Refusal::NotAllowed);
    if (const auto why = why_not_kept(connection)) return refuse(connection, fill.id, *why);
    happen(event::StoodIn{seat.index, fill.level, true}, answer_to(connection, fill.id));
}

void Room::choose_bot(net::Connection connection, const FillSeat& fill) {
    event::Levelled chosen{fill.seat, fill.level};
    if (fill.name) {
        chosen.name = clean_name(*fill.name);
        if (!chosen.name) return refuse(connection, fill.id, Refusal::TooLong);
    }
    if (const auto why = why_not_kept(connection)) return refuse(connection, fill.id, *why);
    happen(std::move(chosen), answer_to(connection, fill.id));
}

// Clients::rematch opens the new table. A rematch that reaches a room comes too early.
void Room::on(net::Connection connection, const Rematch& rematch) {
    refuse(connection, rematch.id, Refusal::NotRunning);
}

void Room::on(net::Connection connection, const Ping& ping) {
    audience_.tell(connection, Pong{ping.id});
}

}  // namespace curia
