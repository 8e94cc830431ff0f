"""Reads files with a limit on size, since a device or a pipe may have no end."""

from __future__ import annotations

from pathlib import Path

from harness.errors import KataError


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes.

    Raises:
        ValueError: the file is larger.
        OSError: the file cannot be read.
    """
    with path.open("rb") as file:
        read = file.read(most + 1)
    if len(read) > most:
        raise ValueError(f"longer than {most:,} bytes")
    return read


def read_text(path: Path, most: int, expected: str) -> str:
    """Read a text file of at most `most` bytes, whose path a user has typed.

    Raises:
        KataError: the file cannot be read or is not UTF-8; the message says what was expected.
    """
    try:
        raw = read_bounded(path, most)
    except FileNotFoundError:
        raise KataError(f"{path}: no such file; expected {expected}") from None
    except IsADirectoryError:
        raise KataError(f"{path} is a folder; expected {expected}") from None
    except OSError as error:
        raise KataError(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise KataError(f"{path} is {error}; expected {expected}") from None
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        wrong = f"this is not UTF-8 (byte {raw[error.start]:#04x})"
        raise KataError(f"{path}:{line}: {wrong}; expected {expected}") from None
