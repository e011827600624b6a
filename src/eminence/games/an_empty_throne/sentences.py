"""An Empty Throne: the sentences that abilities are made of, as a card file writes them and as people read them."""

from __future__ import annotations

import re
from types import ModuleType
from typing import Any

from eminence.games.an_empty_throne.grammar import Sentence
from eminence.games.an_empty_throne.verbs import VERBS
from eminence.kernel.problems import did_you_mean, suggest
from eminence.kernel.translation import Message


def read(text: str) -> Sentence | None:
    """A sentence of an ability, or nothing if it is none."""
    if (found := _parts(text)) is None:
        return None
    verb, parts = found
    sentence: Sentence = verb.read(parts)
    return sentence


def _parts(text: str) -> tuple[ModuleType, list[str]] | None:
    """The verb of a sentence, and what it says of decks, cards and places."""
    for verb in VERBS:
        if found := re.fullmatch(verb.FORM, text):
            return verb, [part or "" for part in found.groups()]
    return None


def wrong(text: str) -> Message:
    """What is wrong with a sentence that cannot be read, and what would be right."""
    examples = [example for verb in VERBS for example in verb.EXAMPLES]
    words = dict.fromkeys(example.partition(" ")[0] for example in examples)
    first = text.partition(" ")[0]
    if first not in words:
        return Message("problem-no-verb", given=text, first=first, right=suggest(first, words))
    alike = [example for example in examples if example.startswith(first)]
    right = did_you_mean(text, alike) or Message("right-as-in", known=", ".join(alike))
    return Message("problem-no-ability", given=text, right=right)


# --- As people read them ----------------------------------------------------------------------------------------------


def message(text: str, half: int, start: bool = False) -> Message:
    """A sentence without its full stop, `draw the top card of this deck`; `start`: it begins with a capital."""
    return _message("ability", text, {"half": half}, start=start)


def brief(text: str) -> Message:
    """A sentence as short as it can be understood: `draw here`."""
    return _message("brief", text, {})


def _message(manner: str, text: str, half: dict[str, int], **more: Any) -> Message:
    found = _parts(text)
    assert found is not None
    verb, parts = found
    return Message(f"{manner}-{verb.NAME}", **more, **verb.fields(parts, manner, half))
