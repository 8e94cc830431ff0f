"""The events of a search: answers, dead ends, retreats, unrestored calls, repeated objects.

A search has no events of a kind whose definition does not apply to it.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from harness.calls import CallEnd, CallTree
from harness.record.node import SIGNS, CallEvent, Node
from harness.record.search_calls import SearchCalls
from harness.record.texts import value_text
from harness.record.unrestored import Unrestored, unrestored_calls
from harness.run import Run
from harness.trace import Trace


@dataclass(frozen=True, slots=True)
class FoundAnswer:
    """An answer of a search."""

    row: int
    """The row of the call that found it; -1 if the list had it at the start."""
    value: Any
    """A snapshot of the answer, taken when the call ended or made its next call; True if the value
    that was returned is unknown."""
    first: int
    """The index of the first answer that is the same object, which may be this answer."""
    saved: str
    """`value` as text."""
    now: str
    """The same object at the end of the run, as text."""


@dataclass(frozen=True)
class Events:
    """The events of a search. A row is the index of a call among the nodes of its tree."""

    answers: tuple[FoundAnswer, ...]
    """In the order in which they were found."""
    seen: bool
    """True if answers can be observed: then a childless call without an answer is a dead end."""
    unrestored: Mapping[int, Unrestored]
    """The unrestored calls by row, in the order in which they ended."""


def find_events(tree: CallTree, searching: SearchCalls, run: Run, trace: Trace | None) -> Events:
    """Return the events of a search, and set those of each node."""
    seen, answers = _answers(tree, searching, run)
    calls = unrestored_calls(tree, searching, run, trace)
    unrestored = {searching.node_of[call.number].row: call for call in calls}
    found = {answer.row for answer in answers}
    times = Counter(answer.first for answer in answers)
    repeated = {answer.row for answer in answers if times[answer.first] > 1}
    cut = len(tree.calls) - 1 if tree.counted > len(tree.calls) else -1
    """The number of the last kept call, whose children may be missing; -1 if all were kept."""

    def has(node: Node, event: CallEvent) -> bool:
        match event:
            case CallEvent.ANSWER:
                return node.row in found
            case CallEvent.SAME_OBJECT:
                return node.row in repeated
            case CallEvent.UNRESTORED:
                return node.row in unrestored
            case CallEvent.DEAD_END:
                leaf = node.searches and not node.children and node.number != cut
                ended = node.last.end in (CallEnd.RETURNED, CallEnd.YIELDED)
                success = node.row in found or node.call.result is True
                return seen and leaf and ended and not success
            case CallEvent.RETREAT:
                caller = node.parent if node.searches else None
                return bool(caller and caller.searches and caller.children[0] is not node)

    for node in searching.nodes:
        node.events = tuple(event for event in SIGNS if has(node, event))
    return Events(tuple(answers), seen, unrestored)


def _answers(tree: CallTree, searching: SearchCalls, run: Run) -> tuple[bool, list[FoundAnswer]]:
    """Return whether answers can be observed, and the answers.

    Values that were yielded are answers only if the method returned all of them.
    """
    seen, found = _found(tree, searching)
    saved = [value_text(value) for _, value, _ in found]
    returned = [*map(value_text, run.returned)] if isinstance(run.returned, list) else []
    unchanged = not Counter(saved) - Counter(returned)  # they may be in another order
    now = returned if tree.answers and not unchanged else saved
    return seen, [
        FoundAnswer(row, value if tree.answers or unchanged else True, first, *texts)
        for (row, value, first), *texts in zip(found, saved, now, strict=False)
    ]


def _found(tree: CallTree, searching: SearchCalls) -> tuple[bool, list[tuple[int, Any, int]]]:
    """Return whether answers can be observed, and the first three fields of each `FoundAnswer`."""
    nodes = [node for node in searching.nodes if node.searches]
    if tree.answers:
        return True, [
            (searching.node_of[added.call].row if added.call >= 0 else -1, added.value, added.first)
            for added in tree.added
        ]
    if yielded := _yielded(tree, searching):
        return True, [(node.row, value, index) for index, (node, value) in enumerate(yielded)]
    successes = (node for node in searching.as_they_end() if node.searches)
    first = next((node for node in successes if node.call.result is True), None)
    returns_bool = any(isinstance(node.call.result, bool) for node in nodes)
    return returns_bool, [(first.row, True, 0)] if first else []


def _yielded(tree: CallTree, searching: SearchCalls) -> list[tuple[Node, Any]]:
    """Return the yielded values in order, each with the node of the innermost generator."""
    yielding = {
        number: node
        for number, node in searching.node_of.items()
        if node.searches and node.number in (number, tree.calls[number].resumed)
        if tree.calls[number].end is CallEnd.YIELDED
    }
    passing = {tree.calls[number].parent for number in yielding}
    return [
        (node, tree.calls[number].result)
        for number, node in yielding.items()
        if number not in passing
    ]
