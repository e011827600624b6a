"""Moves, events, messages and tables as they go over the wire. What their fields are each game declares.

A title is the type's name where types are made from the schema: in OpenAPI's description, and for the page.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta

_NAMED = {"prefixItems": [{"type": "string"}]}
_KEYED = {"properties": {"say": {"type": "string"}}, "required": ["say"]}
MoveData = Annotated[
    list[Annotated[str, Meta(max_length=200)] | int | None],
    Meta(
        title="Move",
        min_length=1,
        max_length=12,
        description="the kind of move, then its fields in the declared order",
        extra_json_schema=_NAMED,
    ),
]
EventData = Annotated[
    list[Any],
    Meta(
        title="GameEvent",
        min_length=1,
        description="the event's name, then its fields in the declared order",
        extra_json_schema=_NAMED,
    ),
]
MessageData = Annotated[
    dict[str, Any],
    Meta(
        title="Message",
        description="the key of a sentence as `say`, and its fields; see GET /api/games/{game}/words",
        extra_json_schema=_KEYED,
    ),
]
TableData = Annotated[dict[str, Any], Meta(title="Table", description="a game's table; each game has its own shape")]
OptionValue = Annotated[str | int | bool, Meta(title="OptionValue")]
