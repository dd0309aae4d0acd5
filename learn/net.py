"""The nets, in PyTorch. Their build follows from the layout that the engine describes.

Every thing of a kind (tile, seat, colour) is looked at with the same weights and gets a vector. All
vectors together, and the entries that mention no thing, go into the trunk. An action is rated from
the trunk, and from a second look at the things that it mentions.
"""

import torch
from torch import nn

BEHIND_UNIT = 8  # kBehindUnit in bots/net/net.h
FINEST = 127  # the weights of a net are whole numbers from -127 to 127 of their row's steps


def steps_of(weights, levels):
    """The step of each row of weights[output, input], whose weights are whole numbers of steps."""
    if weights.shape[1] == 0:
        return weights.new_ones(len(weights))
    weights = weights.abs()
    steps = weights.amax(1)
    if levels < FINEST:  # a few far weights would make the steps of all others coarse
        mean = weights.sum(1) / (weights > 0).sum(1).clamp(min=1)
        steps = torch.minimum(steps, 4 * mean)
    steps = steps / levels
    return torch.where(steps > 0, steps, 1.0)


def rounded(weights, levels):
    """The weights as whole numbers of steps. Their gradients pass as if nothing was rounded."""
    steps = steps_of(weights.detach(), levels)[:, None]
    whole = (weights.detach() / steps).round().clamp(-levels, levels) * steps
    return weights + (whole - weights.detach())


class Things(nn.Module):
    """Vectors of all things, kind by kind, from a row of entries."""

    def __init__(self, inputs, width, direct=False):
        super().__init__()
        self.kinds = inputs["kinds"]
        self.entries = inputs["entries"]
        missing = self.entries  # a column of zeros
        ends = [0] + inputs["ends"]
        places = [
            torch.full((kind["things"], kind["features"]), missing, dtype=torch.int32)
            for kind in self.kinds
        ]
        for entry in range(self.entries):
            for i in range(ends[entry], ends[entry + 1]):
                kind = inputs["kind"][i]
                places[kind][inputs["thing"][i], inputs["feature"][i]] = entry
        for kind, place in enumerate(places):
            self.register_buffer(f"places{kind}", place.flatten(), persistent=False)
            self.register_buffer(f"scale{kind}", torch.ones(place.shape[1]))
        plain = torch.tensor([e for e in range(self.entries) if direct or inputs["plain"][e] >= 0])
        self.register_buffer("ever", torch.zeros(self.entries, dtype=torch.bool))
        self.register_buffer("plain", plain.int(), persistent=False)
        self.register_buffer("plain_scale", torch.ones(len(plain)))
        self.looks = nn.ModuleList(
            nn.Linear(kind["features"], width, bias=False) for kind in self.kinds
        )
        self.identities = nn.ParameterList(
            torch.randn(kind["things"], width) * 0.1 for kind in self.kinds
        )
        self.count = sum(kind["things"] for kind in self.kinds)

    @torch.no_grad()
    def notice(self, rows):
        """Remembers which entries have ever been anything other than 0."""
        self.ever |= (rows != 0).any(0)

    def was_seen(self, k):
        """The features of kind k that have ever been anything other than 0."""
        ever = nn.functional.pad(self.ever, (0, 1))
        return ever[getattr(self, f"places{k}").long()].view(self.kinds[k]["things"], -1).any(0)

    @torch.no_grad()
    def forget_unseen(self, from_plain):
        """Sets the weights to 0 of entries that were never anything other than 0."""
        for k, look in enumerate(self.looks):
            look.weight *= self.was_seen(k)
        from_plain.weight *= self.ever[self.plain.long()]

    @torch.no_grad()
    def scale_to(self, rows):
        """Scales every feature by the largest number that it has in these rows."""
        largest = torch.maximum(rows.amax(0).float(), -rows.amin(0).float())
        largest = nn.functional.pad(largest, (0, 1)).clamp(min=1)
        for k, kind in enumerate(self.kinds):
            by_thing = largest[getattr(self, f"places{k}").long()].view(kind["things"], -1)
            getattr(self, f"scale{k}").copy_(1 / by_thing.amax(0))
        self.plain_scale.copy_(1 / largest[self.plain.long()])

    @torch.no_grad()
    def rescale_to(self, rows, from_plain):
        """The same for a net that has learned: its weights change so that it rates as before."""
        before = [getattr(self, f"scale{k}").clone() for k in range(len(self.kinds))]
        plain = self.plain_scale.clone()
        self.scale_to(rows)
        for k, scale in enumerate(before):
            self.looks[k].weight *= scale / getattr(self, f"scale{k}")
        from_plain.weight *= plain / self.plain_scale

    def forward(self, rows, dtype=torch.bfloat16):
        """rows: int8. The vectors of the things of each kind, and the scaled plain entries."""
        rows = nn.functional.pad(rows, (0, 1))
        vectors = []
        for k, kind in enumerate(self.kinds):
            seen = rows.index_select(1, getattr(self, f"places{k}"))
            seen = seen.view(-1, kind["things"], kind["features"]).to(dtype)
            weights = self.looks[k].weight * getattr(self, f"scale{k}")
            identity = self.identities[k].to(dtype)
            vectors.append(torch.relu(nn.functional.linear(seen, weights) + identity))
        plain = rows.index_select(1, self.plain).to(dtype) * self.plain_scale.to(dtype)
        return vectors, plain


