"""Faults are planted in copies of the checkout, and each that no test notices is listed."""

import subprocess
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests import mutants, support
from tests.changed import mirror
from tests.faults import faults

pytestmark = pytest.mark.slow


@parametrize_cases(
    Case("a limit", line="a < b", wrong=["(a <= b)"]),
    Case("a number", line="1 < a", wrong=["(1 <= a)", "(2)"]),
    Case("a word", line="a and b", wrong=["(a or b)"]),
    Case("a call", line="a()", wrong=["pass"]),
    Case("a row of a table", line="A = [a(b), c(d)]", wrong=["([c(d)])", "([a(b)])"]),
    Case("a text", line="'a'", wrong=[]),
    Case("a type", line="a: int = b", wrong=[]),
    Case("a number with a name", line="MOST, LEAST = 5, 2 * 3", wrong=[]),
    Case("a way to store data", line="dataclass(frozen=True)", wrong=["pass"]),
    Case("a line that only types reach", line="assert_never(a)", wrong=[]),
)
def test_what_may_be_wrong_in_a_line(line, wrong):
    assert [fault.after for fault in faults(line)] == wrong


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


SMALL = """def small(number):
    return not number

def other(number):
    return not number
"""
FILES = {
    "problems/small.py": SMALL,
    "tests/test_small.py": "from small import small\ndef test(): assert small(0)\n",
    "pyproject.toml": "[tool.pytest.ini_options]\npythonpath = ['problems']\n",
}
"""A checkout with two functions, of which one has a test."""


def test_a_fault_that_no_test_notices_is_listed_and_the_checkout_stays_as_it_is(
    tmp_path, monkeypatch, capsys
):
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    subprocess.run(["git", "init", "-q"], cwd=tmp_path, check=True)
    for module in mutants, support:
        monkeypatch.setattr(module, "ROOT", tmp_path)
    small = Path("problems/small.py")
    assert mutants.report(small, ["tests/test_small.py"]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "problems/small.py: 2 faults, tested by tests/test_small.py",
        "problems/small.py:5: not number  →  (number)",
        "problems/small.py: 1 of 2 were not noticed",
    ]
    assert (tmp_path / small).read_text() == SMALL
