"""From a handler to a route: what handlers say of themselves, read once; and their arguments, checked, every time.

    @post("/api/tables/{table}/join", summary="Take a chair")
    async def join(request: Request, table: TableId, data: messages.Join) -> TableInfo: ...

What is named in the path comes from there. `data` is the body, in JSON. Whatever has a default may be said after the
question mark. The return annotation tells how the answer is sent: `str` as text, `bytes` as they are, everything else
in JSON; `Answer[...]` with headers or a cookie of its own.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, TypeVar, get_args, get_origin

import msgspec
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from eminence.kernel.errors import Refused
from eminence.table import messages
from eminence.table.problems import JSON
from eminence.table.refusals import refused
from eminence.table.requests import Request

TEXT = "text/plain; charset=utf-8"
Body = TypeVar("Body")
Handler = Callable[..., Awaitable[Any]]


class Answer(Generic[Body]):
    """An answer with headers or a cookie of its own."""

    __slots__ = ("body", "cookie", "headers")

    def __init__(
        self, body: Body, headers: Mapping[str, str] | None = None, cookie: Mapping[str, Any] | None = None
    ) -> None:
        self.body = body
        self.headers = headers
        self.cookie = cookie
        """The arguments of Starlette's `set_cookie`."""


def not_understood(why: object) -> Refused:
    return refused("bad-request", reason="data", why=str(why))


@dataclass(frozen=True)
class Parameter:
    """Something in the path or after the question mark."""

    name: str
    type: Any
    default: Any = None

    def read(self, text: str) -> Any:
        return msgspec.convert(text, self.type, strict=False)


@dataclass(frozen=True)
class Endpoint:
    """A method at a path, who handles it, and all that is known of it before anybody asks."""

    method: str
    path: str
    handler: Handler
    status: int
    media_type: str
    summary: str
    """What the description says of it; it is silent about what has none."""
    path_parameters: tuple[Parameter, ...]
    query_parameters: tuple[Parameter, ...]
    body: Any
    """The type of the body; None if none is read."""
    returns: Any
    decode: Callable[[bytes], Any]
    encode: Callable[[Any], bytes]

    async def respond(self, request: Request) -> Response:
        given = self._parameters(request)
        if self.body is not None:
            given["data"] = self._data(await request.body())
        found = await self.handler(request, **given)
        if not isinstance(found, Answer):
            return Response(self.encode(found), self.status, media_type=self.media_type)
        response = Response(self.encode(found.body), self.status, found.headers, self.media_type)
        if found.cookie is not None:
            response.set_cookie(**found.cookie)
        return response

    def _parameters(self, request: Request) -> dict[str, Any]:
        said = [(one, request.path_params[one.name]) for one in self.path_parameters]
        if self.query_parameters:
            query = request.query_params
            said += [(one, query[one.name]) for one in self.query_parameters if one.name in query]
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


def _endpoint(method: str, path: str, handler: Handler, status: int, media_type: str | None, summary: str) -> Endpoint:
    """What a handler's signature says; its first parameter is the request."""
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
    encode, usual = _ENCODINGS.get(returns, (messages.encode, JSON))
    return Endpoint(
        method,
        path,
        handler,
        status,
        usual if media_type is None else media_type,
        summary,
        tuple(Parameter(name, types[name]) for name in named),
        tuple(Parameter(option.name, option.annotation, option.default) for option in options),
        body,
        returns,
        msgspec.json.Decoder(body).decode,
        encode,
    )


_ENCODINGS: dict[Any, tuple[Callable[[Any], bytes], str]] = {str: (str.encode, TEXT), bytes: (bytes, "")}
"""How answers are encoded, and what they are then."""


def _at(
    method: str, path: str, *, summary: str = "", status: int = 200, media_type: str | None = None
) -> Callable[[Handler], Endpoint]:
    return lambda handler: _endpoint(method, path, handler, status, media_type, summary)


get, post, patch, delete = (partial(_at, method) for method in ("GET", "POST", "PATCH", "DELETE"))


class Resource:
    """All methods at one path, as ASGI. Starlette names the methods that a path has by its first route only, so a
    path has one route."""

    def __init__(self, endpoints: Mapping[str, Endpoint]) -> None:
        self._endpoints = {**endpoints, "HEAD": endpoints["GET"]} if "GET" in endpoints else endpoints

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._endpoints[scope["method"]].respond(Request(scope, receive, send))
        await response(scope, receive, send)


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """The routes to all endpoints. Of two that fit a path, the first one is taken."""
    paths: dict[str, dict[str, Endpoint]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method] = endpoint
    return [Route(path, Resource(methods), methods=list(methods), name=path) for path, methods in paths.items()]
