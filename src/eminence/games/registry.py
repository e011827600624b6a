"""Which games there are: the packages in this folder, and those that others offer as entry points `eminence.games`."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from pathlib import Path

from eminence.kernel import game_record
from eminence.kernel.cards import CardSet, parse
from eminence.kernel.definition import Definition
from eminence.kernel.errors import Refused, closest_name
from eminence.kernel.game import Game
from eminence.kernel.position import Position
from eminence.kernel.refusals import refused

GROUP = "eminence.games"
BUILT_IN = {
    found.parent.name.replace("_", "-"): f"{__package__}.{found.parent.name}:GAME"
    for found in sorted(Path(__file__).parent.glob("*/__init__.py"))
}
"""Where the games of the house are, by their names."""


def _places() -> dict[str, str]:
    from importlib.metadata import entry_points  # slow to import, and the house's own games do not need it

    return {point.name: point.value for point in entry_points(group=GROUP)} | BUILT_IN


def names() -> list[str]:
    """The names of all games.

    >>> "behind-the-throne" in names()
    True
    """
    return sorted(_places())


def find(name: str) -> Definition:
    """A game's definition; a name that is not known is refused with the nearest that is."""
    if not isinstance(name, str):
        raise refused("unknown-game", reason="name", known=names())
    place = BUILT_IN.get(name) or _places().get(name)
    if place is None:
        if found := closest_name(name, names()):
            raise refused("unknown-game", reason="near", given=name, near=found)
        raise refused("unknown-game", reason="known", given=name, known=names())
    try:
        module, _, attribute = place.partition(":")
        definition = getattr(import_module(module), attribute)
    except Exception as error:
        reason = " ".join(str(error).split()).rstrip(".") or repr(error)
        raise Refused("broken-game", f"The game {name} cannot be loaded from {place}: {reason}.") from error
    if not isinstance(definition, Definition):
        raise Refused("broken-game", f"The game {name} is broken: {place} is no eminence.kernel.definition.Definition.")
    if definition.name != name:
        raise Refused("broken-game", f"The game {name} is broken: {place} calls itself {definition.name}.")
    return definition


def card_set(name: str, text: str, origin: str = "cards") -> CardSet:
    """A game's cards from the text of a card file; raises `BadCards` with every problem and its line."""
    return parse(text, find(name).schema, name, origin)


def load(name: str, options: Mapping[str, object] | None = None, cards: str | Path | CardSet | None = None) -> Game:
    """A game, ready to play: its name, options by name, and a card file of your own or the game's.

    >>> game = load("behind-the-throne", options={"swap_after_five": False})
    >>> game.title, game.options["swap_after_five"].value
    ('Behind the Throne', False)
    """
    return Game(find(name), options or {}, cards)


def replay(text: str, cards: str | Path | CardSet | None = None) -> Position:
    """The position at the end of a recorded game, with its whole history; refused if the record was tampered with.

    >>> position = load("behind-the-throne").start(seats=2, seed=7)
    >>> seat = position.actors[0]
    >>> position.play(seat, "reveal")
    >>> str(replay(position.record())) == str(position)
    True
    """
    record = game_record.read(text)
    return game_record.replay_record(record, load(record.game, record.options, cards))
