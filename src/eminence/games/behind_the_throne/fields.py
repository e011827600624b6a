"""Behind the Throne: what the fields of its events, moves and messages stand for."""

from __future__ import annotations

from eminence.games.behind_the_throne.state import PHASES, ROW, SEATS, TYPES
from eminence.kernel.fields import Fields, flag, members, name, names, number, seat

FIELDS = Fields(
    who=seat(SEATS),
    whom=seat(SEATS),
    card=name("card", TYPES),
    last=name("card", TYPES),
    before=name("card", TYPES),
    cards=members("card"),
    row=names("card", ROW),
    way=name("way", 2),
    phase=name("phase", len(PHASES)),
    value=number(),
    limit=number(),
    count=number(),
    most=number(),
    total=number(),
    amount=number(),
    percent=number(),
    held=flag(),
    sure=flag(),
    shifts=flag(),
)
