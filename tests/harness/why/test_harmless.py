"""Tests of the check that a program cannot reach beyond its own memory."""

import pytest

from harness.why.harmless import is_harmless
from harness.why.program import Program


@pytest.mark.parametrize(
    "source",
    [
        "import os",
        "import subprocess",
        "from os import *",
        "from sys import modules",
        "import sys\nsys.modules['os']",
        "import sys as s\ns.setrecursionlimit(10)",
        "import socket",
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
        "raise ValueError('no solution')",
        "import time\nx = time.time()",
        "x = misspelt_name",
    ],
)
def test_program_that_only_computes_is_harmless(source):
    assert is_harmless(Program(source))
