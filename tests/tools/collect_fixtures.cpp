// Fills tests/matches/<game>/ with a few matches that show all required features. Run it when a
// game gets a new action, ending or option:  collect_fixtures GAME FOLDER
// Existing records are kept and count; new ones are added for what is missing.
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "bots/all.h"
#include "games/all.h"
#include "match/options.h"
#include "match/record/record.h"
#include "tests/fixtures.h"
#include "tests/laws/perverse.h"

namespace curia {
namespace {

constexpr int kMostTries = 200'000;

Features without(const Features& all, const Features& some) {
    Features rest;
    for (const std::string& one : all)
        if (!some.contains(one)) rest.insert(one);
    return rest;
}

template <Game G>
Features shown_by_folder(const std::filesystem::path& folder) {
    Features shown;
    for (const auto& file : std::filesystem::directory_iterator(folder)) {
        std::ostringstream text;
        text << std::ifstream(file.path()).rdbuf();
        const auto record = read_record<G>(text.str(), file.path().string());
        if (record && record->match.outcome()) shown.merge(features_of(record->match));
    }
    return shown;
}

// Seats are filled with greedy bots, random bots and perverse players, in turn.
template <Game G>
Match<G> play_one(const typename G::Setup& setup, int way, Rng& rng) {
    const auto greedy = make_bot<G>("greedy");
    std::vector<laws::Perverse<G>> perverse;
    for (int i = 0; i < setup.players; ++i) perverse.emplace_back(rng);
    Match<G> match(setup);
    for (match.draw(rng); match.turn().of != Turn::Of::Nobody; match.draw(rng)) {
        const Seat seat = match.turn().seats.first();
        const Actions<G> legal = match.legal(seat);
        typename G::Action action = legal[rng.below(legal.size())];
        if (way % 3 == 0 && rng.below(5) > 0) action = greedy->choose(match.view(seat), legal, rng);
        if (way % 3 == 2 && rng.below(5) > 0)
            action = perverse[seat.index].choose({legal.begin(), legal.end()}, rng);
        match.play(seat, action);
    }
    return match;
}

template <Game G>
typename G::Setup setup_for(int way) {
    const int counts = G::kMaxPlayers - G::kMinPlayers + 1;
    typename G::Setup setup = default_setup<G>(G::kMinPlayers + way % counts);
    const auto combinations = all_options<G>();
    const std::size_t presets = std::size(G::kPresets);
    const std::size_t choice = static_cast<std::size_t>(way / counts) % (2 * presets);
    setup.options = choice < presets
                        ? G::kPresets[choice].options
                        : combinations[static_cast<std::size_t>(way) * 7919 % combinations.size()];
    return setup;
}

template <Game G>
int collect(const std::filesystem::path& folder) {
    std::filesystem::create_directories(folder);
    Features missing = without(wanted_features<G>(), shown_by_folder<G>(folder));
    for (int way = 0; way < kMostTries && !missing.empty(); ++way) {
        Rng rng(static_cast<std::uint64_t>(way) + 1);
        const auto setup = setup_for<G>(way);
        const Match<G> match = play_one<G>(setup, way, rng);
        const Features rest = without(missing, features_of(match));
        if (rest.size() == missing.size()) continue;
        const std::string name = std::to_string(setup.players) + "_players_" +
                                 std::string(name_of(match.outcome()->ending)) + "_" +
                                 std::to_string(way) + ".jsonl";
        if (std::filesystem::exists(folder / name)) continue;  // from before a preset was added
        missing = rest;
        std::ofstream(folder / name)
            << write_record(match, {std::vector<std::string>(setup.players, "test")});
        std::printf("%s\n", name.c_str());
    }
    for (const std::string& one : missing) std::fprintf(stderr, "not found: %s\n", one.c_str());
    return missing.empty() ? 0 : 1;
}

}  // namespace
}  // namespace curia

int main(int count, char** words) {
    if (count != 3) return std::fprintf(stderr, "collect_fixtures GAME FOLDER\n"), 2;
    int status = 2;
    curia::AllGames::with(words[1], [&]<curia::Game G>() { status = curia::collect<G>(words[2]); });
    return status;
}
