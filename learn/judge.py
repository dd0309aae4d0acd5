"""A judge: a net that looks at a position after an action and predicts how the match will end for
every seat (learn/judge/judge.h). It can be trained in a game that has sights."""

import lzma
import struct

import numpy as np
import torch
from torch import nn

import export

CEILING = 4.0  # of activations
FINEST = 32767  # their steps in the integer judge
UNIT = 65536  # Judge::kUnit
POINT = 1 << 22  # starts and multipliers have 22 bits after the point
MARK = b"curiajudge1"
# The weights of the first layer are whole numbers of this. Finer steps do not play better, and need
# more space: half of the weights are 0 with it, or 1.
STEP = 0.05
LARGEST_SUM = 24_000  # of the first layer; the engine has 16 bits


class Judge(nn.Module):
    """heads=2: each seat's share of the victory and its distance to the best of the others (-1 to
    1). heads=1: its reward, a mixture of both. Seats count from the player who acted."""

    def __init__(self, layout, sizes, heads):
        super().__init__()
        self.layout, self.sizes, self.heads = layout, sizes, heads
        widths = [layout["after"], *sizes]
        self.layers = nn.ModuleList(nn.Linear(a, b) for a, b in zip(widths, widths[1:]))
        self.last = nn.Linear(widths[-1], heads * layout["seats"])
        nn.init.normal_(self.layers[0].weight, std=0.05)
        nn.init.zeros_(self.last.weight)
        nn.init.constant_(self.last.bias, 1 / 3)
        self.register_buffer("scale", torch.zeros(layout["after"]))  # of the entries

    @torch.no_grad()
    def see(self, rows):
        """Entries that are in no row do not count: nothing is learned about them."""
        most = rows.amax(0).float()
        is_new = (self.scale == 0) & (most > 0)
        self.scale.copy_(torch.where(is_new, 1 / most.clamp(min=1), self.scale))

    def forward(self, rows):
        x = rows.float() * self.scale
        for layer in self.layers:
            x = torch.relu(layer(x)).clamp(max=CEILING)
        return self.last(x).unflatten(1, (self.heads, self.layout["seats"]))

    @torch.no_grad()
    def folded(self, distance):
        """The judge with one head. `distance`: what the distance counts in a reward."""
        one = Judge(self.layout, self.sizes, 1).to(self.scale.device)
        one.layers, one.scale = self.layers, self.scale
        for name in ("weight", "bias"):
            share, far = getattr(self.last, name).chunk(2)
            getattr(one.last, name).copy_((1 - distance) * share + distance / 2 * far)
        one.last.bias += distance / 2
        return one


@torch.no_grad()
def to_bytes(judge, distance):
    """The integer judge, from one with one head."""
    def plain(tensor):
        return tensor.detach().double().cpu().numpy()

    layout, sizes = judge.layout, judge.sizes
    out = export.Writer(POINT)
    out.parts.append(
        MARK
        + struct.pack("<Qfi", int(layout["after_signature"]), 1 - distance, len(sizes) + 1)
        + struct.pack(f"<{len(sizes) + 1}i", *sizes, layout["seats"])
    )
    step = CEILING / FINEST
    first, *deep = judge.layers
    out.numbers(whole_weights(judge).T.cpu().numpy(), np.int8)
    out.numbers(np.full(sizes[0], STEP / step * POINT), np.int32)
    out.starts(plain(first.bias), step)
    for layer in deep:
        out.matrix(plain(layer.weight) * step, step)
        out.starts(plain(layer.bias), step)
    out.matrix(plain(judge.last.weight) * step, 1 / UNIT)
    out.starts(plain(judge.last.bias), 1 / UNIT)
    return b"".join(out.parts)


@torch.no_grad()
def whole_weights(judge):
    """Of the first layer: [output, entry]."""
    return (judge.layers[0].weight.double() * judge.scale / STEP).round().clamp(-127, 127)


@torch.no_grad()
def largest_sum(judge, rows):
    """Of the first layer, as the engine adds it up in whole numbers."""
    whole = whole_weights(judge).float()
    return max(float((part.float() @ whole.T).abs().max()) for part in rows.split(1 << 16))


def read(path):
    """The bytes of a judge, also of one that was packed by xz."""
    bytes_ = path.read_bytes()
    return lzma.decompress(bytes_) if path.suffix == ".xz" else bytes_


@torch.no_grad()
def from_bytes(bytes_, layout):
    """The judge with one head that this integer judge was made from, up to rounding."""
    assert bytes_.startswith(MARK)
    begin = len(MARK)
    signature, _, count = struct.unpack_from("<Qfi", bytes_, begin)
    assert signature == int(layout["after_signature"]), "it was trained for another version"
    *sizes, seats = struct.unpack_from(f"<{count}i", bytes_, begin + 16)
    assert seats == layout["seats"]
    left = memoryview(bytes_)[begin + 16 + 4 * count :]

    def numbers(kind, *shape):
        nonlocal left
        array = np.frombuffer(left, kind, int(np.prod(shape))).reshape(shape)
        left = left[array.nbytes :]
        return array.astype(np.float64)

    judge = Judge(layout, sizes, heads=1)
    step, inputs = CEILING / FINEST, 1.0
    for i, layer in enumerate([*judge.layers, judge.last]):
        outputs, width = layer.weight.shape
        unit = 1 / UNIT if layer is judge.last else step
        whole = numbers(np.int8, width, outputs).T if i == 0 else numbers(np.int8, outputs, width)
        whole = whole * numbers(np.int32, outputs)[:, None] / POINT * unit / inputs
        if i == 0:
            judge.scale.copy_(torch.from_numpy((whole != 0).any(0)))
        layer.weight.copy_(torch.from_numpy(np.ascontiguousarray(whole)))
        layer.bias.copy_(torch.from_numpy(numbers(np.int64, outputs) / POINT * unit))
        inputs = step
    assert not left
    return judge
