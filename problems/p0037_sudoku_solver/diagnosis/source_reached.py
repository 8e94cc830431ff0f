"""The line at which a program turns away from its writes: found from the lines that ran."""

from __future__ import annotations

import ast
from collections.abc import Collection
from typing import NamedTuple

from harness.why.program import Function, Loop, Program, called

from ..parsed import calls_in, name_of, parse, recursive_functions

WAYS_OUT = ast.Return | ast.Continue | ast.Break


class Obstacle(NamedTuple):
    """A statement that ran, but never went on to the writes."""

    text: str
    """The reason, as the end of a sentence."""
    line: int = 0
    """The line of a condition in a loop, which is asked again and again; else 0."""
    remedy: str = "{follow} up to there."
    """Something to do, with a gap for a digit to follow by hand; '' if no question is open."""


def find_obstacle(source: str, ran: Collection[int]) -> Obstacle | None:
    """Return what kept a program from all its writes to a grid, or None if that is unclear.

    Args:
        source: of the program.
        ran: the numbers of the lines whose statements began.
    """
    program = parse(source)
    writes = [one for one in program.nodes if isinstance(one, ast.stmt) and _writes(one)]
    if not ran or any(one.lineno in ran for one in writes):
        return None
    return Reached(program, ran).one_obstacle(writes)


def _writes(statement: ast.stmt) -> bool:
    """Return True for a statement that sets a cell of a grid, or all of it, but for an undo."""
    match statement:
        case ast.Assign([ast.Subscript(ast.Subscript()) | ast.Subscript(_, ast.Slice())], value):
            return not isinstance(value, ast.Constant)
    return False


class Reached:
    """The statements of a program, of which some ran."""

    def __init__(self, program: Program, ran: Collection[int]) -> None:
        """Start from a program and the lines that ran."""
        self.program, self.ran = program, ran
        self.entered: list[Function] = []

    def one_obstacle(self, statements: Collection[ast.AST]) -> Obstacle | None:
        """Return what kept a program from some statements, if it is the same for all of them."""
        found = {self._obstacle(one) for one in statements}
        return found.pop() if len(found) == 1 else None

    def _obstacle(self, node: ast.AST) -> Obstacle | None:
        """Return what kept a program from a statement that did not run."""
        for parent in self.program.around(node):
            block = self.program.block_of[node] if isinstance(node, ast.stmt) else []
            earlier = block[: block.index(node)] if isinstance(node, ast.stmt) else []
            before = [one for one in earlier if one.lineno in self.ran]
            if before:
                return self._left(before[-1])
            if isinstance(parent, Function):
                return self._not_called(parent)
            if isinstance(parent, ast.stmt) and parent.lineno in self.ran:
                return self._passed_by(parent, node)
            node = parent
        return None

    def _left(self, before: ast.stmt) -> Obstacle | None:
        """Return the condition under which a block was always left."""
        match before:
            case ast.If(body=[*_, last], orelse=[]) if isinstance(last, WAYS_OUT):
                return self._condition(before, "true")
        return None

    def _passed_by(self, parent: ast.stmt, node: ast.AST) -> Obstacle | None:
        """Return the statement that ran without the first statement of its block."""
        match parent:
            case ast.If(orelse=orelse):
                return self._condition(parent, "true" if node in orelse else "false")
            case ast.While(body=body) if node in body:
                return self._condition(parent, "false")
            case ast.For(body=body) if node in body:
                text = f"the loop on line {parent.lineno} had nothing to go through"
                return Obstacle(text, remedy=self._remedy(parent))
        return None

    def _condition(self, statement: ast.If | ast.While, always: str) -> Obstacle:
        asks = isinstance(statement.test, ast.Call) and called(self.program, statement.test)
        what = f"`{ast.unparse(statement.test)}`" if asks else "the condition"
        text = f"{what} on line {statement.lineno} was always {always}"
        in_loop = any(isinstance(one, Loop) for one in self.program.around(statement))
        return Obstacle(text, statement.lineno * in_loop, self._remedy(statement))

    def _remedy(self, statement: ast.If | ast.While | ast.For) -> str:
        """Return what to follow: the search that ran before a statement that has none in it."""
        names = recursive_functions(self.program)
        ran = {one.name for one in self.program.functions if one.body[0].lineno in self.ran}
        inside = set[str]().union(*map(calls_in, statement.body))
        around = {one.name for one in self.program.around(statement) if isinstance(one, Function)}
        found = sorted(names & ran)
        if not found or names & (inside | around):
            return "{follow} up to there."
        search = f"`{found[0]}`" if len(found) == 1 else "the search"
        return f"So {search} found no solution. {{follow}} through it."

    def _not_called(self, function: Function) -> Obstacle | None:
        """Return what kept a program from each call of a function from outside."""
        calls, names = [], 0  # names: where it is named, but for calls of itself
        for node in self.program.nodes:
            names += name_of(node) == function.name
            if isinstance(node, ast.Call) and name_of(node.func) == function.name:
                around = [node, *self.program.around(node)]
                names -= function in around
                if function not in around:
                    calls += [one for one in around if isinstance(one, ast.stmt)][:1]
        if not names:
            text = f"nothing calls `{function.name}` (line {function.lineno})"
            return Obstacle(text, remedy="")
        if not calls or any(one.lineno in self.ran for one in calls):
            return None
        if function in self.entered:  # functions that only call each other
            return None
        self.entered.append(function)
        obstacle = self.one_obstacle(calls)
        self.entered.remove(function)
        return obstacle
