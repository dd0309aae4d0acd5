"""Trains a net for a game by playing against itself, and writes checkpoints as integer nets.

    python3 learn/train.py learn/configs/justinian.toml --out build/learned/justinian

It needs PyTorch and the engine's library:

    scripts/build build/learn curia_learn -DCMAKE_BUILD_TYPE=Release -DCURIA_PROGRAM=OFF \\
        -DCURIA_LEARN=ON

A run that was stopped goes on where it was (--minutes counts from there).
"""

import argparse
import copy
import json
import pathlib
import random
import time
import tomllib

import torch

import door
import export
from net import Critic, Policy
from play import Collector


def between(schedule, progress):
    begin, end = schedule
    return begin + (end - begin) * progress


class Trainer:
    def __init__(self, config, out, device):
        self.config, self.out, self.device = config, out, device
        torch.manual_seed(config["seed"])
        random.seed(config["seed"])
        self.layout = door.describe(config["game"])
        sizes = config["net"]
        self.policy = Policy(self.layout, **sizes).to(device)
        self.earlier = Policy(self.layout, **sizes).to(device)
        self.critic = Critic(self.layout, 256, 32, sizes["deep"]).to(device)
        self.weights = [*self.policy.parameters(), *self.critic.parameters()]
        is_fused = device.type == "cuda"
        self.optimizer = torch.optim.Adam(self.weights, lr=config["rate"], fused=is_fused)
        self.pool, self.curve = [], []
        self.seconds = 0.0  # of training so far
        self.collector = Collector(self.layout, config, device)
        self.sample = None  # rows of observations, to scale and to calibrate by

    # ---- To keep and to resume ----

    def state(self):
        return {
            "policy": self.policy.state_dict(),
            "critic": self.critic.state_dict(),
            "optimizer": self.optimizer.state_dict(),
            "pool": self.pool,
            "curve": self.curve,
            "seconds": self.seconds,
        }

    def resume(self, path):
        state = torch.load(path, map_location=self.device, weights_only=False)
        self.policy.load_state_dict(state["policy"])
        self.critic.load_state_dict(state["critic"])
        self.optimizer.load_state_dict(state["optimizer"])
        self.pool, self.curve, self.seconds = state["pool"], state["curve"], state["seconds"]

    # ---- To learn ----

    def scale_inputs(self):
        samples, _ = self.collector.collect(self.policy, self.critic, None, 0)
        self.policy.things.scale_to(samples["observation"])
        self.critic.seen.scale_to(samples["observation"])
        self.critic.state.scale_to(samples["state"])

    def learn(self, samples, progress):
        config = self.config
        count = len(samples["action"])
        size = min(config["minibatch"], count)
        rate = between(config["rates"], progress) * config["rate"]
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        figures = torch.zeros(4, device=self.device)
        updates = 0
        for _ in range(config["epochs"]):
            order = torch.randperm(count, device=self.device)
            for begin in range(0, count - size + 1, size):
                rows = order[begin : begin + size]
                figures += self.update({k: v[rows] for k, v in samples.items()}, progress)
                updates += 1
        return (figures / max(updates, 1)).tolist()

    def update(self, batch, progress):
        config = self.config
        with torch.autocast(self.device.type, torch.bfloat16):
            ratings = self.policy(batch["observation"], batch["behind"])
            share, distance = self.critic(batch["observation"], batch["state"], batch["players"])
        logs = ratings.masked_fill(batch["mask"] == 0, -1e9).log_softmax(1)
        own = batch["is_own"].float()
        total = own.sum().clamp(min=1)
        advantage = batch["advantage"]
        mean = (advantage * own).sum() / total
        spread = ((advantage - mean).square() * own).sum().div(total).sqrt()
        advantage = (advantage - mean) / (spread + 1e-6)
        log = logs.gather(1, batch["action"][:, None]).squeeze(1)
        ratio = (log - batch["log"]).exp()
        clip = config["clip"]
        gain = torch.minimum(ratio * advantage, ratio.clamp(1 - clip, 1 + clip) * advantage)
        entropy = -(logs.exp() * logs.clamp(min=-50)).sum(1)
        per_row = gain + between(config["entropy"], progress) * entropy
        policy_loss = -(per_row * own).sum() / total
        target = batch["returns"]
        wanted = target[:, :, 0].clamp(0, 1)
        wanted = wanted / wanted.sum(1, keepdim=True).clamp(min=1e-6)
        share_loss = -(wanted * share.clamp(min=-50)).sum(1).mean()
        distance_loss = (distance - target[:, :, 1]).square().sum(1).mean()
        self.optimizer.zero_grad(set_to_none=True)
        (policy_loss + 0.5 * share_loss + 0.5 * distance_loss).backward()
        torch.nn.utils.clip_grad_norm_(self.weights, 1.0)
        self.optimizer.step()
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > clip).float() * own
            return torch.stack(
                [(entropy * own).sum() / total, clipped.sum() / total, share_loss, distance_loss]
            )

    def keep(self):
        """A checkpoint: an integer net that can be measured, and the weights to go on from."""
        number = round(self.seconds)
        bytes_ = export.to_bytes(self.policy, self.layout, self.sample)
        (self.out / f"{number:05d}.net").write_bytes(bytes_)
        self.pool.append(copy.deepcopy({k: v.cpu() for k, v in self.policy.state_dict().items()}))
        self.pool = self.pool[-12:]
        (self.out / "curve.json").write_text(json.dumps(self.curve))
        return bytes_

    def run(self, minutes):
        config = self.config
        if self.seconds == 0:
            self.scale_inputs()
        begin, kept = time.time(), self.seconds
        start = self.seconds
        whole = config["minutes"] * 60
        iteration = 0
        while self.seconds < start + minutes * 60:
            progress = min(self.seconds / whole, 1.0)
            earlier = None
            if self.pool:
                self.earlier.load_state_dict(random.choice(self.pool))
                earlier = self.earlier
            before = time.time()
            samples, figures = self.collector.collect(
                self.policy, self.critic, earlier, between(config["distance"], progress)
            )
            middle = time.time()
            self.sample = samples["observation"][torch.randperm(len(samples["action"]))[:4096]]
            self.policy.things.notice(self.sample)
            entropy, clipped, share, distance = self.learn(samples, progress)
            iteration += 1
            self.seconds = start + time.time() - begin
            figures |= {
                "seconds": round(self.seconds, 1), "entropy": entropy, "clipped": clipped,
                "share_loss": share, "distance_loss": distance,
                "length": figures["decisions"] / max(figures["matches"], 1),
                "playing": middle - before, "learning": time.time() - middle,
            }  # fmt: skip
            self.curve.append(figures)
            if iteration % 10 == 1:
                rounded = {k: round(v, 4) for k, v in figures.items()}
                print(config["game"], json.dumps(rounded), flush=True)
            if self.seconds - kept >= config["checkpoint_seconds"]:
                kept = self.seconds
                self.keep()
        self.keep()
        torch.save(self.state(), self.out / "resume.pt")


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("config", type=pathlib.Path)
    parser.add_argument("--out", type=pathlib.Path, required=True)
    parser.add_argument("--minutes", type=float, help="stop after this time")
    parser.add_argument("--rows", type=int, help="matches at once, instead of the configuration's")
    parser.add_argument("--threads", type=int)
    options = parser.parse_args()
    config = tomllib.loads(options.config.read_text())
    if options.rows:
        config["rows"] = options.rows
    if options.threads:
        config["threads"] = options.threads
    options.out.mkdir(parents=True, exist_ok=True)
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    trainer = Trainer(config, options.out, device)
    if (options.out / "resume.pt").exists():
        trainer.resume(options.out / "resume.pt")
    trainer.run(options.minutes or config["minutes"])


if __name__ == "__main__":
    main()
