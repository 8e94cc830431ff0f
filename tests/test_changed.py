"""The tests of a changed file are those that mirror it."""

from pathlib import Path

from pytest_parametrize_cases import Case, parametrize_cases

from tests.changed import mirror


@parametrize_cases(
    Case("a module", file="problems/harness/load.py", tests="tests/harness/test_load.py"),
    Case("a deeper one", file="problems/harness/cli/commands/log.py", tests="tests/harness/cli"),
    Case("an approach", file="solutions/p0037_sudoku_solver/x.py", tests="tests/solutions"),
    Case("a test", file="tests/harness/test_load.py", tests="tests/harness/test_load.py"),
    Case("a test that is gone", file="tests/harness/test_gone.py", tests="tests/harness"),
    Case("the Makefile", file="Makefile", tests="tests/test_repository.py"),
)
def test_a_file_is_tested_by_what_mirrors_it(file, tests):
    assert mirror(Path(file)) == tests
