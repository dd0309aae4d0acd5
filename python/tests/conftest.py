"""What the tests share."""

import numpy as np
import pytest

import curia


def pytest_generate_tests(metafunc):
    if "game" in metafunc.fixturenames:
        metafunc.parametrize("game", curia.games())


@pytest.fixture
def play_out():
    """Plays a match to its end at random."""

    def play(match, seed):
        rng = np.random.default_rng(seed)
        while not match.over:
            match.play(rng.choice(match.legal_numbers()))
        return match

    return play
