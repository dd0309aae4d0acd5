#include "server/room/hosted_match.h"

#include <array>
#include <atomic>

#include "bots/all.h"
#include "bots/coach.h"
#include "games/all.h"
#include "match/any_match_of.h"
#include "match/json/reader.h"
#include "match/json/seat_members.h"
#include "match/json/writer.h"
#include "match/record/record.h"
#include "match/record/record_lines.h"
#include "server/log.h"
#include "server/room/operator_bots.h"

namespace curia {
namespace {

bool is_built_in(std::string_view level) {
    return std::find(kLevels.begin(), kLevels.end(), level) != kLevels.end();
}

// The seats whose bot, a program of the operator, has broken the rules in this match.
using FailedSeats = std::array<std::atomic<bool>, kMaxSeats>;

// Asks a program of the operator. It is started for this decision only, so there are never more
// programs than threads that think, and none that waits. If it fails, it is not asked again in this
// match: the bot plays at random.
template <Game G>
typename G::Action ask_program(const std::string& name, const typename G::View& view,
                               const Actions<G>& legal, Rng& rng, std::atomic<bool>& has_failed) {
    const auto program = operator_bot(name);
    if (!program || has_failed) return RandomBot<G>().choose(view, legal, rng);
    const auto bot = make_bot<G>(*program);
    const auto action = bot->choose(view, legal, rng);
    if (!bot->why_failed().empty() && !has_failed.exchange(true))
        log_event("bot_failed", {{"bot", name}, {"game", G::kName}, {"why", bot->why_failed()}});
    return action;
}

template <Game G>
protocol::EditionInfo edition_info(const EditionOf<G>& edition) {
    protocol::EditionInfo info{edition.title, {}, Raw{to_json(edition.values)}};
    for (const Provenance& one : edition.provenance)
        info.provenance.push_back({one.values, one.status, one.note});
    return info;
}

template <Game G>
class HostedMatchOf final : public AnyMatchOf<G, HostedMatch> {
    using Base = AnyMatchOf<G, HostedMatch>;

public:
    using Thought = HostedMatch::Thought;

    HostedMatchOf(Match<G> match, bool is_branch) : Base(std::move(match)), is_branch_(is_branch) {}

