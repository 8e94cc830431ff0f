"""Finds the calls of the search: the calls of recursive functions.

A helper, such as a check of a cell, is called far more often than the search. Its calls are
omitted from the tree.
"""

from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from harness.calls import Call, CallTree, Opaque
from harness.record.node import Node

Function: TypeAlias = tuple[str, int]
"""A function: its name, and the line of its `def`."""


@dataclass(frozen=True)
class SearchCalls:
    """The calls of a search as a tree."""

    nodes: Sequence[Node]
    """In preorder: each call before the calls it made."""
    functions: frozenset[Function]
    """The recursive functions of the search; empty if there are none."""
    node_of: Mapping[int, Node]
    """The node of each call in the record; a helper's call has the node of its caller."""

    def as_they_end(self) -> list[Node]:
        """Return the nodes in postorder: each call after the calls it made."""
        order: list[Node] = []
        waiting = [node for node in self.nodes if node.parent is None]
        while waiting:
            node = waiting.pop()
            order.append(node)
            waiting.extend(node.children)
        return order[::-1]


def search_calls(tree: CallTree) -> SearchCalls:
    """Return the calls of the search in a record; all calls if no function is recursive."""
    functions = search_functions(tree)
    kept = _kept(tree.calls, functions)
    roots: list[Node] = []
    node_of: dict[int, Node] = {}
    for number, call in enumerate(tree.calls):
        if not kept[number if call.resumed < 0 else call.resumed]:
            if call.parent >= 0:
                node_of[number] = node_of[call.parent]
            continue
        if call.resumed >= 0:
            node = node_of[number] = node_of[call.resumed]
            node.last = call
        else:
            parent = node_of.get(call.parent)
            node = node_of[number] = Node(number, call, call, parent, _named_values(call))
            node.searches = function_key(call) in functions
            (roots if parent is None else parent.children).append(node)
    nodes: list[Node] = []
    waiting = roots[::-1]
    while waiting:
        node = waiting.pop()
        node.row, node.depth = len(nodes), node.parent.depth + 1 if node.parent else 0
        nodes.append(node)
        waiting.extend(reversed(node.children))
    return SearchCalls(nodes, functions, node_of)


def function_key(call: Call) -> Function:
    """Return the function of a call."""
    return call.function, call.first_line


def search_functions(tree: CallTree) -> frozenset[Function]:
    """Return the outermost recursive function, and those mutually recursive with it."""
    counts = Counter(map(function_key, tree.calls))
    recursive = [function for function in counts if tree.deepest.get(function, 0) > 1]
    called: dict[Function, set[Function]] = defaultdict(set)
    for call in tree.calls:
        if call.parent >= 0:
            called[function_key(tree.calls[call.parent])].add(function_key(call))
    below = {function: _below(function, called) for function in recursive}
    outer = [
        function
        for function in recursive
        if all(above in below[function] for above in recursive if function in below[above])
    ]
    if not outer:
        return frozenset()
    adding = {function_key(tree.calls[added.call]) for added in tree.added if added.call >= 0}
    top = max(outer, key=lambda function: (function in adding, counts[function]))
    return frozenset({top} | {one for one in recursive if one in below[top] and top in below[one]})


def _below(function: Function, called: Mapping[Function, set[Function]]) -> set[Function]:
    """Return the functions that the calls of a function call, directly or indirectly."""
    found: set[Function] = set()
    waiting = [function]
    while waiting:
        new = called.get(waiting.pop(), set()) - found
        found |= new
        waiting += new
    return found


def _named_values(call: Call) -> Mapping[str, Any]:
    """Return the variables of a call by name; an object is replaced by its attributes."""
    values: dict[str, Any] = {}
    for name, value in call.arguments.items():
        if isinstance(value, Opaque) and value.type != "dict":
            values |= {f"{name}.{field}": item for field, item in value.fields}
        else:
            values[name] = value
    return values


def _kept(calls: Sequence[Call], functions: frozenset[Function]) -> list[bool]:
    """Return for each call whether to keep it: a root, a call of the search, or its ancestor."""
    kept = [not functions or call.parent < 0 or function_key(call) in functions for call in calls]
    for number in reversed(range(len(calls))):
        if kept[number]:
            for caller in (calls[number].parent, calls[number].resumed):
                if caller >= 0:
                    kept[caller] = True
    return kept
