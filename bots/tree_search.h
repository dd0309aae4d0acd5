// Information-set tree search of one observer. A node is what the observer has seen since the
// root: an edge is his own action, or what he is told of another's action or of chance. Two steps
// that look the same to him share an edge, so the tree cannot act on what he does not know. Others
// play by the heuristic, each with his own knowledge of the imagined world.
#pragma once

#include <algorithm>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/playout.h"
#include "engine/hash.h"

namespace curia {

struct TreeOptions {
    PlayoutPolicy playout;
    float others_temperature = 1;  // the others choose by the heuristic at this one
    int candidates = 16;           // the most own actions that are tried at a node
    float exploration = 0.35f;
    float prior_weight = 4;  // a prior counts like so many visits
    float spread = 30;       // see reward()
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
        const Timer timer(budget_);
        for (int i = 0; goes_on(i, timer); ++i) iterate(G::imagine(view, rng), rng);
        const Edge* best = nullptr;
        for (int e = nodes_[0].first; e >= 0; e = edges_[e].next)
            if (!best || edges_[e].visits > best->visits) best = &edges_[e];
        return best->action;
    }

    int nodes() const { return static_cast<int>(nodes_.size()); }

private:
    static constexpr int kNone = -1;
    static constexpr int kIterationsBetweenClockLooks = 16;

    struct Node {
        int first = kNone;  // edge
        int visits = 0;
    };
    struct Edge {
        typename G::Action action{};  // own ones only
        std::uint64_t seen = 0;       // what the observer was told of the step
        int node = kNone, next = kNone;
        int visits = 0, available = 0;
        float prior = 0;
        double sum = 0;
    };

    bool goes_on(int iteration, const Timer& timer) const {
        if (!budget_.is_timed()) return iteration < budget_.iterations;
        return iteration % kIterationsBetweenClockLooks != 0 || timer.spent() < 1;
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
        Ratings<G> ratings;
        Heuristic<G>::rate(view, legal, ratings);
        std::vector<int> order(legal.size());
        for (int i = 0; i < legal.size(); ++i) order[i] = i;
        std::sort(order.begin(), order.end(), [&](int a, int b) {
            return ratings[a] != ratings[b] ? ratings[a] > ratings[b] : a < b;
        });
        if (static_cast<int>(order.size()) > options_.candidates) order.resize(options_.candidates);
        const float best = ratings[order[0]];
        for (const int i : order) {
            const float behind = (best - ratings[i]) / options_.spread;
            add_edge(node, Edge{.action = legal[i], .prior = 0.6f / (1.0f + 4.0f * behind)});
        }
    }

    // The own action with the highest upper bound among those that are legal in this world.
    int select(int node, const Actions<G>& legal) {
        int best = kNone;
        float best_bound = 0;
        for (int e = nodes_[node].first; e >= 0; e = edges_[e].next) {
            Edge& edge = edges_[e];
            if (std::find(legal.begin(), legal.end(), edge.action) == legal.end()) continue;
            ++edge.available;
            const float visits = static_cast<float>(edge.visits) + options_.prior_weight;
            const float mean =
                (static_cast<float>(edge.sum) + options_.prior_weight * edge.prior) / visits;
            const float bound =
                mean + options_.exploration * square_root(log_of(edge.available) / visits);
            if (best == kNone || bound > best_bound) {
                best = e;
                best_bound = bound;
            }
        }
        return best;
    }

    void iterate(typename G::State world, Rng& rng) {
        const int players = world.table.players();
        path_.clear();
        int node = 0;
        bool is_new = false;
        for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody && !is_new;
             turn = G::turn(world)) {
            int edge = kNone;
            if (turn.of == Turn::Of::Players && turn.seats.has(me_)) {
                Actions<G> legal;
                G::legal(world, me_, legal);
                if (nodes_[node].first == kNone) expand(node, G::view(world, me_), legal);
                edge = select(node, legal);
                if (edge == kNone) break;  // all that is legal here was left out at the first visit
                is_new = edges_[edge].visits == 0;
                G::play(world, me_, edges_[edge].action);
            } else {
                edge = edge_seen(node, step_of_others(world, turn, rng));
            }
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

    // Lets chance or another player take a step; what the observer is told of it.
    std::uint64_t step_of_others(typename G::State& world, const Turn& turn, Rng& rng) {
        Hash hash;
        if (turn.of == Turn::Of::Chance) {
            const typename G::Chance chance = G::draw(world, rng);
            hash.add(G::news(world, Step<G>(chance), me_));
            G::resolve(world, chance);
            return hash.value();
        }
        const Seat seat = turn.seats.first();
        Actions<G> legal;
        G::legal(world, seat, legal);
        const int choice =
            pick_by_heuristic<G>(G::view(world, seat), legal, options_.others_temperature, rng);
        hash.add(G::news(world, Step<G>(ActionOf<G>{seat, legal[choice]}), me_));
        G::play(world, seat, legal[choice]);
        return hash.value();
    }

    // Exact enough, and the same on every machine: only sums, products and divisions.
    static float log_of(int number) {
        float log = 0;
        for (; number > 1; number >>= 1) log += 0.6931472f;
        return log + 0.3f;
    }
    static float square_root(float x) {
        float root = x > 1 ? x : 1;
        for (int i = 0; i < 5; ++i) root = 0.5f * (root + x / root);
        return root;
    }

    const Budget budget_;
    const TreeOptions options_;
    Seat me_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<int> path_;
};

}  // namespace curia
