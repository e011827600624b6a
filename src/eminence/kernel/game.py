"""A game with its options and cards chosen; the way in to everything else.

Runs on the pure backend, so it is there at once and every step can be followed in a debugger.
"""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from operator import index
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, SupportsIndex

from eminence.kernel import cards as card_files
from eminence.kernel import game_record
from eminence.kernel.cards import Card, CardSet
from eminence.kernel.definition import Definition
from eminence.kernel.engine import Backend, Engine
from eminence.kernel.errors import Refused
from eminence.kernel.events import Event, EventKind
from eminence.kernel.options import Option, option_message, option_text, resolve
from eminence.kernel.position import Position
from eminence.kernel.problems import span, suggest
from eminence.kernel.refusals import refused
from eminence.kernel.rng import Rng, seed_bytes, step_state
from eminence.kernel.translation import (
    DEFAULT_LANGUAGE,
    Audience,
    Message,
    checked_language,
    messages,
    own_message_files,
)
from eminence.kernel.view import YOU, seat_names

if TYPE_CHECKING:
    from eminence.kernel.batch import Batch

Seed = int | str
Draw = int | str


class Game:
    """A game with its options and cards chosen; see `eminence.load`."""

    def __init__(
        self, definition: Definition, options: Mapping[str, object], cards: str | Path | CardSet | None = None
    ) -> None:
        self.definition = definition
        self.options: dict[str, Option] = resolve(definition.options, options)
        self.cards = cards if isinstance(cards, CardSet) else self.read_cards(cards)
        if not isinstance(self.cards.record, definition.schema.record):
            raise refused("bad-cards", reason="game", given=self.cards.title, title=definition.title)
        columns = [option.names[option.value] for option in self.options.values() if option.value in option.names]
        self.cards = self.cards.renamed(columns[0] if columns else "name")
        seating = definition.seating
        self._most_seats = seating(self.cards, self.options) if seating else definition.max_seats

    @property
    def name(self) -> str:
        return self.definition.name

    @property
    def title(self) -> str:
        return self.definition.title

    @property
    def seats(self) -> range:
        """The seat counts that can play."""
        return range(self.definition.min_seats, self._most_seats + 1)

    @cached_property
    def vocabulary(self) -> Mapping[str, Sequence[str]]:
        return self.definition.words.vocabulary(self.cards)

    def say(
        self, message: Message, names: Sequence[str], you: int | None = None, language: str = DEFAULT_LANGUAGE
    ) -> str:
        """A message in a language, to the seat `you` if there is one: `You reveal King (9).`"""
        if you is None and YOU in names:
            you = names.index(YOU)
        return self.say_data(self.message_json(message), names, you, language)

    def say_data(
        self, data: Mapping[str, Any], names: Sequence[str], you: int | None = None, language: str = DEFAULT_LANGUAGE
    ) -> str:
        """What `message_json` gave, in a language."""
        return messages(self.definition.folder, language).say(data, self.definition.fields, Audience(names, you))

    def say_event(
        self, event: Event, names: Sequence[str], you: int | None = None, language: str = DEFAULT_LANGUAGE
    ) -> str:
        """A line of the log; `event` as a view has it."""
        kind: EventKind = self.definition.events[event[0]]
        return self.say(kind.message(event[1:]), names, you, language)

    def card_text(self, card: Card, language: str = DEFAULT_LANGUAGE) -> str:
        """What a card does."""
        return self.say(self.definition.words.card_text(card), (), language=language)

    def card_parts(self, card: Card, language: str = DEFAULT_LANGUAGE) -> dict[str, str]:
        """What a card does part by part, if its game tells it so: an ability alone, or in a few words."""
        parts: Callable[[Card], dict[str, Message]] = getattr(self.definition.words, "card_parts", lambda card: {})
        return {name: self.say(message, (), language=language) for name, message in parts(card).items()}

    def status(self, state: Any, viewer: int) -> Message:
        """What is being waited for, as a viewer should hear it."""
        return self.definition.words.status(self.cards, state, viewer)

    def reasons(self, state: Any) -> list[Message]:
        """For each seat, where its points come from."""
        return self.definition.words.reasons(self.cards, state)

    def notation(self, state: Any, seat: int, action: int) -> Sequence[str]:
        """How an action is written, then how else it may be."""
        return self.definition.words.notation(self.cards, state, seat, action)

    @cached_property
    def moves_json(self) -> list[list[Any]]:
        """Every action as data: its kind, then its fields in the declared order."""
        moves, words = self.definition.moves, self.vocabulary
        return [moves.to_json(action, words) for action in range(self.definition.actions)]

    def move_json(self, action: int) -> list[Any]:
        """A move as data."""
        return self.moves_json[action]

    def move_message(self, state: Any, seat: int, action: int) -> Message:
        """A move in people's words: a game may have words for what it means in a position, beyond its fields."""
        label = getattr(self.definition.words, "label", None)
        if label is not None:
            return label(self.cards, state, seat, action)  # type: ignore[no-any-return]
        kind = self.definition.moves.of(action)
        return Message(f"move-{kind.name}", **kind.values(action))

    def move_parts(self, action: int) -> tuple[str, Mapping[str, Any]]:
        """The kind of a move, and its fields by name."""
        return self._moves_parts[action]

    @cached_property
    def _moves_parts(self) -> list[tuple[str, Mapping[str, Any]]]:
        return [
            (kind, MappingProxyType(dict(zip(self.definition.moves[kind].fields, values, strict=True))))
            for kind, *values in self.moves_json
        ]

    def refusal(self, state: Any, seat: int, action: int) -> Refused:
        """Why a seat that is asked may not take an action."""
        message = self.definition.words.refusal(self.cards, state, seat, action)
        sentence = self.say(message, seat_names(int(state.seats)))
        return Refused(message.key.removeprefix("refusal-"), sentence, self.message_json(message))

    def message_json(self, message: Message) -> dict[str, Any]:
        """A message as data: its key as `say`, and its fields."""
        return message.to_json(self.definition.fields, self.vocabulary)

    def event_json(self, event: Event) -> list[Any]:
        """An event as data: its name, then its fields in the declared order; `event` with who hears it."""
        return self.definition.events.of(event).to_json(event, self.vocabulary)

    @property
    def option_numbers(self) -> list[int]:
        return [option.number(option.value) for option in self.options.values()]

    def read_cards(self, source: str | Path | None) -> CardSet:
        """A card file for this game, or its own cards."""
        if source is not None and not isinstance(source, str | Path):
            raise refused("bad-cards", reason="path", given=option_message(source))
        return card_files.read(
            source or self.definition.folder / "cards.toml", self.definition.schema, self.definition.name
        )

    def rules_text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The rules to read, as Markdown; in English if they are not there in a language."""
        checked_language(language)
        own = self.definition.folder / f"RULES.{language}.md"
        return (own if own.exists() else self.definition.folder / "RULES.md").read_text(encoding="utf-8")

    def words_text(self, language: str = DEFAULT_LANGUAGE) -> str:
        """The messages of this game, as its files have them; those of every game come before them."""
        return own_message_files(self.definition.folder, language)

    def engine(self, backend: Backend = "compiled") -> Engine:
        """The low-level interface: unchecked, compiled (or pure), for many games at once."""
        return Engine(self.definition, self.cards.record, self.option_numbers, backend)

    def batch(self, count: int, seats: int | None = None, seed: Seed = 0, **arrays: Any) -> Batch:
        """Many games stepped together, compiled; see `eminence.kernel.batch`."""
        from eminence.kernel.batch import Batch

        return Batch(self.engine(), count, self.checked_seats(seats), game_record.checked_seed(seed), **arrays)

    def checked_seats(self, seats: int | None) -> int:
        """A number of seats that can play; the least if none is given."""
        if seats is None:
            return self.definition.min_seats
        number = checked_int(seats)
        if number is None or number not in self.seats:
            reason = "fewer" if self._most_seats < self.definition.max_seats else "all"
            raise refused(
                "bad-seats", reason=reason, title=self.title, seats=span(self.seats), given=option_message(seats)
            )
        return number

    def start(self, seats: int | None = None, seed: Seed | None = None, draws: Sequence[Draw] = ()) -> Position:
        """A fresh game. The same seed gives the same game; without one it is anybody's guess.

        >>> import eminence
        >>> game = eminence.load("behind-the-throne")
        >>> game.start(seats=3, seed=7) == game.start(seats=3, seed=7)
        True
        >>> game.start(seats=9)
        Traceback (most recent call last):
        eminence.kernel.errors.Refused: Behind the Throne has 2 to 4 seats, not 9.
        """
        seats = self.checked_seats(seats)
        seed = game_record.checked_seed(secrets.token_hex(16) if seed is None else seed)
        state = self.definition.state()
        state.told = []
        forced = self.read_draws(draws)
        rng = Rng(step_state(seed_bytes(seed), 0), forced)
        self.definition.rules.setup(self.cards.record, state, seats, self.option_numbers, rng)
        rng.check_all_used()
        return Position(self, state, seed, forced, None)

    def position(self, text: str, seed: Seed = 0) -> Position:
        """A position from its text: as `str(position)` writes it, or on one line with `|` between its parts.

        What is left out is filled in.

        >>> import eminence
        >>> game = eminence.load("behind-the-throne")
        >>> position = game.position("turn: 1 | row: King, Queen")
        >>> game.position(str(position)) == position
        True
        """
        state = game_record.read_position(self, text)
        return Position(self, state, game_record.checked_seed(seed), (), str(text))

    def read_draws(self, draws: Sequence[Draw]) -> tuple[int, ...]:
        """Forced draws as numbers: a card's name, or the number drawn."""
        if isinstance(draws, str) or not isinstance(draws, Iterable):
            raise refused("unknown-draw", reason="list", given=option_message(draws))
        names = [name.lower() for name in self.vocabulary["card"]]
        numbers = []
        for item in draws:
            text = option_text(item).strip().lower()
            if text and text in names:
                numbers.append(names.index(text))
            elif re.fullmatch("[0-9]{1,9}", text):
                numbers.append(int(text))
            else:
                known = filter(None, self.vocabulary["card"])
                raise refused("unknown-draw", reason="unknown", given=option_message(item), right=suggest(text, known))
        return tuple(numbers)

    def checked_viewer(self, viewer: int | None, seats: int) -> int:
        if viewer is None:
            return -1
        return self.checked_seat(viewer, seats)

    def checked_seat(self, seat: object, seats: int) -> int:
        number = checked_int(seat)
        if number is None or not 0 <= number < seats:
            raise refused("no-such-seat", number=option_message(seat), most=seats - 1)
        return number

    def __repr__(self) -> str:
        given = ", ".join(f"{o.name}={option_text(o.value)}" for o in self.options.values() if o.value != o.default)
        return f"<Game {self.name}{' ' + given if given else ''}>"


def checked_int(value: object) -> int | None:
    """A whole number of any make, numpy's too; but neither True nor 2.0."""
    if type(value) is int:
        return value
    if isinstance(value, bool | type) or not isinstance(value, SupportsIndex):
        return None
    return index(value)
