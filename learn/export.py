"""From trained weights to the bytes of an integer net (bots/net/net.h)."""

import struct

import numpy as np
import torch

MARK = b"curianet2"
POINT = 1 << 24  # starts and multipliers have 24 bits after the point


class Writer:
    def __init__(self):
        self.parts = []

    def numbers(self, array, kind):
        limits = np.iinfo(kind)
        array = np.rint(np.asarray(array, np.float64))
        self.parts.append(np.clip(array, limits.min, limits.max).astype(kind).tobytes())

    def starts(self, values, unit):
        self.numbers(np.asarray(values, np.float64) / unit * POINT, np.int64)

    def matrix(self, weights, unit):
        """weights[output, input], for inputs in whole numbers; `unit` is the output's."""
        weights = np.asarray(weights, np.float64)
        steps = np.abs(weights).max(1) / 127
        steps[steps == 0] = 1
        self.numbers(weights / steps[:, None], np.int8)
        self.numbers(steps / unit * POINT, np.int32)


def unit_of(activations):
    """The size of one step, so that 127 steps reach nearly all activations."""
    flat = activations.float().flatten()
    if len(flat) > 4_000_000:
        flat = flat[torch.randperm(len(flat), device=flat.device)[:4_000_000]]
    top = torch.topk(flat, max(1, len(flat) // 20_000)).values.min()
    return max(float(top), 1e-3) / 127


@torch.no_grad()
def to_bytes(policy, layout, sample):
    """sample: rows of observations by which the activations are measured."""
    def plain(tensor):
        return tensor.detach().double().cpu().numpy()

    vectors, entries = policy.things(sample, torch.float32)
    vectors = [vector.float() for vector in vectors]
    flat = torch.cat([vector.flatten(1) for vector in vectors], 1)
    trunks = [torch.relu(policy.from_things(flat) + policy.from_plain(entries))]
    for layer in policy.deep:
        trunks.append(torch.relu(layer(trunks[-1])))
    thing_units = [unit_of(vector) for vector in vectors]
    trunk_units = [unit_of(trunk) for trunk in trunks]

    out = Writer()
    sizes = policy.sizes
    out.parts.append(
        MARK
        + struct.pack(
            "<Qiiiiii", int(layout["signature"]), sizes["trunk"], sizes["width"], sizes["second"],
            sizes["deep"], policy.direct, policy.uses_heuristic,
        )  # fmt: skip
    )
    again_units = []
    for k, vector in enumerate(vectors):
        weights = plain(policy.things.looks[k].weight * getattr(policy.things, f"scale{k}"))
        weights = weights * plain(policy.things.was_seen(k))  # nothing was learned of the others
        steps = np.abs(weights).max(1) / 127
        steps[steps == 0] = 1
        out.numbers((weights / steps[:, None]).T, np.int8)  # feature by feature
        out.numbers(steps / thing_units[k] * POINT, np.int32)
        out.starts(plain(policy.things.identities[k]), thing_units[k])
        again = torch.relu(
            policy.thing_again[k](vector) + policy.trunk_again[k](trunks[-1])[:, None]
        )
        again_units.append(unit_of(again))
        out.matrix(plain(policy.thing_again[k].weight) * thing_units[k], again_units[k])
        out.matrix(plain(policy.trunk_again[k].weight) * trunk_units[-1], again_units[k])
        out.starts(plain(policy.trunk_again[k].bias), again_units[k])
    weights = plain(policy.from_plain.weight * policy.things.plain_scale)
    weights = weights * plain(policy.things.ever[policy.things.plain.long()])
    steps = np.abs(weights).max(1) / 127 if weights.shape[1] else np.ones(len(weights))
    steps[steps == 0] = 1
    out.numbers((weights / steps[:, None]).T, np.int8)
    out.numbers(steps / trunk_units[0] * POINT, np.int32)
    columns = np.concatenate(
        [np.full(vector[0].numel(), unit) for vector, unit in zip(vectors, thing_units)]
    )
    out.matrix(plain(policy.from_things.weight) * columns, trunk_units[0])
    out.starts(plain(policy.from_things.bias), trunk_units[0])
    for i, layer in enumerate(policy.deep):
        out.matrix(plain(layer.weight) * trunk_units[i], trunk_units[i + 1])
        out.starts(plain(layer.bias), trunk_units[i + 1])
    out.matrix(plain(policy.rows_of_actions()) * trunk_units[-1], 1)
    out.starts(plain(policy.bias), 1)
    # A group belongs to one kind, whose vectors have their own unit.
    units = np.ones(layout["outputs"]["groups"])
    for kind, group in zip(layout["outputs"]["kind"], layout["outputs"]["feature"]):
        units[group] = again_units[kind]
    out.matrix(plain(policy.group) * units[:, None], 1)
    if policy.uses_heuristic:
        out.matrix(plain(policy.trust.weight) * trunk_units[-1], 1)
        out.starts(plain(policy.trust.bias), 1)
    return b"".join(out.parts)
