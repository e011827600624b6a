"""An Empty Throne as a whole: the conformance kit on every setting and on random card sets, audits of states, both
backends, options, card sets of one's own, the sensible player, golden games."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

import eminence
from eminence.arena.study import Study
from eminence.games.an_empty_throne import sentences
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    ACTION,
    CARDS,
    DRAFT,
    FIELDS,
    KITHS,
    LAST_TURN,
    OVER,
    PLACES,
    STARTERS,
    TOMBS,
    VALUES,
)
from eminence.games.an_empty_throne.verbs import VERBS
from eminence.games.an_empty_throne.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel import conformance
from eminence.kernel.game import Game
from eminence.kernel.kinds import NONE
from eminence.kernel.options import option_text
from eminence.kernel.rng import draw
from tests.support.helpers import EMPTY, assert_needs_no_compiler, empty, everywhere, golden, golden_file, play_randomly

CHOICES: dict[str, tuple[Any, ...]] = {
    "flips_are_permanent": (True, False),
    "tombs_points": (1, 2),
    "first_turn_actions": (2, 1),
    "draft_starting_cards": (False, True),
}
SETTINGS: list[dict[str, Any]] = [
    dict(zip(CHOICES, chosen, strict=True)) for chosen in itertools.product(*CHOICES.values())
]
"""Every way to set the options, the printed game first."""


def briefly(options: Any) -> str:
    return "-".join(map(option_text, options.values())) if isinstance(options, dict) else str(options)


def at_random(cards: Any, s: Any, seat: int, moves: Any, count: int, rng: Any) -> int:
    return int(moves[draw(rng, count)])


def swift(game: Game) -> Game:
    """The same game without its own player, who thinks long in plain Python."""
    definition = dataclasses.replace(game.definition, greedy_move=at_random)
    return Game(definition, {name: option.value for name, option in game.options.items()}, game.cards)


def own(text: str, **options: object) -> Game:
    return eminence.load(EMPTY, options, card_files.parse(text, SCHEMA, EMPTY))


# --- Card sets that no one would print --------------------------------------------------------------------------------


def random_sentence(chance: random.Random) -> str:
    """Any sentence of the grammar, each verb as often."""

    def card(*at: str) -> str:
        words = [chance.choice(("my", "their", "any")), chance.choice(("", "other"))]
        words += [chance.choice(("", "lower", "greater")), "card", chance.choice(at)]
        return " ".join(filter(None, words))

    first = card("here", "anywhere")
    deck = chance.choice(("here", "any deck", "any field", "the tombs"))
    return chance.choice(
        (
            f"draw from {deck}",
            f"play from {deck} to {chance.choice(('here', 'the tombs'))}",
            f"move {first} to {chance.choice(('here', 'the tombs', 'elsewhere'))}",
            f"return {first}",
            f"steal their{first[first.index(' ') :]}",
            f"exchange {first} with {card('here', 'there', 'anywhere')}",
            f"exchange hand with {chance.choice(('here', 'any field'))}",
        )
    )


def random_cards(seed: int, kiths: int = 0, field: int = 0, tombs: int = 0, abilities: int = 0) -> str:
    """A card file with any Kiths, values and abilities; what is not given is anything that fits."""
    chance = random.Random(f"cards {seed}")
    kiths = kiths or chance.randint(2, KITHS)
    field = field or FIELDS * chance.randint(2, 12)
    tombs = tombs or chance.randint(1, min(20, CARDS - STARTERS - field))
    homes = ["starting"] * STARTERS + ["field"] * field + ["tombs"] * tombs
    chance.shuffle(homes)
    values = chance.sample(range(VALUES), chance.randint(2, VALUES))
    rows = [dict[str, list[Any]]({"starting": [], "field": [], "tombs": []}) for _ in range(kiths)]
    for at, home in enumerate(homes):
        rows[at if at < kiths else chance.randrange(kiths)][home].append(chance.choice(values))
    for row in rows:
        for half in ("recruit", "impact"):
            count = abilities or chance.choice((0, 1, 1, 2, 3))
            row[half] = [random_sentence(chance) for _ in range(count)]
    return "".join(
        f'[[card]]\nname = "{chr(ord("A") + at)}"\n' + "".join(f"{key} = {cells!r}\n" for key, cells in row.items())
        for at, row in enumerate(rows)
    )


def random_set(seed: int) -> Game:
    return own(random_cards(seed), **SETTINGS[seed % len(SETTINGS)])


EMPTYING = "return any card anywhere"
EXTREMES = {
    "as many cards as fit": own(random_cards(1, kiths=10, field=45, tombs=12, abilities=3)),
    "the most for The Tombs": own(random_cards(2, kiths=3, field=6, tombs=51, abilities=2)),
    "the least of everything": own(random_cards(3, kiths=2, field=6, tombs=1, abilities=3), draft_starting_cards=True),
    "all alike": own(
        f'[[card]]\nname = "A"\nstarting = {[5] * 5}\nfield = {[5] * 21}\nimpact = ["draw from here"]\n'
        f'[[card]]\nname = "B"\nfield = {[5] * 24}\ntombs = [5, 5]\n'
    ),
    "no abilities": own(
        f'[[card]]\nname = "A"\nstarting = {[0] * 5}\nfield = {[1, 2, 3] * 4}\n[[card]]\nname = "B"\ntombs = [9]\n'
    ),
    "played in vain": own(
        f'[[card]]\nname = "A"\nstarting = {[0] * 5}\nfield = {[1, 2, 3] * 2}\nrecruit = ["{EMPTYING}"]\n'
        f'impact = ["{EMPTYING}"]\n[[card]]\nname = "B"\ntombs = [9]\nimpact = ["{EMPTYING}"]\n',
        flips_are_permanent=False,
    ),
}
SETS = [2, 3, 5, 8, 12, 17, 21, 26, 30, 35]


# --- The conformance kit ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", SETTINGS, ids=briefly)
def test_every_promise_is_kept(options: dict[str, Any]) -> None:
    conformance.check(swift(empty(**options)), 2, games=1, seed=SETTINGS.index(options), backends=False)


@pytest.mark.parametrize(("options", "seed"), [(SETTINGS[0], 209), (SETTINGS[-1], 72)], ids=briefly)
def test_every_promise_is_kept_by_the_sensible_player_and_when_compiled(options: dict[str, Any], seed: int) -> None:
    """The seeds are those of short games."""
    conformance.check(empty(**options), 2, games=1, seed=seed)


@pytest.mark.parametrize("options", SETTINGS, ids=briefly)
def test_no_card_is_lost_in_many_games(options: dict[str, Any]) -> None:
    conformance.audit_games(empty(**options), 2, 5, 10_000)


@pytest.mark.parametrize("seed", SETS)
def test_random_card_sets_keep_every_promise(seed: int) -> None:
    conformance.check(swift(random_set(seed)), 2, games=1, seed=seed, backends=False)


@pytest.mark.parametrize("game", EXTREMES.values(), ids=list(EXTREMES))
def test_extreme_card_sets_keep_every_promise(game: Game) -> None:
    conformance.check(swift(game), 2, games=1, seed=1, backends=False)
    conformance.audit_games(game, 2, 1, 2000)


def test_random_card_sets_lose_no_card() -> None:
    for seed in range(100, 400):
        conformance.audit_games(random_set(seed), 2, seed, 300)


def test_random_card_sets_have_everything() -> None:
    """Else the tests above would prove little."""
    games = [random_set(seed) for seed in range(100, 400)]
    read = [sentences.read(text) for game in games for card in game.cards for text in card["recruit"] + card["impact"]]
    assert None not in read
    told = Counter(sentence.verb for sentence in read if sentence is not None)
    assert len(told) == len(VERBS)
    assert min(told.values()) > 500
    sizes = [sum(len(card[home]) for card in game.cards for home in ("starting", "field", "tombs")) for game in games]
    assert (min(sizes), max(sizes)) <= (14, 55)
    assert {len(game.cards) for game in games} == set(range(2, KITHS + 1))
    assert {sum(len(card["tombs"]) for card in game.cards) for game in games} >= {1, 2, 20}


def test_a_state_is_small() -> None:
    assert empty().definition.state.SIZE <= 1024


# --- Both backends ----------------------------------------------------------------------------------------------------


def same_course(game: Game, seed: int, games: int) -> None:
    pure, compiled = game.engine("pure"), game.engine()
    assert pure.traces(2, seed, 0, games) == compiled.traces(2, seed, 0, games)


def looked_at(engine: Any, state: Any) -> Iterator[object]:
    """What one backend makes of a state: views, tensors, moves, dealt worlds, points, a count of the cards."""
    states, moves, rng = engine.states(1), engine.move_buffer(), engine.rng(1)
    tensor, counts, points = (engine.integers([0] * size) for size in (engine.definition.tensor, CARDS, 2))
    for viewer in range(-1, 2):
        engine.put(states, 0, state)
        engine.hide_at(states, 0, viewer)
        yield engine.get(states, 0).pack()
        if viewer >= 0:
            engine.encode_at(engine.cards, states, 0, viewer, tensor)
            yield list(map(int, tensor))
            yield list(map(int, moves[: engine.legal_at(engine.cards, states, 0, viewer, moves)]))
        engine.deal_at(engine.cards, states, 0, rng)
        yield engine.get(states, 0).pack()
        engine.census_at(engine.cards, states, 0, counts)
        yield list(map(int, counts))
    yield int(engine.score_at(engine.cards, states, 0, points)), list(map(int, points))


@pytest.mark.parametrize("options", SETTINGS, ids=briefly)
def test_both_backends_take_the_same_course(options: dict[str, Any]) -> None:
    same_course(empty(**options), 1, 40)


def test_both_backends_agree_about_random_card_sets() -> None:
    for game in (*map(random_set, range(500, 540)), *EXTREMES.values()):
        same_course(game, 2, 8)
        pure, compiled = game.engine("pure"), game.engine()
        for position in everywhere(game, 2, 3, 0.1):
            assert list(looked_at(pure, position.state)) == list(looked_at(compiled, position.state))


def test_a_card_set_of_ones_own_needs_no_compiler() -> None:
    assert_needs_no_compiler(empty(), [*map(random_set, SETS), *EXTREMES.values()], 2)


# --- Every state of many games ----------------------------------------------------------------------------------------


def random_states(game: Game, seed: str, games: int) -> Iterator[tuple[Any, Any]]:
    """Every state of some random games, with the one before it."""
    chance, stepper = random.Random(seed), game.engine().stepper(seed)
    for _ in range(games):
        waiting, before = stepper.setup(2), None
        while True:
            state = stepper.record()
            yield before, state
            if not waiting:
                break
            seat = waiting.bit_length() - 1
            waiting, before = stepper.apply(seat, stepper.moves[chance.randrange(stepper.legal(seat))]), state


def is_coalition(cards: Any, bits: int) -> bool:
    """The rulebook's four ways, card by card."""
    there = [card for card in range(CARDS) if bits >> card & 1]
    for row in (cards.value, cards.kith):
        alike = Counter(row[card] for card in there)
        if len(alike) >= 4 or max(alike.values(), default=0) >= 3:
            return True
    return False


