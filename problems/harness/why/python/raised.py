"""An exception: the part of the source that raised it, and the values of its names."""

import ast
from dataclasses import dataclass
from functools import cached_property

from harness.mistake import Failure
from harness.run import Variable
from harness.value import listed
from harness.why.program import Function, Program, bound_by_any, holds, names_bound_by, scope_nodes

SHORT, MOST_VALUES = 12, 3
"""The most characters of a value that is shown beside others, and the most such values."""
SCALARS = ("int", "float", "bool", "str", "NoneType")


@dataclass(frozen=True)
class Raised:
    """An exception, with the code that raised it and the values of variables there."""

    program: Program
    failure: Failure

    @property
    def exception(self) -> str:
        """The type and the first words of the exception."""
        return self.failure.run.raised.exception

    @cached_property
    def variables(self) -> dict[str, Variable]:
        """The variables by name, such as `row` or `self.rows`."""
        return {one.name: one for one in self.failure.run.raised.variables}

    @cached_property
    def node(self) -> ast.AST:
        """The node that raised the exception, or the whole tree if that is not known."""
        raised = self.failure.run.raised
        nodes = [one for one in self.program.nodes if _position(one) == raised.place]
        node = nodes[-1] if nodes else self.program.tree
        return self._loop_over(node) if raised.looping else node

    def _loop_over(self, node: ast.AST) -> ast.AST:
        """Return the loop or comprehension over an expression, or else the node itself."""
        parent = self.program.parents.get(node)
        if isinstance(parent, ast.comprehension):
            return self.program.parents[parent]
        return parent if isinstance(parent, ast.For) and parent.iter is node else node

    @cached_property
    def scope(self) -> Function | None:
        """The innermost function around the line."""
        frames = self.failure.run.raised.frames
        return function_of(self.program, *frames[-1]) if frames else None

    def variable(self, node: ast.AST) -> Variable | None:
        """Return the variable that an expression names, `rows` or `self.rows`, if it is known."""
        return self.variables.get(ast.unparse(node))

    def number_of(self, node: ast.AST) -> int | None:
        """Return the value of an integer or of a name of one, or None if it is not known."""
        if isinstance(node, ast.Constant) and isinstance(node.value, int):
            return node.value
        entry = self.variable(node)
        return int(entry.text) if entry and entry.type == "int" and entry.text != "…" else None

    def length_of(self, node: ast.AST) -> int:
        """Return the number of items of a list, or of a list in it; -1 if it is not known."""
        variable = self.variable(node)
        if variable or not isinstance(node, ast.Subscript):
            return variable.length if variable else -1
        outer = self.variable(node.value)
        return outer.width if outer else -1

    def values(self, node: ast.AST) -> str:
        """Return the plain values of the names in an expression: `r = 9 and c = 0`."""
        parts = (one for one in ast.walk(node) if isinstance(one, ast.Name | ast.Attribute))
        names = dict.fromkeys(map(ast.unparse, parts))
        variables = [self.variables[name] for name in names if name in self.variables]
        short = [one for one in variables if one.type in SCALARS or 1 < len(one.text) <= SHORT]
        return listed([f"{one.name} = {one.text}" for one in short[:MOST_VALUES]])

    def came_from(self, name: str) -> str:
        """Return where a name was bound: ` (from line 5)`, or '' if that is not certain."""
        if self.scope is None:
            return ""
        lines = lines_that_bind(self.scope, name)
        parameters = [one.arg for one in scope_nodes(self.scope) if isinstance(one, ast.arg)]
        where = f" (from line {lines[0]})" if lines else ""
        if name in parameters:
            frames = self.failure.run.raised.frames
            where = f" (passed on line {frames[-2][0]})" if frames[1:] else ""
        return where if len(lines) == 1 else ""

    def value_of(self, name: str) -> ast.expr | None:
        """Return the expression that was last assigned to a name above the line, or None."""
        assignments = [
            node
            for node in ast.walk(self.scope or self.program.tree)
            if isinstance(node, ast.Assign) and node.lineno < self.failure.run.raised.line
            if name in map(ast.unparse, node.targets)
        ]
        return max(assignments, key=lambda one: one.lineno).value if assignments else None

    def loops_over(self, name: str) -> list[ast.For | ast.comprehension]:
        """Return the loops of the function that bind a name."""
        nodes = scope_nodes(self.scope or self.program.tree)
        loops = [one for one in nodes if isinstance(one, ast.For | ast.comprehension)]
        return [one for one in loops if name in bound_by_any(ast.walk(one.target))]


def function_of(program: Program, line: int, name: str) -> Function | None:
    """Return the innermost function that a frame, with its line and name, belongs to."""
    named = [one for one in program.functions if one.name == name.rpartition(".")[2]]
    enclosing = [one for one in named if holds(one, line)]
    return max(enclosing, key=lambda one: one.lineno, default=None)


def lines_that_bind(scope: ast.AST, name: str) -> list[int]:
    """Return the lines of a scope, without nested scopes, that bind a name, in their order."""
    binding = (node for node in scope_nodes(scope) if name in names_bound_by(node))
    return sorted({getattr(node, "lineno", 0) for node in binding})


def _position(node: ast.AST) -> tuple[int, ...]:
    names = "lineno", "end_lineno", "col_offset", "end_col_offset"
    return tuple(getattr(node, name, -1) for name in names)
