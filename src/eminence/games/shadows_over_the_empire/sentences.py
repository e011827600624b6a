"""Shadows over the Empire: the sentences that abilities are made of, read from a card file; `prose` tells them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace

from eminence.games.shadows_over_the_empire import filters, verbs
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.filters import Filter
from eminence.games.shadows_over_the_empire.rows import CARD, PROTECTIONS, TARGET, WHOSE, N, Row
from eminence.games.shadows_over_the_empire.verbs import fact, keyword
from eminence.kernel.kinds import ParseError
from eminence.kernel.problems import did_you_mean, suggest
from eminence.kernel.translation import Message

_PLAIN_FIRST = sorted(verbs.VERBS, key=lambda verb: verb.FORMS[0] != f"{verb.NAME} {TARGET}")
VERBS = {keyword(verb.NUMBER): verb.NUMBER for verb in _PLAIN_FIRST}
"""Their numbers by what a card file calls them; first those that need a card and nothing else."""
EXAMPLES = tuple(example for verb in VERBS.values() for example in fact(verb, "EXAMPLES"))
EVENTS = {
    st.TARGETED: f"an opponent targets ({CARD})",
    st.USED: f"an opponent uses ({CARD})",
    st.REMOVED: f"an opponent removes your tokens from ({CARD})",
    st.PASSED: "an opponent passes",
    st.INTO_CONFLICT: f"an opponent brings ({CARD}) into a conflict",
}
EVENT_EXAMPLES = (
    "an opponent targets adjacent citizen yours",
    "an opponent uses adjacent citizen",
    "an opponent removes your tokens from adjacent character",
    "an opponent passes",
    "an opponent brings anywhere citizen into a conflict",
)


def read(text: str) -> list[Row]:
    """The rows of a sentence, more than one for an offer; raises `ParseError` with what would be right.

    >>> [row.amount for row in read("then remove up to 2 of an-opponent from it")]
    [2]
    """
    then = re.match(f"then (?:if ({N}) removed )?", text)
    pay = re.compile(f"pay ({N})( if controlled)? to ").match(text, then.end() if then else 0)
    first, *options = _rows(text, pay.end() if pay else then.end() if then else 0)
    how = (st.THEN if then else 0) | (st.PAID_IF_CONTROLLED if pay and pay[2] else 0)
    cost, needs = _number(pay[1] if pay else None), _number(then[1] if then else None)
    return [replace(first, how=first.how | how, cost=cost, needs=needs), *options]


def _rows(text: str, start: int = 0, is_option: bool = False) -> list[Row]:
    """A row, and after it the options that it offers."""
    verb = VERBS.get(text[start:].partition(" ")[0], st.END)
    for form in fact(verb, "FORMS", ()):
        if found := re.compile(form).fullmatch(text, start):
            said = {name: words for name, words in found.groupdict().items() if words}
            if "one" not in said:
                return [_row(verb, said)]
            if not is_option:
                options = [_rows(said[option], is_option=True) for option in ("one", "other")]
                return [_row(verb, said), *(row for rows in options for row in rows)]
    raise ParseError(_wrong(text, text[start:]))


def _row(verb: int, said: Mapping[str, str]) -> Row:
    """A row from the parts of its sentence, by name."""
    row = Row(verb, most=2 if "two" in said else 1)
    if "amount" in said:
        row = replace(row, how_many=st.UP_TO if "up_to" in said else st.JUST, amount=_number(said["amount"]))
    elif "each" in said:
        row = replace(row, how_many=st.EACH, amount=_number(said["each"]))
    elif "any" in said or "all" in said:
        row = replace(row, how_many=st.ANY if "any" in said else st.ALL, amount=st.TOKENS)
    if "whose" in said:
        row = replace(row, whose=_meaning(said["whose"], WHOSE, "misread-whose"))
    if "verbs" in said:
        bits = {_meaning(word, PROTECTIONS, "misread-protection") for word in said["verbs"].split()}
        row = replace(row, amount=sum(bits))
    if "chooses" in said:
        row = replace(row, how=st.OWNER_CHOOSES)
    if "none" in said:
        row = replace(row, how=st.MAY_BE_NONE, least=0)
    cards = {name: filters.read(said[name]) for name in ("target", "second") if name in said}
    return replace(row, target=cards.get("target"), second=cards.get("second"))


def _meaning(word: str, words: Mapping[str, int], otherwise: str) -> int:
    if word not in words:
        raise ParseError(Message(otherwise, given=word, right=suggest(word, words)))
    return words[word]


def _number(text: str | None) -> int:
    if text is None:
        return 0
    if not 1 <= int(text) <= st.TOKENS:
        raise ParseError(Message("misread-tokens", given=text, least=1, most=st.TOKENS))
    return int(text)


def _wrong(text: str, rest: str) -> Message:
    """What is wrong with a sentence that cannot be read, and what would be right; `rest` begins with its verb."""
    first = rest.partition(" ")[0]
    if first not in VERBS:
        return Message("problem-no-verb", given=text, first=first, right=suggest(first, VERBS))
    alike = fact(VERBS[first], "EXAMPLES")
    right = did_you_mean(rest, alike) or Message("right-as-in", known=", ".join(alike))
    return Message("problem-no-ability", given=text, right=right)


def read_trigger(text: str) -> tuple[int, Filter | None]:
    """The event that a React answers, and the card that it is about; raises `ParseError` with what would be right."""
    for event, form in EVENTS.items():
        if found := re.fullmatch(form, text):
            return event, filters.read(found[1]) if found.groups() else None
    raise ParseError(Message("misread-no-trigger", given=text, right=suggest(text, EVENT_EXAMPLES)))