def assert_sound(game: Game, before: Any, s: Any) -> None:
    """What the rules say of decks, hands, Actions, flips and turns, whoever plays."""
    cards: Any = game.cards.record
    permanent, actions, drafted = (game.options[name].value for name in CHOICES if name != "tombs_points")
    places = [*s.hands, *s.played[0], *s.played[1], s.under, s.tombs, s.pool]
    places += [1 << card for card in (*s.tops, s.refuge) if card != NONE]
    assert sum(places) == cards.every
    assert sum(bits.bit_count() for bits in places) == cards.every.bit_count()
    assert s.left[TOMBS] == s.tombs.bit_count()
    assert sum(s.left[:FIELDS]) == s.under.bit_count() + sum(top != NONE for top in s.tops)
    assert all((s.tops[deck] != NONE) == (s.left[deck] > 0) for deck in range(FIELDS))
    assert s.tombs & ~cards.tombs_cards == s.under & ~cards.field_cards == 0
    assert (*s.unseen, *s.dealt) == (0, 0, 0, 0)
    for seat in range(2):
        assert s.seen[seat] & ~s.hands[seat] == 0
        assert s.hands[seat] & cards.field_cards & ~s.seen[seat] == 0
    assert (s.phase == DRAFT) <= drafted
    assert (s.phase == DRAFT) == (s.refuge == NONE) == (s.pool != 0)
    assert (s.phase == ABILITIES) == (s.card != NONE) == (s.place != NONE) == (s.sentence != NONE)
    assert s.used.bit_count() <= (actions if s.turns == 0 else 2)
    assert (s.phase == ACTION) <= (s.used.bit_count() < (actions if s.turns == 0 else 2))
    if before is None:
        return
    assert s.left == [min(pair) for pair in zip(s.left, before.left, strict=True)], "no deck ever grows"
    if s.turns == before.turns:
        assert (s.flips, s.turn if s.phase != DRAFT else 0) == (
            before.flips,
            before.turn if s.phase != DRAFT else 0,
        ) or (before.phase == DRAFT)
        assert s.used & before.used == before.used
        return
    assert s.used == 0
    active = before.turn
    for seat in range(2):
        for place in range(FIELDS):
            was, now = before.flips[seat] >> place & 1 == 1, s.flips[seat] >> place & 1 == 1
            strong = is_coalition(cards, s.played[seat][place])
            if s.turns == before.turns + 1:
                assert now == (
                    (was or (seat == active and strong)) if permanent else strong and (was or seat == active)
                )
    empty_decks = s.left.count(0)
    ended = empty_decks >= 2 or s.flips[1 - active] == 0b111 or s.turns == LAST_TURN
    if s.turns == before.turns + 1:
        assert (s.phase == OVER) == ended
        assert s.phase == OVER or s.turn == 1 - active


