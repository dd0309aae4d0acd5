#include "server/http_api.h"

#include <algorithm>
#include <charconv>

#include "match/json/writer.h"
#include "server/clients.h"
#include "server/net/assets.h"
#include "server/net/gzip.h"
#include "server/secrets.h"

namespace curia {

using namespace protocol;

namespace {

constexpr int kMostPublic = 50, kMostNamed = 50, kMostLoaded = 10;
constexpr double kBytesADay = 64 << 20;
constexpr std::size_t kReplayBytes = 64 << 20;

// "/api/tables/ID/replay" -> "api", "tables", "ID", "replay"
std::vector<std::string> parts_of(std::string_view path) {
    std::vector<std::string> parts;
    std::size_t at = 0;
    while (at < path.size()) {
        const std::size_t end = std::min(path.find('/', at + 1), path.size());
        if (end > at + 1) parts.emplace_back(path.substr(at + 1, end - at - 1));
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

int status_of(Refusal why) {
    switch (why) {
        case Refusal::NoTable:
        case Refusal::NoGame:
        case Refusal::NoRecord:
        case Refusal::NoSuchPath: return 404;
        case Refusal::NotYours:
        case Refusal::NotRunning:
        case Refusal::NotFinished:
        case Refusal::BadOrigin: return 403;
        case Refusal::BadMethod: return 405;
        case Refusal::TooLong: return 413;
        case Refusal::TooFast:
        case Refusal::Quota: return 429;
        case Refusal::StoreFailed:
        case Refusal::Damaged:
        case Refusal::Full: return 503;
        default: return 400;
    }
}

template <class T>
void give(const net::Answer& answer, const T& value, int status = 200) {
    answer({.status = status, .body = to_json(value)});
}

}  // namespace

HttpApi::HttpApi(Services& services, Workshop& workshop, Store& store, Rooms& rooms,
                 Metrics& metrics, const ServerOptions& options)
    : services_(services),
      workshop_(workshop),
      store_(store),
      rooms_(rooms),
      metrics_(metrics),
      options_(options),
      bytes_({kBytesADay / (24 * 3600), kBytesADay}),
      replay_cache_(kReplayBytes) {}

const std::vector<HttpApi::Route>& HttpApi::routes() {
    static const std::vector<Route> kRoutes{
        {"GET", "/health", &HttpApi::health},
        {"GET", "/metrics", &HttpApi::metrics},
        {"GET", "/api/games", &HttpApi::games},
        {"GET", "/api/push", &HttpApi::push},
        {"GET", "/api/games/*/edition", &HttpApi::game_edition},
        {"GET", "/api/tables", &HttpApi::tables},
        {"GET", "/api/tables/*", &HttpApi::table},
        {"GET", "/api/tables/*/edition", &HttpApi::table_edition},
        {"GET", "/api/tables/*/replay", &HttpApi::replay},
        {"GET", "/api/tables/*/record", &HttpApi::record},
        {"POST", "/api/tables", &HttpApi::open_table},
        {"POST", "/api/tables/*/branch", &HttpApi::open_branch},
        {"POST", "/api/records", &HttpApi::keep_record},
        {"POST", "/api/spoken", &HttpApi::name_invitation},
        {"GET", "/api/spoken/*", &HttpApi::find_invitation},
    };
    return kRoutes;
}

void HttpApi::request(const net::Request& request, net::Answer answer) {
    ++metrics_.requests;
    const std::string method = request.method == "HEAD" ? "GET" : request.method;
    const Parts parts = parts_of(request.path);
    const auto fits = [&](const Route& route) {
        const Parts wanted = parts_of(route.path);
        return route.method == method &&
               std::equal(
                   wanted.begin(), wanted.end(), parts.begin(), parts.end(),
                   [](const auto& one, const auto& part) { return one == "*" || one == part; });
    };
    const auto found = std::find_if(routes().begin(), routes().end(), fits);
    const bool is_api = found != routes().end() || (!parts.empty() && parts[0] == "api");
    const bool is_page = method == "GET" && !is_api;
    if (is_too_much(is_page ? files_ : requests_, request)) return refuse(answer, Refusal::TooFast);
    if (method != "GET" && method != "POST") return refuse(answer, Refusal::BadMethod);
    if (method == "POST") {
        if (!is_own_origin(request, options_.origin)) return refuse(answer, Refusal::BadOrigin);
        if (is_too_much(openings_, request)) return refuse(answer, Refusal::TooFast);
        if (rooms_.is_crowded()) return refuse(answer, Refusal::Full);
    }
    if (found != routes().end()) return (this->*found->answer)(request, parts, answer);
    if (!is_page) return refuse(answer, Refusal::NoSuchPath);
    page(request, parts, answer);
}

// A link to a table shows its game if that is known: the page never waits for the store.
void HttpApi::page(const net::Request& request, const Parts& parts, const net::Answer& answer) {
    LinkPreview preview{
        .address = options_.origin.empty() ? "http://" + request.host : options_.origin,
        .game = {}};
    if (parts.size() > 1) {
        const bool is_table = parts[0] == "t" || parts[0] == "r";
        if (const auto info = is_table ? rooms_.known_info(parts[1]) : std::nullopt)
            preview.game = info->game;
        else if (asset_of(picture_of(parts[1])))
            preview.game = parts[1];
    }
    answer(page_response(request, preview));
}

void HttpApi::refuse(const net::Answer& answer, Refusal why, const std::string& detail) {
    HttpError error{why, {}};
    if (!detail.empty()) error.detail = detail;
    answer({.status = status_of(why), .body = to_json(error)});
}

std::size_t HttpApi::most_bytes(std::string_view method, std::string_view path) const {
    if (method != "POST") return 4 << 10;
    if (path == "/api/records") return 4 << 20;
    return path == "/api/tables" ? 1 << 20 : 16 << 10;  // 1 MiB: an edition, all escaped
}

bool HttpApi::is_too_much(Buckets& buckets, const net::Request& request) {
    if (!options_.is_limited || buckets.take(request.address, services_.steady())) return false;
    ++metrics_.limited.address;
    return true;
}

net::Answer HttpApi::with_patience(const net::Answer& answer) {
    constexpr std::chrono::seconds kAnswerTimeout{8};
    const auto is_given = std::make_shared<bool>(false);
    const net::Answer once = [answer, is_given](net::Response response) {
        if (!std::exchange(*is_given, true)) answer(std::move(response));
    };
    services_.after(kAnswerTimeout, [once] { refuse(once, Refusal::StoreFailed); });
    return once;
}

bool HttpApi::may_store(const std::string& address, std::size_t bytes) {
    return !options_.is_limited ||
           bytes_.take(address, services_.steady(), static_cast<double>(bytes));
}

void HttpApi::with_room(const net::Request& request, const Parts& parts, const net::Answer& answer,
                        std::function<void(const Room&)> use) {
    rooms_.look_at(parts[2], request.address, [answer, use = std::move(use)](const auto& look) {
        if (look.why) return refuse(answer, *look.why);
        use(*look.room);
    });
}

// ---- The server itself ----

// The reason is only in the log, for the operator: it may name machines and users.
void HttpApi::health(const net::Request&, const Parts&, const net::Answer& answer) {
    using Status = Health::Status;
    if (store_.is_damaged() || rooms_.has_met_damage())
        return give(answer, Health{Status::Damaged}, 503);
    if (!store_.is_well()) return give(answer, Health{Status::StoreFailed}, 503);
    give(answer, Health{Status::Ok});
}

void HttpApi::metrics(const net::Request&, const Parts&, const net::Answer& answer) {
    answer({.body = metrics_.text(static_cast<std::int64_t>(rooms_.size()), store_.commits()),
            .type = "text/plain; version=0.0.4"});
}

void HttpApi::games(const net::Request&, const Parts&, const net::Answer& answer) {
    give(answer, all_games());
}

void HttpApi::push(const net::Request&, const Parts&, const net::Answer& answer) {
    PushInfo info;
    if (const PushSender* const sender = services_.push()) info.key = sender->public_key();
    give(answer, info);
}

void HttpApi::game_edition(const net::Request&, const Parts& parts, const net::Answer& answer) {
    const auto edition = edition_of_game(parts[2]);
    if (!edition) return refuse(answer, Refusal::NoGame);
    give(answer, *edition);
}

// ---- Tables ----

// The public list is renewed every few seconds. Requests wait only for the first list: while the
// store hangs, the previous list is good enough.
void HttpApi::tables(const net::Request& request, const Parts&, const net::Answer& answer) {
    constexpr int kLasts = 3000;
    if (const std::string ids = request.parameter("ids"); !ids.empty())
        return list_named(request, ids, answer);
    const bool is_old = public_list_.empty() || services_.steady() - listed_at_ > kLasts;
    if (public_list_.empty())
        waiting_for_list_.push_back(with_patience(answer));
    else
        answer({.body = public_list_});
    if (is_old && !std::exchange(is_listing_, true)) renew_public_list();
}

void HttpApi::renew_public_list() {
    const auto answer_all = [this] {
        for (const net::Answer& one : std::exchange(waiting_for_list_, {})) {
            if (public_list_.empty())
                refuse(one, Refusal::StoreFailed);
            else
                one({.body = public_list_});
        }
    };
    store_.public_tables(kMostPublic, [this, answer_all](Result<std::vector<std::string>> ids) {
        workshop_.post([this, answer_all, is_good = static_cast<bool>(ids),
                        list = ids ? *ids : std::vector<std::string>()] {
            is_listing_ = false;
            listed_at_ = services_.steady();
            if (!is_good) return answer_all();
            rooms_.infos_of(list, kMostLoaded, "", [this, answer_all](auto infos) {
                TableList tables;
                for (Rooms::Info& one : infos)
                    if (one.info) tables.tables.push_back(std::move(*one.info));
                public_list_ = to_json(tables);
                answer_all();
            });
        });
    });
}

void HttpApi::list_named(const net::Request& request, const std::string& ids,
                         const net::Answer& answer) {
    std::vector<std::string> named;
    for (std::size_t at = 0; at < ids.size() && named.size() < kMostNamed;) {
        const std::size_t end = std::min(ids.find(',', at), ids.size());
        named.push_back(ids.substr(at, end - at));
        at = end + 1;
    }
    rooms_.infos_of(named, kMostLoaded, request.address, [answer](auto infos) {
        NamedTables list;
        for (Rooms::Info& one : infos) {
            if (one.info)
                list.tables.push_back(std::move(*one.info));
            else if (one.why == Refusal::NoTable)
                list.gone.push_back(one.id);
            else if (one.why == Refusal::Damaged)
                list.damaged.push_back(one.id);
        }
        give(answer, list);
    });
}

void HttpApi::table(const net::Request& request, const Parts& parts, const net::Answer& answer) {
    with_room(request, parts, answer, [answer](const Room& room) { give(answer, room.info()); });
}

void HttpApi::table_edition(const net::Request& request, const Parts& parts,
                            const net::Answer& answer) {
    with_room(request, parts, answer,
              [answer](const Room& room) { give(answer, room.match().edition()); });
}

void HttpApi::record(const net::Request& request, const Parts& parts, const net::Answer& answer) {
    with_room(request, parts, answer, [this, token = request.token, answer](const Room& room) {
        const bool is_own = options_.is_own_device &&
                            same_hash(room.table().terms.owner_hash, hash_of_token(token));
        if (room.phase() != Phase::Finished && !is_own) return refuse(answer, Refusal::NotFinished);
        // A branch starts from a position that nobody can verify.
        if (room.table().terms.branch_of) return refuse(answer, Refusal::NoRecord);
        const std::string name = room.match().game() + "-" + room.id() + ".jsonl";
        answer({.body = room.match().record(room.table().notes()),
                .type = "application/jsonl; charset=utf-8",
                .headers = {{"Content-Disposition", "attachment; filename=\"" + name + "\""}}});
    });
}

// ---- Replays ----

void HttpApi::replay(const net::Request& request, const Parts& parts, const net::Answer& answer) {
    if (is_too_much(replays_, request)) return refuse(answer, Refusal::TooFast);
    with_room(request, parts, answer, [this, request, answer](const Room& room) {
        Eyes eyes;
        const std::string wish = request.parameter("eyes");
        eyes.all_open = wish == "all";
        if (!wish.empty() && !eyes.all_open) {
            const auto number = number_of(wish);
            if (!number || *number < 0 || *number >= room.match().players())
                return refuse(answer, Refusal::NoSeat);
            eyes.viewer = Seat{static_cast<std::uint8_t>(*number)};
        }
        const bool is_over = room.phase() == Phase::Finished;
        if (room.phase() == Phase::Waiting) return refuse(answer, Refusal::NotRunning);
        if (!is_over && eyes.all_open) return refuse(answer, Refusal::NotFinished);
        if (!is_over && eyes.viewer && room.table().seat_of(request.token) != eyes.viewer)
            return refuse(answer, Refusal::NotYours);
        make_replay(request, room, eyes, answer);
    });
}

void HttpApi::make_replay(const net::Request& request, const Room& room, const Eyes& eyes,
                          const net::Answer& answer) {
    const int steps = room.table().told;
    std::optional<int> step;
    if (const std::string text = request.parameter("step"); !text.empty()) {
        step = number_of(text);
        if (!step || *step < 0 || *step > steps) return refuse(answer, Refusal::NoStep);
    }
    // A finished match never changes, so its replay is written once for all requests.
    const bool is_kept = room.phase() == Phase::Finished && !step;
    const std::string key = room.id() + (eyes.all_open ? "*" : to_json(eyes.viewer));
    if (is_kept)
        if (const auto zipped = replay_cache_.find(key))
            return give_replay(request, answer, *zipped);
    const Replayed replayed{room.match().copy(), room.info(), steps};
    if (step)
        return work<std::string>(
            request, answer, [=] { return write_moment(replayed, eyes, *step); },
            [answer](const std::string& text) { answer({.body = text}); });
    if (!is_kept)
        return work<std::string>(
            request, answer, [=] { return net::zip(write_replay(replayed, eyes)); },
            [=, this](const std::string& zipped) { give_replay(request, answer, zipped); });
    std::vector<WaitingForReplay>& waiting = replays_in_work_[key];
    waiting.push_back({request, answer});
    if (waiting.size() > 1) return;
    const auto zipped = std::make_shared<std::string>();
    const bool is_taken = workshop_.work(
        request.address, [=] { *zipped = net::zip(write_replay(replayed, eyes)); },
        [=, this] {
            replay_cache_.keep(key, zipped);
            const auto waited = replays_in_work_.extract(key);
            for (const auto& [asked, one] : waited.mapped()) give_replay(asked, one, *zipped);
        });
    if (is_taken) return;
    replays_in_work_.erase(key);
    refuse(answer, Refusal::TooFast);
}

// A replay is ten times as large as its gzip. The gzip is cached and, if possible, sent.
void HttpApi::give_replay(const net::Request& request, const net::Answer& answer,
                          const std::string& zipped) {
    if (request.accepts_gzip)
        return answer({.body = zipped, .headers = {{"Content-Encoding", "gzip"}}});
    work<std::string>(
        request, answer, [zipped] { return net::unzip(zipped); },
        [answer](const std::string& text) { answer({.body = text}); });
}

}  // namespace curia
