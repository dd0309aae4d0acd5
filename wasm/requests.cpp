#include "wasm/requests.h"

#include <map>
#include <memory>

#include "match/json/reader.h"
#include "match/json/writer.h"
#include "server/room/hosted_match.h"
#include "server/room/match_terms.h"

namespace curia {
namespace {

// ---- Requests ----

struct ListGames {
    static constexpr auto description() { return describe("games"); }
};
struct Open {
    std::string game;
    int players = 0;
    Json options;
    std::string edition;  // TOML; empty: the default one
    static constexpr auto description() {
        return describe("open", field("game", &Open::game), field("players", &Open::players),
                        field("options", &Open::options), field("edition", &Open::edition));
    }
};
struct Load {
    std::string record;
    static constexpr auto description() { return describe("load", field("record", &Load::record)); }
};
struct Close {
    int match = 0;
    static constexpr auto description() { return describe("close", field("match", &Close::match)); }
};
struct Look {
    int match = 0;
    Viewer seat;  // null: a spectator
    static constexpr auto description() {
        return describe("look", field("match", &Look::match), field("seat", &Look::seat));
    }
};
struct News {
    int match = 0, step = 0;
    Viewer seat;
    static constexpr auto description() {
        return describe("news", field("match", &News::match), field("step", &News::step),
                        field("seat", &News::seat));
    }
};
struct Play {
    int match = 0;
    Seat seat;
    Json action;
    static constexpr auto description() {
        return describe("play", field("match", &Play::match), field("seat", &Play::seat),
                        field("action", &Play::action));
    }
};
struct Draw {
    int match = 0;
    std::int64_t seed = 0;
    static constexpr auto description() {
        return describe("draw", field("match", &Draw::match), field("seed", &Draw::seed));
    }
};
struct Choose {
    int match = 0;
    Seat seat;
    std::string bot;  // a level, or for example "expert@200"
    std::int64_t seed = 0;
    static constexpr auto description() {
        return describe("choose", field("match", &Choose::match), field("seat", &Choose::seat),
                        field("bot", &Choose::bot), field("seed", &Choose::seed));
    }
};
struct Version {
    std::string game, bot;
    static constexpr auto description() {
        return describe("version", field("game", &Version::game), field("bot", &Version::bot));
    }
};
struct Advise {
    int match = 0;
    Seat seat;
    static constexpr auto description() {
        return describe("advise", field("match", &Advise::match), field("seat", &Advise::seat));
    }
};
struct WriteRecord {
    int match = 0;
    static constexpr auto description() {
        return describe("record", field("match", &WriteRecord::match));
    }
};
using Request = std::variant<ListGames, Version, Open, Load, Close, Look, News, Play, Draw, Choose,
                             Advise, WriteRecord>;

// ---- Answers ----

struct Opened {
    int match = 0, players = 0;
    std::string game;
    static constexpr auto description() {
        return describe("opened", field("match", &Opened::match),
                        field("players", &Opened::players), field("game", &Opened::game));
    }
};
struct Position {
    int version = 0;
    std::string_view turn;  // "players", "chance", "nobody"
    std::vector<int> seats;
    Raw view, outlook;
    Omittable<Raw> legal, outcome;
    static constexpr auto description() {
        return describe("position", field("version", &Position::version),
                        field("turn", &Position::turn), field("seats", &Position::seats),
                        field("view", &Position::view), field("outlook", &Position::outlook),
                        field("legal", &Position::legal), field("outcome", &Position::outcome));
    }
};
struct Error {
    std::string error;
    static constexpr auto description() { return describe("error", field("error", &Error::error)); }
};

std::string error(std::string why) { return to_json(Error{std::move(why)}); }

class Matches {
public:
    std::string on(const ListGames&) { return to_json(all_games()); }
    std::string on(const Version& version) {
        const auto number = version_of_bot(version.game, version.bot);
        return number ? std::to_string(*number) : error("no bot of this name");
    }
    std::string on(const Open& open) {
        const auto header = write_terms({.game = open.game,
                                         .players = open.players,
                                         .options = open.options,
                                         .edition_text = open.edition});
        if (!header) return error(header.why());
        return keep(host_match(*header));
    }
    std::string on(const Load& load) {
        RecordNotes notes;
        return keep(host_record(load.record, notes));
    }
    std::string on(const Close& close) { return std::to_string(matches_.erase(close.match)); }

