"""Counts the steps of a program, and stops it after a limit.

The count does not depend on the machine or its load; the limit on CPU time stops code that runs
long within one step. The grain is the kind of step:

    calls       a call of a function of the program, or an iteration of a loop or comprehension,
                except over a few constants, such as `range(9)`
    iterations  the same, including iterations over a few constants
    lines       a statement, or an iteration of a comprehension

A call that counts a step is inserted into the syntax tree wherever a step begins: this is much
faster than `sys.settrace`. The grain `calls` makes a search about an eighth slower.
"""

import ast
import sys
from collections.abc import Callable
from functools import partial
from itertools import chain, repeat
from operator import length_hint
from typing import Any

STEP = "<step>"
"""The name of the counting function, which is not a valid identifier."""
CALLED = ast.FunctionDef | ast.AsyncFunctionDef | ast.While
LOOPS = ast.For | ast.AsyncFor
FIRST = ast.Import | ast.ImportFrom
"""Statements that may have to come first in a file, such as `from __future__ import`."""
PLAIN = frozenset({str, int, type(None), ast.Load, ast.Store, ast.Name, ast.Constant, ast.arg})
"""Types of nodes and fields that contain no statements or comprehensions."""

START = {"lineno": 1, "col_offset": 0, "end_lineno": 1, "end_col_offset": 0}
"""The position of inserted code that belongs to no line of the program."""


class Steps:
    """A counter of the steps in a `with` block, which stops the block after a limit."""

    def __init__(self, most: int, stop: Callable[[], None], *, lines: bool = False) -> None:
        """Prepare to count, and to call `stop`, which raises, after `most` steps; 0 for no limit.

        With `lines`, each step passes its line, which is added to the attribute `lines`.
        """
        self.lines: set[int] = set()
        self._most, self._stop, self._over = most or sys.maxsize, stop, 0
        self._left = repeat(True, self._most)
        step = partial(next, chain(self._left, iter(self._end, None)))  # runs no Python code
        self.count: Callable[..., bool] = self._noting(step) if lines else step

    def __enter__(self) -> None:
        """Start counting, in the program that was loaded last."""
        vars(sys.modules["solution"])[STEP] = self.count

    def __exit__(self, *_error: object) -> None:
        """Stop counting. Code of the program may still run, such as a `__repr__`."""
        vars(sys.modules["solution"])[STEP] = uncounted

    def taken(self) -> int:
        """Return the number of steps so far, including steps after the limit."""
        return self._most - length_hint(self._left) + self._over

    def _end(self) -> None:
        self._over += 1
        self._stop()

    def _noting(self, step: Callable[[], bool]) -> Callable[[int], bool]:
        """Return a counting function that also records the line of the step."""
        note = self.lines.add

        def count(line: int) -> bool:
            step()
            note(line)
            return True

        return count


def with_steps(source: str, grain: str) -> ast.Module:
    """Return the syntax tree of a program, with calls inserted that count steps of a grain.

    Each inserted call has the line of the code that it counts, so that tracebacks show that line.
    For `lines`, the line of each statement is recorded, too.
    """
    tree = ast.parse(source)
    count_steps(tree, grain)
    return tree


def count_steps(tree: ast.Module, grain: str) -> None:
    """Insert the calls that count steps of a grain into a syntax tree."""
    todo: list[Any] = [tree]
    for node in todo:  # it grows in the loop
        if type(node) in PLAIN:
            continue
        for part in list(vars(node).values()):
            if type(part) is list:
                todo += part
                if grain == "lines" and part and isinstance(part[0], ast.stmt):
                    part[:] = [new for statement in part for new in _noted(statement)]
            elif type(part) not in PLAIN:
                todo.append(part)
        _count(node, grain)


def _count(node: ast.AST, grain: str) -> None:
    """Insert a call that counts a step into a loop, comprehension or function."""
    if isinstance(node, ast.comprehension):
        if grain != "calls" or not _is_short(node.iter):
            line = [0] if grain == "lines" else []
            node.ifs.insert(0, _step(*line, place=node.iter).value)
    elif grain == "lines":
        return
    elif isinstance(node, ast.Lambda):
        if grain == "calls":
            counted = ast.BoolOp(ast.And(), [_step(place=node.body).value, node.body])
            node.body = ast.copy_location(counted, node.body)
    elif isinstance(node, CALLED) or (
        isinstance(node, LOOPS) and (grain == "iterations" or not _is_short(node.iter))
    ):
        node.body.insert(0, _step(place=node.body[0]))


def _is_short(items: ast.expr) -> bool:
    """Return True for a constant, or a tuple, list or range of constants: `range(9)`."""
    match items:
        case ast.Call(ast.Name("range"), values) | ast.Tuple(values) | ast.List(values):
            return all(isinstance(value, ast.Constant) for value in values)
    return isinstance(items, ast.Constant)


def _noted(statement: ast.stmt) -> list[ast.stmt]:
    """Return a statement after a call that counts it; imports are not counted."""
    return [statement] if isinstance(statement, FIRST) else [_step(statement.lineno), statement]


def uncounted(*_line: int) -> bool:
    """Return True without counting a step."""
    return True


def _step(*line: int, place: ast.stmt | ast.expr | None = None) -> ast.Expr:
    """Return a statement that counts a step, at the position of `place` if it is given."""
    at = {name: getattr(place, name) for name in START} if place else START
    arguments: list[ast.expr] = [ast.Constant(number, **at) for number in line]
    return ast.Expr(ast.Call(ast.Name(STEP, ast.Load(), **at), arguments, [], **at), **at)
