"""Shadow Throne: why a choice is refused, as a code with fields. Asks the rules, decides nothing."""

from __future__ import annotations

from typing import Any

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne.choices import card_of, invited, summoner
from eminence.games.shadow_throne.moves import PASS
from eminence.games.shadow_throne.vocabulary import ability_text, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.messages import Message


def refused(code: str, **fields: Any) -> Message:
    return Message(f"refusal-{code}", **fields)


def refusal(cards: CardSet, s: st.State, seat: int, action: int) -> Message:
    if action == PASS or action // st.TYPES != s.phase:
        return refused("not-now", phase=s.phase)
    card = action % st.TYPES
    if card >= len(cards):
        return refused("no-such-card")
    if s.phase == st.DRAFT:
        return refused("not-in-pool", card=card)
    if card not in s.hands[seat]:
        return refused("not-in-hand", card=card)
    by = card_of(s.line[seat][summoner(packed(cards), s, seat)])
    if not invited(packed(cards), by, card):
        return refused("not-invited", by=by, card=card, ability=ability_text(cards.cards[by]))
    return refused("cannot-pay", card=card, price=packed(cards).price[card], gold=s.gold[seat])
