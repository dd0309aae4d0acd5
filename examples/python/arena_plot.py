"""Which bot is strongest? Four candidates against the same field, one of them our own, as a plot.

    python examples/python/arena_plot.py [PICTURE] [DEALS]
"""

import sys

import matplotlib.pyplot as plt

import curia


def loyal(view, legal, rng):
    """A bot of our own: it pushes the favourites on its secret cards, with its best tokens."""
    mine = {tile for card in view["own"]["cards"] for tile in card}
    good = [action for action in legal if action.get("tile") in mine and action["token"] > 0]
    return max(good, key=lambda action: action["token"]) if good else rng.choice(legal)


picture = sys.argv[1] if len(sys.argv) > 1 else "arena.png"
deals = int(sys.argv[2]) if len(sys.argv) > 2 else 100
candidates: dict[str, curia.Player] = {"random": "random", "loyal (ours)": loyal,
                                       "greedy": "greedy", "mc@20": "mc@20"}
shares = [curia.arena("justinian", bot, "beginner", deals=deals).win_share
          for bot in candidates.values()]

errors = [[s.value - s.low for s in shares], [s.high - s.value for s in shares]]
plt.figure(figsize=(7, 2.6), layout="tight")
plt.barh(list(candidates), [s.value for s in shares], xerr=errors, color="#8c6d46", capsize=4)
plt.axvline(1 / 3, color="black", linestyle=":", label="fair share")
plt.xlabel("share of the victories against two beginners (Justinian, 95 % intervals)")
plt.legend()
plt.savefig(picture, dpi=100)
print("\n".join(f"{name:<14} {share}" for name, share in zip(candidates, shares)))
