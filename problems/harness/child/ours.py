"""Hides the harness from the submission, which must not be able to import it."""

import os
import sys
from collections.abc import Container, Iterator
from contextlib import contextmanager

PROBLEMS = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))


@contextmanager
def ours_importable() -> Iterator[None]:
    """Make `harness` importable in the block."""
    sys.path.insert(0, PROBLEMS)
    try:
        yield
    finally:
        del sys.path[0]


def forget_ours(kept: Container[str] = ()) -> None:
    """Remove the harness's modules from `sys.modules`, except modules named in `kept`.

    `kata run` keeps its modules, because it runs the submission in the same process.
    """
    for name in [name for name in sys.modules if name.partition(".")[0] == "harness"]:
        if name not in kept:
            del sys.modules[name]
