"""The open calls around some writes: their lines, their variables, and what returned last."""

import copy
from dataclasses import replace

import pytest
from harness.page.open_calls import telling_moments, windows_around
from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD_SHOWN
from harness.child import stacks as child
from harness.judge.read_stacks import read_stacks
from tests.harness.child.sessions import session_on
from tests.harness.replay.lanes import small
from tests.harness.tapes import submission_of
from tests.support import EXAMPLE, sample_cases, sudoku

BOARD = next(sudoku().arguments(case) for case in sample_cases() if case.name == EXAMPLE)[0]


def watched(source, *windows, seconds=10.0):
    """The stacks of a solution in some windows of its writes on LeetCode's example."""
    with session_on(source, "solveSudoku") as session:
        return session.watch([copy.deepcopy(BOARD)], seconds, windows)


def test_stack_after_each_write_has_the_variables_of_each_open_call():
    """A generator is open while it runs, and not while it waits. An expression is not a call.

    The attributes of the solution stand once, in its outermost call.
    """
    source = """class Solution:
    def solveSudoku(self, board):
        self.more = 9; self.fill(board, 2)

    def fill(self, board, left):
        for digit in self.digits(board, left) if left else ():
            self.fill(board, left - 1)
            board[0][3] = digit

    def digits(self, board, left):
        board[0][2] = str(left)
        yield from (self.text(board, digit) for digit in (5,))

    def text(self, board, digit):
        board[0][2] = "."
        return str(digit)
"""
    shown = [
        [(call.function, call.line, dict(call.variables[1:])) for call in stack.calls]
        for stack in watched(source, (1, 6))
    ]
    solving = ("solveSudoku", 3, {"self.more": "9"})
    outer, inner = ("fill", 7, {"left": "2", "digit": "'5'"}), ("fill", 6, {"left": "1"})
    assert shown == [
        [solving, ("fill", 6, {"left": "2"}), ("digits", 11, {"left": "2"})],
        [
            solving,
            ("fill", 6, {"left": "2"}),
            ("digits", 12, {"left": "2"}),
            ("text", 15, {"digit": "5"}),
        ],
        [solving, outer, inner, ("digits", 11, {"left": "1"})],
        [solving, outer, inner, ("digits", 12, {"left": "1"}), ("text", 15, {"digit": "5"})],
        [solving, outer, ("fill", 8, {"left": "1", "digit": "'5'"})],
        [solving, ("fill", 8, {"left": "2", "digit": "'5'"})],
    ]


def test_stack_shows_short_values_without_running_their_code():
    source = """class Odd:
    def __repr__(self):
        exit()
    __str__ = __len__ = __iter__ = __eq__ = __hash__ = __repr__

class Solution:
    def solveSudoku(self, board):
        odd, many, text = Odd(), [Odd()] * 5, "x" * 10_000
        row = board[0]
        numbers = self.numbers = list(range(10_000))
        row[2] = self.text(4)

    def text(self, digit):
        return str(digit)
"""
    [stack] = watched(source, (1, 1))
    shown = dict(stack.calls[0].variables)
    assert shown["board"] == BOARD_SHOWN
    assert shown["odd"] == "<Odd>"
    assert shown["row"] == "['5', '3', '4', '.', '7', '.', '.', '.', …]"
    assert shown["many"] == "[…, …, …, …, …]"
    assert shown["numbers"] == shown["self.numbers"] == "[0, 1, 2, 3, 4, 5, 6, 7, …]"
    assert stack.returned == "text returned '4'"
    assert all(len(text) <= child.LONGEST for text in shown.values())


@pytest.mark.slow
def test_deep_stack_keeps_its_first_and_last_calls():
    source = """class Solution:
    def solveSudoku(self, board, depth=0):
        if depth == 3000:
            board[0][2] = "4"
        else:
            self.solveSudoku(board, depth + 1)
"""
    [stack] = watched(source, (1, 1))
    assert len(stack.calls) == child.MOST_CALLS
    depths = [int(dict(call.variables)["depth"]) for call in stack.calls]
    assert (depths[0], depths[-1]) == (0, 3000)


@pytest.mark.slow
def test_window_after_a_hundred_thousand_writes_is_recorded():
    """The writes before it are counted and forgotten."""
    body = "for number in range(1, 150_001): board[0][2] = '3' if number % 2 else '.'"
    windows = (2, 3), (120_000, 120_001), (149_999, 170_000)
    found = watched(submission_of(body), *windows)
    assert [stack.number for stack in found] == [2, 3, 120_000, 120_001, 149_999, 150_000]
    for stack in found:
        assert dict(stack.calls[0].variables)["number"] == str(stack.number)


@pytest.mark.slow
def test_solution_has_no_stacks_when_it_cannot_be_watched():
    """It writes nothing, never ends, or cannot be loaded."""
    for body in "pass", "while 1: pass":
        assert watched(submission_of(body), (1, 1), seconds=0.2) == ()
    assert watched("class Solution", (1, 1)) == ()


@parametrize_cases(
    Case("no table", recorded={"stacks": []}),
    Case("a number that is none", recorded={"calls": [], "stacks": [["x", [], ""]]}),
    Case("a call that is not there", recorded={"calls": [], "stacks": [[1, [0], ""]]}),
    Case("a value that is not a text", recorded={"calls": [["f", 1, [["a", 1]]]], "stacks": []}),
    Case("not an object", recorded=[1]),
)
def test_malformed_stacks_are_rejected(recorded):
    assert read_stacks(recorded) == ()


def test_windows_are_chosen_at_long_retreats_and_at_the_failure():
    changes = [(0, "3"), (2, "1"), (2, "."), (0, "."), (0, "4"), (2, "1"), (2, "."), (2, "2")]
    failed = small(changes)
    assert telling_moments(failed) == [
        (3, "the first undo"),
        (4, "longest retreat: 2 undone in a row"),
        (6, "the last dead end"),
        (8, "the last write"),
    ]
    assert telling_moments(replace(failed, solved=True)) == telling_moments(failed)[:2]
    assert telling_moments(replace(failed, stopped=True)) == telling_moments(failed)[:2]
    assert telling_moments(small([])) == []


def test_adjacent_windows_are_merged():
    assert windows_around([3, 15, 100]) == [(1, 20), (90, 105)]
    assert windows_around([]) == []
