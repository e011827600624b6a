"""Arbitrary and broken text at every door: it is refused in words, or it means something that can be played out."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from hypothesis import assume, event, given, settings
from hypothesis import strategies as st

import eminence
from eminence import Position, Refused
from eminence.games import scenario
from eminence.kernel import cards as card_files
from eminence.kernel.rng import Rng, seed_bytes, step_state
from tests.support.helpers import (
    EMPIRE,
    EMPTY,
    OTHER_RULES,
    SCENARIOS,
    SHADOW,
    THRONE,
    play_randomly,
    random_game,
    resealed,
    shadow,
    throne,
)

HERE = SCENARIOS / "behind_the_throne"
THERE = SCENARIOS / "shadow_throne"
EMPTY_FOLDER = SCENARIOS / "an_empty_throne"
EMPIRE_FOLDER = SCENARIOS / "shadows_over_the_empire"
OFTEN = 250
SELDOM = 100

GAMES = [throne(), throne(receiver_may_refuse=True), throne(swap_after_five=False)]
POSITIONS = [random_game(seats, seed, steps) for seats in (2, 3, 4) for seed, steps in ((1, 9), (2, 47), (3, 999))]
GIVEN = throne().position("stacks 0: Prophet 1, Judge 1 | row: Queen, Jester | turn: 0")
GIVEN.play(0, "use Prophet", ["King"])
RECORDS = [position.record() for position in (*POSITIONS[:3], GIVEN)]
CARD_FILES = [path.read_text(encoding="utf-8") for path in sorted((HERE / "cards").glob("*.toml"))]
SCENARIO_FILES = [
    "\n".join((HERE / name).read_text(encoding="utf-8").splitlines()[:60])
    for name in ("swap.scenario", "prophet.scenario", "own_cards.scenario")
]

BATTLES = [
    random_game(seats, seed, steps, SHADOW, edition=edition)
    for seats, edition in ((3, "final"), (4, "prototype"), (5, "final"))
    for seed, steps in ((1, 8), (2, 11 * seats - 1), (3, 15 * seats + 2))
]
SHADOWS = {edition: shadow(edition=edition) for edition in ("final", "prototype")}
DECKS = [path.read_text(encoding="utf-8") for path in sorted((THERE / "cards").glob("*.toml"))]
FIGHTS = [
    "\n".join((THERE / name).read_text(encoding="utf-8").splitlines()[:60])
    for name in ("kyros.scenario", "draft.scenario", "langman.scenario")
]

REALMS = [
    random_game(2, seed, steps, EMPTY, **options)
    for options in ({}, OTHER_RULES[EMPTY])
    for seed, steps in ((1, 3), (2, 20), (3, 41), (4, 60))
]
KITHS = [path.read_text(encoding="utf-8") for path in sorted((EMPTY_FOLDER / "cards").glob("*.toml"))]
CLAIMS = [
    "\n".join((EMPTY_FOLDER / name).read_text(encoding="utf-8").splitlines()[:60])
    for name in ("plays.scenario", "draft.scenario", "own_cards.scenario")
]

COURTS = [
    random_game(seats, seed, steps, EMPIRE, mix=mix)
    for seats, mix in ((2, "basic"), (3, "expert"), (4, "variety"))
    for seed, steps in ((1, 4), (2, 25), (3, 48))
]
INTRIGUES = [
    "\n".join((EMPIRE_FOLDER / name).read_text(encoding="utf-8").splitlines()[:60])
    for name in ("setup.scenario", "influence.scenario", "abilities.scenario")
]

NUMBERS = st.sampled_from(["0", "1", "2", "5", "-1", "9", "127", "128", "32767", "-5", "²", "٣", "1.5", "9" * 20, ""])
CARDS = st.sampled_from([*(card.name for card in throne().cards), "End of Game", "king", "?", "-", "", "Dragon"])
CHARACTERS = st.sampled_from(
    ["Outlaw", "Langman", "King Kyros", "Thief", "nobody", "dead", "down", "church", "+1", "kill"]
)
KITH_CARDS = st.sampled_from(
    ["Heralds-3", "Masons-0", "Ash Regents-9", "Heralds", "field 1", "the tombs", "any card here", "draw", "/", "both"]
)
CITIZENS = st.sampled_from(
    [
        "Garrick",
        "Quiraa",
        "Prince Edric",
        "Bonifatius",
        "a1",
        "c3",
        "e5",
        "b2 3",
        "target",
        "part",
        "seat 1",
        "2 tokens",
    ]
)
PIECES = st.one_of(
    NUMBERS,
    CARDS,
    CHARACTERS,
    KITH_CARDS,
    CITIZENS,
    st.sampled_from([":", "|", ",", "\n", " ", "#", "[", "]", "=", "\x00", "\u2028", "\ud800", '"']),
)


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with a few pieces cut out, put in, or moved."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.integers(0, 12))
        piece = draw(st.one_of(PIECES, st.text(max_size=3), st.just(text[end : end + 15])))
        text = text[:start] + piece + text[end:]
    return text


@st.composite
def mutated_lines(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with the values of some lines exchanged for others that look right."""
    lines = draw(st.sampled_from(texts)).splitlines()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        key, colon, value = lines[at].partition(":")
        words = value.split()
        if words:
            words[draw(st.integers(0, len(words) - 1))] = draw(PIECES)
        lines[at] = key + colon + " " + " ".join(words)
        if draw(st.booleans()):
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
    return "\n".join(lines)


