"""A program that is talked to in lines over its standard input and output, and kept from doing harm by accident.

It runs in a process group of its own, with bounds on memory and processor time where the system has them. Threads read
what it says, no more than fits here, and drop its oldest remarks; so it may stop listening, never stop talking, hang
or crash, and nobody waits for it longer than was meant. Knows no game.
"""

from __future__ import annotations

import os
import select
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import IO

POSIX = os.name == "posix"
LONGEST = 65_536
"""Bytes of an answer."""
REMARKS = 2_000
"""Bytes that are remembered of what it wrote to its standard error."""
CHUNK = 65_536
ROOM = getattr(select, "PIPE_BUF", CHUNK)
"""Bytes that a pipe takes at once if it takes any."""
GLANCE = 200
"""Milliseconds after which a thread looks whether the talk is over."""
BOUNDS = 'for bound in "-c 0" "-d {memory}" "-t {time}"; do ulimit $bound 2>/dev/null; done; exec "$0" "$@"'
"""Set by the shell that becomes the program: no core files, kilobytes of memory, seconds of processor time."""
MEMORY = 4_194_304
PROCESSOR_TIME = 3600
ENDING = 0.5
"""Seconds in which a program that has closed its output ends, and again in which its last words are read."""
CLOSING = 1.0
"""Seconds in which a thread notices that the talk is over."""
WAY = 0.1
"""Seconds for the way to the program and back; not held against it."""


class Trouble(Exception):
    """Why there is no answer; reads as what the program did."""


class Ended(Trouble):
    """The program has closed its output, or is no more."""


def bounded(command: Sequence[str], share: float) -> list[str]:
    """A command that runs another within bounds, its time for so many times the usual work."""
    if not POSIX:
        return list(command)
    bounds = BOUNDS.format(memory=MEMORY, time=int(PROCESSOR_TIME * max(1, share)))
    return ["/bin/sh", "-c", bounds, *command]


class Pipe:
    """One end of a pipe, and whether anybody still wants it."""

    def __init__(self, stream: IO[bytes]) -> None:
        self.stream = stream
        self.over = threading.Event()
        self._thread: threading.Thread | None = None

    def run(self, work: Callable[..., None], *arguments: object) -> None:
        """Do something with the pipe that may have to wait."""
        self._thread = threading.Thread(target=work, args=arguments, daemon=True)
        self._thread.start()

    def done(self, wait: float) -> bool:
        """Whether nothing is going on with the pipe after a time at most."""
        if self._thread is not None:
            self._thread.join(wait)
        return self._thread is None or not self._thread.is_alive()

    def usable(self, event: str) -> bool:
        """Wait until there is something to read or room to write; False once the talk is over.

        Where pipes cannot be asked, reading and writing itself has to wait.
        """
        if not hasattr(select, "poll"):
            return True
        watch = select.poll()
        watch.register(self.stream, getattr(select, event))
        while not self.over.is_set():
            if watch.poll(GLANCE):
                return True
        return False

    def close(self) -> None:
        """Close it when its thread is done with it; one that cannot be woken keeps it."""
        self.over.set()
        if self.done(CLOSING):
            with suppress(OSError):
                self.stream.close()


class Mouth(Pipe):
    """Says things to the program without waiting for it to listen."""

    def say(self, message: bytes) -> None:
        self.run(self._write, message)

    def _write(self, message: bytes) -> None:
        with suppress(OSError):
            while message and self.usable("POLLOUT"):
                message = message[os.write(self.stream.fileno(), message[:ROOM]) :]


