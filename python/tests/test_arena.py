"""The arena, with bots by name and with bots written in Python."""

import json
import os
import random
import subprocess

import pytest

import curia


def first(view, legal, rng):
    return legal[0]


class Wild:
    """Plays at random, from the numbers that it is given."""

    def choose(self, view, legal, rng):
        assert isinstance(rng, random.Random)
        return dict(rng.choice(legal))  # an equal action is as good as the same one


def test_a_bot_in_python_meets_one_by_name(game):
    found = curia.arena(game, Wild(), "greedy", deals=6, seed=3)
    assert (found.games, found.deals, found.players) == (18, 6, 3)
    assert 0 <= found.win_share.low <= found.win_share.value <= found.win_share.high <= 1
    assert found.margin.value < 0, "random play beats the heuristic"
    assert len(found.seat_shares) == 3
    assert found == curia.arena(game, Wild(), "greedy", deals=6, seed=3), "not repeatable"
    assert found != curia.arena(game, Wild(), "greedy", deals=6, seed=4)


def test_equal_play_has_equal_luck(game):
    # All play alike, so every seat of a deal gives the same match: the share is exactly fair.
    found = curia.arena(game, first, first, deals=4, players=3)
    assert found.win_share.value == pytest.approx(1 / 3)
    assert found.margin.low <= found.margin.value <= found.margin.high


def test_the_view_is_the_one_of_the_seat():
    seen = []

    def spy(view, legal, rng):
        seen.append(view["viewer"])
        return legal[0]

    curia.arena("justinian", spy, "random", deals=1)
    assert set(seen) == {0, 1, 2}, "the candidate sits in every seat"


def test_figures_are_those_of_the_program():
    program = os.environ.get("CURIA_PROGRAM")
    if not program:
        pytest.skip("CURIA_PROGRAM does not name the program")
    there = json.loads(subprocess.run(
        [program, "arena", "justinian", "--players", "3", "--candidate", "greedy", "--field",
         "random", "beginner", "--deals", "12", "--seed", "5", "--json"],
        check=True, capture_output=True, text=True).stdout)
    row = there["candidates"][0]
    for threads in (1, 2):
        here = curia.arena("justinian", "greedy", ["random", curia.bot("beginner")], deals=12,
                           seed=5, threads=threads)
        assert here.win_share.value == pytest.approx(row["win_share"], abs=1e-6)
        assert here.win_share.low == pytest.approx(row["low"], abs=1e-6)
        assert here.win_share.high == pytest.approx(row["high"], abs=1e-6)
        assert here.margin.value == pytest.approx(row["margin"], abs=1e-6)


def test_an_exception_of_the_bot_reaches_the_caller():
    def broken(view, legal, rng):
        return legal[view["nothing"]]

    with pytest.raises(KeyError, match="nothing"):
        curia.arena("justinian", broken, "random", deals=2)


@pytest.mark.parametrize("answer", [None, 0, {"type": "dance"}, [], "pass"])
def test_an_illegal_answer_is_refused(answer):
    with pytest.raises(ValueError, match="chose an action that is not legal"):
        curia.arena("justinian", lambda view, legal, rng: answer, "random", deals=2)


@pytest.mark.parametrize("settings, sentence", [
    ({"candidate": "nobody"}, "no bot 'nobody'"),
    ({"candidate": 7}, "a player is the name"),
    ({"field": []}, "the field is empty"),
    ({"field": ["random", None]}, "a player is the name"),
    ({"deals": 0}, "at least one deal"),
    ({"deals": "all"}, "a whole number"),
    ({"players": 9}, "players"),
    ({"players": -1}, "players"),
    ({"seed": -1}, "a seed is"),
    ({"threads": 0}, "at least one thread"),
    ({"game": "chess"}, "no game"),
    ({"edition": "nonsense"}, "edition"),
])
def test_bad_settings_are_refused(settings, sentence):
    wanted = {"game": "justinian", "candidate": "random", "field": "random", "deals": 2, **settings}
    with pytest.raises(ValueError, match=sentence):
        curia.arena(**wanted)
