"""Behind the Throne in people's words: notation, log, status, and what a position's text may leave out.

The reasons for a refusal are in `refusals`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from typing import Any

from eminence.games.behind_the_throne import choices, rules
from eminence.games.behind_the_throne import state as st
from eminence.games.behind_the_throne.moves import (
    ACTIONS,
    MOVES,
)
from eminence.games.behind_the_throne.refusals import refusal
from eminence.games.behind_the_throne.state import State
from eminence.games.behind_the_throne.vocabulary import card_text, character, packed, vocabulary
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.problems import miscounted
from eminence.kernel.translation import Message

__all__ = ["card_text", "complete", "flaw", "notation", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------


def notation(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, ...]:
    known = cards.cache.get("moves")
    if known is None:
        known = cards.cache["moves"] = [_notation(cards, action) for action in range(ACTIONS)]
    texts: tuple[str, ...] = known[action]
    return texts


def _notation(cards: CardSet, action: int) -> tuple[str, ...]:
    """A way is written only for characters that have two."""
    kind, names = MOVES.of(action), vocabulary(cards)
    values = kind.values(action)
    said = values.get("way") or packed(cards).verb[values.get("card", 0)] == st.SHIFT
    forms = [form if said else form.replace(" {way}", "") for form in (kind.notation, *kind.aliases)]
    return tuple(kind.to_text(action, names, form) for form in forms)


def label(cards: CardSet, s: State, seat: int, action: int) -> Message:
    """A move in people's words; those of a character that can raise a card say which way."""
    kind = MOVES.of(action)
    values: dict[str, Any] = kind.values(action)
    if "way" in values:
        values["shifts"] = packed(cards).verb[values["card"]] == st.SHIFT
    return Message(f"move-{kind.name}", **values)


# --- Status -----------------------------------------------------------------------------------------------------------

_DOING = {st.TURN: "status-others-turn", st.REFUSAL: "status-others-refusal", st.CHOICE: "status-others-choice"}


def status(cards: CardSet, s: State, viewer: int) -> Message:
    if s.phase == st.OVER:
        return Message("status-over")
    asked = s.turn if s.phase == st.TURN else s.chooser
    if viewer != asked:
        return Message(_DOING[s.phase], who=asked)
    if s.phase == st.REFUSAL:
        return Message("status-refusal")
    if s.phase == st.CHOICE:
        return Message("status-choice", most=st.STACKS)
    if s.drawn == 0:
        return Message("status-reveal")
    last = s.row[s.drawn - 1]
    if s.drawn >= 2 and s.value > (limit := choices.previous(packed(cards), s)):
        return Message("status-too-high", card=last, value=s.value, limit=limit)
    if s.drawn == st.ROW:
        return Message("status-row-full")
    return Message("status-reveal-or-stop", limit=packed(cards).value[last])


# --- Scoring ----------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, s: State) -> list[Message]:
    return [_reason(packed(cards).value, s.stacks[seat], seat) for seat in range(s.seats)]


def _reason(values: list[int], stacks: list[int], who: int) -> Message:
    scoring = [card for card in reversed(range(st.TYPES)) if stacks[card] >= 2]
    single = sum(1 << card for card in range(st.TYPES) if stacks[card] == 1)
    return Message(
        "reason",
        who=who,
        total=sum(values[card] for card in scoring),
        parts=[Message("reason-part", card=card, value=values[card]) for card in scoring],
        cards=single,
    )


LATEST_TURN = 30_000
"""No game lasts so long; a position leaves room for the turns to come."""

