"""Where the program keeps what people make with it."""

from __future__ import annotations

import os
from pathlib import Path

from platformdirs import user_data_path


def data_folder() -> Path:
    """`EMINENCE_DATA`, or the user's data folder."""
    chosen = os.environ.get("EMINENCE_DATA")
    return Path(chosen) if chosen else user_data_path("eminence", appauthor=False)
