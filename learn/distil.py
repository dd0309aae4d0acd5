"""Teaches a smaller net to choose as a larger one does, and writes it as an integer net.

    python3 learn/distil.py learn/configs/justinian.toml --teacher LARGE.net --out SMALL.net

Both play the matches. In every position the pupil learns the teacher's odds of all legal actions.
Its large matrices are rounded to a few levels while it learns, so that the file compresses well and
nothing is lost by rounding afterwards: from the beginning if the pupil is a copy of the teacher,
otherwise in the second half.
"""

import argparse
import json
import math
import pathlib
import time
import tomllib

import torch

import door
import export
from net import Policy
from play import Collector

NEVER = -1e9  # the rating of what is not legal


class School:
    def __init__(self, config, teacher, device):
        self.config, self.device = config, device
        torch.manual_seed(config["seed"])
        self.layout = door.describe(config["game"])
        self.teacher = export.from_bytes(teacher, self.layout).to(device).eval()
        self.small = config["distilled"]
        names = [name for name in ("trunk", "width", "second") if name in self.small]
        sizes = {name: self.small[name] for name in names}
        if sizes:
            self.pupil = Policy(self.layout, **(config["net"] | sizes)).to(device)
        else:  # it begins as a copy of the teacher, and only its weights become coarse
            self.pupil = export.from_bytes(teacher, self.layout).to(device)
        self.optimizer = torch.optim.Adam(
            self.pupil.parameters(), lr=self.small["rate"], fused=device.type == "cuda"
        )
        self.collector = Collector(self.layout, config, device)
        self.sample = None  # rows of observations, to calibrate by

    @torch.no_grad()
    def decide(self, group):
        """One decision in every row of the group: in the even rows the teacher's."""
        seen = self.collector.observed(group)
        observation, behind, legal = seen["observation"], seen["behind"], seen["mask"] > 0
        with torch.autocast(self.device.type, torch.bfloat16):
            wanted = self.teacher(observation, behind).masked_fill(~legal, NEVER)
            ratings = wanted.clone()
            ratings[1::2] = self.pupil(observation[1::2], behind[1::2])
        ratings = ratings.masked_fill(~legal, NEVER)
        noise = -torch.log(-torch.log(torch.rand_like(ratings).clamp_(1e-9, 1 - 1e-7)))
        self.collector.play(group, (ratings + noise).argmax(1))
        return {"observation": observation, "behind": behind, "legal": legal, "wanted": wanted}

    def collect(self):
        kept = [self.decide(group) for _ in range(self.small["steps"]) for group in (0, 1)]
        return {name: torch.cat([one[name] for one in kept]) for name in kept[0]}

    def update(self, batch):
        with torch.autocast(self.device.type, torch.bfloat16):
            ratings = self.pupil(batch["observation"], batch["behind"])
        logs = ratings.masked_fill(~batch["legal"], NEVER).log_softmax(1)
        wanted = batch["wanted"].log_softmax(1)
        apart = (wanted.exp() * (wanted - logs).masked_fill(~batch["legal"], 0)).sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        apart.backward()
        torch.nn.utils.clip_grad_norm_(self.pupil.parameters(), 1.0)
        self.optimizer.step()
        same = (logs.argmax(1) == wanted.argmax(1)).float().mean()
        return torch.stack([apart.detach(), same])

    def learn(self, samples, rate):
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        size = min(self.config["minibatch"], len(samples["wanted"]))
        order = torch.randperm(len(samples["wanted"]), device=self.device)
        figures = torch.zeros(2, device=self.device)
        batches = order[: len(order) // size * size].view(-1, size)
        for rows in batches:
            figures += self.update({name: all_[rows] for name, all_ in samples.items()})
        return (figures / len(batches)).tolist()

    def round_from_now_on(self):
        self.pupil.things.forget_unseen(self.pupil.from_plain)
        self.pupil.thing_units = export.units_of_things(self.pupil, self.sample)
        self.pupil.levels = self.small["levels"]

    def run(self, minutes, out):
        self.sample = self.collect()["observation"]
        if self.pupil.thing_units is None:
            self.pupil.things.scale_to(self.sample)
        else:
            self.pupil.things.rescale_to(self.sample, self.pupil.from_plain)
            self.pupil.levels = self.small["levels"]
        begin, shown, curve = time.time(), 0, []
        while (progress := (time.time() - begin) / (60 * minutes)) < 1:
            samples = self.collect()
            self.sample = samples["observation"][torch.randperm(len(samples["wanted"]))[:8192]]
            self.pupil.things.notice(self.sample)
            if progress > 0.5 and self.pupil.thing_units is None:
                self.round_from_now_on()
            slower = 0.02 + 0.98 * (1 + math.cos(math.pi * progress)) / 2
            apart, same = self.learn(samples, slower * self.small["rate"])
            curve.append({"seconds": time.time() - begin, "apart": apart, "same": same})
            if curve[-1]["seconds"] > shown:
                shown += 10
                print(self.config["game"], json.dumps(curve[-1]), flush=True)
        if self.pupil.thing_units is None:
            self.round_from_now_on()
        plain = export.to_bytes(self.pupil, self.layout, self.sample)
        out.write_bytes(door.rewrite(self.config["game"], plain, packed=True))
        out.with_suffix(".json").write_text(json.dumps(curve))


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("config", type=pathlib.Path)
    parser.add_argument("--teacher", type=pathlib.Path, required=True)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--rows", type=int, help="matches at once, instead of the configuration's")
    parser.add_argument("--threads", type=int)
    parser.add_argument("--minibatch", type=int)
    options = parser.parse_args()
    config = tomllib.loads(options.config.read_text())
    for name in ("rows", "threads", "minibatch"):
        config[name] = getattr(options, name) or config[name]
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    options.out.parent.mkdir(parents=True, exist_ok=True)
    teacher = door.rewrite(config["game"], options.teacher.read_bytes(), packed=False)
    school = School(config, teacher, device)
    school.run(options.minutes or config["distilled"]["minutes"], options.out)


if __name__ == "__main__":
    main()
