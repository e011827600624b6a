"""Small helps for sentences about seats, so that a log can speak of others and of you."""

from __future__ import annotations

from collections.abc import Callable, Sequence

YOU = "You"


def does(who: str, verb: str) -> str:
    """A subject and its verb.

    >>> does("Ada", "reveal"), does("You", "reveal"), does("Ada", "pass"), does("Ada", "have")
    ('Ada reveals', 'You reveal', 'Ada passes', 'Ada has')
    """
    if who == YOU:
        return f"You {verb}"
    if verb == "have":
        return f"{who} has"
    return f"{who} {verb}{'es' if verb.endswith(('s', 'sh', 'ch', 'x')) else 's'}"


def owner(who: str, own: bool = False, start: bool = False) -> str:
    """Whose something is.

    >>> owner("Ada"), owner("You"), owner("You", start=True), owner("Ada", own=True)
    ("Ada's", 'your', 'Your', 'their own')
    """
    if own:
        return "your own" if who == YOU else "their own"
    if who == YOU:
        return "Your" if start else "your"
    return f"{who}'s"


def miscounted(missing: Sequence[int], name: Callable[[int], str]) -> str | None:
    """What is wrong with the cards of a position of which so many are missing (or below 0, too many); or nothing.

    >>> miscounted([0, -2, 1], ["King", "Queen", "Judge"].__getitem__)
    'there are 2 too many of Queen.'
    """
    for card, count in sorted(enumerate(missing), key=lambda found: found[1]):
        if count:
            more = f"{count} too few" if count > 0 else f"{-count} too many"
            return f"there {'is' if abs(count) == 1 else 'are'} {more} of {name(card)}."
    return None


def span(numbers: range) -> str:
    """
    >>> span(range(2, 5)), span(range(2, 3))
    ('2 to 4', '2')
    """
    return f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else str(numbers[0])
