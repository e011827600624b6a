"""Longer texts on the screen."""

from __future__ import annotations

import re
from collections.abc import Iterator
from textwrap import wrap

from rich.markdown import Markdown
from rich.text import Text

from eminence.kernel.cards import Card
from eminence.kernel.game import Game
from eminence.terminal.language import say_card, used

DOUBTS = {"known": "", "inferred": "~", "reconstructed": "?"}
"""What stands behind a cell that is not known for sure."""
UNBROKEN = "\N{NO-BREAK SPACE}"


def rules_page(game: Game) -> Markdown:
    """A game's rules; links within them lead nowhere in a terminal, so only their words are left."""
    return Markdown(re.sub(r"\[([^\]]+)\]\(#[^)]*\)", r"\1", game.rules_text(used())))


def cards_page(game: Game, width: int, cells: bool = False, name: str = "") -> Text:
    """What every card does, or those so named; if asked for also its cells, and which are not known for sure."""
    page = Text()
    for card in (card for card in game.cards if name.lower() in card.name.lower()):
        said = _wrapped(f"{card.name}  {say_card(game, card)}", width, "")
        page.append(card.name, style="bold").append(f"{said.removeprefix(card.name)}\n")
        if cells:
            page.append(f"{_wrapped('  '.join(_cells(game, card, width)), width, '  ')}\n", style="dim")
    page.rstrip()
    return page


def _cells(game: Game, card: Card, width: int) -> Iterator[str]:
    """A card's cells as the card file calls them, as far as they say anything; unbroken if they fit into a line."""
    for column in game.definition.schema.columns:
        value, doubt = card[column.name], DOUBTS[card.provenance.get(column.name, "known").split(":")[0]]
        between = "/" if column.kind is int else " / "
        told = between.join(map(str, value)) if isinstance(value, list | tuple) else str(value)
        if told and (doubt or (value != column.default and value != card.name)):
            cell = f"{column.name} {told}{doubt}"
            yield cell.replace(" ", UNBROKEN) if len(cell) <= width - 2 else cell


def _wrapped(text: str, width: int, indent: str) -> str:
    lines = wrap(text, width, initial_indent=indent, subsequent_indent="  ", break_on_hyphens=False)
    return "\n".join(lines).replace(UNBROKEN, " ")
