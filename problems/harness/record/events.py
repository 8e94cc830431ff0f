"""The events of a search: answers, dead ends, retreats, unrestored calls, the same object again.

Where the definition of an event does not apply to a search, it has none.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from harness.calls import CallEnd, CallTree
from harness.record.search_calls import Node, SearchCalls
from harness.record.unrestored import Unrestored, unrestored_calls
from harness.run import Run
from harness.trace import Trace


class Event(StrEnum):
    """The kind of an event of a search."""

    ANSWER = "answer"
    """During this innermost call the list that is finally returned grew, or the call yielded, or it
    was the first to return True."""
    DEAD_END = "dead end"
    """A call without a child that found no answer."""
    RETREAT = "retreat"
    """The search has returned to the caller, which tries another choice with this call."""
    UNRESTORED = "unrestored call"
    """The call failed and left a list, set, dict or grid changed."""
    SAME_OBJECT = "same object"
    """The call added an object that is an earlier answer already."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer, and the call that found it."""

    number: int
    """The number of the call in the record."""
    value: Any
    """The answer at the end of the call, or before it made the next one."""
    first: int
    """The index of the first answer that is the same object; its own if there is none."""


@dataclass(frozen=True)
class Events:
    """The events of a search, by the numbers of calls in the record."""

    answers: tuple[Answer, ...] = ()
    """In the order in which they were found."""
    seen: bool = False
    """True if answers can be seen: then a call without any is a dead end."""
    unrestored: Mapping[int, Unrestored] = field(default_factory=dict)
    """The calls that left something changed, the first to end first."""
    by_call: Mapping[int, frozenset[Event]] = field(default_factory=dict)
    """The events of each call that has some."""


def find_events(tree: CallTree, searching: SearchCalls, run: Run, trace: Trace | None) -> Events:
    """Return the events of a search."""
    seen, answers = _answers(tree, searching)
    unrestored = {call.number: call for call in unrestored_calls(tree, searching, run, trace)}
    events: dict[int, set[Event]] = defaultdict(set)
    cut = len(tree.calls) - 1 if tree.counted > len(tree.calls) else -1
    """The number of the call whose own calls may not have been kept; -1 if there is none."""
    for index, answer in enumerate(answers):
        events[answer.number].add(Event.ANSWER)
        if answer.first != index:
            events[answer.number].add(Event.SAME_OBJECT)
    for number in unrestored:
        events[number].add(Event.UNRESTORED)
    for node in searching:
        if not node.searches:
            continue
        ended = node.end in (CallEnd.RETURNED, CallEnd.YIELDED) and node.number != cut
        if seen and ended and not node.children and Event.ANSWER not in events[node.number]:
            events[node.number].add(Event.DEAD_END)
        if node.parent is not None and node.parent.searches and node.parent.children[0] is not node:
            events[node.number].add(Event.RETREAT)
    by_call = {number: frozenset(kinds) for number, kinds in events.items() if kinds}
    return Events(tuple(answers), seen, unrestored, by_call)


def _answers(tree: CallTree, searching: SearchCalls) -> tuple[bool, Sequence[Answer]]:
    """Return True if answers can be seen, and the answers found."""
    nodes = [node for node in searching if node.searches]
    if tree.answers:
        return True, [
            Answer(
                searching.node_of[added.call].number if added.call >= 0 else -1,
                added.value,
                added.first,
            )
            for added in tree.added
        ]
    yielded = _yielded(tree, nodes)
    if yielded:
        return True, [
            Answer(node.number, value, index) for index, (node, value) in enumerate(yielded)
        ]
    successes = (node for node in searching.as_they_end() if node.searches)
    first = next((node for node in successes if node.call.result is True), None)
    returns_bool = any(isinstance(node.call.result, bool) for node in nodes)
    return returns_bool, [Answer(first.number, True, 0)] if first else []


def _yielded(tree: CallTree, nodes: Sequence[Node]) -> list[tuple[Node, Any]]:
    """Return the values that generators yielded, each by the innermost of them, in order."""
    parts = {number: node for node in nodes for number in node.parts}
    passing = {
        tree.calls[number].parent for number in parts if tree.calls[number].end is CallEnd.YIELDED
    }
    return [
        (parts[number], tree.calls[number].result)
        for number in sorted(parts)
        if tree.calls[number].end is CallEnd.YIELDED and number not in passing
    ]
