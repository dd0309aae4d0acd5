// The definitions of bots/arena/run_job.h, for bots/instantiate.cpp.in only.
#pragma once

#include "bots/all.h"
#include "bots/arena/keyed_chance.h"
#include "bots/arena/run_job.h"
#include "match/edition/edition.h"
#include "match/json/texts.h"
#include "match/options.h"

namespace curia::arena {

template <Game G>
std::string fingerprint(const typename G::Edition& edition) {
    constexpr std::string_view kHex = "0123456789abcdef";
    std::string digits;
    for (std::uint64_t key = key_of(std::string_view(Texts<G>::edition(edition)));
         digits.size() < 16; key >>= 4)
        digits += kHex[key & 15];
    return digits;
}

template <Game G>
std::string options_text(const typename G::Options& options) {
    std::string text;
    for_each_field(options, [&](std::string_view name, const auto& value) {
        if (!text.empty()) text += ' ';
        text.append(name).append("=").append(name_of(value));
    });
    return text;
}

template <Game G>
Job job_for(const typename G::Setup& setup) {
    return {.game = std::string(G::kName),
            .rules = setup.rules,
            .edition = fingerprint<G>(*setup.edition),
            .options = options_text<G>(setup.options)};
}

template <Game G>
Result<typename G::Setup> setup_for(const Job& job, const typename G::Edition& edition) {
    if (job.game != G::kName) return Failure{"the job is for another game: " + job.game};
    if (job.rules < 1 || job.rules > G::kRules)
        return Failure{"version " + std::to_string(job.rules) + " of the rules is not known"};
    if (job.players() < G::kMinPlayers || job.players() > G::kMaxPlayers)
        return Failure{job.game + " is not for " + std::to_string(job.players()) + " players"};
    if (job.edition != fingerprint<G>(edition)) return Failure{"the job is for another edition"};
    typename G::Setup setup = default_setup<G>(job.players());
    setup.rules = static_cast<std::uint8_t>(job.rules);
    setup.edition = &edition;
    for (std::string_view rest = job.options; !rest.empty();) {
        const std::size_t end = std::min(rest.find(' '), rest.size());
        const Result<void> set = set_option<G>(setup.options, rest.substr(0, end));
        if (!set) return set.failure();
        rest.remove_prefix(std::min(end + 1, rest.size()));
    }
    return setup;
}

template <Game G>
Result<Match<G>> play_deal(const typename G::Setup& setup, std::uint64_t deal,
                           std::span<const std::unique_ptr<Bot<G>>> bots) {
    Match<G> match(setup);
    KeyedChance<G> chance(deal);
    PerSeat<int> decisions;
    while (true) {
        chance.draw(match);
        const Turn turn = match.turn();
        if (turn.of == Turn::Of::Nobody) return match;
        const Seat seat = turn.seats.first();
        Rng rng(key_of(deal, std::string_view("decision"), seat.index, decisions[seat]++));
        const auto action = bots[seat.index]->choose(match.view(seat), match.legal(seat), rng);
        if (!match.play(seat, action))
            return Failure{"the bot in seat " + std::to_string(seat.index) +
                           " chose an illegal action: " + Texts<G>::action(action, setup.players)};
    }
}

template <Game G>
Result<std::vector<std::unique_ptr<Bot<G>>>> bots_for(const Job& job) {
    std::vector<std::unique_ptr<Bot<G>>> bots;
    for (const std::string& wanted : job.bots) {
        const std::string_view name = name_in(wanted);
        bots.push_back(make_bot<G>(name));
        if (!bots.back()) return Failure{"no bot '" + std::string(name) + "'"};
        // One that could not be started has no version. It plays and loses.
        if (label(name, bots.back()->version()) != wanted && bots.back()->why_failed().empty())
            return Failure{"no bot '" + wanted + "': its version here is " +
                           std::to_string(bots.back()->version())};
    }
    return bots;
}

template <Game G>
Result<JobResult> run_job(const Job& job, const typename G::Edition& edition) {
    const auto setup = setup_for<G>(job, edition);
    if (!setup) return setup.failure();
    const auto bots = bots_for<G>(job);
    if (!bots) return bots.failure();
    const auto match = play_deal<G>(*setup, key_of(job.seed, job.deal), *bots);
    if (!match) return Failure{match.why() + " in " + text_of(job)};
    const auto outcome = *match->outcome();
    JobResult result{
        .job = job, .ending = std::string(name_of(outcome.ending)), .steps = match->version()};
    const auto scores = outcome.scores.values;
    const int lowest = *std::min_element(scores.begin(), scores.begin() + job.players());
    for (Seat seat : seats(job.players())) {
        const std::string_view failure = (*bots)[seat.index]->why_failed();
        if (result.failure.empty()) result.failure = failure;
        result.scores.push(failure.empty() ? outcome.scores[seat] : lowest - 1);
    }
    return result;
}

}  // namespace curia::arena
