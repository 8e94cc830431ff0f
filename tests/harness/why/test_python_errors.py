"""Tests of explaining an exception by its frames, the values in its line and their origin."""

import re
import traceback
from textwrap import indent

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, RaisedException, Run
from harness.why.name_mistake import mistake_in
from harness.why.program import Program
from harness.why.python.statements import explain_statement
from harness.why.stack_frames import carets_below, describe_frames
from tests.harness.tapes import run_here, submission_of
from tests.support import sample_cases, sudoku


def named(body, after=""):
    source = submission_of(body) + after
    before = sudoku().arguments(sample_cases()[0])
    run = run_here(source, sudoku().arguments(sample_cases()[0]))
    return mistake_in(sudoku(), [Failure(before, run, None, source)])


ERRORS = {
    "index_out_of_range": {
        "an index at the end": (
            "for r in range(10):\n    x = board[r][0]",
            "with r = 9 (from line 3), but the last index is 8. Does the loop over `r` begin and",
        ),
        "an item of a list": (
            "digits, used = [7, 8], [0, 0]\nfor digit in digits:\n    used[digit] = 1",
            "`digit` is an item of `digits`, not an index: `for i, digit in enumerate(digits)`",
        ),
        "an item of a list with another length": (
            "rows, used = [7, 8], [0]\nfor row in rows:\n    used[row] = 1",
            "but the last index is 0. Check how that index is computed.",
        ),
        "an index from a call": (
            "def f(i): return board[i // 9]\nf(81)",
            "`board[i // 9]` with i = 81, but the last index is 8. Is `i == 81` where",
        ),
        "an index that a function between passed on": (
            "def f(i): return board[i]\ndef g(k): return f(k + 9)\ng(0)",
            "with i = 9 (passed on line 4), but the last index is 8.",
        ),
        "an index far away": (
            "k = 40\nx = board[k]",
            "with k = 40 (from line 3), but the last index is 8. Check how",
        ),
        "the second index": ("r, c = 0, 9\nx = board[r][c]", "`board[r][c]` with c = 9"),
        "nothing in a list": ("cells = []\nx = cells[0]", "`cells` is empty (from line 3)"),
        "nothing in a set": (
            "left = set()\nleft.pop()",
            "`left` is empty (from line 3), but line 4 takes an item out of it.",
        ),
        "nothing in a copy": (
            "left = set()\nx = left.copy().pop()",
            "`left` is empty (from line 3)",
        ),
        "nothing on a heap": (
            "import heapq\nheap = []\nheapq.heappop(heap)",
            "`heap` is empty (from line 4)",
        ),
        "an index that a call computes": (
            "def box(r, c): return r // 3 * 3 + c\nr, c = 3, 7\nx = board[box(r, c)]",
            "asks for `board[box(r, c)]` with r = 3 and c = 7, but the last index is 8.",
        ),
    },
    "value_not_accepted": {
        "a blank for a number": ("x = int('.')", "converts '.' to a number. Find out where"),
        "the least of nothing": ("x = min([])", "line 3 takes the `min` of nothing. Test first"),
    },
    "arguments_wrong": {
        "arguments": ("def f(r, c): pass\nf(1)", "line 3 expects 2 arguments (r, c)"),
        "an argument too many": ("def f(): pass\nf(1)", "line 3 expects no arguments."),
    },
    "name_unknown": {
        "a name of a function that does not call this function": (
            "def f(p): pass\ndef g(): return p\ng()",
            "uses `p`, which has no value there. The `p` of `f` (line 3) is not seen here.",
        ),
        "a word of other languages": (
            "done = false",
            "uses `false`, which has no value there: Python writes `False`.",
        ),
        "a name that is hardly like another": (
            "res = 1\nx = squares",
            "uses `squares`, which has no value there. Is it spelled right?",
        ),
        "a name that is like another": ("cells = 1\nx = cell", "Did you mean `cells`?"),
    },
    "name_unset": {
        "a name that a function around sets later": (
            "def f(): return n\nf()\nn = 1",
            "line 3 uses `n`, which has no value yet: line 5 sets it.",
        ),
        "a name without a value yet": (
            "if not board: x = 1\ny = x",
            "In `solveSudoku`, it is set on line 3, which did not run",
        ),
    },
    "key_not_found": {
        "a key": (
            "seen = {'1': 0}\nx = seen['.']",
            "looks up '.' in `seen`, which does not have that key. Does it have to be",
        ),
        "a key of another type": (
            "seen = {(0, '5'): 0, (1, '7'): 0}\nx = seen[0, 5]",
            "looks up (0, 5) in `seen`, which does not have that key.",
        ),
        "an item of a set": (
            "left = {'1'}\nleft.remove('2')",
            "removes an item from `left` that it does not hold",
        ),
    },
    "wrong_type": {
        "a text for an index": (
            "d = '5'\nx = board[d]",
            "the index `d` is '5' (from line 3), a string. An index is a whole number",
        ),
        "a pair for an index": (
            "r, c = 0, 3\nx = board[r, c]",
            "has a pair as its index. A list of lists takes two indexes, `board[r][c]`,",
        ),
        "a column as in NumPy": (
            "c = 3\nx = board[:, c]",
            "has a pair as its index. A list of lists takes two indexes, `board[r][c]`, and a",
        ),
        "nothing for an index": ("x = board[()]", "the index `()` is a tuple. An index is a"),
        "a length for a range": (
            "for r in len(board): pass",
            "loops over `len(board)`, but that is a number. Loop over `range(len(board))`",
        ),
        "a number in a comprehension": (
            "row = 5\ncells = [cell for cell in row]",
            "loops over `row`, but that is 5 (from line 3), a number. Loop over `range(row)`",
        ),
        "a number for a list": (
            "row = 5\nfor cell in row: pass",
            "loops over `row`, but that is 5 (from line 3), a number. Loop over `range(row)`",
        ),
        "None for a pair": (
            "def f(): pass\nr, c = f()",
            "unpacks `f()`, but that is None. Does every path",
        ),
        "a call of a number whose result is called": (
            "x = [1][0](2)(3)",
            "line 3 calls `[1][0]`, but that is a number.",
        ),
        "round brackets": ("x = board(0)", "calls `board`, but that is [['"),
        "a text beside a number": (
            "d = '5'\nx = d + 1",
            "combines a string and a number (d = '5').",
        ),
        "two dicts that a tuple begins alike before": (
            "x = min((2, {1: 0}), (2, {3: 0}))",
            "line 3 has to order two values of the type dict, which has no order. Tuples that",
        ),
        "a list in a set": ("seen = set()\nseen.add(board[0])", "puts a list into a set"),
    },
    "attribute_missing": {
        "None for a list": ("x = board[0].append('1')\nx.pop()", "`x` is None (from line 3)"),
        "None from a search": (
            "def find():\n    if not board: return {}\nleft = 1\nleft = find()\nleft.items()",
            "`left` is None. Does every path through the function end in a `return`?",
        ),
        "a word of another type": (
            "seen = set()\nseen.append('1')",
            "`seen` is set(), a set. Python's word for it is `add`",
        ),
    },
    "exit_called": {
        "the way out": ("exit()", "ends the whole program"),
    },
}
"""By cause: what is done, the body of a method that does it, and words of its mistake."""


