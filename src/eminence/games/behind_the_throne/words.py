"""Behind the Throne in people's words: notation, log, status, and what a position's text may leave out.

The reasons for a refusal are in `refusals`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from eminence.games.behind_the_throne import choices, rules
from eminence.games.behind_the_throne.refusals import refusal
from eminence.games.behind_the_throne.state import (
    ACCEPT,
    ACTIONS,
    CARDS,
    CHOICE,
    DESTROY,
    DROP,
    END,
    OVER,
    RAISE,
    REFUSAL,
    REFUSE,
    REUSE_ON,
    REUSE_RAISE,
    REVEAL,
    ROW,
    SHIFT,
    STACK,
    STACKS,
    SWAP,
    TAKE,
    TOLD_ACCEPT,
    TOLD_BUST,
    TOLD_DESTROY,
    TOLD_DROP,
    TOLD_END,
    TOLD_LOOK,
    TOLD_REFUSE,
    TOLD_REUSE,
    TOLD_REVEAL,
    TOLD_SEEN,
    TOLD_SHUFFLE,
    TOLD_SIXTH,
    TOLD_START,
    TOLD_SWAP,
    TOLD_TAKE,
    TOLD_USE,
    TURN,
    TYPES,
    USE,
    State,
)
from eminence.games.behind_the_throne.vocabulary import END_NAME, card_text, character, packed, vocabulary
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import listed
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.prose import count_of, does, miscounted, owner

__all__ = ["card_text", "complete", "event", "flaw", "move", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------

_PLAIN = {REVEAL: "reveal", TAKE: "take", ACCEPT: "accept"}
_BLOCKS = (
    (SWAP, "swap"),
    (DESTROY, "destroy"),
    (REFUSE, "refuse"),
    (DROP, "drop"),
    (REUSE_RAISE, "judge"),
    (REUSE_ON, "judge"),
    (RAISE, "use"),
    (USE, "use"),
)


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    known = cards.notes.get("moves")
    if known is None:
        known = cards.notes["moves"] = [_notation(cards, action) for action in range(ACTIONS)]
    text: str = known[action]
    return text


def _notation(cards: CardSet, action: int) -> str:
    if action in _PLAIN:
        return _PLAIN[action]
    first, verb = next(block for block in _BLOCKS if action >= block[0])
    target, card = divmod(action - first, TYPES)
    name = character(cards, card)
    if verb in ("swap", "destroy"):
        return f"{verb} {target} {name}"
    if first in (RAISE, REUSE_RAISE):
        return f"{verb} {name} up"
    if first in (USE, REUSE_ON) and packed(cards).verb[card] == SHIFT:
        return f"{verb} {name} down"
    return f"{verb} {name}"


# --- The log ----------------------------------------------------------------------------------------------------------


def event(cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
    kind, a, b, c, d = event
    who = names[a] if a < len(names) else ""
    if kind == TOLD_START:
        return f"{does(who, 'begin')}."
    if kind == TOLD_REVEAL:
        return f"{does(who, 'reveal')} {_valued(cards, b)}."
    if kind == TOLD_BUST:
        *_, before, last = _row(cards, b)
        return f"{does(who, 'lose')} {_listed(cards, b)}: {last} is above {before} and nothing can lower it enough."
    if kind == TOLD_END:
        row = [name for name in _row(cards, b) if name != END_NAME]
        left = f" {listed(row, 'and')} {'stay' if len(row) > 1 else 'stays'} unclaimed." if row else ""
        return f"{does(who, 'reveal')} the End of Game card: the game is over.{left}"
    if kind == TOLD_SHUFFLE:
        return "The deck is empty: the discard pile, End of Game among it, becomes the new deck."
    if kind == TOLD_LOOK:
        return f"{does(who, 'use')} {character(cards, b)} to look at the top card of the deck."
    if kind == TOLD_SEEN:
        return f"{does(who, 'see')} {_valued(cards, b)} on top of the deck."
    if kind == TOLD_USE:
        return f"{does(who, 'use')} {character(cards, b)}: the last card counts {c}."
    if kind == TOLD_REUSE:
        return f"{owner(who, start=True)} {character(cards, b)} wakes another ability."
    if kind == TOLD_DESTROY:
        return f"{does(who, 'destroy')} {owner(names[b]) if a != b else owner(who, own=True)} {character(cards, c)}."
    if kind == TOLD_TAKE:
        return f"{does(who, 'take')} {_listed(cards, b)}."
    if kind == TOLD_SWAP:
        return f"{does(who, 'swap')} {_listed(cards, d)} for {owner(names[b])} {character(cards, c)}."
    if kind == TOLD_SIXTH:
        return f"{does(who, 'hold')} {STACK} of {character(cards, b)} already: the sixth is discarded."
    if kind == TOLD_DROP:
        return f"{does(who, 'drop')} {count_of(c, character(cards, b))}."
    if kind == TOLD_REFUSE:
        return f"{does(who, 'refuse')} {count_of(c, character(cards, b))}."
    if kind == TOLD_ACCEPT:
        return f"{does(who, 'accept')} {_listed(cards, b)}."
    raise ValueError(f"event {kind} has no words")


def _row(cards: CardSet, code: int) -> list[str]:
    return [character(cards, (code >> 4 * place & 15) - 1) for place in range(ROW) if code >> 4 * place & 15]


def _listed(cards: CardSet, code: int) -> str:
    return listed(_row(cards, code), "and")


def _valued(cards: CardSet, card: int) -> str:
    return END_NAME if card == END else f"{character(cards, card)} ({packed(cards).value[card]})"


# --- Status -----------------------------------------------------------------------------------------------------------


_DOING = {TURN: "plays", REFUSAL: "decides what to refuse", CHOICE: "chooses a stack to drop"}


def status(cards: CardSet, names: Sequence[str], s: State, viewer: int) -> str:
    if s.phase == OVER:
        return "The game is over."
    asked = s.turn if s.phase == TURN else s.chooser
    if viewer != asked:
        return f"{names[asked]} {_DOING[s.phase]}." if names[asked] != "You" else "It is your move."
    if s.phase == REFUSAL:
        return "You receive the row: refuse new characters, or accept the rest."
    if s.phase == CHOICE:
        return f"You have more than {STACKS} stacks: choose one to drop."
    if s.drawn == 0:
        return "Your turn: reveal a card."
    last = character(cards, s.row[s.drawn - 1])
    if s.drawn >= 2 and s.value > (limit := choices.previous(packed(cards), s)):
        return f"{last} counts {s.value}, above {limit}: an ability must bring it to {limit} or less."
    if s.drawn == ROW:
        return "The row is full: take it or swap it."
    printed = packed(cards).value[s.row[s.drawn - 1]]
    return f"The next card must not be above {printed}: reveal it, or stop and take or swap the row."


# --- Scoring ----------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, names: Sequence[str], s: State) -> list[str]:
    lines = []
    for seat in range(s.seats):
        scoring = [card for card in range(TYPES) if s.stacks[seat][card] >= 2]
        single = [character(cards, card) for card in range(TYPES) if s.stacks[seat][card] == 1]
        total = sum(packed(cards).value[card] for card in scoring)
        parts = " + ".join(f"{character(cards, card)} {packed(cards).value[card]}" for card in reversed(scoring))
        line = f"{names[seat]}: {total}" + (f" = {parts}" if parts else "")
        lines.append(line + (f"; single cards score nothing: {', '.join(single)}" if single else ""))
    return lines


LATEST_TURN = 30_000
"""No game lasts so long; a position leaves room for the turns to come."""

# --- Positions --------------------------------------------------------------------------------------------------------


def complete(cards: CardSet, s: State, given: set[str]) -> None:
    """A text need only say what matters: the deck is whatever lies nowhere else."""
    s.drawn = sum(card != NONE for card in s.row)
    if "phase" not in given:
        s.phase = TURN
    if "turn" not in given:
        s.turn = 0
    if "value" not in given and s.drawn and s.row[s.drawn - 1] < END:
        s.value = packed(cards).value[s.row[s.drawn - 1]]
    if "discard" not in given and "deck" not in given and END not in s.row and s.top != END:
        s.discard[END] = 1
    missing = _missing(cards, s)
    place = s.deck if "deck" not in given else s.discard if "discard" not in given else None
    if place is not None and min(missing) >= 0:
        for card in range(CARDS):
            place[card] += missing[card]


def _missing(cards: CardSet, s: State) -> list[int]:
    counts = [0] * CARDS
    rules.census(packed(cards), s, counts)
    return [have - found for have, found in zip([*packed(cards).copies[s.seats - 2], 1], counts, strict=True)]


def flaw(cards: CardSet, s: State) -> str | None:
    if s.top == HOLE or HOLE in s.row or s.taken == HOLE or s.phase < 0:
        return "a '?' stands where a card must be: this is a view, not a position."
    if END in s.row[: max(s.drawn - 1, 0)] or NONE in s.row[: s.drawn]:
        return "the row has a gap, or cards after End of Game."
    wrong = miscounted(_missing(cards, s), lambda card: character(cards, card))
    if wrong:
        return wrong
    for seat in range(s.seats):
        if max(s.stacks[seat]) > STACK:
            return f"a stack of seat {seat} has more than {STACK} cards."
        if sum(count > 0 for count in s.stacks[seat]) > STACKS and not (s.phase == CHOICE and s.chooser == seat):
            return f"seat {seat} has more than {STACKS} stacks without being asked to drop one."
    if not 0 <= s.turns <= LATEST_TURN:
        return f"'turns' counts from 0 to {LATEST_TURN}."
    if not 0 <= s.turn < s.seats:
        return f"there is no seat {s.turn} to have the turn."
    if (s.drawn > 0 and s.row[s.drawn - 1] == END) != (s.phase == OVER):
        return "the game is over exactly when End of Game lies in the row."
    if (s.top == NONE) != (s.knows == 0):
        return "'top' is the card that the seats in 'knows' have seen; one needs the other."
    if s.used >> len(cards) or s.struck >> s.seats or s.knows >> s.seats or s.taken == END:
        return "'used', 'struck', 'knows' or 'taken' names what cannot be."
    return _turn_flaw(cards, s) if s.phase in (TURN, OVER) else _choice_flaw(s)


def _turn_flaw(cards: CardSet, s: State) -> str | None:
    if s.chooser != NONE or s.taken != NONE:
        return "'chooser' and 'taken' belong to the phases refusal and choice."
    printed = packed(cards).value[s.row[s.drawn - 1]] if s.phase == TURN and s.drawn else s.value
    if abs(s.value - printed) > _changed(cards, s.used):
        return "'value' is further from the printed one than the abilities in 'used' can bring it."
    if s.fixed and s.drawn < 2:
        return "'fixed' goes with a last card that equals the one before."
    if s.phase == TURN and s.drawn >= 2:
        if s.value - choices.reach(
            packed(cards), s, s.turn, choices.upright(packed(cards), s, s.turn)
        ) > choices.previous(packed(cards), s):
            return "the last card is too high and nothing can lower it enough, so that turn would be over."
        if s.fixed and s.value != choices.previous(packed(cards), s):
            return "'fixed' goes with a last card that equals the one before."
    return None


def _changed(cards: CardSet, used: int) -> int:
    """How far used abilities can have moved a card: each once, and each waking one the largest of them again."""
    record = packed(cards)
    return choices.total_change(record, used) + choices.wakers(record, used) * max(record.amount)


def _choice_flaw(s: State) -> str | None:
    if not 0 <= s.chooser < s.seats:
        return "'chooser' must say who is asked."
    if (s.chooser == s.turn) != (s.taken == NONE):
        return "'taken' is the card that a swap took, while its receiver chooses."
    if s.phase == REFUSAL and (s.taken == NONE or not choices.refusable(s, s.chooser)):
        return "a refusal needs a row with a character that is new to the receiver."
    if s.phase == CHOICE and (s.drawn or sum(count > 0 for count in s.stacks[s.chooser]) <= STACKS):
        return f"a choice needs an empty row and more than {STACKS} stacks."
    return None
