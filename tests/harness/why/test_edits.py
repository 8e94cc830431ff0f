"""Tests of the edits of a source: what each kind makes of it, and at what cost."""

import re
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.kind import SURE
from harness.why.edits import MOST_EDITS, make_edits
from harness.why.edits.blocks import without_functions, without_shortcuts
from harness.why.edits.undo import blanks_of
from harness.why.kinds import named
from harness.why.program import Program, parses
from tests.harness.why.tables import rows_of
from tests.support import APPROACHES, SUBMISSIONS, sudoku

HERE = Path(__file__).parent
FILES = sorted((*APPROACHES.glob("*.py"), *SUBMISSIONS.glob("wrong_answer/*.py")))[::4]

METHOD = "class Solution:\n    def solve(self, board):\n"


def edits_of(source, kind=None):
    found = make_edits(Program(source), {"."}, sudoku().alike, sudoku().slips())
    return [edit for edit in found if kind in (None, edit.kind)]


def programs_of(source, kind=None):
    return {edit.apply(source) for edit in edits_of(source, kind)}


CORRECTIONS = dict(
    section.strip().split("\n", 1)
    for section in re.split(r"(?m)^# ", (HERE / "corrections.txt").read_text())[1:]
)
"""Programs with a slip by its name; lines that begin with - are replaced by those with +."""


def with_and_without(program):
    """Return a program without its lines that begin with +, and one without those with -."""
    return tuple(
        "".join(re.findall(rf"^(?!\{left})\{kept}?(.*\n)", program, re.MULTILINE))
        for kept, left in ("-+", "+-")
    )


@pytest.mark.parametrize("program", CORRECTIONS.values(), ids=CORRECTIONS)
def test_mistake_in_a_program_is_corrected(program):
    there, meant = with_and_without(f"{program}\n")
    assert meant in programs_of(there)


@pytest.mark.parametrize(("source", "kind"), rows_of("edits.txt", "correct"))
def test_correct_code_gets_no_edit_of_a_kind(source, kind):
    assert not edits_of(source, kind)


@pytest.mark.parametrize(("source", "never"), rows_of("edits.txt", "pointless"))
def test_pointless_edit_is_not_made(source, never):
    assert not [one for one in programs_of(source) if re.search(never, one)]


@pytest.mark.parametrize(("program", "cost"), rows_of("edits.txt", "cost"))
def test_correction_has_the_expected_cost(program, cost):
    there, meant = with_and_without(program)
    costs = [edit.cost for edit in edits_of(there) if edit.apply(there) == meant]
    assert costs == [SURE if cost == "SURE" else int(cost)]


@parametrize_cases(
    Case("at the end", code="return copy", becomes="board[:] = copy"),
    Case("early", code="return copy\n        f()", becomes="board[:] = copy\n        return"),
)
def test_returned_answer_is_copied_into_the_argument(code, becomes):
    source = f"{METHOD}        {code}\n"
    assert source.replace("return copy", becomes) in programs_of(source)
    called = f"{source}    def again(self, x):\n        return self.solve(x)\n"
    assert called.replace("return copy", becomes) not in programs_of(called)


@pytest.mark.slow
@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_edits_are_valid_distinct_limited_and_sorted_by_cost(path):
    """Parse one edit of thirty of one program of four: many programs and edits are alike."""
    source = path.read_text(encoding="utf-8")
    edits = edits_of(source)
    some = edits[FILES.index(path) % 30 :: 30]
    assert sum(not parses(edit.apply(source)) for edit in some) <= 1 + len(some) * 0.02
    assert len({source, *(edit.apply(source) for edit in edits)}) == len(edits) + 1
    assert {edit.kind for edit in edits} <= named(sudoku().slips()).keys()
    costs = [edit.cost for edit in edits]
    assert costs == sorted(costs)
    assert len(costs) < MOST_EDITS


@parametrize_cases(
    Case("no result", body="x.append(k)", values=["None"]),
    Case("a flag", body="done = False\n    return done", values=["False"]),
    Case("a number of changes", body="done = 0\n    return done", values=["0"]),
    Case("a condition", body="return k > 1", values=["False", "True"]),
    Case("a condition on all items", body="return all(k)", values=["False", "True"]),
    Case("a pair", body="return True, k", values=["False, True", "True, False"]),
    Case("a pair without a flag", body="return k, 1", values=[]),
    Case("a count, which cannot be left out", body="return k + 1", values=[]),
    Case("an order, which may hide a mistake", body="x.sort()", values=[]),
    Case("an annotation", body="done: dict[int, str] = {}\n    return False", values=["False"]),
    Case("a swap", body="x[k], x[0] = x[0], x[k]", values=[]),
)
def test_helper_of_a_search_returns_at_once(body, values):
    source = f"def go(k):\n    cut(k)\n    go(k)\ndef cut(k):\n    {body}\n"
    codes = [one.new.removeprefix("return ") for one in without_functions(Program(source))]
    assert codes == values


