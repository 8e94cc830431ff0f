"""Tests of changed sources whose functions are parsed on their own."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.patch import applied
from harness.child.reparsed import compile_changed
from harness.child.steps import with_steps

SOURCE = """
LIMIT = 9
class Solution:
    def solve(self, x):
        def inner(y): return [y for _ in x]
        return inner(LIMIT)
    @staticmethod
    def check(x):
        return x == 1
"""


def behaviour(code):
    """Return what code does: its instructions, names and constants, without its lines."""
    constants = [behaviour(one) if hasattr(one, "co_code") else one for one in code.co_consts]
    return code.co_code, code.co_names, code.co_varnames, constants


@parametrize_cases(
    Case("in an inner function", changes=[("y for _", "x for _")]),
    Case("in three", changes=[("y for _", "x for _"), ("LIMIT)", "8)"), ("x == 1", "x")]),
    Case("a line more", changes=[("return x == 1", "x += 1\n        return x")]),
    Case("one function more", changes=[("return x == 1", "pass\n    def more(self): pass")]),
    Case("the end of a class", changes=[("return x == 1", "pass\nLIMIT = 7")]),
    Case("a default", changes=[("def check(x)", "def check(x=1)")]),
    Case("a use of the class", changes=[("return x == 1", "return super()")]),
    Case("outside of functions", changes=[("LIMIT = 9", "LIMIT = 8")]),
    Case("a decorator", changes=[("    @staticmethod\n", "")]),
)
@pytest.mark.parametrize("grain", ["calls", "iterations", "lines"])
def test_changed_functions_behave_as_in_the_whole_changed_program(changes, grain):
    places = [(SOURCE.index(old), len(old), new) for old, new in changes]
    pieces = [(at, at + size, new) for at, size, new in places]
    for some in pieces, ():  # the tree that is kept stays as it was
        whole = compile(with_steps(applied(SOURCE, some), grain), "x", "exec")
        assert behaviour(compile_changed(SOURCE, some, grain, "x")) == behaviour(whole)


@pytest.mark.parametrize("old", ["LIMIT = 9", "x == 1"])
def test_syntax_error_is_raised_for_a_changed_source(old):
    with pytest.raises(SyntaxError):
        compile_changed(SOURCE, [(SOURCE.index(old), SOURCE.index(old) + 1, "(")], "calls", "x")
