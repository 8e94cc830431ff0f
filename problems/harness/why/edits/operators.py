"""Edits of operators and of conditions: another sign, `or` for `and`, a `not` more or less."""

from __future__ import annotations

import ast
import dataclasses
from collections.abc import Iterator, Sequence
from itertools import pairwise

from harness.why.edit import Edit, Piece, replace
from harness.why.patterns import LOOSE
from harness.why.program import Program, Span, names_in

SEVERAL = ast.Tuple | ast.List | ast.Set
COMPARED: dict[type[ast.cmpop], tuple[str, ...]] = {
    ast.Eq: ("==", "!=", ">=", "<="),
    ast.NotEq: ("!=", "==", "<", ">"),
    ast.Lt: ("<", "<=", ">", ">=", "!="),
    ast.LtE: ("<=", "<", ">=", ">", "=="),
    ast.Gt: (">", ">=", "<", "<=", "!="),
    ast.GtE: (">=", ">", "<=", "<", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "==", "is not"),
    ast.IsNot: ("is not", "!=", "is"),
}
"""The sign of each comparison, and the signs that it is mixed up with, the most likely first."""
COMPUTED: dict[type[ast.operator], tuple[str, ...]] = {
    ast.Add: ("+", "-", "*"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//", "+"),
    ast.Div: ("/", "//", "%"),
    ast.FloorDiv: ("//", "%", "*"),
    ast.Mod: ("%", "//", "*"),
    ast.BitAnd: ("&", "& ~", "^", "|"),
    ast.BitOr: ("|", "&", "^"),
    ast.BitXor: ("^", "-", "|", "& ~"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
CHAINED = {ast.BitAnd: ("&", "|"), ast.BitOr: ("|", "&")}
"""The signs that join several sets, and what they are mixed up with."""
ASSIGNED: dict[type[ast.operator], tuple[str, ...]] = {
    ast.Add: ("+=", "-="),
    ast.Sub: ("-=", "+="),
    ast.BitOr: ("|=", "^=", "&= ~", "&="),
    ast.BitAnd: ("&=", "&= ~", "|=", "^="),
    ast.BitXor: ("^=", "|=", "&= ~"),
}


def edits(program: Program) -> Iterator[Edit]:
    """Yield edits of each operator and each condition."""
    for node in program.nodes:
        match node:
            case ast.Compare(left, ops, others):
                for op, (one, other) in zip(ops, pairwise((left, *others)), strict=True):
                    signs = _compared(op, one, other)
                    if len(ops) > 1 and all(isinstance(each, ast.Lt | ast.LtE) for each in ops):
                        signs = signs[:2]  # a range such as `0 <= r < 9`, whose ends may be off
                    yield from _exchanged(program, "comparison", signs, one, other)
                if len(ops) > 1:
                    yield from _shortened(program, left, *others)
            case ast.BinOp(left, op, right) if type(op) in COMPUTED:
                yield from _exchanged(program, "operator", _computed(left, op, right), left, right)
                yield from _chained(program, node)
            case ast.AugAssign() | ast.Assign():
                yield from _assigned(program, node)
            case ast.BoolOp():
                yield from _joined(program, node)
            case ast.UnaryOp(ast.Not(), operand):
                yield replace(program, "negation", 1, node, program.text(operand))
        yield from _turned_round(program, node)
    yield from _added(program)


def _assigned(program: Program, statement: ast.AugAssign | ast.Assign) -> Iterator[Edit]:
    """Yield another sign for `+=` and its like, and for `=+`."""
    match statement:
        case ast.AugAssign(target, ast.Add()) if _only_counts_up(program, target):
            return
        case ast.AugAssign(target, op, value) if type(op) in ASSIGNED:
            # a count down to the goal is forgotten on the way back rather than meant to go up
            later = isinstance(op, ast.Sub)
            for edit in _exchanged(program, "assignment", ASSIGNED[type(op)], target, value):
                yield dataclasses.replace(edit, cost=edit.cost + later)
        case ast.Assign([target], ast.UnaryOp(ast.UAdd() | ast.USub(), _) as value):
            sign = program.text(value)[0]
            new = f"{program.text(target)} {sign}= {program.text(value.operand)}"
            yield replace(program, "assignment", 1, statement, new)  # `=+` for `+=`


def _only_counts_up(program: Program, target: ast.expr) -> bool:
    """Return True for a count that one line changes, up to a limit that it would not meet down."""
    text = program.text(target)
    changes = limits = 0
    for node in program.nodes:
        match node:
            case ast.AugAssign(other):
                changes += program.text(other) == text
            case ast.Compare(other, [ast.Gt() | ast.GtE()]):
                limits += program.text(other) == text
    return changes == 1 and limits > 0


def _added(program: Program) -> Iterator[Edit]:
    """Yield `masks[r] |= bit` for `masks[r] = bit` where the program adds to these masks, too."""
    signs: dict[str, set[str]] = {}
    for node in program.nodes:
        match node:
            case ast.AugAssign(ast.Subscript(container), op) if type(op) in ASSIGNED:
                signs.setdefault(program.text(container), set()).add(ASSIGNED[type(op)][0])
    for node in program.nodes:
        match node:
            case ast.Assign([ast.Subscript(container) as target], ast.Name() as value):
                known = signs.get(program.text(container))
                place = find_sign(program, "=", target, value)
                if known and place:
                    sign = "+=" if known <= {"+=", "-="} else "|="
                    yield replace(program, "assignment", 1, place, sign)


def _exchanged(
    program: Program, kind: str, signs: Sequence[str], before: ast.expr, behind: ast.expr
) -> Iterator[Edit]:
    """Yield another sign between two expressions."""
    place = find_sign(program, signs[0], before, behind)
    for number, other in enumerate(signs[1:]):
        if place:
            start, end = place
            end += other.endswith("~") and program.source[end] == " "
            yield replace(program, kind, 1 if number == 0 else 2, (start, end), other)


def _shortened(program: Program, *parts: ast.expr) -> Iterator[Edit]:
    """Yield a chain of comparisons without its first part, and without its last one."""
    spans = [program.span(one) for one in parts]
    for place in ((spans[0][0], spans[1][0]), (spans[-2][1], spans[-1][1])):
        yield replace(program, "condition_dropped", 2, place, "")


def is_text(node: ast.expr) -> bool:
    """Return True for a string that stands in the source."""
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def _computed(left: ast.expr, op: ast.operator, right: ast.expr) -> Sequence[str]:
    """Return the signs for two numbers: `r * 9` may have become `r + 9`, but no sum a product."""
    signs = COMPUTED[type(op)]
    constant = isinstance(left, ast.Constant) or isinstance(right, ast.Constant)
    return signs if constant or not isinstance(op, ast.Add) else signs[:-1]


def _compared(op: ast.cmpop, one: ast.expr, other: ast.expr) -> Sequence[str]:
    """Return the sign of a comparison, and those that can be meant between these two."""
    signs, values = COMPARED[type(op)], [getattr(one, "value", ...), getattr(other, "value", ...)]
    if isinstance(other, SEVERAL) and not isinstance(one, SEVERAL):
        return {ast.Eq: ("==", "in"), ast.NotEq: ("!=", "not in")}.get(type(op), signs)
    if is_text(one) or is_text(other):
        return signs[:2]  # which of two texts is less is seldom asked
    if any(value is None or isinstance(value, bool) for value in values):
        return [sign for sign in signs if sign.startswith("is")] or signs
    return signs


def _chained(program: Program, node: ast.BinOp) -> Iterator[Edit]:
    """Yield another sign between all parts of a chain: `a | b | c` for `a & b & c`."""
    sign, other = CHAINED.get(type(node.op), ("", ""))
    pieces: list[Piece] = []
    whole = program.parents[node]
    inside = isinstance(whole, ast.BinOp) and whole.left is node and type(whole.op) is type(node.op)
    part: ast.expr = node
    while not inside and isinstance(part, ast.BinOp) and type(part.op) is type(node.op):
        if sign and (place := find_sign(program, sign, part.left, part.right)):
            pieces.append((*place, other))
        part = part.left
    if len(pieces) > 1:
        yield Edit("operator", 1, program.line_at(min(pieces)[0]), tuple(pieces), sign, other)


def find_sign(program: Program, sign: str, before: ast.expr, behind: ast.expr) -> Span | None:
    """Return where an operator stands between two expressions."""
    start, end = program.span(before)[1], program.span(behind)[0]
    gap = program.source[start:end]
    at = gap.find(sign)
    return None if at < 0 or "#" in gap else (start + at, start + at + len(sign))


def _joined(program: Program, node: ast.BoolOp) -> Iterator[Edit]:
    """Yield the edits that join conditions by the other word, or leave one of them out."""
    sign, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
    found = [find_sign(program, sign, *pair) for pair in pairwise(node.values)]
    places = [place for place in found if place]
    pieces = tuple((start, end, other) for start, end in places)
    calls = all(isinstance(one, ast.Call) for one in node.values)
    # `and` leaves out a call that `or` makes, so that a loop may end before what is wrong shows
    if not (sign == "or" and calls and isinstance(program.parents[node], ast.While)):
        yield Edit("joined", 1, program.line_at(pieces[0][0]), pieces, sign, other)
    for piece in pieces if len(pieces) > 1 else ():
        yield Edit("joined", 2, program.line_at(piece[0]), (piece,), sign, other)
    yield from _together(program, node)
    for number, value in enumerate(node.values):
        start = program.span(node.values[number - 1])[1] if number else program.span(value)[0]
        end = program.span(value)[1] if number else program.span(node.values[1])[0]
        while program.source[start] == ")":  # of the condition before it, or behind it
            start += 1
        while not number and program.source[end - 1] == "(":
            end -= 1
        while number and _is_open(program.source[start:end]) and program.source[end] == ")":
            end += 1
        if not _is_open(program.source[start:end]):
            others = [one for one in node.values if one is not value]
            cost = 1 if sign == "and" and _is_idle(value, others) else 2
            yield replace(program, "condition_dropped", cost, (start, end), "")


def _together(program: Program, node: ast.BoolOp) -> Iterator[Edit]:
    """Yield `(i, j) != (r, c)` for `i != r and j != c`, which leaves out all of a row."""
    for one, other in pairwise(node.values):
        match one, other:
            case (
                ast.Compare(ast.Name(i), [ast.NotEq()], [ast.Name(r)]),
                ast.Compare(ast.Name(j), [ast.NotEq()], [ast.Name(c)]),
            ) if isinstance(node.op, ast.And):
                place = program.span(one)[0], program.span(other)[1]
                new = f"({i}, {j}) != ({r}, {c})"
                yield replace(program, "joined", 1, place, new).quoting("and")


def _is_idle(value: ast.expr, others: Sequence[ast.expr]) -> bool:
    """Return True for the question whether something is there that the others are about, too."""
    match value:
        case ast.Name() | ast.Call(ast.Name("len")):
            pass
        case ast.Compare(_, [ast.Gt() | ast.NotEq()], [ast.Constant(0)]):
            pass
        case _:
            return False
    return bool(names_in(value) & {name for one in others for name in names_in(one)} - {"len"})


def _is_open(text: str) -> bool:
    return any(text.count(left) != text.count(right) for left, right in ("()", "[]", "{}"))


def _turned_round(program: Program, node: ast.AST) -> Iterator[Edit]:
    """Yield a condition, and an answer, that says the opposite; and one that asks for None."""
    match node:
        case ast.Call(ast.Attribute(_, "get"), [_]) if _is_condition(program, node):
            yield replace(program, "truthiness", 1, node, f"{program.text(node)} is not None")
            return
        case ast.If(test) | ast.While(test) | ast.IfExp(test) | ast.Return(ast.expr() as test):
            pass
        case _:
            return
    if isinstance(test, ast.Call | ast.Name | ast.Attribute | ast.BoolOp | ast.Subscript):
        text = program.text(test)
        new = f"not ({text})" if isinstance(test, LOOSE) else f"not {text}"
        yield replace(program, "negation", 2, test, new)
    if isinstance(test, ast.Name | ast.NamedExpr) and not isinstance(node, ast.Return):
        new = f"({program.text(test)})" if isinstance(test, ast.NamedExpr) else test.id
        yield replace(program, "truthiness", 1, test, f"{new} is not None")


def _is_condition(program: Program, node: ast.expr) -> bool:
    """Return True for what is only asked for its truth."""
    parent = program.parents[node]
    match parent:
        case ast.BoolOp() | ast.UnaryOp(ast.Not()):
            return True
        case ast.comprehension(ifs=conditions):
            return node in conditions
        case ast.GeneratorExp(asked) | ast.ListComp(asked) if asked is node:
            whole = program.parents[parent]
            return isinstance(whole, ast.Call) and program.text(whole.func) in ("any", "all")
    return getattr(parent, "test", None) is node
