"""Reads the TOML files of a problem folder. Each error is one line with the file and line."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from itertools import repeat
from pathlib import Path
from typing import Any

from harness.errors import KataError, no_such, shown_path
from harness.read_text import read_text

LARGEST = 2**23
PLACE = re.compile(r"(.*) \(at line (\d+), column \d+\)")
"""An error message of tomllib, which ends with the line."""


def read_toml(path: Path) -> str:
    """Return the text of a TOML file. Raises KataError if it cannot be read."""
    return read_text(Path(shown_path(path)), LARGEST, "a TOML file in UTF-8")


def parse_toml(text: str, path: Path, known: Sequence[str], remedy: str = "") -> dict[str, Any]:
    """Return the content of a TOML file.

    Args:
        text: its text.
        path: the file, which an error names.
        known: the allowed names at the top level.
        remedy: what to do about another name; by default the known names are listed.

    Raises:
        KataError: it is not TOML, or has another name at the top level.
    """
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        match = PLACE.fullmatch(str(error))
        line, what = (f":{match[2]}", match[1]) if match else ("", str(error))
        raise KataError(f"{shown_path(path)}{line}: this is not TOML: {what}") from None
    for name, value in data.items():
        if name not in known:
            kind = "table" if isinstance(value, dict | list) else "key"
            raise KataError(f"{shown_path(path)}: {no_such(kind, name, known, remedy)}")
    return data


def tables_of(
    data: Mapping[str, Any], name: str, text: str, path: Path
) -> list[tuple[str, dict[str, Any]]]:
    """Return the tables `[[name]]` of a TOML file, each with its place, `file:line`.

    Raises KataError if the name is no array of tables.
    """
    tables = data.get(name, [])
    if isinstance(tables, dict):
        raise KataError(
            f"{shown_path(path)}: [{name}] is one table; expected [[{name}]] before each {name}"
        )
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise KataError(
            f"{shown_path(path)}: {name} is {tables!r}; expected [[{name}]] before each {name}"
        )
    numbered = enumerate(text.splitlines(), 1)
    lines = [at for at, line in numbered if line.partition("#")[0].strip() == f"[[{name}]]"]
    known = len(lines) >= len(tables)  # a table may be written in another form
    places = [f"{shown_path(path)}:{line}" for line in lines] if known else repeat(shown_path(path))
    return list(zip(places, tables, strict=False))


def check_keys(
    where: str, table: Mapping[str, Any], known: Sequence[str], remedy: str = ""
) -> None:
    """Raise KataError for an unknown key."""
    if strange := [key for key in table if key not in known]:
        raise KataError(f"{where}: {no_such('key', strange[0], known, remedy)}")


def check_types(where: str, table: Mapping[str, Any], types: Mapping[str, type]) -> None:
    """Raise KataError for a value of another type. A list holds strings."""
    words = {str: "a string", list: "a list of strings", bool: "true or false"}
    for key, type_ in types.items():
        value = table.get(key, type_())
        items = value if type_ is list and isinstance(value, list) else ()
        if type(value) is not type_ or not all(isinstance(item, str) for item in items):
            raise KataError(f"{where}: {key} is {value!r}, expected {words[type_]}")
