"""How fast the disk makes small appends safe: the floor under every move that is acknowledged durably."""

from __future__ import annotations

import os
import time
from pathlib import Path
from tempfile import NamedTemporaryFile

APPEND = bytes(256)


def flush_rate(folder: Path, seconds: float = 2.0) -> dict[str, float]:
    """Appends of 256 bytes, each followed by fsync: how many a second, and how long one takes."""
    took = []
    with NamedTemporaryFile(dir=folder, prefix="flush-") as file:
        end = time.perf_counter() + seconds
        while (began := time.perf_counter()) < end:
            os.write(file.fileno(), APPEND)
            os.fsync(file.fileno())
            took.append((time.perf_counter() - began) * 1000)
    took.sort()
    return {
        "flushes_per_second": len(took) / seconds,
        "p50_ms": took[len(took) // 2],
        "p99_ms": took[int(len(took) * 0.99)],
    }
