"""`eminence` for tests: `python tests/seeded.py serve ...` draws all its chance from the seed of the tests.

A request that names a stream of its own in the header `X-Test-Stream` draws from that one, so that what a page is dealt
does not depend on who else is in the house. The product itself has no such door.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Awaitable, Callable
from typing import Any

import seeds

HEADER = "X-Test-Stream"
PROCESS = "EMINENCE_TEST_PROCESS"
"""Names this process among all that share a database, so that no two of them give the same ids; ends with how often it
was started."""

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


def main() -> None:
    seeds.take_over()
    seeds.restart("process", os.environ[PROCESS])
    from eminence.cli import main as run
    from eminence.table import serve

    application = serve.application
    serve.application = lambda *given, **named: _streaming(application(*given, **named))  # type: ignore[assignment]
    sys.argv[0] = "eminence"
    run()


if __name__ == "__main__":
    main()
