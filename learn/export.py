"""From trained weights to the bytes of an integer net (bots/net/net.h), and back."""

import struct

import numpy as np
import torch

from net import FINEST, Policy, steps_of

MARK = b"curianet3"
PLAIN, NOTHING = 0, 0  # door.rewrite() packs the bytes
POINT = 1 << 24  # starts and multipliers have 24 bits after the point


class Writer:
    def __init__(self, point=POINT):
        self.parts = []
        self.point = point

    def numbers(self, array, kind):
        limits = np.iinfo(kind)
        array = np.rint(np.asarray(array, np.float64))
        self.parts.append(np.clip(array, limits.min, limits.max).astype(kind).tobytes())

    def starts(self, values, unit):
        self.numbers(np.asarray(values, np.float64) / unit * self.point, np.int64)

    def matrix(self, weights, unit, levels=FINEST, by_input=False):
        """weights[output, input], for inputs in whole numbers; `unit` is the output's. Stored
        output by output, or input by input."""
        steps = steps_of(torch.as_tensor(weights), levels).numpy()
        whole = np.clip(np.rint(weights / steps[:, None]), -levels, levels)
        self.numbers(whole.T if by_input else whole, np.int8)
        self.numbers(steps / unit * self.point, np.int32)


def unit_of(activations):
    """The size of one step, so that 127 steps reach nearly all activations."""
    flat = activations.float().flatten()
    if len(flat) > 4_000_000:
        flat = flat[torch.randperm(len(flat), device=flat.device)[:4_000_000]]
    top = torch.topk(flat, max(1, len(flat) // 20_000)).values.min()
    return max(float(top), 1e-3) / 127


@torch.no_grad()
def units_of_things(policy, sample):
    return [unit_of(vector) for vector in policy.things(sample, torch.float32)[0]]


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
    thing_units = policy.thing_units or units_of_things(policy, sample)
    trunk_units = [unit_of(trunk) for trunk in trunks]

    out = Writer()
    sizes = policy.sizes
    out.parts.append(
        MARK
        + struct.pack(
            "<Qiiiiiiii", int(layout["signature"]), sizes["trunk"], sizes["width"], sizes["second"],
            sizes["deep"], policy.direct, policy.uses_heuristic, PLAIN, NOTHING,
        )  # fmt: skip
    )
    again_units = []
    for k, vector in enumerate(vectors):
        weights = plain(policy.things.looks[k].weight * getattr(policy.things, f"scale{k}"))
        weights = weights * plain(policy.things.was_seen(k))  # nothing was learned of the others
        out.matrix(weights, thing_units[k], by_input=True)
        out.starts(plain(policy.things.identities[k]), thing_units[k])
        again = torch.relu(
            policy.thing_again[k](vector) + policy.trunk_again[k](trunks[-1])[:, None]
        )
        again_units.append(unit_of(again))
        out.matrix(plain(policy.thing_again[k].weight) * thing_units[k], again_units[k])
        out.matrix(
            plain(policy.trunk_again[k].weight) * trunk_units[-1], again_units[k], policy.levels
        )
        out.starts(plain(policy.trunk_again[k].bias), again_units[k])
    weights = plain(policy.from_plain.weight * policy.things.plain_scale)
    weights = weights * plain(policy.things.ever[policy.things.plain.long()])
    levels = policy.levels
    out.matrix(weights, trunk_units[0], levels, by_input=True)
    columns = np.concatenate(
        [np.full(vector[0].numel(), unit) for vector, unit in zip(vectors, thing_units)]
    )
    out.matrix(plain(policy.from_things.weight) * columns, trunk_units[0], levels)
    out.starts(plain(policy.from_things.bias), trunk_units[0])
    for i, layer in enumerate(policy.deep):
        out.matrix(plain(layer.weight) * trunk_units[i], trunk_units[i + 1], levels)
        out.starts(plain(layer.bias), trunk_units[i + 1])
    out.matrix(plain(policy.rows_of_actions()) * trunk_units[-1], 1, levels)
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


class Reader:
    def __init__(self, bytes_):
        self.left = memoryview(bytes_)

    def numbers(self, kind, *shape):
        array = np.frombuffer(self.left, kind, int(np.prod(shape))).reshape(shape)
        self.left = self.left[array.nbytes :]
        return array.astype(np.float64)

    def starts(self, *shape):
        return self.numbers(np.int64, *shape) / POINT

    def matrix(self, outputs, inputs, by_input=False):
        whole = self.numbers(np.int8, inputs, outputs).T if by_input else None
        whole = self.numbers(np.int8, outputs, inputs) if whole is None else whole
        return whole * self.numbers(np.int32, outputs)[:, None] / POINT


@torch.no_grad()
def from_bytes(bytes_, layout, unit=1 / 32):
    """The policy that rates as this integer net does, up to the rounding of activations. `unit`:
    what one step of an activation is."""
    assert bytes_.startswith(MARK)
    into = Reader(bytes_[len(MARK) :])
    header = struct.unpack("<Qiiiiiiii", bytes(into.left[:40]))
    into.left = into.left[40:]
    signature, trunk, width, second, deep, direct, heuristic, packed, _ = header
    assert not packed, "door.rewrite() makes it plain"
    assert signature == int(layout["signature"]), "the net was trained for another version"
    policy = Policy(layout, trunk, width, second, deep, bool(direct), bool(heuristic))

    def put(parameter, array):
        assert parameter.shape == array.shape
        parameter.copy_(torch.from_numpy(np.ascontiguousarray(array)))

    for k, kind in enumerate(policy.things.kinds):
        looks = into.matrix(width, kind["features"], by_input=True)
        put(policy.things.looks[k].weight, looks * unit)
        put(policy.things.identities[k], into.starts(kind["things"], width) * unit)
        put(policy.thing_again[k].weight, into.matrix(second, width))
        put(policy.trunk_again[k].weight, into.matrix(second, trunk))
        put(policy.trunk_again[k].bias, into.starts(second) * unit)
    plain = into.matrix(trunk, len(policy.things.plain), by_input=True)
    put(policy.from_plain.weight, plain * unit)
    put(policy.from_things.weight, into.matrix(trunk, policy.things.count * width))
    put(policy.from_things.bias, into.starts(trunk) * unit)
    for layer in policy.deep:
        put(layer.weight, into.matrix(trunk, trunk))
        put(layer.bias, into.starts(trunk) * unit)
    policy.part.zero_()
    put(policy.own, into.matrix(policy.actions, trunk) / unit)
    put(policy.bias, into.starts(policy.actions))
    put(policy.group, into.matrix(layout["outputs"]["groups"], second) / unit)
    if heuristic:
        put(policy.trust.weight, into.matrix(3, trunk) / unit)
        put(policy.trust.bias, into.starts(3))
    assert not into.left
    policy.thing_units = [unit] * len(policy.things.kinds)
    policy.things.ever.fill_(True)  # what was never seen has the weight 0
    return policy
