"""An Empty Throne: what the fields of its events, moves and messages stand for.

Its board has Fields, too; so that nobody mixes them up, the table is called `MESSAGE_FIELDS` here.
"""

from __future__ import annotations

from eminence.games.an_empty_throne.state import ABILITY, CARDS, FIELDS, KITHS, MOST_VERBS, PLACES, SEATS, VALUES
from eminence.kernel.fields import Fields, flag, members, name, names, number, seat

MESSAGE_FIELDS = Fields(
    who=seat(SEATS),
    whom=seat(SEATS),
    card=name("card", CARDS),
    cards=members("card"),
    top=name("card", CARDS),
    partner=name("card", CARDS),
    partner_of=seat(SEATS),
    partner_place=name("place", PLACES),
    place=name("place", PLACES),
    origin=name("place", PLACES),
    deck=name("place", PLACES),
    field=name("place", FIELDS),
    mode=name("mode", 3),
    kith=name("kith", KITHS),
    half=name("half", 2),
    number=number(ABILITY),
    verb=name("verb", MOST_VERBS + 1),
    coalitions=members("coalition"),
    turn=number(),
    turns=number(),
    by_flips=flag(),
    by_decks=flag(),
    by_length=flag(),
    value=number(),
    values=names("value", CARDS),
    low=number(VALUES),
    high=number(VALUES),
    limit=number(),
    points=number(),
    total=number(),
    count=number(),
    start=flag(),
    other=flag(),
)
