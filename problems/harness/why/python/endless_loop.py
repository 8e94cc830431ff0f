"""Diagnosis of endless loops."""

import ast
from collections.abc import Sequence

from harness.mistake import Failure, Mistake
from harness.run import STOPPED, Ending
from harness.value import listed
from harness.why.causes import GeneralCause
from harness.why.program import Program, holds, names_in

CHANGING_NOTHING = {"abs", "chr", "int", "len", "max", "min", "ord", "print", "range", "str", "sum"}
"""Built-in functions that change none of their arguments."""
LEAVING = ast.Return | ast.Break | ast.Raise | ast.Yield | ast.YieldFrom | ast.Await


def explain_loop(failure: Failure, program: Program) -> Mistake | None:
    """Return the mistake of a loop without an end, or None.

    Needs: a run that was stopped in a `while`, whose body changes nothing that the condition or the
    test of an `if` reads, unless one of these tests is true.
    Ruled out by: a call whose effects a parser cannot see.
    """
    if failure.run.ending not in (Ending.TIME, Ending.WALL, *STOPPED):
        return None
    for line, _ in reversed(failure.run.raised.frames):
        loops = [one for one in program.nodes if isinstance(one, ast.While) and holds(one, line)]
        for loop in reversed(loops):
            tests, always = _tests_and_statements(loop)
            if not _may_end([loop.test, *tests], always):
                return _loop_without_end(loop, tests)
    return None


def _tests_and_statements(loop: ast.While) -> tuple[list[ast.expr], list[ast.stmt]]:
    """Return the tests of each `if` in a loop, and the statements that run if all are false."""
    tests: list[ast.expr] = []
    always: list[ast.stmt] = []
    statements = list(loop.body)
    for statement in statements:  # grows during the loop
        if isinstance(statement, ast.If):
            tests.append(statement.test)
            statements += statement.orelse
        else:
            always.append(statement)
    return tests, always


def _may_end(tests: Sequence[ast.expr], always: Sequence[ast.stmt]) -> bool:
    """Return True if some statements may change a tested name, or leave the loop."""
    tested = {name for test in tests for name in names_in(test)}
    nodes = [node for part in (*tests, *always) for node in ast.walk(part)]
    if any(isinstance(node, LEAVING | ast.Attribute | ast.NamedExpr) for node in nodes):
        return True
    callees = [node.func for node in nodes if isinstance(node, ast.Call)]
    if any(not isinstance(one, ast.Name) or one.id not in CHANGING_NOTHING for one in callees):
        return True
    changed = (one for one in nodes if isinstance(getattr(one, "ctx", None), ast.Store | ast.Del))
    return any(tested & names_in(getattr(one, "value", one)) for one in changed)


def _loop_without_end(loop: ast.While, tests: Sequence[ast.expr]) -> Mistake:
    """Return the mistake of a loop without an end."""
    text = f"the `while` on line {loop.lineno} does not end: "
    if tests:
        lines = sorted({test.lineno for test in tests})
        tests_on, are = ("test on line", "is") if len(lines) == 1 else ("tests on lines", "are")
        text += f"when the {tests_on} {listed(map(str, lines))} {are} false, nothing changes."
    else:
        text += "nothing in it changes what its condition tests."
    remedy = f"Change what `{ast.unparse(loop.test)}` tests in each iteration, or leave the loop."
    return Mistake(GeneralCause.ENDLESS_LOOP, text, loop.lineno, remedy)
