"""`kata test`: the learner's verdict, or the quick tests of the kata if there is no attempt."""

from __future__ import annotations

from dataclasses import dataclass

from harness import load
from harness.cli.advice import command
from harness.cli.commands.judge import exit_code, judge_file, show
from harness.cli.keep import keep
from harness.cli.options import (
    CaseOptions,
    FollowupOption,
    LimitOptions,
    option,
    seed_option,
    variants_option,
)
from harness.cli.selection import add_variants, choose_cases, near, own_attempt

HELP = "judge your solution; without one, run the quick tests of the kata itself"


@dataclass(frozen=True)
class Options(FollowupOption):
    """A few variants of the boards are judged too, so that hard-coded answers fail."""

    variants: int = variants_option(4)
    seed: int | None = seed_option(37)
    limits: LimitOptions = option()
    full: bool = option(
        "--full", action="store_true", help="show whole boards, tracebacks and everything printed"
    )


def run(options: Options) -> int:
    """Judge the learner's own solution; without one, run the quick tests of the kata itself."""
    problem = options.load()
    path = load.attempt_path(problem)
    if not path.exists() and not problem.followup:
        from harness.cli.tests_and_linters import run_tests

        code = run_tests(everything=False)
        print(f"No attempt of yours yet: `{command('start', problem)}` writes {near(path)}.")
        return code
    cases = choose_cases(problem, CaseOptions(None, None))
    count = options.variants if problem.vary else 0
    cases, seed = add_variants(problem, cases, count, options.seed)
    solution = load.load_solution(own_attempt(problem))
    report = judge_file(problem, solution, cases, options.limits.limits, seed, full=options.full)
    match = None
    try:
        show(report, full=options.full)
    finally:  # even if the page is not read to its end
        match = keep(report)
    return exit_code(report, match)
