"""An Empty Throne in people's words: notation, log, status, standing.

Reasons for a refusal are in `refusals`, positions as text in `positions`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from collections.abc import Sequence

from eminence.games.an_empty_throne.choices import all_played, play_of
from eminence.games.an_empty_throne.positions import complete, flaw
from eminence.games.an_empty_throne.refusals import refusal
from eminence.games.an_empty_throne.scoring import FLIPPED, combined, refugees, strongholds
from eminence.games.an_empty_throne.state import (
    ABILITIES,
    BY_DECKS,
    BY_FLIPS,
    CARDS,
    DECK,
    DECLINE,
    DRAFT,
    ENOUGH,
    FOUR_KITHS,
    FOUR_VALUES,
    LAST_TURN,
    MOVE,
    MOVED,
    MOVING,
    OVER,
    PLACE,
    PLACES,
    SAME_KITH,
    SAME_VALUE,
    TARGET,
    TOLD_BACK,
    TOLD_BUILD,
    TOLD_DEALT,
    TOLD_DECLINE,
    TOLD_DRAW,
    TOLD_EMPTY,
    TOLD_EXCHANGE,
    TOLD_FLIP,
    TOLD_FOUND,
    TOLD_HAND,
    TOLD_IDLE,
    TOLD_MOVE,
    TOLD_OFFER,
    TOLD_OVER,
    TOLD_PLAY,
    TOLD_REFUGE,
    TOLD_RETURN,
    TOLD_SHIFT,
    TOLD_START,
    TOLD_STEAL,
    TOLD_STUCK,
    TOLD_TAKE,
    TOLD_TOMBS,
    TOLD_TOP,
    TOLD_TRADE,
    TOLD_TURN,
    TOMBS,
    TOMBS_POINTS,
    USE,
    State,
)
from eminence.games.an_empty_throne.vocabulary import (
    PLACE_NAMES,
    PLACE_TEXTS,
    VERBS,
    card_text,
    named,
    packed,
    part_of,
    sentence_text,
    vocabulary,
)
from eminence.kernel.cards import CardSet
from eminence.kernel.errors import listed
from eminence.kernel.kinds import NONE
from eminence.kernel.prose import YOU, does, owner

__all__ = ["card_text", "complete", "event", "flaw", "move", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------

MODES = ("", "recruit", "impact", "both")


def move(cards: CardSet, s: State, seat: int, action: int) -> str:
    if action >= TARGET:
        return _answer(cards, s, action)
    if action >= MOVING:
        card, place = divmod(action - MOVING, PLACES)
        return f"move {named(cards, card)} to {PLACE_NAMES[place]}"
    mode, card, place = play_of(action)
    return f"play {named(cards, card)} to {PLACE_NAMES[place]}" + (f", {MODES[mode]}" if mode else "")


def _answer(cards: CardSet, s: State, action: int) -> str:
    """An answer reads as the question's verb has it: `move Heralds-3`, then `to field 2`."""
    verb = VERBS.get(packed(cards).verb[s.sentence], "") if s.phase == ABILITIES else ""
    if action == DECLINE:
        return "decline"
    if action == USE:
        return verb or "draw"
    if action >= PLACE:
        return f"to {PLACE_NAMES[action - PLACE]}"
    if action >= DECK:
        how = "with" if s.first != NONE else f"{verb} from" if verb else "deck of"
        return f"{how} {PLACE_NAMES[action - DECK]}"
    how = "with" if s.first != NONE else verb or ("take" if s.phase == DRAFT else "choose")
    return f"{how} {named(cards, action - TARGET)}"


# --- The log ----------------------------------------------------------------------------------------------------------

PATTERNS = {
    SAME_VALUE: "three of the same value",
    SAME_KITH: "three of the same Kith",
    FOUR_VALUES: "four different values",
    FOUR_KITHS: "four different Kiths",
}
USES = ("", "Recruit", "Impact", "Recruit and Impact")


