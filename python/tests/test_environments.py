"""The games in the interfaces of other packages. A test is skipped where its package is missing."""

import pytest


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


def test_bad_settings_are_refused_before_the_first_match():
    pytest.importorskip("pettingzoo")
    from curia.gymnasium_env import SeatEnv
    from curia.pettingzoo_env import env
    for wrong in (lambda: SeatEnv("chess"), lambda: SeatEnv("justinian", players=9),
                  lambda: SeatEnv("justinian", seat=3), lambda: SeatEnv("justinian", bot="nobody"),
                  lambda: SeatEnv("justinian", options={"no": "thing"}),
                  lambda: env("chess"), lambda: env("justinian", players=9),
                  lambda: env("justinian", edition="nonsense")):
        with pytest.raises(ValueError):
            wrong()
