"""Lists that report every change. Only `type(x) is list` distinguishes them from plain lists."""

import copy
import sys
from collections.abc import Callable
from typing import Any

MUTATORS = ("append", "extend", "insert", "pop", "remove", "clear", "sort", "reverse")
OPERATORS = ("__setitem__", "__delitem__", "__iadd__", "__imul__")


class RecordingList(list[Any]):
    """A list that calls `changed` with the caller's frame after each method that changes it.

    Its copies are plain lists, and it cannot be pickled.
    """

    __slots__ = ("changed",)

    def __init__(self, cells: list[Any], changed: Callable[[Any], None]) -> None:
        """Create the list from some cells, without reporting a change."""
        super().__init__(cells)
        self.changed = changed

    def __copy__(self) -> list[Any]:
        return list(self)

    def __deepcopy__(self, memo: dict[int, Any]) -> list[Any]:
        """Return a plain list of deep copies."""
        return copy.deepcopy(list(self), memo)

    def __reduce_ex__(self, _protocol: Any) -> Any:
        """Raise TypeError: a search in another process would not be recorded."""
        raise TypeError("a board that is being recorded cannot be pickled; copy.deepcopy() works")


def _reporting(method: Callable[..., Any]) -> Callable[..., Any]:
    def change(cells: RecordingList, /, *arguments: Any, **named: Any) -> Any:
        result = method(cells, *arguments, **named)
        cells.changed(sys._getframe(1))
        return result

    return change


for _name in MUTATORS + OPERATORS:
    setattr(RecordingList, _name, _reporting(getattr(list, _name)))
RecordingList.__name__ = RecordingList.__qualname__ = "list"  # as `type(board).__name__` shows it
