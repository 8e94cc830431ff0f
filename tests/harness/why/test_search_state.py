"""Tests of finding a missing undo, copy or start index in the calls and answers of a search."""

import re
from types import SimpleNamespace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.mistake import Failure
from harness.run import Ending, Run
from harness.why.program import Program
from harness.why.search_state import explain_orders, explain_search
from tests.gallery import GALLERY
from tests.harness.tapes import edited, recorded_here
from tests.support import judged, problem_named

SUBSETS, PERMUTATIONS = "p0078_subsets/start_index", "p0046_permutations/used_flags"
NO_COPY, NO_UNDO = ("path[:]", "path"), ("path.pop()", "pass")
NOT_UNMARKED = "                used[i] = False\n", ""
ATTRIBUTE = ("path", "self.path")
DICT = ("[False] * len(nums)", "{}"), ("if used[i]", "if used.get(i)")


def explained(approach, *changes, given=(1, 2, 3)):
    """Return the mistake in an approach, `folder/name`, with pieces of it exchanged."""
    return mistake_of(edited(approach, *changes), problem_named(approach.split("/")[0]), given)


def mistake_of(source, problem, given=(1, 2, 3)):
    before = [[*given] if isinstance(given, tuple) else given]
    run = recorded_here(source, before, 1000, 1000, problem.method, problem.fills)
    failure = Failure(before, run, None, source, tree=run.recorded.tree)
    return explain_search([failure], Program(source), problem)


@parametrize_cases(
    Case(
        "of an attribute",
        approach=SUBSETS,
        changes=[ATTRIBUTE, ("self.path.pop()", "pass")],
        name="self.path",
    ),
    Case("of a dict", approach=PERMUTATIONS, changes=[*DICT, NOT_UNMARKED], name="used"),
)
def test_missing_undo_is_named_with_the_call_that_it_follows(approach, changes, name):
    lines = edited(approach, *changes).splitlines()
    [call] = [at for at, line in enumerate(lines, 1) if re.match(" {16}backtrack", line)]
    mistake = explained(approach, *changes)
    assert (mistake.cause, mistake.line) == ("undo_missing", call)
    assert f"`{name}` is not restored after the call on line {call}" in mistake.text


@parametrize_cases(
    Case("an attribute that is undone", approach=SUBSETS, changes=[ATTRIBUTE]),
    Case(
        "no check of used items: marks are set twice, and removed twice",
        approach=PERMUTATIONS,
        changes=[("if used[i]", "if False")],
    ),
    Case(
        "answers in a set, before deeper calls",
        approach=SUBSETS,
        changes=[("[]\n        path", "set()\n        path"), ("append(path[:])", "add((*path,))")],
    ),
    Case(
        "a list that is added twice and never changes",
        approach=SUBSETS,
        changes=[("append(path[:])", "extend(2 * [path[:]])")],
    ),
)
def test_no_mistake_is_named_when_a_search_restores_its_changes(approach, changes):
    assert explained(approach, *changes) is None


MEMO = """
class Solution:
    def subsets(self, nums):
        memo = {}
        def search(i):
            if i < len(nums):
                search(i + 1)
                memo[i] = nums[i]
        search(0)
"""


def test_memoization_is_not_named_as_a_missing_undo():
    assert mistake_of(MEMO, problem_named("p0078_subsets")) is None


def test_missing_copy_is_named_with_the_number_of_answers_and_of_objects():
    mistake = explained(SUBSETS, NO_COPY)
    lines = edited(SUBSETS, NO_COPY).splitlines()
    [line] = [at for at, line in enumerate(lines, 1) if "append(path)" in line]
    assert (mistake.cause, mistake.line) == ("copy_missing", line)
    assert mistake.text == (
        f"line {line} adds `path` itself, not a copy: the 8 answers are 1 list, which changes "
        "later."
    )
    assert mistake.remedy == "Add a copy: `path[:]`."


@parametrize_cases(
    Case(
        "strings",
        approach="p0017_letter_combinations/shared_path",
        change=('"".join(path)', "path"),
        given="23",
        remedy='Add a string: `"".join(path)`.',
    ),
    Case(
        "rows that are strings",
        approach="p0051_n_queens/is_valid",
        change=('["".join(cells) for cells in board]', "board"),
        given=4,
        remedy='Add a string for each row: `["".join(row) for row in board]`.',
    ),
)
def test_remedy_for_a_missing_copy_has_the_expected_type(approach, change, given, remedy):
    assert explained(approach, change, given=given).remedy == remedy


def test_missing_copy_is_named_first_when_an_undo_is_missing_too():
    assert explained(SUBSETS, NO_COPY, NO_UNDO).cause == "copy_missing"


LOOP = "def go({arguments}):\n    for x in {items}:\n        if x not in path: go({passed})\n"
ORDERS = [[1, 2], [2, 1]]


def test_pop_after_the_loop_is_to_be_moved_into_it():
    undo = "                path.pop()\n                used[i] = False\n"
    after_the_loop = undo, "                used[i] = False\n            path.pop()\n"
    remedy = explained(PERMUTATIONS, after_the_loop).remedy
    assert re.fullmatch(r"Move `path\.pop\(\)` from line \d+ into the loop, .*", remedy), remedy


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
    Case("both orders are right", returned=ORDERS, right=ORDERS),
    Case("another answer is wrong", returned=[*ORDERS, [3]], right=ORDERS[:1]),
    Case("duplicates in the same order", returned=[[1, 2], [1, 2]], right=ORDERS[:1]),
    Case("strings", returned=["ab", "ba"], right=["ab"]),
)
def test_start_index_is_not_named_when_order_is_not_the_mistake(returned, right):
    source = LOOP.format(arguments="path", items="nums", passed="path + [x]")
    assert mistake_in(source, returned, right) is None


@pytest.mark.parametrize("passed", ["i + 1, path", "path=path, i=i + 1"])
def test_loop_whose_start_is_passed_on_is_not_named(passed):
    source = LOOP.format(arguments="i, path", items="nums[i:]", passed=passed)
    assert mistake_in(source, ORDERS, ORDERS[:1]) is None


QUEENS = "p0051_n_queens/sets"
ONE_DIAGONAL = ("rising.add(row + col)", "pass"), ("rising.remove(row + col)", "pass")
NOT_POPPED = "queens.pop()", "pass"
OVERWRITTEN = (
    ("queens = [], []", "queens = [], [0] * n"),
    ("queens.append(col)", "queens[row] = col"),
)


@pytest.mark.usefixtures("unchanged")
@parametrize_cases(
    Case("no, if it is overwritten before it is read", changes=OVERWRITTEN, named=False),
    Case("yes, if it grows", changes=[], named=True),
)
def test_missing_undo_is_named_only_if_the_answer_depends_on_it(changes, named):
    problem = problem_named("p0051_n_queens")
    source = edited(QUEENS, *ONE_DIAGONAL, NOT_POPPED, *changes)
    cases = tuple(load_cases(problem, ("sample",)))
    explanation = judged(source, cases, explained=True, problem=problem).explanation
    told = str(explanation.likely) + explanation.seen
    assert ("is not restored after the call" in told) == named


@pytest.mark.usefixtures("unchanged")
def test_missing_undo_is_not_named_when_less_is_right_with_it():
    problem, folder = problem_named("p0078_subsets"), GALLERY / "p0078_subsets/wrong_answer"
    source = (folder / "equal_sums_taken_for_equal_subsets.py").read_text(encoding="utf-8")
    cases = tuple(load_cases(problem, ("sample",)))
    assert judged(source, cases, explained=True, problem=problem).explanation.likely is None
