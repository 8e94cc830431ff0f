"""A call of a search with its place in the call tree, its choices and its events."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from harness.calls import Call, Opaque
from harness.record.texts import path_text, value_text


class CallEvent(StrEnum):
    """The kind of an event of a search."""

    ANSWER = "answer"
    """During this innermost call the list that is finally returned grew, or the call yielded, or it
    was the first to return True."""
    DEAD_END = "dead end"
    """A call that made no other call and found no answer."""
    RETREAT = "retreat"
    """The search has returned to the caller, which tries another choice with this call."""
    UNRESTORED = "unrestored call"
    """The call failed and left a list, set, dict or grid changed."""
    SAME_OBJECT = "same object"
    """The call added an object that is among the answers more than once."""


SIGNS = {
    CallEvent.UNRESTORED: "!",
    CallEvent.SAME_OBJECT: "=",
    CallEvent.ANSWER: "✓",
    CallEvent.DEAD_END: "✗",
    CallEvent.RETREAT: "↩",
}
"""The sign of each event; the most important first."""


@dataclass(slots=True)
class Node:
    """A call in the tree. A generator is one node, with the calls that resume it."""

    number: int
    """The number of the call in the record."""
    call: Call
    last: Call
    """The call itself, or the one that resumed the generator last."""
    parent: "Node | None"
    values: Mapping[str, Any]
    """Its variables by name; an object is replaced by its attributes: `self.path`."""
    children: "list[Node]" = field(default_factory=list)
    searches: bool = False
    """True for a call of a search function."""
    row: int = -1
    """Its index in the tree, in preorder."""
    depth: int = 0
    change: str = ""
    """The difference from the parent, such as `+3`, `start=2`, `digits[1:]`."""
    choices: Any = None
    """The choices made so far, as a tuple or a string; another value if they are unknown."""
    path_name: str = ""
    """The name of the variable that holds the choices."""
    left: tuple[tuple[str, str], ...] = ()
    """The containers that the call left changed: name, and value when the call ended."""
    events: tuple[CallEvent, ...] = ()
    """In the order of `SIGNS`."""
    calls: int = 0
    """The number of calls in its subtree, with itself."""
    answers: int = 0
    dead_ends: int = 0
    """`answers` and `dead_ends` are counted in its subtree."""

    @property
    def end(self) -> int:
        """The index after the last node of its subtree."""
        return self.row + self.calls

    @property
    def path(self) -> str:
        """The choices as text, such as `[1, 3]`; '' if they are unknown."""
        return path_text(self.choices) if isinstance(self.choices, (str, tuple)) else ""

    @property
    def result(self) -> str:
        """The return value as text; '' for None."""
        return "" if self.last.result is None else value_text(self.last.result)

    @property
    def containers(self) -> dict[str, Any]:
        """Its values that are containers."""
        kinds = tuple, frozenset, Opaque
        return {name: value for name, value in self.values.items() if isinstance(value, kinds)}
