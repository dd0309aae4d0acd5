// Tree search of all players' choices, each for their own reward (max^n). A judge says what every
// action is worth, so nothing is played out.
#pragma once

#include <cmath>
#include <limits>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "engine/hash.h"
#include "learn/judge/judging.h"

namespace curia::learn {

struct JudgeTreeOptions {
    float exploration = 0.3f;
    float doubt = 0.03f;  // an action this much worse has about a third of the prior
    float trust = 1;      // the judge's opinion counts as this many visits
};

template <HasSights G>
class JudgeTreeBot final : public Bot<G> {
public:
    using Rewards = typename Judging<G>::Rewards;

    JudgeTreeBot(const Judge& judge, const Budget& budget, const JudgeTreeOptions& options = {})
        : judging_(judge), budget_(budget), options_(options) {}

    typename G::Action choose(const typename G::View& view, const Actions<G>& legal,
                              Rng& rng) override {
        if (legal.size() == 1) return legal[0];
        nodes_.clear();
        edges_.clear();
        me_ = *view.viewer;
        nodes_.emplace_back();
        const Timer timer(budget_);
        for (int i = 0; goes_on(i, timer); ++i) iterate(G::imagine(view, rng), rng);
        return edges_[static_cast<std::size_t>(most_visited(kNone))].action;
    }

    // An action that the last search tried.
    struct Tried {
        const typename G::State& after;
        Seat seat;
        const typename G::Action& action;
        const Rewards& rewards;  // the mean of what followed
        int visits;
        bool is_at_root;
    };
    // Calls visit(tried) for the actions in the tree, as far as no chance comes between. `world`:
    // the position that was searched.
    template <class Visit>
    void each_tried(const typename G::State& world, const Visit& visit) const {
        each_tried(0, world, visit);
    }
    // One of the actions of the searched decision, by how often they were tried.
    typename G::Action any_tried(const typename G::Action& best, Rng& rng) const {
        int left = static_cast<int>(rng.below(static_cast<std::uint32_t>(nodes_[0].visits)));
        for (int e = nodes_[0].first; e != kNone; e = edge(e).next)
            if ((left -= edge(e).visits) < 0) return edge(e).action;
        return best;
    }

private:
    static constexpr int kBetweenLooks = 16;  // iterations
    static constexpr int kNone = -1;

    struct Node {
        int first = kNone;  // edge
        int visits = 0;
    };
    struct Edge {
        typename G::Action action{};  // where a player decides
        std::uint64_t seen = 0;       // where chance decides: hash of what happens
        int node = kNone, next = kNone;
        int visits = 0;
        float prior = 0;
        Rewards judged;  // as the judge sees it
        Rewards sum;     // of what followed
    };
    struct Choice {
        int node, edge;
        Seat seat;
    };

    bool goes_on(int iteration, const Timer& timer) const {
        if (budget_.iterations > 0 && iteration >= budget_.iterations) return false;
        if (iteration == 0 || iteration % kBetweenLooks != 0) return true;
        const double spent = timer.spent();
        if (spent >= 1) return false;
        double left = std::numeric_limits<double>::infinity();
        if (budget_.iterations > 0)
            left = budget_.iterations - iteration;
        else if (spent > 0)
            left = iteration * (1 / spent - 1);
        const int best = most_visited(kNone), second = most_visited(best);
        return edge(best).visits - (second == kNone ? 0 : edge(second).visits) <= left;
    }
    int most_visited(int except) const {
        int best = kNone;
        for (int e = nodes_[0].first; e != kNone; e = edge(e).next)
            if (e != except && (best == kNone || edge(e).visits > edge(best).visits)) best = e;
        return best;
    }

    Node& node(int number) { return nodes_[static_cast<std::size_t>(number)]; }
    Edge& edge(int number) { return edges_[static_cast<std::size_t>(number)]; }
    const Edge& edge(int number) const { return edges_[static_cast<std::size_t>(number)]; }

