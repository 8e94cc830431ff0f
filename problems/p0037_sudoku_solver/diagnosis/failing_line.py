"""The line that raised an exception: its statement, and the values of its names at that moment."""

from __future__ import annotations

import ast
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import TypeVar

from harness.mistake import Failure, Mistake
from harness.run import Variable

from .causes import Cause
from .source import Function, functions, parse, statements_at
from .source_names import is_bound, own_nodes

Node = TypeVar("Node", bound=ast.expr)
OPERATORS: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: lambda left, right: left + right,
    ast.Sub: lambda left, right: left - right,
    ast.Mult: lambda left, right: left * right,
    ast.FloorDiv: lambda left, right: left // right,
    ast.Mod: lambda left, right: left % right,
}
SIDE, SHORT = 9, 12
SCALARS = ("int", "float", "bool", "str", "NoneType")
MOST_VALUES = 3
"""The most values that are shown of one line."""


@dataclass(frozen=True)
class FailingLine:
    """The line that raised an exception."""

    number: int
    """0 if it is not known."""
    caller: int
    """The line that called its function, or 0."""
    function: str
    exception: str
    source: str
    variables: dict[str, Variable]
    is_full: bool | None = None
    """True if no blank was left on the board, None if that is not known."""

    @cached_property
    def tree(self) -> ast.Module:
        """The tree of the source."""
        return parse(self.source)

    @cached_property
    def parts(self) -> list[ast.AST]:
        """The nodes of the line, of a compound statement those of its first line only."""
        found = [part for one in statements_at(self.tree, self.number) for part in ast.walk(one)]
        return [one for one in found if getattr(one, "lineno", 0) <= self.number]

    @cached_property
    def scope(self) -> Function | None:
        """The innermost function that the line belongs to."""
        inside = [
            one
            for one in functions(self.tree)
            if one.lineno <= self.number <= (one.end_lineno or 0) and one.name == self.function
        ]
        return max(inside, key=lambda one: one.lineno, default=None)

    @property
    def scopes_around(self) -> list[ast.AST]:
        """The functions around that of the line, the innermost first, and the module."""
        here = self.scope.lineno if self.scope else 0
        around = [one for one in functions(self.tree) if one.lineno < here <= (one.end_lineno or 0)]
        return [*sorted(around, key=lambda one: -one.lineno), self.tree]

    def of_type(self, kind: type[Node]) -> list[Node]:
        """Return the expressions of one kind in the line, the outer ones first."""
        return [one for one in self.parts if isinstance(one, kind)]

    def mistake(self, cause: Cause, text: str, remedy: str = "") -> Mistake:
        """Return a mistake in this line."""
        return Mistake(cause, text, self.number, remedy)

    def variable(self, node: ast.expr) -> Variable | None:
        """Return the variable that an expression names, `rows` or `self.rows`, if it is known."""
        return self.variables.get(ast.unparse(node))

    def number_of(self, node: ast.expr) -> int | None:
        """Return the value of an expression of whole numbers, if its names are known."""
        match node:
            case ast.Constant(int(value)):
                return value
            case ast.UnaryOp(ast.USub(), operand):
                inner = self.number_of(operand)
                return None if inner is None else -inner
            case ast.BinOp(left, operator, right) if type(operator) in OPERATORS:
                first, second = self.number_of(left), self.number_of(right)
                divides = isinstance(operator, ast.Mod | ast.FloorDiv)
                if first is None or second is None or (divides and not second):
                    return None
                return OPERATORS[type(operator)](first, second)
        found = self.variable(node) if isinstance(node, ast.Name | ast.Attribute) else None
        return int(found.text) if found and found.type == "int" and found.text != "…" else None

    def values(self, *nodes: ast.AST) -> str:
        """Return the plain values of the names in some expressions: `r = 9 and c = 0`."""
        names = dict.fromkeys(
            ast.unparse(part)
            for node in nodes or self.parts
            for part in (ast.walk(node) if nodes else (node,))
            if isinstance(part, ast.Name | ast.Attribute)
        )
        told = [f"{name} = {self.variables[name].text}" for name in names if self._is_plain(name)]
        *first, last = told[:MOST_VALUES] or [""]
        return f"{', '.join(first)} and {last}" if first else last

    def came_from(self, name: str) -> str:
        """Return where a name was bound: ` (from line 5)`, or '' if that is not certain."""
        scope = self.scope
        if scope is None:
            return ""
        lines = lines_that_bind(scope, name)
        if any(one.arg == name for one in ast.walk(scope.args) if isinstance(one, ast.arg)):
            return f" (passed on line {self.caller})" if self.caller and not lines else ""
        return f" (from line {lines[0]})" if len(lines) == 1 else ""

    def is_loop_variable(self, name: str) -> bool:
        """Return True if a `for` gives a name its value."""
        nodes = own_nodes(self.scope or self.tree)
        loops = [node for node in nodes if isinstance(node, ast.For | ast.comprehension)]
        return any(is_bound(part, name) for loop in loops for part in ast.walk(loop.target))

    def value_of(self, name: str) -> ast.expr | None:
        """Return the expression whose value a name was given last above the line, if any was."""
        found = [
            node
            for node in ast.walk(self.scope or self.tree)
            if isinstance(node, ast.Assign) and node.lineno < self.number
            if name in map(ast.unparse, node.targets)
        ]
        return max(found, key=lambda one: one.lineno).value if found else None

    def _is_plain(self, name: str) -> bool:
        found = self.variables.get(name)
        return found is not None and (found.type in SCALARS or 1 < len(found.text) <= SHORT)

    def length_of(self, node: ast.expr) -> int:
        """Return the number of items of a list; of a row of a board, too; -1 if it is not known."""
        found = self.variable(node)
        if found or not isinstance(node, ast.Subscript):
            return found.length if found else -1
        board, index = self.variable(node.value), self.number_of(node.slice)
        is_board = board is not None and board.length == SIDE and board.text.startswith("[[")
        return SIDE if is_board and index is not None and -SIDE <= index < SIDE else -1


def failing_line(failure: Failure, *, is_full: bool | None = None) -> FailingLine:
    """Return the line that raised the exception of a failure."""
    run = failure.run
    number, function = run.frames[-1] if run.frames else (0, "")
    return FailingLine(
        number=number,
        caller=run.frames[-2][0] if len(run.frames) > 1 else 0,
        function=function.rpartition(".")[2],
        exception=run.exception,
        source=failure.source,
        variables={one.name: one for one in run.variables},
        is_full=is_full,
    )


def lines_that_bind(scope: ast.AST, name: str) -> list[int]:
    """Return the lines of a scope itself that give a name a value, in their order."""
    return sorted({part.lineno for part in own_nodes(scope) if is_bound(part, name)})
