"""Many matches at once."""

import numpy as np
import pytest

import curia


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


@pytest.mark.parametrize("actions, sentence", [
    (np.full(8, -1), "match 0 is not legal"),
    (np.full(8, 1 << 32), "match 0 is not legal"),
    (np.zeros(7, np.int32), "7 actions for 8 matches"),
    (np.zeros((8, 1), np.int32), "a row of whole numbers"),
    (np.full(8, 0.5), "a row of whole numbers"),
    (["left"] * 8, "a row of whole numbers"),
])
def test_bad_actions_change_nothing(actions, sentence):
    one, twin = (curia.vector("justinian", num_envs=8, seed=2) for _ in range(2))
    with pytest.raises(ValueError, match=sentence):
        one.step(actions)
    # Also not in the matches before the one with the wrong action.
    wrong = one.legal[:, 0].copy()
    wrong[5] = -1
    with pytest.raises(ValueError, match="match 5 is not legal"):
        one.step(wrong)
    for each in (one, twin):
        each.step(each.legal[:, 0])
    assert (one.observation == twin.observation).all()


@pytest.mark.parametrize("settings, sentence", [
    ({"bots": ["club"] * 3}, "no seat is left"),
    ({"bots": ["club"]}, "for each seat"),
    ({"bots": "club"}, "bots are a list"),
    ({"bots": ["nobody", None, None]}, "no bot 'nobody'"),
    ({"num_envs": 0}, "at least one match"),
    ({"threads": 0}, "at least one"),
    ({"num_envs": "many"}, "a whole number"),
    ({"seed": -3}, "a seed is"),
    ({"players": 7}, "players"),
    ({"options": {"no": "thing"}}, "no"),
])
def test_bad_settings_are_refused(settings, sentence):
    with pytest.raises(ValueError, match=sentence):
        curia.vector("justinian", **settings)


def test_bots_take_seats():
    envs = curia.vector("justinian", num_envs=4, seed=1, bots=[None, "greedy", "random"])
    rng = np.random.default_rng(1)
    for _ in range(50):
        assert (envs.seat == 0).all()
        envs.step(envs.random_actions(rng))


def test_other_packages_get_the_arrays_without_copies():
    envs = curia.vector("justinian", num_envs=4, seed=1)
    seen, may = np.from_dlpack(envs.observation), np.from_dlpack(envs.mask)
    for _ in range(5):
        envs.step(envs.legal[:, 0])
    assert np.shares_memory(seen, envs.observation) and np.shares_memory(may, envs.mask)
    assert (seen == envs.observation).all() and seen.any()
