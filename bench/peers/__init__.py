"""Rates of other game libraries, taken in the same run as ours so that the two can be compared as ratios.

Each module here has `measure(seconds)`, which returns `{"what exactly": rate per second}`, and prints the same as JSON
when run as a module: `python -m bench.peers.fast_catan` from the root of the repository.
"""

import json
import subprocess
from importlib import import_module
from pathlib import Path

NAMES = ("open_spiel_hearts", "rlcard_gin_rummy", "pgx_batch", "fast_catan")


def measure(name: str, python: str | None = None, seconds: float = 1.0) -> dict[str, float]:
    """Rates of the peer `name`, here or under the interpreter `python`; ImportError if the peer is not installed."""
    if name not in NAMES:
        raise ValueError(f"unknown peer {name!r}, expected one of {', '.join(NAMES)}")
    if python is None:
        rates: dict[str, float] = import_module(f".{name}", __name__).measure(seconds)
        return rates
    return _measure_under(python, name, seconds)


def _measure_under(python: str, name: str, seconds: float) -> dict[str, float]:
    root = Path(__file__).resolve().parents[len(__name__.split("."))]
    command = [python, "-E", "-m", f"{__name__}.{name}", str(seconds)]
    finished = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    if finished.returncode == 0:
        rates: dict[str, float] = json.loads(finished.stdout.splitlines()[-1])
        return rates
    reason = (finished.stderr.strip().splitlines() or [f"exit status {finished.returncode}"])[-1]
    if reason.startswith(("ImportError", "ModuleNotFoundError")):
        raise ImportError(f"{name} under {python}: {reason}")
    raise RuntimeError(f"{name} under {python} failed:\n{finished.stderr}")
