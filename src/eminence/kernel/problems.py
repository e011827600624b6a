"""What is wrong with a text that somebody wrote, and what would be right: messages that games and the kernel share.

Their fields are texts, numbers and messages, never what a game's table of fields declares: a card file that cannot be
read has no vocabulary.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from eminence.kernel.errors import closest_name, join_plain
from eminence.kernel.message import Message


def did_you_mean(wrong: str, names: Iterable[str]) -> Message | None:
    """The question whether the name nearest to `wrong` was meant, if one is near."""
    found = closest_name(wrong, names)
    return Message("right-near", near=found) if found else None


def suggest(wrong: str, names: Iterable[str]) -> Message:
    """What would be right in place of `wrong`: the nearest name, or all of them.

    >>> suggest("quene", ["King", "Queen"])
    Message('right-near', near='Queen')
    """
    known = list(names)
    return did_you_mean(wrong, known) or (
        Message("right-known", known=join_plain(known)) if known else Message("right-none")
    )


def miscounted(missing: Sequence[int], name: Callable[[int], str]) -> Message | None:
    """What is wrong with the cards of a position of which so many are missing (or below 0, too many); or nothing.

    >>> miscounted([0, -2, 1], ["King", "Queen", "Judge"].__getitem__)
    Message('flaw-too-many', count=2, thing='Queen')
    """
    for card, count in sorted(enumerate(missing), key=lambda found: found[1]):
        if count:
            return Message("flaw-too-few" if count > 0 else "flaw-too-many", count=abs(count), thing=name(card))
    return None


def span(numbers: range) -> Message | int:
    """How many there may be: `2 to 4`, or just one number."""
    return Message("span", low=numbers[0], high=numbers[-1]) if len(numbers) > 1 else numbers[0]


def sentence(text: Message | str) -> Message | str:
    """With a full stop at its end; messages have theirs."""
    return text if isinstance(text, Message) or text.endswith((".", "?")) else f"{text}."
