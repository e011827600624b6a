"""Longer texts on the screen."""

from __future__ import annotations

import re

from rich.markdown import Markdown

from eminence.kernel.game import Game


def rules_page(game: Game) -> Markdown:
    """A game's rules; links within them lead nowhere in a terminal, so only their words are left."""
    return Markdown(re.sub(r"\[([^\]]+)\]\(#[^)]*\)", r"\1", game.rules_text()))
