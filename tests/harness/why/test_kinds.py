"""Tests of the rows of slips: each corrects its example."""

import ast

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.kind import rows_of
from harness.why.causes import GeneralCause
from harness.why.edits.rows import edits
from harness.why.kinds import KINDS
from harness.why.patterns import GAP
from harness.why.program import Program
from p0037_sudoku_solver.diagnosis.repairs import SLIPS

AROUND = """
spot = board.find(0)
def lazy(k):
    yield k
def put(k):
    board[k] = 1
def go(board, r, c, d):
    while board:
        {}
"""
"""The program that an example stands in: it may call `go`, `put` that changes something, `lazy`."""
ROWS = [(kind, row) for kind in (*KINDS, *SLIPS) for row in rows_of(kind)]


def tree(code):
    """Return the tree of an example in its program, whether its blocks have lines of their own."""
    return ast.dump(ast.parse(AROUND.format(code.replace("\n", "\n        "))))


def example_of(row):
    """Return what is there and what is meant: a gap is filled as the row says, or by its letter."""
    if " -> " in row.example:
        return row.example.split(" -> ")
    parts = dict(one.split(": ", 1) for one in row.example.split("; ") if one)
    slip = f"{row.wrong} -> {row.right}"
    text = GAP.sub(lambda gap: parts.get(gap[1][1:], gap[1][1:]) + (gap[2] or ""), slip)
    return text.split(" -> ")


@pytest.mark.parametrize(
    ("kind", "row"), [pytest.param(*one, id=f"{one[0].name}: {one[1].wrong}") for one in ROWS]
)
def test_row_corrects_its_example(kind, row):
    there, meant = example_of(row)
    source = AROUND.format(there.replace("\n", "\n        "))
    made = [one.apply(source) for one in edits(Program(source), SLIPS) if one.kind == kind.name]
    assert tree(meant) in [ast.dump(ast.parse(one)) for one in made], made


def test_kinds_name_general_causes_only():
    for kind in KINDS:
        assert {kind.cause, *kind.repairs.split()} <= {"", *GeneralCause}, kind.name


@parametrize_cases(
    Case("the end of the file", there="if x:\n    f()\n    g()", meant={"f()\ng()"}),
    Case("its own comment", there="if x:\n    f()  # why\ng()\n", meant={"f()  # why\ng()\n"}),
    Case("one line", there="if x: f()\n", meant=set()),
    Case("an elif", there="if x:\n    f()\nelif y:\n    g()\n", meant=set()),
)
def test_unwrapped_block_keeps_its_lines_and_comments(there, meant):
    made = {one.apply(there) for one in edits(Program(there)) if one.kind == "condition_surplus"}
    assert made == meant
