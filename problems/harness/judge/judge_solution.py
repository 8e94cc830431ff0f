"""Judges a solution: runs it on cases, and gives a verdict on each."""

from collections.abc import Sequence
from dataclasses import replace

from harness.judge.outcome import Judged, Report, Word
from harness.judge.session import Session
from harness.judge.verdict import judge_run, limits_of
from harness.problem import Case, Problem
from harness.progress import Progress
from harness.run import Limits
from harness.solution_files import Solution

TIME_OUTS = 2
"""Cases over the time or memory limit after which judging stops: 40 would take minutes."""


def judge(
    problem: Problem,
    solution: Solution,
    cases: Sequence[Case],
    limits: Limits,
    progress: Progress = lambda _done, _name: None,
    *,
    everything: bool = False,
) -> Report:
    """Judge a solution on cases in order, and return the report.

    All cases run in one process; a new one is started if a run ends it.

    With `everything`, continue after a failed case, until TIME_OUTS cases are over a limit.
    """
    judged: list[Judged] = []
    with Session(problem, solution, limits) as session:
        for case in cases:
            progress(len(judged), case.name)
            judged.append(_judge_case(session, problem, case, limits))
            if session.load_failed or (not everything and not judged[-1].verdict.accepted):
                break
            words = [finished.verdict.word for finished in judged]
            if words.count(Word.TIME) + words.count(Word.MEMORY) >= TIME_OUTS:
                break
    variants = sum(bool(case.parent) for case in cases)
    return Report(problem, solution, limits, tuple(judged), len(cases), variants)


def _judge_case(session: Session, problem: Problem, case: Case, limits: Limits) -> Judged:
    before, allowed = problem.arguments(case), limits_of(case, limits)
    run = session.run(before, allowed.seconds)
    verdict = judge_run(problem, before, run, allowed)
    if verdict.word is Word.WRONG and problem.in_place:
        run = replace(run, returned=session.returned())
    return Judged(case, run, verdict)
