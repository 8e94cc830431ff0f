"""`kata test` and `kata check` run the tests of this checkout that they say they run."""

import os
import signal
import subprocess
import threading
import time
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli import tests_and_linters
from harness.cli.tests_and_linters import (
    OWN,
    Marks,
    changed_tests,
    mirror,
    run_linters,
    run_tests,
)
from harness.errors import KataError

pytestmark = pytest.mark.slow  # for those who work on the kata, not for each learner

SETTINGS = """
[tool.pytest.ini_options]
testpaths = ["tests"]
addopts = ["-q", "-pno:cacheprovider", "-pno:hypothesispytest"]
markers = ["slow: takes seconds"]
"""
NOTES = """
from pathlib import Path
import pytest

def note(name):
    with (Path(__file__).parent / "ran").open("a") as file:
        file.write(name)

def test_quick():
    note("quick ")

@pytest.mark.slow
def test_slow():
    note("slow ")
"""
FAILS = "def test_fails(): assert False\n"
WAITS = """
import os, time
from pathlib import Path

def test_waits():
    Path(__file__).with_name("process").write_text(f"{os.getpid()}\\n")
    time.sleep(60)
"""


@pytest.fixture
def checkout(tmp_path, monkeypatch):
    """Return the folder of the tests in a checkout with a quick test, a slow one and an attempt."""
    (tmp_path / "tests").mkdir()
    (tmp_path / "pyproject.toml").write_text(SETTINGS)
    (tmp_path / "tests/test_notes.py").write_text(NOTES)
    (tmp_path / OWN).write_text(FAILS)
    monkeypatch.setattr(tests_and_linters, "ROOT", tmp_path)
    monkeypatch.setattr(tests_and_linters.os, "cpu_count", lambda: 1)  # one process starts sooner
    return tmp_path / "tests"


@parametrize_cases(
    Case("the quick ones", tests=Marks.QUICK, ran=["quick"]),
    Case("the rest of them", tests=Marks.REST, ran=["slow"]),
    Case("all of them", tests=Marks.ALL, ran=["quick", "slow"]),
)
def test_the_tests_that_are_asked_for_run_without_those_of_the_attempt(checkout, tests, ran):
    assert run_tests(tests) == 0
    assert sorted((checkout / "ran").read_text().split()) == ran


def test_a_test_that_fails_is_not_a_success(checkout):
    (checkout / "test_fails.py").write_text(FAILS)
    assert run_tests(Marks.QUICK) == 1


@parametrize_cases(
    Case("a module", file="problems/harness/load.py", tests="tests/harness/test_load.py"),
    Case("a deeper one", file="problems/harness/cli/commands/log.py", tests="tests/harness/cli"),
    Case("an approach", file="solutions/p0037_sudoku_solver/x.py", tests="tests/solutions"),
    Case("a test", file="tests/harness/test_load.py", tests="tests/harness/test_load.py"),
    Case("a test that is gone", file="tests/harness/test_gone.py", tests="tests/harness"),
    Case("a file of no folder", file="Makefile", tests="tests"),
)
def test_a_file_is_tested_by_what_mirrors_it(file, tests):
    assert mirror(Path(file)) == tests


def test_only_the_tests_of_changed_files_are_asked_for(checkout):
    def git(*words):
        subprocess.run(["git", *words], cwd=checkout.parent, check=True, capture_output=True)

    own = "-c", "user.name=x", "-c", "user.email=x"
    git("init", "-b", "main")
    git("add", ".")
    git(*own, "commit", "-m", "all")
    assert changed_tests() == []
    (checkout / "test_new.py").write_text(FAILS)
    assert changed_tests() == ["tests/test_new.py"]


def test_without_a_branch_main_a_change_cannot_be_found(checkout):
    subprocess.run(["git", "init", "-b", "other"], cwd=checkout.parent, check=True)
    with pytest.raises(KataError, match="branch main"):
        changed_tests()


def test_a_linter_that_fails_does_not_keep_the_others_from_running(monkeypatch, capfd):
    monkeypatch.setattr(tests_and_linters, "LINTERS", (("json.tool", "none"), ("this",)))
    monkeypatch.setattr(tests_and_linters, "SCHEMA", ("platform",))
    assert run_linters() == 1
    assert "Readability counts." in capfd.readouterr().out


def test_a_tool_that_is_not_installed_is_named_with_the_command_that_installs_it(monkeypatch):
    monkeypatch.setattr(tests_and_linters, "find_spec", lambda _name: None)
    with pytest.raises(KataError, match=r"ruff is not installed.*/set_up\.py check"):
        run_linters()


@pytest.mark.posix("a process that can interrupt itself")
def test_ctrl_c_ends_the_tests_too(checkout, monkeypatch):
    """Here only `kata` gets it; at a terminal all of its processes do."""
    monkeypatch.setattr(tests_and_linters, "PATIENCE", 0.1)
    (checkout / "test_waits.py").write_text(WAITS)

    def interrupt():
        while not (checkout / "process").exists():
            time.sleep(0.01)
        os.kill(os.getpid(), signal.SIGINT)

    threading.Thread(target=interrupt, daemon=True).start()
    with pytest.raises(KeyboardInterrupt):
        run_tests(Marks.QUICK)
    pid = int((checkout / "process").read_text())
    give_up = time.monotonic() + 10
    while is_alive(pid) and time.monotonic() < give_up:
        time.sleep(0.01)
    assert not is_alive(pid)


def is_alive(pid):
    """Return True if there is such a process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
