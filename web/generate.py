"""Writes what the page knows of the program in TypeScript: `python web/generate.py`.

The types of the wire are those of eminence.table.messages (web/src/net/wire.ts), and the fields, events and moves of a
game those that it declares (web/src/games/GAME/declared.ts). With `--check` nothing is written; it fails if a file is
not as it would be written.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, get_args

import msgspec

from eminence.games import registry
from eminence.kernel.definition import Definition
from eminence.table import messages

WEB = Path(__file__).parent
SOURCE = WEB / "src"
Schema = dict[str, Any]
LEFT_OUT = ("default", "properties", "minItems", "maxItems")
"""What types do not tell, or what is read otherwise."""


def main(check: bool) -> int:
    stale = [(file, text) for file, text in files() if not file.exists() or file.read_text(encoding="utf-8") != text]
    if not check:
        for file, text in stale:
            file.write_text(text, encoding="utf-8")
    elif stale:
        names = ", ".join(str(file.relative_to(WEB)) for file, _ in stale)
        print(f"Not what the program says: {names}. Run 'python web/generate.py'.", file=sys.stderr)
    return int(check and bool(stale))


def files() -> Iterable[tuple[Path, str]]:
    yield SOURCE / "net" / "wire.ts", wire_types()
    for name in sorted(registry.BUILT_IN):
        definition = registry.find(name)
        yield SOURCE / "games" / name.replace("-", "_") / "declared.ts", declarations(definition)


# --- The wire ---------------------------------------------------------------------------------------------------------


def wire_types() -> str:
    """All that goes over the wire as types of TypeScript, and the version of the protocol."""
    command = [sys.executable, str(WEB / "node.py"), "run", "--silent", "wire"]
    schema = json.dumps(wire_schema())
    types = subprocess.run(command, input=schema, stdout=subprocess.PIPE, check=True, encoding="utf-8").stdout
    head = "/** What goes over the wire: eminence.table.messages in TypeScript. Written by web/generate.py. */"
    return f"{head}\nexport const PROTOCOL = {messages.PROTOCOL};\n{types}"


def wire_schema() -> Schema:
    """The JSON schema of all bodies and answers of REST and of all messages of the socket, each under its own name."""
    kinds = {
        "RequestBody": _derived(messages.RequestBody),
        "ResponseBody": _derived(messages.ResponseBody),
        "ClientMessage": get_args(messages.ClientMessage),
        "ServerMessage": get_args(messages.ServerMessage),
    }
    titled = [value for value in vars(messages).values() if any(meta.title for meta in _metas(value))]
    types = [*titled, *(type for kind in kinds.values() for type in kind)]
    schemas, structs = msgspec.json.schema_components(types, ref_template="#/definitions/{name}")
    known: Schema = {}
    for schema in schemas[: len(titled)]:
        _readable(schema, known)
    for name, schema in structs.items():
        title = schema.pop("title")
        known[name] = {"title": title} | _readable({"additionalProperties": False} | _sent(name, schema), known)
    for name, kind in kinds.items():
        known[name] = {"title": name, "anyOf": [_reference(type.__name__) for type in kind]}
    return {"title": "Wire", "anyOf": [_reference(name) for name in kinds], "definitions": known}


def _derived(base: type) -> list[type]:
    found = (value for value in vars(messages).values() if isinstance(value, type) and issubclass(value, base))
    return [value for value in found if value is not base]


def _metas(value: Any) -> list[msgspec.Meta]:
    return [one for one in getattr(value, "__metadata__", ()) if isinstance(one, msgspec.Meta)]


def _reference(name: str) -> Schema:
    return {"$ref": f"#/definitions/{name}"}


def _sent(name: str, schema: Schema) -> Schema:
    """A struct as it is sent: where defaults are left out, so is None."""
    struct = getattr(messages, name, None)
    if struct is not None and struct.__struct_config__.omit_defaults:
        for field in schema["properties"].values():
            if field.get("default", ...) is None:
                field["anyOf"].remove({"type": "null"})
    return schema


def _readable(schema: Schema, known: Schema) -> Schema:
    """A schema as json-schema-to-typescript reads it: it takes a reference with a default for a type of its own, and
    knows the tuples of earlier drafts. What has a title goes to the known types, a reference stands in its place.
    """
    found = {key: _part(value, known) for key, value in schema.items() if key not in LEFT_OUT}
    if "properties" in schema:
        found["properties"] = {name: _readable(one, known) for name, one in schema["properties"].items()}
    if schema.get("type") == "object":
        found.setdefault("additionalProperties", {})
    if "prefixItems" in found:
        found["additionalItems"], found["items"] = found.get("items", {}), found.pop("prefixItems")
    if "title" not in found:
        return found
    named = known.setdefault(found["title"], found)
    reference = _reference(found["title"])
    if found.get("description") == named.get("description"):
        return reference
    return {"allOf": [reference], "description": found["description"]}


def _part(value: Any, known: Schema) -> Any:
    if isinstance(value, list):
        return [_part(one, known) for one in value]
    return _readable(value, known) if isinstance(value, dict) else value


# --- The games --------------------------------------------------------------------------------------------------------


def declarations(definition: Definition) -> str:
    """The declarations of a game as a constant of TypeScript, as Prettier would have it."""
    lines = [f"/** {definition.title}: what its fields, events and moves are. Written by web/generate.py. */", ""]
    lines.append("export const declared = {")
    for part, entries in definition.declared().items():
        lines.append(f"  {part}: {{")
        lines += [f"    {_key(name)}: {_value(value)}," for name, value in entries.items()]
        lines.append("  },")
    return "\n".join([*lines, "} as const;", ""])


def _key(name: str) -> str:
    return name if name.replace("_", "").isalnum() else json.dumps(name)


def _value(value: dict[str, str] | list[str]) -> str:
    if isinstance(value, list):
        return f"[{', '.join(map(json.dumps, value))}]"
    return f"{{ {', '.join(f'{key}: {json.dumps(item)}' for key, item in value.items())} }}"


if __name__ == "__main__":
    sys.exit(main(check="--check" in sys.argv))
