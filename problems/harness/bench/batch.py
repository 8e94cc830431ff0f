"""One solver's turn: some boards, timed without pause, each with its own answer and its own limit.

A process that waits for its next board is asleep, and for its first hundred microseconds awake it
is half as fast, which is all that the fastest solvers need. So boards are handed over together
where they are quick; and one by one where they are not, or where anything goes wrong.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Generator, Iterator, Sequence
from contextlib import closing
from dataclasses import replace

from harness.judge.sandbox import run_in_worker
from harness.judge.verdict import judge_run
from harness.records import Case, Json, Judged, Limits, Problem, Run, Solution

TOGETHER = 200  # boards at most: the answers must fit into one frame
QUICK = 0.5  # seconds that so many may take, judging by the first, to be handed over together

BELOW = """

_One = Solution


class Solution:
    def {method}(self, one, several):
        from time import thread_time
        if not several:
            return getattr(_One(), {method!r})(*one)
        told = []
        for arguments in several:
            start = thread_time()
            returned = getattr(_One(), {method!r})(*arguments)
            told.append([returned, thread_time() - start])
        return told
"""
"""Stands below the solver's own text. One board alone passes through it."""


def take_turn(
    problem: Problem, solution: Solution, cases: Sequence[Case], limits: Limits
) -> Generator[Judged]:
    """Yield what a solver makes of each of some boards; of one only, if it cannot be loaded.

    The first board is solved twice where the boards go together: a new process is slow at first.
    """
    method = problem.method
    text = replace(solution, source=solution.source + BELOW.format(method=method))
    waiting: deque[list[Case]] = deque([[case] for case in cases])
    sent: list[Case] = []

    def inputs() -> Iterator[list[Json]]:
        nonlocal sent
        while waiting:
            sent = waiting.popleft()
            several = [problem.arguments(case) for case in sent]
            yield [[], several] if len(sent) > 1 else [several[0], []]

    with closing(run_in_worker(text, method, inputs(), limits)) as runs:
        for number, run in enumerate(runs):
            if number == 0 and _is_quick(run, len(cases), limits):
                waiting.clear()
                waiting.extend(
                    list(cases[at : at + TOGETHER]) for at in range(0, len(cases), TOGETHER)
                )
            elif len(sent) == 1:
                yield _judged(problem, sent[0], _alone(run), limits)
            elif run.ending == "returned":
                for case, one in zip(sent, _apart(run), strict=True):
                    yield _judged(problem, case, one, limits)
            else:
                waiting.extend([case] for case in sent)


def _is_quick(run: Run, boards: int, limits: Limits) -> bool:
    seconds = run.cpu_seconds if run.ending == "returned" else None
    enough = min(QUICK, limits.seconds / 2)
    return seconds is not None and boards > 1 and seconds * min(boards, TOGETHER) < enough


def _judged(problem: Problem, case: Case, run: Run, limits: Limits) -> Judged:
    return Judged(case, run, judge_run(problem, problem.arguments(case), run, limits))


def _alone(run: Run) -> Run:
    """As if the board had been sent to the solver itself."""
    return replace(run, arguments=run.arguments[0]) if run.arguments else run


def _apart(run: Run) -> list[Run]:
    """A run a board, of several that went together."""
    if not run.arguments:
        return []
    return [
        replace(run, arguments=arguments, returned=returned, cpu_seconds=seconds)
        for arguments, (returned, seconds) in zip(run.arguments[1], run.returned, strict=True)
    ]
