// Opening tables over HTTP: new ones, branches of a match, and records; and the way to a new table.
#include <algorithm>

#include "match/edition/edition.h"
#include "match/json/reader.h"
#include "match/json/writer.h"
#include "server/clean_text.h"
#include "server/http_api.h"
#include "server/protocol/new_table.h"
#include "server/room/match_terms.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

template <class T>
Result<T> read_body(const net::Request& request) {
    const Result<Json> json = parse_json(request.body);
    if (!json) return json.failure();
    T value;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, value)) return Failure{reader.message()};
    return value;
}

int count(const std::vector<NewSeat>& seats, SeatKind kind) {
    return static_cast<int>(std::count_if(seats.begin(), seats.end(),
                                          [&](const NewSeat& seat) { return seat.kind == kind; }));
}

bool is_solo(const NewTable& table) {
    return count(table.seats, SeatKind::Person) == 1 && count(table.seats, SeatKind::Open) == 0;
}

Result<void> check(const NewTable& table) {
    if (static_cast<int>(table.seats.size()) != table.players)
        return Failure{"there must be one seat for each player"};
    for (const NewSeat& seat : table.seats) {
        if (seat.kind == SeatKind::Bot && (!seat.level || !is_level(*seat.level)))
            return Failure{"a bot needs a valid level"};
        if (seat.name && !clean_name(*seat.name)) return Failure{"a name is not valid"};
    }
    const auto within = [](int value, int least, int most) {
        return value >= least && value <= most;
    };
    constexpr int kMonth = 30 * 24 * 3600;
    if (table.clock &&
        !(within(table.clock->bank, 5, kMonth) && within(table.clock->gain, 0, kMonth) &&
          within(table.clock->cap, table.clock->bank, kMonth)))
        return Failure{"the times of the clock are out of range"};
    if (!within(table.grace, 0, kMonth)) return Failure{"the grace time is out of range"};
    // People who play against each other get their cards from chance.
    if (table.arranged && (!is_solo(table) || table.is_public || table.clock))
        return Failure{"an arranged match is for one person and bots, without a clock"};
    // The device that sends a match has known all its secrets.
    if (table.begun && (count(table.seats, SeatKind::Open) > 0 || table.is_public || table.clock ||
                        table.arranged))
        return Failure{
            "a match that was begun elsewhere is for one device and bots, without a clock"};
    return {};
}

// The terms of a new table, with tokens for the seats of the device that opens it.
TableTerms terms_of(const NewTable& table, OpenedTable& opened) {
    opened.owner = new_token();
    TableTerms terms{.seats = {},
                     .owner_hash = hash_of_token(opened.owner),
                     .clock = table.clock,
                     .is_public = table.is_public,
                     .chat = table.chat,
                     .coach = table.coach,
                     .grace = table.grace,
                     .branch_of = {}};
    terms.undo = table.undo.value_or(is_solo(table));
    if (count(table.seats, SeatKind::Open) > 0) {
        opened.invite = new_token();
        terms.invite_hash = hash_of_token(*opened.invite);
    }
    for (const NewSeat& seat : table.seats) {
        const bool is_mine = seat.kind == SeatKind::Person;
        opened.seats.push_back(is_mine ? std::optional(new_token()) : std::nullopt);
        terms.seats.push_back(
            {.kind = seat.kind,
             .level = seat.kind == SeatKind::Bot ? *seat.level : std::string(),
             .name = clean_name(seat.name.value_or("")).value_or(""),
             .token_hash = is_mine ? hash_of_token(*opened.seats.back()) : std::string()});
    }
    return terms;
}

std::vector<std::string> steps_of(const HostedMatch& match, int count) {
    std::vector<std::string> steps;
    for (int n = 0; n < count; ++n) steps.push_back(match.step(n));
    return steps;
}

// Reads an uploaded record of a finished match.
Result<Rooms::NewTable> table_of_record(const std::string& text) {
    RecordNotes notes;
    const auto match = host_record(text, notes);
    if (!match) return match.failure();
    if (!(*match)->outcome()) return Failure{"the match is not finished"};
    notes.seats.resize(static_cast<std::size_t>((*match)->players()));
    Rooms::NewTable table;
    for (const std::string& name : notes.seats) {
        const bool is_bot = name.rfind("bot:", 0) == 0 && is_level(name.substr(4));
        table.terms.seats.push_back({.kind = is_bot ? SeatKind::Bot : SeatKind::Person,
                                     .level = is_bot ? name.substr(4) : std::string(),
                                     .name = is_bot ? "" : clean_name(name).value_or(""),
                                     .token_hash = {}});
    }
    table.terms.undo = notes.undo;
    table.terms.offline = notes.offline;
    table.steps = steps_of(**match, (*match)->version());
    table.header = (*match)->header();
    table.phase = Phase::Finished;
    return table;
}

