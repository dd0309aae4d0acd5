"""Draws the curves of a training run.

    python3 learn/plot.py build/learned/justinian/curve.json docs/learning/justinian.svg

It needs matplotlib.
"""

import json
import pathlib
import sys

import matplotlib

matplotlib.use("svg")
import matplotlib.pyplot as plt  # noqa: E402

CURVES = {
    "entropy": "entropy of a decision (nats)",
    "length": "decisions a match",
    "share_loss": "loss of the predicted victory",
    "clipped": "part of the decisions clipped",
}
POINTS = 120  # drawn in each curve


def smooth(values, width=9):
    half = width // 2
    around = [values[max(0, i - half) : i + half + 1] for i in range(len(values))]
    return [sum(one) / len(one) for one in around]


def main(source, target):
    curve = json.loads(pathlib.Path(source).read_text())
    every = max(1, len(curve) // POINTS)
    minutes = [one["seconds"] / 60 for one in curve[::every]]
    plt.rcParams.update({"svg.hashsalt": "curia", "font.size": 9, "svg.fonttype": "none"})
    figure, axes = plt.subplots(1, len(CURVES), figsize=(12, 2.6), layout="constrained")
    for axis, (name, title) in zip(axes, CURVES.items()):
        axis.plot(minutes, smooth([one[name] for one in curve])[::every], color="#7a1f1f")
        axis.set_title(title, fontsize=9)
        axis.set_xlabel("minutes")
        axis.grid(alpha=0.3)
    pathlib.Path(target).parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(target, metadata={"Date": None})


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])
