"""Tests of describing values: as JSON, and those of the frame that raised an exception."""

import sys

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.plain import MOST_VALUES, TooLargeError, plain
from tests.harness.tapes import run_here, submission_of

BOARD = [["."] * 9 for _ in range(9)]


def variables(body, above=""):
    run = run_here(submission_of(body, above), [BOARD])
    return {one.name: one for one in run.raised.variables}


@parametrize_cases(
    Case("a number", value="9", type="int", length=-1, text="9"),
    Case("a text", value="'5'", type="str", length=1, text="'5'"),
    Case("nothing", value="None", type="NoneType", length=-1, text="None"),
    Case("an empty list", value="[]", type="list", length=0, text="[]"),
    Case("an empty set", value="set()", type="set", length=0, text="set()"),
    Case("a list of three", value="[1, 2, 3]", type="list", length=3, text="[1, 2, 3]"),
    Case("a long list", value="[1, 2, 3, 4]", type="list", length=4, text="[1, 2, 3, …]"),
    Case("a pair", value="(1,)", type="tuple", length=1, text="(1,)"),
    Case("a dictionary", value="{'1': [2]}", type="dict", length=1, text="{'1': [2]}"),
    Case("a list of lists", value="[[[1]]]", type="list", length=1, text="[[…]]"),
    Case("a text of 24", value="'x' * 24", type="str", length=24, text=f"'{'x' * 24}'"),
    Case("a long text", value="'x' * 50", type="str", length=50, text=f"'{'x' * 24}…'"),
    Case(
        "a function",
        value="len and (lambda: 0)",
        type="function",
        length=-1,
        text="<function <lambda>>",
    ),
    Case("64 bits", value="2**64 - 1", type="int", length=-1, text="18446744073709551615"),
    Case("65 bits", value="2**64", type="int", length=-1, text="…"),
    Case("a huge number", value="1 << 100000", type="int", length=-1, text="…"),
    Case("a generator", value="iter([])", type="list_iterator", length=-1, text="…"),
)
def test_value_is_described_by_type_length_and_beginning(value, type, length, text):  # noqa: A002 - a field
    found = variables(f"x = {value}\n1 / 0")["x"]
    assert (found.type, found.length, found.text) == (type, length, text)


@parametrize_cases(
    Case("alike", value="[[1, 2], (3, 4)]", width=2),
    Case("not alike", value="[[1, 2], [3]]", width=-1),
    Case("numbers", value="[1, 2]", width=-1),
    Case("of no list", value="{1: 2}", width=-1),
)
def test_width_is_the_common_length_of_the_items(value, width):
    assert variables(f"x = {value}\n1 / 0")["x"].width == width


def test_variables_are_those_of_the_deepest_frame():
    body = "self.rows = [1]\ndef f(r): return GRID[r] + self.rows[r]\nf(7)"
    found = variables(body, above="GRID = (1, 2)\n")
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


def test_exception_keeps_our_modules_in_our_own_process():
    """Otherwise later imports would load them again, and enum members would differ."""
    before = dict(sys.modules)
    named = variables("1 / 0 * len(board)")
    lost = before.keys() - sys.modules.keys()
    sys.modules.update(before)
    assert named
    assert not lost


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
    Case("one below zero", value=-(2**63), text=str(-(2**63))),
    Case("a tuple", value=(1,), text="(1,)"),
    Case("what cannot be shown", value=Loud(), text="?"),
)
def test_other_value_is_sent_as_type_and_short_text(value, text):
    assert plain(value) == {"type": type(value).__name__, "text": text}


def test_list_is_sent_as_its_length_when_nested_too_deeply():
    assert plain([[[[[[[0, 0]]]]]]]) == [[[[[[{"type": "list", "text": "with 2 items"}]]]]]]


def test_answer_with_too_many_values_is_refused_with_its_size():
    half = [0] * (MOST_VALUES // 2)
    with pytest.raises(TooLargeError, match=r"^a list with 2 items, and more than 3,000,000"):
        plain([half, half])
