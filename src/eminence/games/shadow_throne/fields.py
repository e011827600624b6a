"""Shadow Throne: what the fields of its events, moves and messages stand for."""

from __future__ import annotations

from eminence.games.shadow_throne import state as st
from eminence.kernel.fields import Fields, flag, members, name, number, seat, seats

FIELDS = Fields(
    who=seat(st.SEATS),
    whom=seat(st.SEATS),
    waiting=seats(),
    card=name("card", st.TYPES),
    by=name("card", st.TYPES),
    choice=name("choice", st.TYPES + 1),
    faction=name("faction", st.FACTIONS),
    winners=members("faction"),
    edition=name("edition", len(st.EDITIONS)),
    phase=name("phase", len(st.PHASES)),
    rank=name("rank", len(st.RANKS)),
    # Whom an ability is for.
    ranks=name("ranks", len(st.RANK_SETS)),
    factions=name("factions", len(st.FACTION_SETS)),
    reach=name("reach", len(st.REACHES)),
    itself=flag(),
    # Where the game stands.
    battle=number(),
    battles=number(),
    wave=number(),
    waves=number(),
    pick=number(),
    picks=number(),
    goal=number(),
    empire=number(),
    rebels=number(),
    church=number(),
    # The numbers of a card, and what it gives or takes.
    number=number(),
    power=number(),
    influence=number(),
    consolation=number(),
    price=number(),
    income=number(),
    gold=number(),
    amount=number(),
    average=number(),
    count=number(),
    at=number(),
    limit=number(),
    percent=number(),
    dead=flag(),
    last=flag(),
)
