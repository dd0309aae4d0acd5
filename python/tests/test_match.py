"""One match, against the real engine."""

import copy
import pickle
import re

import numpy as np
import pytest

import curia


def test_a_match_by_dicts_and_by_numbers_is_the_same(game):
    one, other = curia.match(game, seed=7), curia.match(game, seed=7)
    rng = np.random.default_rng(1)
    while not one.over and one.version < 300:
        place = int(rng.integers(len(one.legal())))
        action, number = one.legal()[place], other.legal_numbers()[place]
        assert one.number(action) == number
        assert one.action(number) == action
        one.play(action)
        other.play(np.int64(number))
        assert one.view(0) == other.view(0)
        assert one.record() == other.record()


def test_a_record_can_be_read_back(game, play_out):
    match = play_out(curia.match(game, seed=3), 3)
    again = curia.from_record(match.record())
    assert again.scores == match.scores
    assert again.version == match.version <= match.max_steps
    assert again.view(1) == match.view(1)


def test_chance_can_wait_for_the_caller(game):
    match = curia.match(game, deals=False)
    assert (match.turn, match.seat, match.seats) == ("chance", -1, [])
    match.draw(seed=5)
    other = curia.match(game, deals=False, seed=99)
    other.draw(seed=5)
    assert match.turn == "players"
    assert match.view(0) == other.view(0)


def test_a_question_does_not_change_the_luck(game):
    asked, silent = curia.match(game, seed=5), curia.match(game, seed=5)
    while not asked.over and asked.version < 60:
        asked.choose("random")
        asked.imagine(0)
        number = asked.legal_numbers()[0]
        asked.play(number)
        silent.play(number)
    assert asked.record() == silent.record()


def test_copies_are_independent(game):
    match = curia.match(game, seed=5)
    for _ in range(20):
        match.play(match.legal_numbers()[0])
    before, records = match.record(), set()
    for twin in (match.copy(), copy.copy(match), copy.deepcopy(match),
                 pickle.loads(pickle.dumps(match))):
        assert twin.record() == before
        for _ in range(20):
            twin.play(twin.legal_numbers()[0])
        records.add(twin.record())
    assert len(records) == 1, "copies have the same luck"
    assert match.record() == before


def test_an_imagined_match_can_be_pickled(game):
    world = curia.match(game, seed=5).imagine(1, seed=3)
    world.play(world.legal_numbers()[0])
    again = pickle.loads(pickle.dumps(world))
    assert [again.view(seat) for seat in range(3)] == [world.view(seat) for seat in range(3)]
    assert again.version == world.version


def test_earlier_views(game):
    match, seen = curia.match(game, seed=4), []
    while not match.over and match.version < 90:
        seen.append((match.version, match.seat, match.view(match.seat), match.view_json()))
        match.play(match.legal_numbers()[-1])
    for version, seat, view, spectated in seen:
        assert match.view(seat, version) == view
        assert match.view_json(None, version) == spectated
    assert match.view(0, version=match.version) == match.view(0)


def test_play_outs_are_random_and_change_nothing(game):
    match = curia.match(game, seed=4)
    before = match.record()
    scores = match.play_out(seed=1)
    assert len(scores) == 3 and scores == match.play_out(seed=1)
    assert len({tuple(match.play_out(seed)) for seed in range(20)}) > 3
    assert len({tuple(match.play_out()) for _ in range(20)}) > 3, "the match has luck of its own"
    assert match.record() == before


def test_a_play_out_of_a_match_that_is_over_is_its_result(game, play_out):
    match = play_out(curia.match(game, seed=3), 3)
    assert match.play_out() == match.scores


def refused(call, sentence):
    with pytest.raises(ValueError) as caught:
        call()
    assert re.search(sentence, str(caught.value)), str(caught.value)


LOOP: dict = {}
LOOP["type"] = LOOP


