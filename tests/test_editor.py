"""Tests of the settings for editors."""

import json
import re

import pytest

from harness.child.leetcode import PRELUDE
from harness.cli.options import declared, find_command
from tests.support import ROOT

pytestmark = pytest.mark.slow  # a promise to those who work on the kata, not to learners

EDITOR = ROOT / ".vscode"
TASKS = json.loads((EDITOR / "tasks.json").read_text(encoding="utf-8"))["tasks"]


@pytest.mark.parametrize("task", TASKS, ids=lambda task: task["label"])
def test_editor_task_calls_a_target_with_its_options(task):
    target, *options = task["args"]
    taken = {one.name.upper() for one in declared(find_command(target).Options)}
    assert task["command"] == "make"
    assert {option.partition("=")[0] for option in options} <= taken


def test_problem_matcher_finds_file_and_line_in_a_headline():
    [pattern] = [task["problemMatcher"]["pattern"] for task in TASKS if "problemMatcher" in task]
    found = re.match(pattern["regexp"], "Wrong Answer  5/40 cases  solutions/a/my_solution.py:13")
    assert found.groups() == ("Wrong Answer", "solutions/a/my_solution.py", "13")


def test_editor_knows_leetcodes_names():
    stub = (EDITOR / "typings/__builtins__.pyi").read_text(encoding="utf-8")
    wanted = set(re.findall(r"from (\w+) import \*", PRELUDE)) - {"builtins"}
    assert set(re.findall(r"from (\w+) import \*", stub)) == wanted
    modules = ", ".join(re.findall(r"^import (.+)", PRELUDE, re.MULTILINE)).split(", ")
    assert set(re.findall(r"^import (\w+) as", stub, re.MULTILINE)) == {*modules}
    classes = re.compile(r"^class (\w+)", re.MULTILINE)
    assert classes.findall(stub) == classes.findall(PRELUDE)
