"""Search and levels: no bot knows more than its view, the same seed thinks the same, time is kept, thought pays."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Any

import pytest

import eminence
from eminence import Refused
from eminence.arena import match
from eminence.bots import tree
from eminence.bots.levels import LEVELS, read_budget
from eminence.bots.players import BOTS, Bot, SearchBot, make
from eminence.bots.search import Budget, Search, SearchResult
from eminence.bots.tree import key_of
from eminence.kernel import contract
from eminence.kernel.definition import SearchSettings
from eminence.kernel.engine import Engine
from eminence.kernel.primitives import entry, lowest_bit
from eminence.kernel.translation import COMMON_FOLDER, LANGUAGES, messages
from tests.support.clocks import driven_by_thought
from tests.support.helpers import EMPIRE, EMPTY, SHADOW, TABLES, THRONE

SECRETS = {THRONE, SHADOW, EMPTY}
"""Games in which something is hidden."""
NAMES = [f"{name}@40" if isinstance(make(name), SearchBot) else name for name in BOTS]
"""Every bot of the house, with little time for those who think."""


def grouped(tables: list[tuple[str, int]]) -> list[Any]:
    """Tables as parameters, so that each game is compiled in one process only."""
    return [pytest.param(*table, marks=pytest.mark.xdist_group(table[0])) for table in tables]


@cache
def engine_of(name: str) -> Engine:
    return eminence.load(name).engine()


def moments(name: str, seats: int, games: int, often: float) -> Iterator[tuple[Any, int, int]]:
    """Decisions all over games that the greedy player and chance play by turns: the truth, the seat, the step."""
    engine, chance = engine_of(name), random.Random(f"{name} {seats}")
    moves, states = engine.move_buffer(), engine.states(2)
    for game in range(games):
        rng = engine.rng(f"{seats} {game}")
        waiting, step = engine.setup_at(engine.cards, states, 0, seats, engine.options, rng), 0
        while waiting:
            seat = lowest_bit(waiting)
            count = engine.legal_at(engine.cards, states, 0, seat, moves)
            if count > 1 and chance.random() < often:
                yield states[:1].copy(), seat, step
            engine.copy_state(states, 1, states, 0)
            engine.hide_at(states, 1, seat)
            advised = engine.greedy_move_at(engine.cards, states, 1, seat, moves, count, rng)
            action = advised if chance.random() < 0.6 else int(moves[chance.randrange(count)])
            waiting = engine.apply_at(engine.cards, states, 0, seat, action, rng)
            step += 1


def seen_by(engine: Engine, truth: Any, seat: int) -> Any:
    seen = truth.copy()
    engine.hide_at(seen, 0, seat)
    return seen


def other_world(engine: Engine, truth: Any, seat: int, seed: int) -> Any:
    """A world in which everything that the seat cannot know has been dealt anew."""
    world = seen_by(engine, truth, seat)
    engine.deal_at(engine.cards, world, 0, engine.rng(seed))
    return world


def secretive(name: str, seats: int, count: int) -> list[tuple[Any, int, int]]:
    """Decisions in which something is hidden from the seat; any, in a game without secrets."""
    engine, found = engine_of(name), list[tuple[Any, int, int]]()
    chance = random.Random(name)
    for truth, seat, step in moments(name, seats, 400, 0.3 if name == THRONE else 0.05):
        hidden = seen_by(engine, truth, seat).tobytes() != truth.tobytes()
        if hidden or (name not in SECRETS and chance.random() < 0.5):
            found.append((truth, seat, step))
        if len(found) == count:
            break
    return found


def asked(game: str, seats: int, world: Any, bot: Bot, seat: int, step: int) -> int:
    """What a bot answers at a table of the arena where everything is as in this world."""
    table = match.MatchGame(eminence.load(game), engine_of(game), seats, "any", mirrored=False)
    table._states[0] = world[0]
    table.moves = [0] * step
    return table.asked(bot, seat)()


@pytest.mark.parametrize(("game", "seats"), grouped(TABLES))
def test_no_bot_decides_by_what_it_cannot_know(game: str, seats: int) -> None:
    """Everything hidden is swapped; whatever the bot has kept from before, it must choose the same."""
    engine, different = engine_of(game), 0
    pairs = {name: (make(name, 9), make(name, 9)) for name in NAMES}
    decisions = secretive(game, seats, 12)
    assert len(decisions) == 12
    for number, (truth, seat, step) in enumerate(decisions):
        world = other_world(engine, truth, seat, number)
        different += world.tobytes() != truth.tobytes()
        for name, (one, other) in pairs.items():
            chosen = asked(game, seats, truth, one, seat, step)
            assert chosen == asked(game, seats, world, other, seat, step), (name, step)
    assert different > 6 or game not in SECRETS, "hardly anything was swapped"


@pytest.mark.parametrize(("game", "seats"), grouped([(THRONE, 2), (SHADOW, 3), (EMPTY, 2), (EMPIRE, 2)]))
def test_a_secret_would_matter_if_it_were_known(game: str, seats: int) -> None:
    """Else the test above would prove nothing: shown the truth, the same search thinks otherwise."""
    engine, otherwise = engine_of(game), 0
    for truth, seat, step in secretive(game, seats, 12):
        blind = thought(engine, seen_by(engine, truth, seat), seat, step, 200)
        seeing = thought(engine, truth, seat, step, 200)
        otherwise += blind.moves != seeing.moves
    assert (otherwise > 6) == (game in SECRETS)


def thought(engine: Engine, seen: Any, seat: int, step: int, iterations: int, **more: Any) -> SearchResult:
    return Search(Budget(iterations), 1, **more).think(engine, seen, seat, step)


@pytest.mark.parametrize(("game", "seats"), grouped([(THRONE, 3), (SHADOW, 4), (EMPTY, 2), (EMPIRE, 3)]))
def test_the_same_seed_and_iterations_think_the_same(game: str, seats: int) -> None:
    engine = engine_of(game)
    for truth, seat, step in list(moments(game, seats, 1, 0.2))[:6]:
        seen = seen_by(engine, truth, seat)
        for threads in (1, 2):
            first = thought(engine, seen, seat, step, 150, threads=threads)
            again = thought(engine, seen, seat, step, 150, threads=threads)
            assert first.moves == again.moves
            assert first.iterations == again.iterations
            legal = engine.move_buffer()
            count = engine.legal_at(engine.cards, seen, 0, seat, legal)
            assert sorted(move.action for move in first.moves) == sorted(legal[:count])
            assert 0 <= first.value <= 1


@pytest.mark.parametrize(("game", "seats"), grouped([(THRONE, 2), (SHADOW, 3), (EMPTY, 2), (EMPIRE, 2)]))
def test_both_backends_think_the_same(game: str, seats: int) -> None:
    """One source: the search in plain Python finds the very numbers of the compiled one."""
    engine, pure = engine_of(game), eminence.load(game).engine("pure")
    search_settings = replace(engine.definition.search_settings, steps=min(4, engine.definition.search_settings.steps))
    truth, seat, step = next(iter(moments(game, seats, 1, 0.3)))
    seen, same = seen_by(engine, truth, seat), pure.states(1)
    pure.put(same, 0, engine.get(seen, 0))
    compiled = thought(engine, seen, seat, step, 24, search_settings=search_settings)
    assert thought(pure, same, seat, step, 24, search_settings=search_settings).moves == compiled.moves


@pytest.mark.xdist_group(SHADOW)
def test_choices_made_at_the_same_time_do_not_see_each_other() -> None:
    """In the tree, the position in which a second seat chooses is the same whatever the first has chosen."""
    engine = engine_of(SHADOW)
    key = engine.bind(key_at)
    how, moves, compared = tree.packed_settings(engine.definition.search_settings), engine.move_buffer(), 0
    for truth, seat, _ in moments(SHADOW, 4, 1, 0.5):
        waiting = engine.actors_at(truth, 0)
        others = waiting & ~(1 << seat)
        count = engine.legal_at(engine.cards, truth, 0, seat, moves)
        if not others or count < 2:
            continue
        keys = set()
        for action in moves[:count].tolist():
            states = engine.states(2)
            engine.copy_state(states, 0, truth, 0)
            engine.apply_at(engine.cards, states, 0, seat, action, engine.rng(1))
            keys.add(int(key(states, how, seat, lowest_bit(others))))
        assert len(keys) == 1
        compared += 1
    assert compared > 5


@entry
def key_at(states: Any, how: Any, me: int, seat: int) -> Any:
    return key_of(states[0], states[1], how, me, seat)


@pytest.mark.xdist_group(THRONE)
def test_stopping_early_never_changes_the_choice() -> None:
    engine, saved = engine_of(THRONE), 0
    for truth, seat, step in moments(THRONE, 2, 2, 0.3):
        seen = seen_by(engine, truth, seat)
        hasty = thought(engine, seen, seat, step, 800)
        patient = thought(engine, seen, seat, step, 800, stop_when_settled=False)
        assert hasty.moves[0].action == patient.moves[0].action
        assert hasty.iterations <= patient.iterations == 800
        saved += patient.iterations - hasty.iterations
    assert saved > 0


@pytest.mark.xdist_group(THRONE)
def test_thinking_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """Within a tenth, though an iteration takes now more and now less of it."""
    driven_by_thought(monkeypatch)
    engine, seconds = engine_of(THRONE), 0.1
    search = Search(Budget(seconds=seconds), stop_when_settled=False)
    for truth, seat, step in list(moments(THRONE, 2, 3, 0.3))[:15]:
        found = search.think(engine, seen_by(engine, truth, seat), seat, step)
        assert 0.9 < found.seconds / seconds < 1.1


@pytest.mark.xdist_group(THRONE)
def test_an_interrupted_search_answers_with_what_it_has() -> None:
    engine = engine_of(THRONE)
    truth, seat, step = next(iter(moments(THRONE, 2, 1, 0.3)))
    asked = iter([False, False, True])
    search = Search(Budget(seconds=60), stop_when_settled=False, interrupted=lambda: next(asked))
    found = search.think(engine, seen_by(engine, truth, seat), seat, step)
    assert found.moves[0].tries > 0
    assert list(asked) == [], "it has stopped where it was told to"


@pytest.mark.xdist_group(THRONE)
def test_a_tree_that_is_full_still_answers() -> None:
    engine = engine_of(THRONE)
    truth, seat, step = next(iter(moments(THRONE, 2, 1, 0.3)))
    search = Search(Budget(iterations=3000), stop_when_settled=False)
    search.think(engine, seen_by(engine, truth, seat), seat, step)
    trunk = search._trunks[0]
    small = trunk.new_tree(engine, 8)
    search._trunks = [small]
    found = search.think(engine, seen_by(engine, truth, seat), seat, step)
    assert sum(move.tries for move in found.moves) == 3000
    assert small.size[0] == 3 * len(small.tree.keys) // 4


@pytest.mark.xdist_group(THRONE)
def test_thought_pays() -> None:
    """A skilled player beats a beginner, and looking ahead beats counting what chance brings."""
    game, engine = eminence.load(THRONE), engine_of(THRONE)
    for better, worse in (("skilled@200", "beginner"), ("skilled@200", "flat@200")):
        won = 0.0
        for deal in range(12):
            for chair in range(2):
                names = [worse, worse]
                names[chair] = better
                won += match.play_by_name(game, engine, names, [deal, deal], f"pays {deal}").share(chair)
        assert won > 14, (better, worse, won)


def test_levels_are_named_and_ordered() -> None:
    assert list(LEVELS) == ["beginner", "casual", "skilled", "expert", "master"]
    for level in LEVELS.values():
        assert isinstance(make(level.name), SearchBot)
        assert level.budget.seconds is not None
        assert level.budget.seconds <= 1
        assert all(messages(COMMON_FOLDER, language).has(f"manner-{level.name}") for language in LANGUAGES)


def test_what_is_no_time_to_think_is_refused() -> None:
    assert read_budget("1.5s") == Budget(seconds=1.5)
    for text in ("", "fast", "0", "-1", "0s", "2h", "1e9", "0.5", "9999999s", "1 000"):
        with pytest.raises(Refused, match=r"write seconds, as in|1 ms to 1 hour"):
            read_budget(text)
    with pytest.raises(Refused, match="does not think longer"):
        make("greedy@1s")
    with pytest.raises(Refused, match="did you mean master"):
        make("mastr@1s")


@pytest.mark.xdist_group(THRONE)
def test_a_game_without_a_judgement_of_its_own_can_be_searched() -> None:
    """The kernel's own judgement goes by the points as they stand."""
    plain = replace(
        eminence.load(THRONE).definition, estimate=contract.estimate, search_settings=SearchSettings(steps=3)
    )
    game = eminence.Game(plain, {})
    engine = game.engine("pure")
    states = engine.states(1)
    engine.setup_at(engine.cards, states, 0, 2, engine.options, engine.rng(4))
    engine.apply_at(engine.cards, states, 0, 0, 0, engine.rng(4))
    seat = lowest_bit(engine.actors_at(states, 0))
    engine.hide_at(states, 0, seat)
    found = thought(engine, states, seat, 1, 20)
    assert 0 < found.iterations <= 20
    assert all(0 <= move.value <= 1 for move in found.moves)


