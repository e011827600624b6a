"""Sentences: a message is a key with fields, and message files say it in a language (Project Fluent, `words/en.ftl`).

    Message("too-high", card=3, value=7, limit=5)
    too-high = { $card } counts { $value }, above { $limit }: an ability must lower it first.

A game's table of fields says what each stands for; from that follow the variables that a sentence may use:

    number              $amount
    flag                $again: `yes` or `no`
    seat                $who: a name; $who-is: `you`, `own` (the same as the message's first seat) or `they`
    set of seats        $winners: names with `and`; $winners-count; $winners-is: `you` if that is all
    one of a domain     $place: the text of the message `place-the-tombs`, or its name if there is none; $place-at: that
                        message's attribute `at`; $place-id: `the-tombs`, to choose by
    several of a domain $row: the names with `and`; $row-or with `or`, $row-start with a capital letter, $row-plain with
                        commas, $row-sum with plus signs; $row-count

A field may also be a message itself, or a list of them: that is how a long sentence is put together from parts. A list
also has $parts-sum, with plus signs, and $parts-spaced, with nothing but spaces: sentences one after the other. A field
that is not in the table is a text or a number, said as it is; or a list of these, said like several of a domain.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from eminence.kernel.errors import Refused
from eminence.kernel.fields import Fields, MessageField
from eminence.kernel.kinds import Members, Name, Names, Seat, Seats
from eminence.kernel.message import Message
from eminence.kernel.problems import suggest

__all__ = [
    "COMMON_FOLDER", "DEFAULT_LANGUAGE", "LANGUAGES", "LOCALES", "UNEXPLAINED", "Message", "MessageBundle", "Audience",
    "checked_language", "messages", "own_message_files", "refused", "slug", "message_files",
]  # fmt: skip

DEFAULT_LANGUAGE: Final = "en"
LANGUAGES = {"en": "English", "de": "Deutsch", "fr": "Français"}
LOCALES = {"en": "en-GB", "de": "de", "fr": "fr"}
CARDS = "card"
COMMON_FOLDER = Path(__file__).parent
"""Where the words are that every game says."""
MAX_TEXT_LENGTH, MAX_PART_LENGTH = 2000, 2400
"""Fluent refuses a part of a sentence beyond 2500 letters: what somebody wrote is cut, and messages in messages."""


def refused(code: str, **fields: Any) -> Message:
    """Why a move is refused: what would be right is said by the message of that code."""
    return Message(f"refusal-{code}", **fields)


NO_FIELDS = Fields()
UNEXPLAINED = refused("unexplained")
"""In the place of a reason, if a game has none for a move that it does not allow: the conformance kit reports it."""


class Audience:
    """Who a message speaks of, and to whom."""

    __slots__ = ("names", "you")

    def __init__(self, names: Sequence[str], you: int | None = None) -> None:
        self.names = names
        self.you = you


class MessageBundle:
    """The message files of a game in one language, ready to say something."""

    def __init__(self, source: str, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._bundle = FluentBundle([LOCALES[language]], use_isolating=False)
        self._bundle.add_resource(FluentResource(source))

    def has(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def knows(self, data: Any) -> bool:
        """Whether there are words for a message in JSON and for all that it is made of."""
        if isinstance(data, list):
            return all(map(self.knows, data))
        return not isinstance(data, dict) or (self.has(data["say"]) and all(map(self.knows, data.values())))

    def say(self, data: Mapping[str, Any], fields: Fields, table: Audience) -> str:
        """A message in JSON, its key as `say`, as a sentence."""
        arguments: dict[str, Any] = {}
        first = next((name for name in data if _is_seat(fields.get(name))), "")
        for name, value in data.items():
            own = name != first and first != "" and value == data[first]
            for variable, said in self._variables(name, value, fields, table, own):
                arguments[variable.replace("_", "-")] = said
        return self.format(data["say"], arguments)

    def format(self, key: str, arguments: dict[str, Any]) -> str:
        """The text of a key; what is missing in a file is a defect of ours, so it is shouted."""
        message = self._bundle.get_message(key) if self._bundle.has_message(key) else None
        if message is None or message.value is None:
            raise KeyError(f"no message '{key}' in '{self.language}'")
        text, errors = self._bundle.format_pattern(message.value, arguments)
        if errors:
            raise KeyError(f"message '{key}' in '{self.language}': {errors[0]}")
        return str(text)

    def _variables(
        self, name: str, value: Any, fields: Fields, table: Audience, own: bool
    ) -> Iterator[tuple[str, Any]]:
        kind = fields[name].kind if name in fields else None
        if isinstance(value, dict):
            yield name, self.say(value, fields, table)[:MAX_PART_LENGTH]
        elif isinstance(value, list) and (kind is None or (value and isinstance(value[0], dict))):
            yield from self._several(name, [self._part(item, fields, table) for item in value])
        elif isinstance(kind, Seat):
            yield name, "" if value is None else table.names[value]
            yield f"{name}-is", "own" if own else "you" if value is not None and value == table.you else "they"
        elif isinstance(kind, Seats):
            you = self.format("you-among-others", {})
            yield from self._several(name, [you if seat == table.you else table.names[seat] for seat in value])
            yield f"{name}-is", "you" if value == [table.you] else "they"
        elif isinstance(kind, Name):
            yield from self._thing(name, kind.domain, value or "")
        elif isinstance(kind, Names | Members):
            yield from self._several(name, [self._named(kind.domain, thing) for thing in value])
        else:
            yield name, _plain(value)

    def _part(self, item: Any, fields: Fields, table: Audience) -> str:
        return self.say(item, fields, table) if isinstance(item, dict) else str(item)

    def _thing(self, name: str, domain: str, thing: str) -> Iterator[tuple[str, Any]]:
        yield name, self._named(domain, thing)
        yield f"{name}-id", slug(thing)
        if key := self._key(domain, thing):
            for attribute, pattern in self._bundle.get_message(key).attributes.items():
                yield f"{name}-{attribute}", str(self._bundle.format_pattern(pattern, {})[0])

    def _named(self, domain: str, thing: str) -> str:
        key = self._key(domain, thing)
        return self.format(key, {}) if key else thing

    def _key(self, domain: str, thing: str) -> str:
        """The message that names a thing, if there is one; cards are called as their set calls them."""
        key = f"{domain}-{slug(thing)}"
        return key if thing and domain != CARDS and self._bundle.has_message(key) else ""

    def _several(self, name: str, texts: list[str]) -> Iterator[tuple[str, Any]]:
        from babel.lists import format_list

        locale = LOCALES[self.language].replace("-", "_")
        yield name, format_list(texts, locale=locale)
        yield f"{name}-or", format_list(texts, style="or", locale=locale)
        yield f"{name}-start", (said := format_list(texts, locale=locale))[:1].upper() + said[1:]
        yield f"{name}-plain", ", ".join(texts)
        yield f"{name}-spaced", " ".join(texts)
        yield f"{name}-sum", " + ".join(texts)
        yield f"{name}-count", len(texts)


def _plain(value: Any) -> Any:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value[:MAX_TEXT_LENGTH] if isinstance(value, str) else value


def _is_seat(declared: MessageField | None) -> bool:
    return declared is not None and isinstance(declared.kind, Seat)


@cache
def slug(name: str) -> str:
    """A name as part of a key: `The Tombs` is `the-tombs`."""
    return re.sub("[^a-z0-9]+", "-", name.lower()).strip("-")


def checked_language(language: str) -> str:
    if language not in LANGUAGES:
        data = Message("refusal-unknown-language", given=language, right=suggest(language, LANGUAGES)).to_json()
        raise Refused(
            "unknown-language", messages(COMMON_FOLDER, DEFAULT_LANGUAGE).say(data, NO_FIELDS, Audience(())), data
        )
    return language


@cache
def own_message_files(folder: Path, language: str) -> str:
    """The message files that lie in a folder, in a language; in English where it has none."""
    checked_language(language)
    words = folder / "words"
    files = sorted(words.glob(f"{language}*.ftl")) or sorted(words.glob(f"{DEFAULT_LANGUAGE}*.ftl"))
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@cache
def message_files(folder: Path, language: str) -> str:
    """The message files of a game in a language, after those of every game."""
    return "\n".join(own_message_files(one, language) for one in dict.fromkeys((COMMON_FOLDER, folder)))


@cache
def messages(folder: Path, language: str) -> MessageBundle:
    """A game's messages in a language, read once."""
    return MessageBundle(message_files(folder, language), language)
