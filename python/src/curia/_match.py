"""One match, with values as plain dicts or as numbers."""

from __future__ import annotations

import json
from typing import Any, Iterable, Mapping

import numpy as np

from curia import _core

Value = dict[str, Any]


def _options(options: Mapping[str, str] | Iterable[str] | None) -> list[str]:
    if options is None:
        return []
    if isinstance(options, Mapping):
        return [f"{name}={value}" for name, value in options.items()]
    return list(options)


class Match:
    """A match of any game. Chance is decided by a generator of its own, from the seed."""

    def __init__(self, core: Any, seed: int = 0, deals: bool = True) -> None:
        self._core = core
        self._random = np.random.default_rng(seed)
        self._deals = deals
        self._deal()

    def _deal(self) -> None:
        if self._deals and self.turn == "chance":
            self.draw()

    def _seed(self) -> int:
        return int(self._random.integers(1 << 63))

    @property
    def game(self) -> str:
        return self._core.game()

    @property
    def players(self) -> int:
        return self._core.players()

    @property
    def version(self) -> int:
        """How many steps were played."""
        return self._core.version()

    @property
    def turn(self) -> str:
        """Who decides next: 'players', 'chance' or 'nobody'."""
        return ("players", "chance", "nobody")[self._core.turn()[0]]

    @property
    def seats(self) -> list[int]:
        """The seats that are to decide. Several choose in secret, in any order."""
        return self._core.turn()[1]

    @property
    def seat(self) -> int:
        """The first of them, or -1."""
        return self._core.to_act()

    @property
    def over(self) -> bool:
        return self.turn == "nobody"

    @property
    def scores(self) -> list[int]:
        """The result, when the game is over. The highest score wins."""
        return self._core.scores()

    def legal(self, seat: int | None = None) -> list[Value]:
        """The legal actions of a seat."""
        return json.loads(self._core.legal(self.seat if seat is None else seat))

    def legal_numbers(self, seat: int | None = None) -> list[int]:
        return self._core.legal_numbers(self.seat if seat is None else seat)

    def play(self, action: Value | int, seat: int | None = None) -> None:
        """Plays a legal action, as a dict or as its number. Raises ValueError if it is not legal."""
        if isinstance(action, (int, np.integer)):
            if seat is not None and seat != self.seat:
                raise ValueError(f"it is not the turn of seat {seat}")
            self._core.play_number(int(action))
        else:
            self._core.play(self.seat if seat is None else seat, json.dumps(action))
        self._deal()

    def draw(self) -> None:
        """Lets chance decide while it is its turn."""
        self._core.draw(self._seed())

    def view(self, viewer: int | None = None) -> Value:
        """Everything that the viewer may know; without one, what a spectator sees."""
        return json.loads(self._core.view(viewer))

    def outlook(self, viewer: int | None = None) -> Value:
        """What an attentive viewer can work out: sums, ranks, reasons."""
        return json.loads(self._core.outlook(viewer))

    def news(self, step: int, viewer: int | None = None) -> Value:
        """What the viewer is told about a step."""
        return json.loads(self._core.news(step, viewer))

    def observation(self, seat: int | None = None, outlook: bool = False) -> np.ndarray:
        """The view of a seat as a vector of small whole numbers."""
        return self._core.observation(self.seat if seat is None else seat, outlook)

    def mask(self, seat: int | None = None) -> np.ndarray:
        """For each action 1 if it is legal."""
        mask = np.zeros(_core.facts(self.game)["actions"], np.int8)
        mask[self.legal_numbers(seat)] = 1
        return mask

    def action(self, number: int, seat: int | None = None) -> Value:
        """The action with this number."""
        return json.loads(self._core.action_of(self.seat if seat is None else seat, number))

    def number(self, action: Value, seat: int | None = None) -> int:
        """The number of an action."""
        return self._core.number_of(self.seat if seat is None else seat, json.dumps(action))

    def choose(self, bot: str, seat: int | None = None) -> Value:
        """What a bot would play, from what the seat sees: 'club', 'expert@200', 'mc@50ms'."""
        return json.loads(
            self._core.choose(self.seat if seat is None else seat, bot, self._seed()))

    def imagine(self, viewer: int | None = None, seed: int | None = None) -> Match:
        """A match that goes on from a world which the viewer cannot tell from the true one."""
        seed = self._seed() if seed is None else seed
        return Match(self._core.imagine(viewer, seed), seed, self._deals)

    def record(self) -> str:
        """The match as text: docs/record.md."""
        return self._core.record()


def match(game: str, players: int = 3, options: Mapping[str, str] | Iterable[str] | None = None,
          edition: str = "", seed: int = 0, deals: bool = True) -> Match:
    """A new match.

    options: {'name': 'value'}; edition: other component values, as TOML text. Without `deals` the
    caller calls draw() when it is the turn of chance.
    """
    return Match(_core.new_match(game, players, _options(options), edition), seed, deals)


def from_record(text: str, seed: int = 0, deals: bool = False) -> Match:
    """The match of a record. Every line is checked."""
    return Match(_core.from_record(text), seed, deals)
