#include <fmt/core.h>

#include "cli/common.h"

#ifndef CURIA_SANITIZED
#include "bots/thinking_speed.h"
#include "match/batch_speed.h"
#endif

namespace curia::cli {

#ifdef CURIA_SANITIZED
// Sanitizers slow down what is measured, and the measured templates would be the largest unit of
// their build.
int run_bench(const std::string& game, Output) {
    for_games(game, []<Game G>() {});  // reports an unknown game
    fmt::print(stderr, "curia bench: a program with sanitizers is not measured\n");
    return 1;
}
#else

namespace {

// In copies.
struct BatchSpeed {
    double view = 0, view_and_outlook = 0;
};
template <Game G>
BatchSpeed measure_batch(int players, const Speed& speed) {
    return {ns_per_batch_decision<G>(players, false) / speed.ns_per_copy,
            ns_per_batch_decision<G>(players, true) / speed.ns_per_copy};
}

std::string as_json(const Speed& s, const BatchSpeed& batch, const ThinkingSpeed& thinking) {
    return fmt::format(
        "{{\"decisions_per_s\":{:.0f},\"games_per_s\":{:.0f},\"ns_per_decision\":{:.2f},"
        "\"decisions_per_game\":{:.1f},\"choices_per_decision\":{:.1f},\"state_bytes\":{},"
        "\"view_bytes\":{},\"copies_per_decision\":{:.2f},\"copies_per_imagine\":{:.2f},"
        "\"copies_per_view\":{:.2f},\"ns_per_outlook\":{:.1f},\"copies_per_batch_decision\":{:.1f},"
        "\"copies_per_batch_decision_with_outlook\":{:.1f},\"records_per_s\":{:.0f},\"heavy_"
        "playouts_per_s\":{:.0f},"
        "\"search_playouts_per_s\":{:.0f},\"light_playouts_per_s\":{:.0f},\"tree_iterations_per_"
        "s\":{:.0f},\"us_per_net_decision\":{:.1f}}}",
        s.decisions_per_s, s.games_per_s, s.ns_per_decision, s.decisions_per_game,
        s.choices_per_decision, s.state_bytes, s.view_bytes, s.copies_per_decision(),
        s.copies_per_imagine(), s.copies_per_view(), s.ns_per_outlook, batch.view,
        batch.view_and_outlook, s.records_per_s, thinking.heavy_playouts_per_s,
        thinking.search_playouts_per_s, thinking.light_playouts_per_s,
        thinking.tree_iterations_per_s, thinking.us_per_net_decision);
}

void print_row(std::string_view game, int players, const Speed& s, const BatchSpeed& batch,
               const ThinkingSpeed& thinking) {
    fmt::print(
        "{:<16} {:>1} {:>11.2f} {:>9.0f} {:>8.1f} {:>8.0f} {:>8.1f} {:>8.1f} {:>8.1f} {:>8.1f} "
        "{:>8.1f} {:>6} {:>9.0f} "
        "{:>8.0f} {:>8.0f} {:>8.0f} {:>8.0f} {:>7.1f}\n",
        game, players, s.decisions_per_s / 1e6, s.games_per_s, s.ns_per_decision, s.ns_per_outlook,
        s.copies_per_decision(), s.copies_per_imagine(), s.copies_per_view(), batch.view,
        batch.view_and_outlook, s.state_bytes, s.records_per_s, thinking.heavy_playouts_per_s,
        thinking.search_playouts_per_s, thinking.light_playouts_per_s,
        thinking.tree_iterations_per_s, thinking.us_per_net_decision);
}

}  // namespace

int run_bench(const std::string& game, Output output) {
    const bool text = output == Output::Text;
    for_games(game, []<Game G>() {});  // reports an unknown game before anything is printed
    const double copies = copies_per_second(), xorshift = xorshift_per_second();
    if (text) {
        fmt::print("this core: {:.1f} M copies of 512 bytes/s, {:.0f} M xorshift steps/s\n\n",
                   copies / 1e6, xorshift / 1e6);
        fmt::print(
            "{:<16} {:>1} {:>11} {:>9} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8} {:>6} {:>9} {:>8} "
            "{:>8} {:>8} "
            "{:>8} {:>7}\n",
            "game", "n", "M dec./s", "games/s", "ns/dec.", "outlook", "dec.", "imagine", "view",
            "batch", "+outlook", "state", "records/s", "heavy/s", "search/s", "light/s", "tree/s",
            "net");
        fmt::print("{:<16} {:>1} {:>11} {:>9} {:>8} {:>8} {:>44} {:>6} {:>9} {:>17} {:>17} {:>7}\n",
                   "", "", "", "", "", "ns", "(each in copies)", "bytes", "", "play-outs", "light",
                   "us");
    }
    std::string games;
    for_games(game, [&]<Game G>() {
        std::string rows;
        for (int players = G::kMinPlayers; players <= G::kMaxPlayers; ++players) {
            const Speed speed = measure<G>(players);
            const ThinkingSpeed thinking = measure_thinking<G>(players);
            const BatchSpeed batch = measure_batch<G>(players, speed);
            if (text) print_row(G::kName, players, speed, batch, thinking);
            rows += fmt::format("{}\"{}\":{}", rows.empty() ? "" : ",", players,
                                as_json(speed, batch, thinking));
        }
        games += fmt::format("{}\"{}\":{{{}}}", games.empty() ? "" : ",", G::kName, rows);
    });
    if (!text)
        fmt::print("{{\"copies_512_per_s\":{:.0f},\"xorshift_per_s\":{:.0f},\"games\":{{{}}}}}\n",
                   copies, xorshift, games);
    return 0;
}
#endif

}  // namespace curia::cli