# --- Positions --------------------------------------------------------------------------------------------------------


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """A text need only say what matters: the deck is whatever lies nowhere else."""
    s.drawn = sum(card != NONE for card in s.row)
    if "phase" not in given:
        s.phase = st.TURN
    if "turn" not in given:
        s.turn = 0
    if "value" not in given and s.drawn and s.row[s.drawn - 1] < st.END:
        s.value = packed(cards).value[s.row[s.drawn - 1]]
    if "discard" not in given and "deck" not in given and st.END not in s.row and s.top != st.END:
        s.discard[st.END] = 1
    missing = _missing(cards, s)
    place = s.deck if "deck" not in given else s.discard if "discard" not in given else None
    if place is not None and min(missing) >= 0:
        for card in range(st.CARDS):
            place[card] += missing[card]


def _missing(cards: CardSet, s: State) -> list[int]:
    counts = [0] * st.CARDS
    rules.census(packed(cards), s, counts)
    return [have - found for have, found in zip([*packed(cards).copies[s.seats - 2], 1], counts, strict=True)]


def flaw(cards: CardSet, s: State) -> Message | None:
    if s.top == HOLE or HOLE in s.row or s.taken == HOLE or s.phase < 0:
        return Message("flaw-view")
    if st.END in s.row[: max(s.drawn - 1, 0)] or NONE in s.row[: s.drawn]:
        return Message("flaw-row")
    wrong = miscounted(_missing(cards, s), lambda card: character(cards, card))
    if wrong:
        return wrong
    for seat in range(s.seats):
        if max(s.stacks[seat]) > st.STACK:
            return Message("flaw-stack", seat=seat, most=st.STACK)
        if sum(count > 0 for count in s.stacks[seat]) > st.STACKS and not (s.phase == st.CHOICE and s.chooser == seat):
            return Message("flaw-stacks", seat=seat, most=st.STACKS)
    if not 0 <= s.turns <= LATEST_TURN:
        return Message("flaw-turns", most=LATEST_TURN)
    if not 0 <= s.turn < s.seats:
        return Message("flaw-no-turn", seat=s.turn)
    if (s.drawn > 0 and s.row[s.drawn - 1] == st.END) != (s.phase == st.OVER):
        return Message("flaw-over")
    if (s.top == NONE) != (s.knows == 0):
        return Message("flaw-top")
    if s.used >> len(cards) or s.struck >> s.seats or s.knows >> s.seats or s.taken == st.END:
        return Message("flaw-names")
    return _turn_flaw(cards, s) if s.phase in (st.TURN, st.OVER) else _choice_flaw(s)


def _turn_flaw(cards: CardSet, s: State) -> Message | None:
    if s.chooser != NONE or s.taken != NONE:
        return Message("flaw-no-chooser")
    printed = packed(cards).value[s.row[s.drawn - 1]] if s.phase == st.TURN and s.drawn else s.value
    if abs(s.value - printed) > _changed(cards, s.used):
        return Message("flaw-value")
    if s.fixed and s.drawn < 2:
        return Message("flaw-fixed")
    if s.phase == st.TURN and s.drawn >= 2:
        if s.value - choices.reach(
            packed(cards), s, s.turn, choices.upright(packed(cards), s, s.turn)
        ) > choices.previous(packed(cards), s):
            return Message("flaw-too-high")
        if s.fixed and s.value != choices.previous(packed(cards), s):
            return Message("flaw-fixed")
    return None


def _changed(cards: CardSet, used: int) -> int:
    """How far used abilities can have moved a card: each once, and each waking one the largest of them again."""
    record = packed(cards)
    return choices.total_change(record, used) + choices.wakers(record, used) * max(record.amount)


def _choice_flaw(s: State) -> Message | None:
    if not 0 <= s.chooser < s.seats:
        return Message("flaw-chooser")
    if (s.chooser == s.turn) != (s.taken == NONE):
        return Message("flaw-taken")
    if s.phase == st.REFUSAL and (s.taken == NONE or not choices.refusable(s, s.chooser)):
        return Message("flaw-refusal")
    if s.phase == st.CHOICE and (s.drawn or sum(count > 0 for count in s.stacks[s.chooser]) <= st.STACKS):
        return Message("flaw-choice", most=st.STACKS)
    return None
