"""Tests of the Makefile, the set-up, and the settings for editors that call it."""

import ast
import json
import os
import re
import subprocess
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.leetcode import PRELUDE
from harness.cli.options import declared, find_command
from harness.cli.overview import COMMANDS
from tests.support import ROOT, run_process

pytestmark = pytest.mark.slow

OLD = "sys.version_info = (3, 9, 2)"
NO_VENV = """
if sys.argv[1:3] == ["-m", "venv"]:
    sys.exit("python: No module named venv")
sys._base_executable = sys.argv[0]
"""
OFFLINE = {"PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull, "PIP_FIND_LINKS": ""}
SET_UP, OVERVIEW = "problems/harness/set_up.py", "problems/harness/cli/overview.py"


@pytest.fixture
def clone(tmp_path):
    """A folder, with a space in its name, that holds what `make` needs to set up."""
    folder = tmp_path / "my kata"
    for name in ("Makefile", "pyproject.toml", SET_UP, OVERVIEW):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes((ROOT / name).read_bytes())
    return folder


def pretender(folder, code):
    """A python that runs some code before the file that it is asked to run."""
    path = folder / "python"
    path.write_text(
        f"#!{sys.executable}\nimport runpy, sys\n{code}\n"
        "sys.argv.pop(0)\nrunpy.run_path(sys.argv[0], run_name='__main__')\n"
    )
    path.chmod(0o755)
    return path


def set_up(folder, *arguments):
    return run_process(sys.executable, SET_UP, *arguments, cwd=folder, PATH=os.defpath, **OFFLINE)


def make(folder, *arguments):
    return run_process("make", "--no-print-directory", *arguments, cwd=folder, PATH=os.defpath)


@parametrize_cases(
    Case("too old", code=OLD, words="Python 3.11 or newer is required, but"),
    Case("without venv", code=NO_VENV, words="apt install python3-venv"),
    Case("not there", code="", words="python-that-is-not-there was not found; install Python 3.11"),
)
def test_unsuitable_python_is_reported_in_one_line(clone, code, words):
    python = pretender(clone, code) if code else "python-that-is-not-there"
    done = make(clone, "test", f"PYTHON={python}")
    assert done.returncode != 0
    ours = [line for line in done.stderr.splitlines() if not line.startswith("make")]
    assert len(ours) == 1
    assert words in ours[0]
    assert not (clone / ".venv").exists()


@pytest.mark.parametrize("name", [SET_UP, OVERVIEW])
def test_code_before_set_up_is_valid_python_3_6(name):
    ast.parse((ROOT / name).read_text(encoding="utf-8"), feature_version=(3, 6))


def test_set_up_runs_again_when_the_project_or_its_folder_changes(clone):
    """A moved .venv does not work, and a new dependency must be installed."""
    plan = make(clone, "-n", "judge").stdout
    assert SET_UP in plan
    [ready] = {word.strip("'") for word in plan.split() if ".venv/learner-" in word}
    (clone / ".venv").mkdir()
    (clone / ready).touch()
    assert SET_UP not in make(clone, "-n", "judge").stdout
    moved = clone.rename(clone.with_name("moved"))
    assert SET_UP in make(moved, "-n", "judge").stdout
    moved.rename(clone)
    subprocess.run(["touch", "-d", "+1 minute", clone / "pyproject.toml"], check=True)
    assert SET_UP in make(clone, "-n", "judge").stdout


@parametrize_cases(
    *(Case(name, target=name, packages=["'learner'"]) for name in COMMANDS),
    Case("compare with libraries", target="compare PEERS=1", packages=["'learner'", "'peers'"]),
    Case("check", target="check", packages=["'dev'"]),
    Case("check-page", target="check-page", packages=["'dev'"]),
)
def test_command_installs_the_learner_packages_and_further_ones_only_on_request(
    clone, target, packages
):
    plan = make(clone, "-n", *target.split()).stdout
    assert [line.split()[2] for line in plan.splitlines() if SET_UP in line] == packages


@parametrize_cases(
    Case("a folder", word="tests", meant=" (did you mean `make test`?)"),
    Case("in capitals", word="START", meant=" (did you mean `make start`?)"),
    Case("not like a command", word="hello", meant=""),
)
def test_unknown_target_suggests_closest_command_and_names_the_help(clone, word, meant):
    (clone / "tests").mkdir()
    done = make(clone, word)
    assert done.returncode == 2
    assert f"unknown target '{word}'{meant}; `make help` lists the commands\n" in done.stderr


def test_words_after_a_make_target_are_passed_to_its_command(clone):
    plan = make(clone, "-n", "judge", "my file.py", "tests").stdout
    assert "kata judge 'my' 'file.py' 'tests'" in plan
    assert "there is no" not in plan


@parametrize_cases(
    Case("those of what changed", options=[], tests=" --changed-since '' tests"),
    Case("since another commit", options=["BASE=v1"], tests=" --changed-since 'v1' tests"),
    Case("the quick ones", options=["QUICK=1"], tests=" -m 'not slow' tests"),
    Case("the slow ones", options=["REST=1"], tests=" -m slow tests"),
    Case("all", options=["ALL=1"], tests="--ignore=tests/test_my_solution.py tests"),
)
def test_check_names_each_tool_and_runs_the_tests_last(clone, options, tests):
    plan = " ".join(make(clone, "-n", "check", *options).stdout.split())
    tools = "ruff check", "ruff format --check", "mypy", "check-jsonschema", "pytest"
    places = [plan.index(tool) for tool in tools]
    assert places == sorted(places)
    assert plan.endswith(tests)
    assert "@" not in plan


def test_working_environment_is_kept_when_offline(clone):
    """The kata still runs after a `git pull` without a network, and says what it lacks."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", clone / ".venv"], check=True)
    (clone / ".venv/home").write_text(str(clone), encoding="utf-8")
    done = set_up(clone, "learner", ".venv/done")
    assert done.returncode == 0
    [line] = done.stderr.splitlines()
    assert "is used as it is: the packages could not be downloaded; check the network" in line
    assert (clone / ".venv/bin/python").exists()
    assert not (clone / ".venv/done").exists(), "or the next call would not try again"


def test_failed_set_up_is_reported_with_its_log(clone):
    done = set_up(clone, "learner")
    assert done.returncode == 3
    [line] = done.stderr.splitlines()
    assert str(clone / ".kata/set-up.log") in line
    assert "ERROR" in (clone / ".kata/set-up.log").read_text(encoding="utf-8")
    assert not (clone / ".venv/home").exists(), "or the next set-up would not make a new one"


def test_unknown_package_set_lists_the_known_ones(clone):
    done = set_up(clone, "everything")
    assert (done.returncode, "learner, dev, peers" in done.stderr) == (2, True)


def test_options_with_spaces_and_quotes_are_passed_unchanged(clone):
    """Names of cases are sentences."""
    words = ["CASE=LeetCode's $HOME", "SOLUTION=my file.py", "INPUT=53..\n7...", "DEBUG=1"]
    plan = make(clone, "-n", "run").stdout
    [ready] = {word.strip("'") for word in plan.split() if ".venv/learner-" in word}
    echo = clone / ".venv/bin/kata"
    echo.parent.mkdir(parents=True)
    echo.write_text('#!/bin/sh\nfor word; do printf "<%s>" "$word"; done\n')
    echo.chmod(0o755)
    (clone / ready).touch()
    found = re.findall("(?s)<(.*?)>", make(clone, "run", *words).stdout)
    assert (found[0], sorted(found[1:])) == ("run", sorted(words))


def test_help_names_each_target_on_one_screen_before_anything_is_installed(clone):
    done = make(clone, "help")
    assert (done.returncode, done.stderr) == (0, "")
    shown, lines = done.stdout, done.stdout.splitlines()
    assert len(lines) <= 24
    assert max(map(len, lines)) <= 80
    [others] = re.findall(r"^OURS := (.+)$", (clone / "Makefile").read_text("utf-8"), re.MULTILINE)
    assert re.findall(r"^make ([a-z]+)  ", shown, re.MULTILINE) == list(COMMANDS)
    ours = re.findall(r"`make ([a-z-]+)`", shown.partition("this project: ")[2])
    assert sorted(ours) == sorted(others.split())
    assert not (clone / ".venv").exists()


EDITOR = ROOT / ".vscode"
TASKS = json.loads((EDITOR / "tasks.json").read_text(encoding="utf-8"))["tasks"]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task["label"])
def test_editor_task_calls_a_target_with_its_options(task):
    target, *options = task["args"]
    taken = declared(find_command(target).Options).keys()
    assert task["command"] == "make"
    assert {option.partition("=")[0] for option in options} <= taken


@pytest.mark.parametrize("counts", ["5/40 cases", "1/1 case", "5/44 cases (4 variants)"])
def test_problem_matcher_finds_file_and_line_in_a_headline(counts):
    [pattern] = [task["problemMatcher"]["pattern"] for task in TASKS if "problemMatcher" in task]
    found = re.match(pattern["regexp"], f"Wrong Answer  {counts}  solutions/a/my_solution.py:13")
    assert found.groups() == ("Wrong Answer", "solutions/a/my_solution.py", "13")


def test_editor_knows_leetcodes_names():
    stub = (EDITOR / "typings/__builtins__.pyi").read_text(encoding="utf-8")
    wanted = set(re.findall(r"from (\w+) import \*", PRELUDE)) - {"builtins"}
    assert set(re.findall(r"from (\w+) import \*", stub)) == wanted
    modules = ", ".join(re.findall(r"^import (.+)", PRELUDE, re.MULTILINE)).split(", ")
    assert set(re.findall(r"^import (\w+) as", stub, re.MULTILINE)) == {*modules}
    classes = re.compile(r"^class (\w+)", re.MULTILINE)
    assert classes.findall(stub) == classes.findall(PRELUDE)
