"""Tests of what a program can reach beyond its own memory, and may keep between calls."""

from pathlib import Path

import pytest

from harness.why.harmless import is_harmless
from harness.why.kept_state import may_keep_state
from harness.why.program import Program
from tests.support import APPROACHES


def programs_in(file):
    """Return the programs in a file, which are separated by blank lines."""
    return Path(__file__).with_name(file).read_text(encoding="utf-8").split("\n\n")


@pytest.mark.parametrize("source", programs_in("harmful.txt"))
def test_program_that_may_reach_files_or_processes_is_not_harmless(source):
    assert not is_harmless(Program(source))


@pytest.mark.parametrize("source", programs_in("harmless.txt"))
def test_program_that_only_computes_is_harmless(source):
    assert is_harmless(Program(source))


PLAIN = """
from typing import List
SIZE = 3 * 3
class Solution:
    def solve(self, board: List[str], size=SIZE) -> None:
        seen = []
        self.board = board
        def go(k):
            nonlocal size
            seen.append(k)
        go(0)
"""
KEEPING = {
    "a container of the module": ("SIZE = 3 * 3", "SIZE = []"),
    "a container made by a call": ("SIZE = 3 * 3", "SIZE = dict()"),
    "a container of the class": ("class Solution:", "class Solution:\n    seen = []"),
    "a container in a tuple": ("SIZE = 3 * 3", "SIZE = (1, [])"),
    "a name of the module": ("seen = []", "global seen; seen = []"),
    "an attribute of the class": ("self.board = board", "Solution.board = board"),
    "an attribute of its class": ("go(0)", "self.__class__.board = board"),
    "an attribute of a function": ("go(0)", "go.done = 1"),
    "a default": ("size=SIZE", "size=[]"),
    "a cache without a limit": ("    def solve", "    @cache\n    def solve"),
    "another module": ("from typing import List", "import threading"),
    "an attribute set by `setattr`": ("go(0)", "setattr(Solution, 'x', 1)"),
    "a syntax error": ("go(0)", "go(0"),
}


@pytest.mark.parametrize("statement", ["go(0)", "self.seen.count = 1"])
def test_program_without_lasting_objects_keeps_no_state(statement):
    assert not may_keep_state(PLAIN.replace("go(0)", statement))


@pytest.mark.parametrize(("there", "new"), KEEPING.values(), ids=KEEPING)
def test_object_that_outlives_a_call_is_kept_state(there, new):
    assert may_keep_state(PLAIN.replace(there, new))


def test_most_approaches_keep_no_state():
    sources = [path.read_text(encoding="utf-8") for path in APPROACHES.glob("*.py")]
    assert sum(map(may_keep_state, sources)) < len(sources) / 2
