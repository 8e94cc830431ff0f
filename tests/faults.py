"""Small faults in a text of Python: each is one change that a test should notice. Pure."""

import ast
from collections.abc import Iterator
from typing import NamedTuple

OPERATORS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.Div: ast.Mult,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
"""The operator that replaces each one."""
NEVER = "__import__('contextlib').nullcontext()"
"""Stands for `suppress(…)`, so that an exception is not swallowed."""


class Fault(NamedTuple):
    """A change in one place of a text."""

    line: int
    before: str
    after: str
    text: str
    """The whole text with the fault in it."""

    @property
    def shown(self) -> str:
        """Return the code there without the fault, in a line."""
        first, *more = self.before.splitlines()
        return first + " …" * bool(more)


def faults(source: str) -> Iterator[Fault]:
    """Yield the faults that a text can have, from its first line to its last."""
    code = source.encode()
    starts = [0]
    for line in code.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    for node, after in sorted(_changes(ast.parse(source)), key=lambda change: _place(change[0])):
        start = starts[node.lineno - 1] + node.col_offset
        end = starts[node.end_lineno - 1] + node.end_col_offset
        text = (code[:start] + after.encode() + code[end:]).decode()
        yield Fault(node.lineno, code[start:end].decode(), after, text)


def _place(node) -> tuple[int, int]:
    return node.lineno, node.col_offset


def _changes(tree: ast.AST) -> Iterator[tuple[ast.AST, str]]:
    """Yield each node that a fault replaces, and the text that takes its place."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.JoinedStr) or _is_for_types(tree, node) or _is_choice(tree, node):
            continue  # what stands in a text has no place of its own before Python 3.12
        for other in _others(node):
            yield node, other if other == "pass" else f"({other})"
        if isinstance(node, ast.ExceptHandler) and node.type:
            yield node.type, "()"  # nothing is caught
        yield from _changes(node)


def _is_for_types(parent: ast.AST, node: ast.AST) -> bool:
    """Return True for annotations, for what only a type checker reads, and for our own checks."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return True
    if isinstance(node, ast.Expr) and ast.unparse(node).startswith("assert_never("):
        return True
    if isinstance(node, ast.keyword) and node.arg in ("frozen", "slots", "strict"):
        return True
    return node in (getattr(parent, "annotation", None), getattr(parent, "returns", None))


def _is_choice(parent: ast.AST, node: ast.AST) -> bool:
    """Return True for the numbers behind a name in capitals: another one is as good."""
    if not isinstance(parent, ast.Assign) or node is not parent.value:
        return False
    return ast.unparse(parent.targets[0]).isupper() and not isinstance(node, ast.Call)


def _others(node: ast.AST) -> Iterator[str]:
    """Yield what could stand in the place of a node by mistake."""
    match node:
        case ast.Compare(left, operators, compared):
            for at, operator in enumerate(operators):
                if type(operator) in OPERATORS:
                    wrong = [*operators[:at], OPERATORS[type(operator)](), *operators[at + 1 :]]
                    yield ast.unparse(ast.Compare(left, wrong, compared))
        case ast.BoolOp(operator, values):
            yield ast.unparse(ast.BoolOp(OPERATORS[type(operator)](), values))
        case ast.BinOp(left, operator, right) if type(operator) in OPERATORS:
            yield ast.unparse(ast.BinOp(left, OPERATORS[type(operator)](), right))
        case ast.UnaryOp(ast.Not(), operand):
            yield ast.unparse(operand)
        case ast.IfExp(test, body, orelse):
            yield ast.unparse(ast.IfExp(test, orelse, body))
        case ast.Constant(bool() as value):
            yield str(not value)
        case ast.Constant(int() | float() as value):
            yield str(value + 1)
        case ast.Call(ast.Name("suppress")):
            yield NEVER
        case ast.Expr(ast.Call() | ast.Yield() | ast.YieldFrom()) | ast.Raise() | ast.AugAssign():
            yield "pass"
        case ast.Assign([ast.Attribute() | ast.Subscript()]) | ast.Delete() | ast.Break():
            yield "pass"
