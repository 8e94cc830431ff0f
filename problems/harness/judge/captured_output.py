"""The output of a submission: a file, which never blocks whatever prints and can be limited."""

from __future__ import annotations

import os
from pathlib import Path

LONGEST = 4096  # bytes that are shown


class CapturedOutput:
    """A file that the child appends to, and that is read and emptied here.

    It is held open, so nothing that the submission does to its folder can replace it.
    """

    def __init__(self, path: Path) -> None:
        """Create the file. Raises OSError if that fails."""
        self.path = path
        self.file = path.open("xb+", buffering=0)

    def size(self) -> int:
        """Return how many bytes were printed since the file was emptied."""
        return os.fstat(self.file.fileno()).st_size

    def clear(self) -> None:
        """Empty the file."""
        self.file.truncate(0)

    def close(self) -> None:
        self.file.close()

    def text(self) -> str:
        """Return what was printed, with the middle left out if it is long."""
        size = self.size()
        self.file.seek(0)
        if size <= LONGEST:
            return self.file.read().decode(errors="replace")
        start = self.file.read(LONGEST // 2).decode(errors="replace")
        self.file.seek(size - LONGEST // 2)
        end = self.file.read(LONGEST // 2).decode(errors="replace")
        return f"{start}\n… {size - LONGEST // 2 * 2:,} bytes left out …\n{end}"