@pytest.mark.parametrize("call, sentence", [
    (lambda m: m.play({"type": "dance"}), "no action"),
    (lambda m: m.play({"type": "claim"}), "not legal now"),
    (lambda m: m.play({}), "no action"),
    (lambda m: m.play({"type": {1, 2}}), "no action"),
    (lambda m: m.play({"type": float("nan")}), "."),
    (lambda m: m.play(LOOP), "no action"),
    (lambda m: m.play("claim"), "a dict or its number"),
    (lambda m: m.play(None), "a dict or its number"),
    (lambda m: m.play(1.5), "a dict or its number"),
    (lambda m: m.play(-1), "action -1 is not legal"),
    (lambda m: m.play(10_000), "action 10000 is not legal"),
    (lambda m: m.play(1 << 80), "is not legal"),
    (lambda m: m.play(m.legal()[0], seat=(m.seat + 1) % 3), "not legal now"),
    (lambda m: m.play(m.legal_numbers()[0], seat=(m.seat + 1) % 3), "not legal"),
    (lambda m: m.play(m.legal_numbers()[0], seat="north"), "a seat is a whole number"),
    (lambda m: m.view(9), "no seat 9: seats go from 0 to 2"),
    (lambda m: m.view(0, 99), "no version 99"),
    (lambda m: m.view_json(0, -1), "no version -1"),
    (lambda m: m.view(0, "now"), "a version is a whole number"),
    (lambda m: m.play_out("x"), "a seed is"),
    (lambda m: m.legal(-1), "no seat -1"),
    (lambda m: m.legal(1 << 80), "no seat"),
    (lambda m: m.observation(3), "no seat 3"),
    (lambda m: m.action(-1), "no action has the number"),
    (lambda m: m.action(1 << 80), "no action has the number"),
    (lambda m: m.number({"type": "dance"}), "."),
    (lambda m: m.scores, "not over"),
    (lambda m: m.choose("nobody"), "no bot 'nobody'"),
    (lambda m: m.choose("exec:true"), "no bot"),
    (lambda m: m.choose("random", seat=(m.seat + 1) % 3), "not the turn"),
    (lambda m: m.choose("random", seed=-1), "a seed is"),
    (lambda m: m.imagine(7), "no seat 7"),
    (lambda m: m.imagine(0, seed="x"), "a seed is"),
    (lambda m: m.news(99), "no step 99"),
    (lambda m: m.news(None), "a step is a whole number"),
    (lambda m: m.action(None), "an action is a whole number"),
    (lambda m: m.number(None), "."),
    (lambda m: m.draw(seed=1.5), "a seed is"),
])
def test_bad_questions_and_actions_change_nothing(call, sentence):
    match, twin = curia.match("justinian", seed=1), curia.match("justinian", seed=1)
    refused(lambda: call(match), sentence)
    assert match.record() == twin.record()
    # The luck is the same, too: nothing was drawn before the refusal.
    assert match.choose("random") == twin.choose("random")
    for one in (match, twin):
        for _ in range(20):
            one.play(one.legal_numbers()[0])
    assert match.record() == twin.record()


@pytest.mark.parametrize("call, sentence", [
    (lambda: curia.match("chess"), "no game 'chess'; the games are"),
    (lambda: curia.match(7), "a game is a text"),
    (lambda: curia.match("justinian", players=9), "is for 2 to 4 players"),
    (lambda: curia.match("justinian", players=1 << 40), "too large"),
    (lambda: curia.match("justinian", players="three"), "a whole number"),
    (lambda: curia.match("justinian", options={"no": "thing"}), "no"),
    (lambda: curia.match("justinian", options="preset=french"), "options are a dict"),
    (lambda: curia.match("justinian", options=5), "options are a dict"),
    (lambda: curia.match("justinian", edition="nonsense"), "edition"),
    (lambda: curia.match("justinian", edition=3), "an edition is a text"),
    (lambda: curia.match("justinian", seed=-1), "a seed is"),
    (lambda: curia.match("justinian", seed=None), "a seed is"),
    (lambda: curia.from_record("nonsense"), "record"),
    (lambda: curia.from_record(""), "record"),
    (lambda: curia.from_record(b"bytes"), "a record is a text"),
    (lambda: curia.facts("chess"), "no game"),
    (lambda: curia.describe_observation("chess"), "no game"),
    (lambda: curia.bot("nobody"), "no bot 'nobody'"),
    (lambda: curia.bot("exec:true"), "no bot"),
    (lambda: curia.bot(3), "a bot is a text"),
])
def test_bad_settings_are_refused(call, sentence):
    refused(call, sentence)


def test_a_finished_match_takes_no_actions(game, play_out):
    match = play_out(curia.match(game, seed=1), 1)
    before = match.record()
    refused(lambda: match.play(0), "the game is over")
    refused(lambda: match.legal(), "the game is over")
    assert match.legal(0) == [] and match.legal_numbers(0) == []
    assert match.seat == -1 and match.turn == "nobody"
    match.draw()
    assert match.record() == before


def test_a_changed_record_is_refused(play_out):
    lines = play_out(curia.match("justinian", seed=4), 4).record().splitlines()
    for wrong in (lines[:1] + lines[2:], lines[1:], [lines[0].replace("justinian", "chess")]):
        refused(lambda: curia.from_record("\n".join(wrong) + "\n"), ".")


def test_nobody_sees_what_they_may_not_know(game):
    match, rng, differ = curia.match(game, seed=1), np.random.default_rng(1), 0
    while not match.over:
        for viewer in range(match.players if match.version % 5 == 0 else 0):
            worlds = [match.imagine(viewer, seed=seed) for seed in range(3)]
            for world in worlds:
                assert world.view_json(viewer) == match.view_json(viewer)
            other = (viewer + 1) % match.players
            differ += len({world.view_json(other) for world in worlds}) > 1
        match.play(rng.choice(match.legal_numbers()))
    has_secrets = game != "circus_maximus"  # where only chance hides anything
    assert (differ > 0) == has_secrets, "imagined worlds have the same secrets"


def test_bots_play(game):
    match = curia.match(game, seed=2)
    for _ in range(6):
        action = match.choose("greedy")
        assert action in match.legal()
        match.play(action)
    before = match.version
    assert curia.bot("greedy").play(match)["type"]
    assert match.version > before


def test_one_observation_has_a_name_for_each_entry(game):
    match = curia.match(game, seed=1)
    names = curia.describe_observation(game, outlook=True)
    row = match.observation(outlook=True)
    assert len(names) == len(row) == len(set(names))
    assert row.dtype == np.int8 and row.any()
    assert sorted(match.legal_numbers()) == list(np.flatnonzero(match.mask()))
