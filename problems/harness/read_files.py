"""Reads text and TOML files, with a limit on size, since a device or a pipe may be endless.

Each error is one line with the file.
"""

from __future__ import annotations

import tomllib
from collections.abc import Collection, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar, get_type_hints

from harness.errors import KataError, no_such, shown_path

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

LARGEST = 2**23
"""The maximum size of a TOML file in bytes."""
WORDS: dict[type, str] = {str: "a string", list: "a list of strings"}
"""The types to check values for, with their names in messages. `object` allows any value."""
TYPES = {str: str, tuple[str, ...]: list}
"""The types of a record's fields that are checked, with the types of their values in TOML."""
T = TypeVar("T", bound="DataclassInstance")


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes. Raises ValueError if it is larger, or OSError."""
    with path.open("rb") as file:
        read = file.read(most + 1)
    if len(read) > most:
        raise ValueError(f"larger than {most:,} bytes")
    return read


def read_text(path: Path, most: int, expected: str) -> str:
    """Read a text file of at most `most` bytes, whose path a user has typed.

    Raises KataError if it cannot be read or is not UTF-8; the message says what was expected.
    """
    try:
        raw = read_bounded(path, most)
    except FileNotFoundError:
        raise KataError(f"{path}: no such file; expected {expected}") from None
    except IsADirectoryError:
        raise KataError(f"{path}: this is a folder; expected {expected}") from None
    except OSError as error:
        raise KataError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise KataError(f"{path} is {error}; expected {expected}") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        wrong = f"byte {raw[error.start]:#04x} is not valid UTF-8"
        raise KataError(f"{path}:{line}: {wrong}; expected {expected}") from None


def read_toml(path: Path, types: Mapping[str, type]) -> dict[str, Any]:
    """Return the content of a TOML file after a check of its keys and their types.

    Raises KataError if it cannot be read, is not TOML, or has an unknown key or a wrong type.
    """
    shown = shown_path(path)
    try:
        data = tomllib.loads(read_text(Path(shown), LARGEST, "a TOML file in UTF-8"))
    except tomllib.TOMLDecodeError as error:
        raise KataError(f"{shown}: invalid TOML: {error}") from None
    check_table(shown, data, types)
    return data


def tables_of(data: Mapping[str, Any], name: str, where: str) -> list[tuple[str, dict[str, Any]]]:
    """Return the tables `[[name]]` of a TOML table, each after its location for error messages.

    Raises KataError if `name` is not an array of tables.
    """
    tables = data.get(name, [])
    if not isinstance(tables, list) or not all(isinstance(table, dict) for table in tables):
        raise KataError(f"{where}: expected [[{name}]] on the line before each {name}")
    return [
        (f"{where}: {name} {table.get('name', number)!r}", table)
        for number, table in enumerate(tables, 1)
    ]


def check_table(
    where: str, table: Mapping[str, Any], types: Mapping[str, type], needed: Collection[str] = ()
) -> None:
    """Raise KataError for an unknown or missing key, or a value of a wrong type."""
    for key, value in table.items():
        if key not in types:
            raise KataError(f"{where}: {no_such('key', key, list(types))}")
        if (type_ := types[key]) is object:
            continue
        items = value if isinstance(value, list) else ()
        if type(value) is not type_ or not all(isinstance(item, str) for item in items):
            raise KataError(f"{where}: the key {key!r} must be {WORDS[type_]}, not {value!r}")
    for key in needed:
        if table.get(key, "") == "":
            raise KataError(f"{where}: the key {key!r} is missing or empty")


def record_of(kind: type[T], where: str, table: Mapping[str, Any]) -> T:
    """Return a dataclass made from a table, with tuples for lists.

    Raises KataError if a key is unknown, or a key without a default is missing, or a type is wrong.
    """
    types = {name: TYPES.get(type_, object) for name, type_ in get_type_hints(kind).items()}
    needed = [field.name for field in fields(kind) if field.default is MISSING]
    check_table(where, table, types, needed)
    lists = {key: tuple(value) for key, value in table.items() if isinstance(value, list)}
    return kind(**{**table, **lists})
