"""Tests of recognizing programs that may keep state between calls."""

import pytest

from harness.why.kept_state import may_keep_state
from tests.support import APPROACHES

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
    "what code may change": ("go(0)", "setattr(Solution, 'x', 1)"),
    "what cannot be parsed": ("go(0)", "go(0"),
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
