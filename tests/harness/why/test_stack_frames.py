"""Tests of showing the frames of an exception in a few lines."""

import re
import traceback

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.run import RaisedException
from harness.why.stack_frames import carets_below, describe_frames


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
