"""Removes a scratch folder that may be write-protected, deeply nested, or replaced by a link."""

from __future__ import annotations

import os
from contextlib import suppress
from itertools import count
from pathlib import Path


def remove(folder: Path) -> None:
    """Remove a folder and its content, as far as the system allows.

    Nested folders are moved up before they are emptied, so that no path becomes too long and
    nothing recurses.
    """
    if folder.is_symlink():
        folder.unlink()
        return
    numbers, left = count(), [folder]
    while left:
        current = left.pop()
        with suppress(OSError):
            current.chmod(0o700)
            for entry in list(os.scandir(current)):
                with suppress(OSError):
                    if entry.is_dir(follow_symlinks=False):
                        Path(entry.path).chmod(0o700)  # else it cannot be moved
                        moved = folder.with_name(f"{folder.name}-{next(numbers)}")
                        left.append(Path(entry.path).rename(moved))
                    else:
                        Path(entry.path).unlink()
            current.rmdir()
