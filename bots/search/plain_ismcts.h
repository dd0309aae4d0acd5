// Textbook information-set tree search, as a baseline for measurements: one tree, one node for each
// information set of the player to move, UCT, uniform play-outs; the most visited action is chosen.
#pragma once

#include <cmath>
#include <unordered_map>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/search/playout.h"
#include "engine/hash.h"

namespace curia {

template <Game G>
class PlainIsmctsBot final : public Bot<G> {
public:
    explicit PlainIsmctsBot(const Budget& budget) : budget_(budget) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        nodes_.clear();
        const Timer timer(budget_);
        const std::uint64_t root = key_of(view);
        for (int i = 0; budget_.is_timed() ? timer.spent() < 1 : i < budget_.iterations; ++i)
            iterate(G::imagine(view, rng), rng);
        const Node& node = nodes_[root];
        const Edge* best = nullptr;
        for (const Edge& edge : node.edges)
            if (!best || edge.visits > best->visits) best = &edge;
        return best ? best->action : legal[0];
    }

private:
    struct Edge {
        typename G::Action action;
        int visits = 0, available = 0;
        double sum = 0;
    };
    struct Node {
        std::vector<Edge> edges;
    };
    struct Visit {
        std::uint64_t node;
        std::size_t edge;
        Seat seat;
    };

    static std::uint64_t key_of(const typename G::View& view) {
        Hash hash;
        hash.add(view);
        return hash.value();
    }

    static Edge& edge_for(Node& node, const typename G::Action& action) {
        for (Edge& edge : node.edges)
            if (edge.action == action) return edge;
        return node.edges.emplace_back(Edge{.action = action});
    }

    // A random action that was never tried here, or else the one with the highest upper bound.
    static std::size_t select(Node& node, const Actions<G>& legal, Rng& rng, bool& is_new) {
        std::vector<std::size_t> fresh;
        std::size_t best = 0;
        double best_bound = -1;
        for (const auto& action : legal) {
            Edge& edge = edge_for(node, action);
            const auto at = static_cast<std::size_t>(&edge - node.edges.data());
            ++edge.available;
            if (edge.visits == 0) {
                fresh.push_back(at);
                continue;
            }
            const double bound =
                edge.sum / edge.visits + 0.7 * std::sqrt(std::log(edge.available) / edge.visits);
            if (bound > best_bound) {
                best_bound = bound;
                best = at;
            }
        }
        is_new = !fresh.empty();
        return is_new ? fresh[rng.below(static_cast<std::uint32_t>(fresh.size()))] : best;
    }

    void iterate(typename G::State world, Rng& rng) {
        const int players = world.table.players();
        std::vector<Visit> path;
        bool is_new = false;
        for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody && !is_new;
             turn = G::turn(world)) {
            if (turn.of == Turn::Of::Chance) {
                G::resolve(world, G::draw(world, rng));
                continue;
            }
            const Seat seat = turn.seats.first();
            Actions<G> legal;
            G::legal(world, seat, legal);
            const std::uint64_t key = key_of(G::view(world, seat));
            Node& node = nodes_[key];
            const std::size_t at = select(node, legal, rng, is_new);
            path.push_back({key, at, seat});
            const typename G::Action action = node.edges[at].action;
            G::play(world, seat, action);
        }
        play_to_the_end<G>(world, {.kind = PlayoutPolicy::Kind::Uniform}, rng);
        const PerSeat<float> standings = standings_in<G>(world);
        for (const Visit& visit : path) {
            Edge& edge = nodes_[visit.node].edges[visit.edge];
            ++edge.visits;
            edge.sum += reward(standings, players, visit.seat, {});
        }
    }

    const Budget budget_;
    std::unordered_map<std::uint64_t, Node> nodes_;
};

}  // namespace curia
