"""Measures the speed of the package on this machine: `python -m curia.bench [--json] [--quick]`.

Everything is measured in the same run, on one thread, with actions at random, in decisions a
second of this thread's processor time:
  vector   curia.vector() with 1,024 matches, observations and masks filled, beside the engine
           alone: the same batch and arrays, without Python
  match    one curia.match(): step(), without observations
  array    one match: step(), which fills the same array with each observation
  list     one match: step() and observation(), which makes a new array for each decision
  alone    one match with observations by the engine, without Python
  zoo      curia.pettingzoo_env.env(), in the loop that PettingZoo recommends
  loop     that of the rows `match`, with a call that does nothing: no door can be faster
  peers    OpenSpiel's and PettingZoo's games, where installed:
             match   one match without observations
             array   with observations by OpenSpiel's observer, which fills the same array
             list    with observations by OpenSpiel's tensor, a new list for each decision
             batch   OpenSpiel's SyncVectorEnv, which gives the observations of all players
             zoo     PettingZoo's environment, in the same loop as ours
"""

from __future__ import annotations

import argparse
import json
import random
import time
from functools import partial
from typing import Any, Callable

import numpy as np

import curia
from curia import _core

PLAYERS = 3
MATCHES = 1024
SPIEL_MATCHES = 64  # they are stepped one after the other, so more make no difference
# The aims of docs/library.md.
VECTOR_AIM, MATCH_AIM, PEER_AIM = 0.8, 300_000, 10.0
MATCH_DOORS = ("match", "array", "list")

# Card games for three and four players in OpenSpiel; card and board games in PettingZoo.
SPIEL_GAMES = ("hearts", "spades", "euchre", "skat", "oh_hell(players=3)",
               "leduc_poker(players=3)")
ZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3", "tictactoe_v3")


def rate(work: Callable[[], int], seconds: float) -> float:
    count, start = 0, time.thread_time()
    while (passed := time.thread_time() - start) < seconds:
        count += work()
    return count / passed


def vector_work(game: str, outlook: bool = False) -> Callable[[], int]:
    envs = curia.vector(game, PLAYERS, num_envs=MATCHES, seed=1, outlook=outlook)
    rng = np.random.default_rng(1)

    def work() -> int:
        envs.step(envs.random_actions(rng))
        return MATCHES

    return work


def engine_work(game: str, matches: int, steps: int) -> Callable[[], int]:
    """The steps of a vector by the engine alone."""
    envs = curia.vector(game, PLAYERS, num_envs=matches, seed=1)
    seeds = iter(range(1 << 60))

    def work() -> int:
        envs._core.play_at_random(steps, next(seeds))
        return matches * steps

    return work