@pytest.mark.parametrize("options", SETTINGS, ids=briefly)
def test_every_state_is_as_the_rules_say(options: dict[str, Any]) -> None:
    game, phases, lengths = empty(**options), set(), []
    for before, state in random_states(game, str(options), 60):
        assert_sound(game, before, state)
        phases.add(state.phase)
        if state.phase == OVER:
            lengths.append(state.turns)
    assert phases == {ACTION, ABILITIES, OVER} | ({DRAFT} if options["draft_starting_cards"] else set())
    assert len(set(lengths)) > 3


def test_every_state_with_other_cards_is_as_the_rules_say() -> None:
    turns = set()
    for game in (*map(random_set, range(600, 650)), *EXTREMES.values()):
        for before, state in random_states(game, "other cards", 4):
            assert_sound(game, before, state)
            turns.add(state.turns)
    assert max(turns) > 30, "no game was long"


def test_a_game_that_could_go_on_for_ever_stops_after_120_turns() -> None:
    """Both players only play to Fields and return what they have played; nobody ever draws."""
    position, before = EXTREMES["played in vain"].start(2, 1), None
    while not position.over:
        [seat] = position.actors
        moves = [str(move) for move in position.legal(seat)]
        position.play(seat, next(move for move in moves if move.startswith(("return", "play")) and "tombs" not in move))
        assert_sound(position.game, before, position.state)
        before = position.state
    assert before.turns == LAST_TURN  # type: ignore[union-attr]
    assert "The game is over after 120 turns: no game is longer than 120 turns." in position.log(None)


