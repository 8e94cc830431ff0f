"""Tests of compiling only the changed functions of a program."""

from types import CodeType

import pytest

from harness.child.patch import Patched, applied
from harness.child.steps import STEP, uncounted

SOURCE = '''\
from functools import cache

class Base:
    def size(self):
        return 1

class Solution(Base):
    least = 2

    def size(self):
        return super().size() + self.least

    @cache
    def far(self, add=lambda: 3):
        def deeper():
            return add() + 4
        return deeper()

    def one_line(self): return 5

    def __hidden(self):
        """Return a number."""
        return 6

    def all(self):
        return [self.size(), self.far(), self.one_line(), self.__hidden(), outside()]

def outside():
    return [7]
'''


def functions_in(code):
    """Yield the code of all functions and classes, the outer ones first."""
    for one in code.co_consts:
        if isinstance(one, CodeType):
            yield one
            yield from functions_in(one)


def answer_of(code):
    """Return the numbers of a program, of which the last ones may come from a generator."""
    names = {STEP: uncounted, "__name__": "solution"}
    exec(code, names)  # noqa: S102 - it is the program above
    try:
        *numbers, last = names["Solution"]().all()
    except TypeError:
        return TypeError
    return [*numbers, list(last)]


def pieces_of(*changes):
    return [(SOURCE.index(old), SOURCE.index(old) + len(old), new) for old, new in changes]


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ([("+ self.least", "- self.least")], [-1, 7, 5, 6, [7]]),
        ([("super().size()", "7")], [9, 7, 5, 6, [7]]),
        ([("4", "8")], [3, 11, 5, 6, [7]]),
        ([("lambda: 3", "lambda: 9")], [3, 13, 5, 6, [7]]),
        ([("@cache", "@property")], TypeError),
        ([("5", "8")], [3, 7, 8, 6, [7]]),
        ([("6", "self.__hidden.__name__")], [3, 7, 5, "__hidden", [7]]),
        ([("7]", "8]"), ("6", "9")], [3, 7, 5, 9, [8]]),
        ([("least = 2", "least = 0"), ("6", "9")], [1, 7, 5, 9, [7]]),
        ([("        return [7]\n"[4:], "    yield 8\n")], [3, 7, 5, 6, [8]]),
        ([("\n    @cache", "\n    least = 4\n    @cache")], [5, 7, 5, 6, [7]]),
        ([("return [7]\n", "return [7]\n\nSolution.least = 5\n")], [6, 7, 5, 6, [7]]),
    ],
)
def test_patched_program_runs_like_a_compiled_one(changes, answer):
    pieces = pieces_of(*changes)
    code = Patched(SOURCE, "a.py").code_with(pieces)
    whole = Patched(applied(SOURCE, pieces), "a.py").code
    assert answer_of(code) == answer_of(whole) == answer


@pytest.mark.parametrize(
    ("old", "new", "kept"), [("6", "9", True), ("4", "8", True), ("least = 2", "least = 0", False)]
)
def test_only_the_changed_function_is_compiled_again(old, new, kept):
    program = Patched(SOURCE, "a.py")
    before = {id(one) for one in functions_in(program.code)}
    after = functions_in(program.code_with(pieces_of((old, new))))
    assert ("outside" in {one.co_name for one in after if id(one) in before}) == kept


def test_patch_with_invalid_syntax_raises_syntax_error():
    with pytest.raises(SyntaxError, match="unmatched"):
        Patched(SOURCE, "a.py").code_with(pieces_of(("6", "9)")))


def test_program_with_future_imports_is_compiled_as_a_whole():
    source = "from __future__ import annotations\n" + SOURCE
    at = source.index("[7]")
    assert answer_of(Patched(source, "a.py").code_with([(at, at + 3, "[8]")]))[-1] == [8]
