"""Shadow Throne in people's words: notation, status, standing; what is said lies in `words/`.

Reasons for a refusal are in `refusals`, positions as text in `positions`. Touches the kernel and this game's rules.
"""

from __future__ import annotations

from typing import Any

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne import verbs
from eminence.games.shadow_throne.battle import leaders, powers
from eminence.games.shadow_throne.characters import card_of, faction_of
from eminence.games.shadow_throne.choices import onward, summoner
from eminence.games.shadow_throne.moves import ACTIONS, MOVES
from eminence.games.shadow_throne.positions import complete, flaw
from eminence.games.shadow_throne.refusals import refusal
from eminence.games.shadow_throne.vocabulary import card_parts, card_text, named, packed, vocabulary
from eminence.kernel.cards import CardSet
from eminence.kernel.kinds import NONE
from eminence.kernel.translation import Message

__all__ = ["card_parts", "card_text", "complete", "flaw", "notation", "reasons", "refusal", "status", "vocabulary"]

# --- Notation ---------------------------------------------------------------------------------------------------------


def notation(cards: CardSet, s: st.State, seat: int, action: int) -> tuple[str, ...]:
    known = cards.cache.get("moves")
    if known is None:
        names = {"card": [named(cards, card) for card in range(st.TYPES)]}
        known = cards.cache["moves"] = [(MOVES.of(each).to_text(each, names),) for each in range(ACTIONS)]
    texts: tuple[str, ...] = known[action]
    return texts


# --- Status -----------------------------------------------------------------------------------------------------------


def status(cards: CardSet, s: st.State, viewer: int) -> Message:
    if s.phase == st.OVER:
        return Message("status-over")
    if viewer >= 0 and s.waiting >> viewer & 1:
        return question(cards, s, viewer)
    if viewer >= 0 and s.chosen[viewer] != NONE:
        return Message("status-chosen", choice=s.chosen[viewer], waiting=s.waiting)
    return Message("status-waiting", waiting=s.waiting)


def question(cards: CardSet, s: st.State, seat: int) -> Message:
    """What somebody is asked."""
    edition: dict[str, Any] = {"edition": s.options[st.EDITION]}
    if s.phase == st.DRAFT:
        picks = {"pick": s.round + 1, "picks": st.POOL, "last": s.round == st.POOL - 1}
        return Message("status-draft", **edition, **picks, whom=onward(s, seat, 1))
    if s.phase == st.KEEP:
        return Message("status-keep", **edition)
    if s.phase == st.EXTRA:
        return Message("status-extra", by=card_of(s.line[seat][summoner(packed(cards), s, seat)]))
    return Message("status-wave", **edition, wave=s.wave, waves=st.WAVES)


# --- Standing ---------------------------------------------------------------------------------------------------------


def reasons(cards: CardSet, s: st.State) -> list[Message]:
    return [_reason(cards, s, seat) for seat in range(s.seats)]


def _reason(cards: CardSet, s: st.State, seat: int) -> Message:
    """Influence, and what of it the last battle brought; a record remembers no earlier one."""
    terms: list[Message] = []
    brought = _brought(cards, s, seat)
    before = s.influence[seat] - sum(term.fields["amount"] for term in brought)
    if s.phase in (st.KEEP, st.OVER) and before >= 0:  # a position that somebody made up may have given nothing yet
        terms = [Message("reason-before", amount=before, battle=s.battle), *brought]
    numbers = {"influence": s.influence[seat], "gold": s.gold[seat]}
    limits = {"goal": s.options[st.INFLUENCE_TO_WIN], "battles": st.BATTLES}
    return Message("reason", who=seat, **numbers, terms=terms, ending=_ending(s, seat), **limits)


def _brought(cards: CardSet, s: st.State, seat: int) -> list[Message]:
    """What the battle that is over brought a seat in influence, and for whom (ST-14, ST-16)."""
    record, winners, found = packed(cards), leaders(powers(packed(cards), s)), []
    for character in s.line[seat][: s.fielded[seat]]:
        card, dead = card_of(character), character & st.DEAD != 0
        influence = record.influence[card] >> dead if winners >> faction_of(character) & 1 else 0
        if influence and not character & st.DOWN:
            found.append(Message("reason-character", amount=influence, card=card, dead=dead))
        if legacy := verbs.legacy(record.verb[card], record, character):
            found.append(Message("reason-death", amount=legacy, card=card))
    return found


def _ending(s: st.State, seat: int) -> str:
    """Whether the game ended, or was decided, in another way than by influence."""
    if s.phase != st.OVER:
        return "usual"
    if s.battle == st.BATTLES and max(s.influence) < s.options[st.INFLUENCE_TO_WIN]:
        return "stopped"
    first = [other for other in range(s.seats) if s.influence[other] == max(s.influence)]
    if len(first) == 1 or seat not in first:
        return "usual"
    richest = [other for other in first if s.gold[other] == max(s.gold[one] for one in first)]
    if seat not in richest:
        return "poorer"
    return "richest" if len(richest) == 1 else "tied"
