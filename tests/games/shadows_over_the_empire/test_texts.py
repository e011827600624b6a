"""Shadows over the Empire a second time: a plain model with names in sets, and every ability as a few lines of its own.

Whatever the program asks, offers and does in random games must be what the model says. Written from the rules and the
texts of the cards; nothing of the program's targets, choices and deeds is used.
"""

from __future__ import annotations

import copy
import itertools
import random
from collections import Counter
from collections.abc import Callable, Generator
from typing import Any

import pytest

from eminence import Position
from eminence.kernel.game import Game
from tests.support.helpers import empire

Asked = tuple[int, set[str]]
"""Who is asked, and what may be answered."""
Asking = Generator[Asked, str, Any]
ALL = 18


class Impossible(Exception):
    """A part of an ability cannot be performed."""


class Cancelled(Exception):
    def __init__(self, seat: int, card: str) -> None:
        super().__init__(card)
        self.seat, self.card = seat, card


def tokens(count: int) -> str:
    return {0: "no tokens", 1: "1 token"}.get(count, f"{count} tokens")


# --- The table --------------------------------------------------------------------------------------------------------

SQUARE = [f"{column}{row}" for row in "12345" for column in "abcde"]
MISSING = {2: set(SQUARE[15:]), 3: {"e4", "d5", "e5"}, 4: set[str]()}
CORNERS = {"a1", "e1", "a3", "e3"}
STEPS = {
    "north": (0, -1),
    "north-east": (1, -1),
    "east": (1, 0),
    "south-east": (1, 1),
    "south": (0, 1),
    "south-west": (-1, 1),
    "west": (-1, 0),
    "north-west": (-1, -1),
}


def distance(a: str, b: str) -> int:
    return max(abs(ord(a[0]) - ord(b[0])), abs(ord(a[1]) - ord(b[1])))


class Table:
    """What lies where, by the names of the cards; and whose tokens lie on them."""

    def __init__(self, position: Position) -> None:
        shown = position.to_dict()
        self.seats = position.seats
        self.cell: dict[str, str] = {
            card: SQUARE[at] for at, card in enumerate(itertools.chain.from_iterable(shown["grid"])) if card is not None
        }
        lies = {cell: card for card, cell in self.cell.items()}
        self.tokens: list[dict[str, int]] = [
            {lies[cell]: count for cell, count in own.items()} for own in shown["tokens"]
        ]
        self.down = set(shown["down"])
        self.rotated = {lies[cell] for cell in shown["rotated"]}
        self.marked = {lies[cell] for cell in shown["marked"]}
        self.reset_before = {lies[cell] for cell in shown["refreshed"]}
        self.unmarked_before = {lies[cell] for cell in shown["unmarked"]}
        self.locked = lies[shown["locked"]] if shown["locked"] else None
        self.leaders = shown["leaders"][: self.seats]

    def copy(self) -> Table:
        other = copy.copy(self)
        vars(other).update({name: value.copy() for name, value in vars(self).items() if isinstance(value, set | dict)})
        other.tokens = [own.copy() for own in self.tokens]
        return other


