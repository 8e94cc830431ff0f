"""Lists that tell when they were changed, and else are lists for all code but `type(x) is list`.

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
CLEAR, TRAVERSE = 51, 71
"""The numbers of two slots in CPython's typeslots.h, which is part of its stable interface."""
BASE, COLLECTED, VERSION_TAG = 1 << 10, 1 << 14, 1 << 18
"""Flags of a class in CPython's object.h: can be a base, is garbage collected, can be cached."""


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

    # How lists are cleared away is taken over from a class statement: list's own way does not count
    # a list as a user of its class, and then neither of the two would ever be freed.
    get = ctypes.PYFUNCTYPE(ctypes.c_void_p, ctypes.py_object, ctypes.c_int)(
        ("PyType_GetSlot", ctypes.pythonapi)
    )
    usual = by_statement(list)
    slots = (Slot * 3)(*(Slot(number, get(usual, number)) for number in (TRAVERSE, CLEAR)))
    flags = VERSION_TAG | COLLECTED | BASE
    list_again = Specification(b"builtins.list", 0, 0, flags, slots)
    prototype = ctypes.PYFUNCTYPE(ctypes.py_object, ctypes.POINTER(Specification), ctypes.py_object)
    make = prototype(("PyType_FromSpecWithBases", ctypes.pythonapi))

    def by_specification(base: type) -> type:
        kind: type = make(ctypes.byref(list_again), (base,))
        return kind

    return by_specification
