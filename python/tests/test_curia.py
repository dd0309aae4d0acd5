"""The Python package, against the real engine."""

import time

import numpy as np
import pytest

import curia

GAMES = curia.games()


def play_out(match, rng):
    while not match.over:
        match.play(int(rng.choice(match.legal_numbers())))
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_match_by_dicts_and_by_numbers_is_the_same(game):
    one, other = curia.match(game, seed=7), curia.match(game, seed=7)
    rng = np.random.default_rng(1)
    while not one.over and one.version < 300:
        place = int(rng.integers(len(one.legal())))
        action, number = one.legal()[place], other.legal_numbers()[place]
        assert one.number(action) == number
        assert one.action(number) == action
        one.play(action)
        other.play(number)
        assert one.view(0) == other.view(0)
        assert one.record() == other.record()


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_be_read_back(game):
    match = play_out(curia.match(game, seed=3), np.random.default_rng(3))
    again = curia.from_record(match.record())
    assert again.scores == match.scores
    assert again.version == match.version
    assert again.view(1) == match.view(1)


def test_bad_input_is_refused_and_changes_nothing():
    match = curia.match("justinian", seed=1)
    before = match.record()
    for wrong in (lambda: match.play({"type": "dance"}), lambda: match.play({"type": "claim"}),
                  lambda: match.play(-1), lambda: match.play(10_000),
                  lambda: match.view(9), lambda: match.legal(-1), lambda: match.scores,
                  lambda: match.play(match.legal()[0], seat=(match.seat + 1) % 3),
                  lambda: match.choose("nobody"), lambda: match.news(99)):
        with pytest.raises(ValueError):
            wrong()
    assert match.record() == before
    for wrong in (lambda: curia.match("chess"), lambda: curia.match("justinian", players=9),
                  lambda: curia.match("justinian", options={"no": "thing"}),
                  lambda: curia.match("justinian", edition="nonsense"),
                  lambda: curia.from_record("nonsense"),
                  lambda: curia.vector("justinian", bots=["club"] * 3),
                  lambda: curia.match("justinian").choose("exec:true")):
        with pytest.raises(ValueError):
            wrong()


def test_nobody_sees_what_they_may_not_know():
    match = curia.match("justinian", seed=1)
    assert match.view(0)["own"] != match.view(1)["own"]
    assert match.imagine(0, seed=5).view(0) == match.view(0)


@pytest.mark.parametrize("game", GAMES)
def test_bots_play(game):
    match = curia.match(game, seed=2)
    for _ in range(6):
        action = match.choose("greedy")
        assert action in match.legal()
        match.play(action)


@pytest.mark.parametrize("game", GAMES)
def test_many_matches_do_not_depend_on_threads(game):
    vectors = [curia.vector(game, num_envs=8, threads=threads, seed=4) for threads in (1, 3)]
    rngs = [np.random.default_rng(1) for _ in vectors]
    ended = 0
    for _ in range(400):
        for one, rng in zip(vectors, rngs):
            one.step(one.random_actions(rng))
        a, b = vectors
        for name in ("mask", "seat", "ended", "score"):
            assert (getattr(a, name) == getattr(b, name)).all()
        if a.observation is not None:
            assert (a.observation == b.observation).all()
        assert np.allclose(a.share.sum(1), a.ended)
        ended += a.ended.sum()
    assert ended > 0
    with pytest.raises(ValueError):
        a.step(np.full(8, -1))


@pytest.mark.parametrize("game", GAMES)
def test_one_observation_is_the_row_of_a_vector(game):
    match = curia.match(game, seed=1)
    names = curia.describe_observation(game, outlook=True)
    row = match.observation(outlook=True)
    assert len(names) == len(row)
    assert row.any()


def test_pettingzoo():
    api = pytest.importorskip("pettingzoo.test")
    from curia.pettingzoo_env import env
    for game in ("justinian", "circus_maximus"):
        api.api_test(env(game), num_cycles=200)
    api.seed_test(lambda: env("justinian"), num_cycles=50)


def test_gymnasium():
    checker = pytest.importorskip("gymnasium.utils.env_checker")
    from curia.gymnasium_env import SeatEnv
    for game in ("justinian", "circus_maximus"):
        checker.check_env(SeatEnv(game), skip_render_check=True)


def test_is_fast():
    match, rng = curia.match("justinian", seed=1), np.random.default_rng(1)
    choices = rng.random(1 << 16)
    start, decisions = time.perf_counter(), 0
    while time.perf_counter() - start < 0.5:
        if match.over:
            match = curia.match("justinian", seed=decisions)
        legal = match.legal_numbers()
        match.play(legal[int(choices[decisions & 0xFFFF] * len(legal))])
        decisions += 1
    assert decisions > 5_000, "a decision from Python takes too long"
