"""Write the client's types from the server's structs: `./dev run python client/scripts/client_types.py`.

The structs of scene.py and messages.py are the contract; what msgspec says about them as JSON Schema becomes
client/src/lib/messages.ts. That file is committed, so building the page needs no Python, and
tests/house/test_client_types.py fails when it is stale.
"""

import sys
from pathlib import Path
from typing import Any

import msgspec

from citywright.display import scene
from citywright.web import messages

TARGET = Path(__file__).parents[1] / "src/lib/messages.ts"
HEAD = """// Made by client/scripts/client_types.py from the structs in display/scene.py and web/messages.py.
// Do not edit: change the structs and run the script.
"""
UNIONS = {
    "AnyMark": scene.AnyMark,
    "Widget": scene.Widget,
    "FromServer": messages.FromServer,
    "FromClient": messages.FromClient,
}
WIDTH = 120
PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def structs() -> list[type]:
    """Every struct of both modules, in the order they are written."""
    found: list[type] = []
    for module in (scene, messages):
        classes = [value for value in vars(module).values() if isinstance(value, type)]
        found += [one for one in classes if issubclass(one, msgspec.Struct) and one.__module__ == module.__name__]
    return [one for one in found if one is not scene.Mark]


def spell(schema: dict[str, Any]) -> str:
    """A schema as a TypeScript type."""
    if "$ref" in schema:
        return str(schema["$ref"]).rsplit("/", 1)[-1]
    if "enum" in schema:
        return " | ".join(f'"{word}"' for word in schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(spell(one) for one in schema["anyOf"]))
    kind = schema.get("type")
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(spell(one) for one in schema['prefixItems'])}]"
        return f"({spell(schema.get('items') or {})})[]"
    if kind == "object":
        values = schema.get("additionalProperties")
        return f"Record<string, {spell(values) if isinstance(values, dict) else 'unknown'}>"
    return PLAIN[kind] if kind else "string | number"  # an action's words: the one place that is Any in Python


def written() -> str:
    """The whole file."""
    members = {union: getattr(union_type, "__args__", ()) for union, union_type in UNIONS.items()}
    kinds = structs()
    _, components = msgspec.json.schema_components(kinds)
    lines = [HEAD]
    for kind in kinds:
        schema = components[kind.__name__]
        if text := schema.get("description"):
            lines.append(f"/** {text.splitlines()[0]} */")
        lines.append(f"export interface {kind.__name__} {{")
        required = set(schema.get("required", ()))
        for name, one in schema["properties"].items():
            lines.append(f"  {name}{'' if name in required else '?'}: {spell(one)};")
        lines += ["}", ""]
    for union, parts in members.items():
        names = [part.__name__ for part in parts]
        whole = f"export type {union} = {' | '.join(names)};"
        apart = [f"export type {union} =", *(f"  | {name}" for name in names)]
        lines += [whole, ""] if len(whole) <= WIDTH else [*apart[:-1], f"{apart[-1]};", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    TARGET.write_text(written(), encoding="utf-8")
    sys.stdout.write(f"{TARGET.name}: {len(structs())} structs\n")
