"""Loads the modules of what differs by system as they are on another system."""

import sys
from importlib.util import module_from_spec, spec_from_file_location

from tests.support import PROBLEMS

PRETEND = """
import asyncio, ctypes, pathlib, select, signal, subprocess, sys, typing  # as they are here
here, sys.platform = sys.platform, {system!r}
import harness.child.system, harness.system
sys.platform = here
"""
"""A program that begins like this runs with what it does on that system, as far as this one can."""


def as_on(system, name="harness.system"):
    """Return a fresh copy of a module, with the branches of a system."""
    spec = spec_from_file_location(name, PROBLEMS / (name.replace(".", "/") + ".py"))
    module, here = module_from_spec(spec), sys.platform
    try:
        sys.platform = system
        spec.loader.exec_module(module)
    finally:
        sys.platform = here
    return module
