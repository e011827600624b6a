"""Sealed Crowns: the rules, as the functions of `eminence.kernel.contract`."""

from __future__ import annotations

from typing import Any

from eminence.kernel.estimates import chances_from_scores
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.primitives import inline, rule
from eminence.kernel.rng import RngState, bag_size, draw, draw_from_bag

from . import events
from .moves import ALLOW, BAR, SEAL, SPARE, SPY, VETO
from .state import BARRING, HAND, KINDS, OBJECTING, OVER, SEALING, SEATS, SPYING, Cards, State

EDITION, POINTS_TO_WIN = range(2)

# --- What may be done -------------------------------------------------------------------------------------------------


@rule
def setup(cards: Cards, s: State, seats: int, options: list[int], rng: RngState) -> None:
    s.seats, s.spent = seats, 0
    for at in range(2):
        s.options[at] = options[at]
    for card in range(KINDS):
        s.bag[card], s.lost[card] = cards.copies[card], 0
    for seat in range(SEATS):
        s.played[seat] = NONE
        for other in range(SEATS):
            s.knows[seat][other] = 0
        for card in range(KINDS):
            s.won[seat][card] = 0
        for place in range(HAND):
            s.hands[seat][place] = NONE
            if seat < seats:
                draw_card(s, seat, place, rng)
    turn_to(s, SEALING, NONE, NONE, NONE)


@inline
def draw_card(s: State, seat: int, place: int, rng: RngState) -> None:
    s.hands[seat][place] = draw_from_bag(s.bag, KINDS, rng)
    events.drawn(s, to=1 << seat, who=seat, card=s.hands[seat][place])
    for viewer in range(s.seats):
        if place == 0 and s.knows[seat][viewer] == 1:
            s.knows[seat][viewer] = 0
            events.lapsed(s, who=viewer, whom=seat)


@inline
def turn_to(s: State, phase: int, asked: int, rival: int, barred: int) -> None:
    s.phase, s.asked, s.rival, s.barred = phase, asked, rival, barred


@rule
def actors(s: State) -> int:
    """One seat; but while cards are being sealed, all that have not sealed theirs."""
    if s.phase == OVER:
        return 0
    if s.phase != SEALING:
        return 1 << s.asked
    waiting = 0
    for seat in range(s.seats):
        waiting |= (s.played[seat] == NONE) << seat
    return waiting


@inline
def place_of(s: State, seat: int, card: int) -> int:
    for place in range(HAND):
        if s.hands[seat][place] == card:
            return place
    return NONE


@rule
def legal(cards: Cards, s: State, seat: int, moves: list[int]) -> int:
    """While cards are being sealed all may seal one; a seat that has done so changes its mind."""
    count = 0
    if s.phase == SEALING:
        for card in range(KINDS):
            if place_of(s, seat, card) != NONE:
                moves[count] = SEAL + card
                count += 1
    elif s.phase == OBJECTING and seat == s.asked:
        moves[0], moves[1], count = ALLOW, VETO, 2
    elif s.phase == SPYING and seat == s.asked:
        for step in range(1, s.seats):
            moves[count] = SPY + (seat + step) % s.seats
            count += 1
    elif s.phase == BARRING and seat == s.asked:
        for card in range(KINDS):
            moves[card] = BAR + card
        moves[KINDS], count = SPARE, KINDS + 1
    return count


# --- What happens -----------------------------------------------------------------------------------------------------


@rule
def apply(cards: Cards, s: State, seat: int, action: int, rng: RngState) -> None:
    if action < SPY:
        if s.played[seat] == NONE:
            events.sealed(s, who=seat)
        s.played[seat] = action - SEAL
        if actors(s) == 0:
            reveal(cards, s, rng)
    elif action < BAR:
        turn_to(s, BARRING, seat, action - SPY, NONE)
        s.knows[s.rival][seat] = 1
        events.spied(s, who=seat, whom=s.rival)
        events.seen(s, to=1 << seat, whom=s.rival, card=s.hands[s.rival][0])
    elif action < VETO:
        events.barred(s, who=seat, whom=s.rival, card=action - BAR)
        turn_to(s, SEALING, NONE, s.rival, action - BAR)
    elif action == SPARE:
        s.spent &= ~(1 << seat)
        events.spared(s, who=seat, whom=s.rival)
        turn_to(s, SEALING, NONE, NONE, NONE)
    elif action == VETO:
        s.spent |= 1 << seat
        events.vetoed(s, who=seat)
        award(cards, s, NONE)
    else:
        award(cards, s, champion(cards, s))


@inline
def reveal(cards: Cards, s: State, rng: RngState) -> None:
    """The sealed cards leave their hands for the table, all together, and new ones take their places."""
    s.phase = OBJECTING
    for seat in range(s.seats):
        events.revealed(s, who=seat, card=s.played[seat])
        draw_card(s, seat, place_of(s, seat, s.played[seat]), rng)
    winner = champion(cards, s)
    s.asked = (winner + 1) % s.seats
    if winner == NONE or s.spent >> s.asked & 1:
        award(cards, s, winner)


@inline
def strength(cards: Cards, s: State, seat: int) -> int:
    return 0 if seat == s.rival and s.played[seat] == s.barred else cards.strength[s.played[seat]]


