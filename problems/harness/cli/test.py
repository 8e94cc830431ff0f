"""`kata test`: the learner's verdict, then the quick tests of the kata itself."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from harness import load
from harness.cli.judge import exit_code, judge_file
from harness.cli.options import (
    CaseOptions,
    LimitOptions,
    ProblemOption,
    option,
    seed_option,
    variants_option,
)
from harness.cli.search import print_search
from harness.cli.selection import add_variants, choose_cases, near
from harness.judge.report import print_report
from harness.judge.verdict import headline

HELP = "judge your solution, then run the quick tests of the kata itself"


@dataclass(frozen=True)
class Options(ProblemOption):
    """A few variants of the boards are judged too, so that hard-coded answers fail."""

    variants: int = variants_option(4)
    seed: int | None = seed_option(37)
    limits: LimitOptions = option()


def run(options: Options) -> int:
    """Judge the learner's own solution, then run the quick tests of the kata itself."""
    from harness.cli.tools import run_tests

    problem = load.choose_problem(options.problem)
    path = load.attempt_path(problem)
    if not path.exists():
        code = run_tests(everything=False)
        print(f"No attempt of yours yet: `make start` writes {near(path)}.")
        return code
    cases = choose_cases(problem, CaseOptions(None, None))
    cases, seed = add_variants(problem, cases, options.variants, options.seed)
    solution = load.load_solution(Path(near(path)))
    report = judge_file(problem, solution, cases, options.limits.limits, seed)
    print_report(report)
    print_search(report)
    print(flush=True)
    code = run_tests(everything=False)
    print(f"Your solution: {headline(report)} ({near(path)})")
    return max(code, exit_code(report))
