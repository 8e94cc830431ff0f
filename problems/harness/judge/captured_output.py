"""The output of a submission: a file, which never blocks the writer and has a size limit."""

from __future__ import annotations

import os
from pathlib import Path

LONGEST = 4096  # bytes that are shown


class CapturedOutput:
    """A file to which the child appends, and which the judge reads and empties.

    It stays open, so the submission cannot replace it.
    """

    def __init__(self, path: Path) -> None:
        """Create the file. Raises OSError if that fails."""
        self.path = path
        self.file = path.open("xb+", buffering=0)

    def size(self) -> int:
        """Return the number of bytes printed since the file was emptied."""
        return os.fstat(self.file.fileno()).st_size

    def clear(self) -> None:
        """Empty the file."""
        self.file.truncate(0)

    def close(self) -> None:
        self.file.close()

    def text(self) -> str:
        """Return the output, with the middle left out if it is long."""
        size = self.size()
        self.file.seek(0)
        if size <= LONGEST:
            return self.file.read().decode(errors="replace")
        start = self.file.read(LONGEST // 2).decode(errors="replace")
        self.file.seek(size - LONGEST // 2)
        end = self.file.read(LONGEST // 2).decode(errors="replace")
        return f"{start}\n… {size - LONGEST // 2 * 2:,} bytes left out …\n{end}"
