"""Plays integer nets against bots: each deal from every seat, one net against equal others.

    python3 learn/measure.py justinian build/learned/justinian/*.net --field strong --deals 100
    python3 learn/measure.py circus_maximus learn/judges/circus_maximus.judge.xz \\
        --bot judge-tree@700 --field strong-1
"""

import argparse
import lzma
import os
import pathlib
import time

import numpy as np

import door


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("nets", nargs="+", type=pathlib.Path)
    parser.add_argument("--bot", default="net", help="net-mc@200, judge, judge-tree@700")
    parser.add_argument("--field", default="strong", help="the bot on the other seats")
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--threads", type=int, default=os.cpu_count())
    options = parser.parse_args()
    for path in options.nets:
        begin, net = time.time(), path.read_bytes()
        if path.suffix == ".xz":
            net = lzma.decompress(net)
        wins = door.play(
            options.game, net, options.field, players=options.players, deals=options.deals,
            seed=options.seed, threads=options.threads, bot=options.bot,
        )  # fmt: skip
        error = 1.96 * wins.std(ddof=1) / np.sqrt(len(wins))
        print(
            f"{options.game} {options.bot} {path.stem}: {wins.mean():.3f} ± {error:.3f} of "
            f"{len(wins) * options.players} matches of {options.players} against {options.field} "
            f"({time.time() - begin:.0f} s)",
            flush=True,
        )


if __name__ == "__main__":
    main()