@parametrize_cases(
    *(
        Case(name, body=body, cause=cause, words=words)
        for cause, rows in ERRORS.items()
        for name, (body, words) in rows.items()
    )
)
def test_exception_is_explained_by_the_values_in_its_line(body, cause, words):
    mistake = named(body)
    assert (mistake.cause, words in mistake.words()) == (cause, True), mistake
    assert mistake.line


@parametrize_cases(
    Case("an item", use="y = x[0]", words="takes an item of `x`"),
    Case("a membership test", use="y = 1 in x", words="looks into `x`"),
    Case("its length", use="y = len(x)", words="takes the length of `x`"),
    Case("a write", use="x[0] = 1", words="writes into `x`"),
    Case("a range", use="range(x)", words="counts up to `x`"),
)
def test_use_of_none_names_where_it_came_from(use, words):
    mistake = named(f"x = board.sort()\n{use}")
    assert mistake.text.startswith(f"line 4 {words}, but that is None (from line 3)")


@parametrize_cases(
    Case("in a call", body="solve(board)", words="write `self.solve`"),
    Case("among the parameters", body="self.solve(board)", words="def solve(self, board)"),
)
def test_missing_self_is_named(body, words):
    mistake = named(body, after="    def solve(board):\n        pass\n")
    assert mistake.cause == "self_missing"
    assert words in mistake.words()


