"""The learner's file, watched: whoever waits for a save looks at it now and then."""

from __future__ import annotations

from contextlib import suppress

from harness.practice.attempt import Attempt, Readiness, Save, read_save


class WatchedFile:
    """A file that an editor saves, in place or by putting another file there."""

    def __init__(self, attempt: Attempt) -> None:
        self.attempt = attempt
        self.last = Save(Readiness.GONE)
        """The last save that was new."""
        self._identity: object = ""
        self._emptied: Save | None = None
        """An empty file, which may be in the middle of being saved."""

    def forget(self) -> None:
        """Take the next save for new, even if the file is what it was before."""
        self.last, self._identity = Save(Readiness.GONE), ""

    def new_save(self) -> Save | None:
        """Read the file if it has changed. Return None if that is nothing new.

        A file that is empty is reported only when the next look finds it empty still.
        """
        identity = self._identify()
        if identity == self._identity:
            save, self._emptied = self._emptied, None
        else:
            self._identity, save = identity, read_save(self.attempt)
            self._emptied = save if save.readiness is Readiness.EMPTY else None
        if save is None or save is self._emptied or save == self.last:
            return None
        self.last = save
        return save

    def _identify(self) -> object:
        """Return what differs with each save; None if there is no file."""
        with suppress(OSError):
            found = self.attempt.path.stat()
            return found.st_mtime_ns, found.st_size, found.st_ino
        return None
