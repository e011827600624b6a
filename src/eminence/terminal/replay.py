"""Stepping through a recorded game, forwards and back, through a seat's or a spectator's eyes."""

from __future__ import annotations

from rich.console import Console

from eminence.kernel.position import Position
from eminence.terminal import tables
from eminence.terminal.language import log, say


def at_step(whole: Position, step: int) -> Position:
    """The position after so many moves."""
    position = whole.copy()
    while len(position.steps) > step:
        position.undo()
    return position


def silent_steps(whole: Position) -> set[int]:
    """The moves by which somebody chose while others still had to: nothing came of them yet."""
    position = whole.copy()
    silent = set()
    while position.steps:
        step, after = len(position.steps), set(position.actors)
        told = position.steps[-1].told
        seat = position.steps[-1].seat
        position.undo()
        if not told and after and after == set(position.actors) - {seat}:
            silent.add(step)
    return silent


def step_through(whole: Position, names: list[str], viewer: int | None, console: Console) -> None:
    """Show a move at a time; without a terminal to ask, tell the whole log and the last table."""
    last = len(whole.steps)
    if not console.is_terminal:
        for line in log(whole.view(viewer), names):
            console.print(line, highlight=False)
        console.print(tables.draw(whole.view(viewer), names))
        return
    step = 0
    silent = silent_steps(whole)
    console.print(say("replay-help"), style="dim")
    while True:
        position = at_step(whole, step)
        before = at_step(whole, max(step - 1, 0))
        console.print()
        view = position.view(viewer)
        console.print(tables.draw(view, names))
        console.print(say("replay-move", step=str(step), last=str(last)), style="bold", highlight=False)
        for line in tables.news(view, names, len(before.view(viewer).events) if step else 0):
            console.print(tables.indented(line))
        while True:
            try:
                answer = console.input("> ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                console.print()
                return
            if answer in ("q", "quit"):
                return
            if answer in ("?", "help"):
                console.print(say("replay-help"), style="dim")
            elif answer == "log":
                console.print("\n".join(log(view, names)), highlight=False)
            elif answer in ("", "n", "next") and step < last:
                step += 1
                while step in silent and step < last:
                    step += 1
                break
            elif answer in ("b", "back") and step > 0:
                step -= 1
                while step in silent:
                    step -= 1
                break
            elif answer in map(str, range(last + 1)):
                step = int(answer)
                break
            else:
                nowhere = f"{say('replay-nowhere', last=str(last))} {say('replay-help')}"
                console.print(say("replay-end") if answer == "" else nowhere)