@pytest.mark.parametrize(
    ("code", "replaced"),
    [
        ("x = 0 if a else min(b, c)", [("min(b, c)", "0")]),
        ("x = f(b) if a else 1", [("f(b)", "1")]),
        ("if a: x[k] = f(b)", [("f(b)", "x[k]")]),
        ("x = a if b else f(c)", []),
        ("if a: x[k] = f(b)\nelse: y = 1", []),
    ],
)
def test_shortcut_is_left_out_when_its_other_value_is_known(code, replaced):
    assert [(one.old, one.new) for one in without_shortcuts(Program(code))] == replaced


def test_helper_that_only_calls_others_is_disabled_after_them():
    source = "def both(): cut(); trim()\ndef cut(): a = [b, c, d, e]\ndef trim(): a = b"
    assert [one.old for one in without_functions(Program(source))] == ["trim", "cut", "both"]


def test_name_with_an_underscore_is_not_taken_for_a_gap_of_a_row():
    source = (
        "def go(x):\n    for d in x:\n        if f(d):\n            if go(d): return\n        f()\n"
    )
    renamed = {one.replace("go", "_go") for one in programs_of(source)}
    assert programs_of(source.replace("go", "_go")) == renamed


@parametrize_cases(
    Case("a length", there="if len(d) == 1 or b[0] == 7:\n        b[0] = d.pop()", blank="7"),
    Case("a count", there="tried[k] += 1\n    if tried[k] == 10: b[0] = d", blank="None"),
)
def test_number_compared_with_a_length_or_count_is_not_a_blank(there, blank):
    assert blanks_of(Program(f"def go(d):\n    {there}\n")) == [blank]


def test_block_is_removed_only_when_it_is_small():
    source = "def go(x):\n    if x:\n        x.f()\n        x.g()\n        x.h()\n    return x\n"
    small = source.replace("        x.h()\n", "")
    gone = [
        [one.line for one in edits_of(text, "surplus") if one.old.startswith("if")]
        for text in (source, small)
    ]
    assert gone == [[], [2]]
    two = source.replace("        x.h()\n", "    if not x:\n        x.h()\n")
    assert all("x.h()" in one.apply(two) for one in edits_of(two) if one.old.startswith("if x"))


def test_edit_that_removes_two_statements_has_both_as_parts():
    [both, *_] = (one for one in edits_of("f()\ng()\nh()\n", "surplus") if len(one.pieces) == 2)
    assert [part.line for part in both.parts] == [1, 2]


def test_shadowed_loop_variable_is_edited_where_it_is_reused():
    source = "def go(x):\n    for i in x:\n        for k in x:\n            for i in k: f(i)\n"
    assert {edit.line for edit in edits_of(source, "shadowed")} == {4}


def test_name_is_replaced_by_its_usual_partner_before_other_names():
    source = "def f(board, r, c):\n    for k in board[r]:\n        g(board[r][c], board[k][1])\n"
    ones = [one for one in edits_of(source, "name") if one.line == 3]
    costs = {one.new: one.cost for one in ones if one.old == "r"}
    assert costs["c"] < costs["k"]
    loop = "def f():\n    for r, c, d in triples: x[d], y[r], z[c]\n"
    costs = {one.new: one.cost for one in edits_of(loop, "name") if one.old == "r"}
    assert costs["c"] < costs["d"]


def test_board_is_replaced_as_an_argument_before_a_subscript():
    source = """def find(b): return b[0]
def go(board, stack):
    top = stack.pop()
    find(top)
    find(board)
    use(board[0], top[0])
"""
    names = [one for one in edits_of(source, "name") if one.new == "top"]
    costs = {one.line: one.cost for one in reversed(names)}  # the cheapest comes first
    assert costs[5] < costs[6]


@parametrize_cases(
    Case("two items", taken="(9, 9)", names="seen, r, c, d"),
    Case("a name that is not seen", taken="(c, 0)", names="seen, r, c"),
)
def test_missing_removal_is_added_only_with_names_in_scope(taken, names):
    source = (
        "def put(seen, r, c, d):\n"
        "    seen.add((r, 0))\n    seen.add((c, 0))\n    seen.add((d, 0))\n"
        f"def take({names}):\n    seen.discard((r, 0)); seen.discard({taken})\n"
    )
    added = {edit.new for edit in edits_of(source, "undo")}
    assert not added & {"seen.discard((c, 0))", "seen.discard((d, 0))"}
