"""An Empty Throne in people's words: notation, status, standing. The sentences themselves lie in `words/`.

Reasons for a refusal are in `refusals`, positions as text in `positions`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from eminence.games.an_empty_throne import state as st
from eminence.games.an_empty_throne.moves import DECK, MOVES, PLACE, TARGET, USE
from eminence.games.an_empty_throne.positions import complete, flaw
from eminence.games.an_empty_throne.refusals import refusal
from eminence.games.an_empty_throne.scoring import FLIPPED, combined, refugees, strongholds
from eminence.games.an_empty_throne.targets import all_played
from eminence.games.an_empty_throne.verbs import BY_NUMBER
from eminence.games.an_empty_throne.vocabulary import (
    HALVES,
    card_parts,
    card_text,
    named,
    packed,
    part_of,
    sentence_text,
    vocabulary,
)
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import Message

__all__ = ["card_parts", "card_text", "complete", "flaw", "notation", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------


def notation(cards: CardSet, s: st.State, seat: int, action: int) -> tuple[str, ...]:
    """Plays and moves are always written alike, an answer as the question's verb has it."""
    if action >= TARGET:
        return (MOVES.of(action).to_text(action, _names(cards), _answer(cards, s, action)),)
    known: list[tuple[str, ...]] | None = cards.cache.get("moves")
    if known is None:
        known = [(MOVES.of(each).to_text(each, _names(cards)),) for each in range(TARGET)]
        cards.cache["moves"] = known
    return known[action]


def _names(cards: CardSet) -> Mapping[str, Sequence[str]]:
    """The vocabulary of moves: also cards that the set lacks have a name, so that they can be refused."""
    known: Mapping[str, Sequence[str]] | None = cards.cache.get("move names")
    if known is None:
        known = {**vocabulary(cards), "card": [named(cards, card) for card in range(st.CARDS)]}
        cards.cache["move names"] = known
    return known


def _answer(cards: CardSet, s: st.State, action: int) -> str:
    """How an answer is written now: `move {card}`, then `to {place}`; nothing if as ever."""
    verb = _verb(cards, s)
    if action < DECK:
        how = "with" if s.first != NONE else verb or ("take" if s.phase == st.DRAFT else "choose")
        return f"{how} {{card}}"
    if action < PLACE and (verb or s.first != NONE):
        return "with {deck}" if s.first != NONE else f"{verb} from {{deck}}"
    return verb if action == USE else ""


def _verb(cards: CardSet, s: st.State) -> str:
    """The verb of the sentence that asks, as it is typed."""
    verb = packed(cards).verb[s.sentence] if s.phase == st.ABILITIES else st.END
    home = BY_NUMBER.get(verb)
    return "" if home is None else getattr(home, "WRITTEN", home.NAME)


# --- Status -----------------------------------------------------------------------------------------------------------


def status(cards: CardSet, s: st.State, viewer: int) -> Message:
    if s.phase == st.OVER:
        return Message("status-over")
    if viewer != s.turn:
        return Message("status-waiting", who=s.turn)
    if s.phase == st.DRAFT:
        return Message("status-draft")
    if s.phase == st.ABILITIES:
        return _question(cards, s)
    may_play, may_move = s.hands[viewer] != 0, not s.used & st.MOVED and all_played(s, viewer) != 0
    choice = "either" if may_play and may_move else "play" if may_play else "move"
    return Message("status-action", turn=s.turns + 1, order="first" if s.used == 0 else "second", choice=choice)


def _question(cards: CardSet, s: st.State) -> Message:
    """What a sentence asks."""
    kith, half, number = part_of(s.sentence)
    if s.first != NONE:
        asking = BY_NUMBER[packed(cards).verb[s.sentence]].SECOND_QUESTION
        return Message(f"status-{asking}", kith=kith, half=HALVES.index(half), card=s.first)
    ability = sentence_text(cards.cards[kith], half, number)
    return Message("status-ability", kith=kith, half=HALVES.index(half), number=number, ability=ability)


# --- Standing ---------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, s: st.State) -> list[Message]:
    return [_reason(cards, s, seat) for seat in range(s.seats)]


def _reason(cards: CardSet, s: st.State, seat: int) -> Message:
    record = packed(cards)
    held = strongholds(record, s, seat)
    points = {
        "fields": (held & ~(1 << st.TOMBS)).bit_count(),
        "tombs": (held >> st.TOMBS) * s.options[st.TOMBS_POINTS],
        "flips": FLIPPED * s.flips[seat].bit_count(),
        "refugees": refugees(record, s, seat),
    }
    return Message(
        "reason",
        who=seat,
        total=sum(points.values()),
        parts=[
            Message("reason-part", source=source, points=each, limit=st.ENOUGH)
            for source, each in points.items()
            if each
        ],
        value=combined(record, all_played(s, seat)),
    )
