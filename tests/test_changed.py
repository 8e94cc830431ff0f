"""Tests of the choice of tests for `make check`."""

import re
import subprocess
import sys
from types import SimpleNamespace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests import changed
from tests.changed import SHARES, Choice, changed_files
from tests.gallery import all_programs
from tests.support import ROOT

WORD_SEARCH = "problems/p0079_word_search"


def keeps(file, test, *, slow=True, **params):
    """Return True if a test in a file is kept after a change of another file."""
    item = SimpleNamespace(path=ROOT / "tests" / test, callspec=SimpleNamespace(params=params))
    item.get_closest_marker = {"slow": slow or None}.get
    return Choice([file], 0).keeps(item)


@parametrize_cases(
    Case("of its folder", file="problems/harness/x.py", test="harness/test_console.py", kept=True),
    Case("of the next folder", file="problems/harness/x/y.py", test="harness/z.py", kept=True),
    Case("of an approach", file="solutions/x.py", test="solutions/test_pages.py", kept=True),
    Case("itself", file="tests/test_readme.py", test="test_readme.py", kept=True),
    Case("of a helper", file="tests/harness/why/x.py", test="harness/why/test_x.py", kept=True),
    Case("of a folder below", file="problems/harness/x.py", test="harness/cli/x.py", kept=False),
    Case("of a folder above", file="problems/harness/cli/x.py", test="harness/x.py", kept=False),
    Case("of no folder", file=f"{WORD_SEARCH}/problem.py", test="test_readme.py", kept=False),
)
def test_slow_test_is_kept_if_its_folder_mirrors_that_of_a_changed_file(file, test, kept):
    assert keeps(file, test) is kept
    assert keeps(file, test, slow=False)


def programs_judged(name, commits=0):
    """Return the gallery programs that are judged after a change of a file."""
    choice = Choice([name], commits)
    return {path for path in all_programs() if choice.judges(path.relative_to(changed.GALLERY))}


def test_eight_commits_judge_each_program_once():
    shares = [programs_judged("README.md", commits) for commits in range(100, 100 + SHARES)]
    assert sum(map(len, shares)) == len(all_programs())
    assert set.union(*shares) == {*all_programs()}


def test_changed_program_and_programs_of_a_changed_problem_are_judged():
    share = programs_judged("README.md")
    program = next(path for path in all_programs() if path not in share)
    assert programs_judged(program.relative_to(ROOT).as_posix()) == share | {program}
    assert keeps("README.md", "test_gallery.py", path=min(share))
    mine = {path for path in all_programs() if "p0079_word_search" in path.parts}
    assert programs_judged(f"{WORD_SEARCH}/problem.py") == mine | share
    for name in "problems/p0037_sudoku_solver/check.py", f"{WORD_SEARCH}/README.md":
        assert programs_judged(name) == share, name


def test_files_change_since_the_named_commit_or_that_of_origin_or_the_previous_one(
    tmp_path, monkeypatch
):
    def git(*words):
        config = "-c", "user.name=me", "-c", "user.email=me@example.org"
        subprocess.run(["git", *config, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(changed, "ROOT", tmp_path)
    git("init", "-q")
    for name in "first.py", "second.py", "题.py":
        (tmp_path / name).touch()
        git("add", name)
        git("commit", "-q", "-m", name)
    (tmp_path / "new.py").touch()
    (tmp_path / "first.py").write_text("edited", encoding="utf-8")
    assert changed_files() == ["first.py", "题.py", "new.py"]
    assert changed_files("HEAD") == ["first.py", "new.py"]
    git("update-ref", "refs/remotes/origin/HEAD", "HEAD~2")
    assert changed_files() == ["first.py", "second.py", "题.py", "new.py"]
    with pytest.raises(pytest.UsageError, match=r"v9(.|\n)*ALL=1"):
        changed_files("v9")


@pytest.mark.slow
@pytest.mark.parametrize("workers", ["0", "1"])
def test_number_of_slow_tests_that_are_left_out_is_printed(workers):
    options = "-q", "-n", workers, "-p", "no:cacheprovider", "--changed-since", "HEAD"
    command = [sys.executable, "-m", "pytest", *options, "tests/harness/compare"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    left_out = re.search(r"(?m)^left out: (\d+) slow tests?; `make check ALL=1`", run.stdout)
    is_changed = any("harness/compare/" in name for name in changed_files("HEAD"))
    assert left_out, run.stdout
    assert (left_out[1] == "0") is is_changed
