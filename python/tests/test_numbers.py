"""One match in numbers: arrays of the caller, step(), features of actions."""

import array

import numpy as np
import pytest

import curia


def rows_for(game, outlook=False):
    facts = curia.facts(game)
    width = facts["view"] + (facts["outlook"] if outlook else 0)
    return np.full(width, 7, np.int8), np.full(facts["actions"], 7, np.uint8)


@pytest.mark.parametrize("outlook", [False, True])
def test_step_fills_what_the_next_seat_sees(game, outlook):
    match, twin = curia.match(game, seed=6), curia.match(game, seed=6)
    rng = np.random.default_rng(2)
    seen, may = rows_for(game, outlook)
    match.fill(seen, may)
    legal = match.legal_numbers()
    while legal:
        assert legal == twin.legal_numbers()
        assert (seen == twin.observation(outlook=outlook)).all()
        assert (may == twin.mask()).all()
        number = int(rng.choice(legal))
        legal = match.step(number)
        twin.play(number)
    assert match.over and match.scores == twin.scores
    assert match.record() == twin.record()


def test_step_takes_an_action_as_a_dict(game):
    one, other = curia.match(game, seed=6), curia.match(game, seed=6)
    for _ in range(5):
        action = one.legal()[-1]
        assert one.step(action) == other.step(np.int64(other.number(action)))
    assert one.record() == other.record()


def test_step_waits_where_chance_waits_for_the_caller():
    match, waits = curia.match("justinian", seed=6, deals=False), 0
    seen, may = rows_for("justinian")
    match.fill(seen, may)
    assert (seen == 0).all() and (may == 7).all(), "nobody is asked before the deal"
    match.draw(1)
    while waits < 2:
        legal = match.step(match.legal_numbers()[0])
        if match.turn == "chance":
            assert legal == []
            match.draw(1)
            waits += 1


def test_an_action_that_is_not_legal_changes_nothing(game):
    match, twin = curia.match(game, seed=1), curia.match(game, seed=1)
    seen, may = rows_for(game)
    match.fill(seen, may)
    match.step(match.legal_numbers()[0])
    twin.step(twin.legal_numbers()[0])
    before = seen.copy(), may.copy()
    wrong = int(np.flatnonzero(may == 0)[0])
    for action in (wrong, -1, 1 << 70, -(1 << 70), 1.5, None, "pass", {}):
        with pytest.raises(ValueError):
            match.step(action)
    assert (seen == before[0]).all() and (may == before[1]).all()
    assert match.record() == twin.record()


def test_arrays_stay_as_they_are_after_the_end(game, play_out):
    match = curia.match(game, seed=1)
    seen, may = rows_for(game)
    match.fill(seen, may)
    play_out(match, 1)
    before = seen.copy()
    with pytest.raises(ValueError, match="over"):
        match.step(0)
    match.fill(seen)
    assert (seen == before).all() or not seen.any()


def test_fill_can_change_and_end():
    match = curia.match("grand_tribunal", seed=1)
    first, may = rows_for("grand_tribunal")
    second = np.full((3, len(first)), 7, np.int8)
    match.fill(first, may)
    old = first.copy()
    match.fill(second[1])
    match.step(match.legal_numbers()[0])
    assert (first == old).all() and (second[1] == match.observation()).all()
    assert (second[[0, 2]] == 7).all(), "only the row that was given"
    twin, copied = match.copy(), second[1].copy()
    for _ in range(5):
        twin.step(twin.legal_numbers()[-1])
    assert (second[1] == copied).all(), "a copy does not fill the arrays"
    match.fill()
    match.step(match.legal_numbers()[0])
    assert (second[1] == copied).all()


def test_arrays_to_fill_are_filled_and_returned(game):
    match = curia.match(game, seed=3)
    for outlook in (False, True):
        seen, may = rows_for(game, outlook)
        assert match.observation(outlook=outlook, out=seen) is seen
        assert (seen == match.observation(outlook=outlook)).all()
        other = (match.seat + 1) % 3
        assert (match.observation(other, outlook, seen) == match.observation(other, outlook)).all()
        assert match.mask(out=may) is may
        assert (may == match.mask()).all()
    flags = np.ones(len(may), bool)
    assert (match.mask(out=flags) == match.mask().astype(bool)).all()
    assert bytes(match.mask(out=bytearray(len(may)))) == match.mask().tobytes()
    numbers = array.array("b", bytes(curia.facts(game)["view"]))
    assert (np.asarray(match.observation(out=numbers)) == match.observation()).all()


WIDTH = curia.facts("justinian")["view"]
READ_ONLY = np.zeros(WIDTH, np.int8)
READ_ONLY.flags.writeable = False


@pytest.mark.parametrize("array", [
    np.zeros(WIDTH - 1, np.int8), np.zeros(WIDTH + 1, np.int8), np.zeros(0, np.int8),
    np.zeros(WIDTH, np.float32), np.zeros(WIDTH, np.uint8), np.zeros(WIDTH // 2, np.int16),
    np.zeros(2 * WIDTH, np.int8)[::2], READ_ONLY, bytes(WIDTH), [0] * WIDTH, "row", 7,
])
def test_other_arrays_are_refused(array):
    match = curia.match("justinian", seed=1)
    seen, may = rows_for("justinian")
    match.fill(seen, may)
    with pytest.raises(ValueError, match="an array of"):
        match.observation(out=array)
    with pytest.raises(ValueError, match="an array of"):
        match.fill(array, may)
    with pytest.raises(ValueError, match="an array of"):
        match.fill(seen, array)
    match.step(match.legal_numbers()[0])
    assert (seen == match.observation()).all(), "the arrays given before are still filled"
    assert not any(np.frombuffer(array, np.uint8)) if isinstance(array, bytes) else True


def test_actions_have_features(game):
    facts = curia.facts(game)
    features = curia.action_features(game)
    assert features.shape == (facts["actions"], facts["features"])
    assert len(np.unique(features, axis=0)) == facts["actions"], "all are different"
    names = curia.describe_action(game)
    assert len(names) == len(set(names)) == facts["features"]
    match = curia.match(game, seed=1)
    # The feature that names the alternative says what the action says.
    for number in match.legal_numbers():
        on = {name for name, value in zip(names, features[number]) if value}
        assert f"={match.action(number)['type']}" in on


def test_features_of_an_unknown_game_are_refused():
    for call in (curia.action_features, curia.describe_action):
        with pytest.raises(ValueError, match="no game 'chess'"):
            call("chess")
