"""Counts the steps of a changed program, and ends it after so many of them.

That is the same on each machine and at any load; a limit on CPU time is only there for what runs
inside one step. A step is a call of the program's own functions or an iteration. For each, a call
of ours is put into its syntax tree, which takes a fraction of the time of `sys.settrace`.
"""

import ast
import sys
from collections.abc import Callable
from typing import Any

STEP = "<step>"
"""The name of the function that counts: one that no program can spell."""
RECURSION = 1_200
"""Nested calls that a trial may make. A correct search of 81 cells makes about a hundred."""
REPEATED = ast.FunctionDef | ast.AsyncFunctionDef | ast.For | ast.AsyncFor | ast.While
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
        self.kept = sys.getrecursionlimit()
        sys.setrecursionlimit(RECURSION)
        vars(sys.modules["solution"])[STEP] = self.count

    def __exit__(self, *_error: object) -> None:
        """Stop counting."""
        sys.setrecursionlimit(self.kept)

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


def with_steps(source: str, *, lines: bool) -> ast.Module:
    """Return the syntax tree of a program that counts its steps.

    Args:
        source: of the program.
        lines: True to count each statement, and to note its line.
    """
    tree = ast.parse(source)
    once = _step(0)
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


def _noted(statement: ast.stmt) -> list[ast.stmt]:
    """Return a statement with a step in front of it."""
    return [statement] if isinstance(statement, FIRST) else [_step(statement.lineno), statement]


def _step(line: int) -> ast.Expr:
    name = ast.Name(STEP, ast.Load())
    return ast.fix_missing_locations(ast.Expr(ast.Call(name, [ast.Constant(line)], [])))
