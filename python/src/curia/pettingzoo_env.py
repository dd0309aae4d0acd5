"""A PettingZoo environment for any game: `curia.pettingzoo_env.env("justinian", players=3)`."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from curia import _core
from curia._core import Match
from curia._input import text
from curia._match import match


def env(game: str, players: int = 3, **settings: Any) -> AECEnv:
    """The environment with PettingZoo's usual checks."""
    return wrappers.OrderEnforcingWrapper(
        wrappers.TerminateIllegalWrapper(RawEnv(game, players, **settings), illegal_reward=-1))


class RawEnv(AECEnv):
    """Observations are {'observation', 'action_mask'}; the reward at the end of a match is the
    share of the victory: 1 for the winner, 0 for the others."""

    metadata = {"name": "curia_v0", "is_parallelizable": False, "render_modes": []}

    def __init__(self, game: str, players: int = 3, outlook: bool = False, **settings: Any) -> None:
        super().__init__()
        self._game, self._settings, self._outlook = game, settings, outlook
        facts = _core.facts(text(game, "a game"))
        self._match: Match = match(game, players, **settings)  # refuses bad settings now
        self._width = facts["view"] + (facts["outlook"] if outlook else 0)
        self._actions = facts["actions"]
        self.possible_agents = [f"seat_{i}" for i in range(players)]
        self.render_mode = None
        self._seed = 0
        self._observation_space = gymnasium.spaces.Dict({
            "observation": gymnasium.spaces.Box(-128, 127, (self._width,), np.int8),
            "action_mask": gymnasium.spaces.Box(0, 1, (self._actions,), np.int8),
        })
        self._action_spaces = {agent: gymnasium.spaces.Discrete(self._actions)
                               for agent in self.possible_agents}

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._observation_space

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._seed = self._seed + 1 if seed is None else seed
        self._match = match(self._game, len(self.possible_agents), seed=self._seed,
                            **self._settings)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._match.seat]

    def observe(self, agent: str) -> dict[str, npt.NDArray[np.int8]]:
        seat = self.possible_agents.index(agent)
        return {"observation": self._match.observation(seat, self._outlook),
                "action_mask": self._match.mask(seat)}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._match.play(int(action))
        if self._match.over:
            scores = self._match.scores
            winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
            for seat in winners:
                self.rewards[self.possible_agents[seat]] = 1.0 / len(winners)
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self._match.seat]
        self._accumulate_rewards()

    def render(self) -> None:
        return None

    def close(self) -> None:
        return None
