// What the house answers over HTTP: docs/protocol.md.
#include <algorithm>

#include "server/house.h"
#include "server/net/assets.h"
#include "server/secrets.h"
#include "server/short_text.h"

namespace curia {

using namespace protocol;

namespace {

constexpr int kMostPublic = 50, kMostNamed = 50, kMostLoaded = 5;
constexpr std::size_t kLongestEdition = 256 << 10;

// "/api/tables/ID/replay" -> "api", "tables", "ID", "replay"
std::vector<std::string> parts_of(const std::string& path) {
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (at < path.size()) {
        const std::size_t end = std::min(path.find('/', at + 1), path.size());
        if (end > at + 1) parts.push_back(path.substr(at + 1, end - at - 1));
        at = end;
    }
    return parts;
}

std::optional<int> number_of(const std::string& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size())
        return std::nullopt;
    return number;
}

template <class T>
Result<T> read_body(const net::Request& request) {
    const Result<Json> json = parse_json(request.body);
    if (!json) return json.failure();
    T value;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, value)) return Failure{reader.message()};
    return value;
}

// Why such a table cannot be opened, or nothing.
std::optional<std::string> find_fault(const NewTable& table) {
    if (static_cast<int>(table.seats.size()) != table.players)
        return "not one seat for each player";
    for (const NewSeat& seat : table.seats) {
        if (seat.kind == SeatKind::Bot && (!seat.level || !is_level(*seat.level)))
            return "a bot has one of the levels";
        if (seat.name && !is_short_text(*seat.name, kLongestName)) return "not a name";
    }
    const auto within = [](int value, int least, int most) {
        return value >= least && value <= most;
    };
    constexpr int kMonth = 30 * 24 * 3600;
    if (table.clock &&
        !(within(table.clock->bank, 5, kMonth) && within(table.clock->gain, 0, kMonth) &&
          within(table.clock->cap, table.clock->bank, kMonth)))
        return "the times of the clock do not make sense";
    if (!within(table.grace, 0, kMonth)) return "the grace does not make sense";
    return std::nullopt;
}

struct BranchRequest {
    int step = -1, seat = -1;
    std::string level{kUsualLevel};
    static constexpr auto description() {
        return describe("branch", field("step", &BranchRequest::step),
                        field("seat", &BranchRequest::seat), field("level", &BranchRequest::level));
    }
};

std::string seats_json(const Turn& turn) {
    return to_json(turn.of == Turn::Of::Players ? turn.seats : SeatSet{});
}

}  // namespace

void House::refuse(net::Answer& answer, const Refusal& refusal) {
    std::string body = "{\"error\":" + to_json(std::string_view(refusal.code));
    if (!refusal.detail.empty()) body += ",\"detail\":" + to_json(std::string_view(refusal.detail));
    answer({.status = refusal.status, .body = body + "}"});
}

House::Refusal House::no_room(const std::string& why) {
    return {why == "no_table" ? 404 : 503, why, ""};
}

void House::request(const net::Request& request, net::Answer answer) {
    ++metrics_.requests;
    if (is_too_much(requests_, request)) return refuse(answer, {429, "too_fast", ""});
    if (request.method == "GET" || request.method == "HEAD") return get(request, answer);
    if (request.method != "POST") return refuse(answer, {405, "bad_method", ""});
    if (!is_own_origin(request)) return refuse(answer, {403, "bad_origin", ""});
    post(request, answer);
}

bool House::is_too_much(Buckets& buckets, const net::Request& request) {
    if (!options_.is_limited || buckets.take(request.address, now())) return false;
    ++metrics_.limited.address;
    return true;
}

// ---- GET ----

void House::get(const net::Request& request, net::Answer& answer) {
    if (request.path == "/health") return answer(health());
    if (request.path == "/metrics")
        return answer({.body = metrics_.text(static_cast<std::int64_t>(rooms_.size()),
                                             static_cast<std::int64_t>(loop_.connections()),
                                             store_.commits()),
                       .type = "text/plain; version=0.0.4"});
    const auto parts = parts_of(request.path);
    if (parts.empty() || parts[0] != "api") return answer(page(request));
    if (parts.size() == 2 && parts[1] == "games") return answer({.body = games_in_json()});
    if (parts.size() == 4 && parts[1] == "games" && parts[3] == "edition") {
        const Result<std::string> edition = edition_in_json(parts[2]);
        if (!edition) return refuse(answer, {404, "no_game", ""});
        return answer({.body = *edition});
    }
    if (parts.size() == 2 && parts[1] == "tables") {
        if (const std::string ids = request.parameter("ids"); !ids.empty())
            return list_named(ids, answer);
        return list_public(answer);
    }
    if (parts.size() >= 3 && parts.size() <= 4 && parts[1] == "tables")
        return get_table(request, parts[2], parts.size() == 4 ? parts[3] : "", answer);
    refuse(answer, {404, "no_such_path", ""});
}

