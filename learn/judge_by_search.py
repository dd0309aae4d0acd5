"""The second half of a judge's training: matches in which it searches (learn/judge/judge_tree.h).
It learns what the searches found out about the actions that they tried.

    python3 learn/judge_by_search.py learn/configs/circus_maximus_judge.toml \\
        --out build/learned/judge

It goes on from last.pt, which learn/judge_by_actions.py or itself has written there, or begins with
a judge in whole numbers: --start learn/judges/circus_maximus.judge.xz.
"""

import argparse
import concurrent.futures
import json
import pathlib
import time
import tomllib

import numpy as np
import torch
from torch import nn

import door
from judge import LARGEST_SUM, Judge, from_bytes, largest_sum, read, to_bytes


class Played:
    """Space for the rows of one round of matches."""

    def __init__(self, layout, config, threads):
        self.config, self.threads = config, threads
        room = config["search"]["room"]
        self.arrays = (
            np.zeros((room, layout["after"]), np.int8),
            np.zeros((room, layout["seats"]), np.float32),
            np.zeros(room, np.float32),
        )

    def fill(self, bytes_, seed):
        """Returns how many rows there are."""
        search, filled = self.config["search"], 0
        for table in self.config["tables"]:
            filled += door.search(
                self.config["game"], bytes_, *(array[filled:] for array in self.arrays),
                players=table["players"], preset=table.get("preset", 0),
                matches=round(search["matches"] * table["part"]), threads=self.threads, seed=seed,
                deep=search["deep"], quick=search["quick"], deep_part=search["deep_part"],
                least=search["least"], follow=search["follow"], lambda_=self.config["lambda"],
            )  # fmt: skip
        return filled


def learn(judge, optimizer, kept, updates, size):
    """The mean error of a reward, squared."""
    after, rewards, weight = (torch.cat([one[i] for one in kept]) for i in range(3))
    errors = []
    for _ in range(updates):
        rows = torch.randint(len(after), (size,), device=after.device)
        error = (judge(after[rows])[:, 0] - rewards[rows]).square().sum(1)
        optimizer.zero_grad(set_to_none=True)
        (error * weight[rows]).mean().backward()
        nn.utils.clip_grad_norm_(judge.parameters(), 1.0)
        optimizer.step()
        errors.append(error.detach().mean())
    return float(torch.stack(errors).mean())


def begun(layout, sizes, out, start, device):
    """The judge, for how long it has learned from searches, and the next seed."""
    if start:
        return from_bytes(read(start), layout).to(device), 0.0, 1
    state = torch.load(out / "last.pt", map_location=device)
    judge = Judge(layout, sizes, heads=1).to(device)
    judge.load_state_dict(state["judge"])
    return judge, state["searched"], state["seed"]


def train(config, out, start, device, seconds, threads):
    layout, search = door.describe(config["game"]), config["search"]
    distance, whole = config["reward_distance"], search["minutes"] * 60
    judge, before, seed = begun(layout, config["net"]["sizes"], out, start, device)
    optimizer = torch.optim.Adam(judge.parameters(), lr=search["rate"])
    engine = concurrent.futures.ThreadPoolExecutor(1)
    rounds, kept, begin = [Played(layout, config, threads) for _ in (0, 1)], [], time.time()

    def keep():
        (out / "last.judge").write_bytes(to_bytes(judge, distance))
        searched = before + time.time() - begin
        state = {"judge": judge.state_dict(), "searched": searched, "seed": seed + number + 1}
        torch.save(state, out / "last.pt")

    job = engine.submit(rounds[0].fill, to_bytes(judge, distance), seed)
    number = 0
    while (now := time.time() - begin) < seconds:
        count, played = job.result(), rounds[number % 2]
        waited = time.time() - begin - now
        number += 1
        job = engine.submit(rounds[number % 2].fill, to_bytes(judge, distance), seed + number)
        kept.append([torch.from_numpy(array[:count]).to(device) for array in played.arrays])
        judge.see(kept[-1][0])
        while sum(len(one[0]) for one in kept[1:]) > search["keep"]:
            kept.pop(0)
        progress = min((before + now) / whole, 1)
        for group in optimizer.param_groups:
            group["lr"] = search["rate"] * (1 - 0.97 * progress)
        size = search["minibatch"]
        updates = max(1, round(count * search["reuse"] / size))
        error = learn(judge, optimizer, kept, updates, size)
        if (most := largest_sum(judge, kept[-1][0])) > LARGEST_SUM:
            raise SystemExit(f"the sums of the first layer reach {most:.0f}")
        keep()
        if number % 4 == 1:
            line = {"seconds": before + now, "rows": count, "waited": waited, "error": error}
            print(json.dumps({name: round(value, 5) for name, value in line.items()}), flush=True)
    job.result()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("config", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--start", type=pathlib.Path, help="a judge to begin with")
    parser.add_argument("--seconds", type=float, help="stop after this time; another run goes on")
    parser.add_argument("--matches", type=int, help="of a round, instead of the configuration's")
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    config = tomllib.loads(options.config.read_text())
    config["search"]["matches"] = options.matches or config["search"]["matches"]
    torch.backends.cuda.matmul.allow_tf32 = True
    torch.manual_seed(config["seed"])
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    seconds = options.seconds or config["search"]["minutes"] * 60
    options.out.mkdir(parents=True, exist_ok=True)
    threads = options.threads or config["threads"]
    train(config, options.out, options.start, device, seconds, threads)


if __name__ == "__main__":
    main()
