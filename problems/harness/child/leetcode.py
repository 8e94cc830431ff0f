"""Loads a solution as LeetCode does: with the names that its editor provides."""

import linecache
import random
import sys
from contextlib import suppress
from functools import cache
from types import CodeType, ModuleType
from typing import Any

PRELUDE = """
from string import *
from re import *
from datetime import *
from collections import *
from heapq import *
from bisect import *
from copy import *
from math import *
from random import *
from statistics import *
from itertools import *
from functools import *
from operator import *
from io import *
from sys import *
from json import *
from builtins import *
import string, re, datetime, collections, heapq, bisect, copy, math, random
import statistics, itertools, functools, operator, io, sys, json
from typing import *
del path

class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next

class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right
"""
"""The imports and classes that LeetCode's editor provides, in LeetCode's order.

`path` of sys is omitted: a search that never defines its own `path` would change it.
"""

SEED = 0  # of `random`, so that random numbers are the same in every run
_seed = random.seed
"""An alias, because the submission may replace the original."""


def load(
    source: str, filename: str, code: CodeType | None = None, **more_names: Any
) -> dict[str, Any]:
    """Run a submission's file and return its namespace. Raises whatever the file raises.

    Tracebacks show `filename`. Compiled `code` runs instead of the source. `more_names` are
    added to the names of the prelude.
    """
    lines = [line + "\n" for line in source.split("\n")]
    linecache.cache[filename] = len(source), None, lines, filename
    code = code or compile(source, filename, "exec")
    names = leetcode_names(source)
    names.update(more_names)
    _seed(SEED)
    exec(code, names)
    return names


def leetcode_names(source: str) -> dict[str, Any]:
    """Return a namespace with the names of LeetCode's prelude."""
    names = sys.modules["solution"] = ModuleType("solution")
    names.__dict__.clear()  # an empty dict is filled five times as fast
    names.__dict__.update(prelude())
    if "Sorted" in source:  # slow to import, and few submissions use it
        with suppress(ImportError):
            exec("from sortedcontainers import *", names.__dict__)
    return names.__dict__


@cache
def prelude() -> dict[str, Any]:
    """Return the namespace of LeetCode's prelude, which is run once."""
    names = ModuleType("solution").__dict__
    exec(PRELUDE, names)
    return names


def find_class(names: dict[str, Any], method: str) -> type:
    """Return the class Solution. Raises AttributeError if it or its method is missing."""
    if "Solution" not in names:
        known = [
            name
            for name, value in names.items()
            if getattr(value, "__module__", "") == "solution" and hasattr(value, "__name__")
            if f"class {name}" not in PRELUDE
        ]
        raise AttributeError(
            "the file has no class Solution" + "; it has " * bool(known) + ", ".join(known)
        )
    if not hasattr(names["Solution"], method):
        known = [name for name in vars(names["Solution"]) if not name.startswith("__")]
        raise AttributeError(
            f"class Solution has no method {method}; it has {', '.join(known) or 'none'}"
        )
    solution: type = names["Solution"]
    return solution
