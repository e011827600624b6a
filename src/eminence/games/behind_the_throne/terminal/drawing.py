"""The table of Behind the Throne: who has how many of whom, what is left, and the row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from eminence.games.behind_the_throne import choices, rules
from eminence.games.behind_the_throne.state import CARDS, END, ROW, TURN, TYPES, State
from eminence.games.behind_the_throne.terminal.words import say
from eminence.games.behind_the_throne.vocabulary import END_NAME, KINDS, character, packed
from eminence.kernel.kinds import HOLE, NONE
from eminence.kernel.view import View

COLOURS = {"manipulative": "cyan", "protective": "green", "prohibitive": "magenta", "plain": "white"}


def draw(view: View, names: Sequence[str]) -> RenderableType:
    s = cast(State, view.state)
    return Group(_headline(view, s), Text(), _stacks(view, s, names), Text(), _row(view, s))


def _headline(view: View, s: State) -> Text:
    unseen = sum(s.deck) + (s.top >= 0)
    ending = s.deck[END] or s.top == END
    text = Text(f"{view.game.title}", style="bold yellow")
    text.append(f"   {say('turn', turn=str(s.turns + 1))}   {say('deck', count=unseen)}", style="default")
    if ending:
        text.append(f" {say('deck-ends', card=END_NAME)}", style="red")
    else:
        text.append(f"   {say('discard', count=sum(s.discard))}", style="dim")
    if s.top >= 0:
        text.append(f"   {say('top', card=character(view.game.cards, s.top))}", style="bold cyan")
    elif s.top == HOLE:
        text.append(f"   {say('top-seen')}", style="dim")
    return text


def _stacks(view: View, s: State, names: Sequence[str]) -> Table:
    """A line a character: what it is worth, what it does, who has how many, and how many are still to come."""
    cards = packed(view.game.cards)
    table = Table(box=None, padding=(0, 1), pad_edge=False)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column("", no_wrap=True)
    table.add_column("", style="dim")
    for seat in range(s.seats):
        asked = seat in view.actors
        title = Text(f"{'>' if asked else ''}{names[seat]}", style="bold yellow" if asked else "bold")
        table.add_column(Text.assemble(title, Text(f" {seat}", style="dim")), justify="center", no_wrap=True)
    table.add_column(Text(say("column-deck"), style="dim"), justify="right", no_wrap=True)
    for card, entry in enumerate(view.game.cards):
        table.add_row(
            str(cards.value[card]),
            Text(entry.name, style=COLOURS[KINDS[cards.verb[card]]]),
            _giving_way(say(f"short-{entry['ability']}", amount=entry["amount"])),
            *(_stack(s, seat, card) for seat in range(s.seats)),
            Text(str(s.deck[card] + (s.top == card)), style="dim"),
        )
    points = [0] * s.seats
    rules.score(cards, s, points)
    table.add_row("", "", _giving_way(say("points-now")), *(Text(str(number), style="bold") for number in points), "")
    return table


def _giving_way(text: str) -> Text:
    """What may be cut short where the table is wider than the terminal."""
    return Text(text, no_wrap=True, overflow="ellipsis")


def _stack(s: State, seat: int, card: int) -> Text:
    count = s.stacks[seat][card]
    if count == 0:
        return Text("·", style="dim")
    if not choices.led(s, seat, 1 << card):
        return Text(f"{count} -", style="dim")
    used = s.phase == TURN and seat == s.turn and s.used >> card & 1
    return Text(f"{count} -", style="yellow") if used else Text(f"{count} |", style="bold")


def _row(view: View, s: State) -> RenderableType:
    if s.drawn == 0:
        return Text(say("row-empty"), style="dim")
    shown: list[RenderableType] = []
    for place in range(ROW):
        if s.row[place] == NONE:
            break
        last = place == s.drawn - 1
        card = s.row[place]
        value = "" if card == END else str(packed(view.game.cards).value[card])
        if last and card != END and s.value != packed(view.game.cards).value[card]:
            value += f" {say('value-now', value=s.value)}"
        high = last and s.phase == TURN and s.drawn >= 2 and s.value > choices.previous(packed(view.game.cards), s)
        style = "bold red" if high or card == END else "bold yellow" if last else ""
        shown.append(
            Panel(Text(f"{character(view.game.cards, card)}\n{value}", justify="center"), width=13, style=style)
        )
    return Columns(shown, padding=(0, 0))


def note(view: View, move: str) -> str:
    """Beside `reveal`, what it risks."""
    risk = odds(view) if move == "reveal" else ""
    return f"  ({risk})" if risk else ""


def odds(view: View) -> str:
    """The chance that the next card cannot be kept, counted from the cards that the viewer has not seen."""
    s, cards = cast(State, view.state), packed(view.game.cards)
    if s.phase != TURN or s.drawn == 0 or s.drawn == ROW:
        return ""
    bag = list(s.deck) if sum(s.deck) else list(s.discard)
    if s.top >= 0:
        bag = [int(card == s.top) for card in range(CARDS)]
    limit = cards.value[s.row[s.drawn - 1]] + choices.reach(cards, s, s.turn, choices.upright(cards, s, s.turn))
    ruin = sum(bag[card] for card in range(TYPES) if cards.value[card] > limit)
    told = [say("bust", percent=_percent(ruin, bag))]
    told += [say("game-ends", card=END_NAME, percent=_percent(bag[END], bag))] * bool(bag[END])
    return ", ".join(told)


def _percent(count: int, bag: Sequence[int]) -> str:
    return f"{100 * count / sum(bag):.0f}"
