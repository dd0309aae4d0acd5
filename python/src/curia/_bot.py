"""Bots by their names."""

from __future__ import annotations

from typing import Any

from curia import _core
from curia._core import Match
from curia._input import text


class Bot:
    """One of Curia's bots: a level ('club'), 'random', 'greedy', or a search with its budget
    ('expert@200' iterations, 'mc@50ms'). It sees what its seat sees and nothing else."""

    def __init__(self, name: str) -> None:
        _core.check_bot(text(name, "a bot"))
        self.name = name

    def decide(self, match: Match, seat: int | None = None) -> dict[str, Any]:
        """The action that the bot would play in this match. The match does not change."""
        return match.choose(self.name, seat)

    def play(self, match: Match, seat: int | None = None) -> dict[str, Any]:
        """Plays that action and returns it."""
        action = self.decide(match, seat)
        match.play(action, seat)
        return action

    def __repr__(self) -> str:
        return f"curia.bot({self.name!r})"


def bot(name: str) -> Bot:
    """The bot of this name. ValueError if there is none."""
    return Bot(name)
