"""An exception is explained by the values in its line, and by where they came from."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, RaisedException, Run
from harness.why.mistake import words_of
from harness.why.name_mistake import mistake_in
from tests.harness.tapes import recorded_here, run_here
from tests.support import sample_cases, sudoku

METHOD = "class Solution:\n    def solveSudoku(self, board):\n"


def named(body, after=""):
    """The mistake that is named for a method with this body."""
    source = METHOD + "".join(f"        {line}\n" for line in body.splitlines()) + after
    before = sudoku().arguments(sample_cases()[0])
    run = run_here(source, sudoku().arguments(sample_cases()[0]))
    return mistake_in(sudoku(), [Failure(before, run, None, source)])


@parametrize_cases(
    Case(
        "an index at the end",
        body="for r in range(10):\n    x = board[r][0]",
        cause="index_out_of_range",
        words="with r = 9 (from line 3), but the last index is 8. Does the loop over `r` begin and",
    ),
    Case(
        "an index that is counted up",
        body="r = 0\nwhile board[r]:\n    r += 1",
        cause="index_out_of_range",
        words="`board[r]` with r = 9, but the last index is 8. Is `r == 9` where",
    ),
    Case(
        "a division by zero",
        body="r, c = 3, 6\nx = r // (c % 3) + r // 3",
        cause="value_not_accepted",
        words="line 4 divides by `c % 3`, which is 0 there (c = 6).",
    ),
    Case(
        "arguments of a method of Python",
        body="seen = set()\nseen.pop(5)",
        cause="arguments_wrong",
        words="calls `seen.pop` with the wrong arguments: `pop` of a set takes no arguments.",
    ),
    Case(
        "a name of the function that calls this one",
        body="def g(): return p\ndef f(p): return g()\nf(1)",
        cause="name_unknown",
        words="It belongs to `f` (line 4): pass it on as an argument.",
    ),
    Case(
        "a name of a function that does not call this one",
        body="def f(p): pass\ndef g(): return p\ng()",
        cause="name_unknown",
        words="uses `p`, which has no value there. The `p` of `f` (line 3) is not seen here.",
    ),
    Case(
        "a word of other languages",
        body="done = false",
        cause="name_unknown",
        words="uses `false`, which has no value there: Python writes `False`.",
    ),
    Case(
        "a name that is hardly like another",
        body="res = 1\nx = squares",
        cause="name_unknown",
        words="uses `squares`, which has no value there. Is it spelled right?",
    ),
    Case(
        "a name that a function around sets later",
        body="def f(): return n\nf()\nn = 1",
        cause="name_unset",
        words="line 3 uses `n`, which has no value yet: line 5 sets it.",
    ),
    Case(
        "an index from a call",
        body="def f(i): return board[i // 9]\nf(81)",
        cause="index_out_of_range",
        words="`board[i // 9]` with i = 81, but the last index is 8. Is `i == 81` where",
    ),
    Case(
        "an index that a function between passed on",
        body="def f(i): return board[i]\ndef g(k): return f(k + 9)\ng(0)",
        cause="index_out_of_range",
        words="with i = 9 (passed on line 4), but the last index is 8.",
    ),
    Case(
        "an index far away",
        body="k = 40\nx = board[k]",
        cause="index_out_of_range",
        words="with k = 40 (from line 3), but the last index is 8. Check how",
    ),
    Case(
        "the second index",
        body="r, c = 0, 9\nx = board[r][c]",
        cause="index_out_of_range",
        words="`board[r][c]` with c = 9",
    ),
    Case(
        "nothing in a list",
        body="cells = []\nx = cells[0]",
        cause="index_out_of_range",
        words="`cells` is empty (from line 3)",
    ),
    Case(
        "nothing on a stack",
        body="cells = []\ncells.pop()",
        cause="index_out_of_range",
        words="`cells` is empty (from line 3)",
    ),
    Case(
        "nothing in a set",
        body="left = set()\nleft.pop()",
        cause="index_out_of_range",
        words="`left` is empty (from line 3), but line 4 takes an item out of it.",
    ),
    Case(
        "nothing in a copy",
        body="left = set()\nx = left.copy().pop()",
        cause="index_out_of_range",
        words="`left` is empty (from line 3)",
    ),
    Case(
        "a key",
        body="seen = {'1': 0}\nx = seen['.']",
        cause="key_not_found",
        words="looks up '.' in `seen`, which does not have that key. That is a blank, and not",
    ),
    Case(
        "a key of another type",
        body="seen = {(0, '5'): 0, (1, '7'): 0}\nx = seen[0, 5]",
        cause="key_not_found",
        words="which does not have that key. Its keys are such as (0, '5').",
    ),
    Case(
        "a key of an empty dictionary",
        body="seen = {}\nx = seen[5]",
        cause="key_not_found",
        words="which does not have that key. It is empty.",
    ),
    Case(
        "an item of a set",
        body="left = {'1'}\nleft.remove('2')",
        cause="key_not_found",
        words="removes an item from `left` that it does not hold",
    ),
    Case(
        "a blank for a number",
        body="x = int('.')",
        cause="value_not_accepted",
        words="converts '.' to a number. That is a blank",
    ),
    Case(
        "too many values",
        body="a, b = board[0]",
        cause="value_not_accepted",
        words="unpacks more values than it has names for: expected 2",
    ),
    Case(
        "the least of nothing",
        body="x = min([])",
        cause="value_not_accepted",
        words="line 3 takes the `min` of nothing. If no blank is left, the board is solved: ret",
    ),
    Case(
        "a loop that takes the name of an index",
        body="c = 0\nfor c in '12':\n    x = board[0][c]",
        cause="wrong_type",
        words="is '1', a string, because the loop on line 4 uses the name `c` again. Give that",
    ),
    Case(
        "two loops with one name",
        body="for c in range(9):\n    for c in '12':\n        x = board[c]",
        cause="wrong_type",
        words="because the loop on line 4 uses the name `c` again.",
    ),
    Case(
        "a list for an iterator",
        body="x = next([1, 2])",
        cause="wrong_type",
        words="line 3 asks a list for its next item, which only an iterator knows. Make one",
    ),
    Case(
        "a text for an index",
        body="d = '5'\nx = board[d]",
        cause="wrong_type",
        words="the index `d` is '5' (from line 3), a string. Write `int(…)`",
    ),
    Case(
        "a pair for an index",
        body="r, c = 0, 3\nx = board[r, c]",
        cause="wrong_type",
        words="has a pair as its index. A list of lists takes two indexes: `board[r][c]`.",
    ),
    Case(
        "a column as in NumPy",
        body="c = 3\nx = board[:, c]",
        cause="wrong_type",
        words="has a pair as its index. A list has no columns. Ask each row: `[row[c]",
    ),
    Case(
        "a box as in NumPy",
        body="x = board[0:3, 3:6]",
        cause="wrong_type",
        words="Ask each row: `[row[3:6] for row in board[0:3]]`.",
    ),
    Case(
        "a column that is written as in NumPy",
        body="board[:, 3] = '5'",
        cause="wrong_type",
        words="A list has no columns: go through its rows.",
    ),
    Case(
        "a pair for a key of a list",
        body="seen = []\nseen[0, 3] = '5'",
        cause="wrong_type",
        words="`seen` is a list, and only a dict has pairs as its keys.",
    ),
    Case(
        "a number for a list",
        body="row = 5\nfor cell in row: pass",
        cause="wrong_type",
        words="loops over `row`, but that is 5 (from line 3), a number. Loop over `range(row)`",
    ),
    Case(
        "None for a pair",
        body="def f(): pass\nr, c = f()",
        cause="wrong_type",
        words="unpacks `f()`, but that is None. Does every path",
    ),
    Case(
        "the one of two calls that cannot be",
        body="x = [1][0](2)(3)",
        cause="wrong_type",
        words="line 3 calls `[1][0]`, but that is a number.",
    ),
    Case(
        "round brackets",
        body="x = board(0)",
        cause="wrong_type",
        words="calls `board`, but that is [['",
    ),
    Case(
        "a text beside a number",
        body="d = '5'\nx = d + 1",
        cause="wrong_type",
        words="combines a string and a number: `d` is '5' (from line 3)",
    ),
    Case(
        "two dicts that a tuple begins alike before",
        body="x = min((2, {1: 0}), (2, {3: 0}))",
        cause="wrong_type",
        words="line 3 has to order two values of the type dict, which has no order. Tuples that",
    ),
    Case(
        "a number for a string",
        body="x = bin(5).count(1)",
        cause="wrong_type",
        words="line 3 passes a number to `bin(5).count`, which needs a string.",
    ),
    Case(
        "a list in a set",
        body="seen = set()\nseen.add(board[0])",
        cause="wrong_type",
        words="puts a list into a set",
    ),
    Case(
        "arguments",
        body="def f(r, c): pass\nf(1)",
        cause="arguments_wrong",
        words="line 3 expects 2 arguments (r, c)",
    ),
    Case(
        "None for a list",
        body="x = board[0].append('1')\nx.pop()",
        cause="attribute_missing",
        words="`x` is None (from line 3)",
    ),
    Case(
        "None from a search",
        body="def find():\n    if not board: return {}\nleft = 1\nleft = find()\nleft.items()",
        cause="attribute_missing",
        words="`left` is None. `find` returned None: it found nothing",
    ),
    Case(
        "None from a search that gave up",
        body="def find(n):\n    if n: find(n - 1)\n    return None\nx = find(3)\nx.items()",
        cause="attribute_missing",
        words="`find` returned None: it found nothing, or has no `return` at its end.",
    ),
    Case(
        "an index that a call computes",
        body="def box(r, c): return r // 3 * 3 + c\nr, c = 3, 7\nx = board[box(r, c)]",
        cause="index_out_of_range",
        words="asks for `board[box(r, c)]` with r = 3 and c = 7, but the last index is 8.",
    ),
    Case(
        "a word of another type",
        body="seen = set()\nseen.append('1')",
        cause="attribute_missing",
        words="`seen` is set(), a set. Python's word for it is `add`",
    ),
    Case(
        "braces for an empty set",
        body="seen = {}\nseen.add('1')",
        cause="attribute_missing",
        words="`seen` is {}, a dict. Make it a set, by `set()`: empty braces make a dict.",
    ),
    Case(
        "braces for each of several sets",
        body="rows = [{} for _ in board]\nrows[0].add('1')",
        cause="attribute_missing",
        words="that is a dict. Make it a set, by `set()`",
    ),
    Case(
        "a word of another type for a dict that is used as one",
        body="seen = {}\nseen['1'] = 0\nseen.add('2')",
        cause="attribute_missing",
        words="Python's word for it is `[…] =`.",
    ),
    Case(
        "parentheses for an empty list",
        body="cells = ()\ncells.append(1)",
        cause="attribute_missing",
        words="`cells` is (), a tuple. Make it a list, by `[]`: a tuple cannot change.",
    ),
    Case(
        "a list of sets in the place of one of them",
        body="rows = [set() for _ in board]\nrows[1].add('1')\nrows.add('2')",
        cause="attribute_missing",
        words=", a list. Its items have: `rows[…].add`.",
    ),
    Case(
        "a name that is like another",
        body="cells = 1\nx = cell",
        cause="name_unknown",
        words="Did you mean `cells`?",
    ),
    Case(
        "a name without a value yet",
        body="if not board: x = 1\ny = x",
        cause="name_unset",
        words="In `solveSudoku`, it is set on line 3, which did not run",
    ),
    Case("the way out", body="exit()", cause="exit_called", words="ends the whole program"),
)
def test_an_exception_is_explained_by_the_values_in_its_line(body, cause, words):
    mistake = named(body)
    assert mistake is not None
    assert (mistake.cause, words in words_of(mistake)) == (cause, True), mistake
    assert mistake.line


@parametrize_cases(
    Case(
        "one blank is filled, the only one",
        at=0,
        solved=True,
        words="No blank is left: the board",
    ),
    Case(
        "one blank of several is filled",
        at=-1,
        solved=False,
        words="If no digit fits a blank",
    ),
)
def test_a_minimum_of_nothing_means_a_solved_board_only_if_no_blank_is_left(at, solved, words):
    before = sudoku().arguments(sample_cases()[at])
    r, c = next((r, c) for r in range(9) for c in range(9) if before[0][r][c] == ".")
    source = f"{METHOD}        board[{r}][{c}] = '1'\n        x = min([])"
    run = recorded_here(source, before, 100, 100)
    arguments = sudoku().arguments(sample_cases()[at])
    text = words_of(mistake_in(sudoku(), [Failure(arguments, run, run.recorded.trace, source)]))
    assert words in text
    assert ("the board is solved" in text, "go back" in text) == (solved, not solved)


@parametrize_cases(
    Case("an item", use="y = x[0]", words="takes an item of `x`"),
    Case("a loop", use="for y in x: pass", words="loops over `x`"),
    Case("a look", use="y = 1 in x", words="looks into `x`"),
    Case("unpacked", use="y, z = x", words="unpacks `x`"),
    Case("its length", use="y = len(x)", words="takes the length of `x`"),
    Case("a write", use="x[0] = 1", words="writes into `x`"),
    Case("a call", use="x()", words="calls `x`"),
    Case("a range", use="range(x)", words="counts up to `x`"),
)
def test_whatever_is_done_with_none_it_is_said_where_it_came_from(use, words):
    mistake = named(f"x = board.sort()\n{use}")
    assert mistake is not None
    assert mistake.text.startswith(f"line 4 {words}, but that is None (from line 3)")


@parametrize_cases(
    Case("in a call", body="solve(board)", words="write `self.solve`"),
    Case("among the parameters", body="self.solve(board)", words="def solve(self, board)"),
)
def test_a_missing_self_is_named(body, words):
    mistake = named(body, after="    def solve(board):\n        pass\n")
    assert mistake.cause == "self_missing"
    assert words in words_of(mistake)


@parametrize_cases(
    Case("an exception of their own", body="raise ValueError('no solution')"),
    Case("an assertion", body="assert not board"),
    Case("a name that was deleted", body="x = 1\ndel x\ny = x"),
    Case("a name of a handler", body="try: 1 / 0\nexcept Exception as x: pass\ny = x"),
    Case("an index of what is not known", body="def f(): return [1]\nx = f()[3]"),
)
def test_where_the_values_do_not_show_the_mistake_none_is_named(body):
    assert named(body) is None


@parametrize_cases(
    Case("a bracket", sign="（", words="line 3 has a full-width `（`, which"),
    Case("a full stop", sign="。", words="line 3 has a full-width `。`"),
    Case("a quote", sign="“", words="line 3 has a curly `“`, which is not a sign of Python."),
    Case("a wide space", sign="\u3000", words="line 3 has a full-width space, which"),
    Case("a space of a web page", sign="\xa0", words="line 3 has a no-break space, which"),
)
def test_a_sign_of_another_keyboard_is_named(sign, words):
    source = f"{METHOD}        x = {sign}"
    with pytest.raises(SyntaxError) as caught:
        compile(source, "", "exec")
    raised = RaisedException(f"SyntaxError: {caught.value.msg}", frames=((3, ""),))
    failure = Failure([], Run(Ending.COMPILE, raised=raised), None, source)
    assert words in mistake_in(sudoku(), [failure]).text
