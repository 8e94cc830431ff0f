"""Judges a solution: the one place where the bank, the sessions and the verdicts meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from harness.judge.outcome import Judged, Progress, Report, Verdict, Word
from harness.judge.session import Session, session_of
from harness.judge.verdict import find_deciding, judge_run, limits_of
from harness.problem import Answer, Case, Problem
from harness.run import Limits
from harness.solution_files import Solution

TIME_OUTS = 2
"""Cases that may run out of time or memory before the rest is left out: 40 would take minutes."""


def judge(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
    *,
    everything: bool = False,
) -> Report:
    """Judge a solution on some cases, in their order, in one process as long as it lives.

    Args:
        problem: its hooks say what is right.
        solution: the file as it was read.
        cases: at least one.
        limits: what each case may use.
        progress: called before each case.
        everything: True to go on after the first case that failed, until several ran out of time.
    """
    judged: list[Judged] = []
    with session_of(problem, solution, limits) as session:
        for case in cases:
            progress(len(judged), case.name)
            judged.append(_judge_case(session, problem, case, limits))
            if session.load_failed or (not everything and not judged[-1].verdict.accepted):
                break
            if sum(one.verdict.word in (Word.TIME, Word.MEMORY) for one in judged) >= TIME_OUTS:
                break
    return report_of(problem, solution, limits, judged, len(cases))


def report_of(
    problem: Problem, solution: Solution, limits: Limits, judged: Sequence[Judged], total: int
) -> Report:
    """Return the report on the cases that were judged, of as many as were asked for."""
    deciding = find_deciding(judged)
    return Report(
        problem=problem,
        solution=solution,
        limits=limits,
        verdict=deciding.verdict if deciding else Verdict(Word.ACCEPTED),
        judged=tuple(judged),
        total=total,
        deciding=deciding,
        unlimited=judged[-1].run.system.unlimited if judged else (),
    )


def _judge_case(session: Session, problem: Problem, case: Case, limits: Limits) -> Judged:
    before, allowed = problem.arguments(case), limits_of(case, limits)
    run = session.run(before, allowed.seconds)
    verdict = judge_run(problem, before, run, allowed)
    if verdict.word is Word.WRONG and problem.answer is Answer.ARGUMENT:
        run = replace(run, returned=session.returned(run))
    return Judged(case, run, verdict)
