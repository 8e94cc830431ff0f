"""Tests of pairs of changes, where one change is not enough."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.kind import SURE
from harness.why import proofs
from harness.why.budget import Budget
from harness.why.change import line_before
from harness.why.edit import Edit
from harness.why.pairs import Half
from harness.why.program import Program
from tests.harness.why.test_find_change import SECONDS, change_in, failing
from tests.support import APPROACHES

RIGHT = (APPROACHES / "first_empty_cell.py").read_text(encoding="utf-8")
UNDO = '                board[row][col] = "."\n', ""
COLUMN = "board[row][i] == digit", "board[row][i] == row"


@pytest.mark.slow
def test_two_slips_are_found_and_shown_as_one_change():
    source = RIGHT.replace(*COLUMN, 1).replace(*UNDO, 1)
    change = change_in(failing(source), Budget(SECONDS))
    lines = dict(enumerate(source.splitlines(), 1))
    assert (change.kind, change.then.kind) == ("name", "undo")
    assert COLUMN[1] in lines[change.line]
    assert "return True" in lines[change.then.line], "the undo is missing after it"
    added = [line.split(maxsplit=1)[1] for line in change.diff if line[0] == "+"]
    assert added == [f"if {COLUMN[0]}:", UNDO[0].strip()]


@pytest.mark.slow
def test_two_changes_are_reported_only_when_all_cases_pass(monkeypatch):
    monkeypatch.setattr(proofs.Proofs, "first_failed", lambda proof, _: proof.cases[1])
    source = RIGHT.replace(*COLUMN, 1).replace(*UNDO, 1)
    assert change_in(failing(source), Budget(SECONDS)) is None


def test_line_numbers_of_a_second_change_are_those_of_the_file():
    program = Program("one\ntwo\nthree\nfour\n")
    first = Edit("undo", 1, 2, ((4, 4, "new\nnew\n"), (8, 13, "3")))
    after = first.apply(program.source).splitlines()
    assert after == ["one", "new", "new", "two", "3", "four"]
    lines = [line_before(program, first, at) for at in range(1, 1 + len(after))]
    assert (lines[0], *lines[3:]) == (1, 2, 3, 4)


@parametrize_cases(
    Case("more cases", passed="ab", cost=1, further=True),
    Case("as many", passed="a", cost=1, further=False),
    Case("another one", passed="b", cost=1, further=False),
    Case("two others for it", passed="bc", cost=1, further=True),
    Case("as many with a sure edit", passed="a", cost=SURE, further=True),
    Case("fewer with a sure edit", passed="", cost=SURE, further=False),
)
def test_first_half_of_a_pair_passes_more_cases_unless_sure(passed, cost, further):
    start = Half(Edit("", 0, 0, ()), frozenset("a"), None)
    assert Half(Edit("", cost, 0, ()), frozenset(passed), None).passes_more(start) is further
