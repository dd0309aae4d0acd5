// Signatures of every game: compiled here, once, and not wherever they are asked for.
#include "engine/hash.h"
#include "games/all.h"
#include "match/compile.h"
#include "match/edition.h"
#include "match/options.h"
#include "match/signature.h"

namespace curia {

namespace {

template <Game G>
void add_random_match(Hash& hash, const typename G::Setup& setup, Rng& rng) {
    typename G::State state = G::start(setup);
    while (true) {
        hash.add(state);
        const Turn turn = G::turn(state);
        if (turn.of == Turn::Of::Nobody) break;
        if (turn.of == Turn::Of::Chance) {
            G::resolve(state, G::draw(state, rng));
            continue;
        }
        const Seat seat = turn.seats.pick(rng);
        Actions<G> actions;
        G::legal(state, seat, actions);
        G::play(state, seat, actions[rng.below(actions.size())]);
    }
    for (Seat seat : seats(setup.players)) hash.add(G::outcome(state).scores[seat]);
}

}  // namespace

template <Game G>
std::uint64_t signature() {
    const auto combinations = all_options<G>();
    Hash hash;
    for (int i = 0; i < kSignatureMatches; ++i) {
        const int counts = G::kMaxPlayers - G::kMinPlayers + 1;
        typename G::Setup setup = default_setup<G>(G::kMinPlayers + i % counts);
        setup.options = combinations[i / counts % combinations.size()];
        Rng rng(static_cast<std::uint64_t>(i));
        add_random_match<G>(hash, setup, rng);
    }
    return hash.value();
}

void compile_signatures();
void compile_signatures() {
    AllGames::for_each([]<Game G>() { compile(&signature<G>); });
}

}  // namespace curia
