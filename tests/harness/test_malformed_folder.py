"""Tests of malformed problem folders: one line with the file, only in their own commands."""

import shutil
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import folders, solution_files
from harness.cases import TIERS, load_cases
from harness.errors import KataError, explain_error
from harness.interview.questions import read_questions
from harness.judge.judge_solution import judge
from harness.practice.ladders import read_ladders
from harness.problem_folder import load_problem
from harness.run import Limits
from harness.solution_files import Solution
from tests.support import ROOT, each_row, kata_here

TRIAL = "p0900_trial"
GRID = "from .grid import CELLS"
HOOKS = """
from .base import Base


class Trial(Base):
    title = "900. Trial"
    order = 900
    reference = "loop"
    beside = ("loop",)

    def check(self, before, run):
        expected = [*range(before[0])]
        return None if run.returned == expected else f"expected {expected}"
"""
BASE = """
from harness.problem import Problem


class Base(Problem):
    def validate(self, arguments):
        if not 1 <= arguments[0] <= 9:
            raise ValueError(f"n must be from 1 to 9, not {arguments[0]}")
"""
STUB = "class Solution:\n    def count(self, n: int) -> List[int]:\n"
CASE = '[[case]]\ntier = "sample"\nname = "Four"\nwhy = "w"\nsource = "s"\nn = 4\n'
LADDER = "[[ladder]]\n" + "".join(
    f'{key} = "x"\n'
    for key in ("name", "title", "question", "where", "invariant", "shape", "lines")
)
QUESTION = '[[question]]\ntitle = "t"\nask = "a"\npoints = ["p"]\n'
PROBE = '[[question.probe]]\npoint = 1\nask = "a"\npoints = ["p"]\n'
RIGHT = "class Solution:\n    def count(self, n):\n        return [*range(n)]\n"
FILES = {
    "README.md": "# 900. Trial\n",
    "__init__.py": "",
    "base.py": BASE,
    "problem.py": HOOKS,
    "stub.py": STUB,
    "cases.toml": CASE,
    "hints.toml": LADDER,
    "interview.toml": QUESTION + PROBE,
}


@pytest.fixture
def trial(tmp_path, monkeypatch):
    folder, approaches = tmp_path / "problems" / TRIAL, tmp_path / "solutions" / TRIAL
    folder.mkdir(parents=True)
    approaches.mkdir(parents=True)
    (approaches / "loop.py").write_text(RIGHT, encoding="utf-8")
    for name, text in FILES.items():
        (folder / name).write_text(text, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(folders, "PROBLEMS", tmp_path / "problems")
    monkeypatch.setattr(solution_files, "SOLUTIONS", tmp_path / "solutions")
    return folder


def use(folder):
    """Use a problem folder as commands do: load it, read its tables, judge."""
    problem = load_problem(folder)
    load_cases(problem, TIERS)
    read_ladders(folder)
    read_questions(folder)
    solution = Solution(solution_files.attempt_path(problem), RIGHT)
    return judge(problem, solution, load_cases(problem), Limits())


def test_well_formed_folder_is_accepted(trial):
    assert str(use(trial).verdict) == "Accepted"
    [case] = load_cases(load_problem(trial))
    assert (case.name, case.tier, case.why, case.source) == ("Four", "sample", "w", "s")
    assert case.input == {"n": 4}


@each_row(Path(__file__).with_name("malformed.tsv"))
def test_malformed_file_is_reported(trial, file, old, new, where):
    """A row has a part of a file, its replacement, and how the error goes on after the folder.

    The name of the file is left out if the error is in the file that was changed.
    """
    old, new = (text.encode().decode("unicode_escape") for text in (old, new))
    assert old in FILES[file]
    text = FILES[file].replace(old, new, 1)
    (trial / file).write_text(text, encoding="utf-8", errors="surrogateescape")
    at = "" if where.startswith("/") else f"/{file}"
    assert complaint(trial).startswith(f"problems/{TRIAL}{at}{where}")


def test_order_of_an_earlier_problem_is_refused(trial):
    earlier = trial.with_name("p0800_earlier")
    earlier.mkdir()
    load_problem(trial)
    (earlier / "problem.py").write_text("class Earlier(Base):\n    order = 900\n")
    shown = (
        f"problems/{TRIAL}/problem.py: the `order` 900 is already used by problems/p0800_earlier"
    )
    assert complaint(trial) == f"{shown}/problem.py"


NO_BANK = " has no sample, interview, stress or beyond cases"


@parametrize_cases(
    Case("hooks", name="problem.py", where="/problem.py: ModuleNotFoundError: No module named"),
    Case("stub", name="stub.py", where="/stub.py: no such file; expected a stub with"),
    Case("cases", name="cases.toml", where=NO_BANK),
)
def test_missing_file_is_reported(trial, name, where):
    (trial / name).unlink()
    assert complaint(trial).startswith(f"problems/{TRIAL}{where}")


def test_error_in_a_hook_is_reported_with_its_place(trial, tmp_path, monkeypatch):
    monkeypatch.setattr("harness.errors.PROBLEMS", tmp_path / "problems")
    (trial / "base.py").write_text(BASE.replace("arguments[0] <", "argument <"), encoding="utf-8")
    with pytest.raises(NameError) as raised:
        use(trial)
    assert explain_error(raised.value).startswith(
        f"problems/{TRIAL}/base.py:7: NameError: name 'ar"
    )


@pytest.fixture
def checkout(trial, tmp_path):
    """A checkout with another problem, and with a malformed folder as its first one."""
    other = "p0077_combinations"
    for part in "problems", "solutions":
        shutil.copytree(ROOT / part / other, tmp_path / part / other)
    (trial / "problem.py").write_text("title = = 1\n", encoding="utf-8")
    return tmp_path


@parametrize_cases(
    Case("judge", words=["judge", "solutions/p0077_combinations/start_index.py", "--case", "two"]),
    Case("start", words=["start", "--problem", "77"]),
    Case("log", words=["log", "--problem", "77"]),
    Case("run", words=["run", "solutions/p0077_combinations/start_index.py"]),
    Case("help", words=["--help"]),
)
def test_commands_of_other_problems_go_on(checkout, words):
    done = kata_here(*words, home=checkout)
    assert (done.returncode, "trial" in done.stdout + done.stderr) == (0, False), done


@pytest.mark.parametrize(
    "command", ["start", "log", "hint", "test", "compare", "judge", "practice"]
)
def test_commands_on_a_malformed_problem_report_it_in_one_line(checkout, command):
    words = [command] + ["solutions/p0900_trial/loop.py"] * (command == "judge")
    done = kata_here(*words, "--problem", TRIAL, home=checkout)
    assert (done.returncode, done.stdout) == (2, "")
    [line] = done.stderr.splitlines()
    assert line == f"kata: problems/{TRIAL}/problem.py:1: syntax error: invalid syntax"


def complaint(folder):
    with pytest.raises(KataError) as raised:
        use(folder)
    assert "\n" not in str(raised.value)
    return str(raised.value)
