"""The description of the interface for programs, OpenAPI 3.1: made from what the endpoints know of themselves."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from http import HTTPStatus
from typing import Any

import msgspec

from eminence.table.endpoints import Endpoint, Parameter
from eminence.table.messages import Problem
from eminence.table.problems import JSON

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


def description(endpoints: Iterable[Endpoint], title: str, version: str, meaning: str) -> dict[str, Any]:
    """All endpoints that have a summary, and the types of what goes through them."""
    told = [endpoint for endpoint in endpoints if endpoint.summary]
    types = list(dict.fromkeys([Problem, *(type for endpoint in told for type in _types(endpoint))]))
    schemas, known = msgspec.json.schema_components(types, ref_template="#/components/schemas/{name}")
    schema = dict(zip(types, schemas, strict=True))
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in told:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint, schema)
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


def _types(endpoint: Endpoint) -> Iterator[Any]:
    yield endpoint.returns
    if endpoint.body is not None:
        yield endpoint.body
    for parameter in (*endpoint.path_parameters, *endpoint.query_parameters):
        yield parameter.type


def _operation(endpoint: Endpoint, schema: dict[Any, dict[str, Any]]) -> dict[str, Any]:
    kind = endpoint.media_type.partition(";")[0]
    told: dict[str, Any] = {
        "operationId": endpoint.handler.__name__,
        "summary": endpoint.summary,
        "responses": {
            str(endpoint.status): {
                "description": HTTPStatus(endpoint.status).phrase,
                "content": _content(kind, schema[endpoint.returns]),
            },
            **{str(status): {"$ref": f"#/components/responses/{status}"} for status in PROBLEMS},
        },
    }
    parameters = [_parameter(one, "path", schema[one.type]) for one in endpoint.path_parameters]
    parameters += [_parameter(one, "query", schema[one.type]) for one in endpoint.query_parameters]
    if parameters:
        told["parameters"] = parameters
    if endpoint.body is not None:
        told["requestBody"] = {"required": True, "content": _content(JSON, schema[endpoint.body])}
    return told


def _parameter(parameter: Parameter, where: str, schema: dict[str, Any]) -> dict[str, Any]:
    kept = {name: value for name, value in schema.items() if name != "description"}
    if where == "query":
        kept["default"] = parameter.default
    told = {"name": parameter.name, "in": where, "required": where == "path", "schema": kept}
    return told | ({"description": schema["description"]} if "description" in schema else {})


def _content(kind: str, schema: dict[str, Any]) -> dict[str, Any]:
    return {kind: {"schema": schema}}
