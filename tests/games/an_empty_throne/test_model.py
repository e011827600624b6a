"""An Empty Throne a second time: a plain model that reads card files word by word and moves names about. Whatever the
program asks, offers and does, in games with any cards, must be what the model says. Written from the rules."""

from __future__ import annotations

import itertools
import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from eminence import Position
from eminence.kernel.game import Game
from tests.games.an_empty_throne.test_game import EXTREMES, SETTINGS, briefly, random_set
from tests.support.helpers import empty

FIELD_NAMES = ["field 1", "field 2", "field 3"]
TOMBS = "the tombs"
PLACES = [*FIELD_NAMES, TOMBS]
Spot = tuple[Any, ...]
"""Where a card is: (hand, seat), (played, seat, place), (top, place), (refuge,) ..."""


class Model:
    """The table as names in places, and what is still to be asked in this Action."""

    def __init__(self, position: Position) -> None:
        self.game = position.game
        self.table = position.to_dict()
        self.rows = {card.name: card for card in self.game.cards}
        self.pending: list[str] = []
        self.action: dict[str, Any] = {}

    # What the table shows.

    @property
    def me(self) -> int:
        return int(self.table["turn"])

    def kith(self, card: str) -> str:
        return card.rpartition("-")[0]

    def value(self, card: str) -> int:
        return int(card.rpartition("-")[2][0])

    def top(self, place: str) -> str | None:
        tops = [*self.table["tops"], None, None, None]
        return tops[FIELD_NAMES.index(place)] if place in FIELD_NAMES else None

    def left(self, place: str) -> int:
        return int(self.table["left"][PLACES.index(place)])

    def played(self) -> Iterator[tuple[str, int, str]]:
        for seat, place in itertools.product(range(2), PLACES):
            for card in self.table["played"][seat][place]:
                yield card, seat, place

    def spots(self) -> dict[str, Spot]:
        """Where every card is."""
        found: dict[str, Spot] = {card: ("played", seat, place) for card, seat, place in self.played()}
        for seat in range(2):
            found |= dict.fromkeys(self.table["hands"][seat], ("hand", seat))
        for pile in ("under", "tombs", "pool"):
            found |= dict.fromkeys(self.table[pile], (pile,))
        found |= {card: ("top", place) for place in FIELD_NAMES if (card := self.top(place))}
        return found | ({self.table["refuge"]: ("refuge",)} if self.table["refuge"] else {})

    # What the words of a sentence say.

    def words(self, sentence: str) -> str:
        kith, half, number = sentence.rsplit(" ", 2)
        return str(self.rows[kith][half][int(number) - 1])

    def decks(self, words: str) -> list[str]:
        said = {"here": [self.table["place"]], "any field": FIELD_NAMES, "any deck": PLACES, TOMBS: [TOMBS]}
        return [place for place in said[words] if self.left(place)]

    def cards(self, words: str, first: str | None = None) -> set[str]:
        """The cards that words such as `my other lower card anywhere` are for."""
        played = self.table["card"]
        found = set()
        for card, seat, place in self.played():
            fits = [
                "any" in words.split() or ("my" in words.split()) == (seat == self.me),
                "other" not in words.split() or card != played,
                "lower" not in words.split() or self.value(card) < self.value(played),
                "greater" not in words.split() or self.value(card) > self.value(played),
                not words.endswith(" here") or place == self.table["place"],
                not words.endswith(" there") or (first is not None and place == self.spots()[first][2]),
            ]
            if all(fits):
                found.add(card)
        return found

    def partners(self, words: str, first: str) -> set[str]:
        return {card for card in self.cards(words, first) if self.spots()[card] != self.spots()[first]}

    def answers(self, sentence: str, first: str | None) -> set[str]:
        """What may be answered to a sentence, but for `decline`; nothing if it can do nothing."""
        words = self.words(sentence)
        verb, _, rest = words.partition(" ")
        if verb in ("draw", "play"):
            source = rest.removeprefix("from ").partition(" to ")[0]
            decks = self.decks(source)
            return {f"{verb} from {deck}" for deck in decks} if source.startswith("any") else {verb for _ in decks}
        if rest.startswith("hand with "):
            decks = [deck for deck in self.decks(rest.removeprefix("hand with ")) if deck != TOMBS]
            if first:
                return {f"with {deck}" for deck in decks}
            return {f"exchange {card}" for card in self.table["hands"][self.me]} if decks else set()
        if verb == "move":
            which, to = rest.split(" to ")
            goal = {"here": self.table["place"], TOMBS: TOMBS}.get(to)
            if first:
                return {f"to {place}" for place in PLACES if place != self.spots()[first][2]}
            return {f"move {card}" for card in self.cards(which) if self.spots()[card][2] != goal}
        if verb == "exchange":
            which, other = rest.split(" with ")
            if first:
                return {f"with {card}" for card in self.partners(other, first)}
            return {f"exchange {card}" for card in self.cards(which) if self.partners(other, card)}
        return {f"{verb} {card}" for card in self.cards(rest)}

    # What may be done.

    def legal(self) -> set[str]:
        phase = self.table["phase"]
        if phase == "draft":
            return {f"take {card}" for card in self.table["pool"]}
        if phase == "ability":
            found = self.answers(self.table["sentence"], self.table["first"])
            return found if self.table["first"] else found | {"decline"}
        return set(self.plays()) | set(self.moves())

    def plays(self) -> Iterator[str]:
        for card, place in itertools.product(self.table["hands"][self.me], PLACES):
            top = self.top(place)
            if place in self.table["used"]:
                continue
            if place == TOMBS:
                yield f"play {card} to {place}"
            elif top and (self.value(top) > self.value(card) or self.kith(top) == self.kith(card)):
                yield f"play {card} to {place}, both"
            else:
                yield from (f"play {card} to {place}, {use}" for use in ("recruit", "impact") if top or use == "impact")

    def moves(self) -> Iterator[str]:
        for (card, seat, place), to in itertools.product(self.played(), PLACES):
            if "move" not in self.table["used"] and seat == self.me and to != place:
                yield f"move {card} to {to}"

    # What a move does.

    def after(self, move: str) -> tuple[dict[str, Spot], str | None]:
        """Where the cards that it names come to lie, and the deck that somebody draws or plays from."""
        me, spots, sentence = self.me, self.spots(), self.table["sentence"]
        if found := re.fullmatch(r"play (.+?) to (field \d|the tombs)(?:, (\w+))?", move):
            card, place, use = found.groups()
            top = self.top(place)
            self.action = {"card": card, "place": place, "turn": me}
            halves = [(self.kith(top or ""), "recruit")] * (use in ("recruit", "both"))
            halves += [(self.kith(card), "impact")] * (use != "recruit")
            self.pending = [f"{k} {half} {n}" for k, half in halves for n in range(1, len(self.rows[k][half]) + 1)]
            return {card: ("played", me, place)}, TOMBS if place == TOMBS else None
        if self.table["phase"] == "action":
            card, place = move.removeprefix("move ").rsplit(" to ", 1)
            return {card: ("played", me, place)}, place
        if self.table["phase"] == "draft":
            return {move.removeprefix("take "): ("hand", me)}, None
        words, first = self.words(sentence), self.table["first"]
        verb, _, what = move.partition(" ")
        if move == "decline":
            ability = sentence.rpartition(" ")[0]
            self.pending = [name for name in self.pending if name.rpartition(" ")[0] != ability]
            return {}, None
        asks_again = not first and (
            " to elsewhere" in words or (" card " in words and verb == "exchange") or "hand with any" in words
        )
        if asks_again:
            return {}, None
        self.pending.remove(sentence)
        if verb in ("draw", "play"):
            deck = what.removeprefix("from ") or (self.table["place"] if " from here" in words else TOMBS)
            goal = TOMBS if words.endswith(f" to {TOMBS}") else self.table["place"]
            where: Spot = ("hand", me) if verb == "draw" else ("played", me, goal)
            return ({top: where} if (top := self.top(deck)) else {}), deck
        if "hand with" in words:
            deck = what if first else self.table["place"]
            return {first or what: ("top", deck), self.top(deck) or "": ("hand", me)}, None
        if first:
            if verb == "with":
                return {first: spots[what], what: spots[first]}, None
            return {first: ("played", spots[first][1], what)}, None
        goal = TOMBS if words.endswith(f" to {TOMBS}") else self.table["place"]
        if verb == "move":
            return {what: ("played", spots[what][1], goal)}, None
        if verb == "return":
            return {what: ("hand", spots[what][1])}, None
        assert verb == "steal"
        return {what: ("played", me, spots[what][2])}, None

    # The end of a turn.

    def coalition(self, cards: list[str]) -> bool:
        for alike in (Counter(map(self.value, cards)), Counter(map(self.kith, cards))):
            if len(alike) >= 4 or max(alike.values(), default=0) >= 3:
                return True
        return False


