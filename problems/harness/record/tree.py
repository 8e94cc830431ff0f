"""The call tree of a search with its events and counts, ready to be shown."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from harness.record.choices import set_choices
from harness.record.events import Events, find_events
from harness.record.node import CallEvent, Node
from harness.record.search_calls import SearchCalls, search_calls
from harness.run import Run


@dataclass(frozen=True, slots=True)
class Totals:
    """The counts of a whole search."""

    calls: int
    """All calls of the solution's functions, including helpers and calls that were not kept."""
    kept: int
    """The calls that were kept, including helpers."""
    depth: int
    """The maximum number of calls of the search that were open at once."""
    answers: int
    dead_ends: int


@dataclass(frozen=True)
class SearchTree(Events):
    """The call tree of a run with its events, ready to be shown."""

    nodes: Sequence[Node]
    """In preorder: each call before the calls it made."""
    totals: Totals


def search_tree(run: Run) -> SearchTree:
    """Return the call tree of a recorded run."""
    tree, trace = run.recorded.tree, run.recorded.trace
    searching = search_calls(tree)
    set_choices(tree, searching, trace)
    events = find_events(tree, searching, run, trace)
    _count(searching.nodes, events)
    return SearchTree(**vars(events), nodes=searching.nodes, totals=_totals(run, searching, events))


def _count(nodes: Sequence[Node], events: Events) -> None:
    """Set the counts of each node, summed from the leaves of its subtree."""
    answers = Counter(answer.row for answer in events.answers)
    for node in reversed(nodes):
        node.calls += 1
        node.answers += answers[node.row]
        node.dead_ends += CallEvent.DEAD_END in node.events
        if node.parent:
            node.parent.calls += node.calls
            node.parent.answers += node.answers
            node.parent.dead_ends += node.dead_ends


def _totals(run: Run, searching: SearchCalls, events: Events) -> Totals:
    tree = run.recorded.tree
    depths = [tree.deepest.get(function, 0) for function in searching.functions]
    returned = run.returned if isinstance(run.returned, list) else ()
    answers = len(events.answers)
    return Totals(
        tree.counted,
        len(tree.calls),
        max([node.depth for node in searching.nodes] + depths, default=0),
        max(answers, len(returned)) if tree.answers else answers,
        sum(CallEvent.DEAD_END in node.events for node in searching.nodes),
    )
