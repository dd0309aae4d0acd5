"""Many matches at once, as arrays that the engine fills in place."""

from __future__ import annotations

from typing import Any, Sequence

import numpy as np
import numpy.typing as npt

from curia import _core
from curia._input import Options, option_list, text, whole_number


class Vector:
    """`num_envs` matches. In each, one seat is to decide.

    Attributes, one row for each match, changed by every step():
      observation   small whole numbers; None if the game is too wide (then: entry, entry_number,
                    entries: the entries that are not 0, their values, how many they are)
      mask          for each action 1 if it is legal
      legal         the numbers of the legal actions; legal_count of them count
      seat          who is to decide
      ended         1 if a match ended by the last step; then share and score have the result of
                    each seat (share of the victory, score)
    """

    TOO_WIDE = 20_000

    def __init__(self, core: _core.Batch, game: str, players: int, num_envs: int) -> None:
        facts = _core.facts(game)
        self._core = core
        self.game, self.players, self.num_envs = game, players, num_envs
        self.num_actions = facts["actions"]
        n, width, most = num_envs, core.observation_width(), core.most_entries()
        is_dense = width <= self.TOO_WIDE
        self.observation: npt.NDArray[np.int8] | None = None
        self.entry: npt.NDArray[np.int32] | None = None
        self.entry_number: npt.NDArray[np.int8] | None = None
        self.entries: npt.NDArray[np.int32] | None = None
        if is_dense:
            self.observation = np.zeros((n, width), np.int8)
        else:
            self.entry = np.zeros((n, most), np.int32)
            self.entry_number = np.zeros((n, most), np.int8)
            self.entries = np.zeros(n, np.int32)
        self.mask = np.zeros((n, self.num_actions), np.uint8)
        self.legal = np.zeros((n, facts["max_legal"]), np.int32)
        self.legal_count = np.zeros(n, np.int32)
        self.seat = np.zeros(n, np.uint8)
        self.ended = np.zeros(n, np.uint8)
        self.share = np.zeros((n, facts["max_players"]), np.float32)
        self.score = np.zeros((n, facts["max_players"]), np.int32)
        core.use_observation(n, self.observation, self.entry, self.entry_number, self.entries)
        core.use_choices((n, self.num_actions, facts["max_legal"]), self.mask, self.legal,
                         self.legal_count, self.seat)
        core.use_results((n, facts["max_players"]), self.ended, self.share, self.score)
        core.observe()
        self._rows = np.arange(n) * self.legal.shape[1]

    def step(self, actions: npt.ArrayLike) -> None:
        """Plays the action with this number in each match. ValueError if one is not legal; then
        nothing is played."""
        given = np.asarray(actions)
        if given.dtype.kind not in "iu" or given.ndim != 1:
            raise ValueError("actions are a row of whole numbers, one for each match")
        # A number that does not fit must not become another one.
        numbers = given if given.dtype == np.int32 else np.clip(given, -1, 1 << 30)
        self._core.step(np.ascontiguousarray(numbers, np.int32))

    def random_actions(self, rng: np.random.Generator) -> npt.NDArray[np.int32]:
        """A legal action for each match, all equally likely."""
        places = (rng.random(self.num_envs, np.float32) * self.legal_count).astype(np.int64)
        # A number just below 1 may be rounded up to the count.
        np.minimum(places, self.legal_count - 1, out=places)
        places += self._rows
        return self.legal.ravel()[places]


def vector(game: str, players: int = 3, num_envs: int = 1, threads: int = 1, seed: int = 0,
           outlook: bool = False, options: Options = None, edition: str = "",
           bots: Sequence[str | None] | None = None) -> Vector:
    """Many matches. `bots`: for each seat the name of a bot, or None if the caller decides."""
    if isinstance(bots, str):
        raise ValueError("bots are a list with one name, or None, for each seat")
    names: list[Any] = ["" if bot is None else text(bot, "a bot") for bot in bots or []]
    count = whole_number(num_envs, "the number of matches")
    seats = whole_number(players, "the number of players")
    core = _core.new_batch(text(game, "a game"), seats, count,
                           whole_number(threads, "the number of threads"), seed, bool(outlook),
                           option_list(options), text(edition, "an edition"), names)
    return Vector(core, game, seats, count)