def compared(model: Model, position: Position, move: str) -> Model:
    """Play a move in the program; all that follows must be what the model says."""
    before, spots = model.table, model.spots()
    changes, deck = model.after(move)
    seat = model.me
    position.play(seat, move)
    now = Model(position)
    now.pending, now.action = model.pending, model.action
    moved = {card: spot for card, spot in now.spots().items() if spot != spots[card]}
    if deck is not None and before["left"][PLACES.index(deck)]:
        if deck == TOMBS:
            [drawn] = moved.keys() & set(before["tombs"])
            changes[drawn] = moved[drawn]
            assert moved[drawn] == ("hand", seat) or move.startswith("play")
        elif not any(spots[card] == ("top", deck) for card in changes):
            changes[model.top(deck) or ""] = ("hand", seat)
        assert now.left(deck) == model.left(deck) - 1
        if deck != TOMBS and now.left(deck):
            [uncovered] = moved.keys() & set(before["under"])
            changes[uncovered] = ("top", deck)
    if before["phase"] == "draft" and now.table["refuge"]:
        changes[now.table["refuge"]] = ("refuge",)
    assert moved == {card: spot for card, spot in changes.items() if spot != spots[card]}, move
    return now


def assert_goes_on(before: dict[str, Any], model: Model, actions: int) -> None:
    """What is asked next, or how the turn ends."""
    table = model.table
    if before["phase"] == "draft":
        return
    if table["first"]:
        assert table["sentence"] == before["sentence"]
        return
    if table["phase"] == "ability":
        assert table["sentence"] in model.pending, "an ability that is not to be used"
        skipped = model.pending[: model.pending.index(table["sentence"])]
        assert not any(model.answers(name, None) for name in skipped), "something possible was skipped"
        assert model.answers(table["sentence"], None), "something impossible is asked"
        model.pending = model.pending[len(skipped) :]
        return
    model.table = table | model.action
    assert not any(model.answers(name, None) for name in model.pending), "something possible was never asked"
    model.table, model.pending = table, []
    if table["turns"] == before["turns"]:
        assert (table["turn"], table["phase"], len(table["used"])) == (before["turn"], "action", actions - 1)
        return
    assert_turn_ends(before, model)


