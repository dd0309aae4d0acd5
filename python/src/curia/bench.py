"""Measures the speed of the package on this machine: `python -m curia.bench [--json] [--quick]`.

Everything is measured in the same run, on one thread, with actions at random, in decisions a
second of this thread's processor time:
  vector   curia.vector() with 1,024 matches, observations and masks filled, beside the engine alone:
           the same batch and arrays, without Python
  match    one curia.match(): over, legal_numbers(), play(); and the same with observation()
  peers    the same two loops over one match of OpenSpiel's and PettingZoo's games, where installed.
           PettingZoo always gives an observation.
"""

from __future__ import annotations

import argparse
import json
import random
import time
from typing import Any, Callable

import numpy as np

import curia
from curia import _core

PLAYERS = 3
MATCHES = 1024
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


def spiel_work(name: str, observes: bool) -> Callable[[], int]:
    import pyspiel
    game = pyspiel.load_game(name)
    has_tensor = game.get_type().provides_observation_tensor
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
            if observes:
                state.observation_tensor() if has_tensor else state.information_state_tensor()
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        return decisions

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
    """The rates of each peer that is installed, and why the others are not measured."""
    rates: Rates = {}
    missing: dict[str, str] = {}
    for name in SPIEL_GAMES + ZOO_GAMES:
        is_spiel = name in SPIEL_GAMES
        label = ("OpenSpiel " if is_spiel else "PettingZoo ") + name
        try:
            bare = best_rate(spiel_work(name, False), runs, seconds) if is_spiel else None
            work = spiel_work(name, True) if is_spiel else zoo_work(name)
            rates[label] = {"match": bare, "observed": best_rate(work, runs, seconds)}
        except Exception as error:  # whatever another package raises
            missing[label] = (str(error) or repr(error)).splitlines()[0]
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


def print_peers(peers: Rates, worst: Rates) -> None:
    print(f"\n{'peer':<34} {'one match':>10} {'times':>6}   {'observed':>10} {'times':>6} "
          f"{'vector':>7}")
    for label, rate in peers.items():
        bare = rate["match"]
        print(f"{label:<34} " +
              (f"{bare:>10,.0f} {worst['match'] / bare:>6.1f}" if bare else " " * 17) +
              f"   {rate['observed']:>10,.0f} {worst['observed'] / rate['observed']:>6.1f} "
              f"{worst['vector'] / rate['observed']:>7.1f}")
    print("times: our slowest game, in the same loop; vector: our slowest vector against the peer")
    for package in ("OpenSpiel", "PettingZoo"):
        rates = [rate["observed"] for label, rate in peers.items() if label.startswith(package)]
        if rates:
            print_aim(f"vector against {package}", worst["vector"] / max(rates), PEER_AIM, " times")


def print_report(found: dict[str, Any]) -> None:
    games: Rates = found["games"]
    print(f"this core: {found['copies_512'] / 1e6:.1f} M copies of 512 bytes/s\n")
    print(f"{'decisions/s':<16} {'engine alone':>13} {'vector':>11} {'ratio':>6} "
          f"{'with outlook':>13} {'one match':>10} {'observed':>10}")
    for game, row in games.items():
        print(f"{game:<16} {row['engine']:>13,.0f} {row['vector']:>11,.0f} "
              f"{row['vector'] / row['engine']:>6.2f} {row['outlook']:>13,.0f} "
              f"{row['match']:>10,.0f} {row['observed']:>10,.0f}")
    worst = {name: min(row[name] for row in games.values())
             for name in ("vector", "match", "observed")}
    ratio = min(row["vector"] / row["engine"] for row in games.values())
    print()
    print_aim("vector against the engine alone", ratio, VECTOR_AIM, "")
    print_aim("one match", worst["match"], MATCH_AIM, " decisions/s")
    if found["peers"]:
        print_peers(found["peers"], worst)
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
