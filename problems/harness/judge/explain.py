"""Finds out why a case failed: runs it again alone, with its writes recorded, on smaller inputs.

All of this happens after the verdict and cannot change its word. Each run is limited in writes, so
that what is found does not depend on the machine; the time for all of them is only a last cut-off.
"""

from __future__ import annotations

import ast
import os
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from harness.console import plural
from harness.judge.sandbox import Session, session_of
from harness.judge.shrink import shrink
from harness.judge.verdict import judge_run, limits_of
from harness.records import (
    Case,
    Ending,
    Explanation,
    Failure,
    Judged,
    Limits,
    Problem,
    Run,
    Solution,
    Word,
)

if TYPE_CHECKING:
    from harness.trace import Trace

CPU_SECONDS = 5.0
"""CPU time of a recorded run, which its limit on writes nearly always makes shorter."""
WRITES = 40_000
"""Writes after which the recorded run of the failed case is stopped."""
FURTHER, FURTHER_WRITES = 14, 20_000
"""The number of next cases that the diagnosis looks at too, and the writes that each may make."""
LONG = 2000
"""After so many writes, a run that is stopped because the time is over may be endless."""
MOST_ENDLESS = 2
"""After so many of them that did not come to an end, no more are looked at: each takes long."""
ALONE = 3
"""The times a case must pass alone before calls are said to share state."""
ALONE_SHARE = 0.4
"""The part of the time that is left in which a case must pass alone that has timed out."""
TIMED_OUT = (Ending.TIME, Ending.WALL)
UNNAMED = (Word.INTERNAL, Word.MEMORY)
"""Verdicts that the runs recorded afterwards say nothing about."""

LEAKS = (
    "state is kept between calls: this case passes when it runs alone. "
    "Look for class attributes, module-level variables and mutable default arguments."
)
NO_THREAD = "can't start new thread"
THREADS = (
    "threads of earlier calls are still running: this case passes when it runs alone. Wait for "
    "each thread with `join()` before the method returns."
)
EMPTY = "the method does nothing yet: its body is still empty."


class Budget:
    """The time that is left for explaining, by the clock."""

    def __init__(self, seconds: float) -> None:
        """Start now."""
        self._end = time.monotonic() + seconds

    @property
    def left(self) -> float:
        """The seconds that are left."""
        return max(0.0, self._end - time.monotonic())

    @property
    def spent(self) -> bool:
        """True once nothing is left."""
        return self.left == 0.0


@dataclass(frozen=True, slots=True)
class Failing:
    """A failed case, and what it takes to run it again."""

    problem: Problem
    solution: Solution
    one: Judged
    passed: Sequence[Judged]
    """The cases that were accepted before it."""
    next_cases: Sequence[Case]
    """The cases that come after it."""
    limits: Limits

    @property
    def arguments(self) -> list[object]:
        """The arguments of the case, made anew."""
        return self.problem.arguments(self.one.case)


def explain(failing: Failing, budget: Budget) -> Explanation:
    """Find out why a case failed."""
    verdict, run = failing.one.verdict, failing.one.run
    if verdict.word is Word.WRONG and is_empty(failing.solution.source, failing.problem.method):
        return Explanation(likely=EMPTY)
    if verdict.word in UNNAMED:
        return Explanation()
    if verdict.word is Word.COMPILE:  # nothing runs that could be recorded
        return Explanation(likely=_name(failing, [_failure(failing, None)]))
    if _passes_alone(failing, budget):
        return Explanation(likely=THREADS if NO_THREAD in verdict.reason else LEAKS)
    quiet = _without_prints(failing, budget) if run.ending is Ending.OUTPUT else ""
    known = known_boards(failing) if run.ending in TIMED_OUT else ""
    likely, trace = _diagnose(failing, budget)
    smaller = shrink(failing.problem, failing.solution, failing.one, failing.limits, budget)
    return Explanation(
        likely=likely,
        seen="; ".join(filter(None, (known, quiet or describe_progress(run, trace)))),
        shrunk=smaller,
        cut_off=budget.spent,
    )


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


def describe_progress(run: Run, trace: Trace | None) -> str:
    """Return how far a search got that ran out of time or gave up: facts, not a guess at a cause.

    Args:
        run: the one that was judged.
        trace: the writes of the same case, or its first ones; None if nothing is known.
    """
    if trace is None:
        return ""
    if run.ending in TIMED_OUT:
        return _reach(trace)
    gave_up = trace.placements and trace.placements == trace.undos and not trace.overwrites
    if run.ending is Ending.RETURNED and run.arguments and gave_up:
        them = "took it back" if trace.placements == 1 else "took all of them back"
        return f"it placed {plural(trace.placements, 'digit')}, {them} and gave up"
    return ""


