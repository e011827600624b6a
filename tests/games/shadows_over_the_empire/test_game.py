"""Shadows over the Empire as a whole: the conformance kit on every mix and seat count and on random card sets, both
backends, options and seats, records, what learners see, golden games. States against a model by hand are in a file of
their own."""

from __future__ import annotations

import dataclasses
import itertools
import random
from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import eminence
from eminence import Refused
from eminence.games.shadows_over_the_empire import checks, filters, sentences
from eminence.games.shadows_over_the_empire.numbers import CELL_BLOCK, SEAT_BLOCK, SEAT_PART
from eminence.games.shadows_over_the_empire.rows import PROTECTIONS
from eminence.games.shadows_over_the_empire.state import (
    CARDS,
    CHOOSING,
    LEADING,
    PLACING,
    REACTING,
    TRAITS,
    TURN,
)
from eminence.games.shadows_over_the_empire.verbs import VERBS
from eminence.games.shadows_over_the_empire.vocabulary import SCHEMA
from eminence.kernel import cards as card_files
from eminence.kernel import conformance
from eminence.kernel.cards import Card
from eminence.kernel.game import Game
from eminence.kernel.options import option_text
from eminence.kernel.rng import draw
from tests.support.helpers import (
    EMPIRE,
    assert_needs_no_compiler,
    empire,
    everywhere,
    golden,
    golden_file,
    play_randomly,
)

Options = dict[str, Any]
MIXES = ("basic", "raised", "advanced", "expert", "variety")
SETTINGS: list[tuple[Options, int]] = [({"mix": mix}, seats) for mix in MIXES for seats in (2, 3, 4)]
VARIANTS: list[tuple[Options, int]] = [
    ({"tight_grid": True}, 2),
    ({"mix": "expert", "tight_grid": True, "leaders": "random"}, 2),
    ({"leaders": "random", "level": "B"}, 3),
    ({"influence_for_nothing": False}, 2),
    ({"mix": "variety", "influence_for_nothing": False, "tight_grid": True}, 4),
    ({"mix": "advanced", "asterisks": "replacing", "level": "A"}, 4),
    ({"a_sets": "1", "b_sets": "1", "c_sets": "3", "asterisks": "none"}, 3),
]
"""What else may be chosen."""


def briefly(value: Any) -> str:
    return (
        "-".join(f"{name}.{option_text(each)}" for name, each in value.items())
        if isinstance(value, dict)
        else str(value)
    )


def at_random(cards: Any, s: Any, seat: int, moves: Any, count: int, rng: Any) -> int:
    return int(moves[draw(rng, count)])


def swift(game: Game) -> Game:
    """The same game without its own player, who thinks long in plain Python."""
    definition = dataclasses.replace(game.definition, greedy_move=at_random)
    return Game(definition, {name: option.value for name, option in game.options.items()}, game.cards)


# --- Card sets that no one would print --------------------------------------------------------------------------------

Row = dict[str, Any]


@cache
def house() -> tuple[Card, ...]:
    return empire().cards.cards


def rows(kind: str, level: str = "ABC") -> list[Row]:
    """Cards of the house's set, without what is left open."""
    return [
        {column: cell for column, cell in card.cells.items() if cell or column == "traits"}
        for card in house()
        if card["kind"] == kind and card["level"] in level
    ]


def written(cards: list[Row]) -> str:
    """A card file."""
    return "".join("[[card]]\n" + "".join(f"{key} = {value!r}\n" for key, value in card.items()) for card in cards)


def own(text: str, **options: object) -> Game:
    return eminence.load(EMPIRE, options, card_files.parse(text, SCHEMA, EMPIRE))


def shuffled_cards(seed: int) -> str:
    """The house's cards, with other traits and numbers; abilities change hands within a kind, a level and a type."""
    chance = random.Random(f"shuffled {seed}")
    cards = [*rows("leader"), *rows("distinct"), *rows("citizen")]
    for level in "ABC":
        for kind, type_ in itertools.product(checks.KIND_NAMES, checks.TYPE_NAMES):
            alike = [card for card in cards if (card["kind"], card["level"], card["ability"]) == (kind, level, type_)]
            exchange(chance, alike, "effects", "trigger")
        exchange(chance, [card for card in cards if card["kind"] == "citizen" and card["level"] == level], "traits")
    for name in {card["set"] for card in cards if "set" in card}:
        for level in "ABC":
            exchange(chance, [card for card in cards if card.get("set") == name and card["level"] == level], "number")
    for card in cards:
        if card["kind"] == "leader":
            card.update(leading_traits(chance, card["compulsory"]))
    return written(cards)


