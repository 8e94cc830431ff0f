"""Hides the harness from the submission, which must not be able to import it."""

import os
import sys
from collections.abc import Container
from importlib import import_module
from typing import Any

PROBLEMS = os.path.dirname(os.path.dirname(os.path.dirname(__file__)))


def ours(name: str) -> Any:
    """Import a module of this package, which the submission cannot import."""
    sys.path.insert(0, PROBLEMS)
    try:
        return import_module(f"harness.child.{name}")
    finally:
        del sys.path[0]


def forget_ours(kept: Container[str] = ()) -> None:
    """Remove the harness's modules from `sys.modules`, except modules named in `kept`.

    `kata run` keeps its modules, because it runs the submission in the same process.
    """
    for name in [name for name in sys.modules if name.partition(".")[0] == "harness"]:
        if name not in kept:
            del sys.modules[name]
