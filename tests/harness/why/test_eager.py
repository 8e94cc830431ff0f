"""A search that tries on after its success: it makes all answers where one is enough."""

import pytest
from harness.why.edits.eager import edits
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.program import Program

TRY = "def go(k):\n    board[k] = d\n\n\n"


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


@parametrize_cases(
    Case("any", there="any([go(d) for d in x])", meant="any(go(d) for d in x)"),
    Case("in", there="True in [go(d) for d in x]", meant="True in (go(d) for d in x)"),
    Case("kept", there="[go(d) for d in x]", meant="(go(d) for d in x)"),
    Case("mapped", there="any(list(map(go, x)))", meant="any(map(go, x))"),
    Case("listed", there="any(list(go(d) for d in x))", meant="any((go(d) for d in x))"),
    Case("counted", there="sum(go(d) for d in x)", meant="any(go(d) for d in x)"),
    Case("the first of all", there="list(go(k))[0]", meant="next(go(k))"),
    Case("asked first", there="go(k) or y", meant="y or go(k)"),
)
def test_no_call_is_made_behind_the_one_that_succeeds(there, meant):
    assert f"{TRY}y = {meant}\n" in made(f"{TRY}y = {there}\n")


def test_an_answer_is_not_asked_for_where_one_is_found():
    assert made(f"{TRY}y |= go(k)\n") == {f"{TRY}y = y or go(k)\n"}


@pytest.mark.parametrize("there", ["any([f(d) for d in x])", "[d for d in x]", "f(k) or y"])
def test_a_list_that_changes_nothing_may_be_made_as_a_whole(there):
    assert not made(f"def f(d):\n    return d in z\n\n\ny = {there}\n")