class Model:
    """The rules of a game, and whatever is going on at its table."""

    def __init__(self, position: Position) -> None:
        game = position.game
        self.table = Table(position)
        self.seats = range(position.seats)
        self.rows = {card.name: card for card in game.cards}
        self.for_nothing = bool(game.options["influence_for_nothing"].value)
        self.board = set(SQUARE) - MISSING[position.seats]
        if position.seats == 2 and game.options["tight_grid"].value:
            self.board -= CORNERS
        self.you = 0
        self.source = ""
        self.reacting = False
        self.saved = self.table

    # Whose a card is.

    def on(self, card: str) -> set[int]:
        return {seat for seat in self.seats if self.table.tokens[seat].get(card)}

    def controller(self, card: str) -> int | None:
        if card in self.table.leaders:
            return int(self.table.leaders.index(card))
        return next(iter(self.on(card))) if len(self.on(card)) == 1 else None

    def pool(self, seat: int) -> int:
        return ALL - sum(self.table.tokens[seat].values())

    def controlled(self, seat: int) -> set[str]:
        return {card for card in self.table.cell if self.controller(card) == seat}

    # Sets of cards, as an ability speaks of them. The acting card is none of the citizens and characters.

    @property
    def citizens(self) -> set[str]:
        return {card for card in self.table.cell if self.rows[card]["kind"] == "citizen"} - {self.source}

    @property
    def characters(self) -> set[str]:
        return {card for card in self.table.cell if self.rows[card]["kind"] != "leader"} - {self.source}

    def around(self, card: str) -> set[str]:
        cells = self.table.cell
        return {other for other in cells if distance(cells[other], cells[card]) == 1}

    @property
    def near(self) -> set[str]:
        return self.around(self.source)

    @property
    def mine(self) -> set[str]:
        """Whoever's the acting card is, it counts as yours (SE-56)."""
        return self.controlled(self.you) | {self.source}

    @property
    def hostile(self) -> set[str]:
        return {card for card in self.table.cell if self.controller(card) not in (None, self.you)} - {self.source}

    @property
    def with_mine(self) -> set[str]:
        return {card for card in self.table.cell if self.you in self.on(card)}

    @property
    def with_theirs(self) -> set[str]:
        return {card for card in self.table.cell if self.on(card) - {self.you}}

    @property
    def conflict(self) -> set[str]:
        return {card for card in self.table.cell if len(self.on(card)) > 1}

    @property
    def empty(self) -> set[str]:
        return {card for card in self.table.cell if not self.on(card)}

    def having(self, trait: str) -> set[str]:
        return {card for card in self.table.cell if trait in self.rows[card]["traits"]}

    def lacking(self, trait: str) -> set[str]:
        return set(self.table.cell) - self.having(trait)

    @property
    def diverging(self) -> set[str]:
        return self.lacking(self.rows[self.table.leaders[self.you]]["compulsory"])

    @property
    def protected(self) -> set[str]:
        """Kept by Leopold from being Rotated, swapped and marked."""
        if "Leopold" not in self.table.cell or self.table.locked == "Leopold":
            return set()
        lord = self.controller("Leopold")
        if lord is None or lord == self.you:
            return set()
        near = {card for card in self.around("Leopold") if self.rows[card]["kind"] == "citizen"}
        return {"Leopold"} | (near & self.controlled(lord))

    # Tokens.

    def limit(self, seat: int, card: str) -> int:
        leader = self.rows[self.table.leaders[seat]]
        alike = 0
        for trait in ("lawful", "religious", "noble", "rich"):
            alike += leader["wild"] == trait or (trait in leader["traits"]) == (trait in self.rows[card]["traits"])
        return alike

    def worthwhile(self, seat: int, card: str) -> bool:
        if not self.pool(seat):
            return self.for_nothing
        return self.table.tokens[seat].get(card, 0) < self.limit(seat, card)

    def put(self, seat: int, card: str, count: int) -> None:
        count = min(count, self.pool(seat))
        if count > 0:
            if not self.on(card):
                self.table.marked.add(card)
            self.table.tokens[seat][card] = self.table.tokens[seat].get(card, 0) + count

    def drop(self, seat: int, card: str, count: int) -> int:
        own = self.table.tokens[seat]
        gone = min(count, own.get(card, 0))
        if gone:
            own[card] -= gone
            if not own[card]:
                del own[card]
        return gone

    def sway(self, seat: int, card: str, more: int = 0) -> None:
        """Influence or Subdue."""
        self.put(seat, card, max(0, self.limit(seat, card) + more - self.table.tokens[seat].get(card, 0)))

    def exchange(self, a: str, b: str) -> None:
        cells = self.table.cell
        cells[a], cells[b] = cells[b], cells[a]

    # What is asked.

    def choose(self, options: set[str], link: str = "", others: tuple[str, ...] = ()) -> Asking:
        if not options:
            raise Impossible
        answer = yield self.you, {link + option for option in options} | set(others)
        return answer.removeprefix(link) if answer not in others else answer

    def choose_amount(self, least: int, most: int) -> Asking:
        if least == most:
            return least
        answer = yield self.you, {tokens(count) for count in range(least, most + 1)}
        return next(count for count in range(least, most + 1) if tokens(count) == answer)

    def choose_owner(self, owners: set[int]) -> Asking:
        if not owners:
            raise Impossible
        if len(owners) == 1:
            return next(iter(owners))
        answer = yield self.you, {f"seat {seat}" for seat in owners}
        return int(answer.removeprefix("seat "))

    def others(self) -> list[int]:
        """The opponents, clockwise."""
        return [(self.you + by) % len(self.seats) for by in range(1, len(self.seats))]

    def able(self, seat: int, card: str) -> bool:
        """Whether a seat's card may React."""
        here = card in self.table.cell and self.controller(card) == seat
        return here and card not in self.table.rotated and self.table.locked != card

    def reacts(self, chosen: set[str], losses: dict[int, set[str]] | None = None) -> Asking:
        """Before a part is done: the cards chosen for it, and where opponents would lose tokens."""
        if self.reacting:
            return
        for seat in self.others():
            answers = set()
            if self.able(seat, "Duchess Isabella") and {"Prince Edric", "Archduke Casimir"} & chosen:
                answers.add("react Duchess Isabella")
            if self.able(seat, "Perceval"):
                guarded = (self.around("Perceval") | {"Perceval"}) - set(self.table.leaders)
                if losses and losses.get(seat, set()) & guarded:
                    answers.add("react Perceval")
            if answers:
                answer = yield seat, answers | {"decline"}
                if answer != "decline":
                    raise Cancelled(seat, answer.removeprefix("react "))

    def hester(self) -> Asking:
        """Right after a citizen was turned for its Use."""
        if self.rows[self.source]["kind"] != "citizen" or "Hester" not in self.table.cell:
            return
        for seat in self.others():
            if self.able(seat, "Hester") and self.source in self.around("Hester"):
                answer = yield seat, {"react Hester", "decline"}
                if answer != "decline":
                    raise Cancelled(seat, "Hester")

    def then(self, part: Asking) -> Asking:
        """A second part is skipped if it is impossible."""
        try:
            return (yield from part)
        except Impossible:
            return None

    # What parts of abilities do.

    def influence(self, cards: set[str]) -> Asking:
        return (yield from self.subdue(cards - self.diverging))

    def subdue(self, cards: set[str]) -> Asking:
        card = yield from self.choose({card for card in cards if self.worthwhile(self.you, card)})
        yield from self.reacts({card})
        self.sway(self.you, card)
        return card

    def rotate(self, cards: set[str]) -> Asking:
        card = yield from self.choose(cards - self.table.rotated - self.protected)
        yield from self.reacts({card})
        self.table.rotated.add(card)
        return card

    def reset(self, cards: set[str]) -> Asking:
        card = yield from self.choose((cards & self.table.rotated) - self.table.reset_before)
        yield from self.reacts({card})
        self.turn_back(card)
        return card

    def turn_back(self, card: str) -> None:
        if card in self.table.rotated and card not in self.table.reset_before:
            self.table.rotated.remove(card)
            self.table.reset_before.add(card)

    def add(self, cards: set[str], count: int = 1) -> Asking:
        card = yield from self.choose(cards)
        yield from self.reacts({card})
        self.put(self.you, card, count)
        return card

    def two_of(self, cards: set[str]) -> Asking:
        first = yield from self.choose(cards)
        if not cards - {first}:
            return [first]
        second = yield from self.choose(cards - {first}, "and ", ("done",))
        return [first] if second == "done" else [first, second]

    def add_each(self, cards: set[str]) -> Asking:
        found = yield from self.two_of(cards)
        yield from self.reacts(set(found))
        for card in found:
            self.put(self.you, card, 1)

    def take(self, card: str, most: int, up_to: bool = False, holding: int = 1, cost: int = -1) -> Asking:
        """Remove tokens of one opponent; with a cost of 0 or more the card was chosen for this."""
        owners = {seat for seat in self.others() if self.table.tokens[seat].get(card, 0) >= holding}
        owner = yield from self.choose_owner(owners)
        most = min(most, self.table.tokens[owner][card])
        count = yield from self.choose_amount(1 if up_to else most, most)
        yield from self.reacts({card} if cost >= 0 else set(), {owner: {card}})
        self.drop(self.you, self.source, max(0, cost))
        return self.drop(owner, card, count)

    def take_from(self, cards: set[str], most: int, up_to: bool = False, holding: int = 1, cost: int = 0) -> Asking:
        found = {c for c in cards if any(self.table.tokens[seat].get(c, 0) >= holding for seat in self.others())}
        card = yield from self.choose(found)
        removed = yield from self.take(card, most, up_to, holding, cost)
        return card, removed

    def everybody(self, cards: set[str]) -> Asking:
        card = yield from self.choose(cards)
        yield from self.reacts({card}, {seat: {card} for seat in self.on(card)})
        for seat in self.seats:
            self.drop(seat, card, 1)
        return card

    def give(self, cards: set[str], most: int) -> Asking:
        """Move tokens of yours from the acting card."""
        own = self.table.tokens[self.you].get(self.source, 0)
        if not own:
            raise Impossible
        card = yield from self.choose(cards, "to ")
        count = yield from self.choose_amount(1, min(own, most))
        yield from self.reacts({card})
        self.transfer(self.source, card, count)
        return card

    def transfer(self, a: str, b: str, count: int) -> None:
        self.drop(self.you, a, count)
        self.put(self.you, b, count)

    def swap_self(self, cards: set[str]) -> Asking:
        card = yield from self.choose(cards - self.protected, "with ")
        yield from self.reacts({card})
        self.exchange(self.source, card)
        return card

    def swap(self, cards: set[str], partners: Callable[[str], set[str]]) -> Asking:
        pairs = {card: partners(card) - {card} - self.protected for card in cards - self.protected}
        first = yield from self.choose({card for card in pairs if pairs[card]})
        second = yield from self.choose(pairs[first], "with ")
        yield from self.reacts({first, second})
        self.exchange(first, second)
        return {first, second}

    def offer(self, cards: set[str], other: str) -> Asking:
        """The controller of a card removes tokens from it, or something else happens to it."""
        card = yield from self.choose(cards)
        owner = self.controller(card)
        assert owner is not None
        answer = yield owner, {"remove", other}
        yield from self.reacts({card}, {owner: {card}} if answer == "remove" else {})
        if answer == "remove":
            self.drop(owner, card, 2 if other == "subdue" else ALL)
        elif answer == "subdue":
            self.sway(self.you, card)
        else:
            self.table.locked = card

    # Actions.

    def usable(self, card: str) -> bool:
        """Whether the first part of its ability can be performed."""
        aside = copy.copy(self)
        aside.table, aside.source = self.table.copy(), card
        aside.table.rotated.add(card)
        try:
            next(USES[card](aside), None)
        except Impossible:
            return False
        return True

    def bonus(self, card: str, target: str) -> int:
        lord = self.controller("Ambrose") if "Ambrose" in self.table.cell else None
        helps = lord == self.you and self.table.locked != "Ambrose" and not self.on(target)
        return int(helps and card in self.around("Ambrose") | {"Ambrose"})

    def legal(self, seat: int) -> set[str]:
        self.you, self.source, found = seat, "", {"pass"}
        for card in self.controlled(seat) - {self.table.locked}:
            if card not in self.table.marked and (card not in self.table.rotated or card in self.table.leaders):
                for target in (self.around(card) & self.characters) - self.diverging:
                    if self.worthwhile(seat, target):
                        found.add(f"influence {card} > {target}")
            if card not in self.table.rotated and card in USES and self.usable(card):
                found.add(f"use {card}")
        return found

    def act(self, seat: int, move: str) -> Asking:
        self.you, self.source, self.reacting = seat, "", False
        before = {other: self.controlled(other) for other in self.others()}
        verb, _, rest = move.partition(" ")
        try:
            if verb == "influence":
                card, target = rest.split(" > ")
                self.table.marked.add(card)
                self.saved = self.table.copy()
                yield from self.reacts({target})
                self.sway(seat, target, self.bonus(card, target))
            elif verb == "use":
                self.turn(rest)
                yield from self.hester()
                yield from USES[rest](self)
        except Cancelled as cancel:
            self.table = self.saved
            self.table.rotated.add(cancel.card)
            if cancel.card == "Duchess Isabella":
                self.put(cancel.seat, self.heir, 1)
            return
        self.reacting = True
        yield from self.mordecai(seat) if verb == "pass" else self.blanche(seat, before)

    def turn(self, card: str) -> None:
        self.source = card
        self.table.rotated.add(card)
        self.saved = self.table.copy()

    def mordecai(self, passing: int) -> Asking:
        for seat in self.others():
            if self.able(seat, "Mordecai"):
                self.you, self.source = seat, "Mordecai"
                cards = {c for c in (self.near & self.characters) - self.diverging if self.worthwhile(seat, c)}
                if cards and (yield seat, {"react Mordecai", "decline"}) != "decline":
                    self.table.rotated.add("Mordecai")
                    yield from self.influence(cards)
                self.you = passing

    def blanche(self, actor: int, before: dict[int, set[str]]) -> Asking:
        self.source = ""
        for seat in self.others():
            cards = {card for card in before[seat] & self.conflict & self.citizens if actor in self.on(card)}
            if cards and self.able(seat, "Blanche") and (yield seat, {"react Blanche", "decline"}) != "decline":
                self.table.rotated.add("Blanche")
                card = next(iter(cards)) if len(cards) == 1 else (yield seat, set(cards))
                self.drop(actor, card, 1)
                self.put(seat, "Blanche", 1)

    # The end of a Round.

    def conflicts(self, seat: int) -> int:
        return sum(seat in self.on(card) for card in self.conflict)

    @property
    def heir(self) -> str:
        return next(card for card in self.table.cell if self.rows[card]["kind"] == "distinct")

    def winners(self) -> tuple[set[int], str] | None:
        done = [seat for seat in self.seats if not self.pool(seat)]
        throne = {seat for seat in done if self.controller(self.heir) == seat}
        if throne:
            return throne, "throne"
        quiet = {seat for seat in done if not self.conflicts(seat)}
        return (quiet, "tokens") if len(quiet) == 1 else None

    def standing(self, seat: int) -> tuple[int, int, int]:
        firm = sum(self.table.tokens[seat].get(card, 0) for card in self.controlled(seat))
        return int(self.controller(self.heir) == seat), firm, -self.conflicts(seat)

    def lose(self) -> None:
        regent = self.controller("Gwendolyn") if "Gwendolyn" in self.table.cell else None
        keeps = self.around("Gwendolyn") if regent is not None and self.table.locked != "Gwendolyn" else set()
        losses = [(seat, card) for card in self.conflict for seat in self.on(card)]
        for seat, card in losses:
            if seat != regent or card not in keeps:
                self.drop(seat, card, 1)
        self.table.marked, self.table.rotated, self.table.locked = set(), set(), None
        self.table.reset_before, self.table.unmarked_before = set(), set()

    def found(self) -> set[str]:
        """The cells where a card is turned face up."""
        held = [self.table.cell[card] for seat in self.seats for card in self.controlled(seat)]
        return {cell for cell in self.table.down if any(distance(cell, other) == 1 for other in held)}


