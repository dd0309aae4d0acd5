"""The first half of a judge's training: matches in which every player takes the action that the
judge likes best, with some chance. The judge learns what followed (TD(lambda)).

    python3 learn/judge_by_actions.py learn/configs/circus_maximus_judge.toml \\
        --out build/learned/judge

Needs what learn/train.py needs. learn/judge_by_search.py goes on from last.pt.
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
from judge import Judge, to_bytes


def between(schedule, progress):
    begin, end = schedule
    return begin + (end - begin) * progress


def squashed(score, players, spread):
    """How far each seat is ahead of the best of the others; reward() in bots/search/playout.h."""
    absent = torch.arange(score.shape[1], device=score.device) >= players[:, None]
    score = score.float().masked_fill(absent, -1e6)
    best = score.topk(2, 1).values
    other = torch.where(score == best[:, :1], best[:, 1:2], best[:, :1])
    far = (score - other) / spread
    return (far / (1 + far.abs())).masked_fill(absent, 0)


def turned(values, first, players):
    """Rewards [row, head, seat] with seats counted from the seats `first`; absent ones are 0."""
    places = torch.arange(values.shape[2], device=values.device)
    index = (first[:, None] + places) % players[:, None]
    absent = (places >= players[:, None])[:, None, :]
    return values.gather(2, index[:, None, :].expand_as(values)).masked_fill(absent, 0)


class Rows:
    """Matches that are stepped together, with arrays that the engine fills."""

    def __init__(self, layout, config, count, seed, device):
        self.layout, self.device, self.tables = layout, device, []
        self.most = layout["most_actions"]
        players, begin, tables = [], 0, config["tables"]
        for i, table in enumerate(tables):
            rows = count - begin if i == len(tables) - 1 else int(count * table["part"])
            begin += rows
            players += [table["players"]] * rows
            arrays = {
                "after": np.zeros((rows * self.most, layout["after"]), np.int8),
                "after_begin": np.zeros(rows + 1, np.int32),
                "legal": np.zeros((rows, self.most), np.int32),
                "legal_count": np.zeros(rows, np.int32),
                "seat": np.zeros(rows, np.uint8),
                "ended": np.zeros(rows, np.uint8),
                "share": np.zeros((rows, layout["seats"]), np.float32),
                "score": np.zeros((rows, layout["seats"]), np.int32),
            }
            kept = {name: torch.from_numpy(array) for name, array in arrays.items()}
            if device.type == "cuda":
                kept = {name: one.pin_memory() for name, one in kept.items()}
            matches = door.Matches(
                config["game"], {name: one.numpy() for name, one in kept.items()},
                players=table["players"], preset=table.get("preset", 0),
                threads=config["threads"], seed=seed * 1000 + i, most_apart=config["most_apart"],
            )  # fmt: skip
            self.tables.append((matches, kept, rows))
        self.players = torch.tensor(players, device=device)
        # Some rows leave more to chance than others: 0.3 to 2 times as much.
        part = torch.rand(count, generator=torch.Generator().manual_seed(seed))
        self.heat = (0.3 * (2 / 0.3) ** part).to(device)

    def seen(self):
        names = ("legal", "legal_count", "seat", "ended", "share", "score")
        result = {
            name: torch.cat([kept[name] for _, kept, _ in self.tables]).to(self.device)
            for name in names
        }
        filled = [kept["after"][: int(kept["after_begin"][-1])] for _, kept, _ in self.tables]
        result["after"] = torch.cat([one.to(self.device, non_blocking=True) for one in filled])
        result["seat"] = result["seat"].long()
        return result

    def step(self, actions):
        begin = 0
        for matches, _, rows in self.tables:
            matches.step(np.ascontiguousarray(actions[begin : begin + rows]))
            begin += rows


class Trainer:
    def __init__(self, config, out, device):
        self.config, self.out, self.device = config, out, device
        torch.manual_seed(config["seed"])
        self.layout = door.describe(config["game"])
        self.judge = Judge(self.layout, config["net"]["sizes"], heads=2).to(device)
        self.optimizer = torch.optim.Adam(self.judge.parameters(), lr=config["rate"])
        half = config["rows"] // 2
        self.groups = [Rows(self.layout, config, half, seed, device) for seed in (1, 2)]
        self.engine = concurrent.futures.ThreadPoolExecutor(1)
        self.stepping = [None, None]
        self.curve = []

    @torch.no_grad()
    def values(self, after):
        self.judge.see(after)
        return torch.cat([self.judge(part) for part in after.split(1 << 18)])

    @torch.no_grad()
    def decide(self, group, weight, heat):
        """Chooses in every row. Returns what is seen after it, and its rewards by seat."""
        rows = self.groups[group]
        seen = rows.seen()
        count = seen["legal_count"].long()
        row = torch.repeat_interleave(torch.arange(len(count), device=self.device), count)
        begin = count.cumsum(0) - count
        place = torch.arange(len(row), device=self.device) - begin[row]
        values = self.values(seen["after"])
        chance = torch.rand(len(row), device=self.device).clamp_(1e-9, 1 - 1e-7)
        noise = -torch.log(-torch.log(chance))
        liking = torch.full((len(count), rows.most), -1e9, device=self.device)
        own = values[:, 0, 0] + weight * values[:, 1, 0]
        liking[row, place] = own + noise * heat * rows.heat[row]
        best = liking.argmax(1)
        chosen = begin + best
        action = seen["legal"].gather(1, best[:, None]).squeeze(1).int().cpu().numpy()
        self.stepping[group] = self.engine.submit(rows.step, action)
        return {
            "after": seen["after"][chosen],
            "values": turned(values[chosen], -seen["seat"], rows.players),
            **{name: seen[name] for name in ("seat", "ended", "share", "score")},
        }

    def collect(self, weight, heat):
        """Plays `steps` decisions in every row. Returns rows to learn from, and how many matches
        ended."""
        kept = [[], []]
        for _ in range(self.config["steps"]):
            for group in (0, 1):
                if self.stepping[group]:
                    self.stepping[group].result()
                kept[group].append(self.decide(group, weight, heat))
        afters, targets, matches = [], [], 0
        lam = self.config["lambda"]
        for group, played in enumerate(kept):
            players = self.groups[group].players
            follows = played[-1]["values"]
            for before, now in reversed(list(zip(played, played[1:]))):
                far = squashed(now["score"], players, self.layout["spread"])
                ended = (now["ended"] > 0)[:, None, None]
                ahead = (1 - lam) * now["values"] + lam * follows
                follows = torch.where(ended, torch.stack([now["share"], far], 1), ahead)
                afters.append(before["after"])
                targets.append(turned(follows, before["seat"], players))
                matches += int(ended.sum())
        return torch.cat(afters), torch.cat(targets), matches

    def learn(self, after, target, progress):
        config = self.config
        for group in self.optimizer.param_groups:
            group["lr"] = config["rate"] * between(config["rates"], progress)
        errors = []
        for rows in torch.randperm(len(after), device=self.device).split(config["minibatch"]):
            error = (self.judge(after[rows]) - target[rows]).square().sum(2).mean(0)
            self.optimizer.zero_grad(set_to_none=True)
            (error[0] + 0.5 * error[1]).backward()
            nn.utils.clip_grad_norm_(self.judge.parameters(), 1.0)
            self.optimizer.step()
            errors.append(error.detach())
        return torch.stack(errors).mean(0).tolist()

    def keep(self):
        distance = self.config["reward_distance"]
        folded = self.judge.folded(distance)
        (self.out / "last.judge").write_bytes(to_bytes(folded, distance))
        torch.save({"judge": folded.state_dict(), "searched": 0.0, "seed": 1}, self.out / "last.pt")
        (self.out / "curve.json").write_text(json.dumps(self.curve))

    def run(self, seconds):
        config, begin = self.config, time.time()
        while (now := time.time() - begin) < seconds:
            progress = now / seconds
            heat = config["heat"][0] * (config["heat"][1] / config["heat"][0]) ** progress
            after, target, matches = self.collect(between(config["distance"], progress), heat)
            middle = time.time() - begin
            share, distance = self.learn(after, target, progress)
            self.curve.append({
                "seconds": round(now, 1), "matches": matches, "decisions": len(after),
                "share_loss": share, "distance_loss": distance, "playing": middle - now,
                "learning": time.time() - begin - middle,
            })  # fmt: skip
            if len(self.curve) % 10 == 1:
                print(json.dumps({k: round(v, 4) for k, v in self.curve[-1].items()}), flush=True)
        self.stepping[0].result()
        self.stepping[1].result()
        self.keep()


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("config", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--seconds", type=float, help="instead of the configuration's minutes")
    parser.add_argument("--rows", type=int, help="matches at once, instead of the configuration's")
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    config = tomllib.loads(options.config.read_text())
    for name in ("rows", "threads"):
        config[name] = getattr(options, name) or config[name]
    options.out.mkdir(parents=True, exist_ok=True)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    trainer = Trainer(config, options.out, device)
    trainer.run(options.seconds or config["minutes"] * 60)


if __name__ == "__main__":
    main()
