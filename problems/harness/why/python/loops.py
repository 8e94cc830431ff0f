"""A `while` that cannot come to an end, because an iteration changes nothing that it tests."""

from __future__ import annotations

import ast
from collections.abc import Iterator, Sequence

from harness.mistake import Failure, Mistake
from harness.run import STOPPED, Ending
from harness.value import listed
from harness.why.causes import GeneralCause
from harness.why.program import Program, holds, names_in

HARMLESS = {"abs", "chr", "int", "len", "max", "min", "ord", "print", "range", "str", "sum"}
"""Built-in functions that change none of their arguments."""
LEAVING = ast.Return | ast.Break | ast.Raise | ast.Yield | ast.YieldFrom | ast.Await


def explain_loop(failure: Failure, program: Program) -> Mistake | None:
    """Diagnose a `while` that goes on forever once its tests are false.

    Needs: a run that was stopped in it; a body in which nothing that the condition or a test of an
    `if` reads is changed, unless one of these tests is true.
    Ruled out by: a call of which a parser cannot see what it changes.
    """
    if failure.run.ending not in (Ending.TIME, Ending.WALL, *STOPPED):
        return None
    for line, _ in reversed(failure.run.raised.frames):
        loops = [one for one in program.nodes if isinstance(one, ast.While) and holds(one, line)]
        for loop in reversed(loops):
            tests, always = _parts(loop)
            if not _may_go_on([loop.test, *tests], always):
                return _mistake(loop, tests)
    return None


def _parts(loop: ast.While) -> tuple[list[ast.expr], list[ast.stmt]]:
    """Return the tests of each `if` in a loop, and the statements that run if all are false."""
    tests: list[ast.expr] = []
    always: list[ast.stmt] = []
    rest = list(loop.body)
    for statement in rest:  # which grows meanwhile
        if isinstance(statement, ast.If):
            tests.append(statement.test)
            rest += statement.orelse
        else:
            always.append(statement)
    return tests, always


def _may_go_on(tests: Sequence[ast.expr], always: Sequence[ast.stmt]) -> bool:
    """Return True if some statements may change what is tested, or leave the loop."""
    read = {name for test in tests for name in names_in(test)}
    nodes = [node for part in (*tests, *always) for node in ast.walk(part)]
    if any(isinstance(node, LEAVING | ast.Attribute | ast.NamedExpr) for node in nodes):
        return True
    called = [node.func for node in nodes if isinstance(node, ast.Call)]
    if any(not isinstance(one, ast.Name) or one.id not in HARMLESS for one in called):
        return True
    return bool(read & set(_changed(nodes)))


def _changed(nodes: Sequence[ast.AST]) -> Iterator[str]:
    """Yield the names that are bound, and those of which an item is assigned or deleted."""
    for node in nodes:
        match node:
            case ast.Name(name, ast.Store() | ast.Del()):
                yield name
            case ast.Subscript(_, _, ast.Store() | ast.Del()):
                yield from names_in(node.value)


def _mistake(loop: ast.While, tests: Sequence[ast.expr]) -> Mistake:
    """Return the mistake of a loop without an end."""
    text = f"the `while` on line {loop.lineno} does not end: "
    if tests:
        lines = sorted({test.lineno for test in tests})
        which, are = ("test on line", "is") if len(lines) == 1 else ("tests on lines", "are")
        text += f"when the {which} {listed(map(str, lines))} {are} false, nothing changes."
    else:
        text += "nothing in it changes what its condition tests."
    remedy = f"Change what `{ast.unparse(loop.test)}` tests in each iteration, or leave the loop."
    return Mistake(GeneralCause.ENDLESS_LOOP, text, loop.lineno, remedy)