# --- The cards, by their texts ----------------------------------------------------------------------------------------


def bonifatius(m: Model) -> Asking:
    card = yield m.you, (m.characters & m.with_mine) | {"none"}
    if card != "none":
        count = yield from m.choose_amount(0, m.table.tokens[m.you][card])
        yield from m.reacts({card})
        m.drop(m.you, card, count)
    yield from m.then(m.reset(m.citizens & m.mine))


def margayth(m: Model) -> Asking:
    zone = set[str]().union(*(m.around(card) for card in m.mine))
    yield from m.take_from(m.citizens & zone, 2, up_to=True)


def ornatto(m: Model) -> Asking:
    yield from m.add_each(m.citizens & m.mine & m.having("rich"))


def severin(m: Model) -> Asking:
    card = yield from m.everybody(m.characters & m.conflict & m.with_mine)
    m.put(m.you, card, 1)


def ignacio(m: Model) -> Asking:
    card = yield from m.choose(m.citizens & m.mine)
    yield from m.reacts({card})
    m.drop(m.you, card, 1)
    yield from m.then(m.subdue(m.citizens & m.around(card) & (m.empty | m.conflict)))


def genevieve(m: Model) -> Asking:
    both = yield from m.swap(m.citizens & m.mine & m.having("noble"), lambda card: m.citizens & m.around(card))
    yield from m.then(m.add(both & m.mine))


