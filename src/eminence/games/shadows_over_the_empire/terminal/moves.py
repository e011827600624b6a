"""The moves of Shadows over the Empire in the terminal: their order, a short menu of many, and a remark beside each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from rich.console import Console, ConsoleOptions, Group, RenderableType
from rich.measure import Measurement
from rich.table import Table
from rich.text import Text

from eminence.games.shadows_over_the_empire import moves as mv
from eminence.games.shadows_over_the_empire import state as st
from eminence.games.shadows_over_the_empire.checks import FACTION_NAMES
from eminence.games.shadows_over_the_empire.layouts import CELL_NAMES, within
from eminence.games.shadows_over_the_empire.parts import line_cells
from eminence.games.shadows_over_the_empire.state import State
from eminence.games.shadows_over_the_empire.targets import contested, occupied, room
from eminence.games.shadows_over_the_empire.terminal.grid import (
    MIDDLING,
    NARROW,
    faction_of,
    influence_of,
    influenced,
    spread,
    tokens_on,
)
from eminence.games.shadows_over_the_empire.terminal.words import say
from eminence.games.shadows_over_the_empire.verbs import fact
from eminence.games.shadows_over_the_empire.vocabulary import (
    ability_text,
    brief,
    card_at,
    named,
    packed,
)
from eminence.games.shadows_over_the_empire.words import option_text
from eminence.kernel.kinds import NONE
from eminence.kernel.view import Move, View
from eminence.terminal import say_card, say_message


def order_moves(view: View) -> list[Move]:
    """What brings most tokens first, then the abilities, the pass last; answers as they come."""
    if cast(State, view.state).phase != st.TURN:
        return list(view.legal)
    most = influenced(view)

    def order(move: Move) -> tuple[int, ...]:
        if move.action >= mv.TO_USE:
            return 1, move.action
        source, target, gain = influence_of(view, move.action)
        return 0, -most[target], target, -gain, source

    return sorted(view.legal, key=order)


def menu(view: View, moves: Sequence[Move]) -> RenderableType | None:
    """In a turn: a line for every card that can be influenced, then one for every ability; whole texts as a list."""
    s = cast(State, view.state)
    if s.phase in (st.LEADING, st.REACTING) or (s.phase == st.CHOOSING and s.question == st.ASK_OPTION):
        return _texts(view, moves)
    if s.phase != st.TURN:
        return None
    return Group(*([Influences(view, moves)] if moves[0].action < mv.TO_USE else []), Others(view, moves))


def _texts(view: View, moves: Sequence[Move]) -> Table:
    """Every move with what is said of it, over as many lines as that takes."""
    table = _list(2)
    for number, move in enumerate(moves, 1):
        told = note(view, str(move)).strip()[1:-1]
        table.add_row(str(number), Text(str(move)).append(f"  {told}" if told else "", style="dim"))
    return table


@dataclass(frozen=True)
class Influences:
    """A line a card: what lies on it, what influence brings, and the numbers of the moves by who acts."""

    view: View
    moves: Sequence[Move]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        view, most = self.view, influenced(self.view)
        s, roomy = cast(State, view.state), options.max_width >= NARROW
        table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
        for title in ("influence", "now", "tokens") if roomy else ("influence", ""):
            table.add_column(say(f"column-{title}") if title else "", no_wrap=True, overflow="crop")
        table.add_column(say("column-by"), overflow="crop")
        found = self._ways(s, most)
        idle = found.pop(NONE, [])
        for target, ways in found.items():
            told = Text(f"+{most[target]}", style="bold yellow")
            told.append(" !" if _others_there(view, s, target) else "", style="bold red")
            cells = [Text(named(view.game.cards, s.grid[target])), tokens_on(s, target), told]
            table.add_row(*(cells if roomy else cells[::2]), Ways(ways))
        if found:
            yield table
        if idle:
            yield Ways([Text(say("for-nothing"), style="dim"), *idle])

    def _ways(self, s: State, most: Mapping[int, int]) -> dict[int, list[Text]]:
        """Who may influence what; all that brings no token together."""
        ways: dict[int, list[Text]] = {}
        for number, move in enumerate(self.moves, 1):
            if move.action < mv.TO_USE:
                source, target, gain = influence_of(self.view, move.action)
                said = named(self.view.game.cards, s.grid[source])
                if not most[target]:
                    said += f" > {named(self.view.game.cards, s.grid[target])}"
                elif gain < most[target]:
                    said += f" (+{gain})"
                way = Text(f"{number:>2}", style="bold").append(f" {said}", style="not bold")
                ways.setdefault(target if most[target] else NONE, []).append(way)
        return ways


def _others_there(view: View, s: State, cell: int) -> bool:
    return (occupied(s) & ~s.has[view.viewer] | contested(s)) >> cell & 1 == 1


@dataclass(frozen=True)
class Ways:
    """The ways to influence a card, none broken at the end of a line."""

    parts: Sequence[Text]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        return spread(self.parts, options.max_width, 2)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        wide = [part.cell_len for part in self.parts]
        return Measurement(max(wide), sum(wide) + 2 * len(wide) - 2)


@dataclass(frozen=True)
class Others:
    """Abilities in a few words, and the pass; in a narrow terminal the words follow the move."""

    view: View
    moves: Sequence[Move]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Table]:
        s, roomy = cast(State, self.view.state), options.max_width >= MIDDLING
        table = _list(3 if roomy else 2)
        for number, move in enumerate(self.moves, 1):
            if move.action >= mv.TO_USE:
                told = say("note-pass")
                if move.action < mv.TO_PASS:
                    told = say_message(
                        self.view.game, brief(card_at(self.view.game.cards, s.grid[move.action - mv.TO_USE]))
                    )
                cells = [Text(str(move)), Text(told, style="dim")]
                table.add_row(str(number), *(cells if roomy else [Text("  ").join(cells)]))
        yield table


def _list(columns: int) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(justify="right", style="bold", no_wrap=True, min_width=2)
    for at in range(1, columns):
        table.add_column(no_wrap=at < columns - 1, overflow="fold")
    return table


# --- Beside the moves -------------------------------------------------------------------------------------------------


def note(view: View, move: str) -> str:
    """Beside an action what it brings, beside a card what lies on it, beside a React what it does."""
    s, found = cast(State, view.state), view.legal.find(move)
    if found is None:
        return ""
    told = _action_note(view, s, found.action) if found.action < mv.TO_CELL else _answer_note(view, s, found.action)
    return f"  ({told})" if told else ""


def _action_note(view: View, s: State, action: int) -> str:
    cards = view.game.cards
    if action == mv.TO_PASS:
        return say("note-pass")
    if action >= mv.TO_USE:
        cell = action - (mv.TO_REACT if action >= mv.TO_REACT else mv.TO_USE)
        return say_message(view.game, ability_text(card_at(cards, s.grid[cell])))
    _, target, gain = influence_of(view, action)
    conflict = gain > 0 and _others_there(view, s, target)
    return say("note-influence", gain=gain, tokens=tokens_on(s, target).plain or "none", conflict=conflict)


def _answer_note(view: View, s: State, action: int) -> str:
    if action == mv.DONE:
        if s.phase == st.REACTING:
            return say("do-nothing" if s.stage in (st.AT_PASS, st.AT_AFTER) else "let-it-happen")
        return say("no-other-card" if s.question == st.ASK_MORE else "no-card")
    if action >= mv.TO_LEADER:
        leader = st.LEADER + s.options[st.LEVEL] * st.FACTIONS + action - mv.TO_LEADER
        return f"{FACTION_NAMES[action - mv.TO_LEADER]}. {say_card(view.game, card_at(view.game.cards, leader))}"
    if action >= mv.TO_OPTION:
        return say_message(view.game, option_text(view.game.cards, s, action - mv.TO_OPTION))
    if action >= mv.TO_AMOUNT:
        return _amount_note(view, s, action - mv.TO_AMOUNT)
    if action >= mv.TO_SEAT:
        return _seat_note(view, s, action - mv.TO_SEAT)
    if action >= mv.TO_LINE:
        after = s.copy()
        after.line = action - mv.TO_LINE
        return ", ".join(_on(view, s, cell) for cell in within(line_cells(packed(view.game.cards), after)))
    return "" if s.phase == st.PLACING else _target_note(view, s, action - mv.TO_CELL)


def _on(view: View, s: State, cell: int) -> str:
    return f"{named(view.game.cards, s.grid[cell])} {tokens_on(s, cell).plain}"


def _amount_note(view: View, s: State, count: int) -> str:
    """How many tokens stay."""
    cards = packed(view.game.cards)
    left = s.tokens[s.owner if cards.whose[s.row] == st.OPPONENT else s.actor][s.first] - count
    return say("left-on", count=left, card=named(view.game.cards, s.grid[s.first]))


def _seat_note(view: View, s: State, seat: int) -> str:
    """Who that is, and how many tokens there are to lose or to begin with."""
    told = [say("note-you")] * (seat == view.viewer) + [FACTION_NAMES[faction_of(s, seat)]]
    if s.phase == st.STARTING:
        told.append(say("in-pool", count=s.unused[seat]))
    elif s.question == st.ASK_OWNER and s.first >= 0:
        told.append(say("there", count=s.tokens[seat][s.first]))
    return ", ".join(told)


def _target_note(view: View, s: State, cell: int) -> str:
    """Where a card lies, whose tokens are on it, and what influence by an ability brings."""
    cards, told = packed(view.game.cards), [CELL_NAMES[cell]]
    told.append(tokens_on(s, cell).plain or say("no-tokens"))
    told += [say("conflict")] * (contested(s) >> cell & 1) + [say("rotated")] * (s.rotated >> cell & 1)
    if fact(cards.verb[s.row], "BRINGS"):
        told.append(f"+{max(0, min(room(cards, s, s.actor, cell, 0), s.unused[s.actor]))}")
    return ", ".join(told)


def is_obvious(view: View) -> bool:
    """A single answer to the question of an ability is given without a question, as is the last Leader taken."""
    return cast(State, view.state).phase in (st.CHOOSING, st.LEADING) and len(view.legal) == 1
