"""`eminence serve`: opens the tables and listens."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import secrets
import socket
import sys
import webbrowser
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TextIO
from urllib.parse import urlsplit

import structlog
import uvicorn

from eminence.kernel.errors import Refused
from eminence.kernel.paths import data_folder
from eminence.table.app import application
from eminence.table.connections import Connections
from eminence.table.http_limits import limited
from eminence.table.rate_limits import Limits, RateLimiter
from eminence.table.service import Settings, TableService
from eminence.table.store import Store, checked_url

log = structlog.get_logger()
LOCAL = ("127.0.0.1", "localhost", "::1")
EVERYWHERE = (
    "Listening on every network of this machine: whoever can reach it can make tables and play. "
    "Traffic is not encrypted; on the open internet put a proxy with HTTPS in front and name it with --public-url."
)


@dataclass(frozen=True)
class Plan:
    """How to serve."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    browser: bool = True
    public_url: str | None = None
    admin: str = ""
    limits: Limits = field(default_factory=Limits)
    settings: Settings = field(default_factory=Settings)
    behind_proxy: bool = False

    @property
    def secure(self) -> bool:
        return bool(self.public_url and self.public_url.startswith("https://"))


def serve(plan: Plan) -> None:
    """Serve until interrupted."""
    url = checked_url(plan.database or f"sqlite:///{data_folder() / 'tables.sqlite'}")
    origins: frozenset[str] = frozenset()
    if plan.public_url:
        parts = urlsplit(plan.public_url)
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Refused("bad-url", "--public-url is the address that players open, such as https://play.example.org.")
        origins = frozenset([f"{parts.scheme}://{parts.netloc}"])
    _log_to(sys.stderr)
    gc.set_threshold(20_000, 20, 100)  # a move leaves little behind that refers to itself
    listening = _listen(plan.host, plan.port)
    address = plan.public_url or f"http://{_spoken(plan.host)}:{listening.getsockname()[1]}"
    admin = plan.admin or secrets.token_urlsafe(24)
    with contextlib.closing(listening), _alone(url):
        service = TableService(Store(url.render_as_string(hide_password=False)), plan.settings)
        limiter = RateLimiter(plan.limits, origins)
        connections = Connections(service, limiter, plan.secure, plan.behind_proxy)
        app = application(service, limiter, secure=plan.secure, admin=admin, behind_proxy=plan.behind_proxy)
        _greet(plan, address, "" if plan.admin else admin)
        config = uvicorn.Config(
            app,
            ws=connections,  # type: ignore[arg-type]
            http="httptools",
            lifespan="on",
            log_config=None,
            access_log=False,
            server_header=False,
            proxy_headers=False,
            timeout_keep_alive=30,
            timeout_graceful_shutdown=5,
        )
        config.load()
        config.http_protocol_class = limited(config.http_protocol_class, plan.limits)  # type: ignore[assignment]
        server = _Server(config, connections, address if plan.browser else None)
        server.run(sockets=[listening])
        if server.failed:
            raise Refused("cannot-serve", "The server could not start; see above.")


class _Server(uvicorn.Server):
    """Opens the browser and keeps connections alive, once it listens."""

    def __init__(self, config: uvicorn.Config, connections: Connections, page: str | None) -> None:
        super().__init__(config)
        self._player_connections = connections
        self._page = page
        self.failed = False

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.failed = self.should_exit
        if not self.failed:
            gc.freeze()  # what is there now stays, and need not be looked through again
            self._player_connections.service.spawn(self._player_connections.keep_alive())
            if self._page:
                page = self._page
                asyncio.get_running_loop().run_in_executor(None, lambda: webbrowser.open(page))


def _listen(host: str, port: int) -> socket.socket:
    if not 0 <= port <= 65535:
        raise Refused("bad-port", f"A port is 0 to 65535, not {port}.")
    try:
        family, kind, number, _, where = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    except OSError:
        raise Refused("bad-host", f"There is no address '{host}' on this machine; try 127.0.0.1 or 0.0.0.0.") from None
    listening = socket.socket(family, kind, number)
    if os.name == "posix":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind(where)
        listening.listen(2048)
    except OSError as error:
        listening.close()
        raise Refused(
            "cannot-listen", f"Cannot listen on {host} port {port}: {error.strerror}; try another --port."
        ) from None
    listening.setblocking(False)
    return listening


@contextlib.contextmanager
def _alone(url: Any) -> Iterator[None]:
    """An SQLite file is served by one process; several need PostgreSQL."""
    if url.get_backend_name() != "sqlite" or os.name != "posix":
        yield
        return
    import fcntl

    path = Path(f"{url.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = path.open("w")
    except OSError as error:
        raise Refused(
            "bad-database", f"Cannot write {path.parent}: {error.strerror}; name another --database."
        ) from None
    with lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Refused(
                "in-use",
                f"Another server uses {url.database} already. Stop it, name another --database, or use PostgreSQL, "
                "which any number of servers can share.",
            ) from None
        yield


def _spoken(host: str) -> str:
    if host in ("0.0.0.0", "::", ""):
        return socket.gethostname()
    return f"[{host}]" if ":" in host else host


def _greet(plan: Plan, address: str, admin: str) -> None:
    print(f"Eminence is open at {address}  (Ctrl-C ends it)", flush=True)
    if plan.host not in LOCAL:
        print(EVERYWHERE, flush=True)
    if admin:
        print(f"Admin token for this run: {admin}", flush=True)


def _log_to(stream: TextIO) -> None:
    """Structured lines: JSON, or readable ones on a terminal."""
    shown: Any = structlog.dev.ConsoleRenderer() if stream.isatty() else structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.format_exc_info,
            shown,
        ],
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        logger_factory=structlog.PrintLoggerFactory(stream),
    )
    logging.basicConfig(level=logging.WARNING, handlers=[_Structured()], force=True)


class _Structured(logging.Handler):
    """What libraries log, in the same form."""

    def emit(self, record: logging.LogRecord) -> None:
        log.log(record.levelno, "library", logger=record.name, text=record.getMessage(), exc_info=record.exc_info)