    Thought thought(Seat seat, std::string_view level, std::uint64_t seed) const override {
        // A match may come from the store with a bot that the operator no longer has.
        const bool is_known = is_level(level);
        return [view = this->match().view(seat), legal = this->match().legal(seat),
                level = std::string(is_known ? level : kUsualLevel), seed, seat,
                players = this->players(), edition = this->match().edition(), failed = failed_] {
            Rng rng(seed);
            const auto action =
                is_built_in(level) ? make_bot<G>(level)->choose(view, legal, rng)
                                   : ask_program<G>(level, view, legal, rng, (*failed)[seat.index]);
            return Texts<G>::action(action, players);
        };
    }
    Thought advice(Seat seat) const override {
        return [view = this->match().view(seat), seat, players = this->players(),
                edition = this->match().edition()] {
            Rng rng(advice_seed<G>(view));
            const auto advice = advise<G>(view, seat, kAdviceBudget<G>, rng);
            return advice ? to_json(*advice, players) : std::string("null");
        };
    }
    std::unique_ptr<HostedMatch> branch(int version, Seat seat, Rng& rng) const override {
        return std::make_unique<HostedMatchOf>(this->match().branch(version, seat, rng), true);
    }
    std::string plain_header() const override {
        return write_header<G>(this->match().setup(), {.full_edition = true});
    }
    std::string header() const override {
        return write_header<G>(
            this->match().setup(),
            {.full_edition = true, .start = is_branch_ ? this->start() : std::string()});
    }
    std::string game() const override { return std::string(G::kName); }
    int rules() const override { return this->match().setup().rules; }
    std::string options() const override { return to_json(this->match().setup().options); }
    protocol::EditionInfo edition() const override {
        const typename G::Edition* values = this->match().setup().edition;
        if (values == &default_edition<G>().values) return edition_info<G>(default_edition<G>());
        return edition_info<G>({.title = "", .provenance = {}, .values = *values, .warnings = {}});
    }
    std::shared_ptr<const HostedMatch> copy() const override {
        return std::make_shared<HostedMatchOf>(this->match(), is_branch_);
    }

private:
    const bool is_branch_;
    const std::shared_ptr<FailedSeats> failed_ = std::make_shared<FailedSeats>();
};

// The values of an edition text, or the default ones if it is empty.
template <Game G>
Result<std::shared_ptr<const typename G::Edition>> edition_of(const std::string& text) {
    if (text.empty()) return share_edition<G>(default_edition<G>().values);
    const Result<EditionOf<G>> edition = read_edition<G>(text, "edition");
    if (!edition) return edition.failure();
    return share_edition<G>(edition->values);
}

template <Game G>
Result<std::string> terms_of(const MatchTerms& terms) {
    if (terms.players < G::kMinPlayers || terms.players > G::kMaxPlayers)
        return Failure{"this game does not allow this number of players"};
    typename G::Setup setup = default_setup<G>(terms.players);
    JsonReader reader(terms.players, nullptr, JsonReader::Missing::KeepsDefault);
    if (!terms.options.is_null() && !reader.read(terms.options, setup.options))
        return Failure{reader.message("options")};
    const auto edition = edition_of<G>(terms.edition_text);
    if (!edition) return edition.failure();
    setup.edition = edition->get();
    // The edition is stored in full: a match keeps the values that it began with.
    return write_header<G>(setup, {.full_edition = true});
}

template <Game G>
Result<std::unique_ptr<HostedMatch>> host(const RecordHeader& header, const Json* start) {
    const Result<HeldSetup<G>> held = setup_of<G>(header);
    if (!held) return held.failure();
    if (!start)
        return std::unique_ptr<HostedMatch>(
            new HostedMatchOf<G>(Match<G>(held->setup, held->edition), false));
    Result<Match<G>> match = match_from<G>(*held, *start);
    if (!match) return match.failure();
    return std::unique_ptr<HostedMatch>(new HostedMatchOf<G>(std::move(*match), true));
}

template <Game G>
protocol::GameInfo info_of() {
    const SeatMembers members = seat_members_of<G>();
    protocol::GameInfo info{.name = G::kName,
                            .min_players = G::kMinPlayers,
                            .max_players = G::kMaxPlayers,
                            .options = {},
                            .presets = {},
                            .seat_members = members.seats(),
                            .per_seat_members = members.per_seat()};
    const typename G::Options defaults;
    for_each_field(defaults, [&](std::string_view name, const auto& value) {
        const auto& names = all_names<std::remove_cvref_t<decltype(value)>>;
        info.options.push_back({std::string(name), {names.begin(), names.end()}, name_of(value)});
    });
    for (const auto& preset : G::kPresets)
        info.presets.push_back({preset.name, Raw{to_json(preset.options)}});
    return info;
}

}  // namespace

Result<std::string> write_terms(const MatchTerms& terms) {
    Result<std::string> header = Failure{"no game of this name"};
    AllGames::with(terms.game, [&]<Game G>() { header = terms_of<G>(terms); });
    return header;
}

Result<std::unique_ptr<HostedMatch>> host_match(std::string_view text) {
    Result<Json> line = parse_json(text);
    if (!line) return line.failure();
    if (!line->is_object()) return Failure{"the header is not an object"};
    const Json* const start = line->get_object().if_contains("start");
    const Json position = start ? *start : Json();
    line->get_object().erase("start");
    const Result<RecordHeader> header = read_header(*line);
    if (!header) return header.failure();
    Result<std::unique_ptr<HostedMatch>> match = Failure{"no game of this name"};
    AllGames::with(header->game,
                   [&]<Game G>() { match = host<G>(*header, start ? &position : nullptr); });
    return match;
}

Result<std::unique_ptr<HostedMatch>> host_record(std::string_view text, RecordNotes& notes) {
    const Result<std::string> game = game_of_record(text, "record");
    if (!game) return game.failure();
    Result<std::unique_ptr<HostedMatch>> match = Failure{"no game of this name"};
    AllGames::with(*game, [&]<Game G>() {
        Result<Record<G>> record = read_record<G>(text, "record");
        if (!record) {
            match = record.failure();
        } else {
            notes = record->notes;
            match =
                std::unique_ptr<HostedMatch>(new HostedMatchOf<G>(std::move(record->match), false));
        }
    });
    return match;
}

bool is_level(std::string_view name) { return is_built_in(name) || operator_bot(name); }

protocol::Games all_games() {
    protocol::Games games;
    AllGames::for_each([&]<Game G>() { games.games.push_back(info_of<G>()); });
    games.levels.assign(kLevels.begin(), kLevels.end());
    for (const std::string_view name : operator_bots()) games.levels.push_back(name);
    return games;
}

std::optional<protocol::EditionInfo> edition_of_game(std::string_view game) {
    std::optional<protocol::EditionInfo> info;
    AllGames::with(game, [&]<Game G>() { info = edition_info<G>(default_edition<G>()); });
    return info;
}

int milliseconds_of_level(std::string_view name) {
    if (name == "strong") return 600;
    if (name == "expert") return 900;
    if (const auto own = milliseconds_of_operator_bot(name)) return *own;
    return 250;
}

}  // namespace curia