def exchange(chance: random.Random, cards: list[Row], *columns: str) -> None:
    """Deal the values of some columns out anew."""
    values = [{column: card.pop(column) for column in columns if column in card} for card in cards]
    chance.shuffle(values)
    for card, value in zip(cards, values, strict=True):
        card.update(value)


def leading_traits(chance: random.Random, compulsory: str) -> Row:
    others = [trait for trait in filters.TRAIT_BITS if trait != compulsory]
    return {"traits": [compulsory, *chance.sample(others, chance.randint(0, 3))], "wild": chance.choice(others)}


def random_card(chance: random.Random, later: bool, state: str = "") -> str:
    """Any words that make a filter; whether they fit their place is for the checks to say."""
    ranges = ["anywhere"] * 4 + ["adjacent"] * 4 + ["near-yours"] * 2 + list(filters.RANGES)
    words = [chance.choice(ranges + ["it", "it", "near-it"] * later)]
    words += [chance.choice(["citizen", "citizen", "character", "distinct"])]
    for often, group in (
        (1 if state else 0.5, [state] if state else list(filters.STATES)),
        (0.1, list(filters.TURNED)),
        (0.1, list(filters.MARKS)),
        (0.2, [f"{non}{trait}" for trait in filters.TRAIT_BITS for non in ("", "non-")]),
        (0.1, ["holding-1", "holding-2", "owner-holding-2"]),
        (0.2, list(filters.FLAGS)),
    ):
        words += [chance.choice(group)] if chance.random() < often else []
    return " ".join(words)


def random_sentence(chance: random.Random, later: bool) -> str:
    """Any sentence of a Use or React, each form as often."""

    def card() -> str:
        return random_card(chance, later)

    number, amount = chance.randint(1, 3), chance.choice(["1", "2", "up to 2", "up to 3", "any", "all"])
    whose = chance.choice(list(sentences.WHOSE))
    options = ["remove 1 of its-controller from it", "remove all of its-controller from it"]
    options += ["add 1 on it", "subdue it", "lock it"]
    simple = ("influence", "subdue", "rotate", "reset", "unmark", "lock", "perform", "mark")
    sentence = chance.choice(
        (
            *(f"{verb} {card()}" for verb in simple),
            f"mark up to 2 {card()}",
            f"add {number} on {card()}",
            f"add {number} on each of up to 2 {card()}",
            f"add 1 on {card()} for each {card()} at most {number}",
            f"remove {amount} of {whose} from {card()}{chance.choice(('', ' owner chooses'))}",
            f"remove {amount} of {whose} from {card()}",
            f"remove any of yours from at most one {card()}",
            f"move {amount} from {card()} to {card()}",
            f"swap {card()} with {card()}",
            f"offer {random_card(chance, later, 'an-opponents')} between {' and '.join(chance.sample(options, 2))}",
        )
    )
    if later:
        return chance.choice(("then ", "then ", "then if 1 removed ")) + sentence
    return chance.choice([""] * 6 + ["pay 1 to ", "pay 1 if controlled to "]) + sentence


def random_ability(chance: random.Random, kind: str) -> Row:
    """Any ability that a card of this kind can have."""
    while True:
        type_ = chance.choice(("use", "use", "use", "react", "react", "passive"))
        row: Row = {"ability": type_}
        if type_ == "passive":
            card, second, mine = (random_card(chance, False, state) for state in ("", "", "yours"))
            verbs = " ".join(chance.sample(list(PROTECTIONS), chance.randint(1, 3)))
            passives = (f"protect {card} from {verbs}", f"bonus 1 when {mine} influences {second}")
            row["effects"] = [chance.choice((*passives, f"keep tokens on {card}"))]
        else:
            row["effects"] = [random_sentence(chance, False)]
            if type_ == "react":
                event = chance.choice(sentences.EVENT_EXAMPLES)
                words = ("adjacent citizen yours", "adjacent citizen", "adjacent character", "anywhere citizen")
                for word in words:
                    event = event.replace(word, random_card(chance, False))
                row["trigger"] = event
                if "passes" not in event and "conflict" not in event:
                    row["effects"] = ["cancel"]
            if chance.random() < 0.5:
                row["effects"].append(random_sentence(chance, True))
        if not wrong(row, kind):
            return row


