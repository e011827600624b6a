"""The play loop: draw the table, ask for a move, play it, let the bots answer, until the game is over."""

from __future__ import annotations

import re
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from threading import Thread

from rich.columns import Columns
from rich.console import Console
from rich.table import Table
from rich.text import Text

from eminence.bots.players import Bot, SearchBot, close, make
from eminence.bots.search import Budget
from eminence.kernel.errors import Refused
from eminence.kernel.view import YOU, Move, View
from eminence.terminal import saves, tables
from eminence.terminal.analysis import think
from eminence.terminal.language import called, log, refused, say, say_message, say_refusal, status, used
from eminence.terminal.pages import cards_page, rules_page
from eminence.terminal.saves import Saved

HINT = Budget(seconds=2.0)
"""So long a hint is thought about."""
RECALLED = 8
"""Whoever comes back to a game is told so many lines of what has happened."""


class Session:
    """A person (or nobody) at a table of bots."""

    def __init__(self, saved: Saved, console: Console, path: Path | None = None) -> None:
        self.saved = saved
        self.position = saved.position
        self.names = called(saved.names)
        self.console = console
        game = self.position.game.name
        self.path = path or saves.folder() / f"{game}-{datetime.now():%Y%m%d-%H%M%S-%f}.eminence"
        self.bots = {
            seat: make(name, f"{self.position.seed} {seat}")
            for seat, name in enumerate(saved.bots)
            if seat != saved.you
        }
        self.game_view = tables.terminal_view(self.position.game)
        self.loading: Thread | None = None
        self.heard = 0
        if saved.you is not None and self.position.steps:
            self.heard = max(0, len(self.view.events) - RECALLED)

    @property
    def view(self) -> View:
        return self.position.view(self.saved.you)

    def run(self) -> None:
        """Play until the game is over or the player leaves."""
        try:
            self._run()
        finally:
            for bot in self.bots.values():
                close(bot)

    def _run(self) -> None:
        self._save()
        self._get_ready()
        if self.saved.you is not None and not self.position.steps:
            self._welcome()
        while not self.position.over:
            asked = [seat for seat in self.position.actors if seat != self.saved.you]
            if asked:
                self._let_play(asked[0])
            elif self.game_view.is_obvious(self.view):
                self._play(self.position.actors[0], self.view.legal[0])
            elif not self._ask():
                self.console.print(say("session-left", file=str(self.path)), style="dim", soft_wrap=True)
                return
        self._ending()

    def _welcome(self) -> None:
        """What to begin with, for somebody who is new here."""
        summary = self.position.game.definition.summary(used())
        others = [f"{self.names[seat]} ({self.saved.bots[seat]})" for seat in self.bots]
        self.console.print(say("session-welcome", summary=summary, others=others), style="dim", highlight=False)
        self.console.print(say("session-commands"), style="dim")

    def _get_ready(self) -> None:
        """While the player looks at the table, the search is loaded, or compiled where it is needed first."""
        for seat, bot in self.bots.items():
            if isinstance(bot, SearchBot) and not self.position.over:
                early = make(self.saved.bots[seat])
                assert isinstance(early, SearchBot)
                self.loading = Thread(target=early.get_ready, args=[self.position.view(seat)], daemon=True)
                self.loading.start()
                return

    def _let_play(self, seat: int) -> None:
        """A bot's turn. One that searches is seen to think; its game's search may have to be compiled first."""
        bot, view = self.bots[seat], self.position.view(seat)
        if isinstance(bot, SearchBot) and self.console.is_terminal and len(view.legal) > 1:
            loading = self.loading is not None and self.loading.is_alive()
            with self.console.status(say("session-bot-thinks", who=self.names[seat], first=loading)):
                move = bot.choose(view)
        else:
            move = self._chosen(bot, seat, view)
        self.position.play(seat, move)
        self._save()

    def _chosen(self, bot: Bot, seat: int, view: View) -> Move:
        """What a bot chooses; if it had to be helped, that is said, and if it fails, by its name."""
        before = getattr(bot, "faults", 0)
        try:
            move = bot.choose(view)
        except Refused:
            raise
        except Exception as error:
            raise refused("broken-bot", "broken-bot", bot=self.saved.bots[seat], error=repr(error)) from error
        if getattr(bot, "faults", 0) > before:
            told = " ".join(list(getattr(bot, "complaints", []))[-1:])
            helped = say("session-bot-helped", who=self.names[seat])
            self.console.print(f"{helped} {told}", style="red", highlight=False)
        return move

    def _save(self) -> None:
        saves.write(self.saved, self.path)

    def _show(self) -> None:
        self._tell_news()
        self.console.print()
        self.console.print(tables.draw(self.view, self.saved.names))

    def _tell_news(self) -> None:
        view = self.view
        for line in tables.news(view, self.saved.names, self.heard):
            self.console.print(tables.indented(line), style="dim")
        self.heard = len(view.events)

    def _ask(self) -> bool:
        """One decision of the player; False if she leaves."""
        you = self.saved.you
        assert you is not None
        self._show()
        view = self.view
        moves = list(self.game_view.order_moves(view))
        self.console.print()
        self.console.print(status(view, self.saved.names), style="bold yellow")
        menu = self.game_view.menu(view, moves)
        if menu is None:
            self._list(view, moves)
        else:
            self.console.print(menu)
        while True:
            try:
                answer = self.console.input(Text("> ", style="bold")).strip()
            except (EOFError, KeyboardInterrupt):
                self.console.print()
                return False
            command, _, argument = answer.partition(" ")
            command = command.lower()
            if command in ("quit", "q", "exit"):
                return False
            if command == "undo":
                if self._undo(you):
                    return True
            elif (
                answer
                and not self._answer(command, argument, moves)
                and self._play(you, moves[int(answer) - 1] if self._numbers(answer, len(moves)) else answer)
            ):
                return True

    def _list(self, view: View, moves: Sequence[Move]) -> None:
        """Moves with their numbers and notes: side by side if they are short, else a line each."""
        notes = [self.game_view.note(view, str(move)) for move in moves]
        wide = max(len(str(move)) for move in moves) if all(notes) else 0
        labels = [
            Text(f"{at:>3}  {move!s:<{wide}}{note}")
            for at, (move, note) in enumerate(zip(moves, notes, strict=True), 1)
        ]
        if max(label.cell_len for label in labels) <= self.console.width:
            self.console.print(Columns(labels, padding=(0, 3), column_first=True))
            return
        table = Table.grid(padding=(0, 2, 0, 0))
        table.add_column(justify="right", min_width=3)
        for at, (move, note) in enumerate(zip(moves, notes, strict=True), 1):
            table.add_row(str(at), Text(str(move), no_wrap=True), Text(note.strip()))
        self.console.print(table)

    @staticmethod
    def _numbers(answer: str, count: int) -> bool:
        return answer in map(str, range(1, count + 1))

    def _play(self, seat: int, move: Move | str) -> bool:
        """Play a move or a line of them; True if anything has changed."""
        before = len(self.position.steps)
        try:
            self.position.play_all(seat, move)
        except Refused as refusal:
            number = isinstance(move, str) and move.lstrip("-").isdigit()
            said = say_refusal(self.position.game, refusal, self.saved.names)
            text = say("session-no-such-number", number=str(move)) if number else said
            self.console.print(f"{text} {say('session-ask-for-help')}", style="red", highlight=False)
        if len(self.position.steps) == before:
            return False
        self._save()
        return True

    def _undo(self, seat: int) -> bool:
        if not self.position.can_take_back(seat):
            own = any(step.seat == seat for step in self.position.steps)
            self.console.print(say("session-settled" if own else "session-nothing-to-undo"), style="red")
            return False
        settled = self.position.copy()
        taken = self.position.undo()
        while self.game_view.is_obvious(self.view):  # it would be played again at once
            if not self.position.can_take_back(seat):
                self.position = self.saved.position = settled
                self.console.print(say("session-settled"), style="red")
                return False
            taken = self.position.undo()
        self.console.print(say("session-undone", move=str(taken)), style="dim")
        self.heard = min(self.heard, len(self.view.events))
        self._save()
        return True

    def _answer(self, command: str, argument: str, moves: Sequence[Move]) -> bool:
        """Commands that change nothing; True if it was one."""
        if command in ("?", "help"):
            self.console.print(say("session-help"), highlight=False)
            if self.game_view.help:
                self.console.print(f"\n{self.game_view.help}", highlight=False)
        elif command == "log":
            lines = log(self.view, self.saved.names)
            count = int(argument) if re.fullmatch("0*[1-9][0-9]{0,8}", argument) else len(lines)
            self.console.print("\n".join(lines[-count:]), highlight=False)
        elif command == "rules":
            self.console.print(rules_page(self.position.game))
        elif command in ("card", "cards"):
            page = cards_page(self.position.game, self.console.width, name=argument.strip())
            nothing = say("session-no-such-card", name=argument.strip())
            self.console.print(page or nothing, soft_wrap=True, highlight=False)
        elif command == "table":
            self.console.print(tables.draw(self.view, self.saved.names))
        elif command == "moves":
            self._list(self.view, moves)
        elif command == "save":
            self._save_as(argument.strip())
        elif command == "hint" and not argument:
            self._hint()
        else:
            return False
        return True

    def _hint(self) -> None:
        """What somebody at the player's side would say, seeing no more than she does."""
        try:
            found = think(self.position, self.saved.you, HINT, 1, self.console)
        except KeyboardInterrupt:
            self.console.print(say("session-no-hint"), style="dim")
            return
        self.console.print(Text(found.hint(self.saved.names).say(used()), style="bold yellow"))

    def _save_as(self, name: str) -> None:
        try:
            path = Path(name).expanduser() if name else self.path
            saves.write_new(self.saved, path)
            self.console.print(say("session-saved-as", file=str(path)), style="dim", soft_wrap=True)
        except (Refused, RuntimeError) as refusal:
            self.console.print(str(refusal), style="red")

    def _ending(self) -> None:
        self._show()
        result = self.position.result
        assert result is not None
        table = Table(title=say("ending-title"), title_justify="left", box=None, padding=(0, 2))
        for column in ("", self.game_view.points, ""):
            table.add_column(column, justify="right" if column else "left")
        game = self.position.game
        why = [say_message(game, reason, self.saved.names) for reason in game.reasons(self.view.state)]
        for seat in sorted(
            range(self.position.seats), key=lambda seat: (-result.scores[seat], seat not in result.winners)
        ):
            won = seat in result.winners
            source = why[seat].partition(": ")[2].partition(" = ")[2] or why[seat].partition("; ")[2]
            name = Text(("* " if won else "  ") + self.names[seat], style="bold yellow" if won else "")
            table.add_row(name, str(result.scores[seat]), source)
        self.console.print()
        self.console.print(table)
        winners = [self.names[seat] for seat in result.winners]
        yours = YOU in [self.saved.names[seat] for seat in result.winners]
        self.console.print(f"\n{say('ending-winners', winners=winners, yours=yours)}", style="bold yellow")
        self.console.print(say("ending-replay", file=str(self.path)), style="dim", soft_wrap=True)
