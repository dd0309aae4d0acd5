#include "cli/arena/balance.h"

#include <fmt/core.h>

#include <filesystem>

#include "bots/all.h"
#include "bots/arena/keys.h"
#include "bots/arena/run_job.h"
#include "cli/arena/balance_report.h"
#include "cli/arena/parallel.h"
#include "cli/common.h"
#include "generated/balances.h"

namespace curia::cli {

namespace {

using Answers = std::vector<std::optional<double>>;  // of all rows of all topics

Answers answers_in(const std::vector<Topic>& topics) {
    Answers answers;
    for (const Topic& topic : topics)
        for (const Topic::Row& row : topic.rows) answers.push_back(row.answer);
    return answers;
}

// The n-th match of the seed, with the same bot in all seats.
template <HasBalance G>
std::vector<Topic> topics_of_match(const BalanceArguments& a, const typename G::Setup& setup,
                                   int n) {
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (int i = 0; i < setup.players; ++i) bots.push_back(make_bot<G>(a.bot));
    return GameBalance<G>::topics(
        value_or_throw(arena::play_deal<G>(setup, arena::key_of(a.seed, n), bots)));
}

template <HasBalance G>
Measured measure(const BalanceArguments& a, const typename G::Setup& setup) {
    Measured measured{.players = setup.players};
    std::vector<Answers> matches(static_cast<std::size_t>(a.games));
    run_in_parallel(fmt::format("{} players", setup.players), a.games, a.threads, [&](int n) {
        std::vector<Topic> topics = topics_of_match<G>(a, setup, n);
        matches[static_cast<std::size_t>(n)] = answers_in(topics);
        if (n == 0) measured.topics = std::move(topics);
    });
    for (const Topic& topic : measured.topics) measured.samples.emplace_back(topic.rows.size());
    for (const Answers& answers : matches) {
        auto answer = answers.begin();
        for (std::vector<arena::Sample>& rows : measured.samples)
            for (arena::Sample& sample : rows) {
                if (*answer) sample.add(**answer);
                ++answer;
            }
    }
    return measured;
}

template <HasBalance G>
BalanceColumn column_of(const BalanceArguments& a, const std::string& edition,
                        const std::string& heading) {
    BalanceColumn column{.heading = heading};
    column.title = edition.empty()
                       ? default_edition<G>().title
                       : value_or_throw(read_edition<G>(read_file(edition), edition)).title;
    for (const int players : a.players) {
        const auto setup = make_setup<G>(players, a.options, edition);
        column.fingerprint = arena::job_for<G>(setup).edition;
        column.by_players.push_back(measure<G>(a, setup));
    }
    return column;
}

template <HasBalance G>
BalanceFindings find(BalanceArguments a) {
    if (a.players.empty())
        for (int count = G::kMinPlayers; count <= G::kMaxPlayers; ++count)
            a.players.push_back(count);
    const auto bot = make_bot<G>(a.bot);
    if (!bot) throw BadInput{why_no_bot(a.bot)};
    const auto setup = make_setup<G>(a.players.front(), a.options, a.edition);
    BalanceFindings findings{.arguments = a,
                             .bot = arena::label(a.bot, bot->version()),
                             .options = arena::job_for<G>(setup).options,
                             .rules = setup.rules};
    findings.columns.push_back(column_of<G>(a, a.edition, "measured"));
    if (!a.against.empty())
        findings.columns.push_back(column_of<G>(
            a, a.against, "with " + std::filesystem::path(a.against).filename().string()));
    return findings;
}

void write_report(const BalanceFindings& findings) {
    const std::filesystem::path folder = findings.arguments.write;
    const std::string page = (folder / (findings.arguments.game + ".md")).string();
    write_file(page, balance_markdown(findings));
    for (const BalanceChart& chart : balance_charts(findings))
        write_file((folder / chart.file).string(), chart.svg);
    fmt::print("{}\n", page);
}

}  // namespace

int run_balance(const BalanceArguments& a) {
    if (!a.write.empty() && !std::filesystem::is_directory(a.write))
        throw BadInput{"there is no folder " + a.write};
    with_game(a.game, [&]<Game G>() {
        if constexpr (HasBalance<G>) {
            const BalanceFindings findings = find<G>(a);
            if (a.write.empty())
                fmt::print("{}", balance_markdown(findings));
            else
                write_report(findings);
        } else {
            throw BadInput{"there is no balance report for " + std::string(G::kName)};
        }
    });
    return 0;
}

}  // namespace curia::cli