def event(cards: CardSet, names: Sequence[str], event: Sequence[int]) -> str:
    kind, a, b, c, d = event
    if kind == TOLD_TOP:
        return f"{named(cards, b)} is the new top of {PLACE_TEXTS[a]}."
    if kind == TOLD_EMPTY:
        return f"The deck of {PLACE_TEXTS[a]} is empty."
    if kind == TOLD_REFUGE:
        return f"{named(cards, a)} is the Refuge card: {_kith(cards, a)} in hand are worth 1 point each."
    if kind == TOLD_TURN:
        return f"Turn {a}: {names[b]}."
    if kind == TOLD_OVER:
        return f"The game is over after {'one turn' if b == 1 else f'{b} turns'}: {_ending(a)}."
    return _about_seat(cards, names, kind, a, b, c, d)


def _kith(cards: CardSet, card: int) -> str:
    return cards.cards[packed(cards).kith[card]].name


def _ending(reasons: int) -> str:
    why = []
    if reasons & BY_FLIPS:
        why.append("all three Fields of a player are flipped")
    if reasons & BY_DECKS:
        why.append("two or more decks are empty")
    return listed(why, "and") if why else f"no game is longer than {LAST_TURN} turns"


def _about_seat(cards: CardSet, names: Sequence[str], kind: int, seat: int, b: int, c: int, d: int) -> str:
    who = names[seat]
    if kind == TOLD_START:
        return f"{does(who, 'begin')}."
    if kind == TOLD_DEALT:
        return f"{does(who, 'hold')} {_several(cards, b)}."
    if kind == TOLD_HAND:
        return f"{does(who, 'reveal')} {_several(cards, b)}." if b else f"{owner(who, start=True)} hand is empty."
    if kind == TOLD_STUCK:
        return f"{does(who, 'have')} no possible Action."
    if kind == TOLD_TOMBS:
        return f"{does(who, 'draw')} a card of The Tombs."
    if kind == TOLD_DECLINE or kind == TOLD_IDLE:
        return _nothing(cards, who, kind, b)
    if kind == TOLD_FLIP:
        patterns = [text for pattern, text in PATTERNS.items() if c & pattern]
        return f"{owner(who, start=True)} {PLACE_TEXTS[b]} flips: {listed(patterns, 'and')}."
    if kind == TOLD_BACK:
        return f"{owner(who, start=True)} {PLACE_TEXTS[b]} turns back: no Coalition is left there."
    return _about_card(cards, names, kind, who, named(cards, b), c, d)


def _several(cards: CardSet, bits: int) -> str:
    return listed([named(cards, card) for card in range(CARDS) if bits >> card & 1], "and")


def _nothing(cards: CardSet, who: str, kind: int, sentence: int) -> str:
    kith, half, number = part_of(sentence)
    row = cards.cards[kith]
    ability = f"the {half.capitalize()} of {row.name}"
    if kind == TOLD_DECLINE:
        return f"{does(who, 'decline')} {'the rest of ' if number else ''}{ability}."
    if number >= len(row[half]):
        return f"{row.name} have no {half.capitalize()}."
    return f"{ability[0].upper()}{ability[1:]} finds nothing to {row[half][number].split()[0]}."