@inline
def champion(cards: Cards, s: State) -> int:
    """The seat with the strongest card that stands alone, or none."""
    winner, best = NONE, 0
    for seat in range(s.seats):
        equals = 0
        for other in range(s.seats):
            equals += strength(cards, s, other) == strength(cards, s, seat)
        if equals == 1 and strength(cards, s, seat) > best:
            winner, best = seat, strength(cards, s, seat)
    return winner


@inline
def award(cards: Cards, s: State, winner: int) -> None:
    """The table goes to the winner, who spies next, or is lost. Enough crowns, or too small a bag, end the game."""
    for seat in range(s.seats):
        if winner == NONE:
            s.lost[s.played[seat]] += 1
        else:
            s.won[winner][s.played[seat]] += 1
        s.played[seat] = NONE
    phase = SEALING
    if winner == NONE:
        events.lost(s)
    else:
        events.won(s, who=winner, crowns=crowns(cards, s, winner))
        phase = OVER if crowns(cards, s, winner) >= s.options[POINTS_TO_WIN] else SPYING
    turn_to(s, OVER if bag_size(s.bag, KINDS) < s.seats else phase, winner, NONE, NONE)


# --- Who sees what ----------------------------------------------------------------------------------------------------


@rule
def hide(s: State, viewer: int) -> None:
    """Hands and sealed cards are their owners' own; a first card is also known to who has spied on it."""
    for seat in range(s.seats):
        if seat != viewer:
            if s.phase == SEALING and s.played[seat] != NONE:
                s.played[seat] = HOLE
            for place in range(HAND):
                seen = place == 0 and viewer >= 0 and s.knows[seat][viewer] == 1
                if s.hands[seat][place] != HOLE and not seen:
                    s.bag[s.hands[seat][place]] += 1
                    s.hands[seat][place] = HOLE


@rule
def deal(cards: Cards, s: State, rng: RngState) -> None:
    for seat in range(s.seats):
        for place in range(HAND):
            if s.hands[seat][place] == HOLE:
                s.hands[seat][place] = draw_from_bag(s.bag, KINDS, rng)
        if s.played[seat] == HOLE:
            s.played[seat] = s.hands[seat][draw(rng, HAND)]


# --- Who wins; for learners and auditors ------------------------------------------------------------------------------


@inline
def crowns(cards: Cards, s: State, seat: int) -> int:
    total = 0
    for card in range(KINDS):
        total += s.won[seat][card] * cards.crowns[card]
    return total


@rule
def score(cards: Cards, s: State, points: list[int]) -> int:
    best, winners = 0, 0
    for seat in range(s.seats):
        points[seat] = crowns(cards, s, seat)
        if points[seat] > best:
            best, winners = points[seat], 0
        if points[seat] == best:
            winners |= 1 << seat
    return winners


BLOCK = 2 * KINDS + 5
TENSOR = SEATS * BLOCK + 2 * KINDS + 4


@rule
def encode(cards: Cards, s: State, seat: int, out: Any) -> None:
    """A block for each seat, from the viewer's own on; then what belongs to nobody."""
    for step in range(s.seats):
        owner, at = (seat + step) % s.seats, BLOCK * step
        for card in range(KINDS):
            out[at + card] = s.won[owner][card]
        for place in range(HAND):
            if s.hands[owner][place] != HOLE:
                out[at + KINDS + s.hands[owner][place]] += 1
        at += 2 * KINDS
        out[at], out[at + 1] = s.played[owner] - HOLE, s.knows[seat][owner]
        out[at + 2], out[at + 3], out[at + 4] = s.asked == owner, s.rival == owner, s.spent >> owner & 1
    at = SEATS * BLOCK
    for card in range(KINDS):
        out[at + card], out[at + KINDS + card] = s.bag[card], s.lost[card]
    at += 2 * KINDS
    out[at], out[at + 1], out[at + 2], out[at + 3] = s.phase, s.barred - NONE, s.seats, s.options[POINTS_TO_WIN]


@rule
def census(cards: Cards, s: State, counts: list[int]) -> None:
    for card in range(KINDS):
        counts[card] += s.bag[card] + s.lost[card]
    for seat in range(s.seats):
        for card in range(KINDS):
            counts[card] += s.won[seat][card]
        for place in range(HAND):
            counts[s.hands[seat][place]] += 1
        if s.phase == OBJECTING:
            counts[s.played[seat]] += 1


@rule
def greedy_move(cards: Cards, s: State, seat: int, moves: list[int], count: int, rng: RngState) -> int:
    """Seals what is strong, but not always; objects only near the end; bars the card it has seen."""
    best = moves[draw(rng, count)]
    if s.phase == SEALING:
        for at in range(count):
            if cards.strength[moves[at]] > cards.strength[best] + draw(rng, 3):
                best = moves[at]
    elif s.phase == OBJECTING:
        best = VETO if crowns(cards, s, champion(cards, s)) + s.seats >= s.options[POINTS_TO_WIN] else ALLOW
    elif s.phase == BARRING:
        best = SPARE if s.spent >> seat & 1 else BAR + s.hands[s.rival][0]
    return best


@rule
def estimate(cards: Cards, s: State, chances: list[int], moves: list[int], rng: RngState) -> None:
    """Whoever is three crowns behind has half of the chance."""
    for seat in range(s.seats):
        chances[seat] = crowns(cards, s, seat)
    chances_from_scores(chances, s.seats, 3)
