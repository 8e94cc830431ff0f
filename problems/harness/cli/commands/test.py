"""`kata test`: the learner's verdict, or the quick tests of the kata if there is no attempt."""

import subprocess
import sys
from dataclasses import dataclass

from harness import folders
from harness.cases import load_cases, vary
from harness.cli.commands.judge import exit_code, judge_attempt
from harness.cli.options import ProblemOption
from harness.console import warn
from harness.solution_files import attempt_path, no_attempt
from harness.why.judge_and_explain import Terms

VARIANTS, SEED = 4, 37
"""The number of variants to judge, and the random seed."""


@dataclass(frozen=True)
class Options(ProblemOption):
    """Rearranged inputs are variants of the cases. Hard-coded answers fail on them.

    Without an attempt and without PROBLEM, the command runs this project's quick tests instead.
    """


def run(options: Options) -> int:
    """Judge the learner's own attempt, or run this project's own quick tests."""
    problem = options.load()
    if not attempt_path(problem).exists() and options.problem is None:
        code = run_quick_tests()
        warn(no_attempt(problem))
        return code
    cases = load_cases(problem)
    if problem.offers(problem.vary):
        cases += vary(problem, cases, VARIANTS, SEED)
    return exit_code(judge_attempt(problem, Terms(cases), "test"))


def run_quick_tests() -> int:
    """Run the quick tests of this checkout. Return 0 if they pass, else 1."""
    tests = "-n", "auto", "--maxprocesses", "4", "--dist", "worksteal", "-m", "not slow"
    attempt = "--ignore=tests/test_my_solution.py"
    command = sys.executable, "-m", "pytest", *tests, attempt
    return int(subprocess.run(command, cwd=folders.PROBLEMS.parent, check=False).returncode != 0)
