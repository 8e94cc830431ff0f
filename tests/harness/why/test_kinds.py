"""Tests of the rows of slips, and of edits of what a search chooses and passes on."""

import ast
from textwrap import dedent

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
from tests.harness.why.test_edits import with_and_without

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
    "t: nested": "y = t[0][1]\n{}",
    "v: unused": "for v in a:\n    {}",
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


SEARCH = """
class Solution:
    def go(self, nums):
        result, path = [], []
        def search({given}):
            {first}
            for i in range({begin}, len(nums)):
                {before}path.append(nums[i])
                search({passed})
                path.pop()
        search({start})
        {last}
"""
COMBINE = {"given": "start", "first": "result.append(path[:])", "begin": "start", "before": ""}
COMBINE |= {"passed": "i + 1", "start": "0", "last": "return result"}
SLICED = COMBINE | {"given": "nums", "begin": "0", "start": "nums"}
CONTINUE = "if nums[i] in path:\n                    continue\n                "
FULL = "if len(path) == len(nums):\n                {}\n                return"


def search(**parts):
    return SEARCH.format(**(COMBINE | parts))


def programs_of(source):
    program = Program(source)
    return {edit.apply(source) for edit in (*choices(program), *branches(program))}


SEARCHES = {
    "start + 1 for i + 1": (search(passed="start + 1"), search()),
    "i for i + 1": (search(passed="i"), search()),
    "i + 1 for i": (search(), search(passed="i")),
    "0 for i + 1": (search(passed="0"), search()),
    "the same rest in each round": (
        search(**(SLICED | {"passed": "nums[1:]"})),
        search(**(SLICED | {"passed": "nums[i + 1:]"})),
    ),
    "a missing guard": (search(), search(before=CONTINUE)),
    "a result that is not returned": (
        search(last="pass"),
        search(last="pass\n        return result"),
    ),
}


@pytest.mark.parametrize(("wrong", "meant"), SEARCHES.values(), ids=SEARCHES)
def test_slip_in_a_search_is_corrected(wrong, meant):
    assert meant in programs_of(wrong)


CORRECTIONS = {
    "a loop that restarts in each call": (
        "def go(k):\n-    for i in range(n): go(i + 1)\n+    for i in range(k, n): go(i + 1)"
    ),
    "a mark that is set and never tested, beside an item": (
        "def go():\n    for i, x in y:\n+        if used[i]:\n+            continue\n"
        "        used[i] = True\n        go()"
    ),
    "three directions": ("-x = [(0, -1), (0, 1), (1, 0)]\n+x = [(0, -1), (0, 1), (1, 0), (-1, 0)]"),
    "three neighbours in one condition": (
        "def go(r, c):\n-    x = go(r + 1, c) or go(r - 1, c) or go(r, c + 1)\n"
        "+    x = go(r + 1, c) or go(r - 1, c) or go(r, c + 1) or go(r, c - 1)"
    ),
    "two neighbours in statements of their own": (
        "def go(r, c):\n    go(r, c + 1)\n+    go(r, c - 1)\n    go(r - 1, c)"
    ),
    "an argument unlike those of the other calls": (
        "def go(r, k):\n-    return go(r, k + 1) or go(r + 1, k) or go(r - 1, k + 1)\n"
        "+    return go(r, k + 1) or go(r + 1, k + 1) or go(r - 1, k + 1)"
    ),
    "an item that is never left out": (
        "def go(i, left):\n    path.append(x[i])\n    go(i, left - x[i])\n    path.pop()\n"
        "+    go(i + 1, left)"
    ),
    "a repeated direction": (
        "-x = [(0, 1), (0, 1), (1, 0), (-1, 0)]\n+x = [(0, -1), (0, 1), (1, 0), (-1, 0)]"
    ),
    "one key for two sets": (
        "-a.add(r - c)\n-if r - c in a or r - c in b: pass\n"
        "+a.add(r + c)\n+if r + c in a or r - c in b: pass"
    ),
    "an elif of two choices": "if a:\n    f()\n-elif b:\n+if b:\n    g()",
    "one of two ends that stays": "while i < j:\n    i += 1\n+    j -= 1",
    "an answer that is collected under a condition": (
        "+result.append(path)\nif a:\n-    result.append(path)\n    f()"
    ),
    "a check that is never called": (
        "def ok(x): return x\nfor k in c:\n+    if not ok(k):\n+        continue\n    d.append(k)"
    ),
}


@pytest.mark.parametrize("program", CORRECTIONS.values(), ids=CORRECTIONS)
def test_slip_in_a_choice_is_corrected(program):
    wrong, meant = with_and_without(f"{program}\n")
    assert meant in programs_of(wrong)


@parametrize_cases(
    Case("four directions", source="x = [(0, 1), (0, -1), (1, 0), (-1, 0)]"),
    Case("other pairs", source="x = [(0, 1), (0, 1), (2, 0), (-1, 0)]"),
    Case(
        "a check that is called",
        source="def ok(x): return x\nfor k in c:\n    if ok(k): d.append(k)",
    ),
    Case("two ends that move", source="while i < j:\n    i += 1\n    j -= 1\n"),
    Case(
        "a method that returns",
        source="class A:\n    def go(self):\n        x = []\n        return x\n",
    ),
)
def test_correct_code_gets_no_edit(source):
    assert [*choices(Program(dedent(source)))] == []
