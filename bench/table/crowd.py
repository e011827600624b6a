"""A full house: `python -m bench.table.crowd`.

Two thousand tables are open, each with a player who looks on, and a hundred moves a second are made at some of them:
how long does a mover wait? Then: does a move cost more at a table where thousands of things have happened?
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import time
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.table.servers import CACHE, running
from eminence.table import commands, messages
from eminence.table.client import Client
from eminence.table.player_registry import Player
from eminence.table.service import Settings, TableService
from eminence.table.store import Store

GAME = "behind-the-throne"
LIVELY = 50
"""Tables at which moves are made."""


class Chair:
    """A seat at a lively table."""

    def __init__(self, line: ClientConnection) -> None:
        self.line = line
        self.seq = 0
        self.moves: list[list[Any]] = []
        self.over = False
        self.request = ""
        self.changed = asyncio.Condition()

    async def listen(self) -> None:
        async for text in self.line:
            news = msgspec.json.decode(text)
            if news["type"] == "state":
                async with self.changed:
                    self.seq, self.moves, self.request = news["seq"], news["moves"], news.get("request", "")
                    self.over = self.over or "result" in news
                    self.changed.notify_all()

    async def play(self, move: list[Any], request: str) -> float:
        """Seconds until the mover sees her move."""
        began = time.perf_counter()
        command = messages.MoveCommand(request, self.seq, move)
        await self.line.send(messages.encode(command).decode())
        async with self.changed:
            await self.changed.wait_for(lambda: self.request == request)
        return time.perf_counter() - began


def laid(url: str, count: int) -> tuple[list[str], Client, Client]:
    """So many tables that have begun."""
    ada, bob = Client(url, name="Ada"), Client(url, name="Bob")
    tables = []
    for number in range(count):
        table = ada.create(GAME)
        bob.join(table)
        ada.start(table)
        tables.append(table)
        if number % 200 == 199:
            print(f"  {number + 1} tables", flush=True)
    return tables, ada, bob


async def line_to(url: str, table: str, token: str) -> ClientConnection:
    headers = {"Authorization": f"Bearer {token}"}
    address = f"{url.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    return await connect(address, additional_headers=headers, compression=None, ping_interval=None, open_timeout=60)


async def drain(line: ClientConnection) -> None:
    async for _ in line:
        pass


async def crowd(url: str, count: int, rate: float, seconds: float) -> list[float]:
    """How long movers wait, in a house with `count` tables and connections."""
    tables, ada, bob = await asyncio.to_thread(laid, url, count)
    tasks = [asyncio.create_task(drain(await line_to(url, table, ada.token))) for table in tables[LIVELY:]]
    lively = []
    for table in tables[:LIVELY]:
        chairs = [Chair(await line_to(url, table, client.token)) for client in (ada, bob)]
        tasks += [asyncio.create_task(chair.listen()) for chair in chairs]
        lively.append(chairs)
    print(f"  {count + LIVELY} connections", flush=True)
    await asyncio.sleep(3)
    waits: list[float] = []
    luck = random.Random(1)

    async def one(number: int) -> None:
        chairs = lively[number % LIVELY]
        asked = next((chair for chair in chairs if chair.moves and not chair.over), None)
        if asked is not None:
            waits.append(await asked.play(luck.choice(asked.moves), f"r{number}"))

    began = time.perf_counter()
    moves = []
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        moves.append(asyncio.create_task(one(number)))
    await asyncio.gather(*moves)
    for task in tasks:
        task.cancel()
    return waits


async def growth(folder: Path, steps: int) -> tuple[float, float]:
    """Processor time of a step and its undoing at a table, µs: the first hundred times and the last."""
    service = TableService(Store(f"sqlite:///{folder / 'growth.sqlite'}"), Settings(idle=1e9, sweep=1e9))
    await service.open()
    ada, bob = Player("ada", "Ada"), Player("bob", "Bob")
    table = service.adopt(await service.repository.create(messages.NewTable(game="an-empty-throne"), ada)).id
    await service.change(table, lambda now: commands.join(now, bob, None))
    await service.change(table, lambda now: commands.start(now, ada))
    taken: list[float] = []
    for number in range(steps):
        began = time.process_time()
        now = await service.look(table)
        match, _ = now.running()
        seat = match.actors[0]
        player = ada if now.seat_of(ada.id) == seat else bob
        move = messages.MoveCommand(f"m{number}", now.turn, next(m.text for m in match.snapshot.legal(seat)))
        now = await service.change(table, lambda then, p=player, m=move: commands.move(then, p, m))  # type: ignore[misc]
        if now.running()[0].can_undo(seat):
            undo = messages.UndoCommand(f"u{number}", now.turn)
            await service.change(table, lambda then, p=player, u=undo: commands.undo(then, p, u))  # type: ignore[misc]
        taken.append((time.process_time() - began) * 1e6)
    await service.close()
    return sorted(taken[:100])[50], sorted(taken[-100:])[50]


def memory(pid: int) -> int:
    status = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    return int(next(line for line in status.splitlines() if line.startswith("VmRSS")).split()[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=2000)
    parser.add_argument("--rate", type=float, default=100, help="moves a second")
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    CACHE.mkdir(parents=True, exist_ok=True)
    found: dict[str, Any] = {}
    with TemporaryDirectory(dir=CACHE) as folder:
        first, last = asyncio.run(growth(Path(folder), 2000))
    found["growth"] = {"first_us": first, "last_us": last, "ratio": last / first}
    print(
        f"a step and its undoing: {first:.0f} µs at first, {last:.0f} µs after 4,000 of them: {last / first:.2f} times"
    )
    with running("ours", dict(os.environ)) as server:
        before = memory(server.pid)
        waits = asyncio.run(crowd(f"http://127.0.0.1:{server.port}", wanted.tables, wanted.rate, wanted.seconds))
        cuts = [cut * 1000 for cut in quantiles(waits, n=100)]
        found["crowd"] = {"moves": len(waits), "p50_ms": cuts[49], "p99_ms": cuts[98], "max_ms": max(waits) * 1000}
        grown = (memory(server.pid) - before) / wanted.tables
        found["crowd"]["kb_per_table_and_connection"] = grown
    print(
        f"{wanted.tables:,} tables and connections, {wanted.rate:.0f} moves a second: {len(waits):,} moves, "
        f"p50 {cuts[49]:.1f} ms, p99 {cuts[98]:.1f} ms, longest {max(waits) * 1000:.0f} ms; {grown:.1f} kB a table"
    )
    if wanted.json:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
