"""A message: something to be said, as a key with fields. What says it in a language is in `messages`."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from eminence.kernel.fields import MessageField
    from eminence.kernel.kinds import Vocabulary

_NONE: Mapping[str, Any] = MappingProxyType({})


class Message:
    """Something to be said: a key, and fields by name.

    >>> Message("too-high", card=3, limit=5)
    Message('too-high', card=3, limit=5)
    """

    __slots__ = ("fields", "key")

    def __init__(self, key: str, /, **fields: Any) -> None:
        self.key = key
        self.fields = fields

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Message) and (self.key, self.fields) == (other.key, other.fields)

    def __hash__(self) -> int:
        return hash((self.key, repr(self.fields)))

    def __repr__(self) -> str:
        return f"Message({', '.join([repr(self.key), *(f'{name}={value!r}' for name, value in self.fields.items())])})"

    def to_json(self, fields: Mapping[str, MessageField] = _NONE, words: Vocabulary = _NONE) -> dict[str, Any]:
        """The key as `say`, and the fields; those of no table are as they are.

        >>> Message("misread-twice", given="King").to_json()
        {'say': 'misread-twice', 'given': 'King'}
        """
        said = {"say": self.key}
        for name, value in self.fields.items():
            said[name] = _to_json(value, fields.get(name), fields, words)
        return said


def _to_json(value: Any, declared: MessageField | None, fields: Mapping[str, MessageField], words: Vocabulary) -> Any:
    if type(value) is not int:
        if isinstance(value, Message):
            return value.to_json(fields, words)
        if isinstance(value, list | tuple) and value and isinstance(value[0], Message):
            return [item.to_json(fields, words) for item in value]
    return value if declared is None else declared.kind.to_json(value, words)
