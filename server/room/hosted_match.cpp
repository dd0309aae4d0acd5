#include "server/room/hosted_match.h"

#include <array>

#include "bots/all.h"
#include "bots/coach.h"
#include "games/all.h"
#include "match/json_match.h"
#include "match/record.h"

namespace curia {
namespace {

struct OptionInfo {
    std::string name;
    std::vector<std::string_view> values;
    std::string_view by_default;

    static constexpr auto description() {
        return describe("option_info", field("name", &OptionInfo::name),
                        field("values", &OptionInfo::values),
                        field("default", &OptionInfo::by_default));
    }
};

template <Game G>
std::string edition_json(const EditionOf<G>& edition) {
    std::string text =
        "{\"title\":" + to_json(std::string_view(edition.title)) + ",\"provenance\":[";
    for (const Provenance& one : edition.provenance) {
        if (text.back() == '}') text += ',';
        text += "{\"values\":" + to_json(std::string_view(one.values)) +
                ",\"status\":" + to_json(std::string_view(one.status)) +
                ",\"note\":" + to_json(std::string_view(one.note)) + "}";
    }
    return text + "],\"values\":" + to_json(edition.values) + "}";
}

// The header of a match for the store, with its edition in full: a later program may have other
// values by default, and what was begun goes on with those it began with.
template <Game G>
std::string lasting_header(const typename G::Setup& setup) {
    std::string line = write_header<G>(setup, {});
    constexpr std::string_view kDefault = "\"edition\":\"default\"";
    if (const std::size_t at = line.find(kDefault); at != std::string::npos)
        line.replace(at, kDefault.size(), "\"edition\":" + to_json(*setup.edition));
    return line;
}

template <Game G>
class Hosted final : public JsonMatch<G, HostedMatch> {
    using Base = JsonMatch<G, HostedMatch>;

public:
    using Thought = HostedMatch::Thought;

    Hosted(Playing<G> playing, bool is_branch) : Base(std::move(playing)), is_branch_(is_branch) {}

    Thought thought(Seat seat, std::string_view level, std::uint64_t seed) const override {
        return [view = this->playing().view(seat), legal = this->playing().legal(seat),
                level = std::string(level), seed, players = this->players(),
                edition = this->playing().edition()] {
            Rng rng(seed);
            return Texts<G>::action(make_bot<G>(level)->choose(view, legal, rng), players);
        };
    }
    Thought advice(Seat seat, std::uint64_t seed) const override {
        return [view = this->playing().view(seat), seat, seed, players = this->players(),
                edition = this->playing().edition()] {
            Rng rng(seed);
            const auto advice = advise<G>(view, seat, {.iterations = 0, .milliseconds = 1000}, rng);
            return advice ? to_json(*advice, players) : std::string("null");
        };
    }
    std::unique_ptr<HostedMatch> branch(int version, Seat seat, Rng& rng) const override {
        return std::make_unique<Hosted>(this->playing().branch(version, seat, rng), true);
    }
    std::string plain_header() const override { return lasting_header<G>(this->playing().setup()); }
    std::string header() const override {
        std::string line = plain_header();
        if (is_branch_) {
            line.pop_back();
            line += ",\"start\":" + this->start() + "}";
        }
        return line;
    }
    std::string game() const override { return std::string(G::kName); }
    int rules() const override { return this->playing().setup().rules; }
    std::string options() const override { return to_json(this->playing().setup().options); }
    std::string edition() const override {
        const typename G::Edition* values = this->playing().setup().edition;
        if (values == &default_edition<G>().values) return edition_json<G>(default_edition<G>());
        return edition_json<G>({.title = "", .provenance = {}, .values = *values, .warnings = {}});
    }

private:
    const bool is_branch_;
};

// The values of an edition: those of the text, or the default ones if it is empty.
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
        return Failure{"not for so many players"};
    typename G::Setup setup = default_setup<G>(terms.players);
    JsonReader reader(terms.players, nullptr, JsonReader::Missing::KeepsDefault);
    if (!terms.options.is_null() && !reader.read(terms.options, setup.options))
        return Failure{reader.message("options")};
    const auto edition = edition_of<G>(terms.edition_text);
    if (!edition) return edition.failure();
    setup.edition = edition->get();
    return lasting_header<G>(setup);
}

template <Game G>
Result<std::unique_ptr<HostedMatch>> host(const RecordHeader& header, const Json* start) {
    const Result<HeldSetup<G>> held = setup_of<G>(header);
    if (!held) return held.failure();
    if (!start)
        return std::unique_ptr<HostedMatch>(
            new Hosted<G>(Playing<G>(held->setup, held->edition), false));
    Result<Playing<G>> playing = match_from<G>(*held, *start);
    if (!playing) return playing.failure();
    return std::unique_ptr<HostedMatch>(new Hosted<G>(std::move(*playing), true));
}

template <Game G>
std::string info_of() {
    std::vector<OptionInfo> options;
    const typename G::Options defaults;
    for_each_field(defaults, [&](std::string_view name, const auto& value) {
        const auto& names = all_names<std::remove_cvref_t<decltype(value)>>;
        options.push_back({std::string(name), {names.begin(), names.end()}, name_of(value)});
    });
    std::string text = "{\"name\":" + to_json(std::string_view(G::kName)) +
                       ",\"min_players\":" + to_json(int{G::kMinPlayers}) +
                       ",\"max_players\":" + to_json(int{G::kMaxPlayers}) +
                       ",\"options\":" + to_json(options) + ",\"presets\":[";
    for (const auto& preset : G::kPresets) {
        if (text.back() == '}') text += ',';
        text +=
            "{\"name\":" + to_json(preset.name) + ",\"options\":" + to_json(preset.options) + "}";
    }
    return text + "]}";
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

Result<std::unique_ptr<HostedMatch>> host_record(std::string_view text,
                                                 std::vector<std::string>& seats) {
    const Result<std::string> game = game_of_record(text, "record");
    if (!game) return game.failure();
    Result<std::unique_ptr<HostedMatch>> match = Failure{"no game of this name"};
    AllGames::with(*game, [&]<Game G>() {
        Result<Record<G>> record = read_record<G>(text, "record");
        if (!record) {
            match = record.failure();
        } else {
            seats = record->seats;
            match = std::unique_ptr<HostedMatch>(new Hosted<G>(std::move(record->match), false));
        }
    });
    return match;
}

bool is_level(std::string_view name) {
    return std::find(kLevels.begin(), kLevels.end(), name) != kLevels.end();
}

std::string games_in_json() {
    std::string text = "{\"games\":[";
    AllGames::for_each([&]<Game G>() {
        if (text.back() == '}') text += ',';
        text += info_of<G>();
    });
    return text + "],\"levels\":" + to_json(kLevels) + "}";
}

Result<std::string> edition_in_json(std::string_view game) {
    Result<std::string> text = Failure{"no game of this name"};
    AllGames::with(game, [&]<Game G>() { text = edition_json<G>(default_edition<G>()); });
    return text;
}

int milliseconds_of_level(std::string_view name) {
    if (name == "strong") return 600;
    if (name == "expert") return 900;
    return 250;
}

}  // namespace curia
