// Tree search of one observer over imagined worlds. Promising actions are tried more often, and
// later decisions use what was found to be good for the player who makes them.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "bots/bot.h"
#include "bots/budget.h"
#include "bots/search/guide.h"
#include "engine/hash.h"

namespace curia {

struct TreeOptions {
    // What distinguishes nodes: all that the observer has seen since the root, or only the
    // observer's own actions, which gives more visits to each node. Both use only what the observer
    // knows.
    enum class Nodes : std::uint8_t { Seen, OwnActions };
    // The other players act as in a play-out, each with their own knowledge of the world. Or, if
    // nothing is hidden, their choices are searched too, each for their own reward (max^n).
    enum class Others : std::uint8_t { PlayedOut, Searched };
    Nodes nodes = Nodes::Seen;
    Others others = Others::Searched;
    Thinking thinking{};
    int candidates = 16;  // maximum number tried at a node; the best ones by the heuristic
    float exploration = 0.5f;
    // An action this far behind the best, in the unit of the guide, has a third of its prior; 0:
    // all are equal.
    float doubt = 2;
    bool stops_early = true;  // if the rest of the budget cannot change the result

    // Everything at random: many iterations with little information each.
    static constexpr TreeOptions light() {
        return {.others = Others::PlayedOut,
                .thinking = {.playout = {.kind = PlayoutPolicy::Kind::Uniform}},
                .candidates = 255,
                .doubt = 0,
                .stops_early = false};
    }
};

// The guide gives the priors; the play-outs are by the heuristic.
template <Game G, class Guide = HeuristicGuide<G>>
class TreeSearchBot final : public Bot<G> {
public:
    TreeSearchBot(const Budget& budget, const TreeOptions& options, Guide guide = Guide())
        : budget_(budget), options_(options), guide_(std::move(guide)) {}

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
        return edges_[most_visited(kNone)].action;
    }
    int version() const override { return 10 * kVersion + guide_.version(); }

private:
    static constexpr int kVersion = 2;        // of the search and of kThinking
    static constexpr int kBetweenLooks = 16;  // iterations
    static constexpr int kNone = -1;

    struct Node {
        int first = kNone;  // edge
        int visits = 0;
        double sum = 0;  // of rewards for the player who decides here
    };
    struct Edge {
        typename G::Action action{};  // at a node where a player decides
        std::uint64_t seen = 0;       // elsewhere: hash of what the observer is told
        int node = kNone, next = kNone;
        int visits = 0;
        float prior = 0;
        double sum = 0;
    };
    struct Choice {
        int node, edge;
        Seat seat;
    };

    bool goes_on(int iteration, const Timer& timer) const {
        if (budget_.iterations > 0 && iteration >= budget_.iterations) return false;
        if (iteration == 0 || iteration % kBetweenLooks != 0) return true;
        const double spent = timer.spent();
        if (spent >= 1 || !options_.stops_early) return spent < 1;
        double left = std::numeric_limits<double>::infinity();
        if (budget_.iterations > 0)
            left = budget_.iterations - iteration;
        else if (spent > 0)
            left = iteration * (1 / spent - 1);
        const int best = most_visited(kNone), second = most_visited(best);
        return edges_[best].visits - (second == kNone ? 0 : edges_[second].visits) <= left;
    }
    int most_visited(int but) const {
        int best = kNone;
        for (int e = nodes_[0].first; e != kNone; e = edges_[e].next)
            if (e != but && (best == kNone || edges_[e].visits > edges_[best].visits)) best = e;
        return best;
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
        for (int e = nodes_[node].first; e != kNone; e = edges_[e].next)
            if (edges_[e].seen == seen) return e;
        return add_edge(node, Edge{.seen = seen});
    }

    // Adds the actions of a node, each with a prior from the heuristic; the best one is first in
    // the node's list.
    void expand(int node, const typename G::View& view, const Actions<G>& legal) {
        Ratings<G> ratings{};
        // At least 16 entries: with fewer, g++ 12 warns about the bounds in std::sort.
        std::array<std::uint8_t, std::max(G::kMaxActions, 16)> order;
        for (int i = 0; i < legal.size(); ++i) order[i] = static_cast<std::uint8_t>(i);
        if (options_.doubt > 0) {
            guide_.rate(view, legal, ratings);
            std::sort(order.begin(), order.begin() + legal.size(), [&](int a, int b) {
                return ratings[a] != ratings[b] ? ratings[a] > ratings[b] : a < b;
            });
        }
        const int count = std::min(legal.size(), options_.candidates);
        const auto liking = [&](int i) {
            if (options_.doubt <= 0) return 1.0f;
            const float behind = (ratings[order[0]] - ratings[order[i]]) / options_.doubt;
            return 1.0f / (1.0f + behind + behind * behind);
        };
        float sum = 0;
        for (int i = 0; i < count; ++i) sum += liking(i);
        for (int i = count - 1; i >= 0; --i)
            add_edge(node, Edge{.action = legal[order[i]], .prior = liking(i) / sum});
    }

