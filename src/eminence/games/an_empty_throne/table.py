"""An Empty Throne: cards on their way between decks, hands and places. ET-n are the numbers of RULES.md.

Touches only the kernel.
"""

from __future__ import annotations

from eminence.games.an_empty_throne import events
from eminence.games.an_empty_throne.choices import place_of, side_of
from eminence.games.an_empty_throne.state import TOMBS, State
from eminence.kernel.kinds import NONE
from eminence.kernel.marks import inline, rule
from eminence.kernel.rng import Words, choose

# --- Decks ------------------------------------------------------------------------------------------------------------


@inline
def lift(s: State, deck: int, rng: Words) -> int:
    """Take the top card of a deck. One of The Tombs is known only as it leaves (ET-44)."""
    s.left[deck] -= 1
    if deck == TOMBS:
        card = choose(s.tombs, rng)
        s.tombs &= ~(1 << card)
        return card
    card = s.tops[deck]
    s.tops[deck] = NONE
    return card


@inline
def uncover(s: State, deck: int, rng: Words) -> None:
    """The next card of a Field deck lies face up at once (ET-44)."""
    if s.left[deck] == 0:
        events.emptied(s, deck=deck)
    elif deck != TOMBS:
        s.tops[deck] = choose(s.under, rng)
        s.under &= ~(1 << s.tops[deck])
        events.uncovered(s, deck=deck, card=s.tops[deck])


@rule
def draw_from(s: State, seat: int, deck: int, rng: Words) -> None:
    """A card from a Field deck has been seen by all, one from The Tombs by nobody else (ET-33)."""
    card = lift(s, deck, rng)
    s.hands[seat] |= 1 << card
    if deck == TOMBS:
        events.drawn_unseen(s, who=seat)
        events.found(s, 1 << seat, who=seat, card=card)
    else:
        s.seen[seat] |= 1 << card
        events.drawn(s, who=seat, card=card, deck=deck)
    uncover(s, deck, rng)


@rule
def play_from(s: State, seat: int, deck: int, place: int, rng: Words) -> None:
    """A card played from a deck has no Impact."""
    card = lift(s, deck, rng)
    s.played[seat][place] |= 1 << card
    events.played_from_deck(s, who=seat, card=card, deck=deck, place=place)
    uncover(s, deck, rng)


# --- Played cards -----------------------------------------------------------------------------------------------------


@inline
def return_card(s: State, seat: int, card: int) -> None:
    """Back to the hand of the player on whose side it lies (ET-24); everybody has seen it."""
    side = side_of(s, card)
    place = place_of(s, card)
    s.played[side][place] &= ~(1 << card)
    s.hands[side] |= 1 << card
    s.seen[side] |= 1 << card
    events.returned(s, who=seat, whom=side, card=card, place=place)


@inline
def steal(s: State, seat: int, card: int) -> None:
    place = place_of(s, card)
    s.played[1 - seat][place] &= ~(1 << card)
    s.played[seat][place] |= 1 << card
    events.stolen(s, who=seat, card=card, place=place)


@inline
def shift(s: State, seat: int, card: int, place: int) -> None:
    """A move by an ability: the card stays on its player's side, and nobody draws (ET-22)."""
    side = side_of(s, card)
    s.played[side][place_of(s, card)] &= ~(1 << card)
    s.played[side][place] |= 1 << card
    events.shifted(s, who=seat, whom=side, card=card, place=place)


@inline
def exchange(s: State, seat: int, one: int, two: int) -> None:
    side_one = side_of(s, one)
    place_one = place_of(s, one)
    side_two = side_of(s, two)
    place_two = place_of(s, two)
    both = 1 << one | 1 << two
    s.played[side_one][place_one] ^= both
    s.played[side_two][place_two] ^= both
    events.exchanged(
        s,
        who=seat,
        whom=side_one,
        card=one,
        place=place_one,
        partner_of=side_two,
        partner=two,
        partner_place=place_two,
    )


@inline
def trade(s: State, seat: int, card: int, deck: int) -> None:
    """A card of the hand and the top of a Field deck; all can see both."""
    top = s.tops[deck]
    s.hands[seat] ^= 1 << card | 1 << top
    s.seen[seat] &= ~(1 << card)
    s.seen[seat] |= 1 << top
    s.tops[deck] = card
    events.traded(s, who=seat, card=card, top=top, deck=deck)
