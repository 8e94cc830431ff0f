"""Why a case failed: it runs again alone, then with its writes recorded, then on smaller boards.

All of this happens after the verdict and cannot change its word.
"""

from __future__ import annotations

import ast
import os
import time
from collections.abc import Sequence
from contextlib import closing

from harness.judge.sandbox import run_in_worker
from harness.judge.verdict import ACCEPTED, COMPILE, INTERNAL, MEMORY, RUNTIME, WRONG, judge_run
from harness.records import (
    Case,
    Failure,
    Json,
    Judged,
    Limits,
    Problem,
    Run,
    Shrunk,
    Solution,
    Verdict,
)

RECORD_SECONDS, OTHERS = 2.0, 4
SHRINK_RUNS, SHRINK_SECONDS = 300, 3.0

LEAKS = (
    "state is kept between calls: this case passes when it runs alone. "
    "Look for class attributes, module-level variables and mutable default arguments."
)
EMPTY = "the method does nothing yet: its body is still empty."


def name_mistake(
    problem: Problem, solution: Solution, failed: Sequence[Judged], limits: Limits
) -> tuple[str | None, str]:
    """The likely mistake in one sentence, or None where the evidence is weak; and what was seen.

    Args:
        problem: whose diagnosis to ask.
        solution: what failed.
        failed: the cases that failed, the one that decides the verdict first.
        limits: as in the runs that were judged.
    """
    first = failed[0]
    if first.verdict.word in (COMPILE, INTERNAL, MEMORY):
        return None, ""
    if first.verdict.word == WRONG and is_empty(solution.source, problem.method):
        return EMPTY, ""
    if not first.run.first:
        [alone] = _runs(problem, solution, [first.case], limits)
        passes = judge_run(problem, problem.arguments(first.case), alone, limits).word == ACCEPTED
        by_chance = first.run.ending == "time" and alone.wall_seconds > limits.seconds / 2
        if passes and not by_chance:
            return LEAKS, ""
    if problem.diagnose is None:
        return None, ""
    failures = _failures(problem, solution, few(failed), limits)
    try:
        return problem.diagnose(failures), _seen(failures[0], limits)
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        return None, ""  # a diagnosis is a courtesy: the verdict stands without it


def _seen(failure: Failure, limits: Limits) -> str:
    """How far a search came that ran out of time: a fact, and no guess at its cause."""
    trace = failure.trace
    if failure.run.ending != "time" or trace is None:
        return ""
    seconds = min(RECORD_SECONDS, limits.seconds)
    if not trace.writes:
        return f"nothing was written to the board in {seconds:g} s"
    last = 1 + max(row for row, _ in trace.cells())
    rows = len(trace.start) // trace.width
    if last == rows:
        reach = "; got as far as the last row"
    elif trace.dropped:
        reach = ""  # what was not kept may have gone further
    else:
        reach = f"; never got past row {last}"
    counts = f"{trace.writes:,} writes in {seconds:g} s under the recorder"
    return f"{counts} ({trace.undos:,} undos){reach}"


def few(failed: Sequence[Judged]) -> list[Judged]:
    """The first failing case, and others that failed alike, spread over the bank.

    One board can hide what several show. Where time runs out one must do.
    """
    alike = [one for one in failed[1:] if one.run.ending == failed[0].run.ending != "time"]
    step = max(1, len(alike) // OTHERS)
    return [failed[0], *alike[step - 1 :: step][:OTHERS]]


def _failures(
    problem: Problem, solution: Solution, failed: Sequence[Judged], limits: Limits
) -> list[Failure]:
    seconds = min(RECORD_SECONDS, limits.seconds) / len(failed)
    cases = [one.case for one in failed]
    runs = _runs(problem, solution, cases, limits, seconds)
    return [
        Failure(problem.arguments(one.case), one.run, recorded.trace)
        for one, recorded in zip(failed, runs, strict=False)
    ]


def shrink(problem: Problem, solution: Solution, failed: Judged, limits: Limits) -> Shrunk | None:
    """The smallest input on which the same code fails in the same way, or None."""
    if problem.shrink is None or failed.verdict.word not in (WRONG, RUNTIME):
        return None
    start = time.monotonic()
    smallest, runs = problem.arguments(failed.case), 0
    way = _way(failed.verdict, failed.run, smallest)
    patience = Limits(min(limits.seconds, 1.0), limits.memory, limits.output)

    def fails(arguments: list[Json]) -> bool:
        nonlocal smallest, runs
        if runs >= SHRINK_RUNS or time.monotonic() - start >= SHRINK_SECONDS:
            raise TimeoutError
        runs += 1
        wanted.append(arguments)
        run = next(outcomes)
        verdict = judge_run(problem, arguments, run, patience)
        same = _way(verdict, run, arguments) == way
        if same:
            smallest = arguments
        return same

    wanted: list[list[Json]] = []
    inputs = iter(wanted.pop, None)
    complete = True
    with closing(run_in_worker(solution, problem.method, inputs, patience)) as outcomes:
        try:
            problem.shrink(problem.arguments(failed.case), fails)
        except (TimeoutError, StopIteration):
            complete = False
    if smallest == problem.arguments(failed.case):
        return None
    return Shrunk(smallest, runs, time.monotonic() - start, complete)


def is_empty(source: str, method: str) -> bool:
    """Whether the method's body is but a docstring, `pass`, `...` or a bare `return`."""
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


def _runs(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    record: float = 0.0,
) -> list[Run]:
    inputs = [problem.arguments(case) for case in cases]
    with closing(run_in_worker(solution, problem.method, inputs, limits, record)) as runs:
        return list(runs)


def _way(verdict: Verdict, run: Run, before: list[Json]) -> tuple[str, object]:
    """What must stay the same for a failure to be the same one."""
    if verdict.word == RUNTIME:
        return verdict.word, verdict.reason.partition(":")[0]
    return verdict.word, run.arguments == before
