#include "cli/arena/balance_report.h"

#include <fmt/core.h>

#include <algorithm>

#include "cli/arena/chart.h"
#include "cli/arena/figures.h"

namespace curia::cli {

namespace {

std::string command_of(const BalanceArguments& a) {
    std::vector<std::string> players;
    for (const int count : a.players) players.push_back(std::to_string(count));
    std::string text = fmt::format("curia balance {} --players {} --games {} --bot {} --seed {}",
                                   a.game, joined(players, ","), a.games, a.bot, a.seed);
    if (!a.options.empty()) text += " --options " + joined(a.options, " ");
    if (!a.edition.empty()) text += " --edition " + a.edition;
    if (!a.against.empty()) text += " --against " + a.against;
    return text;
}

std::string chart_file(const BalanceFindings& findings, const Topic& topic) {
    return findings.arguments.game + "_" + topic.name + ".svg";
}

arena::Estimate estimate_of(const Topic& topic, const arena::Sample& sample) {
    return topic.unit == Topic::Unit::Share ? sample.estimate_share() : sample.estimate();
}

std::string in_words(Topic::Unit unit, double value) {
    return unit == Topic::Unit::Share ? fmt::format("{:.1f} %", 100 * value)
                                      : fmt::format("{:.2f}", value);
}

std::string in_words(const Topic& topic, const arena::Sample& sample) {
    if (sample.size() == 0) return "–";
    const arena::Estimate e = estimate_of(topic, sample);
    if (topic.unit == Topic::Unit::Share)
        return fmt::format("{:.1f} % ({:.1f} to {:.1f})", 100 * e.value, 100 * e.low, 100 * e.high);
    return fmt::format("{:.2f} ({:.2f} to {:.2f})", e.value, e.low, e.high);
}

// Calls visit(index of the number of players, index of the row), one row after another. Not every
// number of players has all rows, because seats are rows too.
template <class Visit>
void for_each_row(const BalanceColumn& column, std::size_t topic, Visit&& visit) {
    std::size_t most = 0;
    for (const Measured& one : column.by_players)
        most = std::max(most, one.topics[topic].rows.size());
    for (std::size_t row = 0; row < most; ++row)
        for (std::size_t i = 0; i < column.by_players.size(); ++i)
            if (row < column.by_players[i].topics[topic].rows.size()) visit(i, row);
}

std::string table_of(const BalanceFindings& findings, std::size_t number) {
    const BalanceColumn& first = findings.columns.front();
    const Topic& topic = first.by_players.front().topics[number];
    std::string head = "| | players |", rule = "|---|---|";
    if (!topic.even_label.empty()) head += " " + topic.even_label + " |", rule += "---|";
    for (const BalanceColumn& column : findings.columns)
        head += " " + column.heading + " |", rule += "---|";
    std::string text = head + "\n" + rule + "\n";
    for_each_row(first, number, [&](std::size_t i, std::size_t row) {
        const Measured& one = first.by_players[i];
        const Topic::Row& words = one.topics[number].rows[row];
        text += fmt::format("| {} | {} |", words.label, one.players);
        if (!topic.even_label.empty())
            text += " " + (words.even ? in_words(topic.unit, *words.even) : "") + " |";
        for (const BalanceColumn& column : findings.columns)
            text += " " + in_words(topic, column.by_players[i].samples[number][row]) + " |";
        text += "\n";
    });
    return text;
}

std::string provenance(const BalanceFindings& findings) {
    const BalanceArguments& a = findings.arguments;
    std::string text = fmt::format(
        "Made by `{}`. The same command gives the same page, on any machine and with any number of "
        "threads.\n\n{} matches for each number of players, `{}` in all seats; rules {}, {}.\n",
        command_of(a), a.games, findings.bot, findings.rules, findings.options);
    for (const BalanceColumn& column : findings.columns)
        text += fmt::format("Values of \"{}\": the edition \"{}\", fingerprint {}.\n",
                            column.heading, column.title, column.fingerprint);
    return text +
           "95 % intervals are in brackets. Matches are independent of one another; everything in "
           "one match counts as one observation.\n" +
           few_blocks_note(a.games);
}

}  // namespace

std::string balance_markdown(const BalanceFindings& findings) {
    std::string text =
        fmt::format("# Balance of {}\n\n{}", findings.arguments.game, provenance(findings));
    const std::vector<Topic>& topics = findings.columns.front().by_players.front().topics;
    for (std::size_t i = 0; i < topics.size(); ++i)
        text +=
            fmt::format("\n## {}\n\n{}\n\n{}\n![{}]({})\n", topics[i].title, topics[i].text,
                        table_of(findings, i), topics[i].title, chart_file(findings, topics[i]));
    return text;
}

namespace {

// The value that all rows are compared with, if it is the same for all.
std::optional<double> common_even(const BalanceColumn& column, std::size_t topic) {
    std::optional<double> even = column.by_players.front().topics[topic].rows.front().even;
    for (const Measured& one : column.by_players)
        for (const Topic::Row& row : one.topics[topic].rows)
            if (row.even != even) return std::nullopt;
    return even;
}

Chart chart_of(const BalanceColumn& column, std::size_t number) {
    const Topic& topic = column.by_players.front().topics[number];
    Chart chart{.title = topic.title,
                .axis = "mean of the matches, with 95 % interval",
                .mark = common_even(column, number),
                .mark_label = topic.even_label};
    for_each_row(column, number, [&](std::size_t i, std::size_t row) {
        const Measured& one = column.by_players[i];
        const arena::Sample& sample = one.samples[number][row];
        chart.rows.push_back(
            {fmt::format("{}, {} players", one.topics[number].rows[row].label, one.players),
             estimate_of(topic, sample), in_words(topic, sample)});
    });
    return chart;
}

}  // namespace

std::vector<BalanceChart> balance_charts(const BalanceFindings& findings) {
    std::vector<BalanceChart> charts;
    const BalanceColumn& column = findings.columns.front();
    const std::vector<Topic>& topics = column.by_players.front().topics;
    for (std::size_t i = 0; i < topics.size(); ++i)
        charts.push_back({chart_file(findings, topics[i]), svg_of(chart_of(column, i))});
    return charts;
}

}  // namespace curia::cli
