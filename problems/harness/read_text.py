"""Reads text files that may have no end: a device, a pipe that is never closed."""

from __future__ import annotations

from pathlib import Path

from harness.errors import KataError


def read_text(path: Path, most: int, expected: str) -> str:
    """Read a text file of at most `most` bytes that a user has named.

    Raises:
        KataError: the file cannot be read or is not UTF-8; the message says what was expected.
    """
    try:
        with path.open("rb") as file:
            raw = file.read(most + 1)
    except FileNotFoundError:
        raise KataError(f"{path}: no such file; expected {expected}") from None
    except IsADirectoryError:
        raise KataError(f"{path} is a folder; expected {expected}") from None
    except OSError as error:
        raise KataError(f"{path} cannot be read: {error.strerror}") from None
    if len(raw) > most:
        raise KataError(f"{path} is longer than {most:,} bytes; expected {expected}")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        wrong = f"this is not UTF-8 (byte {raw[error.start]:#04x})"
        raise KataError(f"{path}:{line}: {wrong}; expected {expected}") from None
