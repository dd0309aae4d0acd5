"""How early can a simple model tell who wins? A linear model learns it from what players see.

    python examples/python/who_wins.py [PICTURE] [MATCHES]

Many matches run at once in curia.vector(): the engine fills the arrays in place. For every fourth
decision we keep what the player saw, and at the end of the match whether that player won.
"""

import sys

import matplotlib.pyplot as plt
import numpy as np

import curia

picture = sys.argv[1] if len(sys.argv) > 1 else "who_wins.png"
wanted = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
rng = np.random.default_rng(1)
envs = curia.vector("justinian", num_envs=128, seed=1)
assert envs.observation is not None, "too wide: see envs.entry"
running: list[list] = [[] for _ in range(envs.num_envs)]  # (observation, seat) of each match
examples = []  # what was seen, share of the victory, part of the match that was over, which match
matches = 0
while matches < wanted:
    for row, episode in enumerate(running):
        episode.append((envs.observation[row].copy(), envs.seat[row]))
    envs.step(envs.random_actions(rng))
    for row in np.flatnonzero(envs.ended).tolist():
        episode, running[row] = running[row], []
        for place in range(0, len(episode), 4):
            observation, seat = episode[place]
            examples.append((observation, envs.share[row, seat], place / len(episode), matches))
        matches += 1

seen, won, stage, match_of = (np.array(column) for column in zip(*examples))
seen = seen[:, seen.any(0)].astype(np.float32) / 8
seen = np.hstack([seen, np.ones((len(seen), 1), np.float32)])
to_learn = match_of % 4 != 0  # the other matches are for the test
x, y = seen[to_learn], won[to_learn]
weights = np.linalg.solve(x.T @ x + 30 * np.eye(x.shape[1], dtype=np.float32), x.T @ y)
guess, truth, when = seen[~to_learn] @ weights, won[~to_learn], stage[~to_learn]

# Of a winner's view and a loser's view at the same stage: how often does the winner's look better?
edges = np.linspace(0, 1, 11)
right = []
for low, high in zip(edges, edges[1:]):
    here = (when >= low) & (when < high)
    winners, losers = guess[here & (truth == 1)], guess[here & (truth == 0)]
    right.append(float((winners[:, None] > losers[None, :]).mean()))

plt.figure(figsize=(7, 3))
plt.plot((edges[:-1] + edges[1:]) / 2, right, color="#8c6d46", marker="o")
plt.axhline(0.5, color="black", linestyle=":", label="a guess")
plt.xlabel("part of the match that is over (Justinian, random play)")
plt.ylabel("winner told from loser")
plt.legend()
plt.tight_layout()
plt.savefig(picture, dpi=100)
print(f"{matches} matches, {len(won)} decisions; right at the start {right[0]:.2f}, "
      f"at the end {right[-1]:.2f}")
