"""Many matches at once, as arrays that the engine fills in place."""

from __future__ import annotations

from typing import Iterable, Mapping, Sequence

import numpy as np

from curia import _core
from curia._match import _options


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

    def __init__(self, game: str, players: int, num_envs: int, threads: int, seed: int,
                 outlook: bool, options: list[str], edition: str, bots: list[str]) -> None:
        facts = _core.facts(game)
        self._core = _core.new_batch(game, players, num_envs, threads, seed, outlook, options,
                                     edition, bots)
        self.game, self.players, self.num_envs = game, players, num_envs
        self.num_actions = facts["actions"]
        n, width, most = num_envs, self._core.observation_width(), self._core.most_entries()
        is_dense = width <= self.TOO_WIDE
        self.observation = np.zeros((n, width), np.int8) if is_dense else None
        self.entry = None if is_dense else np.zeros((n, most), np.int32)
        self.entry_number = None if is_dense else np.zeros((n, most), np.int8)
        self.entries = None if is_dense else np.zeros(n, np.int32)
        self.mask = np.zeros((n, self.num_actions), np.uint8)
        self.legal = np.zeros((n, facts["max_legal"]), np.int32)
        self.legal_count = np.zeros(n, np.int32)
        self.seat = np.zeros(n, np.uint8)
        self.ended = np.zeros(n, np.uint8)
        self.share = np.zeros((n, facts["max_players"]), np.float32)
        self.score = np.zeros((n, facts["max_players"]), np.int32)
        self._core.use(n, self.num_actions, facts["max_legal"], facts["max_players"],
                       self.observation, self.entry, self.entry_number, self.entries, self.mask,
                       self.legal, self.legal_count, self.seat, self.ended, self.share, self.score)
        self._core.observe()

    def step(self, actions: np.ndarray) -> None:
        """Plays the action with this number in each match. ValueError if one is not legal; then
        nothing is played."""
        self._core.step(np.ascontiguousarray(actions, np.int32))

    def random_actions(self, rng: np.random.Generator) -> np.ndarray:
        """A legal action for each match, all equally likely."""
        places = (rng.random(self.num_envs) * self.legal_count).astype(np.int64)
        return self.legal[np.arange(self.num_envs), places]


def vector(game: str, players: int = 3, num_envs: int = 1, threads: int = 1, seed: int = 0,
           outlook: bool = False, options: Mapping[str, str] | Iterable[str] | None = None,
           edition: str = "", bots: Sequence[str | None] | None = None) -> Vector:
    """Many matches. `bots`: for each seat the name of a bot, or None if the caller decides."""
    return Vector(game, players, num_envs, threads, seed, outlook, _options(options), edition,
                  [bot or "" for bot in bots or []])