def points_by_hand(game: Game, s: Any) -> tuple[list[int], list[int]]:
    """The rulebook's scoring, card by card: points, and the combined value that breaks ties."""
    cards: Any = game.cards.record
    points, combined = [], []
    for seat in range(2):
        sums = [
            sum(cards.value[card] for card in range(CARDS) if s.played[seat][place] >> card & 1)
            for place in range(PLACES)
        ]
        worth: list[int] = [1, 1, 1, int(game.options["tombs_points"].value)]
        refugees = [c for c in range(CARDS) if s.hands[seat] >> c & 1 and cards.kith[c] == cards.kith[s.refuge]]
        total = sum(each for value, each in zip(sums, worth, strict=True) if value >= 12)
        points.append(total + 2 * s.flips[seat].bit_count() + len(refugees))
        combined.append(sum(sums))
    return points, combined


def test_points_and_winners_are_those_of_the_rulebook() -> None:
    ties = 0
    for game in (empty(), empty(tombs_points=2), empty(flips_are_permanent=False), *map(random_set, range(700, 760))):
        engine = game.engine()
        states, room = engine.states(1), engine.integers([0, 0])
        for _, state in random_states(game, "points", 8):
            if state.phase == OVER:
                engine.put(states, 0, state)
                winners = int(engine.score_at(engine.cards, states, 0, room))
                points, combined = points_by_hand(game, state)
                best = max(zip(points, combined, strict=True))
                assert list(room) == points
                assert winners == sum(1 << seat for seat in range(2) if (points[seat], combined[seat]) == best)
                ties += points[0] == points[1]
    assert ties > 20


