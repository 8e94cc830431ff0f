"""Tests of loading a file as LeetCode does."""

import builtins
import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.leetcode import find_class, leetcode_names, load
from tests.harness.child.sessions import session_of


def test_submission_is_loaded_without_sortedcontainers(monkeypatch):
    monkeypatch.setitem(sys.modules, "sortedcontainers", None)
    assert "SortedList" not in leetcode_names("class Sorted: pass")


def test_prelude_hides_no_builtin():
    """`from operator import *` has a `pow` with two arguments, `from re import *` a `compile`."""
    names = leetcode_names("")
    own = {name: value for name, value in vars(builtins).items() if not name.startswith("_")}
    assert {name: names[name] for name in own} == own


def test_undefined_path_is_not_the_search_path_of_python():
    with pytest.raises(NameError):
        load("path.append(1)\n", "a.py")


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
def test_missing_method_is_reported_with_the_names_in_the_file(source, words):
    with pytest.raises(AttributeError) as found:
        find_class(load(source, "a.py"), "go")
    assert str(found.value) == words


def test_names_of_leetcodes_editor_need_no_import():
    """A few of each of its star imports, and the whole of typing."""
    names = (
        "ascii_lowercase compile date deque heappush bisect_left deepcopy gcd randint mean product "
        "lru_cache cache itemgetter StringIO maxsize loads List Optional Counter OrderedDict "
        "SortedList TreeNode ListNode collections math itertools functools heapq string inf"
    )
    assert load(f"values = [{names.replace(' ', ', ')}]\n", "a.py")["values"]


@pytest.mark.slow
def test_random_numbers_are_the_same_in_each_run_and_process():
    """A case then fails alone as it fails among the others, today and tomorrow."""
    above = "import random\nLOADED = random.random()\n"
    boards = []
    for runs in (2, 1):
        with session_of("cells[:] = LOADED, random.random()", above) as session:
            boards += [session.run([[0]]).arguments for _ in range(runs)]
    assert boards[0] == boards[1] == boards[2]