// Looked up once in a while only: some of these tables have to be fetched from the store.
void House::list_public(net::Answer& answer) {
    constexpr int kLasts = 3000;
    if (public_list_.empty() || now() - listed_at_ > kLasts) {
        const auto ids = store_.public_tables(kMostPublic);
        if (!ids) return refuse(answer, {503, "store_failed", ""});
        std::vector<TableInfo> tables;
        int loaded = 0;
        for (const std::string& id : *ids) {
            if (!is_at_hand(id) && ++loaded > kMostLoaded) continue;  // next time
            if (const auto info = glance_at(id)) tables.push_back(*info);
        }
        public_list_ = "{\"tables\":" + to_json(tables) + "}";
        listed_at_ = now();
    }
    answer({.body = public_list_});
}

// One's own tables, for the lobby. Those that are not at hand are fetched a few at a time; the rest
// is in neither list, and is asked for again.
void House::list_named(const std::string& ids, net::Answer& answer) {
    std::vector<TableInfo> tables;
    std::vector<std::string> gone;
    int named = 0, loaded = 0;
    for (std::size_t at = 0; at < ids.size() && named < kMostNamed; ++named) {
        const std::size_t end = std::min(ids.find(',', at), ids.size());
        const std::string id = ids.substr(at, end - at);
        at = end + 1;
        if (!is_at_hand(id) && ++loaded > kMostLoaded) continue;
        const auto info = glance_at(id);
        if (info)
            tables.push_back(*info);
        else if (info.why() == "no_table")
            gone.push_back(id);
        else
            return refuse(answer, no_room(info.why()));
    }
    answer({.body = "{\"tables\":" + to_json(tables) + ",\"gone\":" + to_json(gone) + "}"});
}

void House::get_table(const net::Request& request, const std::string& id, const std::string& what,
                      net::Answer& answer) {
    const auto looked_at = look_at(id);
    if (!looked_at) return refuse(answer, no_room(looked_at.why()));
    const std::shared_ptr<Room> room = *looked_at;
    if (what.empty()) return answer({.body = to_json(room->info())});
    if (what == "edition") return answer({.body = room->match().edition()});
    if (what == "replay") return replay(request, *room, answer);
    if (what != "record") return refuse(answer, {404, "no_such_path", ""});
    if (room->phase() != Phase::Finished) return refuse(answer, {403, "not_finished", ""});
    // It did not begin at the beginning, and nobody could check where it did.
    if (room->terms().branch_of) return refuse(answer, {404, "no_record", ""});
    answer({.body = room->match().record(room->seat_names()),
            .type = "application/jsonl; charset=utf-8",
            .headers = {{"Content-Disposition", "attachment; filename=\"" + room->match().game() +
                                                    "-" + id + ".jsonl\""}}});
}

