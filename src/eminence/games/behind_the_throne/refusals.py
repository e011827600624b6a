"""Behind the Throne: why a move may not be played, as a stable code and a sentence. Asks the rules, decides nothing."""

from __future__ import annotations

from eminence.games.behind_the_throne.choices import (
    hindrance,
    led,
    previous,
    refusable,
    upright,
)
from eminence.games.behind_the_throne.state import (
    ACCEPT,
    CHOICE,
    DESTROY,
    DROP,
    FORBID_DESTROY,
    FORBID_SWAP,
    GUARD_DESTROY,
    GUARD_SWAP,
    LOOK,
    LOWER,
    RAISE,
    REFUSAL,
    REFUSE,
    REUSE,
    REUSE_ON,
    REUSE_RAISE,
    REVEAL,
    ROW,
    SHIFT,
    STACKS,
    SWAP,
    SWAP_AFTER_FIVE,
    TAKE,
    TYPES,
    State,
)
from eminence.games.behind_the_throne.vocabulary import character, packed
from eminence.kernel.cards import CardSet

Reason = tuple[str, str]


def refusal(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    settling = action == ACCEPT or DROP <= action < DESTROY
    if s.phase == REFUSAL and not (action == ACCEPT or REFUSE <= action < DESTROY):
        return "choose-first", "You receive cards: refuse new characters, or accept the rest."
    if s.phase == CHOICE and not DROP <= action < REFUSE:
        return "choose-first", f"You have more than {STACKS} stacks: drop one first."
    if settling:
        return _settling(cards, s, seat, action)
    if action not in (REVEAL, TAKE) and (action - USE_FIRST) % TYPES >= len(cards):
        return "no-such-card", "There is no such character in this card set."
    if action == REVEAL or action == TAKE:
        return _row(cards, s, action)
    if action >= SWAP:
        return _swap(cards, s, seat, *divmod(action - SWAP, TYPES))
    if action >= DESTROY:
        return _destroy(cards, s, seat, *divmod(action - DESTROY, TYPES))
    return _use(cards, s, seat, action)


USE_FIRST = RAISE - TYPES


def _settling(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    card = (action - DROP) % TYPES
    name = character(cards, card)
    if action == ACCEPT or action >= REFUSE:
        if s.phase != REFUSAL:
            return "nothing-to-refuse", "No cards are being handed to you."
        held = card in s.row and not refusable(s, seat) >> card & 1
        return (
            "cannot-refuse",
            f"You must take {name}: you have that stack." if held else f"No {name} is offered to you.",
        )
    if s.phase != CHOICE:
        return "nothing-to-drop", f"Stacks are dropped only above {STACKS}."
    return "no-such-card", f"You have no {name} to drop."


def _too_high(cards: CardSet, s: State) -> Reason | None:
    if s.drawn >= 2 and s.value > previous(packed(cards), s):
        last, limit = character(cards, s.row[s.drawn - 1]), previous(packed(cards), s)
        return "too-high", f"{last} counts {s.value}, above {limit}: an ability must lower it first."
    return None


def _row(cards: CardSet, s: State, action: int) -> Reason:
    if high := _too_high(cards, s):
        return high
    if action == REVEAL:
        return "row-full", f"The row has {ROW} cards: take it or swap it."
    return "nothing-revealed", "Reveal at least one card first."


def _asleep(cards: CardSet, s: State, seat: int, card: int) -> Reason | None:
    """Why a stack's ability is not there to be used."""
    name = character(cards, card)
    if s.stacks[seat][card] == 0:
        return "no-such-stack", f"You have no {name}."
    if not led(s, seat, 1 << card):
        return "outnumbered", f"Another player has a bigger stack of {name}, so its ability is not yours."
    if s.used >> card & 1:
        return "already-used", f"{name} has been used this turn."
    return None


def _use(cards: CardSet, s: State, seat: int, action: int) -> Reason:
    woken = action >= REUSE_ON
    up = RAISE <= action < REUSE_ON or action >= REUSE_RAISE
    card = (action - USE_FIRST) % TYPES
    name, verb = character(cards, card), packed(cards).verb[card]
    if verb not in (LOWER, SHIFT, LOOK):
        return "not-manipulative", f"{name} has no ability to use on your turn by this move."
    if up and verb != SHIFT:
        return "cannot-raise", f"{name} cannot raise a card."
    if woken:
        if s.stacks[seat][card] == 0:
            return "no-such-stack", f"You have no {name}."
        if upright(packed(cards), s, seat) >> card & 1:
            return "upright", f"{name} is upright: use it by itself."
        if not upright(packed(cards), s, seat) & packed(cards).does[REUSE]:
            wakers = [c for c in range(len(cards)) if packed(cards).verb[c] == REUSE]
            asleep = [reason for c in wakers if (reason := _asleep(cards, s, seat, c))]
            return asleep[0] if asleep else ("no-such-stack", "No character of this card set wakes others.")
    elif asleep_reason := _asleep(cards, s, seat, card):
        return asleep_reason
    return _moment(cards, s, seat, card, up)


def _moment(cards: CardSet, s: State, seat: int, card: int, up: bool) -> Reason:
    if packed(cards).verb[card] == LOOK:
        if high := _too_high(cards, s):
            return high
        if s.knows >> seat & 1:
            return "already-known", "You know the top card already."
        return "row-full", f"The row has {ROW} cards: there is nothing to look for."
    if s.drawn < 2:
        return "first-card", "Abilities change a card from the second in the row on."
    if s.fixed:
        return "value-fixed", "Destroying a card has fixed this value."
    way = "raise" if up else "leave"
    return "beyond-rescue", f"That would {way} the last card too high, with nothing left to bring it down."


def _target(cards: CardSet, s: State, target: int, card: int) -> Reason | None:
    if target >= s.seats:
        return "no-such-seat", f"There is no seat {target}; seats are 0 to {s.seats - 1}."
    if s.stacks[target][card] == 0:
        return "no-such-card", f"Seat {target} has no {character(cards, card)}."
    return None


def _hinders(cards: CardSet, verb: int) -> str:
    return " or ".join(character(cards, c) for c in range(len(cards)) if packed(cards).verb[c] == verb)


def _guard(cards: CardSet, s: State, target: int, verb: int, deed: str) -> Reason:
    leading = led(s, target, packed(cards).does[verb])
    guards = [character(cards, c) for c in range(len(cards)) if leading >> c & 1]
    return "guarded", f"Seat {target} is protected: only {' or '.join(guards)} can be {deed} there."


def _destroy(cards: CardSet, s: State, seat: int, target: int, card: int) -> Reason:
    if high := _too_high(cards, s):
        return high
    if s.drawn < 2 or s.value != previous(packed(cards), s):
        return "not-equal", "A card is destroyed only when the last card equals the one before."
    if s.fixed:
        return "already-destroyed", "One card a revealed card: this one has been answered."
    held = hindrance(packed(cards), s, seat, FORBID_DESTROY)
    if s.drawn <= held:
        return (
            "hindered",
            f"{_hinders(cards, FORBID_DESTROY)} forbids it: you have {held}, so the row needs more than {held} cards.",
        )
    if wrong := _target(cards, s, target, card):
        return wrong
    if s.struck >> target & 1:
        return "already-struck", f"Seat {target} has lost a card to you this turn already."
    return _guard(cards, s, target, GUARD_DESTROY, "destroyed")


def _swap(cards: CardSet, s: State, seat: int, target: int, card: int) -> Reason:
    if s.drawn == 0:
        return "nothing-revealed", "Reveal at least one card first."
    if high := _too_high(cards, s):
        return high
    if s.drawn == ROW and not s.options[SWAP_AFTER_FIVE]:
        return "no-swap-after-five", "With swap_after_five off, five cards are taken, not swapped."
    held = hindrance(packed(cards), s, seat, FORBID_SWAP)
    if s.drawn < held:
        return (
            "hindered",
            f"{_hinders(cards, FORBID_SWAP)} forbids it: you have {held}, so the row needs at least {held} cards.",
        )
    if target == seat:
        return "own-card", "You swap for a card of another player."
    if wrong := _target(cards, s, target, card):
        return wrong
    return _guard(cards, s, target, GUARD_SWAP, "taken")
