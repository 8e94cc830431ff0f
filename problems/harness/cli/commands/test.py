"""`kata test`: the learner's verdict, or the quick tests of the kata if there is no attempt."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass
from importlib.util import find_spec

from harness import load
from harness.cli.advice import command
from harness.cli.judging import Page, judge_attempt
from harness.cli.options import (
    FollowupOption,
    LimitOptions,
    option,
    seed_option,
    variants_option,
)
from harness.cli.selection import add_variants
from harness.cli.verdict_page import exit_code
from harness.errors import KataError, not_installed
from harness.why.judge_and_explain import EXPLAIN_SECONDS, PATIENT_SECONDS, Terms

HELP = "judge your solution; without one, run the quick tests of the kata itself"


@dataclass(frozen=True)
class Options(FollowupOption):
    """A few variants of the boards are judged too, so that hard-coded answers fail."""

    variants: int = variants_option(4)
    seed: int | None = seed_option(37)
    limits: LimitOptions = option()
    full: bool = option(
        "--full",
        action="store_true",
        help="show whole boards, tracebacks and all that was printed; look longer for the mistake",
    )


def run(options: Options) -> int:
    """Judge the learner's own attempt, or run the quick tests of the kata."""
    problem = options.load()
    path = load.attempt_path(problem)
    if not path.exists() and not problem.followup:
        code = run_quick_tests()
        print(f"You have no attempt yet: `{command('start', problem)}` writes {load.near(path)}.")
        return code
    count = options.variants if problem.offers(problem.vary) else 0
    cases, seed = add_variants(problem, load.load_cases(problem), count, options.seed)
    patience = PATIENT_SECONDS if options.full else EXPLAIN_SECONDS
    terms = Terms(cases, options.limits.limits, seed, explain_seconds=patience)
    page = Page("test", options.full, search=True)
    return exit_code(*judge_attempt(problem, terms, page))


def run_quick_tests() -> int:
    """Run the quick tests of this checkout. Return 0 if they pass, else 1."""
    if not find_spec("pytest"):
        raise KataError(not_installed("pytest", "test"))
    tests = "-n", "auto", "--maxprocesses", "4", "--dist", "worksteal", "-m", "not slow"
    attempt = "--ignore=tests/test_my_solution.py"
    command = sys.executable, "-m", "pytest", *tests, attempt
    return int(subprocess.run(command, cwd=load.PROBLEMS.parent, check=False).returncode != 0)
