"""A Gymnasium environment: one seat against bots, `curia.gymnasium_env.SeatEnv("justinian")`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from curia import _core
from curia._core import Match
from curia._input import text, whole_number
from curia._match import match


class SeatEnv(gymnasium.Env[npt.NDArray[np.int8], np.int64]):
    """The reward at the end of a match is the share of the victory. An action that is not legal
    ends the match with the reward -1; info['action_mask'] says which ones are legal."""

    metadata = {"render_modes": []}

    def __init__(self, game: str, players: int = 3, bot: str = "random", seat: int = 0,
                 outlook: bool = False, **settings: Any) -> None:
        facts = _core.facts(text(game, "a game"))
        _core.check_bot(text(bot, "a bot"))
        first = match(game, players, **settings)  # refuses bad settings now, not at reset()
        if not 0 <= whole_number(seat, "a seat") < first.players:
            raise ValueError(f"no seat {seat}: seats go from 0 to {first.players - 1}")
        self._game, self._players, self._bot, self._seat = game, players, bot, seat
        self._outlook, self._settings = outlook, settings
        width = facts["view"] + (facts["outlook"] if outlook else 0)
        self.observation_space = gymnasium.spaces.Box(-128, 127, (width,), np.int8)
        self.action_space = gymnasium.spaces.Discrete(facts["actions"])
        self._match: Match = first

    def _observed(self) -> tuple[npt.NDArray[np.int8], dict[str, Any]]:
        return (self._match.observation(self._seat, self._outlook),
                {"action_mask": self._match.mask(self._seat)})

    def _let_bots_play(self) -> None:
        while not self._match.over and self._match.seat != self._seat:
            self._match.play(self._match.choose(self._bot))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None
              ) -> tuple[npt.NDArray[np.int8], dict[str, Any]]:
        super().reset(seed=seed)
        self._match = match(self._game, self._players, seed=int(self.np_random.integers(1 << 31)),
                            **self._settings)
        self._let_bots_play()
        return self._observed()

    def step(self, action: np.int64
             ) -> tuple[npt.NDArray[np.int8], float, bool, bool, dict[str, Any]]:
        if int(action) not in self._match.legal_numbers(self._seat):
            observation, info = self._observed()
            return observation, -1.0, True, False, info
        self._match.play(int(action))
        self._let_bots_play()
        reward = 0.0
        if self._match.over:
            scores = self._match.scores
            if scores[self._seat] == max(scores):
                reward = 1.0 / scores.count(max(scores))
        observation, info = self._observed()
        return observation, reward, self._match.over, False, info
