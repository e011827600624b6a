"""A worker of our own: reads a request a line, answers it, and ends with its input.

A reply is a line, too: progress as often as wanted, then the result, or why there is none.
"""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Literal, TypeVar

import msgspec

from eminence.kernel.errors import Refused

Request = TypeVar("Request")
Tell = Callable[[Any], None]
"""Tells how far it is."""


class Reply(msgspec.Struct, array_like=True):
    kind: Literal["progress", "result", "refused", "failed"]
    content: msgspec.Raw


class FailureContent(msgspec.Struct, array_like=True):
    """An exception that nobody has foreseen."""

    error: str
    traceback: str


class RefusalContent(msgspec.Struct, array_like=True):
    code: str
    sentence: str
    data: dict[str, Any] | None


def serve(answer: Callable[[Request, Tell], Any], request_type: type[Request]) -> None:
    """Answer requests until nobody asks any more."""
    requests, replies = sys.stdin.buffer, os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever else is printed must not be taken for a reply
    decoder = msgspec.json.Decoder(request_type)

    def reply(kind: Literal["progress", "result", "refused", "failed"], content: Any) -> None:
        replies.write(msgspec.json.encode((kind, content)) + b"\n")
        replies.flush()

    with suppress(BrokenPipeError):
        for line in iter(requests.readline, b""):
            try:
                result = answer(decoder.decode(line), lambda progress: reply("progress", progress))
            except Refused as refusal:
                reply("refused", RefusalContent(refusal.code, refusal.sentence, refusal.data))
            except BrokenPipeError:
                raise
            except Exception as error:
                reply("failed", FailureContent(type(error).__name__, traceback.format_exc()))
            else:
                reply("result", result)