def match_work(game: str, door: str = "match") -> Callable[[], int]:
    seeds = iter(range(1 << 60))
    draw = random.Random(1).random
    seen = np.zeros(curia.facts(game)["view"], np.int8)

    def work() -> int:
        match = curia.match(game, PLAYERS, seed=next(seeds))
        if door == "array":
            match.fill(seen)
        step, look = match.step, match.observation
        legal, decisions = match.legal_numbers(), 0
        while legal:
            if door == "list":
                look()
            legal = step(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return work


def loop_work() -> Callable[[], int]:
    """What the loop of match_work() costs if the call to the engine does nothing."""
    draw, legal, nothing = random.Random(1).random, list(range(18)), _core.nothing

    def work() -> int:
        decisions = 0
        while decisions < 1000:
            nothing(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return work


def spiel_view(game: Any, kind: str) -> Callable[[Any], object]:
    """How OpenSpiel shows a state to the player who decides: as a list of numbers, or in an array
    that is used again."""
    import pyspiel
    from open_spiel.python import observation
    has_tensor = game.get_type().provides_observation_tensor
    if kind == "list":
        return (lambda state: state.observation_tensor()) if has_tensor else (
            lambda state: state.information_state_tensor())
    observer = observation.make_observation(
        game, pyspiel.IIGObservationType(perfect_recall=not has_tensor))
    if observer is None or observer.tensor is None:
        raise ValueError("no observer with an array")
    return lambda state: observer.set_from(state, state.current_player())


def spiel_work(name: str, kind: str = "") -> Callable[[], int]:
    """`kind`: of the observations; empty: none."""
    import pyspiel
    game = pyspiel.load_game(name)
    observe = spiel_view(game, kind) if kind else None
    draw = random.Random(1).random

    def work() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()  # nearly always equally likely in card games
                state.apply_action(outcomes[int(draw() * len(outcomes))][0])
                continue
            legal = state.legal_actions()
            if observe:
                observe(state)
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

    return work


def spiel_batch_work(name: str) -> Callable[[], int]:
    import pyspiel
    from open_spiel.python import rl_agent, rl_environment, vector_env
    game = pyspiel.load_game(name)
    kinds = rl_environment.ObservationType
    kind = (kinds.OBSERVATION if game.get_type().provides_observation_tensor
            else kinds.INFORMATION_STATE)
    draw = random.Random(1).random

    def deal(state: Any) -> int:  # several times as fast as the package's own sampler
        outcomes = state.chance_outcomes()
        return int(outcomes[int(draw() * len(outcomes))][0])

    def choose(moment: Any) -> Any:
        seen = moment.observations
        legal = seen["legal_actions"][seen["current_player"]]
        return rl_agent.StepOutput(legal[int(draw() * len(legal))], None)

    envs = vector_env.SyncVectorEnv([
        rl_environment.Environment(game, observation_type=kind, chance_event_sampler=deal)
        for _ in range(SPIEL_MATCHES)])
    moments = envs.reset()

    def work() -> int:
        nonlocal moments
        moments = envs.step([choose(one) for one in moments], reset_if_done=True)[0]
        return SPIEL_MATCHES

    return work


def zoo_work(make: Callable[[], Any]) -> Callable[[], int]:
    env = make()
    seeds = iter(range(1 << 31))
    draw = random.Random(1).random

    def work() -> int:
        env.reset(seed=next(seeds))
        decisions = 0
        for agent in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation.get("action_mask") if isinstance(observation, dict) else None
            if mask is None:
                env.step(int(draw() * env.action_space(agent).n))
            else:
                legal = np.flatnonzero(mask)
                env.step(int(legal[int(draw() * len(legal))]))
            decisions += 1
        return decisions

    return work


def their_zoo(name: str) -> Any:
    import importlib
    return importlib.import_module(f"pettingzoo.classic.{name}").env()


def our_zoo(game: str) -> Any:
    import importlib
    return importlib.import_module("curia.pettingzoo_env").env(game, PLAYERS)


Rates = dict[str, Any]
Works = dict[str, Callable[[], Callable[[], int]]]


def works_of_games() -> dict[str, Works]:
    works: dict[str, Works] = {}
    for game in curia.games():
        works[game] = {
            "engine": partial(engine_work, game, MATCHES, 1), "vector": partial(vector_work, game),
            "outlook": partial(vector_work, game, outlook=True),
            "alone": partial(engine_work, game, 1, 1000),
            **{door: partial(match_work, game, door) for door in MATCH_DOORS},
            "zoo": partial(zoo_work, partial(our_zoo, game))}
    return works


def works_of_peers() -> dict[str, Works]:
    works: dict[str, Works] = {}
    for name in SPIEL_GAMES:
        works[f"OpenSpiel {name}"] = {
            "match": partial(spiel_work, name), "array": partial(spiel_work, name, "array"),
            "list": partial(spiel_work, name, "list"), "batch": partial(spiel_batch_work, name)}
    for name in ZOO_GAMES:
        works[f"PettingZoo {name}"] = {"zoo": partial(zoo_work, partial(their_zoo, name))}
    return works


def best_rates(works: dict[str, Works], missing: dict[str, str], runs: int, seconds: float
               ) -> Rates:
    """The best of several short runs of each work, because other programs on the machine only make
    one slower. All works take turns, so that they have the same quiet moments. `missing` gets the
    reason why a work does not run."""
    ready: dict[tuple[str, str], Callable[[], int]] = {}
    found: Rates = {}

    def try_one(label: str, door: str, action: Callable[[], None]) -> None:
        try:
            action()
        except Exception as error:  # whatever another package raises
            missing[f"{label}, {door}"] = (str(error) or repr(error)).splitlines()[0]
            ready.pop((label, door), None)

    def run(label: str, door: str) -> None:
        best = found.setdefault(label, {})
        best[door] = max(best.get(door, 0.0), rate(ready[label, door], seconds))

    for label, doors in works.items():
        for door, make in doors.items():
            try_one(label, door, lambda: ready.update({(label, door): make()}))
    for _ in range(runs):
        for label, door in list(ready):
            try_one(label, door, lambda: run(label, door))
    return found


def measure(runs: int, seconds: float) -> dict[str, Any]:
    """All figures; the layout is that of --json."""
    missing: dict[str, str] = {}
    works = works_of_games()
    found = best_rates(works | works_of_peers() | {"loop": {"loop": loop_work}}, missing, runs,
                       seconds)
    return {"copies_512": _core.copy_speed(), "loop": found.pop("loop")["loop"],
            "games": {game: found.pop(game) for game in works}, "peers": found,
            "missing": missing}


def print_aim(what: str, found: float, aim: float, unit: str) -> None:
    verdict = "met" if found >= aim else "NOT met"
    print(f"{what}: {found:,.2f}{unit} at worst; the aim is {aim:,.2f}{unit}: {verdict}")


def print_table(title: str, rows: Rates, doors: tuple[str, ...]) -> None:
    print(f"\n{title:<34}" + "".join(f" {door:>12}" for door in doors))
    for label, row in rows.items():
        print(f"{label:<34}" + "".join(f" {row[door]:>12,.0f}" if door in row else " " * 13
                                       for door in doors))


# Pairs of doors: ours, and one of a peer. Those before the gap give the caller the same: a batch
# against a batch, one match against one match with observations in the same form. The others
# compare our fastest door with theirs for one match.
PAIRS = (("vector", "batch"), ("array", "array"), ("list", "list"), ("match", "match"),
         ("zoo", "zoo"), ("vector", "array"), ("vector", "list"), ("vector", "zoo"))


def print_pairs(peers: Rates, games: Rates) -> None:
    for ours, theirs in PAIRS:
        found = {(label, game): row[ours] / peer[theirs] for label, peer in peers.items()
                 if theirs in peer for game, row in games.items() if ours in row}
        if not found:
            continue
        print(f"\nour {ours} against their {theirs}: times as fast in {', '.join(games)}")
        for label in dict.fromkeys(label for label, _ in found):
            print(f"  {label:<32}" + "".join(f"{found[label, game]:>9,.1f}" for game in games))
        met = sum(times >= PEER_AIM for times in found.values())
        print(f"  at least {PEER_AIM:.0f} times: {met} of {len(found)}; at worst "
              f"{min(found.values()):.1f}")


def print_report(found: dict[str, Any]) -> None:
    games: Rates = found["games"]
    print(f"this core: {found['copies_512'] / 1e6:.1f} M copies of 512 bytes/s; an empty loop: "
          f"{found['loop']:,.0f} decisions/s")
    print_table("decisions/s", games, ("engine", "vector", "outlook", "alone", *MATCH_DOORS, "zoo"))
    print()
    print_aim("vector against the engine alone",
              min(row["vector"] / row["engine"] for row in games.values()), VECTOR_AIM, "")
    print_aim("one match", min(row["match"] for row in games.values()), MATCH_AIM, " decisions/s")
    if found["peers"]:
        print_table("decisions/s of a peer", found["peers"], (*MATCH_DOORS, "batch", "zoo"))
        print_pairs(found["peers"], games)
    for label, why in found["missing"].items():
        print(f"not measured: {label}: {why}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m curia.bench", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="prints the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    given = parser.parse_args()
    found = measure(2, 0.03) if given.quick else measure(10, 0.1)
    if given.json:
        print(json.dumps(found))
    else:
        print_report(found)


if __name__ == "__main__":
    main()
