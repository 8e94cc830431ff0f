"""Tests of finding the learner's own check in any form, and of naming a wrong one.

Each form of a check is recorded twice: as it should be, and without the boxes.
"""

from dataclasses import replace
from textwrap import indent
from types import SimpleNamespace

import pytest

from harness.run import Ending
from harness.which_case import cases_named
from p0037_sudoku_solver.diagnosis.deciders import deciders_in, indexes_of_cell, may_be_on
from p0037_sudoku_solver.diagnosis.failed_case import examine
from p0037_sudoku_solver.diagnosis.rules.check import check_mistaken
from p0037_sudoku_solver.diagnosis.rules.unwritten import every_digit_refused
from tests.harness.child.sessions import session_on
from tests.harness.tapes import edited
from tests.p0037_sudoku_solver.boards import failure_of, failures_of
from tests.support import EXAMPLE, right_searches, submission, sudoku

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


def recorded(source, writes=200):
    """Return LeetCode's example as a failed case."""
    [case] = cases_named(sudoku(), EXAMPLE, ("sample",))
    return examine([answered(failure_of(source, case, writes, 400))])


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
def test_check_in_any_form_is_found_and_named_only_if_it_is_wrong(form):
    right, wrong = (recorded(search(*NAMED[form], right=right)) for right in (True, False))
    assert [one.function for one in deciders_in(right)] in (["f"], ["<lambda>"])
    assert check_mistaken(right) is None
    mistake = check_mistaken(wrong)
    words = " takes no notice of the box: it let 6 through at r1c7, though r3c8 holds 6."
    assert mistake.text.endswith(words)
    assert mistake.line == (5 if form == "uses names of another function" else 4)


RULES = check_mistaken, every_digit_refused


LISTED = (
    "{first}d not in [board[{row}][k] for k in {rows}] + [board[k][c] for k in {columns}]"
    " + [{box} for k in {boxes}]"
)
CELL = "board[r // 3 * 3 + k // 3][c // 3 * 3 + k % 3]"
RIGHT = dict.fromkeys(("rows", "columns", "boxes"), "range(9)")
RIGHT |= {"first": "", "row": "r", "box": CELL, "loop": TRY_EACH}
DIAGONAL = "(r != c or d not in [board[k][k] for k in range(9)]) and "
TURNED = "board[c // 3 * 3 + k // 3][r // 3 * 3 + k % 3]"
BEFORE = {"rows": "range(c)", "boxes": "range(r % 3 * 3 + c % 3)"}
AFTER = {"boxes": "range(r % 3 * 3 + c % 3, 9)"}
FALLING, SHUFFLED = (TRY_EACH.replace("123456789", one) for one in ("987654321", "519283746"))
ENDS = TRY_EACH.replace('"."', '"."; break'), f"{TRY_EACH}    else:\n        break\n"
CHECKS = {
    "the check takes no notice of the column and box: 6 was placed at r1c7, though r3c8 holds 6.": {
        "columns": "()",
        "boxes": "()",
    },
    "the check takes no notice of the box: 9 was placed at r1c3": {"boxes": "()", "loop": FALLING},
    "the check takes no notice of the box: 9 was placed at r1c4": {"boxes": "()", "loop": SHUFFLED},
    "the check leaves out the first cell of each row: 5 was placed": {"rows": "range(1, 9)"},
    "the check leaves out the last cell of each column: 7 was placed": {"columns": "range(8)"},
    "the check leaves out cells 2, 4, 6 and 8 of each row: 3": {"rows": "(0, 2, 4, 6, 8)"},
    "the check looks only at cells 1, 2 and 3 of each box: 6": {"boxes": "range(3)"},
    "the check looks only at the cells before the blank in the row and box: 6": BEFORE,
    "the check looks only at the cells after the blank in the box: 3 was placed": AFTER,
    "the check is right, but its answer is used the wrong way round: 1": {"first": "not "},
    "the check stopped no repeat: 1 was placed at r1c4, though r1c3": {"first": "True or "},
    "the digit 9 is placed without a check: 9 was placed": {"first": "d == '9' or "},
    "the digit 6 is never placed: 6 was not placed at r1c6, where": {"first": "d != '6' and "},
    "the loop over the digits ends after the first one that fits: 9": {"loop": ENDS[0]},
    "the loop over the digits ends at the first one that does not fit: 2": {"loop": ENDS[1]},
    "the check has a wrong box formula: 4 was not": {"box": TURNED},
    "the check looks at another row or column instead of the row: 1": {"row": "c"},
    "the check compares the diagonals, too: ": {"first": DIAGONAL},
}
"""Changes of a search that compares each digit with lists, by the mistake that is named."""
GIVEN, NOTE, UNNOTE = "cols[c].add(board[r][c])", "row.add(digit)", "row.remove(digit)"
NOTES = {
    "a given is not noticed in its column: 8 was placed at r1c8, though r7c8": [(GIVEN, "pass")],
    "a digit that was placed is not noticed in its row: 1": [(NOTE, "pass"), (UNNOTE, "pass")],
    "an undone digit stays in the set of its row: 9 was not placed": [(UNNOTE, "pass")],
    "undoing a digit removes the others from the set of its row: 1": [(UNNOTE, "row.clear()")],
    "undoing a digit removes the others from the set of its row: 1 was": [
        (UNNOTE, "row &= {digit}")
    ],
}
"""Changes of a search that notes digits in sets, by the mistake that is named."""


