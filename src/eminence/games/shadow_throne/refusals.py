"""Shadow Throne: why a choice is refused, as a code with fields. Asks the rules, decides nothing.

Every reason is given under the condition that makes it true; a choice without one is `UNEXPLAINED`, which the
conformance kit reports.
"""

from __future__ import annotations

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne.characters import card_of, invited
from eminence.games.shadow_throne.choices import back, may_bring, summoner
from eminence.games.shadow_throne.moves import PASS
from eminence.games.shadow_throne.vocabulary import ability_text, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.translation import UNEXPLAINED, Message, refused


def refusal(cards: CardSet, s: st.State, seat: int, action: int) -> Message:
    if action == PASS:
        return UNEXPLAINED if s.phase == st.EXTRA else refused("not-now", phase=s.phase)
    if action // st.TYPES != s.phase:
        return refused("not-now", phase=s.phase)
    card = action % st.TYPES
    if card >= len(cards):
        return refused("no-such-card")
    if s.phase == st.DRAFT:
        left = s.pools[back(s, seat, s.round)][s.round :]
        return UNEXPLAINED if card in left else refused("not-in-pool", card=card)
    if card not in s.hands[seat]:
        return refused("not-in-hand", card=card)
    if s.phase != st.EXTRA:
        return UNEXPLAINED
    by = card_of(s.line[seat][summoner(packed(cards), s, seat)])
    if not invited(packed(cards), by, card):
        number, ability = packed(cards).number[by], ability_text(cards.cards[by])
        return refused("not-invited", by=by, card=card, number=number, ability=ability)
    if may_bring(packed(cards), s, seat, by, card):
        return UNEXPLAINED
    return refused("cannot-pay", card=card, price=packed(cards).price[card], gold=s.gold[seat])
