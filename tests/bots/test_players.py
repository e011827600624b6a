"""Bots: what they choose follows from what they can see and from their seed, and is always legal."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

import eminence
from eminence import Position, Refused
from eminence.bots.players import POLICIES, bots_for_seats, make
from eminence.kernel.kinds import HOLE
from tests.support.helpers import (
    EMPIRE,
    EMPTY,
    OTHER_RULES,
    SHADOW,
    TABLES,
    THRONE,
    play_randomly,
    random_game,
    shadow,
    throne,
)

NAMES = sorted(POLICIES)
"""Bots that do not search; of those that do, see test_search."""


def other_worlds(position: Position, seat: int) -> list[Position]:
    """The same table for `seat`, with every top card that it cannot tell from the real one."""
    view = position.view(seat).state
    if view.top != HOLE:
        return []
    worlds = []
    for card, count in enumerate(view.deck):
        if count:
            state = position.state
            state.deck[state.top] += 1
            state.deck[card] -= 1
            state.top = card
            worlds.append(position.game.position("\n".join(state.to_lines(position.game.vocabulary, position.seats))))
    return worlds


@cache
def positions(name: str, seats: int, other_rules: bool) -> tuple[Position, ...]:
    """Positions all over games that bots and chance play by turns."""
    found, chance = [], random.Random(f"{seats} {other_rules}")
    for seed in {THRONE: range(6), SHADOW: range(3), EMPTY: range(2), EMPIRE: range(4)}[name]:
        position = eminence.load(name, OTHER_RULES[name] if other_rules else {}).start(seats, seed)
        while not position.over:
            seat = position.actors[0]
            if seed % 2:
                position.play(seat, make("greedy", seed).choose(position.view(seat)))
            else:
                play_randomly(position, chance, steps=1)
            if not position.over and chance.random() < 0.3:
                found.append(position.copy())
    return tuple(found)


def asked(name: str, seats: int, other_rules: bool = False) -> Iterator[tuple[Position, int]]:
    for position in positions(name, seats, other_rules):
        for seat in position.actors:
            yield position, seat


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("other_rules", [False, True])
def test_a_choice_is_legal_and_the_same_again(
    name: str, game: str, seats: int, other_rules: bool, chance: random.Random
) -> None:
    found = list(asked(game, seats, other_rules))
    for position, seat in chance.sample(found, 41):
        before = position.record()
        move = make(name, 5).choose(position.view(seat))
        assert move in position.legal(seat)
        assert make(name, 5).choose(position.view(seat)) == move
        assert position.record() == before, "choosing has changed the game"
        position.copy().play(seat, move)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_choice_does_not_depend_on_the_card_that_others_have_seen(name: str, seats: int) -> None:
    compared = 0
    for position, seat in asked(THRONE, seats):
        bot = make(name, 9)
        view = position.view(seat)
        for world in other_worlds(position, seat):
            twin = world.view(seat)
            assert str(twin) == str(view)
            twin.step = view.step
            assert bot.choose(twin) == bot.choose(view)
            compared += 1
    assert compared > 20, "hardly any card was hidden"


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_choice_does_not_depend_on_what_others_hold_or_have_chosen(name: str, seats: int) -> None:
    """In Shadow Throne, in worlds that its seat cannot tell from the real one."""
    compared, engine = 0, shadow().engine("pure")
    for position, seat in asked(SHADOW, seats):
        bot, view, states = make(name, 9), position.view(seat), engine.states(1)
        engine.put(states, 0, view.state)
        engine.deal_at(engine.cards, states, 0, engine.rng(compared))
        world = engine.get(states, 0)
        twin = shadow().position("\n".join(world.to_lines(position.game.vocabulary, seats))).view(seat)
        assert str(twin) == str(view)
        twin.step = view.step
        assert bot.choose(twin) == bot.choose(view)
        compared += world != position.state
    assert compared > 100


def test_a_card_that_the_bot_has_seen_does_matter_to_it() -> None:
    """Else the tests above would prove nothing."""
    text = "stacks 0: Prophet 2 | row: Queen | turn: 0 | top: {} | knows: 0"
    chosen = {
        top: str(make("greedy").choose(throne().position(text.format(top)).view(0)))
        for top in ("King", "Queen", "General")
    }
    assert chosen["King"] != "reveal"
    assert chosen["Queen"] == "reveal"


def test_a_view_given_to_a_bot_has_no_way_to_the_secret() -> None:
    position = throne().position("stacks 0: Prophet 1 | stacks 1: King 1 | row: Queen | turn: 1 | top: King | knows: 0")
    view = position.view(1)
    assert view.state.top == HOLE
    assert not any(value is position or isinstance(value, Position) for value in vars(view).values())
    assert view.state is not position.state


def test_the_seed_of_a_bot_decides_and_its_chance_is_fair() -> None:
    position = throne().position("stacks 1: King 1, Queen 1 | row: Judge | turn: 0")
    view, moves = position.view(0), len(position.legal(0))
    chosen = Counter(str(make("random", seed).choose(view)) for seed in range(4000))
    assert len(chosen) == moves
    for count in chosen.values():
        assert abs(count - 4000 / moves) < 5 * (4000 / moves) ** 0.5


def test_a_random_bot_does_not_repeat_itself_from_move_to_move() -> None:
    bot, found = make("random", 1), set()
    for steps in range(0, 40, 2):
        view = random_game(2, 3, steps).view(None)
        for viewer in range(2):
            view.viewer = viewer
            found.add(tuple(bot.rng(view.viewer, view.step)))  # type: ignore[attr-defined]
    assert len(found) == 40


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_bots_play_whole_games_to_a_result(name: str, seats: int) -> None:
    points = Counter[str]()
    for seed in range(2 if name == EMPTY else 6):
        position = eminence.load(name).start(seats, seed)
        bots = [make("greedy" if seat == seed % seats else "random", seed) for seat in range(seats)]
        while not position.over:
            seat = position.actors[0]
            position.play(seat, bots[seat].choose(position.view(seat)))
        assert position.result is not None
        for seat, score in enumerate(position.result.scores):
            points["greedy" if seat == seed % seats else "random"] += score * (1 if seat != seed % seats else seats - 1)
    assert points["greedy"] > points["random"]


def test_bots_are_seated_in_turn() -> None:
    assert bots_for_seats("greedy", 3) == ["greedy"] * 3
    assert bots_for_seats(" random , greedy ", 4) == ["random", "greedy", "random", "greedy"]
    with pytest.raises(Refused, match="did you mean random"):
        make("randm")
    with pytest.raises(Refused, match="3 bots are too many for 2 chairs"):
        bots_for_seats("greedy,random,greedy", 2)