def _about_card(cards: CardSet, names: Sequence[str], kind: int, who: str, card: str, c: int, d: int) -> str:
    if kind == TOLD_TAKE:
        return f"{does(who, 'take')} {card}."
    if kind == TOLD_PLAY:
        using = f" and use{'' if who == YOU else 's'} {USES[d]}" if d else ""
        return f"{does(who, 'play')} {card} to {PLACE_TEXTS[c]}{using}."
    if kind == TOLD_MOVE:
        return f"{does(who, 'move')} {card} from {PLACE_TEXTS[d]} to {PLACE_TEXTS[c]}."
    if kind == TOLD_DRAW:
        return f"{does(who, 'draw')} {card} from {PLACE_TEXTS[c]}."
    if kind == TOLD_FOUND:
        return f"{does(who, 'find')} {card} in The Tombs."
    if kind == TOLD_BUILD:
        return f"{card} is played from the deck of {PLACE_TEXTS[c]} to {owner(who)} side of {PLACE_TEXTS[d]}."
    if kind == TOLD_SHIFT:
        return f"{does(who, 'move')} {_whose(names[c], who)} {card} to {PLACE_TEXTS[d]}."
    if kind == TOLD_RETURN:
        return f"{does(who, 'return')} {_whose(names[c], who)} {card} from {PLACE_TEXTS[d]} to the hand."
    if kind == TOLD_STEAL:
        return f"{does(who, 'steal')} {card} at {PLACE_TEXTS[c]}."
    if kind == TOLD_OFFER:
        return f"{does(who, 'show')} {card} from the hand, to be exchanged."
    if kind == TOLD_TRADE:
        return f"{does(who, 'exchange')} {card} from the hand with {named(cards, c)} on top of {PLACE_TEXTS[d]}."
    if kind == TOLD_EXCHANGE:
        one = f"{_whose(names[d & 1], who)} {card} at {PLACE_TEXTS[d >> 1 & 3]}"
        two = f"{_whose(names[d >> 3 & 1], who)} {named(cards, c)} at {PLACE_TEXTS[d >> 4]}"
        return f"{does(who, 'exchange')} {one} with {two}."
    raise ValueError(f"event {kind} has no words")


def _whose(of: str, who: str) -> str:
    return owner(of, own=of == who)


# --- Status -----------------------------------------------------------------------------------------------------------


def status(cards: CardSet, names: Sequence[str], s: State, viewer: int) -> str:
    if s.phase == OVER:
        return "The game is over."
    if viewer != s.turn:
        return f"Waiting for {names[s.turn] if names[s.turn] != YOU else 'you'}."
    if s.phase == DRAFT:
        return "Take a starting card; the last one will be the Refuge card."
    if s.phase == ABILITIES:
        return question(cards, s)
    order = "first" if s.used == 0 else "second"
    choices = ["play a card"] if s.hands[viewer] else []
    if not s.used & MOVED and all_played(s, viewer):
        choices.append("move one of your played cards")
    return f"Turn {s.turns + 1}, {order} Action: {listed(choices)}."


def question(cards: CardSet, s: State) -> str:
    """What a sentence asks."""
    kith, half, number = part_of(s.sentence)
    row = cards.cards[kith]
    ability = f"{half.capitalize()} of {row.name}"
    if s.first != NONE:
        card = named(cards, s.first)
        moved = packed(cards).verb[s.sentence] == MOVE
        return f"{ability}: where to move {card}?" if moved else f"{ability}: exchange {card} with what?"
    return f"{ability}: {'then ' if number else ''}you may {sentence_text(row, half, number)}."


# --- Standing ---------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, names: Sequence[str], s: State) -> list[str]:
    return [_reason(cards, names[seat], s, seat) for seat in range(s.seats)]


def _reason(cards: CardSet, who: str, s: State, seat: int) -> str:
    record = packed(cards)
    held = strongholds(record, s, seat)
    parts = [
        (held & ~(1 << TOMBS)).bit_count(),
        (held >> TOMBS) * s.options[TOMBS_POINTS],
        FLIPPED * s.flips[seat].bit_count(),
        refugees(record, s, seat),
    ]
    told = [f"{points} {label}" for points, label in zip(parts, LABELS, strict=True) if points]
    value = combined(record, all_played(s, seat))
    return f"{who}: {sum(parts)} = {' + '.join(told) or 'nothing'}; combined value {value}"


LABELS = (f"for Fields with {ENOUGH}", f"for The Tombs with {ENOUGH}", "for flipped Fields", "for refugees in hand")
