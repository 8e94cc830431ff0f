"""Edits of what is wrong in nearly every program: `is` between values, a chain of `in` and `==`."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence
from itertools import pairwise

from harness.why.edit import SURE, Edit, joined_edits, replace
from harness.why.edits.operators import COMPARED, find_sign
from harness.why.program import Program

MADE = (
    *(ast.Tuple, ast.List, ast.Set, ast.Dict, ast.ListComp, ast.SetComp, ast.DictComp),
    *(ast.JoinedStr, ast.BinOp),
)
"""Expressions that make a new object each time."""
MAKERS = {"set", "list", "tuple", "dict", "frozenset", "sorted", "str", "int", "len", "sum"}
ORDERED = ast.Lt | ast.LtE | ast.Gt | ast.GtE


def edits(program: Program) -> Iterator[Edit]:
    """Yield `==` for `is`, and parentheses for the half of a chain: each alone, and all at once."""
    compared = [node for node in program.nodes if isinstance(node, ast.Compare)]
    classes = [node for node in program.nodes if isinstance(node, ast.ClassDef)]
    own = len(classes) > 1  # whose objects may be compared by `is` rightly
    values = [edit for node in compared for edit in _by_value(program, node, own=own)]
    yield from values
    firsts, seconds = list[Edit](), list[Edit]()
    for node in compared:
        if _is_no_chain(node):
            first, second = _in_two(program, node)
            firsts += first
            seconds += second
    yield from (*firsts, *seconds)
    for group in (values, firsts, seconds):
        whole = joined_edits(group, SURE) if len(group) > 1 else None
        if whole:
            yield whole


def _by_value(program: Program, node: ast.Compare, *, own: bool) -> Iterator[Edit]:
    """Yield a comparison of values for one of objects.

    Two names may stand for objects of the program's own classes, which `own` says it has.
    """
    parts = (node.left, *node.comparators)
    for op, (one, other) in zip(node.ops, pairwise(parts), strict=True):
        named = isinstance(one, ast.Name) and isinstance(other, ast.Name) and not own
        if isinstance(op, ast.Is | ast.IsNot) and (named or _are_values(one, other)):
            sign, meant = COMPARED[type(op)][:2]
            if place := find_sign(program, sign, one, other):
                yield replace(program, "identity", SURE, place, meant)


def _are_values(one: ast.expr, other: ast.expr) -> bool:
    """Return True if one of two objects is made there, or both are results of calls."""
    both = isinstance(one, ast.Call) and isinstance(other, ast.Call)
    return both or _is_made(one) or _is_made(other)


def _is_made(node: ast.expr) -> bool:
    match node:
        case ast.Constant(value):
            return isinstance(value, str | int | float) and not isinstance(value, bool)
        case ast.Call(ast.Name(name)):
            return name in MAKERS
    return isinstance(node, MADE)


def _is_no_chain(node: ast.Compare) -> bool:
    """Return True for a chain such as `x in y == False`, which asks whether `y == False`, too."""
    if len(node.ops) != 2 or all(isinstance(op, ORDERED) for op in node.ops):
        return False
    truths = [one for one in (node.left, node.comparators[1]) if _is_truth(one)]
    return bool(truths) or any(isinstance(op, ast.In | ast.NotIn) for op in node.ops)


def _is_truth(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, bool)


def _in_two(program: Program, node: ast.Compare) -> Sequence[Sequence[Edit]]:
    """Return `(x in y) == z` for `x in y == z`, and `x in (y == z)`."""
    middle, last = node.comparators
    places = [
        find_sign(program, COMPARED[type(op)][0].split()[0], *pair)
        for op, pair in zip(node.ops, ((node.left, middle), (middle, last)), strict=True)
    ]
    first, second = places
    if not first or not second:
        return (), ()
    start, end = program.span(node)
    words = len(COMPARED[type(node.ops[0])][0])
    behind = len(program.source[: second[0]].rstrip())
    opened = first[0] + words
    opened += len(program.source[opened:]) - len(program.source[opened:].lstrip())
    return tuple(
        [Edit("chained", SURE, program.line_at(start), ((a, a, "("), (b, b, ")")), text)]
        for text in [program.text(node)]
        for a, b in ((start, behind), (opened, end))
    )