def wrong(row: Row, kind: str) -> bool:
    """Whether the checks have something against an ability."""
    cells = dict.fromkeys((column.name for column in SCHEMA.columns), "")
    card = Card(cells | {"name": "A", "kind": kind, "level": "A", "traits": [], "number": 0, **row}, {}, {"": 1})
    return any(found.to_json()["what"]["say"] == "problem-ability" for found in checks.card_set([card]))


DIFFERENT = 30
"""So many abilities of citizens in a set; more might speak of too many groups of cards."""


def random_cards(seed: int) -> str:
    """A card file with any traits and any abilities."""
    chance = random.Random(f"cards {seed}")
    levels = chance.choice(("A", "B", "AB"))
    cards = [*rows("leader", levels), *rows("distinct", levels)]
    for card in cards:
        card.pop("trigger", None)
        leads = card["kind"] == "leader"
        card.update(leading_traits(chance, card["compulsory"]) if leads else random_traits(chance))
        card.update(random_ability(chance, card["kind"]))
    sets = chance.choice((4, 5, 6, 8, 11, 15))
    abilities = [random_ability(chance, "citizen") for _ in range(DIFFERENT)]
    for at in range(4 * sets + chance.choice((0, 0, 2))):
        card = {"name": f"Card {at}", "kind": "citizen", "level": "ABC"[at // 4 % 3]} | random_traits(chance)
        card |= {"set": f"Set {at // 4}", "number": at % 4 + 1} if at < 4 * sets else {}
        cards.append(card | (abilities[at] if at < DIFFERENT else chance.choice(abilities)))
    return written(cards)


def random_traits(chance: random.Random) -> Row:
    return {"traits": chance.sample(list(filters.TRAIT_BITS), chance.randint(0, 4))}


ALL: Options = {"a_sets": "all", "b_sets": "all", "c_sets": "all"}
"""All citizens of a card set."""


@cache
def random_set(seed: int) -> Game:
    """A game with a random card set, and with options that change from set to set."""
    cards = card_files.parse(random_cards(seed), SCHEMA, EMPIRE)
    levels = {card["level"] for card in cards if card["kind"] == "leader"}
    options = {"level": sorted(levels)[seed % len(levels)], "tight_grid": seed % 2 == 0}
    options |= {"asterisks": ("none", "added", "replacing")[seed % 3], "influence_for_nothing": seed % 5 > 0}
    return eminence.load(EMPIRE, ALL | options | {"leaders": ("chosen", "random")[seed % 2]}, cards)


@cache
def shuffled_set(seed: int) -> Game:
    return own(shuffled_cards(seed), mix=MIXES[seed % len(MIXES)])


def alike(count: int, traits: list[str], **ability: Any) -> str:
    """Citizens of level A who are all the same."""
    shared = {"kind": "citizen", "level": "A", "traits": traits} | {"ability": "use"} | ability
    citizens = [{"name": f"Card {at}", "set": f"Set {at // 4}", "number": at % 4 + 1} | shared for at in range(count)]
    return written([*rows("leader", "A"), *rows("distinct", "A"), *citizens])


EVERY_TRAIT = list(filters.TRAIT_BITS)
EXTREMES = {
    "nobody complies": own(alike(20, [], effects=["subdue adjacent character"])),
    "everybody complies": own(alike(16, EVERY_TRAIT, effects=["influence anywhere character"])),
    "as many as fit": own(alike(60, ["lawful", "noble"], effects=["swap anywhere citizen with anywhere citizen"])),
    "all cancel": own(
        alike(
            20,
            EVERY_TRAIT,
            ability="react",
            trigger="an opponent targets character",
            effects=["cancel", "then add 1 on adjacent character"],
        )
    ),
    "all react": own(
        alike(
            20,
            EVERY_TRAIT,
            ability="react",
            trigger="an opponent passes",
            effects=["remove 1 of that-opponent from anywhere character with-opponents", "then add 1 on it"],
        )
    ),
    "all keep": own(alike(20, EVERY_TRAIT, ability="passive", effects=["keep tokens on adjacent character conflict"])),
    "no end of resets": own(
        alike(20, EVERY_TRAIT, effects=["unmark anywhere character marked", "then reset anywhere citizen rotated"])
    ),
}
EXTREME_SEEDS = {"everybody complies": 5, "as many as fit": 5, "all cancel": 4, "all keep": 3, "no end of resets": 3}
SETS = {2: 3, 3: 3, 5: 2, 9: 2, 11: 5, 12: 3, 17: 4}
"""Numbers of random card sets, and seeds of short games with them."""


def seats_of(game: Game, seed: int) -> int:
    """A number of seats, another for another seed."""
    return game.seats[seed % len(game.seats)]


# --- The conformance kit ----------------------------------------------------------------------------------------------


SEEDS = [7, 8, 8, 7, 4, 3, 4, 7, 8, 4, 5, 6, 8, 3, 6, 3, 3, 3, 2, 8, 8, 8]
"""Those of short games, for every setting: the kit looks at each moment for a while."""


@pytest.mark.parametrize(
    ("options", "seats", "seed"),
    [(*setting, seed) for setting, seed in zip([*SETTINGS, *VARIANTS], SEEDS, strict=True)],
    ids=briefly,
)
def test_every_promise_is_kept(options: Options, seats: int, seed: int) -> None:
    conformance.check(swift(empire(**options)), seats, games=1, seed=seed, backends=False)


@pytest.mark.parametrize(("mix", "seats", "seed"), [("basic", 2, 7), ("expert", 3, 5)])
def test_every_promise_is_kept_by_the_sensible_player_and_when_compiled(mix: str, seats: int, seed: int) -> None:
    conformance.check(empire(mix=mix), seats, games=1, seed=seed)


@pytest.mark.parametrize(("options", "seats"), [*SETTINGS, *VARIANTS], ids=briefly)
def test_no_card_and_no_token_is_lost_in_many_games(options: Options, seats: int) -> None:
    conformance.audit_games(empire(**options), seats, 5, 2000)


@pytest.mark.parametrize(("number", "seed"), SETS.items())
def test_random_card_sets_keep_every_promise(number: int, seed: int) -> None:
    game = swift(random_set(number))
    conformance.check(game, seats_of(game, number), games=1, seed=seed, backends=False)


@pytest.mark.parametrize(("number", "seed"), [(0, 1), (1, 1), (2, 1)])
def test_shuffled_card_sets_keep_every_promise(number: int, seed: int) -> None:
    conformance.check(swift(shuffled_set(number)), 2 + number, games=1, seed=seed, backends=False)


@pytest.mark.parametrize("name", EXTREMES)
def test_extreme_card_sets_keep_every_promise(name: str) -> None:
    for seats in EXTREMES[name].seats:
        conformance.audit_games(EXTREMES[name], seats, 1, 300)
    conformance.check(swift(EXTREMES[name]), 2, games=1, seed=EXTREME_SEEDS.get(name, 1), backends=False)


def test_random_card_sets_lose_nothing() -> None:
    for seed in range(100, 160):
        for game in (random_set(seed), *([shuffled_set(seed)] if seed % 6 == 0 else [])):
            conformance.audit_games(game, seats_of(game, seed), seed, 100)


def test_random_card_sets_have_everything() -> None:
    """Else the tests above would prove little."""
    verbs, events, sizes = Counter[int](), Counter[int](), Counter[int]()
    for seed in range(100, 160):
        for card in random_set(seed).cards:
            verbs.update(row.verb for text in card["effects"] for row in sentences.read(text))
            events.update([sentences.read_trigger(card["trigger"])[0]] if card["trigger"] else [])
        sizes[random_set(seed).seats[-1]] += 1
    assert len(verbs) == len(VERBS)
    assert min(verbs.values()) > 10
    assert set(events) == set(sentences.EVENTS)
    assert set(sizes) == {2, 4}


def test_a_shuffled_set_has_the_same_cards_and_others() -> None:
    cards = [dict(card.cells) for card in shuffled_set(1).cards]
    assert [card["name"] for card in cards] == [card["name"] for card in rows("leader") + rows("distinct")] + [
        card["name"] for card in rows("citizen")
    ]
    by_name = {card.name: card for card in house()}
    for column in ("traits", "number", "effects"):
        changed = sum(list_of(card[column]) != list_of(by_name[card["name"]][column]) for card in cards)
        assert 20 < changed < len(cards), column


def list_of(value: Any) -> Any:
    return sorted(value) if isinstance(value, list | tuple) else value


def test_if_nobody_complies_any_citizen_will_do_after_some_set_ups() -> None:
    """SE-70."""
    position = play_randomly(EXTREMES["nobody complies"].start(3, 1), random.Random(1), steps=12)
    assert position.to_dict()["phase"] == "turn"
    assert position.to_dict()["redeals"] == 8
    assert position.log(None).count("No citizen is left that would do: the citizens are dealt again.") == 8


# --- Both backends ----------------------------------------------------------------------------------------------------


def same_course(game: Game, seats: int, seed: int, games: int) -> None:
    pure, compiled = game.engine("pure"), game.engine()
    assert pure.traces(seats, seed, 0, games) == compiled.traces(seats, seed, 0, games)


def looked_at(engine: Any, state: Any) -> Iterator[object]:
    """What one backend makes of a state: tensors, moves, points, a count of the cards."""
    states, moves = engine.states(1), engine.move_buffer()
    tensor, counts = (engine.integers([0] * size) for size in (engine.definition.tensor, engine.definition.census))
    points = engine.integers([0] * state.seats)
    engine.put(states, 0, state)
    for seat in range(state.seats):
        engine.encode_at(engine.cards, states, 0, seat, tensor)
        yield list(map(int, tensor))
        yield list(map(int, moves[: engine.legal_at(engine.cards, states, 0, seat, moves)]))
    engine.census_at(engine.cards, states, 0, counts)
    yield list(map(int, counts))
    yield int(engine.score_at(engine.cards, states, 0, points)), list(map(int, points))
    yield engine.get(states, 0).pack()


@pytest.mark.parametrize(("options", "seats"), [*SETTINGS, *VARIANTS], ids=briefly)
def test_both_backends_take_the_same_course(options: Options, seats: int) -> None:
    same_course(empire(**options), seats, 1, 25)


def test_both_backends_agree_about_random_card_sets() -> None:
    for seed, game in enumerate((*map(random_set, range(100, 125)), *map(shuffled_set, (1, 2)), *EXTREMES.values())):
        seats = seats_of(game, seed)
        same_course(game, seats, 2, 5)
        pure, compiled = game.engine("pure"), game.engine()
        for position in itertools.islice(everywhere(game, seats, 3, 0.05), 10):
            assert list(looked_at(pure, position.state)) == list(looked_at(compiled, position.state))


def test_a_card_set_of_ones_own_needs_no_compiler() -> None:
    assert_needs_no_compiler(empire(), [*map(random_set, SETS), shuffled_set(0), *EXTREMES.values()], 2)


def test_a_state_is_small() -> None:
    assert empire().definition.state.SIZE <= 1024


# --- Options, seats, records ------------------------------------------------------------------------------------------


def test_the_basic_game_is_what_is_played_if_nothing_is_said() -> None:
    assert {name: option_text(option.value) for name, option in empire().options.items()} == {
        "mix": "basic",
        "level": "A",
        "a_sets": "all",
        "b_sets": "0",
        "c_sets": "0",
        "asterisks": "none",
        "leaders": "chosen",
        "influence_for_nothing": "yes",
        "tight_grid": "no",
    }


@pytest.mark.parametrize(
    ("options", "seats", "citizens"),
    [
        ({}, (2, 3, 4), 24),
        ({"mix": "raised"}, (2, 3, 4), 24),
        ({"mix": "advanced"}, (2, 3, 4), 22),
        ({"mix": "expert"}, (2, 3, 4), 22),
        ({"mix": "variety"}, (2, 3, 4), 24),
        ({"a_sets": "4"}, (2,), 16),
        ({"a_sets": "4", "asterisks": "added"}, (2,), 18),
        ({"a_sets": "4", "asterisks": "replacing"}, (2,), 16),
        ({"a_sets": "5"}, (2, 3, 4), 20),
        ({"mix": "expert", "asterisks": "none"}, (2, 3, 4), 20),
        ({"a_sets": "1", "c_sets": "all"}, (2,), 16),
        ({"a_sets": "all", "b_sets": "all", "c_sets": "all", "asterisks": "added"}, (2, 3, 4), 58),
    ],
    ids=briefly,
)
def test_the_citizens_decide_how_many_may_play(options: Options, seats: tuple[int, ...], citizens: int) -> None:
    """SE-49, SE-76."""
    game = empire(**options)
    assert tuple(game.seats) == seats
    assert game.start(2, 1).state.pool.bit_count() == citizens  # type: ignore[attr-defined]
    conformance.audit_games(game, seats[-1], 1, 100)
    for wanted in {2, 3, 4} - set(seats):
        for ask in (game.start, lambda wanted: game.batch(2, wanted), lambda wanted: f"seats: {wanted}"):
            with pytest.raises(Refused, match="2 seats"):
                game.position(answer) if isinstance(answer := ask(wanted), str) else None


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"a_sets": "3"}, "give 12 citizens; 16 are needed for 2 seats, 20 for more."),
        ({"a_sets": "0"}, "give 0 citizens; 16 are needed"),
        ({"a_sets": "3", "asterisks": "added"}, "give 14 citizens; 16 are needed"),
        ({"a_sets": "0", "c_sets": "all"}, "give 12 citizens; 16 are needed"),
        ({"a_sets": "0", "asterisks": "replacing"}, "Asterisks can replace no more citizens than there are."),
    ],
    ids=briefly,
)
def test_too_few_citizens_are_refused(options: Options, words: str) -> None:
    with pytest.raises(Refused) as refusal:
        empire(**options)
    assert refusal.value.code == "bad-option"
    assert words in str(refusal.value)


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"level": "B"}, "has no Leaders of level B: choose another 'level' or 'mix'."),
        ({"mix": "advanced"}, "has no Leaders of level B"),
        ({"mix": "raised"}, "b_sets is 2; 'cards' has sets of level B: 0."),
        ({"a_sets": "6"}, "a_sets is 6; 'cards' has sets of level A: 5."),
        ({"a_sets": "3"}, "give 12 citizens"),
    ],
    ids=briefly,
)
def test_options_and_cards_must_go_together(options: Options, words: str) -> None:
    text = alike(20, EVERY_TRAIT, effects=["influence adjacent character"])
    assert tuple(own(text).seats) == (2, 3, 4)
    with pytest.raises(Refused) as refusal:
        own(text, **options)
    assert refusal.value.code == "bad-option"
    assert words in str(refusal.value)


