"""Judges a solution: the one place where the bank, the sandbox and the verdicts meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from harness.judge.explain import explain
from harness.judge.sandbox import Session
from harness.judge.verdict import find_deciding, judge_run, limits_of
from harness.records import (
    Answer,
    Case,
    Judged,
    Limits,
    Problem,
    Progress,
    Report,
    Solution,
    Verdict,
    Word,
)

GIVE_UP = 3
"""After so many cases that ran out of time or memory the rest is left out: nobody waits for 40."""


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
        problem: its hooks say what is right.
        solution: the file as it was read.
        cases: at least one.
        limits: what each case may use.
        progress: called before each case.
        give_up: after this many cases that ran out of time or memory the rest does not run; and
            once a case has failed otherwise, the rest gets as long as one may take. None runs all.
        explained: True to run the first failing case again, to find out why it fails.
    """
    judged: list[Judged] = []
    with Session(solution, problem.method, limits, problem.answer) as session:
        for case in cases:
            progress(len(judged), case.name)
            allowed = limits_of(case, limits)
            run = session.run(problem.arguments(case), allowed.seconds)
            verdict = judge_run(problem, problem.arguments(case), run, allowed)
            if verdict.word is Word.WRONG and problem.answer is Answer.ARGUMENT:
                run = replace(run, returned=session.returned())
            judged.append(Judged(case, run, verdict))
            if session.load_failed or _is_enough(judged, give_up, limits):
                break
    deciding = find_deciding(judged)
    report = Report(
        problem=problem,
        solution=solution,
        limits=limits,
        verdict=deciding.verdict if deciding else Verdict(Word.ACCEPTED),
        judged=tuple(judged),
        total=len(cases),
        deciding=deciding,
        unlimited=judged[-1].run.unlimited,
    )
    if deciding is None or not explained:
        return report
    progress(len(judged), "once more, to find out why")
    return _explained(report, deciding)


def _explained(report: Report, deciding: Judged) -> Report:
    """Add the likely mistake and the smallest failing input to a report, if there are any."""
    others = [one for one in report.judged if one is not deciding and not one.verdict.accepted]
    found = explain(report.problem, report.solution, [deciding, *others], report.limits)
    named = replace(deciding, verdict=replace(deciding.verdict, likely=found.likely))
    return replace(
        report,
        verdict=named.verdict,
        judged=tuple(named if one is deciding else one for one in report.judged),
        deciding=named,
        shrunk=found.shrunk,
        seen=found.seen,
    )


def _is_enough(judged: Sequence[Judged], give_up: int | None, limits: Limits) -> bool:
    """Return True once nobody waits for more: a mistake was found, or nothing comes to an end."""
    if give_up is None:
        return False
    spent = [one.verdict.word in (Word.TIME, Word.MEMORY) for one in judged]
    wrong = [at for at, one in enumerate(judged) if not one.verdict.accepted and not spent[at]]
    waited = sum(one.run.wall_seconds for one in judged[wrong[0] + 1 :]) if wrong else 0.0
    return sum(spent) >= give_up or waited >= limits.seconds
