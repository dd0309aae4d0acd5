"""A player that learns: a linear policy, trained by its own wins against two random bots.

    python examples/python/learning_curve.py [PICTURE] [STEPS]

All matches run at once in curia.vector(); the engine fills the arrays in place. After a match every
decision of it is made more likely if it was won more often than usual (REINFORCE).
"""

import sys

import matplotlib.pyplot as plt
import numpy as np

import curia

picture = sys.argv[1] if len(sys.argv) > 1 else "learning.png"
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 4000
rng = np.random.default_rng(1)
envs = curia.vector("justinian", num_envs=128, seed=1, bots=[None, "random", "random"])
weights = np.zeros((envs.observation.shape[1], envs.num_actions), np.float32)
episodes = [[] for _ in range(envs.num_envs)]  # of each match: (entries seen, slope of the policy)
rows = np.arange(envs.num_envs)
usual, won, curve = 1 / 3, [], []

for step in range(steps):
    seen = np.clip(envs.observation, 0, 8).astype(np.float32) / 8
    scores = np.where(envs.mask, seen @ weights, -1e9)
    odds = np.exp(scores - scores.max(1, keepdims=True))
    odds /= odds.sum(1, keepdims=True)
    # The highest of scores with Gumbel noise is drawn with exactly these odds.
    actions = np.argmax(scores + rng.gumbel(size=scores.shape), 1)
    slope = -odds
    slope[rows, actions] += 1
    for row in rows:
        episodes[row].append((seen[row], slope[row]))
    envs.step(actions.astype(np.int32))
    for row in np.flatnonzero(envs.ended):
        share = float(envs.share[row, 0])
        inputs, slopes = (np.array(part) for part in zip(*episodes[row]))
        weights += 0.02 * (share - usual) * (inputs.T @ slopes)
        usual += 0.01 * (share - usual)
        won.append(share)
        episodes[row] = []
    if won:
        curve.append((len(won), np.mean(won[-400:])))

plt.figure(figsize=(7, 3))
plt.plot(*zip(*curve), color="#8c6d46")
plt.axhline(1 / 3, color="black", linestyle=":", label="fair share")
plt.xlabel("matches played")
plt.ylabel("victories, last 400")
plt.legend()
plt.tight_layout()
plt.savefig(picture, dpi=100)
print(f"{len(won)} matches; victories of the first 400: {np.mean(won[:400]):.3f}, "
      f"of the last 400: {np.mean(won[-400:]):.3f}")