@st.composite
def position_lines(draw: st.DrawFn) -> str:
    """Lines that are made of a position's own words."""
    names = [item.name for item in GAMES[0].definition.state.FIELDS]
    items = st.lists(st.one_of(CARDS, NUMBERS, st.builds("{} {}".format, CARDS, NUMBERS)), max_size=6).map(", ".join)
    phases = st.sampled_from(["turn", "refusal", "choice", "over", "yes", "no"])
    keys = st.one_of(st.sampled_from(names), st.builds("stacks {}".format, NUMBERS))
    entries = draw(st.lists(st.tuples(keys, st.one_of(items, phases, NUMBERS)), max_size=5))
    return "\n".join(f"{key}: {value}" for key, value in entries)


@st.composite
def plausible_positions(draw: st.DrawFn) -> str:
    """Tables that somebody could describe: most are accepted, the odd ones must be refused."""
    seats, names = draw(st.integers(2, 4)), [card.name for card in GAMES[0].cards]
    name, seat = st.sampled_from(names), st.integers(0, seats - 1)
    some = st.lists(seat, min_size=1, max_size=2, unique=True).map(lambda found: ", ".join(map(str, found)))
    row = sorted(draw(st.lists(name, max_size=5)), key=names.index, reverse=True)
    if draw(st.integers(0, 3)) == 0:
        row = [*row[:4], draw(name)]
    most = draw(st.sampled_from([3, 5, 5, 5, 6]))
    stacks = [
        ", ".join(f"{card} {draw(st.integers(1, 2))}" for card in draw(st.lists(name, max_size=most, unique=True)))
        for _ in range(seats)
    ]
    lines = [f"seats: {seats}", f"row: {', '.join(row) or '-'}", f"turn: {draw(seat)}"]
    lines += [f"stacks {owner}: {stack or '-'}" for owner, stack in enumerate(stacks)]
    rarely = {
        "phase": st.sampled_from(["choice", "refusal", "over"]),
        "chooser": seat,
        "taken": name,
        "used": st.lists(name, max_size=3).map(", ".join),
        "struck": some,
        "value": st.integers(-101, 101),
        "fixed": st.sampled_from(["yes", "no"]),
        "turns": st.integers(-2, 1000),
        "deck": st.sampled_from(["-", "King 1", "End of Game 1", "King 2, End of Game 1"]),
        "discard": st.sampled_from(["-", "King 1", "End of Game 1", "King 2, End of Game 1"]),
    }
    lines += [f"{key}: {draw(value)}" for key, value in rarely.items() if draw(st.integers(0, 15)) == 0]
    if draw(st.integers(0, 3)) == 0:
        lines += [f"top: {draw(st.sampled_from([*names, 'End of Game']))}", f"knows: {draw(some)}"]
    if draw(st.integers(0, 7)) == 0:
        lines += ["phase: choice", f"chooser: {draw(seat)}"]
    return " | ".join(lines)


