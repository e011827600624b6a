"""Who may ask, and how much: limits for addresses and connections, and origins."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv6Address
from urllib.parse import urlsplit

from eminence.table.refusals import refused

MAX_COUNTED_ADDRESSES = 20_000
"""Of so many a bucket is remembered."""


@dataclass(frozen=True)
class Limits:
    """How much one address and one connection may ask for; a bucket of `burst` fills again with `rate` a second."""

    requests_rate: float = 20.0
    requests_burst: float = 100.0
    """REST, for an address."""
    entries_rate: float = 0.2
    entries_burst: float = 20.0
    """New players, new tables and recovery codes, for an address."""
    messages_rate: float = 20.0
    messages_burst: float = 60.0
    """For a connection."""
    connections: int = 60
    """At once, for an address."""
    all_connections: int = 20_000
    headers: int = 32_768
    body: int = 1_200_000
    message: int = 8_192
    backlog: int = 262_144
    """Bytes that may wait for a slow reader."""
    inbox: int = 64
    """Messages of a connection that may wait to be handled."""
    handshake: float = 10.0
    """Seconds in which a request must have arrived."""

    @staticmethod
    def none() -> Limits:
        """For measurements and closed networks: only sizes are limited."""
        much = 1e9
        return Limits(much, much, much, much, much, much, 10**6, 10**6)


class TokenBucket:
    """Something that is used up and fills again."""

    __slots__ = ("at", "left")

    def __init__(self, burst: float) -> None:
        self.left = burst
        self.at = time.monotonic()

    def take(self, rate: float, burst: float, now: float) -> bool:
        self.left = min(burst, self.left + (now - self.at) * rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class RateLimiter:
    """Counts what addresses ask for. In memory: a limit is a limit of this process."""

    def __init__(self, limits: Limits, origins: frozenset[str] = frozenset()) -> None:
        self.limits = limits
        self.origins = origins
        """Where else our page may come from, such as https://play.example.org behind a proxy."""
        self.open: dict[str, int] = {}
        self._requests: dict[str, TokenBucket] = {}
        self._entries: dict[str, TokenBucket] = {}

    def request(self, address: str) -> None:
        limits = self.limits
        if not self._bucket(self._requests, address, limits.requests_burst).take(
            limits.requests_rate, limits.requests_burst, time.monotonic()
        ):
            raise refused("too-many-requests", reason="much")

    def entry(self, address: str) -> None:
        limits = self.limits
        if not self._bucket(self._entries, address, limits.entries_burst).take(
            limits.entries_rate, limits.entries_burst, time.monotonic()
        ):
            raise refused("too-many-requests", reason="often")

    @staticmethod
    def _bucket(known: dict[str, TokenBucket], address: str, burst: float) -> TokenBucket:
        """The bucket of an address, which moves to the end: the first one is the one that rested longest.

        That one makes room when there are too many, as it has filled up again the most.
        """
        counted = counted_as(address)
        found = known.pop(counted, None)
        if found is None:
            if len(known) >= MAX_COUNTED_ADDRESSES:
                del known[next(iter(known))]
            found = TokenBucket(burst)
        known[counted] = found
        return found

    def connect(self, address: str) -> None:
        counted = counted_as(address)
        if (
            self.open.get(counted, 0) >= self.limits.connections
            or sum(self.open.values()) >= self.limits.all_connections
        ):
            raise refused("too-many-connections")
        self.open[counted] = self.open.get(counted, 0) + 1

    def disconnect(self, address: str) -> None:
        counted = counted_as(address)
        left = self.open.get(counted, 0) - 1
        if left > 0:
            self.open[counted] = left
        else:
            self.open.pop(counted, None)

    def same_origin(self, origin: str | None, host: str) -> bool:
        """Whether a page from `origin` may speak for its visitor here; programs send none."""
        if origin is None or origin in self.origins:
            return True
        try:
            return bool(host) and urlsplit(origin).netloc == host
        except ValueError:
            return False


@lru_cache(maxsize=4096)
def counted_as(address: str) -> str:
    """Under which name an address is counted: IPv6 by its /64, as one visitor has all 2**64 addresses of it.

    IPv4 within IPv6, as a socket for both sees it, stays IPv4; otherwise all of IPv4 would share one /64.

    >>> counted_as("2001:db8:1:2:3::4"), counted_as("::ffff:192.0.2.7"), counted_as("192.0.2.7")
    ('2001:db8:1:2::/64', '192.0.2.7', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        parsed = IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"


def last_address(forwarded: str) -> str:
    """Whom a proxy has seen: the last address in its header, since the others were written by whoever asks.

    >>> last_address("10.0.0.1, 192.0.2.7")
    '192.0.2.7'
    """
    return forwarded.rpartition(",")[2].strip()