@pytest.mark.parametrize("mix", MIXES)
def test_the_levels_are_those_of_the_mix(mix: str) -> None:
    """Leaders, the Distinct Personality and so many sets of each level; which sets is drawn anew for every game."""
    game, pools = empire(mix=mix), set()
    level = {card.name: card["level"] for card in game.cards}
    wanted = {"basic": (24, 0, 0), "raised": (16, 8, 0), "advanced": (0, 22, 0), "expert": (0, 10, 12)}
    for seed in range(12):
        table = play_randomly(game.start(4, seed), random.Random(seed), steps=4).to_dict()
        names = [*table["pool"], *table["aside"], *filter(None, [table["card"]])]
        names += [name for row in table["grid"] for name in row if name and name not in table["leaders"]]
        counts = Counter(level[name] for name in names if name not in ("Prince Edric", "Archduke Casimir"))
        assert tuple(counts[each] for each in "ABC") == wanted.get(mix, (8, 8, 8))
        court = {level[name] for name in table["leaders"] if name}
        assert court == {str(game.options["level"].value)}
        pools.add(frozenset(names))
    assert (len(pools) > 3) == (mix not in ("basic", "advanced"))


@pytest.mark.parametrize(("options", "seats"), VARIANTS, ids=briefly)
def test_a_record_replays_with_its_options_and_its_cards(options: Options, seats: int) -> None:
    for cards in (None, card_files.parse(shuffled_cards(seats), SCHEMA, EMPIRE)):
        game = eminence.load(EMPIRE, options, cards)
        position = play_randomly(game.start(seats, "records"), random.Random(4), steps=60)
        again = eminence.replay(position.record(), cards)
        assert (again, again.record(), again.game.options) == (position, position.record(), game.options)
        assert position.state.options == game.option_numbers  # type: ignore[attr-defined]
        assert again.log(None) == position.log(None)
        if cards is not None:
            with pytest.raises(Refused, match="another card set"):
                eminence.replay(position.record())


