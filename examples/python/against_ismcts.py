"""Our search against OpenSpiel's information-set search on the same game, at equal time.

    python examples/python/against_ismcts.py [GAME] [MILLISECONDS] [DEALS] [PLAY_OUTS] [SEED]

Every deal is played with our bot in each of three seats; OpenSpiel's IS-MCTS, with random
play-outs, has the others. It runs in Python, on games that Curia registers with OpenSpiel.
PLAY_OUTS: `engine` plays them in our engine, so that the search has time for hundreds; `openspiel`
in Python, as the package does by itself.
"""

import sys
import time

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

import curia
from curia.openspiel_games import RandomPlayouts, state_of

game = sys.argv[1] if len(sys.argv) > 1 else "justinian"
milliseconds = int(sys.argv[2]) if len(sys.argv) > 2 else 100
deals = int(sys.argv[3]) if len(sys.argv) > 3 else 20
played_by = sys.argv[4] if len(sys.argv) > 4 else "engine"
seed = int(sys.argv[5]) if len(sys.argv) > 5 else 0
rng = np.random.RandomState(seed + 1)
evaluator = RandomPlayouts() if played_by == "engine" else mcts.RandomRolloutEvaluator(1, rng)


class Search(ismcts.ISMCTSBot):
    """OpenSpiel's search with a limit in time: as many simulations as the last ones took."""

    def __init__(self, spiel_game):
        super().__init__(spiel_game, evaluator, uct_c=1.4, max_simulations=10, random_state=rng)
        self.each, self.simulations, self.spent, self.asked = milliseconds / 10, 0, 0.0, 0

    def decide(self, match):
        self._max_simulations = max(2, round(milliseconds / self.each))
        start = time.perf_counter()
        action = self.step(state_of(match))
        took = (time.perf_counter() - start) * 1000
        self.each += 0.2 * (took / self._max_simulations - self.each)
        self.simulations += self._max_simulations
        self.spent += took
        self.asked += 1
        return int(action)


theirs = Search(state_of(curia.match(game)).get_game())
ours, spent, asked, blocks = curia.bot(f"expert@{milliseconds}ms"), 0.0, 0, []
for deal in range(deals):
    shares = []
    for seat in range(3):
        match = curia.match(game, players=3, seed=seed + deal)
        while not match.over:
            if len(match.legal_numbers()) == 1:
                match.play(match.legal_numbers()[0])
            elif match.seat == seat:
                start = time.perf_counter()
                ours.play(match)
                spent += (time.perf_counter() - start) * 1000
                asked += 1
            else:
                match.play(theirs.decide(match))
        best = max(match.scores)
        shares.append((match.scores[seat] == best) / match.scores.count(best))
    blocks.append(np.mean(shares))
    error = 1.96 * np.std(blocks, ddof=1) / len(blocks) ** 0.5 if deal else 0.0
    print(f"{3 * len(blocks)} games of {game}: our share {np.mean(blocks):.3f} +- {error:.3f}, "
          f"fair is 0.333; a decision took us {spent / asked:.0f} ms, them "
          f"{theirs.spent / theirs.asked:.0f} ms with {theirs.simulations / theirs.asked:.0f} "
          "simulations", flush=True)
