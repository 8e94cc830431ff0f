"""Judges a solution: the one place where the bank, the sandbox and the verdicts meet."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import replace

from harness.explain import EMPTY, LEAKS, judge_run, name_mistake, shrink
from harness.records import Case, Judged, Limits, Problem, Report, Solution
from harness.sandbox import run_in_worker
from harness.verdict import ACCEPTED, TIME, decide_all

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
        give_up: after this many cases in a row that ran out of time the rest does not run. None
            runs them all.
        explained: whether to run the first failing case again, to find out why it fails.
    """
    judged: list[Judged] = []
    inputs = (problem.arguments(case) for case in cases)
    progress(0, cases[0].name)
    with closing(run_in_worker(solution, problem.method, inputs, limits)) as runs:
        for case, run in zip(cases, runs, strict=False):
            verdict = judge_run(problem, problem.arguments(case), run, limits)
            judged.append(Judged(case, run, verdict))
            if _ran_out(judged, give_up):
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
    failed = next((one for one in judged if one.verdict == report.verdict), None)
    if not explained or failed is None or failed.verdict.word == ACCEPTED:
        return report
    progress(len(judged), f"{failed.case.name} (again, to find out why)")
    return explain(report, failed)


def explain(report: Report, failed: Judged) -> Report:
    """The same report, with the likely mistake and the smallest failing input where they are."""
    story = report.problem, report.solution, failed, report.limits
    verdict = replace(failed.verdict, likely=name_mistake(*story))
    return replace(
        report,
        verdict=verdict,
        judged=tuple(
            replace(one, verdict=verdict) if one is failed else one for one in report.judged
        ),
        shrunk=None if verdict.likely in (LEAKS, EMPTY) else shrink(*story),
    )


def _ran_out(judged: Sequence[Judged], give_up: int | None) -> bool:
    last = judged[-give_up:] if give_up else ()
    return len(last) == give_up and all(one.verdict.word == TIME for one in last)