    template <class Visit>
    void each_tried(int parent, const typename G::State& world, const Visit& visit) const {
        const Turn turn = G::turn(world);
        if (turn.of != Turn::Of::Players) return;
        const Seat seat = turn.seats.first();
        for (int e = nodes_[static_cast<std::size_t>(parent)].first; e != kNone; e = edge(e).next) {
            const Edge& one = edge(e);
            if (one.visits == 0) continue;
            typename G::State after = world;
            G::play(after, seat, one.action);
            Rewards mean;
            for (Seat other : seats(world.table.players()))
                mean[other] = one.sum[other] / static_cast<float>(one.visits);
            visit(Tried{after, seat, one.action, mean, one.visits, parent == 0});
            if (one.node != kNone) each_tried(one.node, after, visit);
        }
    }

    int child(int number) {
        if (edge(number).node == kNone) {
            edge(number).node = static_cast<int>(nodes_.size());
            nodes_.emplace_back();
        }
        return edge(number).node;
    }
    int add_edge(int parent, const Edge& added) {
        edges_.push_back(added);
        edges_.back().next = node(parent).first;
        return node(parent).first = static_cast<int>(edges_.size()) - 1;
    }
    int edge_seen(int parent, std::uint64_t seen) {
        for (int e = node(parent).first; e != kNone; e = edge(e).next)
            if (edge(e).seen == seen) return e;
        return add_edge(parent, Edge{.seen = seen});
    }

    void expand(int parent, const typename G::State& world, Seat seat) {
        Actions<G> legal;
        G::legal(world, seat, legal);
        float best = 0, sum = 0;
        for (const typename G::Action& action : legal) {
            const int added = add_edge(
                parent, Edge{.action = action, .judged = judging_.after(world, seat, action)});
            const float own = edge(added).judged[seat];
            best = sum == 0 ? own : std::max(best, own);
            sum = 1;
        }
        sum = 0;
        for (int e = node(parent).first; e != kNone; e = edge(e).next) {
            const float behind = (best - edge(e).judged[seat]) / options_.doubt;
            edge(e).prior = 1 / (1 + behind + behind * behind);
            sum += edge(e).prior;
        }
        for (int e = node(parent).first; e != kNone; e = edge(e).next) edge(e).prior /= sum;
    }

    int select(int parent, Seat seat) {
        const float root = std::sqrt(static_cast<float>(node(parent).visits));
        int best = kNone;
        float best_bound = 0;
        for (int e = node(parent).first; e != kNone; e = edge(e).next) {
            const Edge& one = edge(e);
            const auto visits = static_cast<float>(one.visits);
            const float mean =
                (one.sum[seat] + options_.trust * one.judged[seat]) / (visits + options_.trust);
            const float bound = mean + options_.exploration * one.prior * root / (1 + visits);
            if (best != kNone && bound <= best_bound) continue;
            best = e;
            best_bound = bound;
        }
        return best;
    }

    void iterate(typename G::State world, Rng& rng) {
        const int players = world.table.players();
        path_.clear();
        int at = 0;
        Rewards rewards;
        while (true) {
            const Turn turn = G::turn(world);
            if (turn.of == Turn::Of::Nobody) {
                rewards = judging_.of(world, me_);
                break;
            }
            if (turn.of == Turn::Of::Chance) {
                const Step<G> step = Step<G>(G::draw(world, rng));
                Hash hash;
                hash.add(G::news(world, step, me_));
                apply<G>(world, step);
                at = child(edge_seen(at, hash.value()));
                continue;
            }
            const Seat seat = turn.seats.first();
            ++node(at).visits;
            if (node(at).first == kNone) expand(at, world, seat);
            const int chosen = select(at, seat);
            path_.push_back({at, chosen, seat});
            if (edge(chosen).visits == 0) {
                rewards = edge(chosen).judged;
                break;
            }
            G::play(world, seat, edge(chosen).action);
            at = child(chosen);
        }
        for (const Choice& choice : path_) {
            ++edge(choice.edge).visits;
            for (Seat seat : seats(players)) edge(choice.edge).sum[seat] += rewards[seat];
        }
    }

    Judging<G> judging_;
    const Budget budget_;
    const JudgeTreeOptions options_;
    Seat me_;
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Choice> path_;
};

}  // namespace curia::learn
