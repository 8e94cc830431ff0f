"""Judges a solution: the one place where the bank, the sandbox and the verdicts meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace

from harness.records import Case, Judged, Limits, Problem, Report, Run, Solution, Verdict
from harness.sandbox import run_in_worker
from harness.verdict import ACCEPTED, INTERNAL, LEAKS, TIME, decide, decide_all

GIVE_UP = 3
"""Cases in a row that may run out of time before the rest is left out: nobody waits for 40."""

Progress = Callable[[int, str], None]
"""Told before each case: how many are done, and the name of the next."""


def judge(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
    give_up: int | None = GIVE_UP,
) -> Report:
    """Judge a solution on some cases, in their order, in one process as long as it lives.

    Args:
        problem: whose hooks say what is right.
        solution: the file as it was read.
        cases: at least one.
        limits: what each case may use.
        progress: is told what goes on.
        give_up: after this many cases in a row that ran out of time the rest does not run. None
            runs them all.
    """
    judged: list[Judged] = []
    inputs = (problem.arguments(case) for case in cases)
    progress(0, cases[0].name)
    with closing(run_in_worker(solution, problem.method, inputs, limits)) as runs:
        for case, run in zip(cases, runs, strict=False):
            judged.append(Judged(case, run, judge_run(problem, case, run, limits)))
            if _ran_out(judged, give_up):
                break
            if len(judged) < len(cases):
                progress(len(judged), cases[len(judged)].name)
    _look_for_leaks(problem, solution, judged, limits, progress)
    return Report(
        problem=problem,
        solution=solution,
        limits=limits,
        verdict=decide_all(judged),
        judged=tuple(judged),
        total=len(cases),
    )


def judge_run(problem: Problem, case: Case, run: Run, limits: Limits) -> Verdict:
    """The verdict of one run, with the problem's own check and diagnosis."""
    before = problem.arguments(case)
    try:
        wrong = problem.check(before, run) if run.ending == "returned" else None
        likely = problem.diagnose(before, run) if wrong and problem.diagnose else None
    except Exception as error:  # our fault, and must be said
        return Verdict(INTERNAL, f"the check of {problem.slug} failed: {error!r}")
    return decide(run, wrong, limits, likely)


def _ran_out(judged: Sequence[Judged], give_up: int | None) -> bool:
    last = judged[-give_up:] if give_up else ()
    return len(last) == give_up and all(one.verdict.word == TIME for one in last)


def _look_for_leaks(
    problem: Problem, solution: Solution, judged: list[Judged], limits: Limits, progress: Progress
) -> None:
    """Run the first failing case alone, and say so where it passes there."""
    failing = (at for at, one in enumerate(judged) if one.verdict.word != ACCEPTED)
    at = next(failing, None)
    if at is None or judged[at].run.first:
        return
    case = judged[at].case
    progress(at, f"{case.name} (again, alone)")
    with closing(
        run_in_worker(solution, problem.method, [problem.arguments(case)], limits)
    ) as runs:
        alone = judge_run(problem, case, next(runs), limits)
    if alone.word == ACCEPTED:
        judged[at] = replace(judged[at], verdict=replace(judged[at].verdict, likely=LEAKS))
