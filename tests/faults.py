"""Small faults in a text of Python: each is one change that a test should notice. Pure."""

import ast
from typing import NamedTuple

PAIRS = """
Lt LtE, Gt GtE, Eq NotEq, Is IsNot, In NotIn, And Or, Add Sub, Mult FloorDiv, BitAnd BitOr
"""
OPERATORS = dict(pair.split() for pair in PAIRS.split(","))
OPERATORS |= {wrong: right for right, wrong in OPERATORS.items()} | {"Div": "Mult", "Mod": "Mult"}
"""The operator that replaces each one, by the names of `ast`."""
NEVER = "__import__('contextlib').nullcontext()"
"""Stands for `suppress(…)`, so that an exception is not swallowed."""


class Fault(NamedTuple):
    """A change in one place of a text, with the whole text that has it."""

    line: int
    before: str
    after: str
    text: str


def faults(source):
    """Return the faults that a text can have, from its first line to its last."""
    code = source.encode()
    starts = [0]
    for line in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    found = []
    for node, after in sorted(_changes(ast.parse(source)), key=lambda change: _place(change[0])):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        text = (code[:start] + after.encode() + code[end:]).decode()
        found.append(Fault(node.lineno, code[start:end].decode(), after, text))
    return found


def _place(node):
    return node.lineno, node.col_offset


def _changes(tree):
    """Yield each node that a fault replaces, and the text that takes its place."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.JoinedStr) or _is_for_types(tree, node) or _is_choice(tree, node):
            continue  # what stands in a text has no place of its own before Python 3.12
        for other in _others(node):
            yield node, other if other == "pass" else f"({other})"
        if isinstance(node, ast.ExceptHandler) and node.type:
            yield node.type, "()"  # nothing is caught
        yield from _changes(node)


def _is_for_types(parent, node):
    """Return True for annotations, for what only a type checker reads, and for our own checks."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Expr) and ast.unparse(node).startswith("assert_never("):
        return True
    if isinstance(node, ast.keyword) and node.arg in ("frozen", "slots", "strict"):
        return True
    return node in (getattr(parent, "annotation", None), getattr(parent, "returns", None))


def _is_choice(parent, node):
    """Return True for the numbers that a name in capitals stands for: another one is as good."""
    if not isinstance(parent, ast.Assign) or node is not parent.value:
        return False
    return ast.unparse(parent.targets[0]).isupper() and not any(map(_is_row, _rows(node)))


def _rows(node):
    """Return the rows of a table: what a list, a tuple or a dictionary holds."""
    return node.elts if isinstance(node, ast.List | ast.Tuple) else getattr(node, "values", [])


def _is_row(node):
    return isinstance(node, ast.Call | ast.Tuple | ast.List | ast.Dict)


def _swapped(operator):
    return getattr(ast, OPERATORS[type(operator).__name__])()


def _others(node):
    """Yield what could stand in the place of a node by mistake."""
    match node:
        case ast.Compare(left, operators, compared):
            for at, operator in enumerate(operators):
                wrong = [*operators[:at], _swapped(operator), *operators[at + 1 :]]
                yield ast.unparse(ast.Compare(left, wrong, compared))
        case ast.BoolOp(operator, values):
            yield ast.unparse(ast.BoolOp(_swapped(operator), values))
        case ast.BinOp(left, operator, right) if type(operator).__name__ in OPERATORS:
            yield ast.unparse(ast.BinOp(left, _swapped(operator), right))
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand)
        case ast.IfExp(test, body, orelse):
            yield ast.unparse(ast.IfExp(test, orelse, body))
        case ast.Constant(int() | float() as value):
            yield str(not value if isinstance(value, bool) else value + 1)
        case ast.List(rows) | ast.Tuple(rows) if any(map(_is_row, rows)):
            for at in range(len(rows)):  # a table without one of its rows
                yield ast.unparse(type(node)([*rows[:at], *rows[at + 1 :]], ast.Load()))
        case ast.Call(ast.Name("suppress")):
            yield NEVER
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Raise() | ast.AugAssign():
            yield "pass"
        case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.Delete() | ast.Break():
            yield "pass"
