"""Tests of explaining an exception by its frames, the values in its line and their origin."""

import re
import traceback

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.mistake import Failure
from harness.run import Ending, RaisedException, Run
from harness.why.name_mistake import mistake_in
from harness.why.program import Program, parses
from harness.why.python.statements import explain_statement
from harness.why.stack_frames import carets_below, describe_frames
from tests.harness.tapes import run_here, submission_of
from tests.harness.why.tables import rows_of
from tests.support import sample_cases, sudoku


def named(body, after=""):
    source = submission_of(body) + after
    before = sudoku().arguments(sample_cases()[0])
    run = run_here(source, sudoku().arguments(sample_cases()[0]))
    return mistake_in(sudoku(), [Failure(before, run, None, source)])


@pytest.mark.parametrize(("cause", "body", "words"), rows_of("exceptions.txt"))
def test_exception_is_explained_by_the_values_in_its_line(body, cause, words):
    mistake = named(body)
    assert (mistake.cause, words in mistake.words()) == (cause, True), mistake
    assert mistake.line


@parametrize_cases(
    Case("in a call", body="solve(board)", words="write `self.solve`"),
    Case("among the parameters", body="self.solve(board)", words="def solve(self, board)"),
)
def test_missing_self_is_named(body, words):
    mistake = named(body, after="    def solve(board):\n        pass\n")
    assert mistake.cause == "self_missing"
    assert words in mistake.words()


@pytest.mark.parametrize(("cause", "source", "words"), rows_of("files.txt"))
def test_file_without_one_class_and_its_method_is_explained(cause, source, words):
    missing = "class Solution has no method solveSudoku"
    if "class Solution" not in source:
        missing = "the file has no class Solution"
    ending = Ending.RAISED if parses(source) else Ending.COMPILE
    run = Run(ending, raised=RaisedException(f"ImportError: {missing}"))
    mistake = mistake_in(sudoku(), [Failure([[]], run, None, source)])
    assert (mistake.cause, words in mistake.words()) == (cause, True), mistake


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


@pytest.mark.parametrize(
    "line", ["x = y == 2", "f(x)", "pop", "x.sort()", "'a docstring'", "t.join()"]
)
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
