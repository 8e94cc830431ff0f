"""Data on a submission's functions for the trace function that records their calls."""

from opcode import opname
from operator import itemgetter
from types import CodeType, FrameType
from typing import Any

from harness.child.snapshots import MUTABLE

FUNCTION, GENERATOR, COROUTINE = 0x1, 0x20, 0x80 | 0x200  # flags of a code object

_len, _map, _type, _tuple = len, map, type, tuple
"""Aliases, because the submission may replace the originals."""


class Function:
    """A function, method or lambda of the submission, with the number of its open calls."""

    def __init__(self, number: int, code: CodeType, frame: FrameType) -> None:
        """Register a function at its first call."""
        self.number, self.code = number, code
        self.count = code.co_argcount + code.co_kwonlyargcount
        """The number of parameters."""
        self.local = code.co_varnames[: self.count] + code.co_freevars
        there = frame.f_globals
        used = [name for name in code.co_names if name not in self.local]
        self.outer = [name for name in used if _type(there.get(name)) in MUTABLE]
        """The global variables that it uses, if they hold mutable containers."""
        self.names = (*self.local, *self.outer)
        self.get: Any = itemgetter(*self.local) if _len(self.local) > 1 else self.known
        self.generates = bool(code.co_flags & GENERATOR)
        self.returns = returning(code)
        self.open = self.deepest = 0
        self.end: Any = None
        """The local trace function of its calls; None if they are not recorded."""

    def values(self, frame: FrameType) -> Any:
        """Return the values of `names` in a call; None for a variable without a value."""
        try:
            values = self.get(frame.f_locals)
        except KeyError:
            values = self.known(frame.f_locals)
        return (*values, *_map(frame.f_globals.get, self.outer)) if self.outer else values

    def known(self, there: Any) -> Any:
        """Return the values of the parameters and free variables, from all variables of a call."""
        return _tuple(_map(there.get, self.local))


def is_function(code: CodeType) -> bool:
    """Return True for the code of a function, method or lambda, not a comprehension or class."""
    plain = not code.co_name.startswith("<") or code.co_name == "<lambda>"
    return plain and bool(code.co_flags & FUNCTION) and not code.co_flags & COROUTINE


def returning(code: CodeType) -> frozenset[int]:
    """Return the offsets of the return instructions in a code object."""
    places = code.co_code
    return frozenset(
        place for place in range(0, len(places), 2) if opname[places[place]].startswith("RETURN_")
    )
