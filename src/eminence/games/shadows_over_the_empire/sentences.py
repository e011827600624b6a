"""Shadows over the Empire: the sentences that abilities are made of, as a card file writes them.

`prose` tells them as people read them.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from eminence.games.shadows_over_the_empire import filters
from eminence.games.shadows_over_the_empire.filters import Filter
from eminence.games.shadows_over_the_empire.state import (
    ADD,
    ALL,
    ANY,
    BONUS,
    CANCEL,
    CHOICE,
    CONTROLLER,
    EACH,
    INFLUENCE,
    INSTIGATOR,
    INTO_CONFLICT,
    JUST,
    KEEP,
    LEAST_UNUSED,
    LOCK,
    MARK,
    MAY_BE_NONE,
    MOVE,
    NOT_FEWEST,
    OPPONENT,
    OPPONENTS,
    OWNER_CHOOSES,
    PAID_IF_CONTROLLED,
    PARTICIPANTS,
    PASSED,
    PERFORM,
    PROTECT,
    PROTECT_MARK,
    PROTECT_ROTATE,
    PROTECT_SWAP,
    REMOVE,
    REMOVED,
    RESET,
    ROTATE,
    SUBDUE,
    SWAP,
    TARGETED,
    THEN,
    TOKENS,
    UNMARK,
    UP_TO,
    USED,
    YOU,
)
from eminence.kernel.errors import nearest, suggest
from eminence.kernel.kinds import Misread

VERBS = {
    "influence": INFLUENCE,
    "subdue": SUBDUE,
    "rotate": ROTATE,
    "reset": RESET,
    "unmark": UNMARK,
    "lock": LOCK,
    "perform": PERFORM,
    "mark": MARK,
    "add": ADD,
    "remove": REMOVE,
    "move": MOVE,
    "swap": SWAP,
    "cancel": CANCEL,
    "offer": CHOICE,
    "protect": PROTECT,
    "bonus": BONUS,
    "keep": KEEP,
}
WHOSE = {
    "yours": YOU,
    "an-opponent": OPPONENT,
    "each-opponent": OPPONENTS,
    "each-player": PARTICIPANTS,
    "the-least-unused": LEAST_UNUSED,
    "all-but-the-fewest": NOT_FEWEST,
    "its-controller": CONTROLLER,
    "that-opponent": INSTIGATOR,
}
PROTECTED = {"rotate": PROTECT_ROTATE, "swap": PROTECT_SWAP, "mark": PROTECT_MARK}

_N = "[0-9]{1,3}"
_WORD = r"(?!(?:and|at|between|each|for|from|influences|into|most|on|owner|to|up|when|with)(?![\w-]))\S+"
_CARD = f"{_WORD}(?: {_WORD})*"
_TARGET, _SECOND = f"(?P<target>{_CARD})", f"(?P<second>{_CARD})"
_AMOUNT = f"(?:(?P<up_to>up to )?(?P<amount>{_N})|(?P<any>any)|(?P<all>all))"
FORMS = (
    f"(?P<verb>influence|subdue|rotate|reset|unmark|lock|perform|mark) {_TARGET}",
    f"(?P<verb>mark) (?P<two>up to 2) {_TARGET}",
    f"(?P<verb>add) (?P<amount>{_N}) on {_TARGET}",
    f"(?P<verb>add) (?P<amount>{_N}) on (?P<two>each of up to 2) {_TARGET}",
    f"(?P<verb>add) 1 on {_TARGET} for each {_SECOND} at most (?P<each>{_N})",
    rf"(?P<verb>remove) {_AMOUNT} of (?P<whose>\S+) from {_TARGET}(?P<chooses> owner chooses)?",
    f"(?P<verb>remove) (?P<any>any) of (?P<whose>yours) from (?P<none>at most one) {_TARGET}",
    f"(?P<verb>move) {_AMOUNT} from {_TARGET} to {_SECOND}",
    f"(?P<verb>swap) {_TARGET} with {_SECOND}",
    "(?P<verb>cancel)",
    f"(?P<verb>protect) {_TARGET} from (?P<verbs>{_CARD})",
    f"(?P<verb>bonus) (?P<amount>{_N}) when {_TARGET} influences {_SECOND}",
    f"(?P<verb>keep) tokens on {_TARGET}",
)
EXAMPLES = (
    "influence adjacent character",
    "subdue adjacent citizen empty",
    "rotate adjacent citizen an-opponents",
    "reset anywhere citizen yours",
    "unmark adjacent citizen yours",
    "lock anywhere citizen an-opponents",
    "perform adjacent citizen an-opponents",
    "mark adjacent citizen",
    "mark up to 2 adjacent citizen",
    "add 1 on adjacent citizen yours",
    "add 1 on each of up to 2 adjacent citizen yours",
    "add 1 on self for each adjacent citizen yours at most 3",
    "remove 1 of an-opponent from adjacent character",
    "remove up to 2 of an-opponent from adjacent character",
    "remove all of yours from adjacent citizen",
    "remove any of yours from at most one anywhere character",
    "remove 1 of each-opponent from anywhere citizen owner chooses",
    "move 1 from self to adjacent citizen",
    "move up to 2 from anywhere character to adjacent citizen",
    "move any from self to adjacent citizen",
    "swap self with adjacent citizen",
    "cancel",
    "offer adjacent citizen an-opponents between remove 2 of its-controller from it and subdue it",
    "protect adjacent citizen yours from rotate swap mark",
    "bonus 1 when adjacent citizen yours influences anywhere character empty",
    "keep tokens on adjacent character conflict",
)
EVENTS = {
    TARGETED: f"an opponent targets ({_CARD})",
    USED: f"an opponent uses ({_CARD})",
    REMOVED: f"an opponent removes your tokens from ({_CARD})",
    PASSED: "an opponent passes",
    INTO_CONFLICT: f"an opponent brings ({_CARD}) into a conflict",
}
EVENT_EXAMPLES = (
    "an opponent targets adjacent citizen yours",
    "an opponent uses adjacent citizen",
    "an opponent removes your tokens from adjacent character",
    "an opponent passes",
    "an opponent brings anywhere citizen into a conflict",
)


@dataclass(frozen=True)
class Row:
    """What one row of an ability does, in the numbers of the rules."""

    verb: int
    how_many: int = JUST
    amount: int = 1
    least: int = 1
    whose: int = YOU
    most: int = 1
    how: int = 0
    cost: int = 0
    needs: int = 0
    target: Filter | None = None
    second: Filter | None = None


def read(text: str) -> list[Row]:
    """The rows of a sentence, more than one for an offer; raises `Misread` with what would be right.

    >>> [row.amount for row in read("then remove up to 2 of an-opponent from it")]
    [2]
    """
    then = re.match(f"then (?:if ({_N}) removed )?", text)
    pay = re.compile(f"pay ({_N})( if controlled)? to ").match(text, then.end() if then else 0)
    start = pay.end() if pay else then.end() if then else 0
    rows = _offered(text, start) or [_plain(text, start)]
    how = (THEN if then else 0) | (PAID_IF_CONTROLLED if pay and pay[2] else 0)
    cost, needs = _number(pay[1] if pay else None), _number(then[1] if then else None)
    return [replace(rows[0], how=rows[0].how | how, cost=cost, needs=needs), *rows[1:]]


def _offered(text: str, start: int) -> list[Row]:
    """The rows of an offer: what it is about, and two options; none if it is something else."""
    found = re.compile(f"offer ({_CARD}) between (.+?) and (.+)").fullmatch(text, start)
    if not found:
        return []
    return [Row(CHOICE, target=filters.read(found[1])), _plain(found[2]), _plain(found[3])]


def _plain(text: str, start: int = 0) -> Row:
    for form in FORMS:
        if found := re.compile(form).fullmatch(text, start):
            return _row({name: words for name, words in found.groupdict().items() if words})
    raise Misread(_wrong(text, text[start:]))


def _row(said: dict[str, str]) -> Row:
    """A row from the parts of its sentence, by name."""
    row = Row(VERBS[said["verb"]], most=2 if "two" in said else 1)
    if "amount" in said:
        row = replace(row, how_many=UP_TO if "up_to" in said else JUST, amount=_number(said["amount"]))
    elif "each" in said:
        row = replace(row, how_many=EACH, amount=_number(said["each"]))
    elif "any" in said or "all" in said:
        row = replace(row, how_many=ANY if "any" in said else ALL, amount=TOKENS)
    if "whose" in said:
        row = replace(row, whose=_meaning(said["whose"], WHOSE, "whose tokens are meant"))
    if "verbs" in said:
        bits = {_meaning(word, PROTECTED, "what a card is protected from") for word in said["verbs"].split()}
        row = replace(row, amount=sum(bits))
    if "chooses" in said:
        row = replace(row, how=OWNER_CHOOSES)
    if "none" in said:
        row = replace(row, how=MAY_BE_NONE, least=0)
    cards = {name: filters.read(said[name]) for name in ("target", "second") if name in said}
    return replace(row, target=cards.get("target"), second=cards.get("second"))


def _meaning(word: str, words: dict[str, int], what: str) -> int:
    if word not in words:
        raise Misread(f"'{word}' does not say {what}; {suggest(word, words)}")
    return words[word]


def _number(text: str | None) -> int:
    if text is None:
        return 0
    if not 1 <= int(text) <= TOKENS:
        raise Misread(f"{text} tokens cannot be; 1 to {TOKENS} fit here")
    return int(text)


def _wrong(text: str, rest: str) -> str:
    """What would be right in place of a sentence that cannot be read; `rest` begins with its verb."""
    first = rest.partition(" ")[0]
    if first not in VERBS:
        return f"'{text}' is no ability: '{first}' is no verb; {suggest(first, VERBS)}"
    alike = [example for example in EXAMPLES if example.partition(" ")[0] == first]
    right = nearest(rest, alike) or f"write it as in: {', '.join(alike)}."
    return f"'{text}' is no ability; {right}"


def read_trigger(text: str) -> tuple[int, Filter | None]:
    """The event that a React answers, and the card that it is about; raises `Misread` with what would be right."""
    for event, form in EVENTS.items():
        if found := re.fullmatch(form, text):
            return event, filters.read(found[1]) if found.groups() else None
    raise Misread(f"'{text}' is no trigger; {suggest(text, EVENT_EXAMPLES)}")