def test_moves_can_be_taken_back_in_the_middle_of_an_ability() -> None:
    position = empire(mix="expert").start(3, 9)
    trail, chance, phases = [], random.Random(9), set()
    while not position.over:
        [seat] = position.actors
        phases.add(position.state.phase)  # type: ignore[attr-defined]
        trail.append((str(position), seat, chance.choice(position.legal(seat))))
        position.play(*trail[-1][1:])
    record = position.record()
    for text, _, _ in reversed(trail):
        position.undo()
        assert str(position) == text
    for _, seat, move in trail:
        position.play(seat, move)
    assert position.record() == record
    assert phases >= {LEADING, PLACING, TURN, CHOOSING, REACTING}


# --- What learners see ------------------------------------------------------------------------------------------------


def encoded(game: Game, state: Any, seat: int) -> list[int]:
    out = [0] * game.definition.tensor
    game.definition.rules.encode(game.cards.record, state, seat, out)
    return out


UNSEEN = {"past", "heard", "aside", "redeals", "saved", "winners", "ending"}
"""What the tensor leaves out: what only matters for a cancel, the guard or the set-up."""


@pytest.mark.parametrize(("mix", "seats"), [("basic", 2), ("expert", 3), ("variety", 4)])
def test_the_tensor_tells_apart_what_differs(mix: str, seats: int) -> None:
    game, seen = empire(mix=mix), dict[tuple[int, ...], str]()
    fields = [
        item.name
        for item in game.definition.state.FIELDS
        if item.name not in UNSEEN and not item.name.startswith("saved_")
    ]
    for seed in range(8):
        for position in everywhere(game, seats, seed, 1):
            state: Any = position.state
            told = repr([getattr(state, name) for name in fields])
            assert seen.setdefault(tuple(encoded(game, state, 0)), told) == told
    assert len(seen) > 200


