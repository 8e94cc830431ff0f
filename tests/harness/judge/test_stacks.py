"""The open calls around some writes: those that a debugger sees there, and no others."""

import bdb
import copy
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.calls import BOARD_SHOWN
from harness.child import leetcode
from harness.child import stacks as child
from harness.child.recorder import Tape
from harness.judge.read_stacks import read_stacks
from harness.judge.session import Session
from harness.load import Solution, load_solution
from harness.replay.open_calls import telling_moments, windows_around
from harness.run import Limits
from tests.harness.replay.lanes import small
from tests.support import APPROACHES, EXAMPLE, SUBMISSIONS, sample_cases, sudoku

BOARD = next(sudoku().arguments(case) for case in sample_cases() if case.name == EXAMPLE)[0]
LIMITS = Limits(10.0)


def watched(solution, *windows):
    """The stacks of a solution in some windows of its writes on LeetCode's example."""
    with Session(solution, "solveSudoku", LIMITS) as session:
        return session.watch([copy.deepcopy(BOARD)], LIMITS.seconds, windows)


def written(source):
    """A solution with a text."""
    return Solution(Path("attempt.py"), "attempt.py", source)


class Debugger(bdb.Bdb):
    """Python's own: it looks at the stack as soon as so many writes are made."""

    def __init__(self, filename, tape, numbers):
        """Look at the writes with some numbers, which rise."""
        super().__init__()
        self.filename, self.tape, self.numbers, self.seen = filename, tape, list(numbers), {}

    def user_line(self, frame):
        """Look before a line of the solution runs."""
        if frame.f_code.co_filename == self.filename and self.numbers:
            while self.numbers and len(self.tape.words) >= self.numbers[0]:
                self.seen[self.numbers.pop(0)] = self.look(frame)
            if not self.numbers:
                raise KeyboardInterrupt

    def user_return(self, frame, _value):
        """Look at the end of a call, too: the write may have been its last line."""
        self.user_line(frame)

    def look(self, frame):
        """The functions of the solution that are open, with the variables of each."""
        found, _ = self.get_stack(frame, None)
        own = [one for one, _ in found if one.f_code.co_filename == self.filename]
        return [
            (one.f_code.co_name, {name: copy.copy(value) for name, value in one.f_locals.items()})
            for one in own
            if not one.f_code.co_name.startswith("<")
        ]


def debugged(path, numbers):
    """Return what the debugger sees after some writes of a solution."""
    tape = Tape(copy.deepcopy(BOARD), path.name)
    names = leetcode.load(path.read_text(encoding="utf-8"), path.name)
    debugger = Debugger(path.name, tape, numbers)
    with pytest.raises(KeyboardInterrupt):
        debugger.runcall(names["Solution"]().solveSudoku, tape.board)
    return debugger.seen, tape.board


@pytest.mark.slow
@parametrize_cases(
    Case("calls of itself", path=APPROACHES / "first_empty_cell.py"),
    Case("masks", path=APPROACHES / "bitmask.py"),
    Case("digits written over others", path=APPROACHES / "flat_index.py"),
    Case("generators", path=SUBMISSIONS / "accepted" / "generator_as_a_helper.py"),
    Case("a stack of its own", path=SUBMISSIONS / "accepted" / "iterators_kept_on_a_stack.py"),
)
def test_at_ten_random_writes_the_open_calls_are_those_that_a_debugger_sees(path):
    """Their names, their lines' own variables, and plain values as one would type them."""
    numbers = sorted(Random(37).sample(range(2, 300), 10))
    truth, board = debugged(path, numbers)
    solution = load_solution(path)
    found = {stack.number: stack for stack in watched(solution, *((n, n) for n in numbers))}
    assert list(found) == numbers == list(truth)
    compared = 0
    for number in numbers:
        calls = found[number].calls
        assert [call.function for call in calls] == [name for name, _ in truth[number]]
        for call, (_, variables) in zip(calls, truth[number], strict=True):
            shown = {name: text for name, text in call.variables if "." not in name}
            assert set(shown) == set(variables) - {"self"}
            for name, text in shown.items():
                value = variables[name]
                if type(value) in (int, str, bool, type(None)):
                    assert text == repr(value), (number, call.function, name)
                    compared += 1
                elif type(value) is list and value == board:
                    assert text == BOARD_SHOWN
    assert compared > 10


