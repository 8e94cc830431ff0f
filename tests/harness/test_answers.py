"""Tests of checks on the type of an answer, and on its items in any order."""

from itertools import combinations
from pathlib import Path

from pytest_parametrize_cases import Case, parametrize_cases

from harness.any_order import AnyOrder
from harness.run import Ending, Run
from harness.value import in_words, not_of_type

PAIRS = list[list[int]]
EXPECTED = [*combinations([1, 2, 3], 2)]
TUPLE = {"type": "tuple", "text": "(1, 2)"}
"""A tuple as the child describes it."""


@parametrize_cases(
    Case("strings", type_=list[str], words="a list of strings"),
    Case("any value", type_=list[object], words="a list of values"),
)
def test_type_is_described_in_words(type_, words):
    assert in_words(type_) == words


@parametrize_cases(
    Case("another type", value=5, type_=bool, says="returned the int 5, expected True or False"),
    Case(
        "a tuple among lists",
        value=[[1], TUPLE],
        type_=PAIRS,
        says="returned[1] is the tuple (1, 2), expected a list of ints",
    ),
    Case(
        "a string deep inside",
        value=[[1], [2, "3"]],
        type_=PAIRS,
        says="returned[1][1] is the str '3', expected an int",
    ),
    Case(
        "None inside",
        value=[None],
        type_=PAIRS,
        says="returned[0] is None, expected a list of ints",
    ),
)
def test_value_of_another_type_is_named_with_its_place(value, type_, says):
    assert not_of_type(value, type_) == says


class Items(AnyOrder):
    """A problem whose argument is its expected answer."""

    sets = True

    def expected(self, before):
        return before


def checked(returned, expected=EXPECTED, type_=PAIRS):
    problem = Items(Path("a"), "go", {}, type_)
    return problem.check(expected, Run(Ending.RETURNED, returned=returned))


@parametrize_cases(
    Case("often", returned=[[1, 2], [1, 3], [2, 3], *[[1, 3]] * 3], says="[1, 3] occurs 4 times"),
    Case("unknown and twice", returned=[[4], [4]], says="[4] is not expected"),
)
def test_smallest_wrong_item_is_reported(returned, says):
    assert checked(returned) == says


def test_order_of_characters_in_a_string_matters():
    assert checked(["ad", "da"], ["ad"], list[str]) == "'da' is not expected"