class Policy(nn.Module):
    def __init__(
        self, layout, trunk=256, width=64, second=32, deep=2, direct=False, heuristic=False
    ):
        super().__init__()
        self.sizes = {"trunk": trunk, "width": width, "second": second, "deep": deep}
        self.direct, self.uses_heuristic = direct, heuristic
        self.levels = FINEST  # of the large matrices
        self.thing_units = None  # the size of one step of the vectors of each kind, once measured
        outputs = layout["outputs"]
        self.actions = layout["actions"]
        self.things = Things(layout["inputs"], width, direct)
        self.from_plain = nn.Linear(len(self.things.plain), trunk, bias=False)
        # How much the opinion of the heuristic counts. At first the net plays by it, with mistakes.
        self.trust = nn.Linear(trunk, 3)
        nn.init.zeros_(self.trust.weight)
        self.trust.bias.data = torch.tensor([-0.1, 0.0, 0.05])
        self.from_things = nn.Linear(self.things.count * width, trunk)
        self.deep = nn.ModuleList(nn.Linear(trunk, trunk) for _ in range(deep))
        kinds = range(len(self.things.kinds))
        self.thing_again = nn.ModuleList(nn.Linear(width, second, bias=False) for _ in kinds)
        self.trunk_again = nn.ModuleList(nn.Linear(trunk, second) for _ in kinds)
        # An action's row is its own and those of its parts.
        self.own = nn.Parameter(torch.zeros(self.actions, trunk))
        self.part = nn.Parameter(torch.randn(outputs["parts"], trunk) * 0.01)
        self.bias = nn.Parameter(torch.zeros(self.actions))
        self.group = nn.Parameter(torch.randn(outputs["groups"], second) * 0.01)
        parts = torch.zeros(self.actions, outputs["parts"])
        ends = [0] + outputs["part_ends"]
        for action in range(self.actions):
            for i in range(ends[action], ends[action + 1]):
                parts[action, outputs["part"][i]] = 1
        self.register_buffer("parts", parts, persistent=False)
        # For each kind: which actions mention which thing, in which group.
        ends = [0] + outputs["ends"]
        mentions = [([], []) for _ in kinds]
        for action in range(self.actions):
            for i in range(ends[action], ends[action + 1]):
                who, where = mentions[outputs["kind"][i]]
                who.append(action)
                where.append(outputs["thing"][i] * outputs["groups"] + outputs["feature"][i])
        for k, (who, where) in enumerate(mentions):
            self.register_buffer(f"who{k}", torch.tensor(who, dtype=torch.long), persistent=False)
            self.register_buffer(
                f"where{k}", torch.tensor(where, dtype=torch.long), persistent=False
            )

    def rows_of_actions(self):
        return self.own + self.parts @ self.part

    def rounded(self, weights, columns=None):
        """The weights as the integer net will have them. `columns`: what its inputs count."""
        if self.levels == FINEST:
            return weights
        if columns is None:
            return rounded(weights, self.levels)
        return rounded(weights * columns, self.levels) / columns

    def columns_of_things(self):
        kinds = zip(self.things.kinds, self.thing_units)
        units = [torch.full((kind["things"] * self.sizes["width"],), unit) for kind, unit in kinds]
        return torch.cat(units).to(self.bias.device)

    def by_heuristic(self, trunk, behind):
        """What the heuristic's opinion adds to the ratings: see Net::rate in bots/net/net.cpp."""
        trust = self.trust(trunk).float()
        far = behind.float()
        return (
            trust[:, 0:1] * far
            + trust[:, 1:2] * far.clamp(max=BEHIND_UNIT)
            + trust[:, 2:3] * BEHIND_UNIT * (behind == 0)
        )

    def forward(self, seen, behind=None):
        vectors, plain = self.things(seen)
        flat = torch.cat([vector.flatten(1) for vector in vectors], 1)
        linear = nn.functional.linear
        columns = None if self.levels == FINEST else self.columns_of_things()
        trunk = torch.relu(
            linear(flat, self.rounded(self.from_things.weight, columns), self.from_things.bias)
            + linear(plain, self.rounded(self.from_plain.weight, self.things.plain_scale))
        )
        for layer in self.deep:
            trunk = torch.relu(linear(trunk, self.rounded(layer.weight), layer.bias))
        ratings = linear(trunk, self.rounded(self.rows_of_actions()), self.bias).float()
        for k, vector in enumerate(vectors):
            who = getattr(self, f"who{k}")
            if len(who) == 0:
                continue
            seen = self.trunk_again[k]
            with_trunk = linear(trunk, self.rounded(seen.weight), seen.bias)
            again = torch.relu(self.thing_again[k](vector) + with_trunk[:, None])
            scores = linear(again, self.group).flatten(1)
            ratings = ratings.index_add(1, who, scores[:, getattr(self, f"where{k}")].float())
        return ratings + self.by_heuristic(trunk, behind) if self.uses_heuristic else ratings