@pytest.mark.parametrize(("mix", "seats"), [("raised", 2), ("expert", 4)])
def test_every_seat_sees_itself_first(mix: str, seats: int) -> None:
    game = empire(mix=mix)
    for position in everywhere(game, seats, 3, 0.5):
        state: Any = position.state
        for seat in range(seats):
            out = encoded(game, state, seat)
            for by in range(seats):
                other, block = (seat + by) % seats, SEAT_PART + by * SEAT_BLOCK
                flags = [out[block], out[block + 1], out[block + 2], out[block + 3]]
                assert flags == [
                    state.unused[other],
                    state.passed >> other & 1,
                    state.turn == other,
                    state.asks == other,
                ]
                for at in range(25):
                    there = at * CELL_BLOCK + CARDS + TRAITS + by
                    assert out[there] == state.tokens[other][at]
            assert not any(out[SEAT_PART + by * SEAT_BLOCK] for by in range(seats, 4))


def test_numbers_for_learners_fit_a_byte() -> None:
    game = empire(mix="expert")
    batch = game.batch(64, 4, seed=1)
    for _ in range(200):
        batch.step(batch.random_actions())
        assert 0 <= batch.tensors.min() <= batch.tensors.max() <= 127


# --- Golden games -----------------------------------------------------------------------------------------------------

GOLDEN = {"basic": 2, "raised": 3, "advanced": 4, "expert": 2, "variety": 3}
"""What is on file: a game of every mix between random players."""


def told(mix: str) -> str:
    return golden(empire(mix=mix), GOLDEN[mix], viewer=0, bot="random")


@pytest.mark.parametrize("mix", GOLDEN)
def test_a_golden_game_is_played_as_ever(mix: str) -> None:
    """After a change on purpose, write the files anew: python -m tests.games.shadows_over_the_empire.test_game."""
    assert told(mix) == golden_file(f"{EMPIRE}-{mix}", GOLDEN[mix]).read_text(encoding="utf-8")


if __name__ == "__main__":
    for name, number in GOLDEN.items():
        golden_file(f"{EMPIRE}-{name}", number).write_text(told(name), encoding="utf-8")
