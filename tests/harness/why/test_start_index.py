"""Tests of finding a missing start index."""

from types import SimpleNamespace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, Run
from harness.why.program import Program
from harness.why.search_state import explain_orders

LOOP = "def go({arguments}):\n    for x in {items}:\n        if x not in path: go({passed})\n"
ORDERS = [[1, 2], [2, 1]]


def mistake_in(source, returned, right):
    """Return what is named where an answer is right if it is equal to another one."""
    problem = SimpleNamespace(check=lambda _, run: None if run.returned == right else "wrong")
    failure = Failure([], Run(Ending.RETURNED, returned=returned), None)
    return explain_orders(failure, Program(source), problem)


@parametrize_cases(
    Case("all items", arguments="path", items="nums", passed="path + [x]"),
    Case("an argument that stays", arguments="n, path", items="range(n)", passed="n, path + [x]"),
    Case("by its name", arguments="n, path", items="range(n)", passed="n=n, path=path + [x]"),
)
def test_loop_over_the_same_items_in_each_call_is_named(arguments, items, passed):
    source = LOOP.format(arguments=arguments, items=items, passed=passed)
    mistake = mistake_in(source, ORDERS, ORDERS[:1])
    assert (mistake.cause, mistake.line) == ("start_index_missing", 2)
    assert mistake.text.startswith("[2, 1] is [1, 2] in another order")


@parametrize_cases(
    Case("order counts", returned=ORDERS, right=ORDERS),
    Case("more is wrong", returned=[*ORDERS, [3]], right=ORDERS[:1]),
    Case("the same twice", returned=[[1, 2], [1, 2]], right=ORDERS[:1]),
    Case("texts", returned=["ab", "ba"], right=["ab"]),
)
def test_start_index_is_not_named_when_order_is_not_the_mistake(returned, right):
    source = LOOP.format(arguments="path", items="nums", passed="path + [x]")
    assert mistake_in(source, returned, right) is None


@pytest.mark.parametrize("passed", ["i + 1, path", "path=path, i=i + 1"])
def test_loop_whose_start_is_passed_on_is_not_named(passed):
    source = LOOP.format(arguments="i, path", items="nums[i:]", passed=passed)
    assert mistake_in(source, ORDERS, ORDERS[:1]) is None
