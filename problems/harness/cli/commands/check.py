"""`kata check`: every test, the linter, the format check and the type checker."""

from __future__ import annotations

from dataclasses import dataclass

from harness import load
from harness.cli.options import ProblemOption

HELP = "run everything: all tests, linter, format check, types"


@dataclass(frozen=True)
class Options(ProblemOption):
    """`make check` installs what this needs."""


def run(options: Options) -> int:
    """Run every test, the linter, the format check and the type checker."""
    from harness.cli.tests_and_linters import run_linters, run_tests

    load.choose_problem(options.problem)
    return max(run_tests(everything=True), run_linters())
