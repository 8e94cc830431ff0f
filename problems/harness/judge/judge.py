"""Judges a solution: the one place where the bank, the sessions and the verdicts meet."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from harness.judge.outcome import Judged, Progress, Report, Verdict, Word
from harness.judge.session import Session, session_of
from harness.judge.verdict import find_deciding, is_paced, judge_run, limits_of
from harness.load import Solution, has_hints, is_attempt
from harness.problem import Answer, Case, Problem
from harness.run import Limits

EXPLAIN_SECONDS = 2.0
"""The effort for all that is done to explain a failure, see `budget.py`: about a second on two
cores, as long as a learner waits."""
PATIENT_SECONDS = 10.0
"""The same for somebody who asks for more: the full page, or the last hint."""
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
        unlimited=judged[-1].run.unlimited if judged else (),
    )


@dataclass(frozen=True)
class Terms:
    """The terms on which a solution is judged."""

    cases: Sequence[Case]
    """One case or more, in the order in which they are judged."""
    limits: Limits = field(default_factory=Limits)
    seed: int | None = None
    """The seed that the variants among the cases were drawn with."""
    everything: bool = False
    """True to go on after the first case that failed."""
    explain_seconds: float = EXPLAIN_SECONDS
    """The effort for all that is done to explain a failure."""


def judge_and_explain(
    problem: Problem,
    solution: Solution,
    terms: Terms,
    progress: Progress = lambda _done, _name: None,
) -> Report:
    """Judge a solution as `judge` does, and add why the deciding case failed, if one did."""
    cases, limits = terms.cases, terms.limits
    report = judge(problem, solution, cases, limits, progress, everything=terms.everything)
    report = replace(report, seed=terms.seed)
    if report.deciding is None:
        return report
    from harness.judge.budget import Budget  # late: few verdicts wait for it
    from harness.judge.explain import explain
    from harness.judge.failing import Failing

    progress(len(report.judged), "once more, to find out why")
    after = cases[cases.index(report.deciding.case) + 1 :]
    passed = [one for one in report.judged if one.verdict.accepted]
    failing = Failing(problem, solution, report.deciding, passed, after, limits)
    found = explain(failing, Budget(terms.explain_seconds))  # from now: judging may have taken long
    verdict = replace(report.verdict, likely=found.likely)
    named = replace(report.deciding, verdict=verdict)
    judged = tuple(named if one is report.deciding else one for one in report.judged)
    return replace(
        report,
        verdict=verdict,
        judged=judged,
        deciding=named,
        explanation=found,
        patient=terms.explain_seconds >= PATIENT_SECONDS,
        hinted=has_hints(problem) and is_attempt(problem, solution.path),
    )


def _judge_case(session: Session, problem: Problem, case: Case, limits: Limits) -> Judged:
    before, allowed = problem.arguments(case), limits_of(case, limits)
    if is_paced(problem, case):
        from harness.judge.pace import run_paced  # late: few problems have a pace

        run, allowed = run_paced(session, problem, case, allowed)
    else:
        run = session.run(before, allowed.seconds)
    verdict = judge_run(problem, before, run, allowed)
    if verdict.word is Word.WRONG and problem.answer is Answer.ARGUMENT:
        run = replace(run, returned=session.returned(run))
    return Judged(case, run, verdict)
