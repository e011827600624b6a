"""Commands for hosts and their guests: serve, verify, guest."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from eminence.cli.common import (
    MAX_THREADS,
    CardFile,
    app,
    console,
)
from eminence.kernel.errors import Refused


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen: 127.0.0.1 for yourself, 0.0.0.0 for others, too.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(help="The port to listen on; 0 for any free one.")] = 8000,
    database: Annotated[
        str | None, typer.Option(help="sqlite:///FILE or postgresql://...; a file in your data folder if not said.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open the page.")] = True,
    public_url: Annotated[
        str | None, typer.Option(help="The address that players open, if a proxy stands in front.")
    ] = None,
    behind_proxy: Annotated[
        bool, typer.Option("--behind-proxy", help="Believe a proxy's X-Forwarded headers.")
    ] = False,
    admin_token: Annotated[
        str, typer.Option(envvar="EMINENCE_ADMIN_TOKEN", help="For moderation; a new one every time if not said.")
    ] = "",
    thinkers: Annotated[int | None, typer.Option(help="Processes in which bots think; all cores if not said.")] = None,
    bot_pace: Annotated[float, typer.Option(help="Seconds in which a bot moves, at least; 0 for measuring.")] = 0.5,
    grace: Annotated[
        float, typer.Option(help="Seconds until a bot plays on for somebody who left or whose time is up.")
    ] = 20.0,
    limits: Annotated[
        bool, typer.Option("--limits/--no-limits", help="Limit what an address may ask for; not on a closed network.")
    ] = True,
) -> None:
    """Open a house where people and bots play in their browsers; nothing that was acknowledged is ever lost.

    Any number of servers can share one PostgreSQL. The manual is in docs/host.md.
    """
    from eminence.table.rate_limits import Limits
    from eminence.table.serve import Plan
    from eminence.table.serve import serve as run
    from eminence.table.service import Settings

    if thinkers is not None and not 1 <= thinkers <= MAX_THREADS:
        raise Refused("bad-thinkers", f"There can be 1 to {MAX_THREADS} thinkers, not {thinkers}.")
    if not 0 <= bot_pace <= 60:
        raise Refused("bad-pace", f"Bots move in 0 to 60 seconds, not {bot_pace}.")
    if not 0 <= grace <= 86400:
        raise Refused("bad-grace", f"A grace time is 0 to 86400 seconds, not {grace}.")
    settings = Settings(pace=bot_pace, grace=grace, thinkers=thinkers or max(2, os.cpu_count() or 1))
    bounds = Limits() if limits else Limits.none()
    run(Plan(host, port, database, browser, public_url, admin_token, bounds, settings, behind_proxy))


@app.command()
def verify(
    source: Annotated[str, typer.Argument(metavar="FILE|URL", help="A record, or the address of a finished table.")],
    commitment: Annotated[
        str | None, typer.Option(help="What the table showed before the first card; proves that it was kept.")
    ] = None,
    cards: CardFile = None,
) -> None:
    """Deal and play a table's game again, from its secret: a changed card, move or seed is caught."""
    from eminence.kernel.cards import text_of as cards_in
    from eminence.table.client import record_of
    from eminence.table.fairness import verify as check_deal
    from eminence.terminal.saves import text_of

    if source.startswith(("http://", "https://")):
        text, used = record_of(source)
    else:
        text, used = text_of(Path(source)), None
    console.print(str(check_deal(text, commitment, cards_in(cards) if cards else used)), soft_wrap=True)
    if commitment is None:
        console.print("Compare the commitment with the one that the table showed before the first card.", style="dim")


@app.command()
def guest(
    link: Annotated[str, typer.Argument(metavar="LINK", help="The table, such as http://127.0.0.1:8000/t/ID.")],
    bot: Annotated[str, typer.Option(help="Who plays: a level, or any bot that 'eminence arena' takes.")] = "expert",
    name: Annotated[str, typer.Option(help="What it is called at the table.")] = "Guest",
    seat: Annotated[int | None, typer.Option(help="The chair; any free one if not said.")] = None,
) -> None:
    """Let a bot sit down at a table over the network and play to the end; it sees what its seat sees."""
    from eminence.table.guest import play

    play(link, name, bot, console.print, seat)