// The record of a match that was begun elsewhere. The rules check every step of it.
Result<std::unique_ptr<HostedMatch>> read_begun(const NewTable& table, const std::string& text) {
    if (table.options || table.edition)
        return Failure{"options and edition are those of the record"};
    RecordNotes notes;
    auto match = host_record(text, notes);
    if (match && ((*match)->game() != table.game || (*match)->players() != table.players))
        return Failure{"the record is of another game or number of players"};
    return match;
}

// A match that goes on from where its record ends.
Result<Rooms::NewTable> continue_match(const NewTable& table) {
    const auto match = read_begun(table, *table.begun);
    if (!match) return match.failure();
    if ((*match)->outcome()) return Failure{"the match is finished: its record can be kept"};
    if ((*match)->turn((*match)->version()).of != Turn::Of::Players)
        return Failure{"nobody decides after the last step"};
    Rooms::NewTable made;
    made.steps = steps_of(**match, (*match)->version());
    made.phase = Phase::Running;
    made.header = (*match)->header();
    made.terms.offline = true;
    return made;
}

// The match of a new table: its header, and for an arranged one its script and first steps.
Result<Rooms::NewTable> match_of(const NewTable& table) {
    Rooms::NewTable made;
    if (table.begun) return continue_match(table);
    if (!table.arranged) {
        const Result<std::string> header =
            write_terms({.game = table.game,
                         .players = table.players,
                         .options = table.options.value_or(Json()),
                         .edition_text = table.edition.value_or("")});
        if (!header) return header.failure();
        made.header = *header;
        return made;
    }
    const auto match = read_begun(table, table.arranged->record);
    if (!match) return match.failure();
    const int played = table.arranged->played;
    if (played < 0 || played > (*match)->version() ||
        (played > 0 && (*match)->turn(played).of != Turn::Of::Players))
        return Failure{"nobody decides after the played steps"};
    made.terms.script = steps_of(**match, (*match)->version());
    made.steps.assign(made.terms.script.begin(), made.terms.script.begin() + played);
    made.phase = played > 0 ? Phase::Running : Phase::Waiting;
    made.header = (*match)->header();
    return made;
}

}  // namespace

void HttpApi::open_room(const Rooms::NewTable& table, const OpenedTable& opened,
                        const net::Answer& answer) {
    std::size_t bytes = table.header.size();
    for (const std::string& step : table.terms.script) bytes += step.size();
    for (const std::string& step : table.steps) bytes += step.size();
    if (!may_store(table.address, bytes)) return refuse(answer, Refusal::Quota);
    rooms_.open(table, [this, opened = OpenedTable(opened),
                        answer = with_patience(answer)](const std::shared_ptr<Room>& room) mutable {
        if (!room) return refuse(answer, Refusal::StoreFailed);
        ++metrics_.tables_opened;
        opened.table = room->id();
        answer({.status = 201, .body = to_json(opened)});
    });
}

void HttpApi::open_table(const net::Request& request, const Parts&, const net::Answer& answer) {
    const Result<NewTable> table = read_body<NewTable>(request);
    if (!table) return refuse(answer, Refusal::BadMessage, table.why());
    if (const auto good = check(*table); !good)
        return refuse(answer, Refusal::BadTable, good.why());
    constexpr std::size_t kLongestRecord = 128 << 10;
    if (table->edition.value_or("").size() > kLongestEditionText ||
        table->begun.value_or("").size() > kLongestRecord ||
        (table->arranged && table->arranged->record.size() > kLongestRecord))
        return refuse(answer, Refusal::TooLong);
    work<Result<Rooms::NewTable>>(
        request, answer, [table = *table] { return match_of(table); },
        [this, answer, table = *table, address = request.address](Result<Rooms::NewTable> made) {
            if (!made) return refuse(answer, Refusal::BadTable, made.why());
            OpenedTable opened;
            TableTerms terms = terms_of(table, opened);
            terms.script = std::move(made->terms.script);
            terms.offline = made->terms.offline;
            made->terms = std::move(terms);
            made->address = address;
            open_room(*made, opened, answer);
        });
}

void HttpApi::open_branch(const net::Request& request, const Parts& parts,
                          const net::Answer& answer) {
    Result<BranchRequest> wish = read_body<BranchRequest>(request);
    if (!wish) return refuse(answer, Refusal::BadMessage, wish.why());
    if (wish->level.empty()) wish->level = kUsualLevel;
    with_room(request, parts, answer, [this, request, answer, wish = *wish](const Room& room) {
        open_branch(request, wish, room, answer);
    });
}

