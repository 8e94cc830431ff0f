"""What a submission printed: a file, which never blocks whoever prints and can be limited."""

from __future__ import annotations

import os
from pathlib import Path

LONGEST = 4096  # bytes that are shown


class Prints:
    """A file that the worker appends to and that is read, and emptied, here.

    It is held open: what the submission does to the folder changes nothing here.
    """

    def __init__(self, path: Path) -> None:
        """Make the file. Raises OSError where that cannot be done."""
        self.path = path
        self.file = path.open("xb+", buffering=0)

    def size(self) -> int:
        """How many bytes were printed since it was emptied."""
        return os.fstat(self.file.fileno()).st_size

    def clear(self) -> None:
        """Forget what was printed so far."""
        self.file.truncate(0)

    def close(self) -> None:
        """Let go of the file."""
        self.file.close()

    def text(self) -> str:
        """What was printed, with its middle left out where it is long."""
        size = self.size()
        self.file.seek(0)
        if size <= LONGEST:
            return self.file.read().decode(errors="replace")
        start = self.file.read(LONGEST // 2).decode(errors="replace")
        self.file.seek(size - LONGEST // 2)
        end = self.file.read(LONGEST // 2).decode(errors="replace")
        return f"{start}\n… {size - LONGEST // 2 * 2:,} bytes left out …\n{end}"
