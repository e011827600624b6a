"""`eminence` for tests: `python -m tests.support.seeded serve ...` draws all its chance from the seed of the tests.

A request that names a stream of its own in the header `X-Test-Stream` draws from that one, so that what a page is dealt
does not depend on who else is in the house. `EMINENCE_TEST_FIRST` is Python that runs before anything else does, for
what tests make quicker or smaller than it is for people. The product itself has no such doors.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

from tests.support import seeds
from tests.support.seeds import PROCESS

HEADER = "X-Test-Stream"
FIRST = "EMINENCE_TEST_FIRST"

App = Callable[[Any, Any, Any], Awaitable[None]]


def _streaming(app: App) -> App:
    streams: dict[str, random.Random] = {}
    starts = os.environ[PROCESS].rpartition(" ")[2]

    async def seeded(scope: Any, receive: Any, send: Any) -> None:
        for header, value in scope.get("headers", ()):
            if header == HEADER.lower().encode():
                name = value.decode()
                seeds.draw_from(streams.setdefault(name, seeds.chance("stream", name, starts)))
        await app(scope, receive, send)

    return seeded


def _stream_requests() -> None:
    from eminence.table import serve

    application = serve.application
    serve.application = lambda *given, **named: _streaming(application(*given, **named))  # type: ignore[assignment]


def main() -> None:
    seeds.take_over()
    seeds.restart("process", os.environ[PROCESS])
    seeds.do_without_compiler(lambda: sys.exit(seeds.WOULD_COMPILE))
    exec(os.environ.get(FIRST, ""), {})
    if sys.argv[1:2] == ["serve"]:
        _stream_requests()
    from eminence.cli import main as run

    sys.argv[0] = "eminence"
    run()


if __name__ == "__main__":
    main()
