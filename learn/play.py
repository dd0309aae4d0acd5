"""Matches of the net against itself and against earlier nets, collected for learning."""

import concurrent.futures
import dataclasses

import numpy as np
import torch

import door


@dataclasses.dataclass
class Rows:
    """Rows of matches that are stepped together, with arrays that the engine fills."""

    players: torch.Tensor  # of each row
    held: torch.Tensor  # [row, seat]: an earlier net decides
    arrays: dict
    matches: list  # of (door.Matches, rows)

    @staticmethod
    def make(layout, config, count, seed, device):
        arrays = {
            "observation": ((layout["seen"],), np.int8),
            "state": ((layout["state"],), np.int8),
            "mask": ((layout["actions"],), np.uint8),
            "behind": ((layout["actions"],), np.uint8),
            "seat": ((), np.uint8),
            "ended": ((), np.uint8),
            "share": ((layout["seats"],), np.float32),
            "score": ((layout["seats"],), np.int32),
        }
        pinned = {
            name: torch.from_numpy(np.zeros((count, *shape), kind))
            for name, (shape, kind) in arrays.items()
        }
        if device.type == "cuda":
            pinned = {name: one.pin_memory() for name, one in pinned.items()}
        arrays = {name: one.numpy() for name, one in pinned.items()}
        players, matches, begin = torch.zeros(count, dtype=torch.long), [], 0
        tables = config["tables"]
        for i, table in enumerate(tables):
            rows = count - begin if i == len(tables) - 1 else int(count * table["part"])
            part = slice(begin, begin + rows)
            begin += rows
            players[part] = table["players"]
            one = door.Matches(
                config["game"],
                {name: array[part] for name, array in arrays.items()},
                players=table["players"],
                preset=table.get("preset", 0),
                threads=config["threads"],
                seed=seed * 1000 + i,
                most_apart=config["most_apart"],
            )
            matches.append((one, part))
        # In a part of the rows all seats except one are held by an earlier net.
        row = torch.arange(count)
        held = torch.ones(count, layout["seats"], dtype=torch.bool)
        held[row, row % players] = False
        held[(row * 0.618) % 1 >= config["held"]] = False
        return Rows(players.to(device), held.to(device), pinned, matches)

    def step(self, actions):
        for one, rows in self.matches:
            one.step(actions[rows])


def squashed(score, players, spread):
    """How far each seat is ahead of the best of the others, -1 to 1."""
    seats = score.shape[1]
    absent = torch.arange(seats, device=score.device) >= players[:, None]
    score = score.float().masked_fill(absent, -1e6)
    best = score.topk(2, 1).values
    other = torch.where(score == best[:, :1], best[:, 1:2], best[:, :1])
    return torch.tanh((score - other) / spread).masked_fill(absent, 0)


class Collector:
    """Two groups of rows: the engine steps one while the GPU decides for the other."""

    def __init__(self, layout, config, device):
        self.layout, self.config, self.device = layout, config, device
        half = config["rows"] // 2
        self.groups = [Rows.make(layout, config, half, seed, device) for seed in (1, 2)]
        self.engine = concurrent.futures.ThreadPoolExecutor(1)
        done = concurrent.futures.Future()
        done.set_result(None)
        self.stepping = [done, done]

    def observed(self, group):
        self.stepping[group].result()
        return {
            name: one.to(self.device, non_blocking=True, copy=True)
            for name, one in self.groups[group].arrays.items()
        }

    def play(self, group, action):
        """The engine plays these actions while the caller goes on."""
        step = self.groups[group].step
        self.stepping[group] = self.engine.submit(step, action.int().cpu().numpy())

    @torch.no_grad()
    def decide(self, policy, earlier, group, seen):
        rows = self.groups[group]
        with torch.autocast(self.device.type, torch.bfloat16):
            ratings = policy(seen["observation"], seen["behind"])
            seat = seen["seat"].long()
            is_held = rows.held.gather(1, seat[:, None]).squeeze(1)
            if earlier is not None:
                places = is_held.nonzero().squeeze(1)
                ratings[places] = earlier(seen["observation"][places], seen["behind"][places])
        ratings = ratings.masked_fill(seen["mask"] == 0, -1e9)
        logs = ratings.log_softmax(1)
        noise = -torch.log(-torch.log(torch.rand_like(ratings).clamp_(1e-9, 1 - 1e-7)))
        action = (logs + noise).argmax(1)
        self.play(group, action)
        return action, logs.gather(1, action[:, None]).squeeze(1), ~is_held

    @torch.no_grad()
    def values(self, critic, seen, players):
        """Each seat's share and distance, in the order of the seats."""
        with torch.autocast(self.device.type, torch.bfloat16):
            share, distance = critic(seen["observation"], seen["state"], players)
        seat = seen["seat"].long()
        values = torch.stack([share.exp(), distance], 2)
        places = torch.arange(values.shape[1], device=self.device)
        index = (places - seat[:, None]) % players[:, None]
        values = values.gather(1, index[:, :, None].expand_as(values))
        absent = places >= players[:, None]
        return values.masked_fill(absent[:, :, None], 0)

    def collect(self, policy, critic, earlier, weight):
        """Plays `steps` decisions in every row. Returns samples for learning, and figures."""
        steps, lam = self.config["steps"], self.config["lambda"]
        kept = [[], []]
        for _ in range(steps):
            for group in (0, 1):
                seen = self.observed(group)
                players = self.groups[group].players
                action, log, is_own = self.decide(policy, earlier, group, seen)
                kept[group].append(
                    (seen, action, log, is_own, self.values(critic, seen, players))
                )
        samples, matches, length = [], 0, 0
        for group in (0, 1):
            players = self.groups[group].players
            last = self.observed(group)
            value, ahead = self.values(critic, last, players), 0
            after = last
            for seen, action, log, is_own, values in reversed(kept[group]):
                ended = (after["ended"] > 0)[:, None, None]
                end = torch.stack(
                    [after["share"], squashed(after["score"], players, self.layout["spread"])], 2
                )
                # The value after this decision: the result, or the prediction.
                follows = torch.where(ended, end, value)
                ahead = follows - values + lam * torch.where(ended, 0, ahead)
                returns = values + ahead
                seat = seen["seat"].long()
                own = ahead.gather(1, seat[:, None, None].expand(-1, 1, 2)).squeeze(1)
                places = torch.arange(values.shape[1], device=self.device)
                turned = (seat[:, None] + places) % players[:, None]
                turned = returns.gather(1, turned[:, :, None].expand_as(returns))
                absent = (places >= players[:, None])[:, :, None]
                samples.append(
                    {
                        "observation": seen["observation"],
                        "state": seen["state"],
                        "mask": seen["mask"],
                        "behind": seen["behind"],
                        "action": action,
                        "log": log,
                        "is_own": is_own,
                        "players": players,
                        "advantage": own[:, 0] + weight * own[:, 1],
                        "returns": turned.masked_fill(absent, 0),
                    }
                )
                matches += int((after["ended"] > 0).sum())
                value, after = values, seen
        joined = {name: torch.cat([one[name] for one in samples]) for name in samples[0]}
        return joined, {"matches": matches, "decisions": len(joined["action"])}
