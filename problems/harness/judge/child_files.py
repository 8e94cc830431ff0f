"""Reads the child's replies from a pipe and its output from a file; removes its scratch folder."""

import os
import time
from contextlib import suppress
from itertools import count
from pathlib import Path
from select import select

CHUNK = 2**16
LONGEST = 4096  # bytes of output that are shown


class LineReader:
    """A reader of lines with a timeout, which keeps at most `longest` bytes of a line in memory."""

    def __init__(self, file: int, longest: int) -> None:
        self.file, self.longest = file, longest
        self.closed = False
        """True once the other side has closed the pipe."""
        self._pending = bytearray()
        self._searched = 0
        """The number of pending bytes already searched for a newline."""

    def read(self, seconds: float) -> bytes | None:
        """Return the next line, or None after a timeout in seconds.

        A line longer than `longest`, or cut off by the end of the pipe, is returned incomplete.
        """
        if self.closed and not self._pending:
            time.sleep(seconds)
            return None
        deadline = time.monotonic() + seconds
        while (end := self._pending.find(b"\n", self._searched)) < 0:
            self._searched = len(self._pending)
            if self.closed or self._searched >= self.longest:
                break
            if not select([self.file], [], [], max(deadline - time.monotonic(), 0.0))[0]:
                return None
            chunk = os.read(self.file, CHUNK)
            self._pending += chunk
            self.closed = not chunk
        length = end + 1 or len(self._pending)
        line, self._searched = bytes(self._pending[:length]), 0
        del self._pending[:length]
        return line or None


class CapturedOutput:
    """A file to which the child appends, and which the judge reads and empties.

    Unlike a pipe it never blocks the writer. It stays open, so the submission cannot replace it.
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

    def text(self) -> str:
        """Return the output, truncated in the middle if it is longer than LONGEST bytes."""
        size = self.size()
        self.file.seek(0)
        if size <= LONGEST:
            return self.file.read().decode(errors="replace")
        start = self.file.read(LONGEST // 2).decode(errors="replace")
        self.file.seek(size - LONGEST // 2)
        end = self.file.read(LONGEST // 2).decode(errors="replace")
        return f"{start}\n… {size - LONGEST // 2 * 2:,} bytes left out …\n{end}"


def remove(folder: Path) -> None:
    """Delete a folder and its contents, ignoring errors.

    The folder may be write-protected, deeply nested, or replaced by a symlink. Nested folders are
    moved up before they are emptied, so that no path becomes too long, and without recursion.
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
