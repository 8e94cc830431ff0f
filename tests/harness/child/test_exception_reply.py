"""Tests of the reply on an exception: its message, its frames, its traceback."""

import sys
from statistics import StatisticsError
from types import TracebackType

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.exception_reply import (
    DEEP,
    FORMATTED,
    exception_reply,
    exception_words,
    own_frames,
    shorten,
)
from harness.child.leetcode import load
from tests.harness.child.sessions import run


class Theirs(Exception):  # noqa: N818 - a learner's name
    """An exception of a submission."""

    __module__ = "solution"


class Silent(Theirs):
    """An exception whose message cannot be read."""

    __module__ = "solution"

    def __str__(self):
        raise SystemExit


@parametrize_cases(
    Case("of Python", error=KeyError("a"), words="KeyError: 'a'"),
    Case("without a message", error=KeyError(), words="KeyError"),
    Case("of the submission", error=Theirs("no"), words="Theirs: no"),
    Case("of a module", error=StatisticsError("x"), words="statistics.StatisticsError: x"),
    Case("of several lines", error=Theirs("\n  one \ntwo"), words="Theirs: one"),
    Case(
        "without a readable message", error=Silent(), words="Silent, whose message cannot be read"
    ),
    Case("200 characters", error=Theirs("x" * 192), words="Theirs: " + "x" * 192),
    Case("201 characters", error=Theirs("x" * 193), words="Theirs: " + "x" * 190 + " …"),
    Case("of the compiler", error=SyntaxError("no", ("a.py", 3, 1, "")), words="SyntaxError: no"),
)
def test_exception_is_reported_by_type_and_first_line(error, words):
    assert exception_words(error) == words


@parametrize_cases(
    Case("unfinished", source="x = (\n", ending="compile"),
    Case("a null byte", source="x = '\0'\n", ending="compile"),
    Case("a value error of its own", source="int('x')\n", ending="raised"),
    Case("a syntax error of its own", source="raise SyntaxError('x')\n", ending="raised"),
    Case("another exception", source="1 / 0\n", ending="raised"),
)
def test_compile_error_needs_invalid_syntax(source, ending):
    with pytest.raises(Exception) as found:  # noqa: PT011 - whatever it raises
        load(source, "a.py")
    assert exception_reply(found.value, "a.py", compiling=True)["ending"] == ending


@parametrize_cases(
    Case("that has none", source="for one in 5: pass", looping=True),
    Case("that changes", source="some = {1}\nfor one in some: some.add(one + 1)", looping=True),
    Case("not in the loop itself", source="for one in [0]: 1 / one", looping=False),
)
def test_exception_of_a_loop_over_a_value_is_marked(source, looping):
    with pytest.raises((TypeError, RuntimeError, ArithmeticError)) as found:
        load(source, "a.py")
    assert exception_reply(found.value, "a.py")["looping"] is looping


@parametrize_cases(
    Case("in a line", place=("a.py", 3, 1, ""), frames=[(3, "")]),
    Case("in no line", place=("a.py", None, None, None), frames=[(0, "")]),
    Case("in another file", place=("b.py", 3, 1, ""), frames=[]),
)
def test_syntax_error_has_the_line_of_the_file(place, frames):
    assert own_frames(SyntaxError("x", place), "a.py") == frames


def test_instruction_without_a_line_has_the_line_before_it():
    """A run may be stopped at a jump back to the head of a loop, which has no line of its own."""
    names, known = {"frame": sys._getframe}, 0  # noqa: SLF001
    exec(compile("x = frame()\nwhile not x:\n    x = 0\n", "a.py", "exec"), names)  # noqa: S102
    for start, _, line in names["x"].f_code.co_lines():
        known = line or known
        stopped = Theirs().with_traceback(TracebackType(None, names["x"], start, 0))
        assert own_frames(stopped, "a.py") == [(known, "<module>")]
    assert known


def test_deep_traceback_keeps_its_first_and_last_frames():
    deep = "def f(n):\n    1 / n\n    f(n - 1)\n"
    found = run(f"f({2 * DEEP + 100})", above=deep)
    assert found.raised.depth == 2 * DEEP + 102
    assert found.raised.frames[:2] == ((6, "go"), (3, "f"))
    assert (len(found.raised.frames), found.raised.frames[-1]) == (2 * DEEP, (2, "f"))


@pytest.mark.parametrize("depth", [1, 2 * FORMATTED, 2 * FORMATTED + 1, 3 * FORMATTED])
def test_very_deep_traceback_is_cut_in_the_middle(depth):
    link = None
    for number in range(depth, 0, -1):
        link = TracebackType(link, sys._getframe(), 0, number)  # noqa: SLF001 - any frame will do
    shorten(link)
    lines = []
    while link:
        lines.append(link.tb_lineno)
        link = link.tb_next
    whole = list(range(1, depth + 1))
    assert lines == (
        whole if depth <= 2 * FORMATTED else whole[: FORMATTED + 1] + whole[-FORMATTED:]
    )


def test_traceback_shows_lines_of_the_submission_only():
    body = "try:\n    json.loads('x')\nexcept ValueError:\n    {}['a']\n"
    text = run(body, above="import json\n").error
    assert text.count('File "a.py"') == 2
    assert "decoder" not in text.replace("json.decoder.JSONDecodeError", "")
