"""Tests of turning a value of the submission into JSON."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.child.plain import MOST_VALUES, TooLargeError, plain


class Loud:
    """A value whose text cannot be read."""

    def __repr__(self):
        raise ValueError


AS_THEY_ARE = (
    None,
    True,
    0.5,
    "x" * 199,
    2**63 - 1,
    1 - 2**63,
    [[[[[[0]]]]]],
    [0] * MOST_VALUES,
)


@pytest.mark.parametrize("value", AS_THEY_ARE, ids=lambda value: repr(value)[:20])
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
