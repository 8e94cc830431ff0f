"""Edits of what is nearly always wrong: `is` between values, a chain of `in` and `==`."""

import pytest
from harness.why.edits.sure import edits
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edit import SURE
from harness.why.edits import make_edits
from harness.why.program import Program


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


@parametrize_cases(
    Case("pairs", there="(r, c) is (i, j)", meant="(r, c) == (i, j)"),
    Case("a set", there="seen is not {1, 2}", meant="seen != {1, 2}"),
    Case("an empty list", there="blanks is []", meant="blanks == []"),
    Case("a number", there="len(x) is n", meant="len(x) == n"),
    Case("a text", there="ch is '.'", meant="ch == '.'"),
    Case("results", there="home(a) is home(b)", meant="home(a) == home(b)"),
    Case("all at once", there="x is () and y is ()", meant="x == () and y == ()"),
    Case("not in", there="d in row == False", meant="(d in row) == False"),
    Case("not, with parentheses", there="d in (a | b) == False", meant="(d in (a | b)) == False"),
    Case("not in, the other way", there="False == d in row", meant="False == (d in row)"),
    Case("as true", there="not d in row == True", meant="not (d in row) == True"),
    Case("a truth kept", there="used == d in row", meant="used == (d in row)"),
    Case(
        "chains, all at once",
        there="d in a == False and d not in b == True",
        meant="(d in a) == False and (d not in b) == True",
    ),
)
def test_a_condition_is_put_as_it_is_meant(there, meant):
    assert f"x = {meant}\n" in made(f"x = {there}\n")


@pytest.mark.parametrize("there", ["x is None", "x is True", "0 <= r < 9", "a == b == c"])
def test_a_condition_that_may_be_right_stays(there):
    assert not made(f"x = {there}\n")


def test_what_is_nearly_always_wrong_is_tried_first():
    source = "if (r, c) is (i, j):\n    go(k + 1)\n"
    first = make_edits(Program(source), {"."})[0]
    assert (first.kind, first.cost) == ("identity", SURE)


@parametrize_cases(
    Case("a text", there="x.replace(d, '')", meant="x = x.replace(d, '')"),
    Case("a set", there="x - y", meant="x -= y"),
    Case("a number", there="k + 1", meant="k += 1"),
    Case("a cell", there="x[k] == d", meant="x[k] = d"),
)
def test_a_result_that_is_lost_is_kept_before_all_else(there, meant):
    first = make_edits(Program(f"{there}\n"), {"."})[0]
    assert first.apply(f"{there}\n") == f"{meant}\n"
