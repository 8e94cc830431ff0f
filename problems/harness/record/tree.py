"""The rows of a call tree: the calls of a search in preorder."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from harness.calls import BOARD, CallEnd, Opaque
from harness.record.choices import Choices
from harness.record.events import Event, Events, find_events
from harness.record.search_calls import Node, SearchCalls, search_calls
from harness.record.texts import value_text
from harness.run import Run


@dataclass(frozen=True, slots=True)
class CallRow:
    """One call of a search."""

    number: int
    """Its index among the rows."""
    parent: int
    """The number of the row of the call that made it; -1 if none."""
    depth: int
    end: int
    """The number after the last row of its subtree."""
    function: str
    line: int
    """The line of the solution that made the call; 0 if other code made it."""
    first_line: int
    """The line of its `def`."""
    change: str
    """The difference from the parent call, such as `+3`, `start=2`, `digits[1:]`."""
    path: str
    """The choices made so far, such as `[1, 3]`; '' if the search has no list or string of them."""
    arguments: tuple[tuple[str, str], ...]
    """Its variables: name, and value when the call began."""
    left: tuple[tuple[str, str], ...]
    """The containers that the call left changed: name, and value when the call ended."""
    result: str
    """The value that it returned; '' for None."""
    ended: CallEnd
    before: int
    after: int
    """The numbers of writes before it began and before it ended."""
    events: tuple[Event, ...]
    """In the order of `SIGNS`."""
    calls: int
    """The number of calls in its subtree, with itself."""
    answers: int
    dead_ends: int
    """The numbers of answers and dead ends in its subtree."""


@dataclass(frozen=True, slots=True)
class Totals:
    """The counts of a whole search."""

    calls: int
    """All calls of the solution's functions, including helpers and calls that were not kept."""
    kept: int
    """The calls that were kept, including helpers."""
    depth: int
    """The most calls of the search that were open at once."""
    answers: int
    dead_ends: int


@dataclass(frozen=True)
class CallRows(Events):
    """The call tree of a run with its events, ready to be shown."""

    rows: tuple[CallRow, ...]
    totals: Totals
    paths: tuple[Any, ...]
    """The path of each row as a value: a tuple, a string, or None."""


def call_rows(run: Run) -> CallRows:
    """Return the rows of a recorded run's calls."""
    tree, trace = run.recorded.tree, run.recorded.trace
    searching = search_calls(tree)
    events, choices = find_events(tree, searching, run, trace), Choices(tree, searching, trace)
    rows = _rows(searching.nodes, events, choices)
    totals = _totals(run, searching, rows, events)
    paths = tuple(node.values.get(choices.path) for node in searching.nodes)
    return CallRows(**vars(events), rows=rows, totals=totals, paths=paths)


def _rows(nodes: Sequence[Node], events: Events, choices: Choices) -> tuple[CallRow, ...]:
    """Return a row for each node. Counts are summed from the leaves of a subtree to its root."""
    answers = Counter(answer.row for answer in events.answers)
    counts = [[1, answers[at], Event.DEAD_END in events.by_row[at]] for at in range(len(nodes))]
    parents = [node.parent.row if node.parent else -1 for node in nodes]
    for row in reversed(range(len(nodes))):
        if (parent := parents[row]) >= 0:
            counts[parent] = [sum(pair) for pair in zip(counts[parent], counts[row], strict=True)]
    rows: list[CallRow] = []
    for at, node in enumerate(nodes):
        rows.append(
            CallRow(
                at,
                parents[at],
                rows[parents[at]].depth + 1 if parents[at] >= 0 else 0,
                at + counts[at][0],
                node.call.function,
                node.call.line,
                node.call.first_line,
                choices.change_of(node),
                choices.path_of(node),
                tuple(_shown(node.values)),
                tuple(
                    (name, value_text(after))
                    for name, (_, after) in node.call.changed.items()
                    if name not in choices.collectors
                ),
                value_text(node.last.result) if node.last.result is not None else "",
                node.last.end,
                node.call.before,
                node.last.after,
                events.by_row[at],
                *counts[at],
            )
        )
    return tuple(rows)


def _shown(values: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """Yield the variables of a call with their values as text, except functions and objects."""
    for name, value in values.items():
        if not isinstance(value, Opaque) or value.type in ("dict", BOARD.type):
            yield name, value_text(value)


def _totals(run: Run, searching: SearchCalls, rows: Sequence[CallRow], events: Events) -> Totals:
    tree = run.recorded.tree
    depths = [tree.deepest.get(function, 0) for function in searching.functions]
    returned = run.returned if isinstance(run.returned, list) else ()
    answers = len(events.answers)
    return Totals(
        tree.counted,
        len(tree.calls),
        max([row.depth for row in rows] + depths, default=0),
        max(answers, len(returned)) if tree.answers else answers,
        sum(Event.DEAD_END in row.events for row in rows),
    )
