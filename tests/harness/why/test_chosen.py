"""A choice by the number of candidates: the only one, or a cell that has several."""

import pytest
from harness.why.edits.chosen import edits
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.program import Program


def made(source):
    return {edit.apply(source) for edit in edits(Program(source))}


@pytest.mark.parametrize("there", ["x", "len(x)", "len(x) > 0", "len(x) >= 1", "len(x) != 0"])
@pytest.mark.parametrize("taken", ["x.pop()", "x[0]", "min(x)", "next(iter(x))"])
def test_the_only_item_is_taken_where_there_is_only_one(there, taken):
    assert f"if len(x) == 1: d = {taken}\n" in made(f"if {there}: d = {taken}\n")


def test_a_condition_is_left_as_it_is_where_no_item_is_taken():
    assert not made("if x: f(x)\n")


@parametrize_cases(
    Case(
        "by a key",
        there="min(cells, key=lambda q: len(left[q]))",
        meant="min((q for q in cells if len(left[q]) > 1), key=lambda q: len(left[q]))",
    ),
    Case(
        "by a pair",
        there="min((len(left[q]), q) for q in cells)",
        meant="min((len(left[q]), q) for q in cells if len(left[q]) > 1)",
    ),
    Case("in a loop", there="len(left[q]) < best", meant="1 < len(left[q]) < best"),
)
def test_a_cell_is_chosen_among_those_with_several_candidates(there, meant):
    assert f"cell = {meant}" in made(f"cell = {there}")
