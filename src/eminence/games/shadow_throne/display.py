"""What a drawn table of Shadow Throne shows beyond its record, found by the rules themselves."""

from __future__ import annotations

from typing import Any

from eminence.games.shadow_throne import state as st
from eminence.games.shadow_throne import verbs
from eminence.games.shadow_throne.battle import leaders, power_of, powers, rallied, strength
from eminence.games.shadow_throne.characters import card_of, faction_of
from eminence.games.shadow_throne.choices import back, hush, may_bring, onward, summoner
from eminence.games.shadow_throne.state import State
from eminence.games.shadow_throne.vocabulary import named, packed
from eminence.kernel.cards import CardSet
from eminence.kernel.definition import Display
from eminence.kernel.kinds import NONE


def shared(cards: CardSet, s: State) -> dict[str, Any]:
    """The power track, everybody's strength and spoils."""
    track = powers(packed(cards), s)
    winners = leaders(track)
    seats = range(int(s.seats))
    return {
        "power": [power_of(track, faction) for faction in range(st.FACTIONS)],
        "leads": [faction for faction in range(st.FACTIONS) if winners >> faction & 1],
        "goal": int(s.options[st.INFLUENCE_TO_WIN]),
        "hands": [len(s.hands[seat]) - s.hands[seat].count(NONE) for seat in seats],
        "strength": [[strength(packed(cards), one) for one in s.line[seat][: s.fielded[seat]]] for seat in seats],
        "spoils": [_spoils(cards, s, seat, winners) for seat in seats],
    }


def own(cards: CardSet, s: State, viewer: int) -> dict[str, Any]:
    """Her pool and what her cards cost now.

    Whoever has no seat is told of every pool what the record shows: while the game runs that is nothing, for `hide` has
    left holes there, and of a finished game that is looked at whole it is everything.
    """
    seats = range(int(s.seats))
    return {
        "pools": [_pool(cards, s, seat) if viewer in (seat, NONE) else [] for seat in seats],
        "next": onward(s, viewer, 1) if viewer >= 0 and s.phase == st.DRAFT and s.round < st.POOL - 1 else None,
        "from": back(s, viewer, 1) if viewer >= 0 and s.phase == st.DRAFT and s.round > 0 else None,
        "prices": _prices(cards, s, viewer),
    }


DISPLAY = Display(shared, own)


def _pool(cards: CardSet, s: State, seat: int) -> list[str]:
    """What lies before a seat in the draft, as far as it is known."""
    if s.phase != st.DRAFT:
        return []
    return [named(cards, card) for card in s.pools[back(s, seat, s.round)][s.round : st.POOL] if card >= 0]


def _prices(cards: CardSet, s: State, viewer: int) -> dict[str, dict[str, Any]]:
    """For each card of the viewer's hand what it costs now, what of it is hush money, and how it would enter.

    Hush money is for waves alone: an extra card costs what is printed.
    """
    if viewer < 0 or s.phase not in (st.WAVE, st.EXTRA):
        return {}
    record, found, gold = packed(cards), {}, int(s.gold[viewer])
    by = summoner(record, s, viewer) if s.phase == st.EXTRA else NONE
    for card in s.hands[viewer]:
        if card < 0:
            continue
        extra = hush(record, s, viewer, card) if s.phase == st.WAVE else 0
        price = record.price[card] + extra
        found[named(cards, card)] = {
            "price": price,
            "hush": extra,
            "pays": price <= gold,
            "rally": rallied(record, s, card) if s.phase == st.WAVE else 0,
            "fits": s.phase == st.WAVE
            or (by != NONE and may_bring(record, s, viewer, card_of(s.line[viewer][by]), card)),
        }
    return found


def _spoils(cards: CardSet, s: State, seat: int, winners: int) -> list[dict[str, Any]]:
    """What each of a seat's characters brings if the battle ends as it stands (ST-16); after it, what it brought."""
    record, found = packed(cards), []
    for character in s.line[seat][: s.fielded[seat]]:
        card, dead = card_of(character), character & st.DEAD != 0
        won = winners >> faction_of(character) & 1 == 1
        there = character & st.DOWN == 0
        found.append(
            {
                "won": there and won,
                "influence": record.influence[card] >> dead if there and won else 0,
                "gold": record.consolation[card] if there and not won else 0,
                "martyr": verbs.legacy(record.verb[card], record, character),
            }
        )
    return found
