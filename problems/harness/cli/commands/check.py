"""`kata check`: the linters, the format check and the type checker, then every test."""

from __future__ import annotations

from dataclasses import dataclass

from harness.cli.options import ProblemOption, option

HELP = "run the linters, the type check and all tests"


@dataclass(frozen=True)
class Options(ProblemOption):
    """`make check` installs what this needs."""

    quick: bool = option("--quick", action="store_true", help="run only the quick tests")
    rest: bool = option(
        "--rest", action="store_true", help="leave out the quick tests, which `kata test` runs"
    )
    changed: bool = option(
        "--changed", action="store_true", help="run only the tests of files that differ from main"
    )


def run(options: Options) -> int:
    """Run the linters first, because they take seconds. Then run the tests."""
    from harness.cli.tests_and_linters import Marks, changed_tests, run_linters, run_tests

    options.choose(None)
    marks = Marks.QUICK if options.quick else Marks.REST if options.rest else Marks.ALL
    failed = run_linters()
    paths = changed_tests() if options.changed else []
    if options.changed and not paths:
        print("\nNo file differs from main, so no test has to run.")
        return failed
    print("\npytest", *paths, flush=True)
    return failed | run_tests(marks, paths)
