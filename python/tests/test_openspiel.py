"""The games in OpenSpiel, with its own tests and its own search."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
import curia.openspiel_games  # noqa: E402


def random_state(game, decisions, seed=1):
    state, rng = game.new_initial_state(), np.random.RandomState(seed)
    while decisions > 0 or state.is_chance_node():
        if state.is_chance_node():
            state.apply_action(int(rng.randint(len(state.chance_outcomes()))))
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


def test_its_own_test_of_games(game):
    pyspiel.random_sim_test(pyspiel.load_game(f"curia_{game}(deals=8)"), num_sims=1,
                            serialize=False, verbose=False)


def test_a_history_is_a_whole_match():
    game = pyspiel.load_game("curia_justinian(deals=8)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)
    state = random_state(game, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state)


def test_every_number_of_players():
    for players in (2, 4):
        game = pyspiel.load_game(f"curia_justinian(players={players})")
        assert game.num_players() == players
        assert len(random_state(game, 5).returns()) == players


def test_bad_parameters_are_refused():
    for text in ("curia_justinian(players=9)", "curia_justinian(deals=0)"):
        with pytest.raises(Exception, match="players|deal"):
            pyspiel.load_game(text)


def test_a_resampled_state_cannot_be_told_from_the_true_one(game):
    state = random_state(pyspiel.load_game(f"curia_{game}(deals=8)"), 12)
    player = state.current_player()
    worlds = [state.resample_from_infostate(player) for _ in range(6)]
    for world in worlds:
        assert world.information_state_string(player) == state.information_state_string(player)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        # They stay alike after the same action.
        after, true_after = world.clone(), state.clone()
        for one in (after, true_after):
            one.apply_action(state.legal_actions()[0])
        told = [one.information_state_string(player) for one in (after, true_after)]
        if not (after.is_chance_node() or true_after.is_chance_node()):
            assert told[0] == told[1]
    other = (player + 1) % 3
    if game == "justinian":  # which has secrets from the start
        assert len({world.observation_string(other) for world in worlds}) > 1


def test_perfect_recall():
    # Two ways to the same View are two information states.
    game = pyspiel.load_game("curia_justinian(deals=8)")
    state = random_state(game, 0)
    keys = set()
    for _ in range(30):
        keys.add(state.information_state_string(0))
        state.apply_action(state.legal_actions()[0])
        while state.is_chance_node():
            state.apply_action(0)
    assert len(keys) == 30


def test_information_set_search_runs(game):
    from open_spiel.python.algorithms import ismcts, mcts
    state = random_state(pyspiel.load_game(f"curia_{game}(deals=8)"), 6)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), uct_c=1.4,
                           max_simulations=6, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_information_set_search_runs_with_play_outs_of_the_engine(game):
    from open_spiel.python.algorithms import ismcts
    state = random_state(pyspiel.load_game(f"curia_{game}(deals=8)"), 6)
    rng = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(state.get_game(), curia.openspiel_games.RandomPlayouts(2), uct_c=1.4,
                           max_simulations=40, random_state=rng)
    assert bot.step(state) in state.legal_actions()


def test_play_outs_share_one_victory(game):
    state = random_state(pyspiel.load_game(f"curia_{game}(deals=8)"), 6)
    before = str(state)
    one, other = [curia.openspiel_games.RandomPlayouts(3, seed=5) for _ in range(2)]
    returns = one.evaluate(state)
    assert sum(returns) == pytest.approx(1) and min(returns) >= 0
    assert list(other.evaluate(state)) == list(returns), "the seed decides"
    assert any(list(one.evaluate(state)) != list(returns) for _ in range(20)), "seeds go on"
    assert str(state) == before


def test_a_player_is_told_the_same_however_late_they_ask():
    game = pyspiel.load_game("curia_justinian(deals=8)")
    asked, silent = game.new_initial_state(), game.new_initial_state()
    for number in range(60):
        asked.information_state_string(1)
        for state in (asked, silent):
            state.apply_action(state.legal_actions()[number % 2 * -1])
    assert asked.information_state_string(1) == silent.information_state_string(1)


def test_monte_carlo_regret_minimisation_runs():
    from open_spiel.python.algorithms import outcome_sampling_mccfr
    np.random.seed(1)
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(
        pyspiel.load_game("curia_justinian(deals=8)"))
    solver.iteration()
    state = random_state(pyspiel.load_game("curia_justinian(deals=8)"), 0)
    probabilities = solver.average_policy().action_probabilities(state)
    assert sum(probabilities.values()) == pytest.approx(1)


def test_a_running_match_becomes_a_state(game):
    match = curia.match(game, seed=3)
    for _ in range(10):
        match.play(match.legal_numbers()[0])
    state = curia.openspiel_games.state_of(match)
    assert state.current_player() == match.seat
    assert state.legal_actions() == sorted(match.legal_numbers())
    version = match.version
    state.apply_action(state.legal_actions()[0])
    assert match.version == version, "the match of the caller does not change"
