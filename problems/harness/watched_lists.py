"""Lists that tell when they were changed, and are lists in every other way that code can see.

Like `recorder.py`, for which they are made, this runs beside a submission and imports the standard
library only.
"""

import copy
import sys
from collections.abc import Callable
from functools import cache
from typing import Any

MUTATORS = ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse")
OPERATORS = ("__delitem__", "__iadd__", "__imul__")


@cache
def watched_list() -> Any:
    """A class of lists that call `changed` after each method that changes them.

    Their copies are plain lists, and they cannot be sent anywhere.
    """

    def plain_copy(cells: list[Any]) -> list[Any]:
        return list(cells)

    def deep_copy(cells: list[Any], memo: dict[int, Any]) -> list[Any]:
        return copy.deepcopy(list(cells), memo)

    def refuse(_cells: list[Any], _protocol: Any) -> Any:
        raise TypeError("a board that is being recorded cannot be pickled; copy.deepcopy() works")

    methods = {name: watched(getattr(list, name)) for name in MUTATORS + OPERATORS}
    copies = {"__copy__": plain_copy, "__deepcopy__": deep_copy, "__reduce_ex__": refuse}
    return subclass(list, methods | copies)


def watched(method: Callable[..., Any]) -> Callable[..., Any]:
    """A method of list that has its list looked at afterwards."""

    def watching(cells: Any, /, *arguments: Any, **named: Any) -> Any:
        result = method(cells, *arguments, **named)
        cells.changed(sys._getframe(1))
        return result

    return watching


def subclass(base: type, methods: dict[str, Any]) -> Any:
    """A class of lists, named list, with some methods of its own."""
    kind = subclassing()(base)
    for name, method in methods.items():
        setattr(kind, name, method)
    return kind


@cache
def subclassing() -> Callable[[type], type]:
    """How to make a class of lists that are read as fast as can be.

    A search reads dozens of cells before it writes one. Before Python 3.14 a class statement has
    every read look `__getitem__` up (https://github.com/python/cpython/issues/132284); a class
    made from a specification in C does not, and is read in half the time.
    """

    def by_statement(base: type) -> type:
        return type("list", (base,), {"__slots__": ()})

    if sys.version_info >= (3, 14) or sys.implementation.name != "cpython":
        return by_statement
    try:
        import ctypes
    except ImportError:  # Python can be built without
        return by_statement

    class Slot(ctypes.Structure):
        _fields_ = (("number", ctypes.c_int), ("function", ctypes.c_void_p))

    class Specification(ctypes.Structure):
        _fields_ = (
            ("name", ctypes.c_char_p),
            ("basic_size", ctypes.c_int),
            ("item_size", ctypes.c_int),
            ("flags", ctypes.c_uint),
            ("slots", ctypes.POINTER(Slot)),
        )

    no_slots = ctypes.pointer(Slot(0, None))
    has_version_tag, can_be_a_base = 1 << 18, 1 << 10
    list_again = Specification(b"builtins.list", 0, 0, has_version_tag | can_be_a_base, no_slots)
    prototype = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.POINTER(Specification), ctypes.py_object)
    make = prototype(("PyType_FromSpecWithBases", ctypes.pythonapi))

    def by_specification(base: type) -> type:
        kind: type = make(ctypes.byref(list_again), (base,))
        return kind

    return by_specification
