"""Edits that add an expression of a set of which one is missing, as the problem names them."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from harness.why.edit import Edit, insert, replace
from harness.why.edits.names import pairs_in
from harness.why.patterns import GAP, Found, match
from harness.why.program import Program

ROW, COLUMN = "_r", "_c"
"""The gaps that two names which are used side by side fill."""


def edits(program: Program, alike: Sequence[Sequence[str]]) -> Iterator[Edit]:
    """Yield each condition, and each collection, with an expression more.

    Args:
        program: the source.
        alike: sets of patterns for expressions that belong together.
    """
    for node in program.nodes:
        if not isinstance(node, ast.expr) or not isinstance(
            getattr(node, "ctx", None), ast.Load | None
        ):
            continue
        for patterns in alike:
            for pattern in patterns:
                found = match(pattern, node)
                if found is not None and _are_names(found):
                    for other in patterns:
                        for filled in _filled(program, node, found, other):
                            yield from _added(program, node, filled)
                            yield from _beside(program, node, filled)


def _are_names(found: Found) -> bool:
    return all(isinstance(one, ast.Name | ast.Attribute) for one in found.values())


def _filled(program: Program, node: ast.expr, found: Found, pattern: str) -> Iterator[str]:
    """Yield the text of a pattern, with the partner of a row or a column that it needs, too."""
    needed = {gap[1] for gap in GAP.finditer(pattern)}
    known = dict(found)
    pairs = pairs_in(program.function_of(node))
    for one, other, place in ((ROW, COLUMN, 1), (COLUMN, ROW, 0)):
        name = getattr(known.get(one), "id", "")
        partner = next((pair[place] for pair in pairs if pair[1 - place] == name), "")
        if partner and other not in known:
            known[other] = ast.Name(partner)
    if needed <= known.keys():
        texts = {gap: getattr(part, "id", "") or program.text(part) for gap, part in known.items()}
        yield GAP.sub(lambda gap: texts[gap[1]] + (gap[2] or ""), pattern)


def _added(program: Program, node: ast.expr, other: str) -> Iterator[Edit]:
    """Yield what an expression stands in, with another one beside it."""
    parent = program.parents[node]
    match parent:
        case ast.Compare(left, [op], [right]) if node in (left, right):
            start, end = program.span(parent)
            first, last = program.span(node)
            before, behind = program.source[start:first], program.source[last:end]
            joint = "or" if isinstance(op, ast.Eq | ast.In) else "and"
            new = f"{program.text(parent)} {joint} {before}{other}{behind}"
            tight = isinstance(program.parents[parent], ast.BoolOp | ast.UnaryOp)
            if "\n" not in new:
                yield replace(program, "look_added", 4, parent, f"({new})" if tight else new)
        case ast.Tuple() | ast.List() | ast.Set():
            yield replace(program, "look_added", 4, node, f"{program.text(node)}, {other}")
        case ast.SetComp(elt, [_]) if elt is node:
            yield from _joined_set(program, parent, node, other)
        case ast.Call(ast.Name("set" | "list"), [_]):
            yield from _joined_set(program, parent, node, other)


def _beside(program: Program, node: ast.expr, other: str) -> Iterator[Edit]:
    """Yield `seen.add(board[k][c])` behind `seen.add(board[r][k])`, and an `if` behind its like."""
    statement = next(one for one in program.around(node) if isinstance(one, ast.stmt))
    there, text = program.text(node), program.text(statement)
    match statement:
        case ast.Expr() | ast.AugAssign():
            pass
        case ast.If(_, [ast.Expr() as taken], []) if there in program.text(taken):
            pass
        case _:
            return
    indent = program.indent(statement.lineno)
    lines = text.replace(there, other).split("\n")
    code = "\n".join(line.removeprefix(indent) for line in lines)
    yield insert(program, "look_added", 4, statement, code)


def _joined_set(program: Program, whole: ast.expr, part: ast.expr, other: str) -> Iterator[Edit]:
    """Yield `{…} | {…}` for a set of one kind of expressions."""
    start, end = program.span(whole)
    first, last = program.span(part)
    twin = program.source[start:first] + other + program.source[last:end]
    joint = "+" if program.text(whole).startswith("list") else "|"
    yield replace(program, "look_added", 4, whole, f"{program.text(whole)} {joint} {twin}")
