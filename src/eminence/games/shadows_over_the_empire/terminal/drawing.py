"""The table of Shadows over the Empire: a line a seat, then the grid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.table import Table
from rich.text import Text

from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.checks import FACTION_NAMES
from eminence.games.shadows_over_the_empire.events import EVENTS
from eminence.games.shadows_over_the_empire.scoring import check_win, conflicts
from eminence.games.shadows_over_the_empire.state import State
from eminence.games.shadows_over_the_empire.targets import held
from eminence.games.shadows_over_the_empire.terminal.grid import (
    MIDDLING,
    NARROW,
    SPACIOUS,
    Board,
    colour,
    faction_of,
    letter,
)
from eminence.games.shadows_over_the_empire.terminal.words import say
from eminence.games.shadows_over_the_empire.vocabulary import card_at, named, packed
from eminence.kernel.events import Event
from eminence.kernel.kinds import NONE
from eminence.kernel.view import View
from eminence.terminal import say_card

SHORT_FACTIONS = ("Conclave", "Inquisition", "Court", "Coin")


def draw(view: View, names: Sequence[str]) -> RenderableType:
    s = cast(State, view.state)
    parts: list[RenderableType] = [_headline(view, s)]
    if s.phase == st.LEADING:
        return Group(*parts, Seats(view, tuple(names)), Text(), _middle(view, s))
    if s.phase == st.PLACING and s.aside:
        parts.append(_aside(view, s))
    return Group(*parts, Seats(view, tuple(names)), Text(), Board(view, tuple(names)))


def _headline(view: View, s: State) -> Text:
    text = Text(view.game.title, style="bold yellow")
    told = say("set-up") if s.phase in (st.LEADING, st.PLACING) else say("round", round=s.round)
    if s.phase == st.OVER:
        told = say("over", rounds=s.round)
    text.append(f"   {told}", style="default not bold")
    down = {"down": s.down.bit_count(), "unseen": s.pool.bit_count()}
    return text.append(f"   {say('unseen', **down)}" if s.down else "", style="not bold dim")


def _middle(view: View, s: State) -> Text:
    """The only card on the table while Leaders are chosen."""
    card = card_at(view.game.cards, s.grid[packed(view.game.cards).centre[s.layout]])
    told = say_card(view.game, card)
    return Text.assemble(f"{say('middle')} ", (card.name, "bold yellow"), f". {told}")


def _aside(view: View, s: State) -> Text:
    """The citizens that did not suit the Leader they were revealed for."""
    cards = [named(view.game.cards, card) for card in range(st.LEADER) if s.aside >> card & 1]
    return Text(say("aside", cards=cards), style="dim")


# --- Seats ------------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Seats:
    """A line a seat: its Leader, its pool, what it controls, and how it stands in this Round."""

    view: View
    names: tuple[str, ...]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        s = cast(State, self.view.state)
        begun = s.phase not in (st.LEADING, st.PLACING)
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim", show_header=begun)
        table.add_column("", no_wrap=True, overflow="crop")
        roomy = options.max_width >= MIDDLING
        table.add_column("")
        columns = 0 if not begun else 3 if options.max_width >= NARROW else 1
        for title in ("pool", "cards", "conflicts")[:columns]:
            table.add_column(say(f"column-{title}"), justify="right", no_wrap=True, overflow="crop")
        table.add_column("", no_wrap=True, overflow="crop")
        for seat in range(s.seats):
            cells = [self._name(s, seat), self._leader(s, seat, options.max_width >= SPACIOUS) if roomy else Text()]
            cells += self._counts(s, seat)[:columns]
            table.add_row(*cells, Text(", ".join(self._remarks(s, seat)), style="dim"))
        yield table

    def _name(self, s: State, seat: int) -> Text:
        asked = seat in self.view.actors
        text = Text().append(">" if asked else " ", style="bold yellow")
        known = s.leaders[seat] != NONE
        text.append(letter(s, seat) if known else " ", style=f"bold reverse {colour(s, seat)}" if known else "")
        text.append(f" {self.names[seat]}", style="bold yellow" if asked else "bold")
        return text.append(f" {seat}", style="dim")

    def _leader(self, s: State, seat: int, whole: bool) -> Text:
        """What gives way where a line is longer than the terminal."""
        text = Text(no_wrap=True, overflow="crop")
        if s.leaders[seat] != NONE:
            faction = (FACTION_NAMES if whole else SHORT_FACTIONS)[faction_of(s, seat)]
            text.append(named(self.view.game.cards, s.leaders[seat])).append(f", {faction}", style="dim")
        return text

    def _counts(self, s: State, seat: int) -> list[Text]:
        return [
            Text(str(s.unused[seat]), style="bold" if s.unused[seat] else "bold yellow"),
            Text(str(held(s, seat).bit_count())),
            Text(str(conflicts(s, seat)), style="" if conflicts(s, seat) else "dim"),
        ]

    def _remarks(self, s: State, seat: int) -> Iterator[str]:
        if s.phase == st.OVER:
            yield from [say("won")] * (s.winners >> seat & 1)
            return
        if s.round and would_win(self.view, seat):
            yield say("would-win")
        if s.turn == seat and s.asks != seat and s.phase != st.STARTING:
            yield say("acting")
        if s.passed >> seat & 1:
            yield say("passed")
        if s.starter == seat:
            yield say("starter")


def would_win(view: View, seat: int) -> bool:
    """Whether a seat wins if the Round ends as things stand; the throne of another goes before."""
    s, after = cast(State, view.state), cast(State, view.state).copy()
    return s.phase != st.OVER and check_win(packed(view.game.cards), after) and after.winners >> seat & 1 == 1


# --- What need not be told --------------------------------------------------------------------------------------------


def is_drawn(event: Event) -> bool:
    """Cards revealed in the set-up are placed or lie aside."""
    return EVENTS[event[0]].name in ("revealed", "rejected")
