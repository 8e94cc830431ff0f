"""Counts the steps of a program, and ends it after so many of them.

That is the same on each machine and at any load; a limit on CPU time is only there for what runs
inside one step. A step is by its grain

    calls       a call of the program's own functions, and an iteration of any loop but those over
                a few constants, as `range(9)`
    iterations  those, and an iteration of any other loop or comprehension
    lines       a statement, or an iteration of a comprehension

For each, a call of ours is put into the syntax tree, which takes a fraction of the time of
`sys.settrace`. Counting calls makes a search about an eighth slower.
"""

import ast
import sys
from collections.abc import Callable
from typing import Any

STEP = "<step>"
"""The name of the function that counts: one that no program can spell."""
CALLED = ast.FunctionDef | ast.AsyncFunctionDef | ast.While
LOOPS = ast.For | ast.AsyncFor
REPEATED = CALLED | LOOPS
FIRST = ast.Import | ast.ImportFrom
"""Statements that may have to stand at the beginning of a file."""
PLAIN = frozenset({str, int, type(None), ast.Load, ast.Store, ast.Name, ast.Constant, ast.arg})
"""Types of the parts of a tree that no statement or comprehension lies in."""


class Steps:
    """Counts steps while the block runs, and ends it after so many."""

    def __init__(self, most: int, stop: Callable[[], None]) -> None:
        """Prepare to count, and to call `stop` after the last step; for 0, there is no limit."""
        self.lines: set[int] = set()
        self.count, self.taken = self._counter(most or sys.maxsize, stop)

    def __enter__(self) -> None:
        """Begin to count, also in the program that was loaded last."""
        vars(sys.modules["solution"])[STEP] = self.count

    def __exit__(self, *_error: object) -> None:
        """Count no further. What the program has left behind may still run, as a `__repr__`."""
        vars(sys.modules["solution"])[STEP] = uncounted

    def _counter(
        self, most: int, stop: Callable[[], None]
    ) -> tuple[Callable[[int], bool], Callable[[], int]]:
        """Return what is called at each step, and what returns their number.

        These are plain functions: an attribute takes longer than a variable.
        """
        left, note = most, self.lines.add

        def count(line: int) -> bool:
            nonlocal left
            left -= 1
            if left < 0:
                stop()
            note(line)
            return True

        return count, lambda: most - left


def with_steps(source: str, grain: str) -> ast.Module:
    """Return the syntax tree of a program that counts its steps of a grain.

    For `lines`, the line of each statement that begins is noted, too.
    """
    tree = ast.parse(source)
    if grain == "calls":
        return _with_calls(tree)
    once, lines = _step(0), grain == "lines"
    todo: list[Any] = [tree]
    for node in todo:  # which grows meanwhile
        if type(node) in PLAIN:
            continue
        for part in list(vars(node).values()):
            if type(part) is list:
                todo += part
                if lines and part and isinstance(part[0], ast.stmt):
                    part[:] = [one for statement in part for one in _noted(statement)]
            elif type(part) not in PLAIN:
                todo.append(part)
        if isinstance(node, ast.comprehension):
            node.ifs.insert(0, once.value)
        elif isinstance(node, REPEATED) and not lines:
            node.body.insert(0, once)
    return tree


def _with_calls(tree: ast.Module) -> ast.Module:
    """Return a syntax tree that counts its calls, each in the first line of what is called."""
    once = _step(0)
    for node in ast.walk(tree):
        if isinstance(node, CALLED) or (isinstance(node, LOOPS) and not _is_short(node.iter)):
            node.body.insert(0, _step(0, node.body[0]))
        elif isinstance(node, ast.Lambda):
            counted = ast.BoolOp(ast.And(), [once.value, node.body])
            node.body = ast.copy_location(counted, node.body)
        elif isinstance(node, ast.comprehension) and not _is_short(node.iter):
            node.ifs.insert(0, once.value)
    return tree


def _is_short(items: ast.expr) -> bool:
    """Return True for `"123456789"`, `range(9)`, and such."""
    match items:
        case ast.Call(ast.Name("range"), values) | ast.Tuple(values) | ast.List(values):
            return all(isinstance(one, ast.Constant) for one in values)
    return isinstance(items, ast.Constant)


def _noted(statement: ast.stmt) -> list[ast.stmt]:
    """Return a statement with a step in front of it."""
    return [statement] if isinstance(statement, FIRST) else [_step(statement.lineno), statement]


def uncounted(_line: int) -> bool:
    """Let a step pass."""
    return True


def _step(line: int, place: ast.stmt | None = None) -> ast.Expr:
    """Return the call that counts a step, in the line of another statement if one is given."""
    step = ast.Expr(ast.Call(ast.Name(STEP, ast.Load()), [ast.Constant(line)], []))
    return ast.fix_missing_locations(ast.copy_location(step, place) if place else step)
