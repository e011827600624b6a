"""The language of the terminal: which one is used, and everything that is said in it.

The terminal's own words lie in `words/`, a file a language; those of a game lie in the game's folder.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextvars import ContextVar
from functools import partial
from pathlib import Path
from typing import Any

from eminence.kernel.cards import Card
from eminence.kernel.errors import Refused
from eminence.kernel.fields import Fields
from eminence.kernel.game import Game
from eminence.kernel.translation import DEFAULT_LANGUAGE, LANGUAGES, Audience, Message, checked_language, messages
from eminence.kernel.view import YOU, View, seat_names

FOLDER = Path(__file__).parent
FIELDS = Fields()
LONGEST = 900
"""So many letters of a text may stand in a message: Fluent takes no more."""
UNTRANSLATED = ("C", "POSIX")
_used: ContextVar[str] = ContextVar("language", default=DEFAULT_LANGUAGE)


def use(language: str) -> None:
    """Speak this language from now on."""
    _used.set(checked_language(language))


def used() -> str:
    return _used.get()


def preferred(environment: Mapping[str, str]) -> str:
    """The language that an environment asks for, as gettext reads it; English if it is none of ours.

    >>> preferred({"LANG": "de_AT.UTF-8"}), preferred({"LANG": "it_IT", "LANGUAGE": "it:fr"}), preferred({})
    ('de', 'fr', 'en')
    """
    set_to = (environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    locale = next(filter(None, set_to), "")
    if locale.partition(".")[0] in UNTRANSLATED:
        return DEFAULT_LANGUAGE
    wanted = (
        name.partition(".")[0].partition("_")[0] for name in [*environment.get("LANGUAGE", "").split(":"), locale]
    )
    return next((code for code in wanted if code in LANGUAGES), DEFAULT_LANGUAGE)


# --- The terminal's own words -----------------------------------------------------------------------------------------


def say_in(folder: Path, key: str, /, **fields: Any) -> str:
    """A message of the files in a folder's `words/`; its fields are texts and numbers alone."""
    short = {name: value[:LONGEST] if isinstance(value, str) else value for name, value in fields.items()}
    return messages(folder, used()).say({"say": key, **short}, FIELDS, Audience(()))


say = partial(say_in, FOLDER)
"""A message of the terminal's own."""


def refused(code: str, key: str, /, **fields: Any) -> Refused:
    """A refusal of the terminal's own, in the language that is used."""
    return Refused(code, say(key, **fields))


def called(names: Sequence[str]) -> list[str]:
    """Names as they are shown: the player's own, and those of seats that have none, in the language that is used."""
    nameless = {name: say("seat", number=seat) for seat, name in enumerate(seat_names(len(names)))}
    return [say("you") if name == YOU else nameless.get(name, name) for name in names]


# --- What a game says -------------------------------------------------------------------------------------------------


def say_message(game: Game, message: Message, names: Sequence[str] = ()) -> str:
    """A message of a game, to the player if one of the names is theirs."""
    return game.say(message, called(names), _you(names), used())


def say_card(game: Game, card: Card) -> str:
    """What a card does."""
    return game.card_text(card, used())


def say_refusal(game: Game, refusal: Refused, names: Sequence[str]) -> str:
    """A refusal of a game as the player should hear it; as it is if nobody has translated it."""
    return game.say_data(refusal.data, called(names), _you(names), used()) if refusal.data else str(refusal)


def log(view: View, names: Sequence[str]) -> list[str]:
    """What a viewer has seen happen."""
    shown, you = called(names), _you(names)
    return [view.game.say_event(event, shown, you, used()) for event in view.events]


def status(view: View, names: Sequence[str]) -> str:
    """What is being waited for."""
    return say_message(view.game, view.game.status(view.state, view.viewer), names)


def _you(names: Sequence[str]) -> int | None:
    return names.index(YOU) if YOU in names else None