class Critic(nn.Module):
    """Sees everything, and predicts each seat's share of the victory and its distance to the best
    of the others. Seats count from the player who decides."""

    def __init__(self, layout, trunk=256, width=64, deep=2):
        super().__init__()
        self.seats = layout["seats"]
        self.seen = Things(layout["inputs"], width)
        self.state = Things(layout["state_inputs"], width)
        plain = layout["inputs"]["plain_entries"] + layout["state_inputs"]["plain_entries"]
        self.first = nn.Linear((self.seen.count + self.state.count) * width + plain, trunk)
        self.deep = nn.ModuleList(nn.Linear(trunk, trunk) for _ in range(deep))
        self.last = nn.Linear(trunk, 2 * self.seats)

    def forward(self, seen, state, players):
        """Logarithms of the shares, and the distances (-1 to 1), of each seat."""
        vectors, plain = self.seen(seen)
        hidden, hidden_plain = self.state(state)
        flat = [vector.flatten(1) for vector in vectors + hidden]
        trunk = torch.relu(self.first(torch.cat(flat + [plain, hidden_plain], 1)))
        for layer in self.deep:
            trunk = torch.relu(layer(trunk))
        share, distance = self.last(trunk).float().chunk(2, 1)
        absent = torch.arange(self.seats, device=seen.device) >= players[:, None]
        return share.masked_fill(absent, -1e9).log_softmax(1), torch.tanh(distance)