@pytest.mark.xdist_group(THRONE)
def test_a_bot_chooses_the_same_at_a_position_and_at_a_table() -> None:
    game = eminence.load(THRONE)
    table = match.MatchGame(game, engine_of(THRONE), 2, "faces", mirrored=True)
    bots = [(make("skilled@60", seat), make("skilled@60", seat)) for seat in range(2)]
    compared = 0
    while table.waiting and compared < 15:
        seat = lowest_bit(table.waiting)
        legal = table.legal(seat)
        action = legal[0]
        if len(legal) > 1:
            assert table.position is not None
            action = table.asked(bots[seat][0], seat)()
            assert bots[seat][1].choose(table.position.view(seat)).action == action
            compared += 1
        table.play(seat, action)
    assert compared == 15


@pytest.mark.xdist_group(THRONE)
def test_budgets_are_kept_to_the_iteration_and_empty_ones_refused() -> None:
    engine = engine_of(THRONE)
    truth, seat, step = next(iter(moments(THRONE, 2, 1, 0.3)))
    for iterations, threads in ((1, 1), (3, 1), (100, 1), (100, 2), (64, 4)):
        found = thought(
            engine, seen_by(engine, truth, seat), seat, step, iterations, threads=threads, stop_when_settled=False
        )
        assert found.iterations == iterations
    for budget in ({}, {"iterations": 0}, {"seconds": 0.0}, {"iterations": 5, "seconds": -1.0}):
        with pytest.raises(Refused, match="each more than none"):
            Budget(**budget)
    with pytest.raises(Refused, match="nothing to decide"):
        thought(engine, seen_by(engine, truth, 1 - seat), 1 - seat, step, 10)
