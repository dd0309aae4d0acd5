// Tree search of one observer over imagined worlds. The tree is about his own decisions; others and
// chance act in between, each by his own knowledge of the world. A node is what the observer has
// seen since the root, or only what he has done: he cannot act on what he does not know.
#pragma once

#include <algorithm>
#include <cmath>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/playout.h"
#include "engine/hash.h"

namespace curia {

struct TreeOptions {
    // What tells nodes apart: all that was seen, or the own actions alone, which leaves more visits
    // for each node.
    enum class Nodes : std::uint8_t { Seen, OwnActions };
    Nodes nodes = Nodes::OwnActions;
    PlayoutPolicy playout{};
    PlayoutPolicy others{};  // of the other players, in the tree
    int candidates = 16;     // the most own actions that are tried at a node
    float exploration = 0.35f;
    float prior_weight = 4;  // a prior counts like so many visits; 0: no priors
    float spread = 30;       // see reward()

    // Everything at random: many iterations, each of which knows little.
    static TreeOptions light() {
        const PlayoutPolicy random{.kind = PlayoutPolicy::Kind::Uniform};
        return {.nodes = Nodes::Seen,
                .playout = random,
                .others = random,
                .candidates = 255,
                .prior_weight = 0};
    }
};

template <Game G>
class TreeSearchBot final : public Bot<G> {
public:
    TreeSearchBot(const Budget& budget, const TreeOptions& options)
        : budget_(budget), options_(options) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        nodes_.clear();
        edges_.clear();
        me_ = *view.viewer;
        nodes_.emplace_back();
        expand(0, view, legal);
        const Timer timer(budget_);
        for (int i = 0; goes_on(i, timer); ++i) iterate(G::imagine(view, rng), rng);
        int best = nodes_[0].first;
        for (int e = best; e >= 0; e = edges_[e].next)
            if (edges_[e].visits > edges_[best].visits) best = e;
        return edges_[best].action;
    }
    int version() const override { return 1 + Heuristic<G>::kVersion; }

private:
    static constexpr int kNone = -1;
    struct Node {
        int first = kNone;  // edge
        int visits = 0;
    };
    struct Edge {
        typename G::Action action{};  // own ones only
        std::uint64_t seen = 0;       // what the observer was told of the step
        int node = kNone, next = kNone;
        int visits = 0;
        float prior = 0;
        double sum = 0;
    };

    bool goes_on(int iteration, const Timer& timer) const {
        if (!budget_.is_timed()) return iteration < budget_.iterations;
        return iteration == 0 || timer.spent() < 1;
    }

    int child(int edge) {
        if (edges_[edge].node == kNone) {
            edges_[edge].node = static_cast<int>(nodes_.size());
            nodes_.emplace_back();
        }
        return edges_[edge].node;
    }
    int add_edge(int node, const Edge& edge) {
        edges_.push_back(edge);
        edges_.back().next = nodes_[node].first;
        nodes_[node].first = static_cast<int>(edges_.size()) - 1;
        return nodes_[node].first;
    }
    int edge_seen(int node, std::uint64_t seen) {
        for (int e = nodes_[node].first; e >= 0; e = edges_[e].next)
            if (edges_[e].seen == seen) return e;
        return add_edge(node, Edge{.seen = seen});
    }

    // The own actions at a node, with a prior from the heuristic; made at the first visit.
    void expand(int node, const typename G::View& view, const Actions<G>& legal) {
        Ratings<G> ratings{};
        std::array<std::uint8_t, G::kMaxActions> order;
        for (int i = 0; i < legal.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
        if (options_.prior_weight > 0) {
            Heuristic<G>::rate(view, legal, ratings);
            std::sort(order.begin(), order.begin() + legal.size(), [&](int a, int b) {
                return ratings[a] != ratings[b] ? ratings[a] > ratings[b] : a < b;
            });
        }
        const float best = ratings[order[0]];
        for (int i = 0; i < std::min(legal.size(), options_.candidates); ++i) {
            const float behind = (best - ratings[order[i]]) / options_.spread;
            add_edge(node, Edge{.action = legal[order[i]], .prior = 0.6f / (1.0f + 4.0f * behind)});
        }
    }

    // The own action with the highest upper bound. One that is not legal in this world (where nodes
    // do not tell all that was seen) is passed over.
    int select(int node, const Actions<G>& legal) {
        const float log = log_of(nodes_[node].visits);
        int best = kNone;
        float best_bound = 0;
        for (int e = nodes_[node].first; e >= 0; e = edges_[e].next) {
            const Edge& edge = edges_[e];
            const float visits = static_cast<float>(edge.visits) + options_.prior_weight;
            const float mean = static_cast<float>(edge.sum) + options_.prior_weight * edge.prior;
            const float bound =
                visits > 0 ? mean / visits + options_.exploration * std::sqrt(log / visits) : 1e9f;
            if (best != kNone && bound <= best_bound) continue;
            if (node != 0 && std::find(legal.begin(), legal.end(), edge.action) == legal.end())
                continue;
            best = e;
            best_bound = bound;
        }
        return best;
    }

    void iterate(typename G::State world, Rng& rng) {
        const int players = world.table.players();
        path_.clear();
        int node = 0;
        for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
            if (turn.of != Turn::Of::Players || !turn.seats.has(me_)) {
                const std::uint64_t seen = step_of_others(world, turn, rng);
                if (options_.nodes == TreeOptions::Nodes::Seen) node = child(edge_seen(node, seen));
                continue;
            }
            if (++nodes_[node].visits == 1 && node != 0) break;  // tells enough for a first visit
            Actions<G> legal;
            G::legal(world, me_, legal);
            if (nodes_[node].first == kNone) expand(node, G::view(world, me_), legal);
            const int edge = select(node, legal);
            if (edge == kNone) break;  // all that is legal here was left out at the first visit
            G::play(world, me_, edges_[edge].action);
            path_.push_back(edge);
            node = child(edge);
        }
        play_out<G>(world, options_.playout, rng);
        const double value = reward<G>(world, players, me_, options_.spread);
        for (const int e : path_) {
            ++edges_[e].visits;
            edges_[e].sum += value;
        }
    }

    // Lets chance or another player take a step; what the observer is told of it, if that matters.
    std::uint64_t step_of_others(typename G::State& world, const Turn& turn, Rng& rng) {
        const Seat seat = turn.seats.first();
        const Step<G> step =
            turn.of == Turn::Of::Chance
                ? Step<G>(G::draw(world, rng))
                : Step<G>(ActionOf<G>{seat, choose_in<G>(world, seat, options_.others, rng)});
        Hash hash;
        if (options_.nodes == TreeOptions::Nodes::Seen) hash.add(G::news(world, step, me_));
        if (const auto* acted = std::get_if<ActionOf<G>>(&step))
            G::play(world, acted->seat, acted->action);
        else
            G::resolve(world, std::get<typename G::Chance>(step));
        return hash.value();
    }

    // Exact enough, and the same on every machine.
    static float log_of(int number) {
        float log = 0.3f;
        for (; number > 1; number >>= 1) log += 0.6931472f;
        return log;
    }

    const Budget budget_;
    const TreeOptions options_;
    Seat me_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<int> path_;
};

}  // namespace curia
