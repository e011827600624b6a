"""A bot that plays at a table over the network, seeing no more than its seat's record."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from eminence.bots.players import close, make
from eminence.kernel.errors import Refused
from eminence.table.client import Client

YEAR = 365 * 86400.0


def table_in(url: str) -> tuple[str, str]:
    """The server and the table that a link names.

    >>> table_in("http://127.0.0.1:8000/t/abc23def45gh")
    ('http://127.0.0.1:8000', 'abc23def45gh')
    """
    parts = urlsplit(url)
    table = parts.path.rstrip("/").rpartition("/")[2]
    if parts.scheme not in ("http", "https") or not parts.netloc or not table:
        raise Refused("bad-link", f"'{url[:60]}' is no link to a table; it looks like http://127.0.0.1:8000/t/ID.")
    return f"{parts.scheme}://{parts.netloc}", table


def play(url: str, name: str, bot: str, tell: Callable[[str], None], seat: int | None = None) -> bool:
    """Take a chair and play to the end of the game; whether it was won."""
    server, table = table_in(url)
    mind = make(bot)
    try:
        client = Client(server, name=name)
        client.join(table, seat)
        with client.sit(table, record=True) as chair:
            tell(f"{name} sits in seat {chair.seat} and waits for the game.")
            while chair.wait_for_turn(YEAR):
                move = mind.choose(chair.view())
                chair.play(move.text)
                tell(f"{name}: {move.text}")
            won = chair.result is not None and chair.seat in chair.result.winners
            tell(f"The game is over: {name} {'wins' if won else 'does not win'}.")
            return won
    finally:
        close(mind)
