"""One match, with values as plain dicts or as numbers."""

from __future__ import annotations

from curia import _core
from curia._core import Match
from curia._input import Options, option_list, text, whole_number


def match(game: str, players: int = 3, options: Options = None, edition: str = "", seed: int = 0,
          deals: bool = True) -> Match:
    """A new match.

    options: {'name': 'value'}; edition: other component values, as TOML text. Without `deals` the
    caller calls draw() when it is the turn of chance.
    """
    return _core.new_match(text(game, "a game"), whole_number(players, "the number of players"),
                           option_list(options), text(edition, "an edition"), seed, bool(deals))


def from_record(record: str, seed: int = 0, deals: bool = False) -> Match:
    """The match of a record. Every line is checked."""
    return _core.from_record(text(record, "a record"), seed, bool(deals))


def restored(header: str, start: str, steps: list[str], luck: tuple[int, int],
             deals: bool) -> Match:
    """A match from its pickle, which needs a function of Python."""
    return _core.restored(header, start, steps, luck, deals)
