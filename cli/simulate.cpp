#include <fmt/core.h>

#include <algorithm>
#include <filesystem>
#include <map>

#include "bots/all.h"
#include "bots/external/allow.h"
#include "bots/table.h"
#include "cli/common.h"
#include "cli/progress_bar.h"
#include "match/json/writer.h"
#include "match/record/record.h"

namespace curia::cli {

namespace {

// The results of one bot in all its seats.
struct Tally {
    std::string bot;
    double wins = 0;  // a shared victory counts in parts
    long score_sum = 0;
    int lowest = 0, highest = 0;
};

struct Results {
    std::vector<Tally> bots;
    std::map<std::string, int> endings;
    long steps = 0;
    int games = 0;
};

template <Game G>
void add_result(Results& results, const Match<G>& match, int shift) {
    const auto outcome = *match.outcome();
    const int players = match.setup().players;
    const auto& scores = outcome.scores.values;
    const int best = *std::max_element(scores.begin(), scores.begin() + players);
    const auto winners = std::count(scores.begin(), scores.begin() + players, best);
    for (int i = 0; i < players; ++i) {
        Tally& tally = results.bots[i];
        const int score = scores[(i + shift) % players];
        if (score == best) tally.wins += 1.0 / static_cast<double>(winners);
        tally.lowest = results.games == 0 ? score : std::min(tally.lowest, score);
        tally.highest = results.games == 0 ? score : std::max(tally.highest, score);
        tally.score_sum += score;
    }
    ++results.endings[std::string(name_of(outcome.ending))];
    results.steps += match.version();
    ++results.games;
}

void print_text(const Results& r) {
    fmt::print("{:<4} {:<10} {:>10} {:>8} {:>10} {:>7} {:>7}\n", "", "bot", "wins", "share", "mean",
               "low", "high");
    for (std::size_t i = 0; i < r.bots.size(); ++i) {
        const Tally& t = r.bots[i];
        fmt::print("{:<4} {:<10} {:>10.1f} {:>8.3f} {:>10.1f} {:>7} {:>7}\n", i + 1, t.bot, t.wins,
                   t.wins / r.games, static_cast<double>(t.score_sum) / r.games, t.lowest,
                   t.highest);
    }
    fmt::print("\n{} games, {:.1f} steps each;", r.games, static_cast<double>(r.steps) / r.games);
    for (const auto& [ending, count] : r.endings) fmt::print(" {} {}", ending, count);
    fmt::print("\n");
}

void print_json(const Results& r) {
    fmt::print("{{\"games\":{},\"steps\":{},\"bots\":[", r.games, r.steps);
    for (std::size_t i = 0; i < r.bots.size(); ++i) {
        const Tally& t = r.bots[i];
        fmt::print("{}{{\"bot\":{},\"wins\":{},\"mean\":{},\"low\":{},\"high\":{}}}", i ? "," : "",
                   to_json(t.bot), t.wins, static_cast<double>(t.score_sum) / r.games, t.lowest,
                   t.highest);
    }
    fmt::print("],\"endings\":{{");
    bool first = true;
    for (const auto& [ending, count] : r.endings)
        fmt::print("{}\"{}\":{}", std::exchange(first, false) ? "" : ",", ending, count);
    fmt::print("}}}}\n");
}

// The path for the record of the n-th match: the file itself if there is only one match.
std::string record_path(const SimulateArguments& a, int n) {
    std::error_code error;
    if (a.games == 1 && !std::filesystem::is_directory(a.record, error)) return a.record;
    std::filesystem::create_directories(a.record, error);
    if (error) throw BadInput{"cannot create the folder " + a.record + ": " + error.message()};
    return (std::filesystem::path(a.record) / fmt::format("{:06}.jsonl", n + 1)).string();
}

template <Game G>
std::vector<std::unique_ptr<Bot<G>>> make_bots(const SimulateArguments& a) {
    if (a.bots.size() != 1 && static_cast<int>(a.bots.size()) != a.players)
        throw BadInput{fmt::format("{} bots for {} seats: give one for all, or one for each",
                                   a.bots.size(), a.players)};
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (int i = 0; i < a.players; ++i) {
        const std::string& name = a.bots[a.bots.size() == 1 ? 0 : i];
        bots.push_back(value_or_throw(named_bot<G>(name)));
    }
    return bots;
}

template <Game G>
Results simulate(const SimulateArguments& a) {
    const auto setup = make_setup<G>(a.players, a.options, a.edition);
    const auto bots = make_bots<G>(a);
    Results results;
    for (int i = 0; i < a.players; ++i)
        results.bots.push_back({.bot = a.bots[a.bots.size() == 1 ? 0 : i]});
    ProgressBar bar("games", a.games);
    for (int n = 0; n < a.games; ++n) {
        // The bots move by one seat with every match, so that no seat favours one of them.
        const int shift = n % a.players;
        std::vector<Bot<G>*> seated(a.players);
        std::vector<std::string> names(a.players);
        for (int i = 0; i < a.players; ++i) {
            seated[(i + shift) % a.players] = bots[i].get();
            names[(i + shift) % a.players] = "bot:" + results.bots[i].bot;
        }
        Rng rng(Rng(a.seed + static_cast<std::uint64_t>(n)).next());
        const Match<G> match = play_match<G>(setup, seated, rng);
        for (const Bot<G>* bot : seated)
            if (!bot->why_failed().empty()) throw BadInput{std::string(bot->why_failed())};
        add_result(results, match, shift);
        if (!a.record.empty()) write_file(record_path(a, n), write_record(match, {names}));
        bar.advance();
    }
    return results;
}

}  // namespace

int run_simulate(const SimulateArguments& arguments) {
    allow_external_bots();
    with_game(arguments.game, [&]<Game G>() {
        const Results results = simulate<G>(arguments);
        if (arguments.output == Output::Json)
            print_json(results);
        else
            print_text(results);
    });
    return 0;
}

}  // namespace curia::cli