# --- Options ----------------------------------------------------------------------------------------------------------


def test_the_printed_game_is_what_is_played_if_nothing_is_said() -> None:
    assert {name: option.value for name, option in empty().options.items()} == SETTINGS[0]


@pytest.mark.parametrize("options", SETTINGS, ids=briefly)
def test_a_record_replays_with_its_options_and_its_cards(options: dict[str, Any]) -> None:
    seed = SETTINGS.index(options)
    for cards in (None, card_files.parse(random_cards(seed), SCHEMA, EMPTY)):
        game = eminence.load(EMPTY, options, cards)
        position = play_randomly(game.start(2, "records"), random.Random(4), steps=60)
        again = eminence.replay(position.record(), cards)
        assert (again, again.record(), again.game.options) == (position, position.record(), game.options)
        assert position.state.options == game.option_numbers  # type: ignore[attr-defined]
        for viewer in (None, 0, 1):
            assert again.view(viewer).to_dict() == position.view(viewer).to_dict()
        if cards is not None:
            with pytest.raises(eminence.Refused, match="another card set"):
                eminence.replay(position.record())


# --- The sensible player ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("options", [SETTINGS[0], SETTINGS[-1]], ids=briefly)
@pytest.mark.parametrize("bots", [["greedy", "random"], ["random", "greedy"]], ids=str)
def test_greedy_beats_random_from_either_seat(bots: list[str], options: dict[str, Any]) -> None:
    """In so few games nobody changes chairs."""
    study = Study(empty(**options), bots, "greed", 400)
    study.run("compiled")
    assert [tally.share for tally in study.by_seat] == [study.by_bot[name].share for name in bots]
    assert study.by_bot["greedy"].share >= 0.98


GOLDEN: dict[str, dict[str, Any]] = {EMPTY: SETTINGS[0], f"{EMPTY}-draft": SETTINGS[-1]}
"""What is on file: the printed game, and the one that differs in everything."""


def told(name: str) -> str:
    return golden(empty(**GOLDEN[name]), 2, viewer=0)


@pytest.mark.parametrize("name", GOLDEN)
def test_a_golden_game_is_played_as_ever(name: str) -> None:
    """After a change on purpose, write the files anew: python -m tests.games.an_empty_throne.test_game."""
    assert told(name) == golden_file(name, 2).read_text(encoding="utf-8")


if __name__ == "__main__":
    for written in GOLDEN:
        golden_file(written, 2).write_text(told(written), encoding="utf-8")