def test_the_line_of_each_call_and_what_returned_last_are_told():
    source = """class Solution:
    def solveSudoku(self, board):
        self.fill(board, 4)

    def fill(self, board, digit):
        self.rows = [digit]
        board[0][2] = self.text(digit)

    def text(self, digit):
        return str(digit)
"""
    [stack] = watched(written(source), (1, 1))
    assert [(call.function, call.line) for call in stack.calls] == [("solveSudoku", 3), ("fill", 7)]
    assert stack.calls[1].variables == (("board", BOARD_SHOWN), ("digit", "4"))
    assert stack.calls[0].variables == (("board", BOARD_SHOWN), ("self.rows", "[4]"))
    assert stack.returned == "text returned '4'"


def test_no_code_of_theirs_runs_for_a_value_of_theirs_and_long_values_are_cut():
    source = """class Odd:
    def __repr__(self):
        exit()
    __str__ = __len__ = __iter__ = __eq__ = __hash__ = __repr__

class Solution:
    def solveSudoku(self, board):
        odd, many, text = Odd(), [Odd()] * 5, "x" * 10_000
        row = board[0]
        numbers = list(range(10_000))
        row[2] = "4"
"""
    [stack] = watched(written(source), (1, 1))
    shown = dict(stack.calls[0].variables)
    assert shown["odd"] == "<Odd>"
    assert shown["row"] == "['5', '3', '4', '.', '7', '.', '.', '.', …]"
    assert shown["many"] == "[…, …, …, …, …]"
    assert shown["numbers"] == "[0, 1, 2, 3, 4, 5, 6, 7, …]"
    assert all(len(text) <= child.LONGEST for text in shown.values())


@pytest.mark.slow
def test_of_very_many_open_calls_the_first_and_the_last_are_told():
    source = """class Solution:
    def solveSudoku(self, board, depth=0):
        if depth == 3000:
            board[0][2] = "4"
        else:
            self.solveSudoku(board, depth + 1)
"""
    [stack] = watched(written(source), (1, 1))
    assert len(stack.calls) == child.MOST_CALLS
    depths = [int(dict(call.variables)["depth"]) for call in stack.calls]
    assert (depths[0], depths[-1]) == (0, 3000)


@pytest.mark.slow
def test_a_window_behind_a_hundred_thousand_writes_is_found():
    """The writes before it are counted and forgotten."""
    source = """class Solution:
    def solveSudoku(self, board):
        for number in range(1, 150_001):
            board[0][2] = "3" if number % 2 else "."
"""
    found = watched(written(source), (2, 3), (120_000, 120_001), (149_999, 170_000))
    assert [stack.number for stack in found] == [2, 3, 120_000, 120_001, 149_999, 150_000]
    for stack in found:
        assert dict(stack.calls[0].variables)["number"] == str(stack.number)


@pytest.mark.slow
def test_a_solution_that_cannot_be_watched_has_no_stacks():
    """It writes nothing, never ends, or cannot be loaded."""
    assert watched(written("class Solution:\n    def solveSudoku(self, board): pass"), (1, 1)) == ()
    assert watched(written("class Solution"), (1, 1)) == ()
    endless = written("class Solution:\n    def solveSudoku(self, board):\n        while 1: pass")
    with Session(endless, "solveSudoku", LIMITS) as session:
        assert session.watch([copy.deepcopy(BOARD)], 0.2, [(1, 1)]) == ()


@parametrize_cases(
    Case("no table", recorded={"stacks": []}),
    Case("a number that is none", recorded={"calls": [], "stacks": [["x", [], ""]]}),
    Case("a call that is not there", recorded={"calls": [], "stacks": [[1, [0], ""]]}),
    Case("a value that is not a text", recorded={"calls": [["f", 1, [["a", 1]]]], "stacks": []}),
    Case("not an object", recorded=[1]),
)
def test_a_malformed_reply_has_no_stacks(recorded):
    assert read_stacks(recorded) == ()


def test_the_moments_worth_keeping_are_the_undos_that_tell_most_and_where_a_failure_ended():
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


def test_windows_that_meet_are_one():
    assert windows_around([3, 15, 100]) == [(1, 20), (90, 105)]
    assert windows_around([]) == []
