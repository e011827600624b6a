"""An Empty Throne: what lies on the table, as records.

Touches only the kernel. A card is its number in the card set, the five starting cards first; every place is a set of
cards, kept as bits.
"""

from __future__ import annotations

from typing import Any

from eminence.kernel.kinds import Flag, Kind, Members, Name, Numbers, ParseError, Seat, Slots, Unseen, Vocabulary
from eminence.kernel.message import Message
from eminence.kernel.record import Record, field

SEATS = 2
CARDS = 62
"""So many cards fit into a set."""
STARTERS = 5
STARTING = (1 << STARTERS) - 1
"""The starting cards, as bits."""
KITHS = 10
VALUES = 10
FIELDS = 3
TOMBS = FIELDS
PLACES = FIELDS + 1
"""The three Fields, and The Tombs after them; each has a deck of the same number."""
ALL_FIELDS = (1 << FIELDS) - 1
LAST_TURN = 120
"""Both players' turns are counted (ET-38)."""
ENOUGH = 12
"""The combined value that scores."""

# Abilities: each Kith has two, and each has up to three sentences and an end.
SENTENCES = 3
ABILITY = SENTENCES + 1
RECRUIT_AT, IMPACT_AT = 0, ABILITY
KITH_SENTENCES = 2 * ABILITY
ALL_SENTENCES = KITHS * KITH_SENTENCES

END = 0
"""In the place of a verb (see `verbs`) after the last sentence."""
MOST_VERBS = 127

# Decks of a sentence, as bits; or the one of the place where the card was played.
THIS_DECK = 1 << PLACES

# Where a sentence brings a card: places, or
HERE = PLACES
ELSEWHERE = PLACES + 1

# Which cards a sentence is for, in one number.
MINE, THEIRS, OTHER, LOWER, GREATER, AT_PLACE, AT_FIRST = (1 << at for at in range(7))
"""AT_PLACE: where the card was played; AT_FIRST: where the first of two targets lies; else anywhere."""

# Phases.
DRAFT, ACTION, ABILITIES, OVER = range(4)
PHASES = ("draft", "action", "ability", "over")

# Options, by their place in `State.options`.
FLIPS_ARE_PERMANENT, TOMBS_POINTS, FIRST_TURN_ACTIONS, DRAFT_STARTING_CARDS = range(4)
OPTIONS = 4

# What has been done in a turn, as bits: plays to each place, and the move.
MOVED = 1 << PLACES

# What a play uses.
AT_TOMBS, RECRUIT, IMPACT, BOTH = range(4)

# Coalitions, as bits.
SAME_VALUE, SAME_KITH, FOUR_VALUES, FOUR_KITHS = 1, 2, 4, 8

# Why a game ends, as bits.
BY_DECKS, BY_FLIPS, BY_LENGTH = 1, 2, 4


class Places(Kind):
    """A seat's played cards, place by place: `Heralds-3, Drovers-2 / - / - / Hollow Kings-9`."""

    places = 1

    def __init__(self) -> None:
        self.cards = Members("card")

    def to_json(self, value: Any, words: Vocabulary) -> Any:
        return {place: self.cards.to_json(bits, words) for place, bits in zip(words["place"], value, strict=True)}

    def to_text(self, value: Any, words: Vocabulary) -> str:
        return " / ".join(self.cards.to_text(bits, words) for bits in value)

    def from_text(self, text: str, words: Vocabulary, length: int) -> Any:
        parts = text.split("/")
        if len(parts) > length:
            raise ParseError(Message("misread-places", count=len(parts), right="- / - / - / -"))
        parts += ["-"] * (length - len(parts))
        return [self.cards.from_text(part.strip(), words, 1) for part in parts]


class Cards(Record):
    """A card set, packed: sets of cards as bits, and what each sentence of the abilities does."""

    every: int = field("i8")
    """All cards that there are."""
    field_cards: int = field("i8")
    """Those of the Field decks."""
    tombs_cards: int = field("i8")
    of_kith: list[int] = field("i8", KITHS)
    of_value: list[int] = field("i8", VALUES)
    lower: list[int] = field("i8", VALUES)
    """For each value, the cards of lower ones."""
    targets: list[int] = field("i2", ALL_SENTENCES)
    """The cards that a sentence is for."""
    partners: list[int] = field("i2", ALL_SENTENCES)
    """The cards to exchange them with."""
    kith: list[int] = field("i1", CARDS)
    value: list[int] = field("i1", CARDS)
    verb: list[int] = field("i1", ALL_SENTENCES)
    decks: list[int] = field("i1", ALL_SENTENCES)
    to: list[int] = field("i1", ALL_SENTENCES)
    rest: list[int] = field("i1", 4)


class State(Record):
    """A game in progress."""

    hands: list[int] = field("i8", SEATS, kind=Members("card"))
    seen: list[int] = field("i8", SEATS, kind=Members("card"), knowledge=True)
    """Of each hand, the cards that everybody has seen (ET-33)."""
    played: list[list[int]] = field("i8", SEATS, PLACES, kind=Places())
    """The cards on each seat's side of the three Fields and of The Tombs."""
    under: int = field("i8", kind=Members("card"))
    """The cards under the tops of the three Field decks: nobody knows which lies where."""
    tombs: int = field("i8", kind=Members("card"))
    """The cards of The Tombs deck. In a view, also those in hands that its viewer has not seen."""
    options: list[int] = field("i2", OPTIONS, shown=False)
    turns: int = field("i2")
    """Turns that are over."""
    seats: int = field("i1")
    phase: int = field("i1", kind=Name("phase"))
    turn: int = field("i1", kind=Seat())
    used: int = field("i1", kind=Members("use"))
    """What the active player has done this turn: a play to each of these places, the move."""
    tops: list[int] = field("i1", FIELDS, kind=Slots("card"))
    left: list[int] = field("i1", PLACES, kind=Numbers())
    """How many cards each deck has, its top included."""
    flips: list[int] = field("i1", SEATS, kind=Members("place"))
    """The flipped Fields of each seat."""
    refuge: int = field("i1", kind=Name("card"))
    pool: int = field("i1", kind=Members("card"))
    """Starting cards that nobody has taken yet. In a view, also those in hands that its viewer cannot know."""
    card: int = field("i1", kind=Name("card"))
    """The card just played, while its abilities are used."""
    place: int = field("i1", kind=Name("place"))
    """Where it was played."""
    sentence: int = field("i1", kind=Name("sentence"))
    """What is being asked."""
    first: int = field("i1", kind=Name("card"))
    """The first of two targets, once it has been chosen."""
    impact: int = field("i1", kind=Flag())
    """Whether the played card's Impact is still to come."""
    unseen: list[int] = field("i1", SEATS, kind=Unseen())
    """In a view, how many cards of each hand came unseen from The Tombs."""
    dealt: list[int] = field("i1", SEATS, kind=Unseen())
    """In a view, how many cards of each hand are starting cards that its viewer cannot know."""
    rest: list[int] = field("i1", 6, shown=False)