void HttpApi::open_branch(const net::Request& request, const BranchRequest& wish, const Room& room,
                          const net::Answer& answer) {
    const HostedMatch& match = room.match();
    if (wish.seat < 0 || wish.seat >= match.players()) return refuse(answer, Refusal::NoSeat);
    if (!is_level(wish.level)) return refuse(answer, Refusal::BadLevel);
    const Seat seat{static_cast<std::uint8_t>(wish.seat)};
    const bool is_over = room.phase() == Phase::Finished;
    if (room.phase() == Phase::Waiting) return refuse(answer, Refusal::NotRunning);
    if (!is_over && room.table().seat_of(request.token) != Viewer(seat))
        return refuse(answer, Refusal::NotYours);
    if (wish.step < 0 || wish.step > room.table().told ||
        match.turn(wish.step).of == Turn::Of::Nobody)
        return refuse(answer, Refusal::NoStep);

    // Otherwise a branch would give advice on a running match whose table has no coach.
    const TableTerms& from = room.table().terms;
    const bool is_barred = from.coach_is_barred || (!is_over && !from.coach);
    Rng rng(services_.random());
    OpenedTable opened{.table = {}, .owner = new_token(), .invite = {}, .seats = {}};
    TableTerms terms{.seats = {},
                     .owner_hash = hash_of_token(opened.owner),
                     .clock = {},
                     .coach = !is_barred,
                     .coach_is_barred = is_barred,
                     .undo = true,
                     .branch_of = room.id()};
    for (Seat other : seats(match.players())) {
        const bool is_mine = other == seat;
        opened.seats.push_back(is_mine ? std::optional(new_token()) : std::nullopt);
        terms.seats.push_back(
            {.kind = is_mine ? SeatKind::Person : SeatKind::Bot,
             .level = is_mine ? std::string() : wish.level,
             .name = is_mine ? room.table().at(seat).name : std::string(),
             .token_hash = is_mine ? hash_of_token(*opened.seats.back()) : std::string()});
    }
    open_room({.header = match.branch(wish.step, seat, rng)->header(),
               .terms = terms,
               .address = request.address},
              opened, answer);
}

void HttpApi::keep_record(const net::Request& request, const Parts&, const net::Answer& answer) {
    if (!may_store(request.address, request.body.size())) return refuse(answer, Refusal::Quota);
    work<Result<Rooms::NewTable>>(
        request, answer, [text = request.body] { return table_of_record(text); },
        [this, answer, address = request.address](Result<Rooms::NewTable> table) {
            if (!table) return refuse(answer, Refusal::BadRecord, table.why());
            table->address = address;
            rooms_.open(*table,
                        [answer = with_patience(answer)](const std::shared_ptr<Room>& room) {
                            if (!room) return refuse(answer, Refusal::StoreFailed);
                            answer({.status = 201, .body = to_json(KeptRecord{room->id()})});
                        });
        });
}

// ---- Spoken links ----

// They are in the memory of one server, so several servers that share a store have none.
void HttpApi::name_invitation(const net::Request& request, const Parts&,
                              const net::Answer& answer) {
    const Result<Invitation> asked = read_body<Invitation>(request);
    if (!asked) return refuse(answer, Refusal::BadMessage, asked.why());
    if (!store_.secret().empty()) return refuse(answer, Refusal::NoSuchPath);
    rooms_.look_at(asked->table, request.address, [=, this](const Rooms::Look& look) {
        if (look.why) return refuse(answer, *look.why);
        if (!look.room->is_invitation(asked->invite)) return refuse(answer, Refusal::BadCode);
        const auto words = look.room->has_free_seat()
                               ? spoken_links_.words_for({asked->table, asked->invite},
                                                         services_.steady(), services_.random())
                               : std::nullopt;
        if (!words) return refuse(answer, Refusal::Full);
        answer({.body = to_json(SpokenLink{*words})});
    });
}

void HttpApi::find_invitation(const net::Request& request, const Parts& parts,
                              const net::Answer& answer) {
    constexpr Rate kAll{5, 500};
    const std::int64_t now = services_.steady();
    if (is_too_much(spoken_, request) || (options_.is_limited && !all_spoken_.take(kAll, now)))
        return refuse(answer, Refusal::TooFast);
    const auto link = spoken_links_.find(parts[2], now);
    if (!link) return refuse(answer, Refusal::NoTable);
    rooms_.look_at(link->table, request.address,
                   [=, this, words = parts[2]](const Rooms::Look& look) {
                       if (look.why) return refuse(answer, *look.why);
                       if (look.room->has_free_seat() && look.room->is_invitation(link->invite))
                           return answer({.body = to_json(Invitation{link->table, link->invite})});
                       spoken_links_.forget(words);
                       refuse(answer, Refusal::NoTable);
                   });
}

}  // namespace curia