def master_coin(m: Model) -> Asking:
    card = yield from m.add(m.citizens & m.having("rich"))
    yield from m.then(m.take(card, 1))


def prince_edric(m: Model) -> Asking:
    yield from m.add_each(m.citizens & m.mine)


def archduke_casimir(m: Model) -> Asking:
    yield from m.rotate(m.citizens & m.hostile)
    yield from m.then(m.reset(m.citizens & m.mine))


def garrick(m: Model) -> Asking:
    yield from m.take_from(m.characters & m.near, 1)


def benedict(m: Model) -> Asking:
    yield from m.influence(m.characters & m.near)


def theodoric(m: Model) -> Asking:
    yield from m.swap(m.citizens & m.near, lambda card: m.citizens & m.near)


def felix(m: Model) -> Asking:
    yield from m.take_from(m.citizens & m.near, 2, up_to=True, holding=3)


def odilia(m: Model) -> Asking:
    yield from m.add_each(m.characters & m.near & m.mine)


def celestine(m: Model) -> Asking:
    yield from m.reset(m.citizens & m.near & m.mine & m.having("religious"))


def vivienne(m: Model) -> Asking:
    yield from m.rotate(m.citizens & m.near & m.hostile & m.lacking("rich"))


def humbert(m: Model) -> Asking:
    yield from m.reset(m.citizens & m.mine & m.having("lawful"))


