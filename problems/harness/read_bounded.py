"""Reads files that may have no end: a device, a FIFO, a pipe that is never closed."""

from __future__ import annotations

import os
import select
import stat
import time
from pathlib import Path

from harness.errors import KataError
from harness.system import NONBLOCKING

PATIENCE = 10.0
"""Seconds to wait for a FIFO whose other side writes nothing."""
CHUNK = 2**16


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes.

    Raises:
        ValueError: the file is larger, or is a FIFO into which nothing is written.
        OSError: the file cannot be read.
    """
    if not stat.S_ISFIFO(path.stat().st_mode):
        with path.open("rb") as file:
            read = file.read(most + 1)
    else:
        read = _read_fifo(path, most)
    if len(read) > most:
        raise ValueError(f"longer than {most:,} bytes")
    return read


def read_text(path: Path, most: int, expected: str) -> str:
    """Read a text file of at most `most` bytes that a user has named.

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


def _read_fifo(path: Path, most: int) -> bytes:
    """Read a FIFO, or what `<(command)` is in a shell, until its other side closes it."""
    number, read, deadline = os.open(path, os.O_RDONLY | NONBLOCKING), b"", None
    try:
        while len(read) <= most:
            deadline = deadline or time.monotonic() + PATIENCE
            if not select.select([number], [], [], max(0.0, deadline - time.monotonic()))[0]:
                raise ValueError(f"a FIFO into which nothing was written for {PATIENCE:g} s")
            chunk, deadline = os.read(number, CHUNK), None
            if not chunk:
                break
            read += chunk
    finally:
        os.close(number)
    return read
