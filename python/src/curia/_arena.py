"""The arena: how often a candidate wins against a field, with an interval."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any, Callable, Protocol, Sequence, Union

from curia import _core
from curia._bot import Bot
from curia._input import Options, option_list, text, whole_number


class Chooser(Protocol):
    """A bot written in Python."""

    def choose(self, view: dict[str, Any], legal: list[dict[str, Any]],
               rng: random.Random) -> dict[str, Any]:
        """Returns one of the legal actions. `view` is all that the seat may know. A bot that takes
        its random numbers from `rng` plays the same in every run."""
        ...


Choose = Callable[[dict[str, Any], list[dict[str, Any]], random.Random], dict[str, Any]]
Player = Union[str, Bot, Chooser, Choose]


@dataclass(frozen=True)
class Estimate:
    """A value with its 95 % interval."""

    value: float
    low: float
    high: float

    def __str__(self) -> str:
        return f"{self.value:.3f} [{self.low:.3f}, {self.high:.3f}]"


@dataclass(frozen=True)
class ArenaResult:
    """What an arena has measured. The fair win share is 1 / players."""

    players: int
    deals: int
    games: int
    win_share: Estimate
    rank: Estimate
    margin: Estimate
    seat_shares: tuple[Estimate, ...]

    def __str__(self) -> str:
        return (f"win share {self.win_share} of {self.games} games; fair is "
                f"{1 / self.players:.3f}")


def _engine_player(player: Any) -> Any:
    if isinstance(player, str):
        return player
    if isinstance(player, Bot):
        return player.name
    choose = getattr(player, "choose", player)
    if not callable(choose):
        raise ValueError("a player is the name of a bot, a function, or an object with "
                         f"choose(view, legal, rng), not {player!r}")
    return choose


def arena(game: str, candidate: Player, field: Player | Sequence[Player], deals: int = 100,
          seed: int = 1, players: int = 3, options: Options = None, edition: str = "",
          threads: int = 1, progress: Callable[[int], None] | None = None) -> ArenaResult:
    """Plays every deal once with the candidate in each seat, as `curia arena` does: each seat has
    the same luck in all matches of a deal, and bots by name give the same figures as there.

    field: one player, or several that fill the other seats clockwise from the candidate.
    threads: for bots by name; a player written in Python is asked on one thread.
    progress: called with the number of deals played so far.
    An exception of a Python player ends the arena. So does an action that is not legal, with a
    ValueError.
    """
    seats = whole_number(players, "the number of players")
    wanted = whole_number(deals, "the number of deals")
    if wanted < 1:
        raise ValueError("at least one deal must be played")
    is_list = isinstance(field, Sequence) and not isinstance(field, str)
    others: list[Any] = list(field) if is_list else [field]  # type: ignore[arg-type]
    if not others:
        raise ValueError("the field is empty")
    table = [_engine_player(candidate)]
    for place in range(max(seats - 1, 0)):
        table.append(_engine_player(others[place % len(others)]))
    core = _core.new_arena(text(game, "a game"), option_list(options), text(edition, "an edition"),
                           table, seed, whole_number(threads, "the number of threads"))
    while core.deals() < wanted:
        # In parts, so that Ctrl-C is answered.
        core.play(min(max(4, threads), wanted - core.deals()))
        if progress:
            progress(core.deals())
    return ArenaResult(seats, wanted, wanted * seats, Estimate(*core.win_share()),
                       Estimate(*core.rank()), Estimate(*core.margin()),
                       tuple(Estimate(*core.seat_share(seat)) for seat in range(seats)))
