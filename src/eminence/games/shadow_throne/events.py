"""Shadow Throne: what can happen, as events with named fields. The rules tell them, `words/` says them.

What one kind of ability alone tells is declared by its verb, in `verbs/`.
Where a card has a price and an income, it costs the one or brings the other, and what it does not is 0.
"""

from __future__ import annotations

from eminence.games.shadow_throne.fields import FIELDS
from eminence.games.shadow_throne.state import State
from eminence.kernel.events import Events

EVENTS = Events(FIELDS)


@EVENTS.told
def battle_begun(s: State, battle: int, edition: int, picks: int) -> None:
    """Pools of so many cards are dealt for a battle."""


@EVENTS.whispered
def pool_seen(s: State, to: int, who: int, pick: int) -> None:
    """Somebody looks at the pool to pick from."""


@EVENTS.whispered
def taken(s: State, to: int, who: int, card: int) -> None:
    """Somebody takes a card of the pool."""


@EVENTS.told
def cards_turned(s: State, wave: int, waves: int, edition: int) -> None:
    """The cards of a wave are turned."""


@EVENTS.told
def played(s: State, who: int, card: int, price: int, income: int, gold: int) -> None:
    """A card enters the battle; then its owner has so much gold."""


@EVENTS.told
def hush_money_paid(s: State, who: int, card: int, faction: int, income: int) -> None:
    """It cost 1 more, or brought 1 less than its income, as the second of its faction in a row."""


@EVENTS.told
def not_paid(s: State, who: int, card: int, price: int) -> None:
    """A card that its owner cannot pay is turned face down for a piece of gold."""


@EVENTS.told
def rallied(s: State, who: int, card: int, amount: int) -> None:
    """A card enters with power from the wave before."""


@EVENTS.told
def torn(s: State, who: int, card: int) -> None:
    """Two factions convert a character at once, so that it stays with its own."""


@EVENTS.told
def power_counted(s: State, wave: int, empire: int, rebels: int, church: int) -> None:
    """The power of all factions after a wave."""


@EVENTS.told
def battle_won(
    s: State, battle: int, edition: int, winners: int, faction: int, empire: int, rebels: int, church: int
) -> None:
    """The factions with the most power win; `faction` is the first of them."""


@EVENTS.told
def spoils_shared(s: State, who: int, influence: int, gold: int) -> None:
    """What a battle brings to a seat."""


@EVENTS.whispered
def kept(s: State, to: int, who: int, card: int) -> None:
    """Somebody keeps a card for the next battle."""


@EVENTS.told
def ended(s: State, battle: int) -> None:
    """The game is over after so many battles."""


# --- Parts, told before the event that they belong to -----------------------------------------------------------------


@EVENTS.part_of(pool_seen)
def offered(s: State, to: int, card: int) -> None:
    """A card of the pool."""


@EVENTS.part_of(spoils_shared)
def gained(s: State, card: int, amount: int, dead: int) -> None:
    """Influence for a character of a winning faction, half for a dead one."""


@EVENTS.part_of(spoils_shared)
def consoled(s: State, card: int, amount: int) -> None:
    """Gold for a character of a losing faction."""
