"""Every game for OpenSpiel. Importing this module registers them:

    import pyspiel
    import curia.openspiel_games

    game = pyspiel.load_game("curia_justinian(players=3)")

Chance is explicit. Each time, one of `deals` equally likely outcomes is drawn, and the outcome is
the seed from which the engine deals with its true odds. So a history can be replayed, and the deals
of a game are a sample, as large as `deals` to the power of the chance nodes.

Returns are shares of the victory: 1 for the winner, 0 for the others. resample_from_infostate()
asks the engine to imagine a world, so OpenSpiel's information-set search runs on these games
(open_spiel.python.algorithms.ismcts). RandomPlayouts plays random play-outs for it in the engine.
"""

from __future__ import annotations

import hashlib
import itertools
from typing import Any, Callable

import numpy as np
import numpy.typing as npt
import pyspiel

from curia import _core
from curia._match import match as new_match

DEALS = 1024


def _type_of(game: str) -> pyspiel.GameType:
    facts = _core.facts(game)
    return pyspiel.GameType(
        short_name=f"curia_{game}",
        long_name=f"{game.replace('_', ' ').title()} (Curia)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=facts["max_players"],
        min_num_players=facts["min_players"],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 3, "deals": DEALS})


def _shares(scores: list[int]) -> list[float]:
    best = max(scores)
    share = 1 / scores.count(best)
    return [share if score == best else 0.0 for score in scores]


class CuriaGame(pyspiel.Game):
    """One game of Curia. A class is derived for each of them."""

    GAME = ""
    TYPE: pyspiel.GameType

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.seats = int(given.get("players", 3))
        self.deals = int(given.get("deals", DEALS))
        if self.deals < 1:
            raise ValueError("a game needs at least one deal")
        self.outcomes = [(outcome, 1 / self.deals) for outcome in range(self.deals)]
        longest = new_match(self.GAME, self.seats, deals=False).max_steps
        info = pyspiel.GameInfo(
            num_distinct_actions=_core.facts(self.GAME)["actions"],
            max_chance_outcomes=self.deals,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=longest)
        super().__init__(self.TYPE, info, given)

    def new_initial_state(self, *_: Any) -> CuriaState:
        return CuriaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> CuriaObserver:
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return CuriaObserver(kind, _core.facts(self.GAME)["view"])


class CuriaState(pyspiel.State):
    """A match. Seats that choose in secret are asked one after the other."""

    def __init__(self, game: CuriaGame, match: _core.Match | None = None) -> None:
        super().__init__(game)
        self._outcomes = game.outcomes
        self._match = match or new_match(game.GAME, game.seats, deals=False)
        self._start = self._match.version
        # For each player, what was told so far as one number, and up to which step. Made when it is
        # first asked for: a search asks for few of them.
        self._told: list[tuple[int, bytes] | None] = [None] * self._match.players

    @staticmethod
    def _digest(before: bytes, text: str) -> bytes:
        return hashlib.blake2b(before + text.encode(), digest_size=16).digest()

    def match(self) -> _core.Match:
        """A copy of the match behind this state."""
        return self._match.copy()

    # ---- What OpenSpiel calls ----

    def current_player(self) -> int:
        turn = self._match.turn
        if turn == "players":
            return self._match.seat
        return pyspiel.PlayerId.CHANCE if turn == "chance" else pyspiel.PlayerId.TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self._match.legal_numbers(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return self._outcomes

    def _apply_action(self, action: int) -> None:
        if self._match.turn == "chance":
            # Other luck at every step, also if the same outcome is drawn again.
            self._match.draw((action << 32) + self._match.version)
        else:
            self._match.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        return str(self._match.action(action, player))

    def is_terminal(self) -> bool:
        return self._match.over

    def returns(self) -> list[float]:
        if not self._match.over:
            return [0.0] * self._match.players
        return _shares(self._match.scores)

    def play_out(self, seed: int | None = None) -> list[float]:
        """The returns if everybody goes on with legal actions at random."""
        return _shares(self._match.play_out(seed))

    def resample_from_infostate(self, player: int, _: Callable[[], float] | None = None,
                                seed: int | None = None) -> CuriaState:
        """A state that the player cannot tell from this one, with the right odds. The sampler that
        OpenSpiel passes on is not used: the match has random numbers of its own."""
        world = CuriaState(self.get_game(), self._match.imagine(player, seed))
        world._told[player] = (world._start, self.told(player))
        return world

    def __str__(self) -> str:
        views = [self._match.view_json(player) for player in range(self._match.players)]
        return "\n".join([f"step {self._match.version}", *views])

    # ---- What the observer calls ----

    def told(self, player: int) -> bytes:
        """Everything that the player was told, as one number: equal if they know the same."""
        step, told = self._told[player] or (
            self._start, self._digest(b"", self._match.view_json(player, self._start)))
        while step < self._match.version:
            told = self._digest(told, self._match.news_json(step, player))
            step += 1
        self._told[player] = (step, told)
        return told

    def view_json(self, player: int | None) -> str:
        return self._match.view_json(player)

    def observe(self, player: int, row: npt.NDArray[np.int8]) -> None:
        self._match.observation(player, out=row)


class CuriaObserver:
    """What a player sees: as a text the View in JSON, with perfect recall a number for all that the
    player was told; as a tensor the entries of curia.describe_observation()."""

    def __init__(self, kind: Any, width: int) -> None:
        self._recalls = kind.perfect_recall
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if not self._recalls and not self._is_public:
            self._row = np.zeros(width, np.int8)
            self.tensor = np.zeros(width, np.float32)
            self.dict = {"view": self.tensor}

    def set_from(self, state: CuriaState, player: int) -> None:
        if self.tensor is not None:
            state.observe(player, self._row)
            self.tensor[:] = self._row

    def string_from(self, state: CuriaState, player: int) -> str:
        if self._is_public:
            return state.view_json(None)
        if self._recalls:
            return f"seat {player}: {state.told(player).hex()}"
        return state.view_json(player)


def state_of(match: _core.Match) -> CuriaState:
    """A state for a running match, so that OpenSpiel's players can decide in it. It is a copy, with
    no history: what the players were told before is the View."""
    game = pyspiel.load_game(f"curia_{match.game}", {"players": match.players})
    return CuriaState(game, match.copy())


class RandomPlayouts:
    """For OpenSpiel's searches in Python, in place of its RandomRolloutEvaluator: the same random
    play-outs, but the engine plays them."""

    def __init__(self, playouts: int = 1, seed: int = 0) -> None:
        self._playouts = playouts
        self._seeds = itertools.count(seed)

    def evaluate(self, state: CuriaState) -> Any:
        returns = [state.play_out(next(self._seeds)) for _ in range(self._playouts)]
        return np.mean(returns, axis=0)

    def prior(self, state: CuriaState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def _register(game: str) -> None:
    name = f"curia_{game}"
    if name in pyspiel.registered_names():
        return
    made = type(name, (CuriaGame,), {"GAME": game, "TYPE": _type_of(game)})
    pyspiel.register_game(made.TYPE, made)  # type: ignore[attr-defined]


for _game in _core.games():
    _register(_game)
