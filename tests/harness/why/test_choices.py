"""Tests of edits of what a search chooses and passes on."""

from textwrap import dedent

from pytest_parametrize_cases import Case, parametrize_cases

from harness.why.edits.branches import branches
from harness.why.edits.choices import choices
from harness.why.program import Program

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


@parametrize_cases(
    Case("start + 1 for i + 1", wrong=search(passed="start + 1"), meant=search()),
    Case("i for i + 1", wrong=search(passed="i"), meant=search()),
    Case("i + 1 for i", wrong=search(), meant=search(passed="i")),
    Case("0 for i + 1", wrong=search(passed="0"), meant=search()),
    Case(
        "a loop that restarts in each call",
        wrong="def go(k):\n    for i in range(n): go(i + 1)\n",
        meant="def go(k):\n    for i in range(k, n): go(i + 1)\n",
    ),
    Case(
        "a mark that is set and never tested, beside an item",
        wrong="def go():\n    for i, x in y:\n        used[i] = True\n        go()\n",
        meant="def go():\n    for i, x in y:\n        if used[i]:\n            continue\n"
        "        used[i] = True\n        go()\n",
    ),
    Case(
        "three directions",
        wrong="x = [(0, -1), (0, 1), (1, 0)]",
        meant="x = [(0, -1), (0, 1), (1, 0), (-1, 0)]",
    ),
    Case(
        "three neighbours in one condition",
        wrong="def go(r, c): x = go(r + 1, c) or go(r - 1, c) or go(r, c + 1)",
        meant="def go(r, c): x = go(r + 1, c) or go(r - 1, c) or go(r, c + 1) or go(r, c - 1)",
    ),
    Case(
        "two neighbours in statements of their own",
        wrong="def go(r, c):\n    go(r, c + 1)\n    go(r - 1, c)\n",
        meant="def go(r, c):\n    go(r, c + 1)\n    go(r, c - 1)\n    go(r - 1, c)\n",
    ),
    Case(
        "an argument unlike those of the other calls",
        wrong="def go(r, k): return go(r, k + 1) or go(r + 1, k) or go(r - 1, k + 1)",
        meant="def go(r, k): return go(r, k + 1) or go(r + 1, k + 1) or go(r - 1, k + 1)",
    ),
    Case(
        "an item that is never left out",
        wrong="def go(i, left):\n    path.append(x[i])\n    go(i, left - x[i])\n    path.pop()\n",
        meant="def go(i, left):\n    path.append(x[i])\n    go(i, left - x[i])\n    path.pop()\n"
        "    go(i + 1, left)\n",
    ),
    Case(
        "the same rest in each round",
        wrong=search(**(SLICED | {"passed": "nums[1:]"})),
        meant=search(**(SLICED | {"passed": "nums[i + 1:]"})),
    ),
    Case("a missing guard", wrong=search(), meant=search(before=CONTINUE)),
    Case(
        "a result that is not returned",
        wrong=search(last="pass"),
        meant=search(last="pass\n        return result"),
    ),
)
def test_slip_in_a_search_is_corrected(wrong, meant):
    assert meant in programs_of(wrong)


@parametrize_cases(
    Case(
        "a direction that stands twice",
        wrong="x = [(0, 1), (0, 1), (1, 0), (-1, 0)]",
        meant="x = [(0, -1), (0, 1), (1, 0), (-1, 0)]",
    ),
    Case(
        "one key for two sets",
        wrong="a.add(r - c)\nif r - c in a or r - c in b: pass",
        meant="a.add(r + c)\nif r + c in a or r - c in b: pass",
    ),
    Case(
        "an elif of two choices",
        wrong="if a:\n    f()\nelif b:\n    g()\n",
        meant="if a:\n    f()\nif b:\n    g()\n",
    ),
    Case(
        "one of two ends that stays",
        wrong="while i < j:\n    i += 1\n",
        meant="while i < j:\n    i += 1\n    j -= 1\n",
    ),
    Case(
        "an answer that is collected under a condition",
        wrong="if a:\n    result.append(path)\n    f()\n",
        meant="result.append(path)\nif a:\n    f()\n",
    ),
    Case(
        "a check that is never called",
        wrong="def ok(x): return x\nfor k in c:\n    d.append(k)\n",
        meant="def ok(x): return x\nfor k in c:\n    if not ok(k):\n        continue\n"
        "    d.append(k)\n",
    ),
)
def test_slip_in_a_choice_is_corrected(wrong, meant):
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
