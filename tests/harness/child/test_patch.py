"""Tests of changing a source, and of compiling only what has changed."""

from types import CodeType

import pytest

from harness.child.patch import ParsedSource, applied, changed_code
from harness.child.steps import with_steps

SOURCE = """\
def helper(cells):
    return len(cells)


class Base:
    pass


@str
class Solution(Base):
    __size = 9

    @staticmethod
    def go(cells):
        for cell in cells:
            if cell == 1: return [cell]
            elif cell == 2:
                x = 3; y = [one for one in (
            1, 2)]  # two lines
            else:
                y = 4
        import math
        return (cells,
                y)

    def size(self, cells):
        def inner():
            return self.__size + len(cells)
        return inner()
"""
CHANGES = [
    ("return len", "return 1 + len"),
    ("1: return", "2: return"),
    ("== 2", "!= 2"),
    ("3; y", "4; z"),
    ("1, 2)]", "1, 3)]"),
    ("y = 4", "pass"),
    ("y = 4", "# y"),
    ("y = 4", "y = 4; x = 5"),
    ("                y = 4\n", ""),
    ("y = 4", "y = 4\n                x = 5"),
    ("    y = 4", "y = 4"),
    ("import math", "from math import ceil"),
    ("import math", "y = 3"),
    ("return (cells", "import math; return (cells"),
    ("staticmethod", "classmethod"),
    ("def size(self, cells)", "def size(self, rows)"),
    ("return (cells", "return (["),
    ("y)\n", "y)\n        return 0\n"),
    ("cells,\n", "cells, \\\n"),
    ("class Solution", "class Other"),
    ("return self", "return super"),
    ("len(cells)\n        return", "len(self)\n        return"),
    ("return inner()", "return super().inner()"),
    ("return inner()", "nonlocal x"),
]
NAMES = [f"{new} for {old}" for old, new in CHANGES]


def test_pieces_are_replaced_where_they_were_in_the_source():
    pieces = [(4, 5, "size"), (0, 1, ""), (1, 1, "-")]
    assert applied("a + b", pieces) == "- + size"


@pytest.mark.parametrize("grain", ["iterations", "lines"])
@pytest.mark.parametrize(("old", "new"), CHANGES, ids=NAMES)
def test_changed_code_is_the_code_of_the_whole_source(old, new, grain):
    start = SOURCE.index(old)
    pieces = [(start, start + len(old), new)]
    whole = code_of(lambda: compile(with_steps(applied(SOURCE, pieces), grain), "a.py", "exec"))
    assert code_of(lambda: changed_code(SOURCE, pieces, grain, "a.py")) == whole


def test_most_changes_recompile_a_single_function():
    source = ParsedSource(SOURCE, "iterations", "a.py")
    starts = [SOURCE.index(old) for old, _ in CHANGES]
    parts = [
        source.changed([(start, start + len(old), new)])
        for start, (old, new) in zip(starts, CHANGES, strict=True)
        if new not in ("return ([", "nonlocal x")
    ]
    assert sum(part is not None for part in parts) >= 11


def code_of(compiled):
    """Return the instructions of some code with their lines, or the message of its exception."""
    try:
        return parts_of(compiled())
    except SyntaxError as error:
        return str(error)


def parts_of(code):
    """Return the parts of code that determine its effect, except the columns of an exception."""
    inner = [parts_of(one) if isinstance(one, CodeType) else one for one in code.co_consts]
    names = code.co_names, code.co_varnames, code.co_freevars, code.co_cellvars, code.co_qualname
    lines = [(start, line) for start, _, line in code.co_lines()]
    return code.co_code, inner, names, code.co_flags, code.co_firstlineno, lines
