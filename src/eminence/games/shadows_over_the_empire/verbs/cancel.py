"""Cancel the action that a React answers."""

from __future__ import annotations

NUMBER, NAME = 11, "cancel"
FORMS = ("cancel",)
EXAMPLES = ("cancel",)