HELPERS = """def in_row(r, c, d): return d in board[r]
def in_column(r, c, d): return d in [board[k][c] for k in range(9)]
def in_box(r, c, d):
    return any(d in board[r // 3 * 3 + k][c // 3 * 3 : c // 3 * 3 + 3] for k in range(1))
"""
IN_UNITS = "not (in_row(r, c, d) or in_column(r, c, d) or in_box(r, c, d))"
LINES_ONLY = f"def f(r, c, d): return d not in ({USED}set())"
SOME_CELLS = f"f(r, c, d) and d not in ({BOX.replace('range(9)', 'range(6)')})"


def searches_with_a_mistake():
    for words, changed in CHECKS.items():
        parts = RIGHT | changed
        yield words, search("", LISTED.format_map(parts), parts["loop"], right=True)
    for words, changes in NOTES.items():
        yield words, edited("p0037_sudoku_solver/used_digits", *changes)
    words = "`in_box` (line 6) looks only at cells 1, 2 and 3 of each box: it let 6 through at r1c7"
    yield words, search(HELPERS, IN_UNITS, TRY_EACH, right=True)
    words = "the check looks only at the cells before the blank in the box: 6 was"
    yield words, search(LINES_ONLY, SOME_CELLS, TRY_EACH, right=True)


@pytest.mark.parametrize(("words", "source"), [*searches_with_a_mistake()])
def test_mistake_is_named_that_describes_each_placed_and_refused_digit(words, source):
    assert named(source).text.startswith(words)


def test_function_is_not_a_check_when_few_digits_were_placed_after_it():
    first = TRY_EACH.replace("if fill():\n            return True", "return True")
    cases = recorded(search("def f(d): return d == '9'", "f(d)", first, right=True))
    assert [*deciders_in(cases)] == []


def test_column_is_not_an_index_when_all_calls_are_on_blanks():
    calls = [SimpleNamespace(arguments={"d": 7, "r": r, "c": 1}) for r in (4, 5)]
    assert indexes_of_cell(calls, {(4, 1), (5, 1)}) == (1, 2)
    assert [may_be_on(calls[0], (0, 1), indexes) for indexes in (None, (1, 2))] == [True, False]


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
        cases = examine(list(map(answered, failures_of(source, 400, 200, record))))
    assert not [rule(cases) for rule in RULES if rule(cases)]
