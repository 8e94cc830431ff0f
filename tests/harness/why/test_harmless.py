"""Tests of what a program can reach beyond its own memory, and may keep between calls."""

import pytest

from harness.why.harmless import is_harmless
from harness.why.kept_state import may_keep_state
from harness.why.program import Program
from tests.support import APPROACHES


@pytest.mark.parametrize(
    "source",
    [
        "import os",
        "import subprocess",
        "from time import *",
        "from sys import maxsize, modules",
        "import sys\nsys.modules['os']",
        "import sys as s\ns.setrecursionlimit(10)",
        "import math, socket",
        "from pathlib import Path",
        "from .helper import f",
        "import threading",
        "open('x', 'w')",
        "eval('1')",
        "exec('1')",
        "compile('1', 'x', 'exec')",
        "__import__('os')",
        "globals()['x']",
        "getattr(x, name)",
        "input()",
        "breakpoint()",
        "exit()",
        "modules['os'].remove('x')",
        "stdout.write('x')",
        "StringIO()",
        "x.__class__.__mro__",
        "x._private",
        "random._os.remove('x')",
        "from operator import attrgetter",
        "attrgetter('__class__')(x)",
        "f = print\nf.__self__.open('x')",
        "frame.f_back.f_locals",
        "import time\ntime.sleep(3)",
        "def f(x):\n    open = x.open('x')",
        "class A:\n    def f(self):\n        self.f_globals = self.f.f_globals",
        "math.pi = 3",
        "import itertools\ndel itertools.count",
        "import math\nm = math\nm.pi = 3",
        "def f(m): m.pi = 3\nf(math)",
        "from collections import Counter\nCounter.update = None",
        "deque.appendleft = None",
        "import collections\ncollections.Counter.most = 1",
    ],
)
def test_program_that_may_reach_files_or_processes_is_not_harmless(source):
    assert not is_harmless(Program(source))


@pytest.mark.parametrize(
    "source",
    [
        "from collections import *\nx = defaultdict(set)",
        "import collections\nx = collections.deque()",
        "from itertools import product",
        "import sys\nsys.setrecursionlimit(10_000)",
        "import copy\nx = copy.deepcopy(board)",
        "copy = [row[:] for row in board]\ncopy.append(1)",
        "class A:\n    def f(self):\n        self.open = []\n        return self.open",
        "x = deepcopy(board)",
        "x: List[List[str]] = []",
        "class A:\n    def __init__(self):\n        self._rows = []\n        self._rows.append(1)",
        "def _helper(): pass\n_helper()",
        "print(board)",
        "class A:\n    def copy(self): return self.__class__.__new__(A)",
        "class A:\n    def fill(self, other): self.__dict__.update(other.__dict__)",
        "raise ValueError('no solution')",
        "import time\nx = time.time()",
        "x = misspelt_name",
    ],
)
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