def assert_turn_ends(before: dict[str, Any], model: Model) -> None:
    table, permanent = model.table, model.game.options["flips_are_permanent"].value
    seat, passed = before["turn"], table["turns"] - before["turns"]
    flips = [set(flips) for flips in before["flips"]]
    for turn in range(passed):
        active = (seat + turn) % 2
        strong = [{p for p in FIELD_NAMES if model.coalition(table["played"][side][p])} for side in range(2)]
        flips[active] |= strong[active]
        if not permanent:
            flips = [flips[side] & strong[side] for side in range(2)]
        over = table["left"].count(0) >= 2 or len(flips[1 - active]) == 3 or before["turns"] + turn + 1 == 120
        assert over == (table["phase"] == "over" and turn == passed - 1), "the end of the game"
        if turn:
            assert not table["hands"][active], "a player was passed over who could play"
            assert not any(table["played"][active].values()), "a player was passed over who could move"
    assert [set(found) for found in table["flips"]] == flips
    assert table["used"] == []
    assert table["phase"] == "over" or table["turn"] == (seat + passed) % 2


def played_along(game: Game, seed: int) -> Counter[str]:
    """A random game, looked at by the model at every step; how often each verb was answered."""
    position, chance, verbs = game.start(2, seed), random.Random(seed), Counter[str]()
    model = Model(position)
    while not position.over:
        offered = [str(move) for move in position.legal(model.me)]
        assert len(set(offered)) == len(offered)
        assert set(offered) == model.legal()
        before = model.table
        likely = [move for move in offered if move != "decline"] if chance.random() < 0.8 else offered
        move = chance.choice(likely or offered)
        verbs[f"{before['phase']} {move.split()[0]}"] += 1
        model = compared(model, position, move)
        first_turn = before["turns"] == 0 and game.options["first_turn_actions"].value == 1
        assert_goes_on(before, model, 1 if first_turn else 2)
    return verbs


@pytest.mark.parametrize("options", SETTINGS, ids=briefly)
def test_the_printed_cards_do_what_the_model_says(options: dict[str, Any]) -> None:
    for seed in range(6):
        played_along(empty(**options), seed)


@pytest.mark.parametrize("block", range(8))
def test_any_cards_do_what_their_sentences_say(block: int) -> None:
    verbs = Counter[str]()
    for seed in range(1000 + 25 * block, 1025 + 25 * block):
        verbs += played_along(random_set(seed), seed)
    answers = {"draw", "play", "move", "to", "return", "steal", "exchange", "with", "decline"}
    assert {f"ability {verb}" for verb in answers} <= verbs.keys()


@pytest.mark.parametrize("game", EXTREMES.values(), ids=list(EXTREMES))
def test_extreme_cards_do_what_their_sentences_say(game: Game) -> None:
    for seed in range(3):
        played_along(game, seed)
