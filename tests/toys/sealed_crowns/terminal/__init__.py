"""Sealed Crowns in a terminal: a line a seat, then one's own hand."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.view import View
from eminence.terminal import TerminalView, say_in

from ..display import DISPLAY
from ..state import State

say = partial(say_in, Path(__file__).parent)
COLOURS = ("white", "green", "cyan", "magenta", "yellow")
"""By kind of card, from the weakest."""


def draw(view: View, names: Sequence[str]) -> RenderableType:
    s = cast(State, view.state)
    shown = DISPLAY(view.game.cards, s, view.viewer)
    head = Text(view.game.title, style="bold yellow").append(f"   {say('goal', goal=shown['goal'])}", "not bold dim")
    table = Table(box=None, padding=(0, 3, 0, 0), pad_edge=False, header_style="dim")
    for column in ("", say("points"), say("veto"), say("table")):
        table.add_column(column, no_wrap=True)
    for seat in range(s.seats):
        name = Text(f"{'>' if seat in view.actors else ' '}{names[seat]}", "bold").append(f" {seat}", "dim not bold")
        veto = Text("-", "dim") if s.spent >> seat & 1 else Text(say("yes"))
        table.add_row(name, f"{shown['crowns'][seat]:>2}", veto, _played(view, s, seat))
    parts: list[RenderableType] = [head, table]
    if view.viewer >= 0:
        hand = Text(" ").join(_card(view, card) for card in s.hands[view.viewer])
        parts += [Text(), Text(f"{say('hand')} ", "dim").append_text(hand)]
    return Group(*parts)


def _played(view: View, s: State, seat: int) -> Text:
    card = s.played[seat]
    if card == NONE:
        barred = seat == s.rival and s.barred != NONE
        return Text(say("barred", card=view.game.cards.cards[s.barred].name) if barred else "", "red")
    return Text(say("sealed"), "dim") if card == HOLE else _card(view, card)


def _card(view: View, card: int) -> Text:
    """A card with its strength, and a star for each crown."""
    kind = view.game.cards.cards[card]
    return Text(f"{kind.name} {kind['strength']}{'*' * kind['crowns']}", COLOURS[card])


def note(view: View, move: str) -> str:
    """Beside a card what it is."""
    found = view.legal.find(move)
    if found is None or "card" not in found.fields:
        return ""
    kind = next(card for card in view.game.cards if card.name == found.fields["card"])
    return f"  ({say('note', strength=kind['strength'], crowns=kind['crowns'])})"


VIEW = TerminalView(draw, note, say)