def known_boards(failing: Failing) -> str:
    """Return that LeetCode's own cases passed, if they did; '' otherwise."""
    if any("LeetCode" in case.source for case in (failing.one.case, *failing.next_cases)):
        return ""
    times = [one.run.cpu_seconds or 0.0 for one in failing.passed if "LeetCode" in one.case.source]
    if not times:
        return ""
    return f"the boards that LeetCode is known to use passed, the slowest in {max(times):.1f} s"


def _reach(trace: Trace) -> str:
    """Return how far the first writes of a search got."""
    if not trace.writes:
        return "nothing was written to the board"
    blanks = [cell for cell, value in enumerate(trace.start) if not value]
    last_blank = 1 + max(blanks, default=0) // trace.width
    last = 1 + max(row for row, _ in trace.cells())
    counts = f"in its first {trace.writes:,} writes it took back {trace.undos:,} digits"
    if last >= last_blank:
        return f"{counts}, and got as far as the last row with blanks"
    return f"{counts}, and did not get past row {last}"


def _passes_alone(failing: Failing, budget: Budget) -> bool:
    """Return True if a case that failed after others is accepted in processes of its own.

    After a time-out it must be accepted in half of the time: near the limit it could be chance.
    It must also leave time for the diagnosis, for most of these cases time out again.
    """
    if failing.one.run.first:
        return False
    problem, allowed = failing.problem, limits_of(failing.one.case, failing.limits)
    timed_out = failing.one.run.ending in TIMED_OUT
    seconds = allowed.seconds / (2 if timed_out else 1)
    share = Budget(budget.left * (ALONE_SHARE if timed_out else 1))
    for _ in range(ALONE):  # once could be chance: random numbers of its own, or a race
        with session_of(problem, failing.solution, allowed) as session:
            run = session.run(failing.arguments, seconds, clock=share.left)
        if share.spent or not judge_run(problem, failing.arguments, run, allowed).accepted:
            return False
    return True


def _without_prints(failing: Failing, budget: Budget) -> str:
    """Return the verdict of a case that printed too much, without what it prints."""
    problem, allowed = failing.problem, limits_of(failing.one.case, failing.limits)
    with session_of(problem, failing.solution, allowed) as session:
        run = session.run(failing.arguments, clock=budget.left, quiet=True)
    if run.ending in TIMED_OUT:
        return ""
    verdict = judge_run(problem, failing.arguments, run, allowed)
    return f"without its output, this case is {verdict}"


def _diagnose(failing: Failing, budget: Budget) -> tuple[str | None, Trace | None]:
    """Record the failed case, and some of the next ones. Return the likely mistake and the writes.

    The writes are those of the failed case; None if they could not be recorded.
    """
    problem = failing.problem
    if problem.diagnose is None or budget.spent:
        return None, None
    with Session(failing.solution, problem.method, failing.limits) as session:
        recorded = session.record(failing.arguments, CPU_SECONDS, WRITES, clock=budget.left)
        failures = [_failure(failing, recorded)]
        if failing.one.run.ending not in TIMED_OUT:
            failures += _others(failing, session, budget)
    return _name(failing, failures), recorded.trace


def _failure(failing: Failing, recorded: Run | None) -> Failure:
    """Return the failed case, with its writes if they were recorded."""
    return Failure(
        failing.arguments,
        failing.one.run,
        recorded.trace if recorded else None,
        failing.solution.source,
        complete=recorded is not None and recorded.ending is not Ending.STOPPED,
    )


def _name(failing: Failing, failures: Sequence[Failure]) -> str | None:
    """Return the likely mistake, if the problem can name one."""
    try:
        return failing.problem.diagnose(failures) if failing.problem.diagnose else None
    except Exception:
        if os.environ.get("KATA_DEBUG"):
            raise
        return None  # a diagnosis is a courtesy: the verdict stands without it


def _others(failing: Failing, session: Session, budget: Budget) -> Iterator[Failure]:
    """Yield some of the next cases that failed alike, or that did not come to an end."""
    endless = 0
    for case in failing.next_cases[:FURTHER]:
        failure = _further(failing, session, case, budget)
        if failure:
            yield failure
            endless += failure.run.ending is not failing.one.run.ending
        if budget.spent or endless == MOST_ENDLESS:
            return


def _further(failing: Failing, session: Session, case: Case, budget: Budget) -> Failure | None:
    """Record another case. Return it if it failed alike: one board can hide what several show.

    Return it as well if it did not come to an end: it wrote too often, or called itself too often.
    """
    arguments = failing.problem.arguments(case)
    run = session.record(arguments, CPU_SECONDS, FURTHER_WRITES, clock=budget.left)
    source = failing.solution.source
    if run.trace is None:
        return None
    if run.ending is not failing.one.run.ending:
        stopped = run.ending is Ending.STOPPED and run.trace.writes >= LONG
        endless = stopped or run.exception.startswith("RecursionError")
        return Failure(arguments, replace(run, trace=None), run.trace, source) if endless else None
    if failing.problem.check(arguments, run) is None and run.ending is Ending.RETURNED:
        return None
    return Failure(arguments, replace(run, trace=None), run.trace, source, complete=True)
