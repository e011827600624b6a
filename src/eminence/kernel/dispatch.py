"""One home for each verb: functions that call the one of the verb whose number they are given.

    VERBS = (draw, play, move)                      # modules, each with NUMBER and the functions that a verb has

    possible = dispatched("possible", VERBS, otherwise="False")
    possible(verb, cards, s, sentence)              # draw.possible(cards, s, sentence) if verb == draw.NUMBER, ...

Python would look it up in a table; compiled code cannot, so the choice is written out, as a chain of comparisons that
compiles like one written by hand. A verb that has no function of a name does `otherwise`.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any


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