@st.composite
def plausible_battles(draw: st.DrawFn) -> str:
    """Battles of Shadow Throne that somebody could describe, most of them shortly before the end of the game."""
    phase, seats = draw(st.sampled_from(["wave", "wave", "wave", "extra", "keep", "over"])), draw(st.integers(3, 5))
    wave = draw(st.integers(1, 4)) if phase in ("wave", "extra") else 4
    deck = [card.name for card in SHADOWS["final"].cards for _ in range(card["copies"])]
    draw(st.randoms(use_true_random=False)).shuffle(deck)
    marks = st.sampled_from(["", "", "", " dead", " acted", " down", " church", " +2", " silent", " acted dead +1"])
    lines = [f"seats: {seats}", f"phase: {phase}", f"wave: {wave}", "influence 1: 14"]
    for seat in range(seats):
        fought = range(1, wave + (phase != "wave"))
        line = [f"{deck.pop()} {number}{draw(marks)}" for number in fought if draw(st.integers(0, 5))]
        if phase == "extra" and seat == 0:
            line.append(f"King Kyros {wave}")
        hand = [deck.pop() for _ in range(draw(st.integers(0, 7 - len(line))))]
        lines += [f"line {seat}: {', '.join(line)}"] * bool(line) + [f"hands {seat}: {', '.join(hand)}"] * bool(hand)
        rarely = {
            "line": st.just("Langman 0"),
            "kept": st.sampled_from(hand or ["-"]),
            "gold": st.integers(-1, 9),
            "never": st.lists(st.sampled_from(deck), max_size=3).map(", ".join),
            "chosen": st.sampled_from([*hand, "nobody"]),
        }
        lines += [f"{key} {seat}: {draw(value)}" for key, value in rarely.items() if draw(st.integers(0, 15)) == 0]
    return " | ".join(lines)


def accepted(read: Callable[[], Position]) -> Position | None:
    try:
        return read()
    except Refused:
        return None


def assert_sound(position: Position) -> None:
    """What was accepted is its own text and record, can be looked at by everybody, and can be played to its end."""
    assert position.game.position(str(position)) == position
    for viewer in (None, *range(position.seats)):
        position.view(viewer).to_dict()
    played = play_randomly(position.copy(), random.Random(0), steps=position.game.definition.longest)
    assert played.over
    again = eminence.replay(played.record(), position.game.cards)
    assert (again, again.record(), again.log(None)) == (played, played.record(), played.log(None))


# --- Positions --------------------------------------------------------------------------------------------------------

POSITION_TEXTS = [str(position) for position in POSITIONS]


@settings(max_examples=OFTEN)
@given(st.one_of(st.text(), position_lines(), mutated(POSITION_TEXTS), mutated_lines(POSITION_TEXTS)))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    position = accepted(lambda: GAMES[0].position(text))
    if position is not None:
        assert_sound(position)


@settings(max_examples=OFTEN)
@given(plausible_positions(), st.sampled_from(GAMES))
def test_a_table_that_is_described_can_be_played(text: str, game: eminence.Game) -> None:
    position = accepted(lambda: game.position(text))
    if position is not None:
        event("accepted")
        assert_sound(position)


def test_a_position_leaves_room_for_all_its_turns() -> None:
    position = accepted(lambda: GAMES[0].position("turns: 32767"))
    if position is not None:
        assert_sound(position)


