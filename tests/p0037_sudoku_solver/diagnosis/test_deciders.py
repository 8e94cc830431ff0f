"""Tests of finding the learner's own check in any form, and of naming a wrong one.

Each form of a check is recorded twice: as it should be, and without the boxes.
"""

from dataclasses import replace
from textwrap import indent

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.run import Ending
from p0037_sudoku_solver.diagnosis.deciders import deciders_in
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.rules.check import check_mistaken
from p0037_sudoku_solver.diagnosis.rules.unwritten import every_digit_refused
from tests.harness.child.sessions import session_on
from tests.harness.tapes import recorded_here
from tests.p0037_sudoku_solver.boards import failures_of
from tests.support import right_searches, submission, sudoku

BOX = "{board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3] for k in range(9)}"
USED = "{board[r][k] for k in range(9)} | {board[k][c] for k in range(9)} | "
LINES, SAME_BOX = "x == r or y == c", " or (x // 3, y // 3) == (r // 3, c // 3)"
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
    check = check.replace("USED", USED + (BOX if right else "set()"))
    check = check.replace("SHARED", LINES + (SAME_BOX if right else ""))
    parts = {
        "check": indent(check, " " * 8),
        "attempts": indent(attempts.format(call=call), " " * 24),
    }
    return SEARCH.format(**parts)


def recorded(source, record=recorded_here):
    """Return a few boards as failed cases."""
    return examine(list(map(answered, failures_of(source, 400, 200, record))))


def answered(failure):
    """Return a failure on which the board after its writes came back, even if it was stopped."""
    board = [list(row) for row in failure.before[0]]
    for step in failure.trace:
        board[step.cell[0]][step.cell[1]] = step.new or "."
    run = replace(failure.run, ending=Ending.RETURNED, arguments=[board])
    return replace(failure, run=run, complete=failure.run.ending is Ending.RETURNED)


def named(source):
    """Return the mistake of a check that lets wrong digits through, or refuses right digits."""
    return check_mistaken(recorded(source))


FORMS = {
    TRY_EACH: {
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
    },
}
"""By the loop that calls it and by name: a check, and how it is called."""
NAMED = {
    name: (*form, attempts) for attempts, forms in FORMS.items() for name, form in forms.items()
}


@pytest.mark.slow
@pytest.mark.parametrize("form", NAMED)
def test_check_without_boxes_is_named_in_any_form(form):
    mistake = named(search(*NAMED[form], right=False))
    assert mistake.cause == "unit_not_compared"
    assert "takes no notice of the box: it " in mistake.text
    assert mistake.line >= 4


@pytest.mark.slow
@pytest.mark.parametrize("form", NAMED)
def test_right_check_is_found_in_any_form(form):
    cases = recorded(search(*NAMED[form], right=True))
    assert [one.function for one in deciders_in(cases)] in (["f"], ["<lambda>"])
    assert check_mistaken(cases) is None


RULES = check_mistaken, every_digit_refused


def test_only_the_helper_that_compares_boxes_wrongly_is_named():
    """All helpers get the cell, and only the last helper compares boxes: that helper is wrong."""
    check = """def in_row(r, c, d): return d in board[r]
def in_column(r, c, d): return d in [board[k][c] for k in range(9)]
def in_box(r, c, d):
    return any(d in board[r // 3 * 3 + k][c // 3 * 3 : c // 3 * 3 + 3] for k in range(1))
"""
    call = "not (in_row(r, c, d) or in_column(r, c, d) or in_box(r, c, d))"
    mistake = named(search(check, call, TRY_EACH, right=True))
    assert mistake.text.startswith("`in_box` (line 6) looks only at cells 1, 2 and 3 of each box: ")


@parametrize_cases(
    Case("without a row", cells=6, words="cells 8 and 9"),
    Case("without a cell", cells=8, words="the last cell"),
)
def test_check_is_not_named_when_the_search_compares_the_boxes(cells, words):
    """The check does not compare boxes, but the search does."""
    check = f"def f(r, c, d): return d not in ({USED}set())"
    part = BOX.replace("range(9)", f"range({cells})")
    mistake = named(search(check, f"f(r, c, d) and d not in ({part})", TRY_EACH, right=True))
    assert mistake.text.startswith(f"the check leaves out {words} of each box: ")


def test_function_is_not_a_check_when_few_digits_were_placed_after_it():
    first = TRY_EACH.replace("if fill():\n            return True", "return True")
    cases = recorded(search("def f(d): return d == '9'", "f(d)", first, right=True))
    assert [*deciders_in(cases)] == []


def test_count_of_candidates_is_not_a_check():
    """The cell holds the digit that was tried last, and its candidates are counted."""
    check = f"""class Cell:
    def __init__(self, r, c, tried): self.r, self.c, self.tried = r, c, tried
def f(board, cell):
    r, c = cell.r, cell.c
    return len(set("123456789") - ({USED}{BOX}))
"""
    cases = recorded(search(check, "f(board, Cell(r, c, int(d))) > 9", TRY_EACH, right=True))
    assert every_digit_refused(cases) is None


def test_function_with_a_dropped_result_is_not_a_check():
    """The function removes a digit from notes and returns None, which would count as False."""
    cases = recorded(submission("wrong_answer/discarded_from_another_box.py"))
    assert "forget" not in [one.function for one in deciders_in(cases)]


def test_deduction_that_refuses_fitting_digits_is_not_wrong():
    """The function finds the only blank of a row for a digit; other digits are tried, too."""
    check = f"""def free(r, c): return set("123456789") - ({USED}{BOX})
def f(r, c, d):
    others = [free(r, x) for x in range(9) if x != c and board[r][x] == "."]
    return d in free(r, c) and not any(d in other for other in others)
"""
    call = "f(r, c, d) or d in free(r, c)"
    assert named(search(check, call, TRY_EACH, right=True)) is None


@pytest.mark.slow
@pytest.mark.parametrize("path", right_searches(), ids=lambda path: path.stem)
def test_right_solution_has_no_wrong_check(path):
    """Run each in a process of its own: some change the recursion limit, or start threads."""

    def record(_source, arguments, writes, calls):
        return session.record(arguments, 5.0, writes, calls=calls)

    source = path.read_text(encoding="utf-8")
    with session_on(source, sudoku().method) as session:
        cases = recorded(source, record)
    assert not [rule(cases) for rule in RULES if rule(cases)]
