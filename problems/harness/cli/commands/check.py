"""`kata check`: every test, the linter, the format check and the type checker."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cli.options import ProblemOption, option

HELP = "run all tests, the linter, the format check and the type check"


@dataclass(frozen=True)
class Options(ProblemOption):
    """`make check` installs what this needs."""

    rest: bool = option(
        "--rest", action="store_true", help="leave out the quick tests, which `kata test` runs"
    )


def run(options: Options) -> int:
    """Run every test, the linter, the format check and the type checker."""
    from harness.cli.tests_and_linters import Marks, run_linters, run_tests

    options.choose(None)
    return max(run_tests(Marks.REST if options.rest else Marks.ALL), run_linters())