void House::replay(const net::Request& request, const Room& room, net::Answer& answer) {
    const HostedMatch& match = room.match();
    const std::string wish = request.parameter("eyes");
    const bool all_open = wish == "all";
    Viewer eyes;
    if (!wish.empty() && !all_open) {
        const auto number = number_of(wish);
        if (!number || *number < 0 || *number >= match.players())
            return refuse(answer, {400, "no_seat", ""});
        eyes = Seat{static_cast<std::uint8_t>(*number)};
    }
    if (room.phase() == Phase::Waiting) return refuse(answer, {403, "not_running", ""});
    if (room.phase() != Phase::Finished && all_open)
        return refuse(answer, {403, "not_finished", ""});
    if (room.phase() != Phase::Finished && eyes && room.seat_of(request.token) != eyes)
        return refuse(answer, {403, "not_yours", ""});
    // What these eyes see; all open: what each seat sees.
    const auto seen = [&](auto&& by) {
        if (!all_open) return std::string(by(eyes));
        std::string list = "[";
        for (Seat seat : seats(match.players())) {
            if (list.size() > 1) list += ',';
            list += by(Viewer(seat));
        }
        return list + "]";
    };
    const int steps = room.told_version();
    const auto position = [&](int n) {
        return "\"view\":" + seen([&](Viewer who) { return match.view(who, n); }) +
               ",\"outlook\":" + seen([&](Viewer who) { return match.outlook(who, n); });
    };
    const auto news = [&](int n) { return seen([&](Viewer who) { return match.news(n, who); }); };
    if (const std::string text = request.parameter("step"); !text.empty()) {
        const auto step = number_of(text);
        if (!step || *step < 0 || *step > steps) return refuse(answer, {400, "no_step", ""});
        return answer({.body = "{\"step\":" + std::to_string(*step) +
                               ",\"steps\":" + std::to_string(steps) + "," + position(*step) +
                               ",\"turn\":" + seats_json(match.turn(*step)) +
                               ",\"news\":" + (*step > 0 ? news(*step - 1) : "null") + "}"});
    }
    std::string body = "{\"table\":" + to_json(room.info()) + "," + position(0) + ",\"steps\":[";
    for (int n = 0; n < steps; ++n) {
        const Viewer actor = match.actor(n);
        body += n > 0 ? ",{" : "{";
        body += "\"news\":" + news(n) +
                ",\"view\":" + seen([&](Viewer who) { return match.view_changes(who, n, n + 1); }) +
                ",\"outlook\":" +
                seen([&](Viewer who) { return match.outlook_changes(who, n, n + 1); }) +
                ",\"turn\":" + seats_json(match.turn(n + 1)) +
                ",\"seat\":" + (actor ? std::to_string(actor->index) : "null") + "}";
    }
    answer({.body = body + "]}"});
}

net::Response House::health() const {
    // What is wrong is for the operator, in the log: it may name machines and users.
    if (store_.is_well()) return {.body = "{\"status\":\"ok\"}"};
    return {.status = 503, .body = "{\"status\":\"store_failed\"}"};
}

net::Response House::page(const net::Request& request) const {
    const auto asset = asset_of(request.path);
    if (!asset) return {.status = 404, .body = "{\"error\":\"no_such_path\"}"};
    net::Response response{.type = std::string(asset->type)};
    response.headers = {
        {"ETag", asset->etag},
        {"Cache-Control", asset->is_immutable ? "public, max-age=31536000, immutable" : "no-cache"},
        {"Content-Security-Policy",
         "default-src 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; "
         "form-action 'self'; img-src 'self' data:"},
        {"X-Content-Type-Options", "nosniff"},
        {"Referrer-Policy", "no-referrer"},
        {"Cross-Origin-Opener-Policy", "same-origin"}};
    if (request.if_none_match == asset->etag) {
        response.status = 304;
        return response;
    }
    if (asset->is_gzipped && !request.accepts_gzip)
        return {.status = 406, .body = "{\"error\":\"needs_gzip\"}"};
    if (asset->is_gzipped) response.headers.push_back({"Content-Encoding", "gzip"});
    response.body = asset->bytes;
    return response;
}

// ---- POST ----

void House::post(const net::Request& request, net::Answer& answer) {
    if (is_too_much(openings_, request)) return refuse(answer, {429, "too_fast", ""});
    if (is_crowded()) return refuse(answer, {503, "full", ""});
    const auto parts = parts_of(request.path);
    if (request.path == "/api/tables") return open_table(request, answer);
    if (request.path == "/api/records") return keep_record(request, answer);
    if (parts.size() == 4 && parts[1] == "tables" && parts[3] == "branch")
        return open_branch(request, parts[2], answer);
    refuse(answer, {404, "no_such_path", ""});
}

void House::answer_tokens(net::Answer& answer, std::shared_ptr<Room> room, const std::string& owner,
                          const std::vector<std::optional<std::string>>& seats) {
    if (!room) return refuse(answer, {503, "store_failed", ""});
    answer({.status = 201,
            .body = "{\"table\":" + to_json(std::string_view(room->id())) + ",\"owner\":" +
                    to_json(std::string_view(owner)) + ",\"seats\":" + to_json(seats) + "}"});
}

