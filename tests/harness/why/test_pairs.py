"""Tests of pairs of changes, where one change is not enough."""

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.kind import SURE
from harness.why import proofs
from harness.why.budget import Budget
from harness.why.change import line_before
from harness.why.edit import Edit
from harness.why.pairs import Half, natural_pairs
from harness.why.program import Program
from harness.why.starting_point import Start
from tests.harness.why.test_find_change import SECONDS, change_in, failing
from tests.support import APPROACHES

RIGHT = (APPROACHES / "first_empty_cell.py").read_text(encoding="utf-8")
CELL_BY_CELL = (APPROACHES / "recursive_index.py").read_text(encoding="utf-8")
ON = "self.backtrack(board, row, col + 1)\n"
NINE = '"123456789"', "map(str, range(1, 9))"
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


@pytest.mark.slow
def test_two_slips_are_found_when_neither_alone_passes_more():
    source = CELL_BY_CELL.replace(f"return {ON}", ON).replace(*NINE)
    change = change_in(failing(source), Budget(SECONDS))
    assert (change.kind, change.then.kind) == ("passed_on", "one_off")


def test_pairs_of_edits_are_sorted_by_oddness():
    """One edit costs more, and one overlaps with others."""
    a, b, c, d = (Edit("name", 1, 1, ((at, at + 1, "new"),)) for at in (0, 2, 4, 6))
    costly, wide = Edit("name", 2, 1, ((8, 9, "new"),)), Edit("name", 1, 1, ((0, 5, "new"),))
    ranks = {1: [a, costly], 5: [b], 6: [c], 7: [d], 9: [wide]}
    start = Start(Program("a;b;c;d;e"), ranks=ranks)
    pairs = [(first.pieces, both.pieces) for first, both in natural_pairs(None, start)]
    meant = (a, b), (a, c), (a, d), (b, c), (b, d), (c, d), (d, wide)
    assert pairs == [(one.pieces, tuple(sorted(one.pieces + other.pieces))) for one, other in meant]


def test_first_edit_of_a_kind_in_a_line_is_paired_first():
    """An edit in another line, or of another kind, comes before a second one of the same."""
    kinds = ("name", 1), ("name", 1), ("name", 2), ("range", 1)
    edits = [Edit(name, 1, line, ((at, at + 1, "x"),)) for at, (name, line) in enumerate(kinds)]
    start = Start(Program("a;b;c;d;e"), ranks={1: edits})
    a, again, b, c = (edit.pieces for edit in edits)
    pairs = [both.pieces for _, both in natural_pairs(None, start)]
    assert pairs == [a + b, a + c, b + c, a + again, again + b, again + c]


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
    assert Half(Edit("", cost, 0, ()), frozenset(passed), None).is_further(start) is further
