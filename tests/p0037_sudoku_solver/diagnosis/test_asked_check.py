"""The learner's own check is asked: whatever its arguments and its answers look like.

Each form of a check is recorded twice: as it should be, and without the boxes.
"""

from dataclasses import replace
from functools import cache
from textwrap import indent

import pytest

from harness.judge.session import Session
from harness.load import Solution, load_cases
from harness.mistake import Failure
from harness.run import Ending, Limits, Recorded
from p0037_sudoku_solver.diagnosis.asked import asked_in
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.rules.asked_check import every_digit_refused
from p0037_sudoku_solver.diagnosis.rules.conflicts import repeats_let_through
from p0037_sudoku_solver.diagnosis.rules.mistaken_search import search_mistaken
from tests.harness.tapes import recorded_here
from tests.support import SUBMISSIONS, right_searches, sudoku

BOX = "{board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}"
USED = "{board[r][k] for k in range(9)} | {board[k][c] for k in range(9)} | "
LINES, SAME_BOX = "x == r or y == c", " or (x // 3, y // 3) == (r // 3, c // 3)"
BOARDS = "Single candidates", "LeetCode's example", "Many wrong guesses"
SEARCH = """
class Solution:
    def solveSudoku(self, board):
{check}
        def fill():
            for r in range(9):
                for c in range(9):
                    if board[r][c] == ".":
{attempts}
                        return False
            return True
        fill()
"""
TRY_EACH = """
for d in "123456789":
    if {call}:
        board[r][c] = d
        if fill():
            return True
        board[r][c] = "."
"""
TRY_AFTER = """
for d in "123456789":
    board[r][c] = d
    if {call} and fill():
        return True
    board[r][c] = "."
"""
TRY_THOSE = """
for d in {call}:
    board[r][c] = str(d)
    if fill():
        return True
    board[r][c] = "."
"""


def search(check, call, attempts, *, right):
    """A search with a check, right or without the boxes."""
    check = check.replace("USED", USED + (BOX if right else "set()"))
    check = check.replace("SHARED", LINES + (SAME_BOX if right else ""))
    parts = {
        "check": indent(check, " " * 8),
        "attempts": indent(attempts.format(call=call), " " * 24),
    }
    return SEARCH.format(**parts)


@cache
def boards():
    """A few boards, on which a search places and takes back enough digits."""
    return [case for name in BOARDS for case in load_cases(sudoku(), part=name)]


def recorded(source):
    """The boards as cases that failed, recorded in this process."""
    return failed(source, lambda arguments: recorded_here(source, arguments, 400, calls=200))


def board_after(board, trace):
    """The board after its writes."""
    for step in trace:
        board[step.cell[0]][step.cell[1]] = step.new or "."
    return board


def failed(source, record):
    """The boards as cases that failed, whatever came back."""
    failures = []
    for case in boards():
        run = record(sudoku().arguments(case))
        seen = run.recorded
        after = [board_after(sudoku().arguments(case)[0], seen.trace)]
        bare = replace(run, recorded=Recorded(), ending=Ending.RETURNED, arguments=after)
        complete = run.ending is Ending.RETURNED
        before = sudoku().arguments(case)
        failure = Failure(before, bare, seen.trace, source, complete, seen.calls, case.name)
        failures.append(failure)
    return examine(failures)


def named(source):
    """The mistake of a check that lets digits through, or that refuses some."""
    cases = recorded(source)
    return search_mistaken(cases) or repeats_let_through(cases)


FORMS = {
    TRY_EACH: {
        "row, column, digit": ("def f(r, c, d): return d not in (USED)", "f(r, c, d)"),
        "in another order": ("def f(d, c, r): return d not in (USED)", "f(d, c, r)"),
        "by name": ("def f(*, d, r, c): return d not in (USED)", "f(r=r, c=c, d=d)"),
        "a pair": ("def f(at, d):\n    r, c = at\n    return d not in (USED)", "f((r, c), d)"),
        "one number": (
            "def f(i, d):\n    r, c = divmod(i, 9)\n    return d not in (USED)",
            "f(9 * r + c, d)",
        ),
        "the digit as a number": ("def f(r, c, d): return str(d) not in (USED)", "f(r, c, int(d))"),
        "the digit as an index": (
            "def f(r, c, k):\n    d = str(k + 1)\n    return d not in (USED)",
            "f(r, c, int(d) - 1)",
        ),
        "the digit as a bit": (
            "def f(r, c, bit):\n    d = str(bit.bit_length())\n    return d not in (USED)",
            "f(r, c, 1 << int(d) - 1)",
        ),
        "a lambda": ("f = lambda r, c, d: d not in (USED)", "f(r, c, d)"),
        "says what is taken": ("def f(r, c, d): return d in (USED)", "not f(r, c, d)"),
        "returns nothing for what fits": (
            "def f(r, c, d):\n    if d in (USED): return True",
            "not f(r, c, d)",
        ),
        "counts": ("def f(r, c, d): return list(USED).count(d)", "f(r, c, d) == 0"),
        "uses names of another function": (
            "def g(r, c):\n    def f(d): return d not in (USED)\n    return f",
            "g(r, c)(d)",
        ),
    },
    TRY_AFTER: {
        "asks after it has written": (
            (
                "def f(r, c):\n"
                "    cells = {(x, y) for x in range(9) for y in range(9) if SHARED}\n"
                "    return board[r][c] not in {board[x][y] for x, y in cells - {(r, c)}}"
            ),
            "f(r, c)",
        ),
    },
    TRY_THOSE: {
        "a set": ("def f(r, c): return set('123456789') - (USED)", "sorted(f(r, c))"),
        "the used ones": (
            "def f(r, c): return (USED) - {'.'}",
            "sorted(set('123456789') - f(r, c))",
        ),
        "a text": (
            "def f(r, c): return ''.join(d for d in '123456789' if d not in (USED))",
            "f(r, c)",
        ),
        "numbers": (
            "def f(r, c): return [d for d in range(1, 10) if str(d) not in (USED)]",
            "f(r, c)",
        ),
        "bits": (
            (
                "def f(r, c):\n    used = USED\n"
                "    return sum(1 << d for d in range(1, 10) if str(d) not in used)"
            ),
            "[d for bits in [f(r, c)] for d in range(1, 10) if bits >> d & 1]",
        ),
        "a generator": (
            (
                "def f(r, c):\n    used = USED\n    for d in '123456789':\n"
                "        if d not in used: yield d"
            ),
            "f(r, c)",
        ),
    },
}
"""By the loop that calls it and by name: a check, and how it is called."""
NAMED = {
    name: (*form, attempts) for attempts, forms in FORMS.items() for name, form in forms.items()
}


