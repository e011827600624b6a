"""A program that runs beside this one: lines go in, lines come out, and it cannot do harm by accident.

It has a process group of its own, which ends with it, and with us however suddenly we end: a shell in that group waits
for the end of a pipe that only we hold open. Nothing waits for the program longer than was meant, whether it stops
reading, never stops writing, hangs or crashes.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, NamedTuple, cast

from eminence.workers.errors import WorkerEnded, WorkerError

POSIX = os.name == "posix"
MAX_STDERR = 2_000
"""Bytes that are remembered of what a program wrote to its standard error."""
ROUND_TRIP = 0.1
"""Seconds for the way to the program and back; not held against it."""
EXIT_TIMEOUT = 0.5
"""Seconds in which a program that has closed its output ends, and again in which its last words are read."""
KILL_TIMEOUT = 5.0
"""Seconds until a process that was killed is given up: the system cannot end it."""
GUARD = "( (exec </dev/fd/{lifeline} && {{ read -r _; kill -KILL 0; }}) >/dev/null 2>&1 & ); "
"""Waits in the background, nobody's child, until the lifeline ends; then kills its process group."""
RUN_MAIN = "import importlib, sys; sys.path[:] = sys.argv[2:]; importlib.import_module(sys.argv[1]).main()"
LIMIT = "ulimit {flag} {value} 2>/dev/null; "


class ProcessLimits(NamedTuple):
    """What a process may use, besides that it leaves no core file; kept where the system can."""

    memory: int | None = None
    """Kilobytes."""
    cpu_time: int | None = None
    """Seconds."""
    nice: int = 0
    """How much everybody else goes first."""


UNLIMITED = ProcessLimits()


def python_command(module: str) -> list[str]:
    """What runs a module's `main` with the Python that runs this, looking for modules in the same places."""
    return [sys.executable, "-P", "-c", RUN_MAIN, module, *sys.path]


def _guarded(command: Sequence[str], limits: ProcessLimits, lifeline: int) -> list[str]:
    script = GUARD.format(lifeline=lifeline)
    for flag, value in (("-c", 0), ("-d", limits.memory), ("-t", limits.cpu_time)):
        if value is not None:
            script += LIMIT.format(flag=flag, value=value)
    nice = f"nice -n {limits.nice} " if limits.nice else ""
    return ["/bin/sh", "-c", f'{script}exec {nice}"$0" "$@"', *command]


