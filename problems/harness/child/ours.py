"""Keeps this project out of a submission's sight: it must not find `harness` by an import."""

import os
import sys
from collections.abc import Container, Iterator
from contextlib import contextmanager

PROBLEMS = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))


@contextmanager
def ours_importable() -> Iterator[None]:
    """Make `harness` importable for an import of ours; a submission must not find it."""
    sys.path.insert(0, PROBLEMS)
    try:
        yield
    finally:
        del sys.path[0]


def forget_ours(kept: Container[str] = ()) -> None:
    """Take what was imported of ours out of the submission's sight.

    Modules with these names are kept: `kata run` calls us in a process that needs them.
    """
    for name in [name for name in sys.modules if name.partition(".")[0] == "harness"]:
        if name not in kept:
            del sys.modules[name]
