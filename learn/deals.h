// Matches of a net or of a judge against bots of the program.
#pragma once

#include <atomic>
#include <memory>
#include <span>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/all.h"
#include "bots/arena/run_job.h"
#include "bots/net_bots.h"
#include "learn/judge/judge_bot.h"
#include "learn/judge/judge_tree.h"
#include "match/edition/edition.h"

namespace curia::learn {

// Plays deals, each from every seat, against equal opponents. wins: the share of the victory that
// the candidate gets in each deal, added up over its seats.
template <Game G, class Make>
void play_deals_of(const Make& make, const char* opponents, int players, int deals,
                   std::uint64_t seed, int threads, float* wins) {
    const auto setup = default_setup<G>(players);
    std::atomic<int> next{0};
    const auto play = [&](int deal, Seat own) {
        std::vector<std::unique_ptr<Bot<G>>> bots;
        for (Seat seat : seats(players))
            bots.push_back(seat == own ? make() : make_bot<G>(opponents));
        const auto match = arena::play_deal<G>(setup, seed + static_cast<std::uint64_t>(deal),
                                               std::span<const std::unique_ptr<Bot<G>>>(bots));
        if (match) wins[deal] += share_of_victory(match->outcome()->scores, players, own);
    };
    const auto work = [&] {
        for (int deal = next++; deal < deals; deal = next++) {
            wins[deal] = 0;
            for (Seat own : seats(players)) play(deal, own);
        }
    };
    std::vector<std::thread> crew;
    for (int i = 0; i < threads; ++i) crew.emplace_back(work);
    for (std::thread& one : crew) one.join();
}

// "judge", or "judge-tree@700", which searches with it. Null for other names.
template <HasSights G>
std::unique_ptr<Bot<G>> make_judge_bot(std::string_view name, const Judge& judge) {
    constexpr std::string_view kTree = "judge-tree@";
    if (name == "judge") return std::make_unique<JudgeBot<G>>(judge);
    if (!name.starts_with(kTree)) return nullptr;
    const auto budget = Budget::from_text(name.substr(kTree.size()));
    return budget ? std::make_unique<JudgeTreeBot<G>>(judge, *budget) : nullptr;
}

// Returns false if the bytes do not fit the game, or if there is no such bot.
template <Game G>
bool play_deals(const char* candidate, std::string_view bytes, const char* opponents, int players,
                int deals, std::uint64_t seed, int threads, float* wins) {
    const auto play = [&](const auto& make) {
        if (!make() || !make_bot<G>(opponents)) return false;
        play_deals_of<G>(make, opponents, players, deals, seed, threads, wins);
        return true;
    };
    if constexpr (HasSights<G>)
        if (const auto judge = read_judge<G>(bytes))
            return play([&] { return make_judge_bot<G>(candidate, *judge); });
    auto read = net::Net::from_bytes(bytes, net::layout_of<G>());
    if (!read) return false;
    const net::KnownNet net{std::move(*read), 1};
    return play([&] { return make_net_bot<G>(candidate, net); });
}

}  // namespace curia::learn
