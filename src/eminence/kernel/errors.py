"""What the program says when it cannot do what it was asked.

`Refused` is for people: a stable `code` for programs and one sentence that says what was wrong and what would be
right. Whoever raises it has changed nothing.
"""

from __future__ import annotations

from collections.abc import Iterable
from difflib import get_close_matches
from typing import Any


class Refused(ValueError):
    """A move, an option, a file or a position that cannot be accepted.

    >>> problem = Refused("no-such-seat", "There is no seat 7; seats are 0 to 2.")
    >>> problem.code, str(problem)
    ('no-such-seat', 'There is no seat 7; seats are 0 to 2.')
    """

    def __init__(self, code: str, sentence: str, data: dict[str, Any] | None = None) -> None:
        super().__init__(sentence)
        self.code = code
        self.sentence = sentence
        self.data = data
        """The same as the key of a message and its fields, in JSON: to be said in another language."""

    def __reduce__(self) -> tuple[type[Refused], tuple[str, str, dict[str, Any] | None]]:
        return type(self), (self.code, self.sentence, self.data)


def join_names(names: Iterable[object], conjunction: str = "or") -> str:
    """A list as a person says it: `a, b or c`."""
    words = [str(name) for name in names]
    if len(words) < 2:
        return words[0] if words else "nothing"
    return f"{', '.join(words[:-1])} {conjunction} {words[-1]}"


def closest_name(wrong: str, names: Iterable[str]) -> str:
    """The name nearest to `wrong`; empty if none is near."""
    known = list(names)
    found = get_close_matches(wrong.lower(), [name.lower() for name in known], n=1)
    return next(name for name in known if name.lower() == found[0]) if found else ""


def did_you_mean(wrong: str, names: Iterable[str]) -> str:
    """The question whether the name nearest to `wrong` was meant; empty if none is near."""
    found = closest_name(wrong, names)
    return f"did you mean {found}?" if found else ""


def join_plain(names: list[str]) -> str:
    """Names one after the other; it can be seen where each ends."""
    return ("; " if any("," in name for name in names) else ", ").join(names)


def suggest(wrong: str, names: Iterable[str]) -> str:
    """What would be right in place of `wrong`: the nearest name, or all of them."""
    known = list(names)
    return did_you_mean(wrong, known) or (f"known: {join_plain(known)}." if known else "there are none.")