void House::open_table(const net::Request& request, net::Answer& answer) {
    const Result<NewTable> table = read_body<NewTable>(request);
    if (!table) return refuse(answer, {400, "bad_message", table.why()});
    if (const auto fault = find_fault(*table)) return refuse(answer, {400, "bad_table", *fault});
    const std::string edition = table->edition.value_or("");
    if (edition.size() > kLongestEdition) return refuse(answer, {413, "too_long", ""});
    const Result<std::string> header = write_terms({.game = table->game,
                                                    .players = table->players,
                                                    .options = table->options.value_or(Json()),
                                                    .edition_text = edition});
    if (!header) return refuse(answer, {400, "bad_table", header.why()});

    const std::string owner = new_token();
    TableTerms terms{.seats = {},
                     .owner_hash = hash_of_token(owner),
                     .clock = table->clock,
                     .is_public = table->is_public,
                     .chat = table->chat,
                     .coach = table->coach,
                     .grace = table->grace,
                     .branch_of = {}};
    std::vector<std::optional<std::string>> tokens;
    for (const NewSeat& seat : table->seats) {
        const bool is_bot = seat.kind == SeatKind::Bot;
        tokens.push_back(is_bot ? std::nullopt : std::optional(new_token()));
        terms.seats.push_back(
            {.kind = seat.kind,
             .level = is_bot ? *seat.level : std::string(),
             .name = seat.name.value_or(""),
             .token_hash = is_bot ? std::string() : hash_of_token(*tokens.back())});
    }
    open_room(*header, std::move(terms),
              [this, answer, owner, tokens](std::shared_ptr<Room> room) mutable {
                  answer_tokens(answer, std::move(room), owner, tokens);
              });
}

void House::open_branch(const net::Request& request, const std::string& id, net::Answer& answer) {
    const auto looked_at = look_at(id);
    if (!looked_at) return refuse(answer, no_room(looked_at.why()));
    const std::shared_ptr<Room> room = *looked_at;
    const Result<BranchRequest> wish = read_body<BranchRequest>(request);
    if (!wish) return refuse(answer, {400, "bad_message", wish.why()});
    const HostedMatch& match = room->match();
    if (wish->seat < 0 || wish->seat >= match.players())
        return refuse(answer, {400, "no_seat", ""});
    if (!is_level(wish->level)) return refuse(answer, {400, "bad_level", ""});
    const Seat seat{static_cast<std::uint8_t>(wish->seat)};
    if (room->phase() == Phase::Waiting) return refuse(answer, {403, "not_running", ""});
    if (room->phase() != Phase::Finished && room->seat_of(request.token) != Viewer(seat))
        return refuse(answer, {403, "not_yours", ""});
    if (wish->step < 0 || wish->step > room->told_version() ||
        match.turn(wish->step).of == Turn::Of::Nobody)
        return refuse(answer, {400, "no_step", ""});

    Rng rng(random());
    const std::string owner = new_token(), token = new_token();
    TableTerms terms{.seats = {}, .owner_hash = hash_of_token(owner), .clock = {}, .branch_of = id};
    std::vector<std::optional<std::string>> tokens;
    for (Seat other : seats(match.players())) {
        const bool is_mine = other == seat;
        tokens.push_back(is_mine ? std::optional(token) : std::nullopt);
        terms.seats.push_back(
            {.kind = is_mine ? SeatKind::Person : SeatKind::Bot,
             .level = is_mine ? std::string() : wish->level,
             .name = is_mine ? room->info().seats[seat.index].name : std::string(),
             .token_hash = is_mine ? hash_of_token(token) : std::string()});
    }
    open_room(match.branch(wish->step, seat, rng)->header(), std::move(terms),
              [this, answer, owner, tokens](std::shared_ptr<Room> opened) mutable {
                  answer_tokens(answer, std::move(opened), owner, tokens);
              });
}

void House::keep_record(const net::Request& request, net::Answer& answer) {
    std::vector<std::string> names;
    const auto match = host_record(request.body, names);
    if (!match) return refuse(answer, {400, "bad_record", match.why()});
    if (!(*match)->outcome()) return refuse(answer, {400, "not_finished", ""});
    names.resize(static_cast<std::size_t>((*match)->players()));
    for (std::string& name : names)
        if (!is_short_text(name, kLongestName)) name.clear();
    TableTerms terms;
    for (const std::string& name : names) {
        const bool is_bot = name.rfind("bot:", 0) == 0 && is_level(name.substr(4));
        terms.seats.push_back({.kind = is_bot ? SeatKind::Bot : SeatKind::Person,
                               .level = is_bot ? name.substr(4) : std::string(),
                               .name = is_bot ? std::string() : name,
                               .token_hash = {}});
    }
    std::vector<std::string> steps;
    for (int n = 0; n < (*match)->version(); ++n) steps.push_back((*match)->step(n));
    open_room((*match)->header(), std::move(terms),
              [answer](std::shared_ptr<Room> room) mutable {
                  if (!room) return refuse(answer, {503, "store_failed", ""});
                  answer({.status = 201,
                          .body = "{\"table\":" + to_json(std::string_view(room->id())) + "}"});
              },
              steps);
}

}  // namespace curia
