"""Three games of intrigue with hidden information: a fast engine, bots, and environments.

    import curia

    match = curia.match("justinian", players=3, seed=1)
    while not match.over:
        match.play(match.legal()[0])
    print(match.scores)

Values are plain dicts with the names of the record format, or arrays of numbers for players that
learn (`match.observation`, `curia.vector`). What is wrong raises ValueError and changes nothing.
"""

import numpy as np
import numpy.typing as npt

from curia import _core
from curia._arena import ArenaResult, Chooser, Estimate, Player, arena
from curia._bot import Bot, bot
from curia._core import Match
from curia._input import text as _text
from curia._match import from_record, match
from curia._vector import Vector, vector

__all__ = ["ArenaResult", "Bot", "Chooser", "Estimate", "Match", "Player", "Vector",
           "action_features", "arena", "bot", "describe_action", "describe_observation", "facts",
           "from_record", "games", "match", "vector"]


def games() -> list[str]:
    """The names of all games."""
    return _core.games()


def facts(game: str) -> dict[str, int]:
    """Sizes of a game: players, actions and their features, entries of an observation."""
    return _core.facts(_text(game, "a game"))


def describe_observation(game: str, outlook: bool = False) -> list[str]:
    """The name of every entry of an observation, in order: '/table/points/+1 / 8'."""
    return _core.entry_names(_text(game, "a game"), bool(outlook))


def action_features(game: str) -> npt.NDArray[np.int8]:
    """A row of features for each action, the same at every seat: `action_features(game)[legal]` has
    those of the legal ones."""
    features = _core.action_features(_text(game, "a game"))
    return features.reshape(_core.facts(game)["actions"], -1)


def describe_action(game: str) -> list[str]:
    """The name of every feature of an action, in order."""
    return _core.feature_names(_text(game, "a game"))
