"""One solver's turn: a batch of boards, timed without pause, each with its own answer and limit.

A process that waits for its next board is asleep, and for its first hundred microseconds awake it
is half as fast, which is all that the fastest solvers need. So quick boards are handed over
together, and one by one if they are slow or anything goes wrong.
"""

from __future__ import annotations

from collections.abc import Generator, Sequence
from dataclasses import replace

from harness.judge.outcome import Judged
from harness.judge.session import Session
from harness.judge.verdict import judge_run
from harness.load import Solution
from harness.problem import Answer, Case, Problem
from harness.run import Ending, Limits, Run

TOGETHER = 200  # boards at most: the answers must fit into one reply
QUICK = 0.5  # seconds that so many may take, judging by the first, to be handed over together

BELOW = """

_One = Solution


class Solution:
    def {method}(self, one, several):
        from time import thread_time
        if not several:
            return getattr(_One(), {method!r})(*one)
        answers = []
        for arguments in several:
            start = thread_time()
            returned = getattr(_One(), {method!r})(*arguments)
            answers.append([returned if {keep} else None, thread_time() - start])
        return answers
"""
"""Code that is added below the solver's own. It hands a single board on to the solver."""


def solve_batch(
    problem: Problem, solution: Solution, cases: Sequence[Case], limits: Limits
) -> Generator[Judged]:
    """Yield how a solver does on each of some boards; on the first only, if it cannot be loaded.

    The first board is solved twice if the boards go together: a new process is slow at first.
    """
    keep = problem.answer is Answer.RETURNED
    below = BELOW.format(method=problem.method, keep=keep)
    text = replace(solution, source=solution.source + below)
    with Session(text, problem.method, limits, Answer.RETURNED) as session:
        first = _run_one(session, problem, cases[0])
        if session.load_failed or not _is_quick(first, len(cases), limits):
            yield _judged(problem, cases[0], first, limits)
            alone = cases[1:] if not session.load_failed else ()
        else:
            alone = []
            for start in range(0, len(cases), TOGETHER):
                part = cases[start : start + TOGETHER]
                several = [problem.arguments(case) for case in part]
                run = session.run([[], several])
                together = _separate(run)
                for case, one in zip(part, together, strict=False):
                    yield _judged(problem, case, one, limits)
                if not together:
                    alone += part
        for case in alone:
            yield _judged(problem, case, _run_one(session, problem, case), limits)


def _run_one(session: Session, problem: Problem, case: Case) -> Run:
    """Run a single board, as if it had been sent to the solver itself."""
    run = session.run([problem.arguments(case), []])
    return replace(run, arguments=run.arguments[0]) if run.arguments else run


def _is_quick(run: Run, boards: int, limits: Limits) -> bool:
    seconds = run.cpu_seconds if run.ending is Ending.RETURNED else None
    enough = min(QUICK, limits.seconds / 2)
    return seconds is not None and boards > 1 and seconds * min(boards, TOGETHER) < enough


def _judged(problem: Problem, case: Case, run: Run, limits: Limits) -> Judged:
    return Judged(case, run, judge_run(problem, problem.arguments(case), run, limits))


def _separate(run: Run) -> list[Run]:
    """Return one run for each board of several that went together, [] if they did not return."""
    if run.ending is not Ending.RETURNED or not run.arguments or run.returned is None:
        return []
    return [
        replace(run, arguments=arguments, returned=returned, cpu_seconds=seconds)
        for arguments, (returned, seconds) in zip(run.arguments[1], run.returned, strict=True)
    ]