def bastian(m: Model) -> Asking:
    picks: dict[int, str] = {}
    for seat in m.others():
        if cards := {card for card in m.citizens if seat in m.on(card)}:
            picks[seat] = yield seat, cards
    yield from removed_at(m, picks)


def removed_at(m: Model, picks: dict[int, str]) -> Asking:
    if not picks:
        raise Impossible
    yield from m.reacts(set(picks.values()), {seat: {card} for seat, card in picks.items()})
    for seat, card in picks.items():
        m.drop(seat, card, 1)


def quentin(m: Model) -> Asking:
    yield from m.everybody(m.characters & m.near & m.conflict)


def rosalind(m: Model) -> Asking:
    yield from m.add(m.characters & m.near & m.having("noble"))


def cosimo(m: Model) -> Asking:
    friends = m.citizens & m.near & m.mine & m.having("rich")
    if not friends:
        raise Impossible
    m.put(m.you, m.source, min(3, len(friends)))
    yield from ()


def tristan(m: Model) -> Asking:
    least = min(m.pool(seat) for seat in m.seats)
    picks: dict[int, str] = {}
    for seat in [m.you, *m.others()]:
        cards = {card for card in m.characters if seat in m.on(card)}
        if m.pool(seat) == least and cards:
            picks[seat] = yield m.you, cards
    yield from removed_at(m, picks)


def lucretia(m: Model) -> Asking:
    goals = m.citizens & m.near & m.mine
    sources = (m.characters | {m.source}) & m.with_mine
    card = yield from m.choose({source for source in sources if goals - {source}})
    goal = yield from m.choose(goals - {card}, "to ")
    count = yield from m.choose_amount(1, min(2, m.table.tokens[m.you][card]))
    yield from m.reacts({card, goal})
    m.transfer(card, goal, count)


