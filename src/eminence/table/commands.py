"""What players may ask of a table, and the event that does it; or a refusal that says why not. It changes nothing."""

from __future__ import annotations

from eminence.table import events, messages
from eminence.table.live_game import LiveGame
from eminence.table.player_registry import Player
from eminence.table.refusals import refused
from eminence.table.table_state import TableState

ABSENT_BOT = "skilled"
"""The bot that plays on for somebody who is gone."""


class AlreadyDone(Exception):
    """A request that was fulfilled before; it is answered again, and not done again."""

    def __init__(self, turn: int) -> None:
        super().__init__(turn)
        self.turn = turn


def own_seat(table: TableState, player: Player) -> int:
    seat = table.seat_of(player.id)
    if seat is None:
        raise refused("not-seated")
    return seat


def seat_for_hint(table: TableState, player: Player) -> int:
    """The seat that may have a hint: it is asked, and nobody else is at the table but bots."""
    seat = own_seat(table, player)
    table.running()
    if any(chair.player and chair.player != player.id for chair in table.chairs):
        raise refused("not-alone")
    if seat not in table.actors:
        raise refused("not-your-turn", reason="hint")
    return seat


def _refuse_repeated(table: TableState, seat: int, request: str) -> None:
    done = table.requests[seat].get(request)
    if done is not None:
        raise AlreadyDone(done)


def _playing(table: TableState, player: Player, request: str) -> tuple[int, LiveGame]:
    """The player's seat at a running game; a repeated request ends here."""
    seat = own_seat(table, player)
    _refuse_repeated(table, seat, request)
    live_game, _ = table.running()
    if table.chairs[seat].resigned:
        raise refused("resigned")
    if table.chairs[seat].bot:
        raise refused("taken-over")
    return seat, live_game


def move(table: TableState, player: Player, command: messages.MoveCommand) -> events.Moved:
    seat, live_game = _playing(table, player, command.request)
    if not live_game.asked_since[seat] <= command.seen <= table.turn:
        raise refused("stale", reason="move", seen=command.seen, now=table.turn)
    found = live_game.check(seat, command.move)
    return events.Moved(seat, found.action, found.text, command.request)


def undo(table: TableState, player: Player, command: messages.UndoCommand) -> events.Undone:
    seat, live_game = _playing(table, player, command.request)
    if command.seen != table.turn:
        raise refused("stale", reason="undo", seen=command.seen, now=table.turn)
    if not live_game.can_undo(seat):
        raise refused("settled")
    return events.Undone(seat, command.request)


def say(table: TableState, player: Player, command: messages.SayCommand) -> events.Said:
    if player.muted:
        raise refused("muted")
    if table.phase == "closed":
        raise refused("closed")
    seat = own_seat(table, player)
    _refuse_repeated(table, seat, command.request)
    return events.Said(seat, player.id, table.chairs[seat].name, command.phrase, command.request)


def join(table: TableState, player: Player, seat: int | None) -> events.Joined | None:
    before = table.seat_of(player.id)
    if before is not None and seat in (None, before):
        return None
    if table.phase not in ("waiting", "playing"):
        raise refused("too-late", reason="over")
    if before is not None and table.phase == "playing":
        raise refused("too-late", reason="playing")
    free = [number for number, chair in enumerate(table.chairs) if chair.free]
    if not free:
        raise refused("table-full")
    if seat is None:
        seat = free[0]
    elif seat >= len(table.chairs):
        raise refused("no-such-seat", number=seat, most=len(table.chairs) - 1)
    elif seat not in free:
        raise refused("seat-taken", reason="taken", seat=seat, free=free)
    return events.Joined(seat, player.id, player.name)


def add_salt(table: TableState, player: Player, salt: str | None) -> events.Salted | None:
    """Before the cards are dealt; afterwards there is nothing to stir."""
    if salt is None or table.phase != "waiting":
        return None
    seat = own_seat(table, player)
    return None if table.chairs[seat].salt == salt else events.Salted(seat, salt)


def _may_arrange(table: TableState, player: Player) -> None:
    """The host and whoever sits at the table may."""
    if table.created.host != player.id:
        own_seat(table, player)


def add_bot(table: TableState, player: Player, bot: str | None) -> events.Hired | None:
    """A bot for the next free chair; none when all are taken."""
    if bot is None or table.phase != "waiting":
        return None
    _may_arrange(table, player)
    free = next((number for number, chair in enumerate(table.chairs) if chair.free), None)
    return None if free is None else events.Hired(free, bot)


def start(table: TableState, player: Player) -> events.Started | None:
    _may_arrange(table, player)
    if table.phase == "playing":
        return None
    if table.suspended:
        raise refused("suspended", **table.suspended)
    if table.phase != "waiting":
        raise refused("too-late", reason="rematch")
    free = [number for number, chair in enumerate(table.chairs) if chair.free]
    if free:
        raise refused("seats-free", free=free)
    return events.Started()


def leave(table: TableState, player: Player) -> events.Left | None:
    seat = own_seat(table, player)
    if table.phase not in ("waiting", "playing") or table.chairs[seat].away_since:
        return None
    return events.Left(seat)


def come_back(table: TableState, player: Player) -> events.Returned | None:
    seat = own_seat(table, player)
    chair = table.chairs[seat]
    if chair.resigned:
        raise refused("resigned")
    if table.phase != "playing" or not (chair.bot or chair.away_since):
        return None
    return events.Returned(seat)


def resign(table: TableState, player: Player) -> events.Resigned | None:
    seat = own_seat(table, player)
    if table.chairs[seat].resigned:
        return None
    table.running()
    return events.Resigned(seat, ABSENT_BOT)


def again(table: TableState, player: Player) -> None:
    own_seat(table, player)
    if table.phase != "over":
        raise refused("not-over", reason="rematch")


def close(table: TableState, why: str) -> events.Closed | None:
    return None if table.phase in ("over", "closed") else events.Closed(why)
