"""Tests of the rows of slips, and of edits of what a search chooses and passes on."""

import ast

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.causes import GeneralCause
from harness.why.edits.calls import branches
from harness.why.edits.choices import choices
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
ROWS = [(kind, row) for kind in (*KINDS, *SLIPS) for row in kind.rows]


def tree(code):
    """Return the tree of an example in its program, whether its blocks have lines of their own."""
    return ast.dump(ast.parse(AROUND.format(code.replace("\n", "\n        "))))


TYPICAL = {
    "Attribute": "{}.y",
    "BinOp": "{} - 1",
    "Call": "f({})",
    "Constant": "5",
    "ListComp": "[i for i in {}]",
    "Set": "{{{}}}",
    "Subscript": "{}[k]",
    "Tuple": "({}, k)",
    "generator": "lazy({})",
    "never_false": "check({})",
    "own": "go({})",
    "parameter": "board",
    "search": "put({})",
    "value": "5",
}
"""The code for a gap, by a condition on it; the gap's letter replaces the braces."""
GAPS = {"own": {"f": "go"}, "iterator": {"x": "chain(a, b)"}}
"""The code for some gaps, by a condition on the whole node."""
PLACES = {
    "not statement": "z = {}",
    "x: counter": "x[d] += 1\n{}",
    "x: never_false": "def check(k):\n    if k: return\n    return True\n{}",
    "t: nested": "y = t[0][1]\n{}",
    "x: nested": "y = x[0][1]\n{}",
    "v: answers": "def solve(self):\n    {}\n    return v",
    "v: unused": "for v in a:\n    {}",
    "branch": "if z:\n    {}",
    "generates": "def f(n):\n    yield n\n    {}",
}
"""The code around an example, by a condition of its row."""


def example_of(row):
    """Return wrong and right code: the row with each gap filled as its conditions ask."""
    parts, place = {}, "{}"
    for condition in row.where.split(", "):
        gap, _, word = condition.rpartition(": ")
        if gap and not word.startswith("not "):
            parts[gap] = TYPICAL.get(word.partition("|")[0], "{}").format(gap)
        parts |= GAPS.get(condition, {})
        place = PLACES.get(condition, place)
    for code in (row.wrong, row.right):
        text = GAP.sub(lambda gap: parts.get(gap[1][1:], gap[1][1:]) + (gap[2] or ""), code)
        yield place.format(text.replace("\n", "\n    ") if place.endswith("    {}") else text)


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


@parametrize_cases(
    Case("four directions", source="x = [(0, 1), (0, -1), (1, 0), (-1, 0)]"),
    Case("other pairs", source="x = [(0, 1), (0, 1), (2, 0), (-1, 0)]"),
    Case(
        "a check that is called",
        source="def ok(x): return x\nfor k in c:\n    if ok(k): d.append(k)",
    ),
    Case("two ends that move", source="while i < j:\n    f(i)\n    i += 1\n    j -= 1\n"),
    Case(
        "a method that returns",
        source="class A:\n    def go(self):\n        x = []\n        return x\n",
    ),
)
def test_correct_code_gets_no_edit(source):
    program = Program(source)
    assert [*choices(program), *branches(program)] == []
