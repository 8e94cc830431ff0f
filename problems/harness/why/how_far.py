"""Sentences on the progress of a failed run, without naming a cause. Pure."""

import ast
from collections import Counter

from harness.calls import CallTree
from harness.console import plural
from harness.problem import Words
from harness.run import Recorded, Run
from harness.trace import Trace
from harness.why.failing import Failing
from harness.why.patterns import find
from harness.why.program import Program

MANY = 100
"""The number of calls from which a deep copy in each call takes most of the time."""


def is_empty(source: str, method: str) -> bool:
    """Return True if the method's body is only a docstring, `pass`, `...` or a bare `return`."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    solutions = [node for node in classes if node.name == "Solution"]
    for node in reversed(solutions[-1].body if solutions else []):  # the last definition counts
        if isinstance(node, ast.FunctionDef) and node.name == method:
            return does_nothing(node)
    return False


def does_nothing(node: ast.stmt) -> bool:
    """Return True for a statement without effect, and for a function of only such statements."""
    match node:
        case ast.Pass() | ast.Return(None) | ast.Expr(ast.Constant()):
            return True
        case ast.FunctionDef(body=body):
            return all(map(does_nothing, body))
    return False


def describe_timeout(failing: Failing, recorded: Recorded) -> str:
    """Return sentences on how far a search got before the time limit, or ''."""
    if not failing.timed_out:
        return ""
    progress = describe_progress(recorded.trace, failing.problem.words)
    copies = describe_copies(recorded.tree, failing.solution.source)
    return "; ".join(filter(None, (_known_cases(failing), progress, copies)))


def describe_progress(trace: Trace | None, words: Words) -> str:
    """Return a sentence on how far the first writes of a timed-out search got, or ''.

    Args:
        trace: the recorded writes, or the first of them; None if unknown.
        words: the problem's terms.
    """
    if trace is None:
        return ""
    if not trace.writes:
        return "nothing was written to the board while it was watched"
    blanks = [cell for cell, value in enumerate(trace.start) if not value]
    if not blanks:  # progress is measured in blanks
        return ""
    last_blank = 1 + max(blanks) // trace.width
    last = 1 + max(row for row, _ in trace.cells())
    undone = plural(trace.undos, words.value) if trace.undos else f"no {words.value}"
    first = f"first {trace.writes:,} writes" if trace.writes > 1 else "only write"
    counts = f"in its {first} it undid {undone}"
    if last >= last_blank:
        return f"{counts}, and got as far as the last row with blanks"
    return f"{counts}, and did not get past row {last}" if trace.complete else counts


def _known_cases(failing: Failing) -> str:
    """Return a sentence saying that LeetCode's own cases passed before another timed out, or ''."""
    remaining = failing.judged.case, *failing.next_cases
    if any("LeetCode" in case.source for case in remaining):
        return ""
    times = [one.run.times.cpu or 0.0 for one in failing.passed if "LeetCode" in one.case.source]
    if not times:
        return ""
    return f"the cases that LeetCode is known to use passed, the slowest in {max(times):.1f} s"


def describe_copies(tree: CallTree, source: str) -> str:
    """Return a sentence saying that a timed-out search makes a deep copy in each call, or ''.

    A deep copy of a board takes as long as dozens of writes, each with its undo.
    """
    if "deepcopy" not in source:
        return ""
    program, calls = Program(source), Counter(one.function for one in tree.calls)
    for node, _ in find(program, "deepcopy(_x)", "_m.deepcopy(_x)"):
        function = program.function_of(node)
        if function and calls[function.name] >= MANY:
            number = plural(calls[function.name], "call")
            return (
                f"line {node.lineno} made deep copies in the first {number} of "
                f"`{function.name}`, and each takes far longer than a write and its undo"
            )
    return ""


def describe_failed_call(failing: Failing, recording: Run) -> str:
    """Return a sentence on the call that shows the first wrong or missing answer, or ''.

    An unrestored container is not reported: the search may overwrite it before reading it.
    """
    from harness.record.failure import describe_call, wrong_answer  # late: rarely needed
    from harness.record.tree import search_tree

    tree = search_tree(recording)
    shown = wrong_answer(failing.problem, failing.arguments, tree)
    return describe_call(tree, shown) if shown else ""
