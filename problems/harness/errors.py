"""The error that the user can put right, and the exit codes of `kata`."""

from enum import IntEnum


class Exit(IntEnum):
    """The exit codes of `kata`."""

    ACCEPTED = 0
    REJECTED = 1
    USAGE = 2
    OURS = 3
    INTERRUPTED = 130


class KataError(Exception):
    """Something the user can put right: one line that says what, where and what to do next."""
