"""Faults are planted in copies of the checkout, and each that no test notices is listed."""

import subprocess
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests import mutants, support
from tests.faults import NEVER, faults
from tests.support import ROOT

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner


@parametrize_cases(
    Case("a limit", line="a < b", wrong=["(a <= b)"]),
    Case("a number", line="1 < a", wrong=["(1 <= a)", "(2)"]),
    Case("a chain", line="a < b == c", wrong=["(a <= b == c)", "(a < b != c)"]),
    Case("a word", line="a and b", wrong=["(a or b)"]),
    Case("a denial", line="not a", wrong=["(a)"]),
    Case("a choice", line="a if b else c", wrong=["(c if b else a)"]),
    Case("a truth", line="True", wrong=["(False)"]),
    Case("a call", line="a()", wrong=["pass"]),
    Case("a text", line="'a'", wrong=[]),
    Case("a type", line="a: int = b", wrong=[]),
    Case("a number with a name", line="MOST, LEAST = 5, 2 * 3", wrong=[]),
    Case("a way to store data", line="dataclass(frozen=True)", wrong=["pass"]),
    Case("a check of lengths", line="for a in zip(b, c, strict=True): d", wrong=[]),
    Case("a line that only types reach", line="assert_never(a)", wrong=[]),
)
def test_what_may_be_wrong_in_a_line(line, wrong):
    assert [fault.after for fault in faults(line)] == wrong


def test_an_exception_that_is_caught_or_suppressed_is_let_through():
    source = "try:\n    a\nexcept ValueError:\n    with suppress(OSError):\n        b\n"
    lines = {fault.line: fault.text.splitlines()[fault.line - 1] for fault in faults(source)}
    assert lines == {3: "except ():", 4: f"    with ({NEVER}):"}


def test_a_fault_stands_in_its_place_behind_letters_of_several_bytes_too():
    [fault] = faults("'é', a == b\n")
    assert (fault.line, fault.before, fault.text) == (1, "a == b", "'é', (a != b)\n")


@parametrize_cases(
    Case("a module", file="judge/verdict.py", tests="tests/harness/judge/test_verdict.py"),
    Case("one without tests of its own", file="judge/pipe.py", tests="tests/harness/judge"),
    Case("one in a deeper folder", file="cli/commands/log.py", tests="tests/harness/cli"),
)
def test_a_file_is_tested_by_what_mirrors_it(file, tests):
    assert mutants.mirror(Path("problems/harness") / file) == tests


SMALL = """def small(number):
    return not number

def other(number):
    return not number
"""
FILES = {
    "problems/small.py": SMALL,
    "tests/test_small.py": "from small import small\ndef test(): assert small(0)\n",
    "pyproject.toml": """
[tool.pytest.ini_options]
pythonpath = ['problems']
markers = ['slow: seconds']
""",
}


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """A checkout with two functions, of which one has a test."""
    for name, text in FILES.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text)
    who = "-c", "user.name=tests", "-c", "user.email=tests@localhost"
    for words in (("init", "-q", "-b", "main"), ("add", "."), (*who, "commit", "-qm", "Begin")):
        subprocess.run(["git", *words], cwd=tmp_path, check=True)
    for module in mutants, support:
        monkeypatch.setattr(module, "ROOT", tmp_path)
    return tmp_path


def test_a_fault_that_no_test_notices_is_listed_and_the_checkout_stays_as_it_is(checkout, capsys):
    assert mutants.report(Path("problems/small.py"), None, []) == 1
    assert capsys.readouterr().out.splitlines() == [
        "problems/small.py: 2 faults, tested by tests/test_small.py",
        "problems/small.py:5: not number  →  (number)",
        "problems/small.py: 1 of 2 were not noticed",
    ]
    assert (checkout / "problems/small.py").read_text() == SMALL


def test_a_test_may_ask_git_for_the_files_of_its_checkout_as_many_here_do(checkout, capsys):
    asks = "def test_files(): assert b'small' in check_output(['git', 'ls-files', '-o'])\n"
    with (checkout / "tests/test_small.py").open("a") as tests:
        tests.write(f"from subprocess import check_output\n{asks}")
    assert mutants.report(Path("problems/small.py"), None, []) == 1
    assert "1 of 2 were not noticed" in capsys.readouterr().out


def test_a_fault_that_is_listed_as_equivalent_is_not_planted(checkout, monkeypatch, capsys):
    listed = checkout / "listed.toml"
    listed.write_text("[[fault]]\nfile='problems/small.py'\nbefore='not number'\nafter='(number)'")
    monkeypatch.setattr(mutants, "EQUIVALENT", listed)
    assert mutants.report(Path("problems/small.py"), None, []) == 0
    assert capsys.readouterr().out.startswith("problems/small.py: 0 faults")


def test_an_entry_with_a_part_of_a_line_means_the_faults_of_that_line_alone():
    entry = {"before": "0", "after": "(1)", "line": "exit(0)"}
    source = "exit(0)\nlimit(0)\n"
    found = [fault for fault in faults(source) if fault.shown == "0"]
    assert [mutants.is_meant(fault, source, entry) for fault in found] == [True, False]


def test_each_fault_that_is_listed_as_equivalent_can_be_planted():
    """Whoever changes the line finds the entry that has gone stale."""
    for one in mutants.listed():
        source = (ROOT / one["file"]).read_text(encoding="utf-8")
        assert any(mutants.is_meant(fault, source, one) for fault in faults(source)), one
        assert one["why"]


def test_tests_that_fail_without_a_fault_are_not_run_with_one(checkout):
    (checkout / "tests/test_small.py").write_text("def test(): assert False\n")
    with pytest.raises(SystemExit, match="the tests fail without a fault"):
        mutants.report(Path("problems/small.py"), None, [])


def test_only_lines_that_differ_from_the_main_branch_are_looked_at(checkout):
    assert list(mutants.changed_lines()) == []
    (checkout / "problems/small.py").write_text(SMALL.replace("other(number)", "other(this)"))
    assert list(mutants.changed_lines()) == [(Path("problems/small.py"), {4})]