@parametrize_cases(
    Case("an exception of their own", body="raise ValueError('no solution')"),
    Case("an assertion", body="assert not board"),
    Case("a name that was deleted", body="x = 1\ndel x\ny = x"),
    Case("a name of a handler", body="try: 1 / 0\nexcept Exception as x: pass\ny = x"),
    Case("an index into an unknown value", body="def f(): return [1]\nx = f()[3]"),
)
def test_no_mistake_is_named_when_values_do_not_show_it(body):
    assert named(body) is None


@parametrize_cases(
    Case("a full stop", sign="。", words="line 3 has a full-width or curly `。`"),
    Case("a quote", sign="“", words="line 3 has a full-width or curly `“`, which"),
    Case("a wide space", sign="\u3000", words="line 3 has a full-width or no-break space"),
    Case("a space of a web page", sign="\xa0", words="line 3 has a full-width or no-break space"),
)
def test_full_width_character_is_named(sign, words):
    source = submission_of(f"x = {sign}")
    with pytest.raises(SyntaxError) as caught:
        compile(source, "", "exec")
    raised = RaisedException(f"SyntaxError: {caught.value.msg}", frames=((3, ""),))
    failure = Failure([], Run(Ending.COMPILE, raised=raised), None, source)
    assert words in mistake_in(sudoku(), [failure]).text


@parametrize_cases(
    Case("a comparison", body="x = 1\nx == 2", line=4, words="line 4 only compares: `x == 2`"),
    Case("a method without brackets", body="x = [1]\nx.pop", line=4, words="names `x.pop`, but"),
    Case("a new string", body="x = ' a'\nx.strip()", line=4, words="drops what `strip` returns"),
)
def test_statement_that_does_nothing_is_named(body, line, words):
    source = f"class Solution:\n    def go(self, board):\n{indent(body, ' ' * 8)}\n"
    mistake = explain_statement(Program(source))
    assert (mistake.line, words in mistake.text) == (line, True), mistake


@pytest.mark.parametrize("line", ["x = y == 2", "f(x)", "x.sort()", "'a docstring'", "t.join()"])
def test_statement_that_does_something_is_not_named(line):
    assert explain_statement(Program(f"def go(x, y, t):\n    {line}\n")) is None


def test_long_call_stack_is_shown_in_six_lines():
    frames = tuple((number, f"step{number}") for number in range(1, 11))
    lines = describe_frames(RaisedException(frames=frames, depth=10), "call()\n" * 10)
    assert len(lines) == 6
    [hidden] = [int(found[1]) for line in lines if (found := re.search(r"… (\d+) more", line))]
    assert hidden + len(lines) - 1 == 10, "every call is quoted or counted"
    assert lines[-1] == "line 10, in step10: call()"


def test_omitted_calls_of_an_endless_recursion_are_counted():
    raised = RaisedException(frames=((1, "solve"), *[(2, "go")] * 9), depth=20_000)
    assert describe_frames(raised, "go()\n" * 2) == [
        "line 1, in solve: go()",
        "line 2, in go: go()",
        "  … 19,998 more calls from line 2",
    ]
    two_groups = RaisedException(frames=(*[(1, "go")] * 4, *[(2, "up")] * 3), depth=10)
    folded = [line for line in describe_frames(two_groups, "go()\n" * 2) if "…" in line]
    assert folded == ["  … 6 more calls from line 1", "  … 2 more calls from line 2"]


@parametrize_cases(
    Case("at the end", line="    for row in range(9)", carets=" " * 27 + "^"),
    Case("of several letters", line="    if board[r] = 1: pass", carets=" " * 11 + "^" * 8),
    Case("after a tab", line="\tx = a)", carets=" " * 13 + "^"),
    Case("after letters of two columns", line='    x = "数独")', carets=" " * 18 + "^"),
    Case("of an empty rest", line="\tx = (1", carets=" " * 12 + "^"),
)
def test_carets_are_aligned_with_the_quoted_line(line, carets):
    source = f"def f():\n{line}\n"
    with pytest.raises(SyntaxError) as caught:
        compile(source, "", "exec")
    error = "".join(traceback.format_exception_only(caught.value))
    assert carets_below(error, f"line 3: {line.strip()}") == carets


def test_no_carets_are_shown_when_python_has_none():
    assert carets_below("SyntaxError: not to be read", "line 3: x") == ""
    assert carets_below("  x = 1\n  y = 2\nTabError: tabs", "line 3: y = 2") == ""
