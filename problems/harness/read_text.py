"""Reads files with a limit on size and time, such as a device or a pipe without end."""

from __future__ import annotations

import errno
import os
import select
import stat
import sys
from pathlib import Path

from harness.errors import KataError

PATIENCE = 10.0
"""Seconds to wait for the first byte of a FIFO."""


def read_bounded(path: Path, most: int) -> bytes:
    """Read a file of at most `most` bytes.

    Raises:
        ValueError: the file is larger.
        OSError: the file cannot be read, or is a FIFO into which nothing is written.
    """
    with open(path, "rb", opener=_patiently) as file:
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


def _patiently(path: str, flags: int) -> int:
    """Open a file; wait for a FIFO until something is written into it, but not for ever."""
    if sys.platform == "win32":  # no path leads to a FIFO
        return os.open(path, flags)
    number = os.open(path, flags | os.O_NONBLOCK)
    is_fifo = stat.S_ISFIFO(os.fstat(number).st_mode)
    if is_fifo and not select.select([number], [], [], PATIENCE)[0]:
        os.close(number)
        raise OSError(errno.ETIMEDOUT, f"nothing was written into this FIFO for {PATIENCE:g} s")
    os.set_blocking(number, True)
    return number
