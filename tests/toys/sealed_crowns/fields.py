"""Sealed Crowns: what the fields of its events, moves and messages stand for."""

from __future__ import annotations

from eminence.kernel.fields import Fields, name, number, seat, seats

from .state import KINDS, PHASES, SEATS

FIELDS = Fields(
    who=seat(SEATS),
    whom=seat(SEATS),
    waiting=seats(),
    card=name("card", KINDS),
    phase=name("phase", len(PHASES)),
    strength=number(),
    crowns=number(),
    count=number(),
)