def rowland(m: Model) -> Asking:
    column = {card for card, cell in m.table.cell.items() if cell[0] == m.table.cell[m.source][0]}
    yield from m.rotate(m.citizens & column & m.hostile & m.lacking("noble"))


def mirabel(m: Model) -> Asking:
    here = m.table.cell[m.source]
    beside = {cell for cell in m.board if distance(cell, here) == 1}
    beyond = {cell for cell in m.board - beside - {here} if any(distance(cell, other) == 1 for other in beside)}
    yield from m.influence({card for card in m.citizens if m.table.cell[card] in beyond})


def anselm(m: Model) -> Asking:
    yield from m.influence({card for card in m.citizens if m.table.cell[card][1] == m.table.cell[m.source][1]})


def hyacinth(m: Model) -> Asking:
    yield from m.subdue(m.citizens & m.near & m.empty)


def aldous(m: Model) -> Asking:
    yield from m.swap_self(m.citizens & m.near)


def prospero(m: Model) -> Asking:
    yield from m.give(m.characters & m.near, ALL)


def ferrand(m: Model) -> Asking:
    yield from m.rotate(m.citizens & m.near & m.hostile & m.lacking("lawful"))


def emeric(m: Model) -> Asking:
    single = {card for card in m.with_mine if m.table.tokens[m.you][card] == 1}
    yield from m.add((m.citizens | {m.source}) & m.mine & single, 2)


def lysander(m: Model) -> Asking:
    if m.source not in m.with_mine:
        raise Impossible
    yield from m.take_from(m.characters & m.near, 2, up_to=True, cost=1)


def cyril(m: Model) -> Asking:
    cards = (m.citizens & m.near & m.hostile & m.lacking("religious")) - m.table.marked - m.protected
    found = yield from m.two_of(cards)
    yield from m.reacts(set(found))
    m.table.marked |= set(found)


def marta(m: Model) -> Asking:
    card = yield from m.rotate(m.citizens & m.near & m.lacking("lawful"))
    yield from m.then(m.take(card, 1))


def ramona(m: Model) -> Asking:
    yield from m.swap_self(m.citizens & m.empty)
    yield from m.then(m.influence(m.characters & m.near))


def kenneth(m: Model) -> Asking:
    cards = (m.citizens & m.having("rich")) - m.protected
    if m.source not in m.with_mine:
        cards = {card for card in cards if m.controller(card) is None}
    card = yield from m.choose(cards, "with ")
    yield from m.reacts({card})
    if m.controller(card) is not None:
        m.drop(m.you, m.source, 1)
    m.exchange(m.source, card)


def nerissa(m: Model) -> Asking:
    here = m.table.cell[m.source]
    yield from m.give({card for card in m.citizens if set(m.table.cell[card]) & set(here)}, 2)
    yield from m.then(m.swap_self(m.citizens & m.near & m.empty))


def arasia(m: Model) -> Asking:
    def counts(card: str) -> dict[int, int]:
        return {seat: m.table.tokens[seat][card] for seat in m.on(card)}

    cards = {card for card in m.characters & m.near & m.conflict if len(set(counts(card).values())) > 1}
    card = yield from m.choose(cards)
    losers = {seat for seat, count in counts(card).items() if count > min(counts(card).values())}
    yield from m.reacts({card}, {seat: {card} for seat in losers})
    for seat in losers:
        m.drop(seat, card, ALL)


def silvane(m: Model) -> Asking:
    if not m.drop(m.you, m.source, 1):
        raise Impossible
    yield from m.then(m.take_from(m.characters & m.near & m.lacking("religious"), 2, up_to=True))


def beatrix(m: Model) -> Asking:
    both = yield from m.swap(m.citizens & m.near, lambda card: m.citizens & m.near)
    yield from m.then(m.add(both & m.mine))


def ruprecht(m: Model) -> Asking:
    card = yield from m.add(m.citizens & m.near & m.mine & m.having("rich"))
    yield from m.then(m.add((m.citizens & m.near & m.mine & m.having("religious")) - {card}))


def pierre(m: Model) -> Asking:
    card, removed = yield from m.take_from(m.characters & m.conflict & m.with_mine, 2)
    if removed == 2:
        m.drop(m.you, card, 1)


def otto(m: Model) -> Asking:
    owner = yield from m.choose_owner({seat for seat in m.others() for card in m.citizens if seat in m.on(card)})
    card = yield owner, {card for card in m.citizens if owner in m.on(card)}
    yield from removed_at(m, {owner: card})
    m.put(m.you, m.source, 1)


def qasim(m: Model) -> Asking:
    card = yield from m.give(m.citizens & m.near & m.lacking("noble"), 1)
    yield from m.then(m.take(card, 1))


