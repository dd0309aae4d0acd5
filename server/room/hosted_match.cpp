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
#include "server/room/match_terms.h"
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
    protocol::EditionInfo info{edition.title, {}, Raw{Texts<G>::edition(edition.values)}};
    for (const Provenance& one : edition.provenance)
        info.provenance.push_back({one.values, one.status, one.note});
    return info;
}

// A bot of this program. Other programs are started for the operator's bots only.
template <Game G>
std::unique_ptr<Bot<G>> bot_inside(std::string_view name) {
    return name.starts_with("exec:") ? nullptr : make_bot<G>(name);
}

// What a bot is asked, or the coach if there is no level.
template <Game G>
struct Question {
    typename G::View view;
    Actions<G> legal;
    int players = 0;
    std::shared_ptr<const typename G::Edition> edition;  // owns the edition of the View
    std::string level;
    std::uint64_t seed = 0;
    std::shared_ptr<FailedSeats> failed{};  // for programs of the operator; null without threads

    std::string answer() const {
        if (level.empty()) {
            Rng rng(advice_seed<G>(view));
            const auto advice = advise<G>(view, *view.viewer, kAdviceBudget<G>, rng);
            return advice ? to_json(*advice, players) : std::string("null");
        }
        Rng rng(seed);
        if (operator_bot(level))
            return Texts<G>::action(
                ask_program<G>(level, view, legal, rng, (*failed)[view.viewer->index]), players);
        // A match may come from the store with a bot that the operator no longer has.
        auto bot = bot_inside<G>(level);
        if (!bot) bot = make_bot<G>(kUsualLevel);
        return Texts<G>::action(bot->choose(view, legal, rng), players);
    }
};

// The same as a text. Document: Raw for the writer, Json for the reader.
template <class Document>
struct QuestionText {
    std::string game;
    Document edition;  // null: the default one
    int players = 0;
    std::string level;
    std::int64_t seed = 0;  // its 64 bits
    Document view;
    std::vector<Document> legal;
    static constexpr auto description() {
        return describe("question", field("game", &QuestionText::game),
                        field("edition", &QuestionText::edition),
                        field("players", &QuestionText::players),
                        field("level", &QuestionText::level), field("seed", &QuestionText::seed),
                        field("view", &QuestionText::view), field("legal", &QuestionText::legal));
    }
};

template <Game G>
std::string write_question(const Question<G>& question) {
    const typename G::Edition* const edition = question.view.table.setup.edition;
    const bool is_usual = edition == &default_edition<G>().values;
    QuestionText<Raw> text{
        .game = std::string(G::kName),
        .edition = {is_usual ? std::string("null") : Texts<G>::edition(*edition)},
        .players = question.players,
        .level = question.level,
        .seed = static_cast<std::int64_t>(question.seed),
        .view = {Texts<G>::view(question.view)},
        .legal = {}};
    for (const auto& action : question.legal)
        text.legal.push_back({Texts<G>::action(action, question.players)});
    return to_json(text);
}

template <Game G>
Result<std::string> answer_question(const QuestionText<Json>& text) {
    Question<G> question{.players = text.players,
                         .level = text.level,
                         .seed = static_cast<std::uint64_t>(text.seed)};
    question.edition = share_edition<G>(default_edition<G>().values);
    if (!text.edition.is_null()) {
        typename G::Edition values;
        JsonReader reader(G::kMaxPlayers, nullptr);
        if (!Texts<G>::read(reader, text.edition, values))
            return Failure{reader.message("edition")};
        question.edition = share_edition<G>(values);
    }
    JsonReader reader(text.players, question.edition.get());
    if (!Texts<G>::read(reader, text.view, question.view)) return Failure{reader.message("view")};
    if (text.legal.size() > G::kMaxActions || text.legal.empty() != text.level.empty())
        return Failure{"legal: not the actions of one question"};
    for (const Json& one : text.legal) {
        const auto action = Texts<G>::read_action(one, question.view.table.setup);
        if (!action) return action.failure();
        question.legal.push(*action);
    }
    if (!text.level.empty() && !bot_inside<G>(text.level)) return Failure{why_no_bot(text.level)};
    return question.answer();
}

template <Game G>
HostedMatch::Thought thought_of(const Question<G>& question) {
    return {.compute = [question] { return question.answer(); },
            .write = [question] { return write_question(question); }};
}

template <Game G>
class HostedMatchOf final : public AnyMatchOf<G, HostedMatch> {
    using Base = AnyMatchOf<G, HostedMatch>;

public:
    using Thought = HostedMatch::Thought;

    HostedMatchOf(Match<G> match, bool is_branch) : Base(std::move(match)), is_branch_(is_branch) {}

    Thought thought(Seat seat, std::string_view level, std::uint64_t seed) const override {
        return thought_of(Question<G>{this->match().view(seat), this->match().legal(seat),
                                      this->players(), this->match().edition(), std::string(level),
                                      seed, failed_});
    }
    Thought advice(Seat seat) const override {
        return thought_of(Question<G>{
            this->match().view(seat), {}, this->players(), this->match().edition(), "", 0, {}});
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
                            .rules = G::kRules,
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

Result<std::string> compute_thought(std::string_view text) {
    const auto question = from_json<QuestionText<Json>>(text);
    if (!question) return question.failure();
    Result<std::string> answer = Failure{"no game of this name"};
    AllGames::with(question->game, [&]<Game G>() { answer = answer_question<G>(*question); });
    return answer;
}

std::optional<int> version_of_bot(std::string_view game, std::string_view name) {
    std::optional<int> version;
    AllGames::with(game, [&]<Game G>() {
        if (const auto bot = bot_inside<G>(name)) version = bot->version();
    });
    return version;
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

int pace_of_level(std::string_view name) {
    constexpr int kSlack = 150;
    if (name == "strong") return 600 + kSlack;
    if (name == "expert") return 900 + kSlack;
    if (const auto own = milliseconds_of_operator_bot(name)) return std::max(500, *own + kSlack);
    return 500;
}

}  // namespace curia
