"""Tests of the choice of tests for `make check`."""

import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests import changed
from tests.changed import SHARES, Choice, base_commit, changed_files
from tests.gallery import all_programs
from tests.support import ROOT

UNCHANGED = "README.md"
WORD_SEARCH = "p0079_word_search"
SUDOKU = "p0037_sudoku_solver"


class Item:
    """A test as pytest collects it: slow, of a module, with the parameters of its name."""

    def __init__(self, module="test_x.py", *, slow=True, named="", **params):
        self.path, self.slow = ROOT / "tests" / module, slow
        self.callspec = SimpleNamespace(id=named, params=params)

    def get_closest_marker(self, name):
        return name if name == "slow" and self.slow else None


def programs_judged(*names, commits=0):
    """Return the programs of the galleries that are judged after a change of files."""
    choice = Choice(names, commits)
    return {path for path in all_programs() if choice.keeps(Item(path=path))}


@pytest.fixture
def git(tmp_path, monkeypatch):
    """A function that runs git in a new repository, which has a commit."""

    def run(*words):
        config = "-c", "user.name=me", "-c", "user.email=me@example.org"
        subprocess.run(["git", *config, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(changed, "ROOT", tmp_path)
    run("init", "-q")
    run("commit", "-q", "--allow-empty", "-m", "1")
    return run


def head(folder):
    words = "git", "rev-parse", "HEAD"
    return subprocess.run(words, cwd=folder, capture_output=True, text=True, check=True).stdout[:-1]


@parametrize_cases(
    Case("its folder", file="problems/harness/system.py", test="harness/test_console.py"),
    Case(
        "a folder below",
        file="problems/harness/cli/commands/log.py",
        test="harness/cli/test_cli.py",
    ),
    Case("an approach", file=f"solutions/{SUDOKU}/x.py", test="solutions/test_pages.py"),
    Case("itself", file="tests/test_readme.py", test="test_readme.py"),
    Case("a helper of it", file="tests/harness/why/x.py", test="harness/why/test_explain.py"),
    Case("a page that it names", file="README.md", test="test_readme.py"),
    Case("a folder that it names", file=".github/pictures/flow.svg", test="test_readme.py"),
)
def test_slow_test_is_kept_when_it_is_about(file, test):
    assert Choice([file], 0).keeps(Item(test))


@parametrize_cases(
    Case("the folder above", file="problems/harness/cli/x.py", test="harness/test_console.py"),
    Case("a folder below", file="problems/harness/x.py", test="harness/cli/test_cli.py"),
    Case("no folder", file=f"problems/{WORD_SEARCH}/problem.py", test="test_readme.py"),
    Case("another page", file="README.md", test="harness/cli/test_main.py"),
)
def test_slow_test_is_left_out_after_an_unrelated_change(file, test):
    assert not Choice([file], 0).keeps(Item(test))
    assert Choice([file], 0).keeps(Item(test, slow=False))


def test_slow_test_is_kept_if_it_is_named_after_a_changed_problem():
    choice = Choice([f"problems/{WORD_SEARCH}/problem.py"], 0)
    kept = [slug for slug in (WORD_SEARCH, SUDOKU) if choice.keeps(Item(named=f"{slug}: x"))]
    assert kept == [WORD_SEARCH]


def test_eight_commits_judge_each_program_once():
    shares = [programs_judged(UNCHANGED, commits=number) for number in range(100, 100 + SHARES)]
    assert sum(map(len, shares)) == len(all_programs())
    assert set.union(*shares) == {*all_programs()}


def test_changed_program_and_programs_of_a_changed_problem_are_judged():
    program = next(path for path in all_programs() if path not in programs_judged(UNCHANGED))
    assert program in programs_judged(program.relative_to(ROOT).as_posix())
    mine = {path for path in all_programs() if WORD_SEARCH in path.parts}
    judged = programs_judged(f"problems/{WORD_SEARCH}/problem.py")
    assert judged == mine | programs_judged(UNCHANGED)
    for name in "harness/why/choose.py", f"{SUDOKU}/check.py", f"{WORD_SEARCH}/README.md":
        assert programs_judged(f"problems/{name}") == programs_judged(UNCHANGED), name


def test_base_is_the_named_commit_else_the_last_remote_or_previous_commit(git, tmp_path):
    commits = [head(tmp_path)]
    assert base_commit() == commits[0]
    for number in "23":
        git("commit", "-q", "--allow-empty", "-m", number)
        commits.append(head(tmp_path))
    assert [base_commit(), base_commit("HEAD")] == commits[1:]
    git("update-ref", "refs/remotes/origin/main", commits[0])
    assert base_commit() == commits[0]
    with pytest.raises(pytest.UsageError, match="git knows no commit v9"):
        base_commit("v9")


def test_changed_files_are_those_of_commits_those_edited_and_those_unknown(git, tmp_path):
    first = head(tmp_path)
    for name in ("committed.py", "题 1.py"):
        (tmp_path / name).touch()
        git("add", name)
        git("commit", "-q", "-m", name)
    (tmp_path / "题 1.py").write_text("edited")
    (tmp_path / "题 2.py").touch()
    assert changed_files(first) == ["committed.py", "题 1.py", "题 2.py"]


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["0", "1"])
def test_number_of_slow_tests_that_are_left_out_is_printed(workers):
    options = "-q", "-n", workers, "-p", "no:cacheprovider", "--changed-since", "HEAD"
    command = [sys.executable, "-m", "pytest", *options, "tests/harness/record"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    left_out = re.search(
        r"^left out: (\d+) slow tests?; `make check ALL=1`", run.stdout, re.MULTILINE
    )
    is_changed = any("harness/record/" in name for name in changed_files("HEAD"))
    assert left_out, run.stdout
    assert (left_out[1] == "0") is is_changed
