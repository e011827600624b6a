"""What a drawn table of Shadows over the Empire shows beyond its record, found by the rules themselves."""

from __future__ import annotations

from typing import Any

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.fields import FIELDS
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, COLUMNS, DIRECTIONS, LAYOUTS, within
from eminence.games.shadows_over_the_empire.menu import free_factions
from eminence.games.shadows_over_the_empire.parts import line_cells
from eminence.games.shadows_over_the_empire.passives import bonus, influences
from eminence.games.shadows_over_the_empire.questions import losing
from eminence.games.shadows_over_the_empire.scoring import conflicts, firm_tokens, has_throne
from eminence.games.shadows_over_the_empire.state import State
from eminence.games.shadows_over_the_empire.table import bring, take
from eminence.games.shadows_over_the_empire.targets import (
    contested,
    controller,
    instigators,
    leader_cell,
    place,
    reached,
)
from eminence.games.shadows_over_the_empire.vocabulary import card_at, effect_text, named, packed, vocabulary
from eminence.kernel.cards import CardSet
from eminence.kernel.definition import Display
from eminence.kernel.kinds import NONE


def shared(cards: CardSet, s: State) -> dict[str, Any]:
    """Where cards lie and who has them, how far everybody is, and what each card could influence."""
    record, seats = packed(cards), range(s.seats)
    return {
        "cells": [CELL_NAMES[cell] for cell, symbol in enumerate(LAYOUTS[s.layout]) if symbol != "."],
        "rows": len(LAYOUTS[s.layout]) // COLUMNS,
        "centre": CELL_NAMES[record.centre[s.layout]],
        "tokens": st.TOKENS,
        "unused": [s.unused[seat] for seat in seats],
        "points": [firm_tokens(s, seat) for seat in seats],
        "conflicts": [conflicts(s, seat) for seat in seats],
        "throne": [has_throne(record, s, seat) for seat in seats],
        "leaders": [_leader(cards, s, seat) for seat in seats],
        "free": _free(cards, s) if s.phase == st.LEADING else [],
        "control": _control(cards, s),
        "contested": _cells(contested(s)),
        "reach": {} if s.phase in (st.LEADING, st.PLACING) else _reach(cards, s),
        "lines": _lines(cards, s),
        "doing": _doing(cards, s),
    }


DISPLAY = Display(shared)


def _cells(bits: int) -> list[str]:
    return [CELL_NAMES[cell] for cell in within(bits)]


def _leader(cards: CardSet, s: State, seat: int) -> dict[str, str] | None:
    """A seat's Leader: where it lies, and its two special traits."""
    if s.leaders[seat] < 0:
        return None
    card = card_at(cards, s.leaders[seat])
    return {
        "card": card.name,
        "cell": CELL_NAMES[leader_cell(packed(cards), s, seat)],
        "faction": card["faction"],
        "compulsory": card["compulsory"],
        "wild": card["wild"],
    }


def _free(cards: CardSet, s: State) -> list[str]:
    """The Leaders that may still be chosen."""
    first = st.LEADER + s.options[st.LEVEL] * st.FACTIONS
    return [named(cards, first + faction) for faction in within(free_factions(s))]


def _control(cards: CardSet, s: State) -> dict[str, int]:
    """The controller of every card that has one, Leaders included."""
    found = {CELL_NAMES[cell]: controller(s, cell) for cell in range(len(CELL_NAMES)) if controller(s, cell) != NONE}
    for seat in range(s.seats):
        if s.leaders[seat] >= 0:
            found[CELL_NAMES[leader_cell(packed(cards), s, seat)]] = seat
    return found


def _reach(cards: CardSet, s: State) -> dict[str, dict[str, int]]:
    """For every card that could influence: whom, and how many tokens it would bring its controller there."""
    record, tried = packed(cards), s.copy()
    found: dict[str, dict[str, int]] = {}
    for seat in range(s.seats):
        for source in within(instigators(record, s, seat)):
            for direction in range(len(DIRECTIONS)):
                target = record.step[place(s, source) * len(DIRECTIONS) + direction]
                if target != NONE and influences(record, s, seat, source, target):
                    count = _brought(cards, s, tried, seat, source, target)
                    found.setdefault(CELL_NAMES[source], {})[CELL_NAMES[target]] = count
    return found


def _brought(cards: CardSet, s: State, tried: State, seat: int, source: int, target: int) -> int:
    """How many tokens an Influence action brings, tried on a copy."""
    count = bring(packed(cards), tried, seat, target, bonus(packed(cards), s, seat, source, target))
    take(tried, seat, target, count)
    return count


def _lines(cards: CardSet, s: State) -> dict[str, list[str]]:
    """While a line is being chosen: the cards of each that would lose tokens."""
    if s.phase != st.CHOOSING or s.question != st.ASK_LINE:
        return {}
    record = packed(cards)
    lines = (record.line[place(s, s.source) * len(DIRECTIONS) + at] for at in range(len(DIRECTIONS)))
    losers = reached(record, s, record.target[s.row], s.actor, s.source)
    return {name: _cells(line & losers) for name, line in zip(DIRECTIONS, lines, strict=True) if line & losers}


def _text(cards: CardSet, row: int) -> dict[str, Any]:
    """The message of one row of an ability; it does not change."""
    known: dict[int, dict[str, Any]] = cards.cache.setdefault("row texts", {})
    if row not in known:
        known[row] = effect_text(card_at(cards, row // st.ROWS), row % st.ROWS).to_json(FIELDS, vocabulary(cards))
    return known[row]


def _doing(cards: CardSet, s: State) -> dict[str, Any] | None:
    """The action that is under way: who acts with which card, what it does, what is chosen and who would lose."""
    if s.phase not in (st.CHOOSING, st.REACTING) or s.source < 0 or s.actor < 0:
        return None
    record = packed(cards)
    chosen = [cell for cell in (s.first, s.second, *s.picks) if cell != NONE]
    threat: list[str] = []
    text: dict[str, Any] | None = None
    if s.row != NONE and record.verb[s.row] != st.END:
        text = _text(cards, s.row)
        if s.line != NONE:
            chosen += within(line_cells(record, s))
        if s.phase == st.REACTING and s.stage == st.AT_BEFORE:
            threat = _cells(losing(record, s, s.asks))
    told = {
        "seat": s.actor,
        "cell": CELL_NAMES[s.source],
        "chosen": [CELL_NAMES[cell] for cell in chosen],
        "text": text,
        "threat": threat,
    }
    if s.row == NONE and s.first != NONE:
        told["count"] = _brought(cards, s, s.copy(), s.actor, s.source, s.first)
    return told
