"""Edits of operators: replace one, swap `and` and `or`, drop a condition, move parentheses."""

import ast
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise

from harness.why.edit import Edit, replace
from harness.why.edits.blocks import keeps_best
from harness.why.edits.constants import is_text
from harness.why.patterns import find, match
from harness.why.program import Program, Span

COLLECTIONS = ast.Tuple | ast.List | ast.Set
SIGNS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Eq: ("==", "!=", ">=", "<=", ">", "<"),
    ast.NotEq: ("!=", "==", "<", ">"),
    ast.Lt: ("<", "<=", ">", ">=", "!="),
    ast.LtE: ("<=", "<", ">=", ">", "=="),
    ast.Gt: (">", ">=", "<", "<=", "!="),
    ast.GtE: (">=", ">", "<=", "<", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "==", "is not"),
    ast.IsNot: ("is not", "!=", "is"),
    ast.Add: ("+", "-", "*"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//", "+"),
    ast.Div: ("/", "//", "%"),
    ast.FloorDiv: ("//", "%", "*"),
    ast.Mod: ("%", "//", "*"),
    ast.BitAnd: ("&", "& ~", "^", "|", "-"),
    ast.BitOr: ("|", "&", "^", "-"),
    ast.BitXor: ("^", "-", "|", "& ~", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
"""The sign of each operator, and the signs that it is confused with, the most likely first."""
DISTINCT = {"!=", "<"}, {"!=", ">"}, {"==", "<"}, {"==", ">"}, {"==", "<="}, {"//", "*"}
"""Signs that are rarely confused: such an edit may compensate for an error elsewhere."""
ASSIGNMENTS: dict[type[ast.AST], tuple[str, ...]] = {
    ast.Add: ("+=", "-="),
    ast.Sub: ("-=", "+="),
    ast.BitOr: ("|=", "^=", "&= ~", "&="),
    ast.BitAnd: ("&=", "&= ~", "|=", "^="),
    ast.BitXor: ("^=", "|=", "&= ~"),
}
TRUTH_TESTS = "len(_x)", "_x > 0", "_x != 0"
"""Patterns of tests that something is not empty or not 0."""


def other_operators(program: Program) -> Iterator[Edit]:
    """Yield edits that replace an operator with operators that it is confused with."""
    texts = Counter(program.text(one) for one in program.nodes if isinstance(one, ast.BinOp))
    for node in program.nodes:
        match node:
            case ast.Compare(left, ops, others):
                for op, (first, second) in zip(ops, pairwise((left, *others)), strict=True):
                    signs = _likely_signs(op, first, second)
                    if len(ops) > 1 and all(isinstance(each, ast.Lt | ast.LtE) for each in ops):
                        signs = signs[:2]  # a range such as `0 <= r < 9`, whose ends may be off
                    yield from _other_signs(program, "comparison", 1, signs, first, second)
            case ast.BinOp(left, op, right):
                signs = SIGNS.get(type(op), ("",))
                constant = isinstance(left, ast.Constant) or isinstance(right, ast.Constant)
                if isinstance(op, ast.Add | ast.FloorDiv) and not constant:
                    signs = signs[:-1]  # `r * 9` may have become `r + 9`, but no sum a product
                cost = 1 + (texts[program.text(node)] > 1)  # repeated: hardly wrong in one place
                yield from _other_signs(program, "operator", cost, signs, left, right)
            case ast.AugAssign(target, op, value) if type(op) in ASSIGNMENTS:
                # a missing undo of a decrement is likelier than a decrement for an increment
                cost = 1 + isinstance(op, ast.Sub)
                signs = ASSIGNMENTS[type(op)]
                yield from _other_signs(program, "assignment", cost, signs, target, value)


def _likely_signs(op: ast.cmpop, left: ast.expr, right: ast.expr) -> Sequence[str]:
    """Return the sign of a comparison, and the signs that make sense for its operands."""
    signs, values = SIGNS[type(op)], [getattr(left, "value", ...), getattr(right, "value", ...)]
    if isinstance(right, COLLECTIONS) and not isinstance(left, COLLECTIONS):
        return {ast.Eq: ("==", "in"), ast.NotEq: ("!=", "not in")}.get(type(op), signs)
    if is_text(left) or is_text(right):
        # which of two texts is less is seldom asked
        return [signs[0], *(one for one in ("==", "!=") if one in signs[1:])]
    if any(value is None or isinstance(value, bool) for value in values):
        return [sign for sign in signs if sign.startswith("is")] or signs
    return signs


def _other_signs(
    program: Program, kind: str, cost: int, signs: Sequence[str], left: ast.expr, right: ast.expr
) -> Iterator[Edit]:
    span = find_sign(program, signs[0], left, right)
    inverted = program.source[program.span(right)[0]] == "~"
    for number, other in enumerate(signs[1:]):
        if span and not (inverted and other.endswith("~")):
            start, end = span
            end += other.endswith("~") and program.source[end] == " "
            extra = (number > 0) + (number > 2) + ({signs[0], other} in DISTINCT)
            extra += (signs[0], other) == ("//", "*")  # it may just raise a limit
            yield replace(program, kind, cost + extra, (start, end), other)


def find_sign(program: Program, sign: str, before: ast.expr, after: ast.expr) -> Span | None:
    """Return the span of an operator between two expressions, or None."""
    start, end = program.span(before)[1], program.span(after)[0]
    between = program.source[start:end]
    index = between.find(sign)
    return None if index < 0 or "#" in between else (start + index, start + index + len(sign))


def conditions(program: Program) -> Iterator[Edit]:
    """Yield edits that exchange `and` and `or`, all of them or each, or drop a condition.

    Two lengths that are only compared with each other are compared with the size of a range, too.
    """
    sizes = {program.text(one["_n"]) for _, one in find(program, "range(_n)")}
    for node, _ in find(program, "len(_x) == len(_y)"):
        for size in sorted(sizes):
            text = f"{program.text(node)} == {size}"
            yield replace(program, "condition_missing", 2, node, text)
    for node in program.nodes:
        if not isinstance(node, ast.BoolOp):
            continue
        sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        if sign == "or" and keeps_best(program.parents[node]):
            continue  # another item would be chosen, which may hide a mistake elsewhere
        spans = [find_sign(program, sign, *pair) for pair in pairwise(node.values)]
        pieces = tuple((*span, other) for span in spans if span)
        calls = all(isinstance(one, ast.Call) for one in node.values)
        # `and` skips a call that `or` makes, so that a loop may end before the mistake shows
        if pieces and not (sign == "or" and calls and isinstance(program.parents[node], ast.While)):
            yield Edit("joined", 1, program.line_at(pieces[0][0]), pieces, sign, other)
        for value in node.values:
            rest = [_operand(program, one) for one in node.values if one is not value]
            tests = isinstance(value, ast.Name) or any(match(one, value) for one in TRUTH_TESTS)
            cost = 1 if sign == "and" and tests else 2
            yield replace(program, "condition_dropped", cost, node, f" {sign} ".join(rest))


def _operand(program: Program, value: ast.expr) -> str:
    """Return a condition as an operand of `and` or `or`, in parentheses if it needs them."""
    text = program.text(value)
    return f"({text})" if isinstance(value, ast.BoolOp | ast.IfExp | ast.Lambda) else text
