"""Shadow Throne: what the fields of its events, moves and messages stand for."""

from __future__ import annotations

from eminence.games.shadow_throne.state import EDITIONS, FACTIONS, PHASES, SEATS, TYPES
from eminence.games.shadow_throne.vocabulary import FACTION_SETS, RANK_SETS, RANKS, REACHES
from eminence.kernel.fields import Fields, flag, members, name, number, seat, seats

FIELDS = Fields(
    who=seat(SEATS),
    whom=seat(SEATS),
    waiting=seats(),
    card=name("card", TYPES),
    by=name("card", TYPES),
    choice=name("choice", TYPES + 1),
    faction=name("faction", FACTIONS),
    winners=members("faction"),
    edition=name("edition", len(EDITIONS)),
    phase=name("phase", len(PHASES)),
    rank=name("rank", len(RANKS)),
    # Whom an ability is for.
    ranks=name("ranks", len(RANK_SETS)),
    factions=name("factions", len(FACTION_SETS)),
    reach=name("reach", len(REACHES)),
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
