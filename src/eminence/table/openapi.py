"""The description of the interface for programs, OpenAPI 3.1: made from what the routes know of themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Any

import msgspec

from eminence.table.messages import Problem
from eminence.table.routes import JSON, Parameter, Route

PROBLEMS = {
    400: "refused, and why",
    401: "nobody is signed in",
    403: "not allowed",
    404: "there is no such thing",
    405: "no such method here",
    409: "the table is not in the state for it",
    413: "too large",
    415: "not JSON",
    429: "too much at once",
    503: "the database does not answer",
}
"""Why a request may be answered with a problem."""


def description(routes: Iterable[Route], title: str, version: str, meaning: str) -> dict[str, Any]:
    """All routes that have a summary, and the types of what goes through them."""
    told = [route for route in routes if route.summary]
    types = list(dict.fromkeys([Problem, *(type for route in told for type in _types(route))]))
    schemas, known = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for route in told:
        paths.setdefault(route.path, {})[route.method.lower()] = _operation(route, schema)
    return {
        "openapi": "3.1.0",
        "info": {"title": title, "version": version, "description": meaning},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": known,
            "responses": {
                str(status): {"description": why, "content": _content(JSON, schema[Problem])}
                for status, why in PROBLEMS.items()
            },
        },
    }


def _types(route: Route) -> Iterator[Any]:
    yield route.returns
    if route.body is not None:
        yield route.body
    for parameter in (*route.path_parameters, *route.query_parameters):
        yield parameter.type


def _operation(route: Route, schema: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    kind = route.kind.partition(";")[0]
    told: dict[str, Any] = {
        "operationId": route.handler.__name__,
        "summary": route.summary,
        "responses": {
            str(route.status): {
                "description": HTTPStatus(route.status).phrase,
                "content": _content(kind, schema[route.returns]),
            },
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in PROBLEMS},
        },
    }
    parameters = [_parameter(one, "path", schema[one.type]) for one in route.path_parameters]
    parameters += [_parameter(one, "query", schema[one.type]) for one in route.query_parameters]
    if parameters:
        told["parameters"] = parameters
    if route.body is not None:
        told["requestBody"] = {"required": True, "content": _content(JSON, schema[route.body])}
    return told


def _parameter(parameter: Parameter, where: str, schema: dict[str, Any]) -> dict[str, Any]:
    kept = {name: value for name, value in schema.items() if name != "description"}
    if where == "query":
        kept["default"] = parameter.default
    told = {"name": parameter.name, "in": where, "required": where == "path", "schema": kept}
    return told | ({"description": schema["description"]} if "description" in schema else {})


def _content(kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {kind: {"schema": schema}}
