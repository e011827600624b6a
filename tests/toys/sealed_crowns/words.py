"""Sealed Crowns in people's words: notation, log, status, refusals, and what a position's text may leave out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import cast

from eminence.kernel.cards import Card, CardSet
from eminence.kernel.errors import listed
from eminence.kernel.kinds import NONE
from eminence.kernel.prose import does, owner

from . import rules
from .rules import BAR, BARRING, OBJECTING, OVER, SEALING, SPARE, SPY, SPYING, VETO
from .state import HAND, KINDS, SEATS, Cards, State

PHASES = ("sealing", "objecting", "spying", "barring", "over")
QUESTIONS = ("Seal a card.", "Allow this victory, or veto it.", "Choose whom to spy on.", "Bar a card, or spare them.")


def vocabulary(cards: CardSet) -> Mapping[str, Sequence[str]]:
    return {"card": [card.name for card in cards], "phase": PHASES, "seat": [f"seat {seat}" for seat in range(SEATS)]}


def card_text(card: Card) -> str:
    return f"Strength {card['strength']}; worth {card['crowns']} when won."


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    if action >= VETO:
        return ("veto", "allow", "spare")[action - VETO]
    if SPY <= action < BAR:
        return f"spy on {action - SPY}"
    return f"bar {cards.cards[action - BAR].name}" if action >= BAR else f"seal {cards.cards[action].name}"


def event(cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
    kind, a, b, c, count = event
    who, whom, card = names[a], names[b], cards.cards[c].name
    return {
        rules.TOLD_DRAW: f"{does(who, 'draw')} {card}.",
        rules.TOLD_SEAL: f"{does(who, 'seal')} a card.",
        rules.TOLD_REVEAL: f"{does(who, 'reveal')} {card}.",
        rules.TOLD_LAPSE: f"{does(who, 'know')} {owner(whom)} first card no more.",
        rules.TOLD_WIN: f"{does(who, 'take')} the table: {count} in all.",
        rules.TOLD_LOST: "The cards on the table are lost.",
        rules.TOLD_VETO: f"{does(who, 'object')}.",
        rules.TOLD_SPY: f"{does(who, 'look')} at {owner(whom)} first card.",
        rules.TOLD_SEE: f"{owner(whom, start=True)} first card is {card}.",
        rules.TOLD_BAR: f"{does(who, 'bar')} {owner(whom)} {card}.",
        rules.TOLD_SPARE: f"{does(who, 'spare')} {whom}.",
    }[kind]


def refusal(cards: CardSet, s: State, seat: int, action: int) -> tuple[str, str]:
    blocks = ((VETO, OBJECTING), (BAR, BARRING), (SPY, SPYING), (0, SEALING))
    phase = BARRING if action == SPARE else next(phase for first, phase in blocks if action >= first)
    if phase != s.phase:
        return "not-asked", f"That is not the question. {QUESTIONS[s.phase]}"
    if phase == SEALING:
        return "not-in-hand", f"You have no {cards.cards[action].name}."
    return "no-rival", "Spy on another player at this table."


def status(cards: CardSet, names: Sequence[str], s: State, viewer: int) -> str:
    if s.phase == OVER:
        return "The game is over."
    asked = [seat for seat in range(s.seats) if rules.actors(s) >> seat & 1]
    if viewer in asked:
        return QUESTIONS[s.phase]
    waiting = f"Waiting for {listed([names[seat] for seat in asked], 'and')}."
    return f"{waiting} You may change your mind." if s.phase == SEALING and viewer >= 0 else waiting


def reasons(cards: CardSet, names: Sequence[str], s: State) -> list[str]:
    points = [0] * s.seats
    rules.score(cast(Cards, cards.record), s, points)
    cards_won = [[f"{count} {card.name}" for card, count in zip(cards, won, strict=True) if count] for won in s.won]
    return [f"{names[seat]}: {points[seat]} = {', '.join(cards_won[seat]) or 'nothing'}" for seat in range(s.seats)]


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
