"""Measures the speed of the package on this machine: `python -m curia.bench [--json] [--quick]`.

Everything is measured in the same run, on one thread, with actions at random, in decisions a
second of this thread's processor time:
  vector   curia.vector() with 1,024 matches, observations and masks filled, beside the engine alone:
           the same batch and arrays, without Python
  match    one curia.match(): over, legal_numbers(), play(); and the same with observation()
  peers    OpenSpiel's and PettingZoo's games, where installed:
             match   one match without observations
             list    one match with observations: OpenSpiel's tensor, which Python gets as a list;
                     what PettingZoo always gives
             array   the same by OpenSpiel's observer, which fills an array
             batch   OpenSpiel's SyncVectorEnv, which gives the observations of all players
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

# Card games for three and four players in OpenSpiel; card and board games in PettingZoo.
SPIEL_GAMES = ("hearts", "spades", "euchre", "skat", "oh_hell(players=3)",
               "leduc_poker(players=3)")
ZOO_GAMES = ("leduc_holdem_v4", "texas_holdem_v4", "connect_four_v3", "tictactoe_v3")


def best_rate(work: Callable[[], int], runs: int, seconds: float) -> float:
    """The best of several short runs: other programs on the machine only make one slower."""
    best = 0.0
    for _ in range(runs):
        count, start = 0, time.thread_time()
        while (passed := time.thread_time() - start) < seconds:
            count += work()
        best = max(best, count / passed)
    return best


def vector_works(game: str, outlook: bool = False) -> tuple[Callable[[], int], Callable[[], int]]:
    """A step of a vector by the engine alone, and from Python."""
    envs = curia.vector(game, PLAYERS, num_envs=MATCHES, seed=1, outlook=outlook)
    rng = np.random.default_rng(1)
    seeds = iter(range(1 << 60))

    def engine() -> int:
        envs._core.play_at_random(1, next(seeds))
        return MATCHES

    def python() -> int:
        envs.step(envs.random_actions(rng))
        return MATCHES

    return engine, python


def match_work(game: str, observes: bool = False) -> Callable[[], int]:
    seeds = iter(range(1 << 60))
    draw = random.Random(1).random

    def work() -> int:
        match = curia.match(game, PLAYERS, seed=next(seeds))
        decisions = 0
        while not match.over:
            legal = match.legal_numbers()
            if observes:
                match.observation()
            match.play(legal[int(draw() * len(legal))])
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


def zoo_work(name: str) -> Callable[[], int]:
    import importlib
    env = importlib.import_module(f"pettingzoo.classic.{name}").env()
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


Rates = dict[str, Any]


def measure_peers(runs: int, seconds: float) -> tuple[Rates, dict[str, str]]:
    """The rates of each peer that is installed, and why others are not measured."""
    works: dict[str, dict[str, Callable[[], Callable[[], int]]]] = {}
    for name in SPIEL_GAMES:
        works[f"OpenSpiel {name}"] = {
            "match": partial(spiel_work, name), "list": partial(spiel_work, name, "list"),
            "array": partial(spiel_work, name, "array"), "batch": partial(spiel_batch_work, name)}
    for name in ZOO_GAMES:
        works[f"PettingZoo {name}"] = {"list": partial(zoo_work, name)}
    rates: Rates = {}
    missing: dict[str, str] = {}
    for label, doors in works.items():
        found = {}
        for door, make in doors.items():
            try:
                found[door] = best_rate(make(), runs, seconds)
            except Exception as error:  # whatever another package raises
                missing[f"{label}, {door}"] = (str(error) or repr(error)).splitlines()[0]
        if "list" in found:
            rates[label] = found
    return rates, missing


def measure(runs: int, seconds: float) -> dict[str, Any]:
    """All figures; the layout is that of --json."""
    games = {}
    for game in curia.games():
        engine, vector = vector_works(game)
        rates = {"engine": 0.0, "vector": 0.0}
        for _ in range(runs):  # in turn, so that both have the same quiet moments
            rates["engine"] = max(rates["engine"], best_rate(engine, 2, seconds / 2))
            rates["vector"] = max(rates["vector"], best_rate(vector, 2, seconds / 2))
        games[game] = rates | {
            "outlook": best_rate(vector_works(game, outlook=True)[1], runs, seconds),
            "match": best_rate(match_work(game), runs, seconds),
            "observed": best_rate(match_work(game, observes=True), runs, seconds),
        }
    peers, missing = measure_peers(runs, seconds)
    return {"copies_512": _core.copy_speed(), "games": games, "peers": peers, "missing": missing}


def print_aim(what: str, found: float, aim: float, unit: str) -> None:
    verdict = "met" if found >= aim else "NOT met"
    print(f"{what}: {found:,.2f}{unit} at worst; the aim is {aim:,.2f}{unit}: {verdict}")


# Our doors, and those of a peer that do the same.
DOORS = ("match", "list", "array", "batch")
PAIRS = (("vector", ("list", "array", "batch")), ("observed", ("list", "array")),
         ("match", ("match",)))


def times_as_fast(ours: float, peer: dict[str, float], doors: tuple[str, ...]) -> float | None:
    """Against the fastest of these doors."""
    found = [peer[door] for door in doors if door in peer]
    return ours / max(found) if found else None


def print_peers(peers: Rates, games: Rates) -> None:
    print(f"\n{'decisions/s of a peer':<34}" + "".join(f" {door:>10}" for door in DOORS))
    for label, peer in peers.items():
        print(f"{label:<34}" + "".join(f" {peer[door]:>10,.0f}" if door in peer else " " * 11
                                       for door in DOORS))
    print("\ntimes as fast as the peer's fastest door that does the same, a column for each of our "
          f"games:\n{', '.join(games)}")
    print(f"{'':<34}" + "".join(f" {ours:^20}" for ours, _ in PAIRS))
    for label, peer in peers.items():
        cells = [times_as_fast(row[ours], peer, doors)
                 for ours, doors in PAIRS for row in games.values()]
        print(f"{label:<34}" + "".join(f"{cell:>7.1f}" if cell else " " * 7 for cell in cells))
    for package in ("OpenSpiel", "PettingZoo"):
        for doors in (*((door,) for door in PAIRS[0][1]), PAIRS[0][1]):
            print_peer_aim(package, doors, peers, games)


def print_peer_aim(package: str, doors: tuple[str, ...], peers: Rates, games: Rates) -> None:
    """Our vector against these doors of one package: in how many pairs of games the aim is met."""
    found = {}
    for label, peer in peers.items():
        for game, row in games.items():
            times = times_as_fast(row["vector"], peer, doors)
            if label.startswith(package) and times:
                found[f"{game} against {label}"] = times
    if not found or (len(doors) > 1 and package != "OpenSpiel"):
        return
    met = sum(times >= PEER_AIM for times in found.values())
    worst = min(found, key=lambda pair: found[pair])
    name = doors[0] if len(doors) == 1 else "fastest door"
    print(f"vector at least {PEER_AIM:.0f} times as fast as {package}, {name}: met in {met} of "
          f"{len(found)} pairs of games; at worst {found[worst]:.1f} times ({worst})")


def print_report(found: dict[str, Any]) -> None:
    games: Rates = found["games"]
    print(f"this core: {found['copies_512'] / 1e6:.1f} M copies of 512 bytes/s\n")
    print(f"{'decisions/s':<16} {'engine alone':>13} {'vector':>11} {'ratio':>6} "
          f"{'with outlook':>13} {'one match':>10} {'observed':>10}")
    for game, row in games.items():
        print(f"{game:<16} {row['engine']:>13,.0f} {row['vector']:>11,.0f} "
              f"{row['vector'] / row['engine']:>6.2f} {row['outlook']:>13,.0f} "
              f"{row['match']:>10,.0f} {row['observed']:>10,.0f}")
    worst = min(row["match"] for row in games.values())
    ratio = min(row["vector"] / row["engine"] for row in games.values())
    print()
    print_aim("vector against the engine alone", ratio, VECTOR_AIM, "")
    print_aim("one match", worst, MATCH_AIM, " decisions/s")
    if found["peers"]:
        print_peers(found["peers"], games)
    for label, why in found["missing"].items():
        print(f"not measured: {label}: {why}")


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m curia.bench", description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--json", action="store_true", help="prints the figures as JSON")
    parser.add_argument("--quick", action="store_true", help="shorter and less exact")
    given = parser.parse_args()
    found = measure(2, 0.03) if given.quick else measure(5, 0.2)
    if given.json:
        print(json.dumps(found))
    else:
        print_report(found)


if __name__ == "__main__":
    main()