    template <class T>
    std::string on(const T& request) {
        const auto found = matches_.find(request.match);
        if (found == matches_.end()) return error("no match of this number");
        if constexpr (requires { request.seat.index; })
            if (request.seat.index >= found->second->players()) return error("no such seat");
        return at(*found->second, request);
    }

private:
    std::string keep(Result<std::unique_ptr<HostedMatch>> match) {
        if (!match) return error(match.why());
        const Opened opened{++last_, (*match)->players(), (*match)->game()};
        matches_[last_] = std::move(*match);
        return to_json(opened);
    }

    static std::string at(HostedMatch& match, const Look& look) {
        if (look.seat && look.seat->index >= match.players()) return error("no such seat");
        const Turn turn = match.turn();
        const bool is_players = turn.of == Turn::Of::Players;
        Position position{.version = match.version(),
                          .turn = is_players                    ? "players"
                                  : turn.of == Turn::Of::Chance ? "chance"
                                                                : "nobody",
                          .seats = {},
                          .view = {match.view(look.seat, match.version())},
                          .outlook = {match.outlook(look.seat, match.version())},
                          .legal = {},
                          .outcome = {}};
        if (is_players)
            for (Seat seat : turn.seats) position.seats.push_back(seat.index);
        if (is_asked(match, look.seat))
            position.legal = Raw{match.legal(*look.seat, match.version())};
        if (auto outcome = match.outcome()) position.outcome = Raw{std::move(*outcome)};
        return to_json(position);
    }
    static std::string at(HostedMatch& match, const News& news) {
        if (news.step < 0 || news.step >= match.version()) return error("no such step");
        if (news.seat && news.seat->index >= match.players()) return error("no such seat");
        return match.news(news.step, news.seat);
    }
    static std::string at(HostedMatch& match, const Play& play) {
        if (!is_asked(match, play.seat)) return error("it is not this seat's turn");
        if (match.play(play.seat, play.action)) return error("this action is not legal");
        return std::to_string(match.version());
    }
    static std::string at(HostedMatch& match, const Draw& draw) {
        if (match.turn().of != Turn::Of::Chance) return error("it is not chance's turn");
        Rng rng(static_cast<std::uint64_t>(draw.seed));
        match.draw(rng);
        return std::to_string(match.version());
    }
    static std::string at(HostedMatch& match, const Choose& choose) {
        if (!is_asked(match, choose.seat)) return error("it is not this seat's turn");
        const auto thought =
            match.thought(choose.seat, choose.bot, static_cast<std::uint64_t>(choose.seed));
        // As a text and back: this is the way of a thought to another worker.
        const Result<std::string> action = compute_thought(thought.write());
        return action ? *action : error(action.why());
    }
    static std::string at(HostedMatch& match, const Advise& advise) {
        if (!is_asked(match, advise.seat)) return error("it is not this seat's turn");
        return match.advice(advise.seat).compute();
    }
    static std::string at(HostedMatch& match, const WriteRecord&) {
        return to_json(match.record({}));
    }
    static bool is_asked(const HostedMatch& match, Viewer seat) {
        const Turn turn = match.turn();
        return seat && turn.of == Turn::Of::Players && turn.seats.has(*seat);
    }

    std::map<int, std::unique_ptr<HostedMatch>> matches_;
    int last_ = 0;
};

}  // namespace

std::string answer_request(std::string_view text) {
    static Matches matches;
    const Result<Json> json = parse_json(text);
    if (!json) return error(json.why());
    Request request;
    JsonReader reader(kMaxSeats, nullptr, JsonReader::Missing::KeepsDefault);
    if (!reader.read(*json, request)) return error(reader.message());
    return std::visit([](const auto& one) { return matches.on(one); }, request);
}

}  // namespace curia
