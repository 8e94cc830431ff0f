"""Tests of replies: exceptions with their frames, variables and values as JSON."""

import sys
from pathlib import Path
from statistics import StatisticsError
from types import TracebackType

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.exception_reply import (
    DEEP,
    LONGEST_TRACEBACK,
    exception_reply,
    exception_words,
    own_frames,
    own_traceback,
)
from harness.child.leetcode import load
from harness.child.plain import MOST_VALUES, TooLargeError, plain
from tests.harness.child.sessions import run
from tests.harness.tapes import run_here, submission_of
from tests.support import each_row


class Theirs(Exception):  # noqa: N818 - a learner's name
    """An exception of a submission."""

    __module__ = "solution"


class Silent(Theirs):
    """An exception whose message cannot be read."""

    __module__ = "solution"

    def __str__(self):
        raise SystemExit


@parametrize_cases(
    Case("a builtin exception", error=KeyError("a"), words="KeyError: 'a'"),
    Case("without a message", error=KeyError(), words="KeyError"),
    Case("the submission's exception", error=Theirs("no"), words="Theirs: no"),
    Case("a module's exception", error=StatisticsError("x"), words="statistics.StatisticsError: x"),
    Case("a message of several lines", error=Theirs("\n  one \ntwo"), words="Theirs: one"),
    Case(
        "without a readable message", error=Silent(), words="Silent, whose message cannot be read"
    ),
    Case("200 characters", error=Theirs("x" * 192), words="Theirs: " + "x" * 192),
    Case("201 characters", error=Theirs("x" * 193), words="Theirs: " + "x" * 190 + " …"),
    Case("a SyntaxError", error=SyntaxError("no", ("a.py", 3, 1, "")), words="SyntaxError: no"),
)
def test_exception_is_reported_by_type_and_first_line(error, words):
    assert exception_words(error) == words


@parametrize_cases(
    Case("unfinished code", source="x = (\n", ending="compile"),
    Case("a null byte", source="x = '\0'\n", ending="compile"),
    Case("a ValueError that the code raises", source="int('x')\n", ending="raised"),
    Case("a SyntaxError that the code raises", source="raise SyntaxError('x')\n", ending="raised"),
    Case("another exception", source="1 / 0\n", ending="raised"),
)
def test_only_source_that_cannot_be_compiled_is_a_compile_error(source, ending):
    with pytest.raises(Exception) as found:  # noqa: PT011 - whatever it raises
        load(source, "a.py")
    assert exception_reply(found.value, "a.py", compiling=True)["ending"] == ending


@parametrize_cases(
    Case("in a call", source="def f():\n    for one in 5: pass\nf()", looping=True),
    Case("a changing set", source="some = {1}\nfor one in some: some.add(one + 1)", looping=True),
    Case("an exception in the body of the loop", source="for one in [0]: 1 / one", looping=False),
)
def test_exception_raised_by_iterating_over_a_value_is_marked(source, looping):
    with pytest.raises((TypeError, RuntimeError, ArithmeticError)) as found:
        load(source, "a.py")
    assert exception_reply(found.value, "a.py")["looping"] is looping


@parametrize_cases(
    Case("in a line", place=("a.py", 3, 1, ""), frames=[(3, "")]),
    Case("in no line", place=("a.py", None, None, None), frames=[(0, "")]),
    Case("in another file", place=("b.py", 3, 1, ""), frames=[]),
)
def test_syntax_error_has_a_frame_only_if_it_is_in_the_submission(place, frames):
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


def test_very_long_message_keeps_its_end():
    text = own_traceback(ValueError("x" * LONGEST_TRACEBACK + "y"), "a.py")
    assert (len(text), text[-2:]) == (LONGEST_TRACEBACK, "y\n")


def test_traceback_shows_lines_of_the_submission_only():
    body = "try:\n    json.loads('x')\nexcept ValueError:\n    {}['a']\n"
    text = run(body, above="import json\n").error
    assert text.count('File "a.py"') == 2
    assert "decoder" not in text.replace("json.decoder.JSONDecodeError", "")


BOARD = [["."] * 9 for _ in range(9)]


def variables(body, above=""):
    run = run_here(submission_of(body, above), [BOARD])
    return {one.name: one for one in run.raised.variables}


@each_row(Path(__file__).with_name("values.tsv"))
def test_value_is_described_by_type_length_and_beginning(value, name, length, text):
    found = variables(f"x = {value}\n1 / 0")["x"]
    assert (found.type, found.length, found.text) == (name, int(length), text)


ITEMS = ("[[1, 2], (3, 4)]", 2), ("[[1, 2], [3]]", -1), ("[[1], 2]", -1), ("{1: 2}", -1)


@pytest.mark.parametrize(("value", "width"), ITEMS)
def test_width_is_the_common_length_of_the_items(value, width):
    assert variables(f"x = {value}\n1 / 0")["x"].width == width


def test_variables_are_those_of_the_deepest_frame():
    body = "self.rows = [1]\ndef f(r): return GRID[r] + self.rows[r] + self.r\nf(7)"
    found = variables(body, above="GRID = (1, 2)\nr = 'not the argument'\n")
    assert found["r"].text == "7"
    assert found["self.rows"].text == "[1]"
    assert found["GRID"].text == "(1, 2)"
    assert "board" not in found


def test_values_are_described_without_running_their_code():
    above = """
class Loud(list):
    def shout(self, *_): raise SystemExit(3)
    __repr__ = __str__ = __len__ = __iter__ = __getattr__ = __eq__ = __hash__ = shout
"""
    found = variables("x = Loud()\ny = [x]\n1 / 0", above)
    assert (found["x"].type, found["x"].text) == ("Loud", "…")
    assert found["y"].text == "[…]"


def test_object_without_a_dictionary_has_no_attributes():
    above = "class Slim:\n    __slots__ = ()\n    def fail(self): 1 / 0\n"
    assert variables("Slim().fail()", above).keys() == {"self"}


class Loud:
    """A value whose text cannot be read."""

    def __repr__(self):
        raise ValueError


AS_THEY_ARE = {
    "None": None,
    "a bool": True,
    "a float": 0.5,
    "199 characters": "x" * 199,
    "the largest number": 2**63 - 1,
    "the smallest number": 1 - 2**63,
    "nested lists": [[[[[[0]]]]]],
    "a long list": [0] * MOST_VALUES,
}


@pytest.mark.parametrize("value", AS_THEY_ARE.values(), ids=AS_THEY_ARE)
def test_plain_value_is_sent_unchanged(value):
    assert plain(value) == value


@parametrize_cases(
    Case("200 characters", value="x" * 200, text=repr("x" * 200)[:200]),
    Case("a number of more than 64 bits", value=2**63, text=str(2**63)),
    Case("a large negative number", value=-(2**63), text=str(-(2**63))),
    Case("a tuple", value=(1,), text="(1,)"),
    Case("an object whose repr fails", value=Loud(), text="?"),
)
def test_other_value_is_sent_as_its_type_and_shortened_repr(value, text):
    assert plain(value) == {"type": type(value).__name__, "text": text}


def test_list_is_sent_as_its_length_when_nested_too_deeply():
    assert plain([[[[[[[0, 0]]]]]]]) == [[[[[[{"type": "list", "text": "with 2 items"}]]]]]]


def test_answer_with_too_many_values_is_refused_with_its_size():
    half = [0] * (MOST_VALUES // 2)
    with pytest.raises(TooLargeError, match=r"^more than 3,000,000 values$"):
        plain([half, half])
