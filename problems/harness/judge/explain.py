"""Why a case failed: it runs again alone, then with its writes recorded, then on smaller boards.

All of this happens after the verdict and cannot change its word.
"""

from __future__ import annotations

import ast
import os
from collections.abc import Sequence
from dataclasses import dataclass

from harness.judge.sandbox import Session
from harness.judge.shrink import shrink
from harness.judge.verdict import judge_run, limits_of
from harness.records import Ending, Failure, Judged, Limits, Problem, Shrunk, Solution, Word

RECORD_SECONDS = 2.0
TIMED_OUT = (Ending.TIME, Ending.WALL)
ALONE = 3
"""How often a case must pass alone before calls are said to share state."""
OTHERS = 4
"""How many further failing cases the diagnosis looks at."""

LEAKS = (
    "state is kept between calls: this case passes when it runs alone. "
    "Look for class attributes, module-level variables and mutable default arguments."
)
EMPTY = "the method does nothing yet: its body is still empty."


@dataclass(frozen=True, slots=True)
class Explanation:
    """What running a failed case again has shown."""

    likely: str | None = None
    """The likely mistake in one sentence, or None if the evidence is weak."""
    seen: str = ""
    """How far a search got before its time ran out."""
    shrunk: Shrunk | None = None


def explain(
    problem: Problem, solution: Solution, failed: Sequence[Judged], limits: Limits
) -> Explanation:
    """Find out why a case failed.

    Args:
        problem: its hooks diagnose and shrink.
        solution: what failed.
        failed: the cases that failed, the one that decides the verdict first.
        limits: as in the runs that were judged.
    """
    first = failed[0]
    if first.verdict.word is Word.WRONG and is_empty(solution.source, problem.method):
        return Explanation(likely=EMPTY)
    named = first.verdict.word not in (Word.INTERNAL, Word.MEMORY)
    if named and _passes_alone(problem, solution, first, limits):
        return Explanation(likely=LEAKS)
    likely, seen = _diagnose(problem, solution, failed, limits) if named else (None, "")
    return Explanation(likely, seen, shrink(problem, solution, first, limits))


def is_empty(source: str, method: str) -> bool:
    """Return True if the method's body is only a docstring, `pass`, `...` or a bare `return`."""
    classes = [node for node in ast.parse(source).body if isinstance(node, ast.ClassDef)]
    solutions = [node for node in classes if node.name == "Solution"]
    for node in reversed(solutions[-1].body if solutions else []):  # the last one counts
        if isinstance(node, ast.FunctionDef) and node.name == method:
            return all(
                isinstance(line, ast.Pass)
                or (isinstance(line, ast.Return) and line.value is None)
                or (isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant))
                for line in node.body
            )
    return False


def choose_failures(failed: Sequence[Judged]) -> list[Judged]:
    """Return the first failing case, and others that failed alike, spread over the bank.

    One board can hide what several show. After a time-out a single one must do.
    """
    first = failed[0].run.ending
    alike = [one for one in failed[1:] if one.run.ending == first and first not in TIMED_OUT]
    step = max(1, len(alike) // OTHERS)
    return [failed[0], *alike[step - 1 :: step][:OTHERS]]


def describe_progress(failure: Failure, seconds: float) -> str:
    """Return how far a search got that ran out of time: a fact, not a guess at its cause.

    Args:
        failure: with its writes.
        seconds: how long they were recorded.
    """
    trace = failure.trace
    if failure.run.ending not in TIMED_OUT or trace is None:
        return ""
    if not trace.writes:
        return f"nothing was written to the board in {seconds:g} s"
    last = 1 + max(row for row, _ in trace.cells())
    rows = len(trace.start) // trace.width
    if last == rows:
        reach = "; got as far as the last row"
    elif trace.dropped:
        reach = ""  # the writes that were not kept may have gone further
    else:
        reach = f"; never got past row {last}"
    counts = f"{trace.writes:,} writes in {seconds:g} s under the recorder"
    return f"{counts} ({trace.undos:,} undos){reach}"


def _passes_alone(problem: Problem, solution: Solution, one: Judged, limits: Limits) -> bool:
    """Return True if a case that failed after others is accepted in a process of its own."""
    if one.run.first:
        return False
    allowed = limits_of(one.case, limits)
    for _ in range(ALONE):  # once could be chance: random numbers of its own, or a race
        with Session(solution, problem.method, allowed, problem.answer) as session:
            alone = session.run(problem.arguments(one.case))
        spent = one.verdict.word is Word.TIME and alone.wall_seconds > allowed.seconds / 2
        if spent or not judge_run(problem, problem.arguments(one.case), alone, allowed).accepted:
            return False
    return True


def _diagnose(
    problem: Problem, solution: Solution, failed: Sequence[Judged], limits: Limits
) -> tuple[str | None, str]:
    """Record the writes of some failures. Return the likely mistake and how far the first got."""
    if problem.diagnose is None:
        return None, ""
    chosen = choose_failures(failed)
    seconds = min(RECORD_SECONDS, limits.seconds) / len(chosen)
    failures = []
    with Session(solution, problem.method, limits) as session:
        for one in chosen:
            recorded = session.record(problem.arguments(one.case), seconds)
            known = recorded.trace, solution.source, recorded.ending is not Ending.STOPPED
            failures.append(Failure(problem.arguments(one.case), one.run, *known))
    try:
        return problem.diagnose(failures), describe_progress(failures[0], seconds)
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        return None, ""  # a diagnosis is a courtesy: the verdict stands without it