    // The action with the highest upper bound. Actions that are not legal in this world are
    // skipped; they occur if nodes do not distinguish all that was seen.
    int select(int node, const Actions<G>& legal) const {
        constexpr float kUntried = 0.05f;  // untried actions start this far below the mean
        const Node& here = nodes_[node];
        const float root = std::sqrt(static_cast<float>(here.visits));
        const float usual =
            here.visits > 1 ? static_cast<float>(here.sum / (here.visits - 1)) : 0.5f;
        int best = kNone;
        float best_bound = 0;
        for (int e = here.first; e != kNone; e = edges_[e].next) {
            const Edge& edge = edges_[e];
            const auto visits = static_cast<float>(edge.visits);
            const float mean =
                edge.visits > 0 ? static_cast<float>(edge.sum) / visits : usual - kUntried;
            const float bound = mean + options_.exploration * edge.prior * root / (1 + visits);
            if (best != kNone && bound <= best_bound) continue;
            if (node != 0 && std::find(legal.begin(), legal.end(), edge.action) == legal.end())
                continue;
            best = e;
            best_bound = bound;
        }
        return best;
    }

    bool decides(const Turn& turn) const {
        if (turn.of != Turn::Of::Players) return false;
        return options_.others == TreeOptions::Others::Searched || turn.seats.has(me_);
    }

    void iterate(typename G::State world, Rng& rng) {
        const int players = world.table.players();
        const int part = Heuristic<G>::part(world.table);
        path_.clear();
        int node = 0;
        for (Turn turn = G::turn(world); turn.of != Turn::Of::Nobody; turn = G::turn(world)) {
            if (is_far<G>(world, part, options_.thinking.playout)) break;
            if (!decides(turn)) {
                const std::uint64_t seen = step_of_others(world, turn, rng);
                if (options_.nodes == TreeOptions::Nodes::Seen) node = child(edge_seen(node, seen));
                continue;
            }
            if (++nodes_[node].visits == 1 && node != 0) break;  // a first visit ends in a play-out
            const Seat seat = turn.seats.has(me_) ? me_ : turn.seats.first();
            Actions<G> legal;
            G::legal(world, seat, legal);
            if (nodes_[node].first == kNone) expand(node, G::view(world, seat), legal);
            const int edge = select(node, legal);
            if (edge == kNone) break;  // no action kept at the first visit is legal here
            G::play(world, seat, edges_[edge].action);
            path_.push_back({node, edge, seat});
            node = child(edge);
        }
        play_out<G>(world, part, options_.thinking.playout, rng);
        learn(standings_in<G>(world), players);
    }

    void learn(const PerSeat<float>& standings, int players) {
        PerSeat<float> rewards;
        for (Seat seat : seats(players))
            rewards[seat] = reward(standings, players, seat, options_.thinking);
        for (int i = 0; i < options_.thinking.plays_for; ++i)
            rewards[me_] = rewards[after(me_, players)];
        for (const Choice& choice : path_) {
            ++edges_[choice.edge].visits;
            edges_[choice.edge].sum += rewards[choice.seat];
            nodes_[choice.node].sum += rewards[choice.seat];
        }
    }

    // Lets chance or another player take a step. Returns a hash of what the observer is told, if
    // nodes depend on it.
    std::uint64_t step_of_others(typename G::State& world, const Turn& turn, Rng& rng) {
        const Step<G> step = turn.of == Turn::Of::Chance
                                 ? Step<G>(G::draw(world, rng))
                                 : Step<G>(chosen_by(turn.seats.first(), world, rng));
        Hash hash;
        if (options_.nodes == TreeOptions::Nodes::Seen) hash.add(G::news(world, step, me_));
        apply<G>(world, step);
        return hash.value();
    }
    ActionOf<G> chosen_by(Seat seat, const typename G::State& world, Rng& rng) const {
        return {seat, choose_in<G>(world, seat, options_.thinking.playout, rng)};
    }

    const Budget budget_;
    const TreeOptions options_;
    Guide guide_;
    Seat me_;
    // Each decision starts with empty lists; a bot that is used again keeps their capacity.
    std::vector<Node> nodes_;
    std::vector<Edge> edges_;
    std::vector<Choice> path_;
};

}  // namespace curia
