"""Shadows over the Empire: what the fields of its events, moves and messages stand for."""

from __future__ import annotations

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.layouts import CELLS
from eminence.kernel.fields import Fields, flag, name, names, number, seat, seats

FIELDS = Fields(
    # Who, and to whom.
    who=seat(st.SEATS),
    whom=seat(st.SEATS),
    by=seat(st.SEATS),
    winners=seats(),
    # Cards and places.
    card=name("card", st.CARDS),
    target=name("card", st.CARDS),
    leader=name("card", st.CARDS),
    cards=names("card", CELLS),
    lost=names("card", CELLS),
    cell=name("cell", CELLS),
    direction=name("direction", st.DIRECTIONS),
    faction=name("faction", st.FACTIONS),
    trait=name("trait", st.TRAITS),
    # What is done, asked and decided.
    verb=name("verb", 128),
    question=name("question", len(st.QUESTIONS)),
    ending=name("ending", len(st.ENDINGS)),
    amount=number(st.TOKENS + 1),
    option=number(2),
    # Numbers.
    round=number(),
    count=number(),
    conflicts=number(),
    more=number(),
    least=number(),
    most=number(),
    limit=number(),
    number=number(),
    # What abilities say of cards, and how.
    amid=flag(),
    plural=flag(),
    vowel=flag(),
    other=flag(),
    spared=flag(),
    marked=flag(),
    own=flag(),
    several=flag(),
    definite=flag(),
    chosen=flag(),
    controlled=flag(),
    each=flag(),
    has=flag(),
    later=flag(),
    same=flag(),
)
