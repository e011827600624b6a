"""From a path to a function: what handlers say of themselves, read once; and their arguments, checked, every time.

    @post("/api/tables/{table}/join", summary="Take a chair")
    async def join(asked: Asked, table: TableId, data: messages.Join) -> TableInfo: ...

What is named in the path comes from there. `data` is the body, in JSON. Whatever has a default may be said after the
question mark. The return annotation tells how the answer is sent: `str` as text, `bytes` as they are, everything else
in JSON; `Answer[...]` with headers of its own.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar, get_args, get_origin
from urllib.parse import parse_qsl

import msgspec

from eminence.kernel.errors import Refused, join_names
from eminence.table import messages
from eminence.table.asked import Asked
from eminence.table.refusals import refused

JSON = "application/json"
TEXT = "text/plain; charset=utf-8"
Body = TypeVar("Body")
Headers = Sequence[tuple[bytes, bytes]]
Handler = Callable[..., Awaitable[Any]]
Reply = tuple[int, Headers, bytes]
"""What is sent: the status, the headers, the body."""


class Answer(Generic[Body]):
    """An answer with headers of its own."""

    __slots__ = ("body", "headers")

    def __init__(self, body: Body, headers: Headers = ()) -> None:
        self.body = body
        self.headers = headers


class WrongMethod(Refused):
    """There is something here, but not for this method."""

    def __init__(self, methods: Iterable[str]) -> None:
        known = sorted(methods)
        super().__init__("bad-request", f"There is no such method here, only {join_names(known, 'and')}.")
        self.allow = ", ".join(known)


def nothing_here() -> Refused:
    return refused("no-such-page")


def not_understood(why: object) -> Refused:
    return refused("bad-request", reason="data", why=str(why))


# --- One route --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Parameter:
    """Something in the path or after the question mark."""

    name: str
    type: Any
    default: Any = None

    def read(self, text: str) -> Any:
        return msgspec.convert(text, self.type, strict=False)


@dataclass(frozen=True)
class Route:
    """A method at a path, who handles it, and all that is known of it before anybody asks."""

    method: str
    path: str
    handler: Handler
    status: int
    kind: str
    """The media type of the answer; empty if the answer itself tells it."""
    summary: str
    """What the description says of it; it is silent about what has none."""
    path_parameters: tuple[Parameter, ...]
    query_parameters: tuple[Parameter, ...]
    body: Any
    """The type of the body; None if none is read."""
    returns: Any
    decode: Callable[[bytes], Any]
    encode: Callable[[Any], bytes]
    headers: Headers

    async def answer(self, asked: Asked, values: Sequence[str]) -> Reply:
        """Handle a request whose path has these values."""
        given = self._parameters(values, asked.query)
        if self.body is not None:
            given["data"] = self._data(await asked.body())
        found = await self.handler(asked, **given)
        if isinstance(found, Answer):
            return self.status, (*self.headers, *found.headers), self.encode(found.body)
        return self.status, self.headers, self.encode(found)

    def _parameters(self, values: Sequence[str], query: bytes) -> dict[str, Any]:
        said = list(zip(self.path_parameters, values, strict=True))
        if query and self.query_parameters:
            texts = dict(parse_qsl(query.decode("latin-1"), keep_blank_values=True))
            said += [(one, texts[one.name]) for one in self.query_parameters if one.name in texts]
        given, wrong = {}, []
        for parameter, text in said:
            try:
                given[parameter.name] = parameter.read(text)
            except msgspec.ValidationError as error:
                wrong.append(f"{parameter.name}: {error}")
        if wrong:
            raise not_understood("; ".join(wrong))
        return given

    def _data(self, body: bytes) -> Any:
        try:
            return self.decode(body)
        except msgspec.DecodeError as error:
            raise (not_understood(error) if body else refused("bad-request", reason="empty")) from None
        except (UnicodeDecodeError, RecursionError):
            raise refused("bad-request", reason="json") from None


def _route(method: str, path: str, handler: Handler, status: int, kind: str | None, summary: str) -> Route:
    """What a handler's signature says; its first parameter is who asks."""
    signature = inspect.signature(handler, eval_str=True)
    _, *parameters = signature.parameters.values()
    named = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    types = {parameter.name: parameter.annotation for parameter in parameters}
    options = [one for one in parameters if one.default is not one.empty]
    body, returns = types.get("data"), signature.return_annotation
    if {*named, *(option.name for option in options), "data"} != {*types, "data"}:
        raise TypeError(f"{handler.__name__} has parameters that are neither in {path!r} nor have a default")
    if get_origin(returns) is Answer:
        (returns,) = get_args(returns)
    encode, own_kind = _MANNERS.get(returns, (messages.encode, JSON))
    kind = own_kind if kind is None else kind
    return Route(
        method,
        path,
        handler,
        status,
        kind,
        summary,
        tuple(Parameter(name, types[name]) for name in named),
        tuple(Parameter(option.name, option.annotation, option.default) for option in options),
        body,
        returns,
        msgspec.json.Decoder(body).decode,
        encode,
        ((b"content-type", kind.encode()),) if kind else (),
    )


_MANNERS: dict[Any, tuple[Callable[[Any], bytes], str]] = {str: (str.encode, TEXT), bytes: (bytes, "")}
"""How answers are encoded, and what they are then."""


def _at(
    method: str, path: str, *, summary: str = "", status: int = 200, kind: str | None = None
) -> Callable[[Handler], Route]:
    return lambda handler: _route(method, path, handler, status, kind, summary)


get, post, patch, delete = (partial(_at, method) for method in ("GET", "POST", "PATCH", "DELETE"))

# --- All routes -------------------------------------------------------------------------------------------------------

Methods = dict[str, Route]


class Fork:
    """What a path can go on with: with certain words, with anything, or with nothing more."""

    __slots__ = ("anything", "methods", "words")

    def __init__(self) -> None:
        self.words: dict[str, Fork] = {}
        self.anything: Fork | None = None
        self.methods: Methods = {}

    def after(self, part: str) -> Fork:
        """The fork after a part of a route's path; there is one from now on."""
        if not part.startswith("{"):
            return self.words.setdefault(part, Fork())
        self.anything = self.anything or Fork()
        return self.anything


class Routes:
    """All routes, found by method and path."""

    def __init__(self, routes: Iterable[Route]) -> None:
        self._plain: dict[str, Methods] = {}
        self._first = Fork()
        for route in routes:
            methods = self._methods(route)
            methods[route.method] = route
            if route.method == "GET":
                methods["HEAD"] = route

    def _methods(self, route: Route) -> Methods:
        if not route.path_parameters:
            return self._plain.setdefault(route.path, {})
        fork = self._first
        for part in route.path[1:].split("/"):
            fork = fork.after(part)
        return fork.methods

    def find(self, method: str, path: str) -> tuple[Route, Sequence[str]]:
        """The route that a request takes, and what its path says of the parameters; a last slash does not count."""
        values: Sequence[str] = ()
        methods = self._plain.get(path)
        if methods is None and path.endswith("/"):
            path = path[:-1]
            methods = self._plain.get(path)
        if methods is None:
            methods, values = self._walk(path)
        route = methods.get(method)
        if route is None:
            raise WrongMethod(methods)
        return route, values

    def _walk(self, path: str) -> tuple[Methods, Sequence[str]]:
        fork, values = self._first, []
        for part in path[1:].split("/"):
            further = fork.words.get(part)
            if further is None:
                further = fork.anything
                if further is None or not part:
                    raise nothing_here()
                values.append(part)
            fork = further
        if not fork.methods:
            raise nothing_here()
        return fork.methods, values
