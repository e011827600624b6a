"""Shadow Throne: what lies on the table, as records.

Touches only the kernel. A card is its index in the card set; a character in the battle is one number (see `Line`).
"""

from __future__ import annotations

import re
from typing import Any

from eminence.kernel.kinds import NONE, Counts, Kind, Members, Name, Names, ParseError, Seat, Seats, Slots, Vocabulary
from eminence.kernel.message import Message
from eminence.kernel.problems import suggest
from eminence.kernel.record import Record, field

SEATS = 5
TYPES = 40
POOL = 6
HAND = POOL + 1
WAVES = 4
NUMBERS = 3
STAYERS = 5
"""So many copies of staying characters a deck may have."""
LINE = HAND + STAYERS
BATTLES = 50
"""Then the game stops (ST-29)."""
START_GOLD = 3
POOR = 1
"""A bonus for the poor is earned with so much gold or less (ST-13)."""

EMPIRE, REBELS, CHURCH = range(3)
FACTION_NAMES = ("empire", "rebels", "church")
FACTIONS = 3
ALL_FACTIONS = 7
RANKS = ("commoner", "elite", "noble")

# Whom an ability is for: of which ranks and factions, and how far it reaches.
RANK_SETS = {"any": 7, "commoner": 1, "elite": 2, "noble": 4, "commoner or elite": 3, "elite or noble": 6}
RANK_SETS["commoner or noble"] = 5
FACTION_SETS = ("any", "others", *FACTION_NAMES)
OWN_WAVE, EARLIER_WAVES, WAVES_SO_FAR, NEXT_WAVE = range(4)
REACHES = {"own": OWN_WAVE, "earlier": EARLIER_WAVES, "so far": WAVES_SO_FAR, "next": NEXT_WAVE}

# Phases.
DRAFT, WAVE, EXTRA, KEEP, OVER = range(5)
PHASES = ("draft", "wave", "extra", "keep", "over")

# Options, by their place in `State.options`.
EDITION, HUSH_AFTER_KILL, HUSH_AFTER_CONVERSION, UNAFFORDABLE_ATTEMPT, EMBOLDEN_LOST, INFLUENCE_TO_WIN = range(6)
OPTIONS = 6
EDITIONS = ("final", "prototype")

NOBODY = TYPES
"""Chosen instead of an extra card."""

# A character in the battle: card, wave and faction, then marks, then +1 tokens, then what happens to it right now.
CARD_BITS, WAVE_AT, FACTION_AT, TOKENS_AT, PULLED_AT = 63, 6, 9, 16, 26
DEAD, SILENT, ACTED, BONUS, DOWN = (1 << at for at in range(11, 16))
"""Killed; silenced; its ability has triggered; has its bonus power; turned face down, so not in the battle at all."""
TOKENS_BITS = 511
HIT = 1 << 25
"""About to die. The three bits from PULLED_AT on: about to be converted to that faction."""
ACTING = 1 << 29
WAITING = HIT | 7 << PULLED_AT
PASSING = WAITING | ACTING

TRACK = 16
"""So many bits has a faction's power in a number that holds all three."""

MARKS = {"dead": DEAD, "silent": SILENT, "acted": ACTED, "bonus": BONUS, "down": DOWN}


