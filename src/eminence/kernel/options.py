"""Options: editions and house rules by name, never forks of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from eminence.kernel.message import Message
from eminence.kernel.problems import suggest
from eminence.kernel.refusals import refused

Value = bool | int | str

_WORDS = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
MAX_NUMBER_BITS = 1000
"""Bits; Python refuses to write much longer numbers out."""


@dataclass(frozen=True)
class Option:
    """A named choice, and where it stands in a loaded game; the game's message `option-GAME-NAME` says what it decides.

    An option may carry presets: choosing `edition = "prototype"` changes the defaults of the options named there.
    """

    name: str
    default: Value
    choices: tuple[Value, ...] = (True, False)
    presets: Mapping[Value, Mapping[str, Value]] = field(default_factory=dict)
    names: Mapping[Value, str] = field(default_factory=dict)
    """Under a choice that is named here, the cards are called by the names of this column."""
    value: Value = False

    def read(self, given: object) -> Value:
        """The choice that a person or a program means, or a refusal that lists the choices."""
        text = option_text(given).strip().lower()
        for choice in self.choices:
            if text == option_text(choice).lower() or (isinstance(choice, bool) and _WORDS.get(text) is choice):
                return choice
        allowed = [option_text(choice) for choice in self.choices]
        raise refused("bad-option", reason="choice", option=self.name, given=option_message(given), allowed=allowed)

    def number(self, value: Value) -> int:
        """What the rules see: the number itself, or the place of a word among the choices."""
        return self.choices.index(value) if isinstance(value, str) else int(value)


def option_text(value: object) -> str:
    """A choice as people write it.

    >>> option_text(True), option_text(15), option_text("final")
    ('yes', '15', 'final')
    """
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and value.bit_length() > MAX_NUMBER_BITS:
        return "a number of many digits"
    return str(value)


def option_message(value: object) -> str | Message:
    """The same in a message."""
    long = isinstance(value, int) and value.bit_length() > MAX_NUMBER_BITS
    return Message("many-digits") if long else option_text(value)


def resolve(declared: tuple[Option, ...], given: Mapping[str, object]) -> dict[str, Option]:
    """Every declared option with its value: as given, or as a preset says, or its default."""
    by_name = {option.name: option for option in declared}
    if not isinstance(given, Mapping):
        raise refused("bad-option", reason="mapping", given=option_message(given))
    for name in given:
        if name not in by_name:
            raise refused("unknown-option", given=option_message(name), right=suggest(option_text(name), by_name))
    chosen = {name: by_name[name].read(value) for name, value in given.items()}
    defaults = {option.name: option.default for option in declared}
    for option in declared:
        defaults.update(option.presets.get(chosen.get(option.name, option.default), {}))
    return {o.name: replace(o, value=chosen.get(o.name, defaults[o.name])) for o in declared}