class WorkerProcess(asyncio.SubprocessProtocol):
    """A program, from its start to its end. One request at a time."""

    pid: int
    _transport: asyncio.SubprocessTransport
    _stdin: asyncio.WriteTransport
    _stdout: asyncio.ReadTransport

    def __init__(self, max_line: int, keeps_stderr: bool) -> None:
        self._max_line = max_line
        self._received, self._searched = bytearray(), 0
        self.stderr = b""
        """The last that it wrote to its standard error, if that is kept."""
        self._was_asked = self._output_closed = self._is_paused = self._ends = False
        self._reader: asyncio.Future[None] | None = None
        self._can_write, self._has_exited, self._stderr_closed = asyncio.Event(), asyncio.Event(), asyncio.Event()
        self._can_write.set()
        if not keeps_stderr:
            self._stderr_closed.set()
        self._lifeline: int | None = None

    @classmethod
    async def start(
        cls,
        command: Sequence[str],
        limits: ProcessLimits = UNLIMITED,
        max_line: int = 65_536,
        keeps_stderr: bool = False,
    ) -> WorkerProcess:
        """Run a program whose lines have so many bytes at most; its standard error is ours, or its end is kept."""
        worker, options, theirs = cls(max_line, keeps_stderr), dict[str, Any](), None
        if POSIX:
            theirs, worker._lifeline = os.pipe()
            command = _guarded(command, limits, theirs)
            options = {"start_new_session": True, "pass_fds": (theirs,)}
        else:
            options = {"creationflags": getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)}
        try:
            await asyncio.get_running_loop().subprocess_exec(
                lambda: worker, *command, stderr=subprocess.PIPE if keeps_stderr else None, **options
            )
        except BaseException as error:
            worker._let_go()
            if isinstance(error, OSError | ValueError):
                raise WorkerError(f"cannot be started: {error}") from error
            raise
        finally:
            if theirs is not None:
                os.close(theirs)
        return worker

    @property
    def returncode(self) -> int | None:
        """How it has ended; a signal is a negative number. None while it runs."""
        return self._transport.get_returncode()

    # --- Lines ---

    async def ask(self, line: bytes, seconds: float) -> bytes:
        """The one line that answers another in time."""
        if self._was_asked and self._received:
            raise WorkerError("wrote something without being asked; remarks belong on its standard error")
        if not await self._is_set(self._can_write, seconds):
            raise WorkerError("does not read what it is told")
        self._was_asked = True
        self.write(line)
        answer = await self.receive(seconds)
        if self._received:
            raise WorkerError("wrote more than one line as an answer; remarks belong on its standard error")
        return answer

    def write(self, line: bytes) -> None:
        """Say something; it is read when it is read."""
        self._stdin.write(line)

    async def receive(self, seconds: float | None = None) -> bytes:
        """The next line, without its end, if it comes in time."""
        loop = asyncio.get_running_loop()
        timer = None if seconds is None else loop.call_later(seconds + ROUND_TRIP, self._time_is_up, seconds)
        try:
            while (at := self._received.find(b"\n", self._searched)) < 0 and len(self._received) <= self._max_line:
                self._searched = len(self._received)
                if self._output_closed:
                    raise WorkerEnded(await self._how_it_ended())
                self._reader = loop.create_future()
                await self._reader
        finally:
            if timer is not None:
                timer.cancel()
        if not 0 <= at <= self._max_line:
            raise WorkerError(f"wrote more than {self._max_line} bytes in one line")
        line, self._searched = bytes(self._received[:at]), 0
        del self._received[: at + 1]
        if self._is_paused and len(self._received) <= self._max_line:
            self._is_paused = False
            self._stdout.resume_reading()
        return line

    async def _how_it_ended(self) -> str:
        """What became of a program that has closed its output, and its last words."""
        if not await self._is_set(self._has_exited, EXIT_TIMEOUT):
            return "closed its output"
        code = self.returncode or 0
        how = f"was ended by {_signal_name(-code)}" if code < 0 else f"ended with code {code}"
        await self._is_set(self._stderr_closed, EXIT_TIMEOUT)
        remarks = [line.strip() for line in self.stderr.decode(errors="replace").splitlines() if line.strip()]
        return f"{how}: {remarks[-1][:200]}" if remarks else how

    # --- The end ---

    async def end(self, last: bytes = b"", patience: float = 0.0) -> None:
        """End the program and all of its group.

        With patience, it has so many seconds after a last line and the end of its input, and again after a signal.
        """
        if patience and not self._ends:
            self._ends = True
            if await self._is_set(self._can_write, patience):
                self.write(last)
                self._stdin.close()
                if not await self._is_set(self._has_exited, patience):
                    self._signal("SIGTERM")
                    await self._is_set(self._has_exited, patience)
        self.kill()
        await self._is_set(self._has_exited, KILL_TIMEOUT)
        self._transport.close()
        self._let_go()

    def kill(self) -> None:
        """End the program and all of its group at once. May be called in any thread."""
        self._signal("SIGKILL")

    @staticmethod
    async def _is_set(event: asyncio.Event, seconds: float) -> bool:
        """Whether something has happened after so many seconds at most."""
        if not event.is_set():
            with suppress(TimeoutError):
                async with asyncio.timeout(seconds):
                    await event.wait()
        return event.is_set()

    def _signal(self, name: str) -> None:
        if self._has_exited.is_set():
            return
        with suppress(OSError):
            if POSIX:
                os.killpg(self.pid, getattr(signal, name))
            else:
                self._transport.kill()

    def _let_go(self) -> None:
        if self._lifeline is not None:
            os.close(self._lifeline)
            self._lifeline = None

    # --- What the event loop tells ---

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)
        self.pid = self._transport.get_pid()
        self._stdin = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        self._stdout = cast(asyncio.ReadTransport, self._transport.get_pipe_transport(1))
        self._stdin.set_write_buffer_limits(0)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        if fd == 2:
            self.stderr = (self.stderr + data)[-MAX_STDERR:]
            return
        self._received += data
        if len(self._received) > self._max_line and not self._is_paused:
            self._is_paused = True
            self._stdout.pause_reading()
        self._wake()

    def pipe_connection_lost(self, fd: int, error: Exception | None) -> None:
        if fd == 0:
            self._can_write.set()
        elif fd == 1:
            self._output_closed = True
            self._wake()
        else:
            self._stderr_closed.set()

    def pause_writing(self) -> None:
        self._can_write.clear()

    def resume_writing(self) -> None:
        self._can_write.set()

    def process_exited(self) -> None:
        self.kill()  # those that it has started go with it
        self._has_exited.set()
        self._let_go()

    def _wake(self) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_result(None)

    def _time_is_up(self, seconds: float) -> None:
        if self._reader is not None and not self._reader.done():
            self._reader.set_exception(WorkerError(f"gave no answer within {seconds:g} s"))


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
