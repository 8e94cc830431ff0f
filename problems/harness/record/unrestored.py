"""The calls that failed and left a list, set, dict or grid of the search changed.

A container is checked only if some call changes it before a recursive call. So caches of results,
which are changed later, are ignored, and so are lists of answers.
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from harness.calls import Call, CallEnd, CallTree, Opaque
from harness.record.node import Node
from harness.record.search_calls import SearchCalls, function_key
from harness.run import Run
from harness.trace import Step, Trace


class Unrestored(NamedTuple):
    """A call that failed and left a container changed."""

    number: int
    """The number of the call in the record."""
    name: str
    """The name of the container or of its changed item: `used[2]`, `r1c2`."""
    before: Any
    after: Any
    place: tuple[int, ...] = ()
    """The indexes of the changed item in the container."""
    in_grid: bool = False
    """True for a cell of the method's grid."""


def unrestored_calls(
    tree: CallTree, searching: SearchCalls, run: Run, trace: Trace | None
) -> Iterator[Unrestored]:
    """Yield the unrestored calls in the order in which they ended, until a call succeeds."""
    if run.returned is True:  # a success may leave its path
        return
    nodes = [node for node in searching.nodes if node.searches]
    searched = {*_changed_on_the_way(nodes)} - collectors(tree)
    first = {function_key(node.call): node.values for node in reversed(nodes)}
    writes = [*trace] if trace and trace.letters and len(nodes) > 1 else []
    for node in searching.as_they_end():
        call = node.call
        if node.last.end is not CallEnd.RETURNED or not node.searches:
            continue
        if call.result:  # a success, after which nothing needs to be restored
            return
        for name, (before, after) in call.changed.items():
            left = _item(node.number, name, before, after)
            untouched = _part(first[function_key(call)].get(name), left.place) == left.after
            if name in searched and _size(after) >= _size(before) and not untouched:
                yield left
                break
        else:
            if trace and (cell := _cell(node.number, call, trace, writes)):
                yield cell


def collectors(tree: CallTree) -> set[str]:
    """Return the names of containers that hold nothing but answers, such as the returned list."""
    returned = tree.calls[0].result if tree.calls else None
    answers = {*returned} if isinstance(returned, tuple) else set()
    last = {name: after for call in tree.calls for name, (_, after) in call.changed.items()}
    held = {
        name
        for name, value in last.items()
        if isinstance(value, tuple | frozenset) and value and answers.issuperset(value)
    }
    return held | {*tree.answers}


def _changed_on_the_way(nodes: Sequence[Node]) -> Iterator[str]:
    """Yield the names of containers that a call itself changes before it makes another call."""
    for node in nodes:
        now = node.containers
        for child in node.children:
            begins = child.containers
            yield from (name for name in now.keys() & begins.keys() if now[name] != begins[name])
            now = begins | {name: after for name, (_, after) in child.call.changed.items()}


def _cell(number: int, call: Call, trace: Trace, writes: Sequence[Step]) -> Unrestored | None:
    """Return a cell of a grid of letters that a call has changed and not restored, or None."""
    known: dict[tuple[int, int], Any] = {}
    for step in writes[call.before : call.after]:
        known.setdefault(step.cell, step.old)
    last = {step.cell: step.new for step in writes[call.before : call.after]}
    for (row, column), old in known.items():
        new = last[row, column]
        if new not in (old, trace.letters[row * trace.width + column]):
            return Unrestored(number, f"r{row + 1}c{column + 1}", old, new, in_grid=True)
    return None


def _item(
    number: int, name: str, before: Any, after: Any, place: tuple[int, ...] = ()
) -> Unrestored:
    """Return a changed container as `Unrestored`, or the first changed item of a list."""
    alike = isinstance(before, tuple) and isinstance(after, tuple) and len(before) == len(after)
    if alike and sorted(map(repr, before)) != sorted(map(repr, after)):
        pairs = enumerate(zip(before, after, strict=True))
        at, parts = next((at, pair) for at, pair in pairs if pair[0] != pair[1])
        return _item(number, f"{name}[{at}]", *parts, (*place, at))
    return Unrestored(number, name, before, after, place)


def _part(value: Any, place: Sequence[int]) -> Any:
    """Return the item of a nested list at some indexes; None if there is none."""
    for at in place:
        value = value[at] if isinstance(value, tuple) and at < len(value) else None
    return value


def _size(value: Any) -> int:
    return len(value.fields) if isinstance(value, Opaque) else len(value)
