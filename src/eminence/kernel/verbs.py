"""One home for each verb of a game's abilities: a module with all that there is to it.

    games/an_empty_throne/verbs/steal.py            # NUMBER, NAME, how it is written, legality, effect, events, words

    VERBS = verbs_in("eminence.games.an_empty_throne.verbs", ["NAME", "FORM", "read"])
    possible = dispatched("possible", VERBS, otherwise="False")
    possible(verb, cards, s, sentence)              # draw.possible(cards, s, sentence) if verb == draw.NUMBER, ...

A new verb is a new file in the folder and its words. Python would look a function up in a table; compiled code cannot,
so the choice is written out, as a chain of comparisons that compiles like one written by hand. A verb that has no
function of a name does `otherwise`.
"""

from __future__ import annotations

import inspect
import pkgutil
from collections.abc import Callable, Iterable, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any

NUMBER = "NUMBER"


def verbs_in(package: str, needs: Iterable[str] = ()) -> tuple[ModuleType, ...]:
    """The modules of a package by their `NUMBER`; each is a verb and has all that one `needs`."""
    folders = import_module(package).__path__
    found = [import_module(f"{package}.{module.name}") for module in pkgutil.iter_modules(folders)]
    for verb in found:
        if missing := [name for name in (NUMBER, *needs) if not hasattr(verb, name)]:
            raise TypeError(f"{verb.__name__} is a verb and has no {', '.join(missing)}")
    by_number = {verb.NUMBER: verb for verb in found}
    for verb in found:
        if by_number[verb.NUMBER] is not verb:
            raise TypeError(f"{verb.__name__} and {by_number[verb.NUMBER].__name__} both have the number {verb.NUMBER}")
    return tuple(by_number[number] for number in sorted(by_number))


def table(name: str, verbs: Sequence[ModuleType], otherwise: int = 0) -> tuple[int, ...]:
    """A constant of every verb, by the verbs' numbers: a tuple that compiled code can look up."""
    known = {verb.NUMBER: int(getattr(verb, name, otherwise)) for verb in verbs}
    return tuple(known.get(number, otherwise) for number in range(max(known) + 1))


def dispatched(
    name: str, verbs: Sequence[ModuleType], otherwise: str = "None", how: str = "inline"
) -> Callable[..., Any]:
    """The function `name(number, ...)` of some verbs; all of them take the same arguments."""
    homes = [verb for verb in verbs if hasattr(verb, name)]
    functions = [getattr(verb, name) for verb in homes]
    parameters = list(inspect.signature(functions[0]).parameters)
    for verb, function in zip(homes, functions, strict=True):
        if list(inspect.signature(function).parameters) != parameters:
            raise TypeError(f"{verb.__name__}.{name} must take {', '.join(parameters)}")
    names: dict[str, Any] = {f"_{place}": function for place, function in enumerate(functions)}
    given = ", ".join(parameters)
    lines = [f"def {name}(number, {given}):"]
    lines += [f" if number == {verb.NUMBER}:\n  return _{place}({given})" for place, verb in enumerate(homes)]
    home = inspect.getfile(functions[0])
    exec(compile("\n".join([*lines, f" return {otherwise}"]), home, "exec"), names)
    made = names[name]
    made.__rule__ = how
    made.__doc__ = inspect.getdoc(functions[0])
    made.__module__ = functions[0].__module__
    return made  # type: ignore[no-any-return]
