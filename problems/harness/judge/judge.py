"""Judges a solution: the one place where the bank, the sandbox and the verdicts meet."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace

from harness.judge.explain import EMPTY, LEAKS, name_mistake, shrink
from harness.judge.sandbox import run_in_worker
from harness.judge.verdict import ACCEPTED, MEMORY, TIME, decide_all, judge_run
from harness.records import Case, Judged, Limits, Problem, Progress, Report, Solution

GIVE_UP = 3
"""Cases that may run out of time or memory before the rest is left out: nobody waits for 40."""


def judge(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
    give_up: int | None = GIVE_UP,
    *,
    explained: bool = True,
) -> Report:
    """Judge a solution on some cases, in their order, in one process as long as it lives.

    Args:
        problem: whose hooks say what is right.
        solution: the file as it was read.
        cases: at least one.
        limits: what each case may use.
        progress: is told what goes on.
        give_up: after this many cases that ran out of time or memory the rest does not run; and
            once a case has failed otherwise, the rest gets as long as one may take. None runs all.
        explained: whether to run the first failing case again, to find out why it fails.
    """
    judged: list[Judged] = []
    inputs = (problem.arguments(case) for case in cases)
    progress(0, cases[0].name)
    with closing(run_in_worker(solution, problem.method, inputs, limits)) as runs:
        for case, run in zip(cases, runs, strict=False):
            verdict = judge_run(problem, problem.arguments(case), run, limits)
            judged.append(Judged(case, run, verdict))
            if _is_enough(judged, give_up, limits):
                break
            if len(judged) < len(cases):
                progress(len(judged), cases[len(judged)].name)
    report = Report(
        problem=problem,
        solution=solution,
        limits=limits,
        verdict=decide_all(judged),
        judged=tuple(judged),
        total=len(cases),
        unlimited=judged[-1].run.unlimited,
    )
    if not explained or report.verdict.word == ACCEPTED:
        return report
    progress(len(judged), "once more, to find out why")
    return explain(report)


def explain(report: Report) -> Report:
    """The same report, with the likely mistake and the smallest failing input where they are."""
    failed = [one for one in report.judged if one.verdict.word != ACCEPTED]
    first = next(one for one in failed if one.verdict == report.verdict)
    failed = [first, *(one for one in failed if one is not first)]
    likely, seen = name_mistake(report.problem, report.solution, failed, report.limits)
    verdict = replace(report.verdict, likely=likely)
    shrunk = None
    if likely not in (LEAKS, EMPTY):
        shrunk = shrink(report.problem, report.solution, first, report.limits)
    return replace(
        report,
        verdict=verdict,
        judged=tuple(
            replace(one, verdict=verdict) if one is first else one for one in report.judged
        ),
        shrunk=shrunk,
        seen=seen,
    )


def _is_enough(judged: Sequence[Judged], give_up: int | None, limits: Limits) -> bool:
    """Whether nobody waits for more: the page has its mistake, or nothing comes to an end."""
    if give_up is None:
        return False
    spent = [one.verdict.word in (TIME, MEMORY) for one in judged]
    wrong = [at for at, one in enumerate(judged) if one.verdict.word != ACCEPTED and not spent[at]]
    waited = sum(one.run.wall_seconds for one in judged[wrong[0] + 1 :]) if wrong else 0.0
    return sum(spent) >= give_up or waited >= limits.seconds