def test_a_position_leaves_room_for_every_ability() -> None:
    rows = "".join(
        f'[[card]]\nname = "Card {number}"\nvalue = 5\nability = "lower"\namount = 9\ncopies = [5, 5, 5]\n'
        for number in range(5)
    )
    game = eminence.load(THRONE, cards=card_files.parse(rows, GAMES[0].definition.schema, THRONE))
    stacks = ", ".join(f"Card {number} 1" for number in range(5))
    position = accepted(lambda: game.position(f"value: -100 | row: Card 0, Card 1 | turn: 0 | stacks 0: {stacks}"))
    if position is not None:
        for number in range(5):
            position.play(0, f"use Card {number}")
        str(position.record())


BATTLE_TEXTS = [str(position) for position in BATTLES if position.game.options["edition"].value == "final"]


@settings(max_examples=OFTEN)
@given(st.one_of(mutated(BATTLE_TEXTS), mutated_lines(BATTLE_TEXTS), plausible_battles()))
def test_a_battle_that_is_described_can_be_fought(text: str) -> None:
    """And whoever looks at it can be dealt other worlds that look the same."""
    position = accepted(lambda: SHADOWS["final"].position(text))
    if position is None:
        return
    event("accepted")
    assert_sound(position)
    game = position.game
    for viewer in (None, *range(position.seats)):
        view: Any = position.view(viewer).state
        world = view.copy()
        game.definition.rules.deal(game.cards.record, world, Rng(step_state(seed_bytes(text.encode()), 0)))
        assert game.definition.words.flaw(game.cards, world) is None
        game.definition.rules.hide(world, -1 if viewer is None else viewer)
        assert world == view


REALM_TEXTS = [str(position) for position in REALMS[:4]]


@settings(max_examples=OFTEN)
@given(st.one_of(mutated(REALM_TEXTS), mutated_lines(REALM_TEXTS)))
def test_a_realm_that_is_described_can_be_claimed(text: str) -> None:
    """More texts, and dealt worlds, are in the game's own tests."""
    position = accepted(lambda: REALMS[0].game.position(text))
    if position is not None:
        event("accepted")
        assert_sound(position)


@settings(max_examples=SELDOM)
@given(st.sampled_from(COURTS), st.data())
def test_a_court_that_is_described_can_be_influenced(court: Position, data: st.DataObject) -> None:
    """More texts are in the game's own tests."""
    change = data.draw(st.sampled_from([mutated, mutated_lines]))
    text = data.draw(change([str(court)]))
    position = accepted(lambda: court.game.position(text))
    if position is not None:
        event("accepted")
        assert_sound(position)


# --- Records ----------------------------------------------------------------------------------------------------------

BATTLE_RECORDS = [position.record() for position in (*BATTLES[:6], *REALMS, *COURTS)]


@settings(max_examples=OFTEN)
@given(st.one_of(st.text(), mutated(RECORDS), mutated_lines(RECORDS)))
def test_any_text_is_a_record_or_refused(text: str) -> None:
    position = accepted(lambda: eminence.replay(text))
    if position is not None:
        assert_sound(position)


@settings(max_examples=OFTEN)
@given(st.one_of(mutated(RECORDS + BATTLE_RECORDS), mutated_lines(RECORDS + BATTLE_RECORDS)))
def test_any_forged_record_replays_or_is_refused(text: str) -> None:
    """With a fitting check line, so that everything behind it is reached."""
    assume("\ud800" not in text)
    position = accepted(lambda: eminence.replay(resealed(text.splitlines())))
    if position is not None:
        assert eminence.replay(position.record()).record() == position.record()


# --- Card files -------------------------------------------------------------------------------------------------------


@st.composite
def card_lines(draw: st.DrawFn) -> str:
    """A card file with sensible and senseless cells."""
    abilities = st.sampled_from(["none", "lower", "shift", "look", "reuse", "guard-swap", "forbid-swap", "fly"])
    names = st.one_of(st.text(min_size=1, max_size=6), st.sampled_from(["Ant", "Bee", "Cat", "Doe", "Elk", "É. O'x-1"]))
    text = ""
    for _ in range(draw(st.integers(0, 10))):
        name = draw(names).replace("\\", "").replace('"', "")
        ability = draw(abilities)
        text += f'[[card]]\nname = "{name}"\nvalue = {draw(st.integers(0, 21))}\nability = "{ability}"\n'
        if ability in ("lower", "shift") or draw(st.integers(0, 9)) == 0:
            text += f"amount = {draw(st.integers(0, 10))}\n"
        text += f"copies = {[draw(st.integers(0, 12)) for _ in range(3)]}\n"
    return text


