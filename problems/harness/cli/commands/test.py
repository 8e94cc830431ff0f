"""`kata test`: the learner's verdict, on the cases and on variants of them."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cases import load_cases, vary
from harness.cli.judging import exit_code, judge_attempt
from harness.cli.options import ProblemOption
from harness.why.judge_and_explain import Terms

VARIANTS, SEED = 4, 37
"""The number of variants to judge, and the random seed."""


@dataclass(frozen=True)
class Options(ProblemOption):
    """A variant is a case with its input rearranged: hard-coded answers fail on it."""


def run(options: Options) -> int:
    """Judge the learner's own attempt."""
    problem = options.load()
    cases = load_cases(problem)
    if problem.offers(problem.vary):
        cases += vary(problem, cases, VARIANTS, SEED)
    report, _ = judge_attempt(problem, Terms(cases), "test")
    return exit_code(report)
