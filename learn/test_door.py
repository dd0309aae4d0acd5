"""The engine's side of training. What needs PyTorch is not tested here."""

import numpy as np
import pytest

import door

GAMES = ["justinian", "circus_maximus", "grand_tribunal"]


def arrays_for(layout, rows):
    return {
        "mask": np.zeros((rows, layout["actions"]), np.uint8),
        "seat": np.zeros(rows, np.uint8),
        "ended": np.zeros(rows, np.uint8),
        "share": np.zeros((rows, layout["seats"]), np.float32),
        "score": np.zeros((rows, layout["seats"]), np.int32),
    }


def first_legal(arrays):
    return arrays["mask"].argmax(1).astype(np.int32)


@pytest.mark.parametrize("game", GAMES)
def test_the_layout_gives_every_entry_a_place(game):
    layout = door.describe(game)
    for inputs in (layout["inputs"], layout["state_inputs"]):
        assert len(inputs["plain"]) == len(inputs["ends"]) == inputs["entries"]
        mentions = np.diff([0, *inputs["ends"]])
        assert ((mentions == 0) == (np.array(inputs["plain"]) >= 0)).all()
    assert layout["inputs"]["entries"] == layout["seen"]
    assert len(layout["outputs"]["part_ends"]) == layout["actions"]


@pytest.mark.parametrize("game", GAMES)
def test_matches_do_not_depend_on_threads(game):
    layout = door.describe(game)
    one, two = arrays_for(layout, 8), arrays_for(layout, 8)
    single = door.Matches(game, one, players=3, threads=1, seed=5, most_apart=20)
    double = door.Matches(game, two, players=3, threads=2, seed=5, most_apart=20)
    for _ in range(100):
        for name in one:
            assert (one[name] == two[name]).all()
        over = one["ended"] > 0
        assert np.allclose(one["share"].sum(1)[over], 1)
        single.step(first_legal(one))
        double.step(first_legal(two))


def test_an_illegal_action_changes_nothing():
    layout = door.describe("justinian")
    arrays = arrays_for(layout, 4)
    matches = door.Matches("justinian", arrays, players=3, seed=5)
    before = {name: array.copy() for name, array in arrays.items()}
    actions = first_legal(arrays)
    actions[2] = arrays["mask"][2].argmin()
    with pytest.raises(ValueError):
        matches.step(actions)
    assert all((before[name] == array).all() for name, array in arrays.items())


def test_the_state_is_filled_for_the_critic():
    layout = door.describe("justinian")
    arrays = arrays_for(layout, 4) | {"state": np.zeros((4, layout["state"]), np.int8)}
    door.Matches("justinian", arrays, players=3, seed=5)
    assert (arrays["state"] != 0).any(1).all()


def test_the_net_of_the_program_wins_against_random_players():
    net = (door.ROOT / "bots" / "justinian" / "net.bin").read_bytes()
    wins = door.play("justinian", net, "random", players=3, deals=6, seed=1, threads=2)
    assert wins.mean() > 0.8
    with pytest.raises(ValueError):
        door.play("circus_maximus", net, "random", players=3, deals=1, seed=1, threads=1)


@pytest.mark.parametrize("game", ["justinian", "grand_tribunal"])
def test_a_packed_net_comes_back(game):
    packed = (door.ROOT / "bots" / game / "net.bin").read_bytes()
    plain = door.rewrite(game, packed, packed=False)
    assert len(plain) > 2 * len(packed)
    assert door.rewrite(game, plain, packed=True) == packed
    with pytest.raises(ValueError):
        door.rewrite("circus_maximus", packed, packed=False)


def test_there_is_no_such_game():
    with pytest.raises(ValueError):
        door.describe("chess")
