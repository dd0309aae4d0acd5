"""Judges in the engine. What needs PyTorch is not tested here."""

import lzma
import struct

import numpy as np
import pytest

import door

GAME = "circus_maximus"
LAYOUT = door.describe(GAME)
MARK, POINT, FINEST = b"curiajudge1", 22, 32767  # as learn/judge.py has them


def positions(rows, steps=30, players=3):
    """What is seen after each legal action of some decisions, and where those of a match begin."""
    most = LAYOUT["most_actions"]
    arrays = {
        "after": np.zeros((rows * most, LAYOUT["after"]), np.int8),
        "after_begin": np.zeros(rows + 1, np.int32),
        "legal": np.zeros((rows, most), np.int32),
        "legal_count": np.zeros(rows, np.int32),
    }
    arrays["seat"] = np.zeros(rows, np.uint8)
    matches = door.Matches(GAME, arrays, players=players, seed=5, most_apart=100)
    for _ in range(steps):
        yield arrays
        matches.step(arrays["legal"][:, 0].copy())


def made_judge(rng, sizes=(24, 8)):
    """A judge with random weights: its parts, and its bytes."""
    widths = [LAYOUT["after"], *sizes, LAYOUT["seats"]]
    layers = [
        (
            rng.integers(-127, 128, (outputs, inputs)),
            rng.integers(1 << 12, 1 << 14, outputs),
            rng.integers(-(1 << 30), 1 << 34, outputs),
        )
        for inputs, outputs in zip(widths, widths[1:])
    ]
    bytes_ = MARK + struct.pack("<Qfi", int(LAYOUT["after_signature"]), 0.8, len(sizes) + 1)
    bytes_ += struct.pack(f"<{len(sizes) + 1}i", *sizes, LAYOUT["seats"])
    for i, (weights, multipliers, starts) in enumerate(layers):
        bytes_ += (weights.T if i == 0 else weights).astype(np.int8).tobytes()
        bytes_ += multipliers.astype(np.int32).tobytes() + starts.astype(np.int64).tobytes()
    return layers, bytes_


def expected(layers, after):
    x = after.astype(np.int64)
    for weights, multipliers, starts in layers[:-1]:
        sums = x @ weights.T.astype(np.int64) * multipliers + starts
        x = np.clip((sums + (1 << (POINT - 1))) >> POINT, 0, FINEST)
    weights, multipliers, starts = layers[-1]
    return (x @ weights.T.astype(np.int64) * multipliers + starts) >> POINT


def test_a_judge_counts_in_whole_numbers():
    layers, bytes_ = made_judge(np.random.default_rng(1))
    for arrays in positions(rows=8, steps=5):
        after = arrays["after"][: arrays["after_begin"][-1]]
        rewards = door.judge(GAME, bytes_, after, LAYOUT["seats"])
        assert (rewards * 65536 == expected(layers, after)).all()


def test_the_order_of_positions_does_not_matter():
    rng = np.random.default_rng(2)
    _, bytes_ = made_judge(rng)
    arrays = next(positions(rows=16))
    after = arrays["after"][: arrays["after_begin"][-1]]
    order = rng.permutation(len(after))
    rewards = door.judge(GAME, bytes_, after, LAYOUT["seats"])
    assert (door.judge(GAME, bytes_, after[order], LAYOUT["seats"]) == rewards[order]).all()


@pytest.mark.parametrize("players", [3, 4, 5])
def test_every_action_looks_different_afterwards(players):
    # Except F9 behind the merchants of a row that a judge sees, or with two own
    # merchants. Merchants that are played or recalled, 8 * 5 * 2 each, have the first numbers.
    step_left = range(160, 168)
    for arrays in positions(rows=16, steps=60, players=players):
        begin = arrays["after_begin"]
        assert (np.diff(begin) == arrays["legal_count"]).all()
        for i in range(16):
            numbers = arrays["legal"][i, : begin[i + 1] - begin[i]]
            rows = arrays["after"][begin[i] : begin[i + 1]][~np.isin(numbers, step_left)]
            assert len(np.unique(rows, axis=0)) == len(rows)


def test_a_damaged_judge_is_refused():
    _, bytes_ = made_judge(np.random.default_rng(3))
    other = bytearray(bytes_)
    other[len(MARK)] ^= 1  # of the signature
    row = np.zeros((1, LAYOUT["after"]), np.int8)
    door.judge(GAME, bytes_, row, LAYOUT["seats"])
    sizes = (0, 5, len(MARK), len(MARK) + 12, len(MARK) + 20, 200, len(bytes_) - 1)
    cut = [bytes_[:size] for size in sizes]
    for bad in [*cut, bytes_ + b"\0", bytes(other)]:
        with pytest.raises(ValueError):
            door.judge(GAME, bad, row, LAYOUT["seats"])
    with pytest.raises(ValueError):
        door.judge("justinian", bytes_, row, LAYOUT["seats"])


def searched(bytes_, threads, players=3):
    room = 20_000
    after = np.zeros((room, LAYOUT["after"]), np.int8)
    rewards, weight = np.zeros((room, LAYOUT["seats"]), np.float32), np.zeros(room, np.float32)
    count = door.search(
        GAME, bytes_, after, rewards, weight, players=players, preset=0, matches=3, threads=threads,
        seed=9, deep=40, quick=10, deep_part=0.3, least=4, follow=0.3, lambda_=0.9,
    )  # fmt: skip
    after, rewards, weight = after[:count], rewards[:count], weight[:count]
    rows = np.concatenate([after, rewards.view(np.int8), weight[:, None].view(np.int8)], 1)
    return rewards, weight, rows[np.lexsort(rows.T)]


def test_searched_matches_do_not_depend_on_threads():
    bytes_ = lzma.decompress((door.ROOT / "learn/judges/circus_maximus.judge.xz").read_bytes())
    rewards, weight, rows = searched(bytes_, threads=1)
    assert len(rows) > 500
    assert (rows == searched(bytes_, threads=2)[2]).all()
    assert rewards.min() > -0.3 and rewards.max() < 1.3 and (rewards[:, 3:] == 0).all()
    assert weight.min() > 0 and weight.max() < 1


def test_the_judge_wins_against_greedy_players():
    bytes_ = lzma.decompress((door.ROOT / "learn/judges/circus_maximus.judge.xz").read_bytes())
    wins = door.play(GAME, bytes_, "greedy", players=3, deals=20, seed=1, threads=2, bot="judge")
    assert wins.mean() > 0.6
    bot = "judge-tree@50"
    wins = door.play(GAME, bytes_, "greedy", players=3, deals=4, seed=1, threads=2, bot=bot)
    assert wins.mean() > 0.6
    for name in ("judge-tree", "judge-tree@", "judge@5", "net"):
        with pytest.raises(ValueError):
            door.play(GAME, bytes_, "greedy", players=3, deals=1, seed=1, threads=1, bot=name)