@pytest.mark.slow
@pytest.mark.parametrize("form", NAMED)
def test_a_check_without_boxes_is_named_whatever_its_form(form):
    """The sentence has the function, its line, and an answer that was wrong."""
    mistake = named(search(*NAMED[form], right=False))
    assert mistake is not None
    assert mistake.cause == "unit_not_compared"
    assert "takes no notice of the box: it " in mistake.text
    assert mistake.line >= 4


@pytest.mark.slow
@pytest.mark.parametrize("form", NAMED)
def test_a_right_check_is_found_whatever_its_form(form):
    cases = recorded(search(*NAMED[form], right=True))
    assert [one.function for one in asked_in(cases)] in (["f"], ["<lambda>"])
    assert search_mistaken(cases) is repeats_let_through(cases) is None


RULES = search_mistaken, repeats_let_through, every_digit_refused


@pytest.mark.slow
def test_a_helper_is_not_accused_of_what_is_left_to_the_one_beside_it():
    """All of them are given the cell, and only the last one sees the boxes: it is the wrong one."""
    check = """def in_row(r, c, d): return d in board[r]
def in_column(r, c, d): return d in [board[k][c] for k in range(9)]
def in_box(r, c, d):
    return any(d in board[r // 3 * 3 + k][c // 3 * 3 : c // 3 * 3 + 3] for k in range(1))
"""
    call = "not (in_row(r, c, d) or in_column(r, c, d) or in_box(r, c, d))"
    mistake = named(search(check, call, TRY_EACH, right=True))
    assert mistake.text.startswith("`in_box` (line 6) leaves out the last two rows of each box: ")


@pytest.mark.slow
def test_a_check_is_not_accused_of_what_the_search_looks_at_itself():
    """It says that a digit fits, and the search looks at the boxes, but for one of its rows."""
    check = f"def f(r, c, d): return d not in ({USED}set())"
    part = BOX.replace("range(9)", "range(6)")
    mistake = named(search(check, f"f(r, c, d) and d not in ({part})", TRY_EACH, right=True))
    assert mistake.text.startswith("the check leaves out the last row of each box: ")


def test_a_function_whose_result_is_dropped_does_not_answer():
    """It takes a digit back from its notes, and returns None, which would count as False."""
    path = SUBMISSIONS / "wrong_answer" / "discarded_from_another_box.py"
    cases = recorded(path.read_text(encoding="utf-8"))
    assert "forget" not in [one.function for one in asked_in(cases)]


@pytest.mark.slow
def test_a_deduction_that_refuses_digits_that_fit_is_not_wrong():
    """It says where no other blank of the row takes a digit, and others are tried, too."""
    check = f"""def free(r, c): return set("123456789") - ({USED}{BOX})
def f(r, c, d):
    others = [free(r, x) for x in range(9) if x != c and board[r][x] == "."]
    return d in free(r, c) and not any(d in other for other in others)
"""
    call = "f(r, c, d) or d in free(r, c)"
    assert named(search(check, call, TRY_EACH, right=True)) is None


@pytest.mark.slow
@pytest.mark.parametrize(
    "path",
    [pytest.param(path, id=path.stem) for path in right_searches()],
)
def test_no_function_of_a_right_solution_is_found_wrong(path):
    solution = Solution(path, path.name, path.read_text(encoding="utf-8"))
    with Session(solution, sudoku().method, Limits()) as session:
        cases = failed(solution.source, lambda board: session.record(board, 5.0, 400, calls=200))
    assert not [rule(cases) for rule in RULES if rule(cases)]