def zenobia(m: Model) -> Asking:
    goal, _ = yield from m.take_from(m.citizens & m.near & m.lacking("rich"), 1)
    if sources := ((m.characters | {m.source}) & m.with_mine) - {goal}:
        card = yield from m.choose(sources)
        yield from m.reacts({card})
        m.transfer(card, goal, 1)


def konrad(m: Model) -> Asking:
    yield from m.give(m.citizens & m.near & m.mine, 1)
    m.put(m.you, m.source, 1)


def gerhard(m: Model) -> Asking:
    card = yield from m.rotate(m.citizens & m.near & m.diverging)
    m.sway(m.you, card)


def eudora(m: Model) -> Asking:
    card = yield from m.reset(m.citizens & m.near & m.mine & m.having("noble"))
    if card in m.table.marked and card not in m.table.unmarked_before:
        m.table.marked.remove(card)
        m.table.unmarked_before.add(card)


def lorenzo(m: Model) -> Asking:
    card = yield from m.everybody(m.characters & m.near & m.conflict)
    m.put(m.you, card, 1)


def wilhelmina(m: Model) -> Asking:
    card = yield from m.reset(m.citizens & m.near & m.mine & m.having("lawful"))
    m.put(m.you, card, 1)


def raleigh(m: Model) -> Asking:
    card = yield from m.influence(m.citizens & m.near)
    yield from m.then(m.take(card, 1))


def florian(m: Model) -> Asking:
    yield from m.add(m.characters & m.near)
    m.put(m.you, m.source, 1)


def ottoline(m: Model) -> Asking:
    cards = m.citizens & m.near & m.mine
    card = yield from m.choose({card for card in cards if cards - {card}})
    goal = yield from m.choose(cards - {card}, "to ")
    count = yield from m.choose_amount(1, m.table.tokens[m.you][card])
    yield from m.reacts({card, goal})
    m.transfer(card, goal, count)
    m.turn_back(goal)


def maximilian(m: Model) -> Asking:
    card = yield from m.influence(m.characters & m.near)
    yield from m.then(m.rotate(m.citizens & m.around(card) & m.hostile))


def seraphine(m: Model) -> Asking:
    card = yield from m.choose(m.characters & m.near & m.conflict & m.with_mine)
    yield from m.reacts({card})
    m.drop(m.you, card, ALL)
    yield from m.then(m.subdue((m.citizens & m.near) - {card}))


def dragan(m: Model) -> Asking:
    yield from m.take_from(m.citizens & m.near & m.table.rotated, ALL)
    m.drop(m.you, m.source, 1)


def sadora(m: Model) -> Asking:
    column, row = map(ord, m.table.cell[m.source])
    lines: dict[str, set[str]] = {}
    for name, (right, below) in STEPS.items():
        cells = {f"{chr(column + by * right)}{chr(row + by * below)}" for by in range(1, 5)}
        lines[name] = {card for card in m.characters & m.with_theirs if m.table.cell[card] in cells}
    name = yield from m.choose({name for name in lines if lines[name]}, "line ")
    losses = {seat: {card for card in lines[name] if seat in m.on(card)} for seat in m.others()}
    yield from m.reacts(lines[name], losses)
    for seat, cards in losses.items():
        for card in cards:
            m.drop(seat, card, 1)


def ysolde(m: Model) -> Asking:
    yield from m.offer(m.citizens & m.near & m.hostile, "subdue")


def quiraa(m: Model) -> Asking:
    yield from m.offer(m.citizens & m.hostile, "lock")


def vesper(m: Model) -> Asking:
    cards = (m.citizens & m.near & m.hostile & set(USES)) - m.table.rotated - m.protected - {m.table.locked}
    card = yield from m.choose({card for card in cards if m.usable(card)})
    m.turn(card)
    yield from m.hester()
    yield from USES[card](m)


TEXTS = [
    *(bonifatius, margayth, ornatto, severin, ignacio, genevieve, master_coin, prince_edric, archduke_casimir),
    *(garrick, benedict, theodoric, felix, odilia, celestine, vivienne, humbert, bastian, quentin, rosalind, cosimo),
    *(tristan, lucretia, rowland, mirabel, anselm, hyacinth, aldous, prospero, ferrand, emeric, lysander, cyril),
    *(marta, ramona, kenneth, nerissa, arasia, silvane, beatrix, ruprecht, pierre, otto, qasim, zenobia, konrad),
    *(gerhard, eudora, lorenzo, wilhelmina, raleigh, florian, ottoline, maximilian, seraphine),
    *(dragan, sadora, ysolde, quiraa, vesper),
]
USES: dict[str, Callable[[Model], Asking]] = {text.__name__.replace("_", " ").title(): text for text in TEXTS}
REACTS = ["Blanche", "Duchess Isabella", "Hester", "Mordecai", "Perceval"]


