"""Sealed Crowns in people's words: notation, status, refusals, and what a position's text may leave out.

Says what is to be said as messages with fields; the sentences are in words/en.ftl.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from eminence.kernel.cards import Card, CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import UNEXPLAINED, Message

from . import rules
from .moves import MOVES, SEAL, SPY
from .state import BARRING, HAND, KINDS, OBJECTING, OVER, PHASES, SEALING, SEATS, SPYING, Cards, State

ASKED = {
    "seal": SEALING,
    "allow": OBJECTING,
    "veto": OBJECTING,
    "spy": SPYING,
    "bar": BARRING,
    "spare": BARRING,
}
"""When each kind of move is asked for."""


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    return {"card": [card.name for card in cards], "phase": PHASES, "seat": [f"seat {seat}" for seat in range(SEATS)]}


def card_text(card: Card) -> Message:
    return Message("card-text", strength=card["strength"], crowns=card["crowns"])


def notation(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, ...]:
    kind, names = MOVES.of(action), vocabulary(cards)
    return tuple(kind.to_text(action, names, form) for form in (kind.notation, *kind.aliases))


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Message:
    if ASKED[MOVES.of(action).name] != s.phase:
        return Message("refusal-not-asked", phase=s.phase)
    if s.phase == SEALING and rules.place_of(s, seat, action - SEAL) == NONE:
        return Message("refusal-not-in-hand", card=action - SEAL)
    if s.phase == SPYING and (action - SPY == seat or action - SPY >= s.seats):
        return Message("refusal-no-rival")
    return UNEXPLAINED


def status(cards: CardSet, s: State, viewer: int) -> Message:
    if s.phase == OVER:
        return Message("status-over")
    waiting = rules.actors(s)
    if viewer >= 0 and waiting >> viewer & 1:
        return Message("status-asked", phase=s.phase)
    return Message("status-sealed" if s.phase == SEALING and viewer >= 0 else "status-waiting", waiting=waiting)


def reasons(cards: CardSet, s: State) -> list[Message]:
    points = [0] * s.seats
    rules.score(cast(Cards, cards.record), s, points)
    return [Message("reason", who=seat, crowns=points[seat], parts=_won(s, seat)) for seat in range(s.seats)]


def _won(s: State, seat: int) -> list[Message]:
    return [Message("reason-part", count=count, card=card) for card, count in enumerate(s.won[seat]) if count]


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """A text that names no phase begins a round; a text without a bag leaves in it what lies nowhere else."""
    s.phase = s.phase if "phase" in given else SEALING
    if "bag" not in given:
        s.bag = _missing(cards, s)


def _missing(cards: CardSet, s: State) -> list[int]:
    """How many of each card lie nowhere."""
    packed, counts = cast(Cards, cards.record), [0] * KINDS
    rules.census(packed, s, counts)
    return [copies - count for copies, count in zip(packed.copies, counts, strict=True)]


def flaw(cards: CardSet, s: State) -> str | None:
    seated = range(s.seats)
    played = {seat: s.played[seat] for seat in seated if s.played[seat] != NONE}
    if any(card < 0 for seat in seated for card in (*s.hands[seat], *played.values())):
        return f"every seat holds {HAND} cards, and a '?' is none."
    if len(played) not in {SEALING: seated, OBJECTING: (s.seats,)}.get(s.phase, (0,)):
        return "cards are played while they are sealed or may be vetoed; only in the second case by all."
    if s.phase == SEALING and any(rules.place_of(s, seat, card) == NONE for seat, card in played.items()):
        return "a sealed card is one of its owner's hand."
    if any(_missing(cards, s)) or min(s.bag) < 0:
        return "the cards are not those of the card set."
    if s.phase < 0 or (s.phase in (OBJECTING, SPYING, BARRING) and s.asked not in seated):
        return "'phase' and 'asked' must say who decides what."
    if s.phase not in (OBJECTING, OVER) and sum(s.bag) < s.seats:
        return "the bag has too few cards for another round."
    if s.phase == BARRING and not (s.rival in seated and s.knows[s.rival][s.asked]):
        return "who may bar a rival's card has spied on that rival."
    return None