def assert_playable_or_refused(text: str, name: str) -> None:
    problems: list[card_files.CardProblem] = []
    try:
        cards = card_files.parse(text, eminence.load(name).definition.schema, name)
    except card_files.BadCards as bad:
        problems = bad.problems
    if problems:
        assert all(1 <= problem.line <= text.count("\n") + 1 for problem in problems)
        return
    game = eminence.load(name, cards=cards)
    event("accepted")
    for seats in (game.seats[0], game.seats[-1]):
        position = game.start(seats, 1)
        play_randomly(position, random.Random(2), steps=30)
        assert_sound(position)
        assert all(move in position.legal(seat) for seat in position.actors for move in map(str, position.legal(seat)))


@settings(max_examples=OFTEN)
@given(st.one_of(st.text(), card_lines(), mutated(CARD_FILES), mutated_lines(CARD_FILES)))
def test_any_text_is_a_card_file_or_refused(text: str) -> None:
    assert_playable_or_refused(text, THRONE)


@settings(max_examples=SELDOM)
@given(st.one_of(mutated(DECKS), mutated_lines(DECKS)))
def test_any_text_is_a_deck_or_refused(text: str) -> None:
    assert_playable_or_refused(text, SHADOW)


@settings(max_examples=SELDOM)
@given(st.one_of(mutated(KITHS), mutated_lines(KITHS)))
def test_any_text_is_a_set_of_kiths_or_refused(text: str) -> None:
    assert_playable_or_refused(text, EMPTY)


# --- Scenarios --------------------------------------------------------------------------------------------------------


@settings(max_examples=SELDOM)
@given(
    st.one_of(
        st.text(),
        *(
            change(texts)
            for change in (mutated, mutated_lines)
            for texts in (SCENARIO_FILES, FIGHTS, CLAIMS, INTRIGUES)
        ),
    )
)
def test_any_text_is_scenarios_or_refused(text: str) -> None:
    try:
        found = scenario.parse(text, str(HERE / "fuzzed.scenario"))
    except Refused:
        return
    for each in found:
        outcome = scenario.run(each)
        assert outcome.passed or (outcome.problem and outcome.line >= each.line)


# --- Notation ---------------------------------------------------------------------------------------------------------

MOVES = sorted(
    {
        str(move)
        for position in (*POSITIONS, *BATTLES, *REALMS, *COURTS)
        for seat in position.actors
        for move in position.legal(seat)
    }
)
LIKELY = st.builds(
    "{} {} {}".format,
    st.sampled_from(
        ["use", "judge", "destroy", "swap", "drop", "refuse", "accept", "reveal", "take", "play", "bring", "influence"]
    ),
    st.one_of(NUMBERS, CARDS, CHARACTERS, KITH_CARDS, CITIZENS),
    st.one_of(CARDS, st.sampled_from(["up", "down", "", "to the tombs", "to field 1, both", "> Garrick"])),
)


@settings(max_examples=OFTEN)
@given(
    st.sampled_from([*POSITIONS, *BATTLES, *REALMS, *COURTS]),
    st.integers(-1, 5),
    st.one_of(st.text(), LIKELY, st.sampled_from(MOVES), mutated(MOVES)),
)
def test_any_text_is_a_legal_move_or_refused_and_changes_nothing(position: Position, seat: int, text: str) -> None:
    tried, refusal = position.copy(), None
    try:
        tried.play(seat, text)
    except Refused as caught:
        refusal = caught
    if refusal:
        assert refusal.code
        assert str(refusal).endswith((".", "?"))
        assert tried.record() == position.record()
        return
    assert text in position.legal(seat)
    assert " ".join(text.split()).lower() == str(tried.steps[-1].move).lower()
    assert_sound(tried)
