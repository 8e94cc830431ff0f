"""Judges a solution and explains a failure: the entry point for both."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from harness.judge.judge_solution import judge
from harness.judge.outcome import Report
from harness.problem import Case, Problem
from harness.progress import Progress
from harness.run import Limits
from harness.solution_files import Solution, is_attempt

EXPLAIN_SECONDS = 3.0
"""The budget for explaining a failure, see `budget.py`. Most failures take half a second."""
PATIENT_SECONDS = 10.0
"""The budget for the full page."""


@dataclass(frozen=True)
class Terms:
    """The cases, limits and options with which a solution is judged."""

    cases: Sequence[Case]
    """One case or more, in the order in which they are judged."""
    limits: Limits = field(default_factory=Limits)
    everything: bool = False
    """True to continue after the first failed case."""
    explain_seconds: float = EXPLAIN_SECONDS
    """The budget for explaining a failure."""


def judge_and_explain(
    problem: Problem,
    solution: Solution,
    terms: Terms,
    progress: Progress = lambda _done, _name: None,
) -> Report:
    """Return the report of `judge`, with an explanation of the deciding case if one failed."""
    cases, limits = terms.cases, terms.limits
    report = judge(problem, solution, cases, limits, progress, everything=terms.everything)
    if report.deciding is None:
        return report
    from harness.why.budget import Budget  # late: only needed for a failure
    from harness.why.explain import explain
    from harness.why.failing import Failing

    progress(len(report.judged) - 1, f"“{report.deciding.case.name}”, to find out why it fails")
    after = cases[cases.index(report.deciding.case) + 1 :]
    passed = [one for one in report.judged if one.verdict.accepted]
    failing = Failing(problem, solution, report.deciding, passed, after, limits)
    found = explain(failing, Budget(terms.explain_seconds))  # its time starts after judging
    verdict = replace(report.verdict, likely=found.likely)
    named = replace(report.deciding, verdict=verdict)
    judged = tuple(named if one is report.deciding else one for one in report.judged)
    return replace(
        report,
        judged=judged,
        explanation=found,
        patient=terms.explain_seconds >= PATIENT_SECONDS,
        hinted=is_attempt(problem, solution.path),
    )
