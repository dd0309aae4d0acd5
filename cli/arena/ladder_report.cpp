#include "cli/arena/ladder_report.h"

#include <fmt/core.h>

#include <algorithm>
#include <numeric>

#include "cli/arena/chart.h"
#include "cli/arena/figures.h"

namespace curia::cli {

namespace {

const std::string& name(const LadderFindings& f, int bot) {
    return f.arguments.bots[static_cast<std::size_t>(bot)];
}
const arena::Estimate& rating(const LadderFindings& f, int bot) {
    return f.ratings[static_cast<std::size_t>(bot)];
}

std::string title_of(const LadderArguments& a) {
    std::string title = fmt::format("{}, {} players", a.game, a.players);
    if (!a.options.empty()) title += ", " + joined(a.options, ", ");
    return title + fmt::format(", seed {}", a.seed);
}

// How often the bot of the row came before the one of the column.
std::string cross_table(const LadderFindings& f, int width) {
    std::string text = fmt::format("\n{:<{}}", "came before", width);
    for (const int other : f.order) text += fmt::format(" {:>{}}", name(f, other), width);
    text += "\n";
    for (const int bot : f.order) {
        text += fmt::format("{:<{}}", name(f, bot), width);
        for (const int other : f.order)
            text += f.pool.meetings(bot, other) == 0
                        ? fmt::format(" {:>{}}", "-", width)
                        : fmt::format(" {:>{}.3f}", f.pool.beaten(bot, other), width);
        text += "\n";
    }
    return text;
}

}  // namespace

LadderFindings find_ladder(const LadderArguments& arguments, const arena::Pool& pool) {
    LadderFindings findings{arguments, pool, pool.ratings(arguments.seed),
                            std::vector<int>(arguments.bots.size())};
    std::iota(findings.order.begin(), findings.order.end(), 0);
    std::sort(findings.order.begin(), findings.order.end(), [&](int a, int b) {
        const double first = rating(findings, a).value, second = rating(findings, b).value;
        return first != second ? first > second : a < b;
    });
    return findings;
}

std::string ladder_text(const LadderFindings& f) {
    std::size_t longest = 11;
    for (const std::string& bot : f.arguments.bots) longest = std::max(longest, bot.size());
    const int width = static_cast<int>(longest);
    std::string text = title_of(f.arguments) + "\n\n";
    text += fmt::format("{:<{}} {:<24} {:>8}  {:<24} {:>5}\n", "bot", width, "rating (95 %)",
                        "games", "win share (95 %)", "rank");
    for (const int bot : f.order)
        text += fmt::format("{:<{}} {:<24} {:>8}  {:<24} {:>5.2f}\n", name(f, bot), width,
                            rating_text(rating(f, bot)), f.pool.games(bot),
                            share_text(f.pool.win_share(bot)), f.pool.rank(bot).value);
    text += cross_table(f, width);
    return text + few_blocks_note(f.pool.blocks());
}

std::string ladder_json(const LadderFindings& f) {
    std::vector<std::string> bots;
    for (const int bot : f.order) {
        std::vector<std::string> before;
        for (const int other : f.order)
            if (f.pool.meetings(bot, other) > 0)
                before.push_back(in_quotes(name(f, other)) + ":" +
                                 json_number(f.pool.beaten(bot, other)));
        bots.push_back(fmt::format(
            "{{\"bot\":{},\"games\":{},{},{},{},\"came_before\":{{{}}}}}", in_quotes(name(f, bot)),
            f.pool.games(bot), json_estimate("rating", "rating_", rating(f, bot)),
            json_estimate("win_share", "", f.pool.win_share(bot)),
            json_estimate("mean_rank", "mean_rank_", f.pool.rank(bot)), joined(before, ",")));
    }
    return fmt::format("{{\"game\":{},\"seed\":{},\"players\":{},\"deals\":{},\"bots\":[{}]}}\n",
                       in_quotes(f.arguments.game), f.arguments.seed, f.arguments.players,
                       f.pool.blocks(), joined(bots, ","));
}

std::string ladder_csv(const LadderFindings& f) {
    std::string text =
        "bot,players,games,rating,rating_low,rating_high,win_share,low,high,mean_rank";
    for (const int other : f.order) text += "," + csv_cell("before " + name(f, other));
    text += "\n";
    for (const int bot : f.order) {
        const arena::Estimate r = rating(f, bot), s = f.pool.win_share(bot);
        text += fmt::format("{},{},{},{:.2f},{:.2f},{:.2f},{:.6f},{:.6f},{:.6f},{:.6f}",
                            csv_cell(name(f, bot)), f.arguments.players, f.pool.games(bot), r.value,
                            r.low, r.high, s.value, s.low, s.high, f.pool.rank(bot).value);
        for (const int other : f.order)
            text += f.pool.meetings(bot, other) == 0
                        ? ","
                        : fmt::format(",{:.6f}", f.pool.beaten(bot, other));
        text += "\n";
    }
    return text;
}

std::string ladder_svg(const LadderFindings& f) {
    Chart chart{.title = title_of(f.arguments),
                .axis = "rating above " + f.arguments.bots.front() + " with 95 % interval"};
    for (const int bot : f.order)
        chart.rows.push_back({name(f, bot), rating(f, bot), rating_text(rating(f, bot))});
    return svg_of(chart);
}

}  // namespace curia::cli
