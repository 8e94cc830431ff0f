"""A file is loaded as LeetCode's editor would load it, and answered with the names that it has."""

import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.leetcode import find_class, leetcode_names, load
from tests.harness.child.sessions import run


def test_a_submission_is_loaded_where_sortedcontainers_is_missing_too(monkeypatch):
    monkeypatch.setitem(sys.modules, "sortedcontainers", None)
    assert "SortedList" not in leetcode_names("class Sorted: pass")


def test_annotations_are_evaluated_as_on_leetcode():
    with pytest.raises(NameError):
        load("def f(x: Unknown): pass\n", "a.py")


@parametrize_cases(
    Case("nothing", source="", words="the file has no class Solution"),
    Case(
        "other names",
        source="import heapq\nclass Answer: pass\ndef solve(): pass\n",
        words="the file has no class Solution; it has Answer, solve",
    ),
    Case(
        "an empty class",
        source="class Solution: pass\n",
        words="class Solution has no method go; it has none",
    ),
    Case(
        "other methods",
        source="class Solution:\n    def __init__(self): pass\n    def Go(self): pass\n",
        words="class Solution has no method go; it has Go",
    ),
)
def test_a_file_without_the_method_is_answered_with_the_names_that_it_has(source, words):
    with pytest.raises(AttributeError) as found:
        find_class(load(source, "a.py"), "go")
    assert str(found.value) == words


@pytest.mark.slow
def test_random_numbers_are_the_same_in_each_process_also_while_the_file_is_loaded():
    above = "import random\nLOADED = random.random()\n"
    boards = [run("cells[:] = LOADED, random.random()", above).arguments for _ in range(2)]
    assert boards[0] == boards[1]