# --- Random games -----------------------------------------------------------------------------------------------------


class Along:
    """A random game, looked at by the model at every step."""

    def __init__(self, game: Game, seats: int, seed: int, used: Counter[str]) -> None:
        self.position = game.start(seats, seed)
        self.chance = random.Random(seed)
        self.used = used
        self.past = Counter[str]()
        while self.position.to_dict()["phase"] in ("leading", "placing"):
            [seat] = self.position.actors
            self.position.play(seat, self.chance.choice(self.position.legal(seat)))
        self.model = Model(self.position)

    def asked(self, seat: int, options: set[str]) -> str:
        """The program must ask the same; then any answer is played."""
        assert list(self.position.actors) == [seat]
        offered = [str(move) for move in self.position.legal(seat)]
        assert sorted(offered) == sorted(options)
        likely = [move for move in offered if move not in ("pass", "decline")]
        new = [move for move in likely if move.startswith(("use ", "react ")) and not self.used[move]]
        if self.chance.random() < 0.9:
            offered = new if new and self.chance.random() < 0.5 else likely or offered
        move = self.chance.choice(offered)
        self.used[move] += 1
        self.position.play(seat, move)
        return move

    def play(self) -> None:
        seat, passed, rounds = int(self.position.to_dict()["turn"]), set[int](), 1
        while True:
            move = self.asked(seat, self.model.legal(seat))
            self.follow(seat, move)
            passed |= {seat} if move == "pass" else set()
            if len(passed) < len(self.model.seats):
                assert vars(Table(self.position)) == vars(self.model.table), move
                seat = next(other for other in self.clockwise(seat) if other not in passed)
                continue
            if self.round_over(rounds):
                return
            passed, rounds = set(), rounds + 1
            seat = int(self.position.to_dict()["turn"])

    def clockwise(self, seat: int) -> list[int]:
        count = len(self.model.seats)
        return [(seat + by) % count for by in range(1, count + 1)]

    def follow(self, seat: int, move: str) -> None:
        """Whatever an action asks."""
        action = self.model.act(seat, move)
        try:
            asked = next(action)
            while True:
                assert vars(Table(self.position)) == vars(self.model.table), move
                asked = action.send(self.asked(*asked))
        except StopIteration:
            pass

    def round_over(self, rounds: int) -> bool:
        """The end of a Round; whether it was the last."""
        model, shown = self.model, self.position.to_dict()
        if found := model.winners():
            winners, ending = found
            assert self.position.over
            assert (set(shown["winners"]), shown["ending"]) == (winners, ending)
            return True
        model.lose()
        now = Table(self.position)
        revealed = {card: cell for card, cell in now.cell.items() if card not in model.table.cell}
        assert set(revealed.values()) == model.found()
        model.table.cell |= revealed
        model.table.down -= set(revealed.values())
        assert vars(now) == vars(model.table)
        stands = repr((sorted(now.cell.items()), [sorted(own.items()) for own in now.tokens], sorted(now.down)))
        self.past[stands] += 1
        if self.past[stands] == 3 or rounds == 40:
            best = max(model.standing(seat) for seat in model.seats)
            assert set(shown["winners"]) == {seat for seat in model.seats if model.standing(seat) == best}
            assert shown["ending"] == ("repetition" if self.past[stands] == 3 else "rounds")
            return True
        most = max(model.pool(seat) for seat in model.seats)
        tied = {seat for seat in model.seats if model.pool(seat) == most}
        if len(tied) > 1:
            chosen = self.asked(int(shown["starter"]), {f"seat {seat}" for seat in tied})
            tied = {int(chosen.removeprefix("seat "))}
        shown = self.position.to_dict()
        assert {shown["starter"]} == {shown["turn"]} == tied
        assert shown["round"] == rounds + 1
        return False


def played_along(seats: int, seed: int, used: Counter[str], **options: object) -> None:
    Along(empire(leaders="random", **options), seats, seed, used).play()


MIXES = ["basic", "raised", "advanced", "expert", "variety"]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mix", MIXES)
def test_random_games_go_as_the_texts_say(mix: str, seats: int) -> None:
    played_along(seats, 1, Counter(), mix=mix)


def test_every_ability_does_what_its_text_says() -> None:
    """Cards of all levels together, and options that change something."""
    used = Counter[str]()
    for seed in range(24):
        sets = {"a_sets": "3" if seed % 2 else "2", "b_sets": "2", "c_sets": "3", "asterisks": "added"}
        level, free, tight = "AB"[seed % 2], seed % 3 > 0, seed % 4 == 0
        played_along(
            2 + seed % 3, seed, used, mix="variety", level=level, influence_for_nothing=free, tight_grid=tight, **sets
        )
    assert {f"use {card}" for card in USES} | {f"react {card}" for card in REACTS} <= used.keys()
