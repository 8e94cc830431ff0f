"""Tests of finding a missing undo, copy or start index in the calls and answers of a search."""

from textwrap import dedent
from types import SimpleNamespace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.mistake import Failure
from harness.run import Ending, Run
from harness.why.program import Program
from harness.why.search_state import explain_orders, explain_search
from tests.harness.tapes import SWAP, recorded_here
from tests.support import judged, problem_named

CHOOSE = """
class Solution:
    def go(self, nums):
        result, path = [], []
        def search(start):
            result.append({kept})
            for i in range(start, len(nums)):
                path.append(nums[i])
                search(i + 1)
                {undo}
        search(0)
        return result
"""
MARK = """
class Solution:
    def go(self, nums):
        result, used = [], {marks}
        def search(path):
            if len(path) == len(nums):
                result.append(path)
                return
            for i, number in enumerate(nums):
                if {marked}:
                    continue
                {mark}
                search(path + [number])
                {unmark}
        search([])
        return result
"""
ATTRIBUTE = """
class Solution:
    def go(self, nums):
        self.result, self.path = [], []
        self.search(nums, 0)
        return self.result
    def search(self, nums, start):
        self.result.append(self.path[:])
        for i in range(start, len(nums)):
            self.path.append(nums[i])
            self.search(nums, i + 1)
            {undo}
"""
FLAGS = {"marks": "[False] * len(nums)", "marked": "used[i]", "mark": "used[i] = True"}
SET = {"marks": "set()", "marked": "i in used", "mark": "used.add(i)"}
DICT = {"marks": "{}", "marked": "used.get(i)", "mark": "used[i] = True"}


def explained(source, problem="p0078_subsets", given=(1, 2, 3)):
    before = [[*given] if isinstance(given, tuple) else given]
    run = recorded_here(dedent(source), before, 1000, 1000, "go")
    failure = Failure(before, run, None, source, tree=run.recorded.tree)
    return explain_search([failure], Program(source), problem_named(problem))


@parametrize_cases(
    Case("of an attribute", source=ATTRIBUTE.format(undo="pass"), name="self.path", line=11),
    Case("of a dict", source=MARK.format(**DICT, unmark="pass"), name="used", line=13),
)
def test_missing_undo_is_named_with_the_call_that_it_follows(source, name, line):
    mistake = explained(source)
    assert (mistake.cause, mistake.line) == ("undo_missing", line)
    assert f"`{name}` is not restored after the call on line {line}" in mistake.text


@parametrize_cases(
    Case("undone", source=CHOOSE.format(kept="path[:]", undo="path.pop()")),
    Case("an attribute that is undone", source=ATTRIBUTE.format(undo="self.path.pop()")),
    Case("a mark that is removed", source=MARK.format(**SET, unmark="used.remove(i)")),
    Case("a swap back", source=SWAP),
    Case(
        "no check of used items: marks are set twice, and removed twice",
        source=MARK.format(**(FLAGS | {"marked": "False"}), unmark="used[i] = False"),
    ),
    Case(
        "memoized results",
        source="""
class Solution:
    def go(self, nums):
        memo = {}
        def search(i):
            if i < len(nums):
                search(i + 1)
                memo[i] = nums[i]
        search(0)
        return None
""",
    ),
    Case(
        "answers in a set, before deeper calls",
        source="""
class Solution:
    def go(self, nums):
        found, path = set(), []
        def search(start):
            found.add(tuple(path))
            for i in range(start, len(nums)):
                path.append(nums[i])
                search(i + 1)
                path.pop()
        search(0)
        return [list(one) for one in found]
""",
    ),
)
def test_search_that_restores_what_it_changes_gets_no_mistake(source):
    assert explained(source) is None


def test_missing_copy_is_named_with_the_number_of_answers_and_of_objects():
    mistake = explained(CHOOSE.format(kept="path", undo="path.pop()"))
    assert (mistake.cause, mistake.line) == ("copy_missing", 6)
    assert mistake.text == (
        "line 6 adds `path` itself, not a copy: the 8 answers are 1 list, which changes later."
    )
    assert mistake.remedy == "Add a copy: `path[:]`."


def test_list_that_is_added_twice_and_never_changes_is_no_missing_copy():
    twice = CHOOSE.format(kept="path[:]", undo="path.pop()").replace(
        "append(path[:])", "extend(2 * [path[:]])"
    )
    assert explained(twice) is None


BOARDS = """
class Solution:
    def go(self, n):
        result, board = [], [["."] * n for _ in range(n)]
        def place(r):
            if r == n:
                result.append(board)
                return
            for c in range(n):
                board[r][c] = "Q"
                place(r + 1)
                board[r][c] = "."
        place(0)
        return result
"""


@parametrize_cases(
    Case(
        "strings",
        source=CHOOSE.format(kept="path", undo="path.pop()"),
        problem="p0017_letter_combinations",
        given="23",
        remedy='Add a string: `"".join(path)`.',
    ),
    Case(
        "rows that are strings",
        source=BOARDS,
        problem="p0051_n_queens",
        given=4,
        remedy='Add a string for each row: `["".join(row) for row in board]`.',
    ),
)
def test_remedy_for_a_missing_copy_has_the_expected_type(source, problem, given, remedy):
    assert explained(source, problem, given).remedy == remedy


def test_missing_copy_comes_before_a_missing_undo():
    assert explained(CHOOSE.format(kept="path", undo="pass")).cause == "copy_missing"


LOOP = "def go({arguments}):\n    for x in {items}:\n        if x not in path: go({passed})\n"
ORDERS = [[1, 2], [2, 1]]


def mistake_in(source, returned, right):
    """Return the mistake of a source when only the answer `right` is accepted."""
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


QUEENS = """
class Solution:
    def solveNQueens(self, n):
        boards, {made}

        def search(row):
            if row == n:
                boards.append(["." * col + "Q" + "." * (n - col - 1) for col in queens])
                return
            for col in range(n):
                if all({safe} for r in range(row)):
                    {choose}
                    search(row + 1)

        search(0)
        return boards
"""
OVERWRITTEN = {"made": "queens = [], [0] * n", "choose": "queens[row] = col"}
OVERWRITTEN["safe"] = "0 != col - queens[r] != r - row and (col - queens[r]) % n != row - r"
KEPT = {"made": "queens = [], []", "choose": "queens.append(col)"}
KEPT["safe"] = "col - queens[r] not in (0, row - r, row + r)"


@pytest.mark.usefixtures("unchanged")
@parametrize_cases(
    Case("no, if it is overwritten before it is read", parts=OVERWRITTEN, named=False),
    Case("yes, if it grows", parts=KEPT, named=True),
)
def test_missing_undo_is_named_only_if_the_answer_depends_on_it(parts, named):
    problem = problem_named("p0051_n_queens")
    source = QUEENS.format(**parts)
    cases = tuple(load_cases(problem, ("sample",)))
    explanation = judged(source, cases, explained=True, problem=problem).explanation
    told = str(explanation.likely) + explanation.seen
    assert ("is not restored after the call" in told) == named
    assert named or told == "None"
