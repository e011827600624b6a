"""Sealed Crowns: what a drawn table shows beyond the record."""

from __future__ import annotations

from typing import Any, cast

from eminence.kernel.cards import CardSet
from eminence.kernel.definition import Display

from . import rules
from .state import Cards, State


def shared(cards: CardSet, s: State) -> dict[str, Any]:
    """Everybody's crowns, how many are enough, and what each kind of card is."""
    crowns = [0] * s.seats
    rules.score(cast(Cards, cards.record), s, crowns)
    kinds = [{"name": card.name, "strength": card["strength"], "crowns": card["crowns"]} for card in cards]
    return {"crowns": crowns, "goal": s.options[rules.POINTS_TO_WIN], "kinds": kinds}


DISPLAY = Display(shared)