class Line(Kind):
    """A seat's characters in the order in which they came: `Outlaw 1 church +2, Queen Eletheria 2 acted`.

    After the name the wave it stands in (0 for one that stayed), its faction if it was converted, its +1 tokens, and:
    acted (the ability has triggered), silent, bonus, dead, down (turned face down: not in the battle).
    """

    default = NONE
    places = 1

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return [self._character(item, words) for item in value if item != NONE]

    @staticmethod
    def _character(item: int, words: Vocabulary) -> dict[str, Any]:
        card = item & CARD_BITS
        return {
            "card": words["card"][card],
            "wave": item >> WAVE_AT & 7,
            "faction": words["faction"][item >> FACTION_AT & 3],
            "tokens": item >> TOKENS_AT & TOKENS_BITS,
            **{mark: bool(item & bit) for mark, bit in MARKS.items()},
        }

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return ", ".join(self._text(item, words) for item in value if item != NONE) or "-"

    @staticmethod
    def _text(item: int, words: Vocabulary) -> str:
        card = item & CARD_BITS
        parts = [words["card"][card], str(item >> WAVE_AT & 7)]
        now = words["faction"][item >> FACTION_AT & 3]
        if now != words["printed faction"][card]:
            parts.append(now)
        if tokens := item >> TOKENS_AT & TOKENS_BITS:
            parts.append(f"+{tokens}")
        return " ".join([*parts, *(mark for mark, bit in MARKS.items() if item & bit)])

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        items = [] if text in ("", "-") else [self._read(item, words) for item in text.split(",")]
        if len(items) > length:
            raise ParseError(Message("misread-too-many", count=len(items), most=length))
        return items + [NONE] * (length - len(items))

    @staticmethod
    def _read(item: str, words: Vocabulary) -> int:
        known = "|".join([*MARKS, *words["faction"]])
        pattern = rf"(.*\S) ([0-4])((?: (?:{known}))*)(?: \+([0-9]{{1,3}}))?((?: (?:{known}))*)"
        given = " ".join(item.split())
        found = re.fullmatch(pattern, given.lower())
        if not found:
            raise ParseError(Message("misread-character", given=item.strip(), right="Outlaw 1 dead"))
        name, wave, before, tokens, after = found.groups()
        names = [known.lower() for known in words["card"]]
        if name not in names:
            right = suggest(name, filter(None, words["card"]))
            raise ParseError(Message("misread-unknown", domain="card", given=given[: len(name)], right=right))
        if int(tokens or 0) > TOKENS_BITS:
            raise ParseError(Message("misread-tokens", given=f"+{tokens}"))
        card = names.index(name)
        value = card | int(wave) << WAVE_AT | int(tokens or 0) << TOKENS_AT
        faction = words["faction"].index(words["printed faction"][card])
        for mark in (before + after).split():
            if mark in MARKS:
                value |= MARKS[mark]
            else:
                faction = words["faction"].index(mark)
        return value | faction << FACTION_AT


class Cards(Record):
    """A card set, packed: for each card its numbers, and what its ability does to whom."""

    every: int = field("i8")
    """All cards that there are, as bits."""
    copies: list[int] = field("i1", TYPES)
    faction: list[int] = field("i1", TYPES)
    rank: list[int] = field("i1", TYPES)
    power: list[int] = field("i1", TYPES)
    influence: list[int] = field("i1", TYPES)
    price: list[int] = field("i1", TYPES)
    consolation: list[int] = field("i1", TYPES)
    number: list[int] = field("i1", TYPES)
    verb: list[int] = field("i1", TYPES)
    amount: list[int] = field("i1", TYPES)
    ranks: list[int] = field("i1", TYPES)
    """The ranks that the ability is for, as bits."""
    factions: list[int] = field("i1", TYPES)
    """The factions that the ability is for, as bits."""
    reach: list[int] = field("i1", TYPES)


class State(Record):
    """A game in progress."""

    never: list[int] = field("i8", SEATS, kind=Members("card"), knowledge=True)
    """For each seat, the cards that others cannot have kept: it saw every copy before the last battle was over."""
    line: list[list[int]] = field("i4", SEATS, LINE, kind=Line())
    """For each seat the characters that it has played in this battle, and those that stayed, in order."""
    options: list[int] = field("i2", OPTIONS, shown=False)
    gold: list[int] = field("i2", SEATS)
    influence: list[int] = field("i2", SEATS)
    fielded: list[int] = field("i1", SEATS, shown=False)
    """How many stand in each line."""
    seats: int = field("i1")
    phase: int = field("i1", kind=Name("phase"))
    battle: int = field("i1")
    round: int = field("i1")
    """Picks made in the draft; six when it is over."""
    wave: int = field("i1")
    number: int = field("i1")
    """The number at which an extra card is asked for."""
    waiting: int = field("i1", kind=Seats())
    """The seats that have not chosen yet."""
    viewer: int = field("i1", kind=Seat(), shown=False)
    """In a view, whose it is; none in the truth, and for spectators."""
    chosen: list[int] = field("i1", SEATS, kind=Name("choice"))
    """Locked, but not revealed; still in the pool or in the hand."""
    kept: list[int] = field("i1", SEATS, kind=Name("card"))
    """The card that each seat saved from the battle before."""
    hands: list[list[int]] = field("i1", SEATS, HAND, kind=Names("card"))
    """Sorted."""
    pools: list[list[int]] = field("i1", SEATS, POOL, kind=Slots("card"))
    """The pool that was dealt to each seat: first the cards taken, round by round, then what is left, sorted.

    The pool dealt to seat k is with seat k + r in round r. In a view, cards between two looks of its viewer are sorted.
    """
    deck: list[int] = field("i1", TYPES, kind=Counts("card"))
