"""What a table's log is made of. A table is nothing but the fold of these, in the order of their numbers."""

from __future__ import annotations

from typing import Literal

import msgspec

from eminence.table.clock import Clock


class Setting(msgspec.Struct, frozen=True, omit_defaults=True):
    """What is played, and how. Fixed when the table is made, to the version of the rules and the cards."""

    game: str
    rules: int
    options: dict[str, str | int | bool]
    cards: str
    """The digest of the card set, whose text the store keeps."""
    seats: int
    clock: Clock = Clock()
    public: bool = False


class Event(msgspec.Struct, frozen=True, tag_field="kind", tag=str.lower, omit_defaults=True):
    """Something that happened at a table."""


class Created(Event, frozen=True):
    setting: Setting
    host: str
    commitment: str
    """Empty at a table that was brought as a record: its deal was known before."""
    seed: str = ""
    """Of such a table; all others follow from the secret."""


class Joined(Event, frozen=True):
    seat: int
    player: str
    name: str


class Salted(Event, frozen=True):
    """A player stirs the deal; see `fairness`."""

    seat: int
    salt: str


class Left(Event, frozen=True):
    """Before the game the chair is free again; during the game a bot sits down after a while."""

    seat: int


class Hired(Event, frozen=True):
    """A bot takes a free chair."""

    seat: int
    bot: str


class Started(Event, frozen=True):
    pass


class Moved(Event, frozen=True):
    seat: int
    action: int
    move: str
    request: str = ""
    by: str = ""
    """The bot that played, if it was one."""


class Undone(Event, frozen=True):
    seat: int
    request: str = ""


class Resigned(Event, frozen=True):
    seat: int
    bot: str
    """Plays on for it, if others still play."""


class TakenOver(Event, frozen=True):
    seat: int
    bot: str
    why: Literal["left", "flag"]


class Returned(Event, frozen=True):
    seat: int


class Said(Event, frozen=True):
    seat: int
    player: str
    name: str
    phrase: str
    request: str = ""


class Again(Event, frozen=True):
    """A rematch was asked for."""

    table: str


class Closed(Event, frozen=True):
    why: str


Any = (
    Created
    | Joined
    | Salted
    | Left
    | Hired
    | Started
    | Moved
    | Undone
    | Resigned
    | TakenOver
    | Returned
    | Said
    | Again
    | Closed
)

Play = Moved | Undone
"""A step of the game, forth or back."""
Absence = Left | Resigned

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Any)


def encode(event: Any) -> str:
    return _encoder.encode(event).decode()


def decode(body: str | bytes) -> Any:
    return _decoder.decode(body)
