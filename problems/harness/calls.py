"""Records of calls: the calls of a whole run, and the calls that are open after a write."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any


@dataclass(frozen=True, slots=True)
class Opaque:
    """A value that is not plain: the name of its type, and its plain attributes."""

    type: str
    fields: tuple[tuple[str, Any], ...] = ()


class ListItems(tuple[Any, ...]):
    """The items of a list in a call. It equals a tuple of these items, but is shown as a list."""

    __slots__ = ()


BOARD = Opaque("board")
"""The first argument of the method, where a call has it as an argument or a result."""


BOARD_SHOWN = "the board"
"""The text that stands for the first argument among the variables of a call."""


class CallEnd(StrEnum):
    """The ending of a call."""

    OPEN = "open"
    """It had not ended when recording ended."""
    RETURNED = "returned"
    RAISED = "raised"
    YIELDED = "yielded"
    """It is a generator. Its work for the next value is another call."""


@dataclass(frozen=True, slots=True)
class Call:
    """One call of a function of the solution.

    Its values are plain, or tuples or frozensets of those; anything else is an `Opaque`. Of a list
    there is a `ListItems`.
    """

    function: str
    first_line: int
    """The line of its `def`."""
    line: int
    """The line of the caller, or 0."""
    arguments: Mapping[str, Any]
    """The arguments and the free variables, by name."""
    before: int
    """The number of writes to the board before it began."""
    after: int
    """The number of writes before it ended."""
    end: CallEnd
    result: Any = None
    parent: int = -1
    """The number of the calling call, from 0; -1 if none."""
    changed: Mapping[str, tuple[Any, Any]] = field(default_factory=dict)
    """The containers that it left changed, by name: the value at its beginning and at its end.
    An attribute is `self.path`. The board is left out."""
    resumed: int = -1
    """The number of the call that it goes on with, if it is a generator; -1 if it began."""


@dataclass(frozen=True, slots=True)
class Collected:
    """The list of lists, sets or dicts that a method returned."""

    items: int
    objects: int
    """The number of different objects among the items."""
    name: str
    """The name of one of these objects in a call; '' if none is known."""


@dataclass(frozen=True, slots=True)
class Added:
    """An item of the list that a method returned."""

    call: int
    """The number of the call that added it; -1 if it was there before."""
    value: Any
    """Its value at the next moment at which a call began or ended."""
    first: int
    """The index of the first item that is the same object; its own if there is none."""


@dataclass(frozen=True, slots=True)
class CallTree:
    """The calls of one run, with what the method returned."""

    calls: tuple[Call, ...] = ()
    """The first calls, in the order in which they began."""
    counted: int = 0
    """The number of all calls."""
    answers: tuple[str, ...] = ()
    """The names that calls have for the list that was returned."""
    collected: Collected | None = None
    added: tuple[Added, ...] = ()
    """The items of the list that was returned, if calls have a name for it."""
    deepest: Mapping[tuple[str, int], int] = field(default_factory=dict)
    """The most calls of a function that were open at once, by its name and first line."""


NO_CALLS = CallTree()
