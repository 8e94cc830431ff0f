"""What a submission printed: a file, which never blocks whoever prints and can be limited."""

from __future__ import annotations

from pathlib import Path

LONGEST = 4096  # bytes that are shown


class Prints:
    """A file that the worker appends to and that is read, and emptied, here."""

    def __init__(self, path: Path) -> None:
        """Make the file. Raises OSError where that cannot be done."""
        self.path = path
        path.touch(exist_ok=False)

    def size(self) -> int:
        """How many bytes were printed since it was emptied."""
        try:
            return self.path.stat().st_size
        except OSError:  # the submission may have removed it
            return 0

    def clear(self) -> None:
        """Forget what was printed so far."""
        if self.size():
            with self.path.open("rb+") as file:
                file.truncate(0)

    def text(self) -> str:
        """What was printed, with its middle left out where it is long."""
        size = self.size()
        if not size:
            return ""
        with self.path.open("rb") as file:
            if size <= LONGEST:
                return file.read().decode(errors="replace")
            start = file.read(LONGEST // 2).decode(errors="replace")
            file.seek(size - LONGEST // 2)
            end = file.read(LONGEST // 2).decode(errors="replace")
        return f"{start}\n… {size - LONGEST // 2 * 2:,} bytes left out …\n{end}"