class Ear(Pipe):
    """Hears what the program says: all of it up to a bound, or only the last of it."""

    def __init__(self, stream: IO[bytes], most: int, forgets: bool = False) -> None:
        super().__init__(stream)
        self._most, self._forgets = most, forgets
        self._heard, self._ended = bytearray(), False
        self._news = threading.Condition()
        self.run(self._listen)

    def _listen(self) -> None:
        with suppress(OSError):
            while self.usable("POLLIN") and (chunk := os.read(self.stream.fileno(), CHUNK)):
                with self._news:
                    self._heard += chunk
                    self._news.notify_all()
                    if len(self._heard) > self._most:
                        if not self._forgets:
                            break
                        del self._heard[: -self._most]
        with self._news:
            self._ended = True
            self._news.notify_all()

    def heard(self) -> bytes:
        with self._news:
            return bytes(self._heard)

    def line(self, seconds: float) -> bytes:
        """The line that comes within a time, which must be the only one."""
        deadline = time.monotonic() + seconds + WAY
        with self._news:
            while b"\n" not in self._heard and not self._ended:
                left = deadline - time.monotonic()
                if left <= 0:
                    raise Trouble(f"gave no answer within {seconds:g} s")
                self._news.wait(left)
            line, newline, more = bytes(self._heard).partition(b"\n")
            self._heard.clear()
        if len(line) > self._most:
            raise Trouble(f"wrote more than {self._most} bytes in one line")
        if not newline:
            raise Ended("closed its output")
        if more:
            raise Trouble("wrote more than one line as an answer; remarks belong on its standard error")
        return line


class Talk:
    """A program that runs, from its first line to its end."""

    def __init__(self, command: Sequence[str], share: float = 1.0) -> None:
        try:
            self._process = subprocess.Popen(
                bounded(command, share),
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=POSIX,
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0),
            )
        except (OSError, ValueError) as error:
            raise Trouble(f"cannot be started: {error}") from error
        stdin, stdout, stderr = self._process.stdin, self._process.stdout, self._process.stderr
        assert stdin is not None
        assert stdout is not None
        assert stderr is not None
        self._mouth = Mouth(stdin)
        self._answers = Ear(stdout, LONGEST)
        self._remarks = Ear(stderr, REMARKS, forgets=True)
        self._asked = self._over = False

    @property
    def pid(self) -> int:
        return self._process.pid

    def ask(self, message: bytes, seconds: float) -> bytes:
        """The line that the program answers with in time; raises `Trouble` if there is none."""
        if self._asked and self._answers.heard():
            raise Trouble("wrote something without being asked; remarks belong on its standard error")
        if not self._mouth.done(seconds):
            raise Trouble("does not read what it is told")
        self._asked = True
        self._mouth.say(message)
        try:
            return self._answers.line(seconds)
        except Ended as trouble:
            raise Ended(self._ending() or str(trouble)) from None

    def _ending(self) -> str:
        """How the program has ended, if it has, and its last words."""
        try:
            code = self._process.wait(ENDING)
        except subprocess.TimeoutExpired:
            return ""
        how = f"was ended by {_signal_name(-code)}" if code < 0 else f"ended with code {code}"
        self._remarks.done(ENDING)
        lines = [line.strip() for line in self._remarks.heard().decode(errors="replace").splitlines() if line.strip()]
        return f"{how}: {lines[-1][:200]}" if lines else how

    def end(self, last: bytes = b"", patience: float = 0.0) -> None:
        """End the program and all of its process group, once; with patience, after a last word and a signal."""
        if self._over:
            return
        self._over = True
        if patience and self._mouth.done(patience):
            self._mouth.say(last)
            if self._mouth.done(patience):
                self._mouth.close()
            if not self._left(patience):
                self._signal("SIGTERM")
                self._left(patience)
        self._signal("SIGKILL")
        self._left(5.0)
        for pipe in (self._mouth, self._answers, self._remarks):
            pipe.close()

    def _left(self, seconds: float) -> bool:
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(seconds)
        return self._process.returncode is not None

    def _signal(self, name: str) -> None:
        with suppress(OSError):
            if POSIX:
                os.killpg(self._process.pid, getattr(signal, name))
            else:
                self._process.kill()


def _signal_name(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"
