#include "cli/arena/arena_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/arena/chart.h"
#include "cli/arena/figures.h"

namespace curia::cli {

namespace {

using arena::Comparison;
using arena::Verdict;

double fair_share(const Comparison& c) { return 1.0 / c.players(); }

std::string title_of(const ArenaArguments& a) {
    std::vector<std::string> players;
    for (const int count : a.players) players.push_back(std::to_string(count));
    std::string title = fmt::format("{}, {} players, against {}", a.game, joined(players, "/"),
                                    joined(a.field, ", "));
    if (!a.options.empty()) title += ", " + joined(a.options, ", ");
    return title + fmt::format(", seed {}", a.seed);
}

// The label of a finding's row, with the number of players if there are several.
std::string row_label(const ArenaArguments& a, const ArenaFinding& finding) {
    if (a.players.size() == 1) return finding.candidate;
    return fmt::format("{}, {} players", finding.candidate, finding.comparison.players());
}

std::string_view verdict_name(Verdict verdict) {
    return verdict == Verdict::High ? "high" : verdict == Verdict::Low ? "low" : "open";
}

std::string sprt_line(const ArenaArguments& a, const ArenaFinding& finding) {
    const Comparison& c = finding.comparison;
    if (!c.sprt()) return {};
    const arena::SprtBounds bounds = *arena::read_sprt_bounds(a.sprt);
    std::string found = "open: more deals are needed";
    if (c.sprt()->verdict() == Verdict::High)
        found = fmt::format("{:+g} rather than {:+g}", bounds.high, bounds.low);
    if (c.sprt()->verdict() == Verdict::Low)
        found = fmt::format("{:+g} rather than {:+g}", bounds.low, bounds.high);
    return fmt::format("SPRT {}: {} (log-likelihood ratio {:+.2f} of {:.2f}, {} deals)\n",
                       row_label(a, finding), found, c.sprt()->log_likelihood_ratio(),
                       arena::kSprtLimit, c.blocks());
}

std::string seat_table(const std::vector<ArenaFinding>& findings, int width) {
    std::string text = fmt::format("\n{:<{}} {:>7}\n", "win share by seat", width, "players");
    for (const auto& [candidate, c] : findings) {
        text += fmt::format("{:<{}} {:>7} ", candidate, width, c.players());
        for (int seat = 0; seat < c.players(); ++seat)
            text += fmt::format("  {}: {}", seat, share_text(c.seat_share(seat)));
        text += "\n";
    }
    return text;
}

}  // namespace

std::string arena_text(const ArenaArguments& a, const std::vector<ArenaFinding>& findings) {
    std::size_t width = 18;
    for (const ArenaFinding& finding : findings) width = std::max(width, finding.candidate.size());
    const int column = static_cast<int>(width);
    std::string text = title_of(a) + "\n\n";
    text += fmt::format("{:<{}} {:>7} {:>8} {:>6}  {:<24} {:<24} {:>5} {:>8}\n", "candidate",
                        column, "players", "games", "fair", "win share (95 %)", "rating (95 %)",
                        "rank", "margin");
    long fewest = arena::kEnoughBlocks;
    std::string tests;
    for (const ArenaFinding& finding : findings) {
        const Comparison& c = finding.comparison;
        text += fmt::format(
            "{:<{}} {:>7} {:>8} {:>6.3f}  {:<24} {:<24} {:>5.2f} {:>+8.2f}\n", finding.candidate,
            column, c.players(), c.games(), fair_share(c), share_text(c.win_share()),
            rating_text(rating_of(c.win_share(), c.players())), c.rank().value, c.margin().value);
        fewest = std::min(fewest, c.blocks());
        tests += sprt_line(a, finding);
    }
    text += seat_table(findings, column);
    if (!tests.empty())
        text +=
            "\n" + tests + "After a sequential stop the shares are biased towards the verdict.\n";
    return text + few_blocks_note(fewest);
}

std::string arena_json(const ArenaArguments& a, const std::vector<ArenaFinding>& findings) {
    std::vector<std::string> field, candidates;
    for (const std::string& bot : a.field) field.push_back(in_quotes(bot));
    for (const auto& [candidate, c] : findings) {
        std::string text = fmt::format(
            "{{\"candidate\":{},\"players\":{},\"games\":{},\"deals\":{},\"fair_share\":{},{},{},{}"
            ","
            "{},\"seats\":[",
            in_quotes(candidate), c.players(), c.games(), c.blocks(), json_number(fair_share(c)),
            json_estimate("win_share", "", c.win_share()),
            json_estimate("rating", "rating_", rating_of(c.win_share(), c.players())),
            json_estimate("mean_rank", "mean_rank_", c.rank()),
            json_estimate("margin", "margin_", c.margin()));
        for (int seat = 0; seat < c.players(); ++seat)
            text += fmt::format("{}{{{}}}", seat ? "," : "",
                                json_estimate("win_share", "", c.seat_share(seat)));
        text += "]";
        if (c.sprt())
            text += fmt::format(
                ",\"sprt\":{{\"bounds\":{},\"verdict\":\"{}\",\"log_likelihood_ratio\":{}}}",
                in_quotes(a.sprt), verdict_name(c.sprt()->verdict()),
                json_number(c.sprt()->log_likelihood_ratio()));
        candidates.push_back(text + "}");
    }
    return fmt::format("{{\"game\":{},\"seed\":{},\"field\":[{}],\"candidates\":[{}]}}\n",
                       in_quotes(a.game), a.seed, joined(field, ","), joined(candidates, ","));
}

std::string arena_csv(const ArenaArguments& a, const std::vector<ArenaFinding>& findings) {
    const auto row = [&](const ArenaFinding& finding, const std::string& seat, long games,
                         const arena::Estimate& share) {
        return fmt::format("{},{},{},{},{},{:.6f},{:.6f},{:.6f}", csv_cell(finding.candidate),
                           csv_cell(joined(a.field, " ")), finding.comparison.players(), seat,
                           games, share.value, share.low, share.high);
    };
    std::string text = "candidate,field,players,seat,games,win_share,low,high,mean_rank,margin\n";
    for (const ArenaFinding& finding : findings) {
        const Comparison& c = finding.comparison;
        text += row(finding, "all", c.games(), c.win_share()) +
                fmt::format(",{:.6f},{:.6f}\n", c.rank().value, c.margin().value);
        for (int seat = 0; seat < c.players(); ++seat)
            text += row(finding, std::to_string(seat), c.blocks(), c.seat_share(seat)) + ",,\n";
    }
    return text;
}

std::string arena_svg(const ArenaArguments& a, const std::vector<ArenaFinding>& findings) {
    Chart chart{.title = title_of(a), .axis = "win share with 95 % interval"};
    for (const ArenaFinding& finding : findings)
        chart.rows.push_back({row_label(a, finding), finding.comparison.win_share(),
                              share_text(finding.comparison.win_share())});
    if (a.players.size() == 1) {
        chart.mark = 1.0 / a.players.front();
        chart.mark_label = "fair share";
    }
    return svg_of(chart);
}

}  // namespace curia::cli
