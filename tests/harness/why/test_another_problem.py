"""A problem without rules of its own gets Python's errors explained: N-Queens has none."""

from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness import load
from harness.load import Solution
from harness.why.judge_and_explain import Terms, judge_and_explain
from harness.why.mistake import words_of
from tests.two_problems import N_QUEENS

pytestmark = pytest.mark.slow  # a process for each

RIGHT = (N_QUEENS / "solutions/p0051_n_queens/sets.py").read_text(encoding="utf-8")
CALL = "        search(0)\n        return boards"
LEAVES = "                return\n            for"


def likely_mistake(old, new):
    """Return the mistake that is named once a part of a right solution was replaced."""
    queens = load.load_problem(N_QUEENS / "problems/p0051_n_queens")
    assert old in RIGHT
    solution = Solution(Path("attempt.py"), "attempt.py", RIGHT.replace(old, new, 1))
    return judge_and_explain(queens, solution, Terms(load.load_cases(queens))).verdict.likely


@parametrize_cases(
    Case("a misspelt name", old="at in columns or", new="at in colums or", words="`columns`?"),
    Case(
        "a generator", old=LEAVES, new=f"                yield 1\n{LEAVES}", words="runs nothing."
    ),
    Case("a division", old="in range(n)", new="in range(n / 1)", words="`/` on line 17 gives"),
    Case(
        "a set changed in its loop",
        old=CALL,
        new="        seen = {1}\n        for one in seen: seen.add(one + 1)\n        return boards",
        words="while line 31 loops over `seen`",
    ),
    Case(
        "`and` for `or`", old="columns or row", new="columns and row", words="does not hold (at = 0"
    ),
    Case(
        "an outer name that is assigned to",
        old="            if row == n:\n",
        new="            n = n + 1\n            if row == n:\n",
        words="makes it a local name of `search`",
    ),
    Case(
        "a recursion without end",
        old="            for at in range(n):",
        new="            search(row)\n            for at in range(n):",
        words="`search` calls itself without end on line 17",
    ),
)
@pytest.mark.usefixtures("unchanged")
def test_a_typical_mistake_in_n_queens_is_explained(old, new, words):
    likely = likely_mistake(old, new)
    assert words in words_of(likely)
    assert likely.line


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("                queens.pop()\n", ""),
        ("falling.add(row - at)", "falling.add(row + at)"),
    ],
)
def test_a_mistake_is_proved_where_the_answer_is_returned(old, new):
    """Each change of a wrong program is judged by what that program returns."""
    likely = likely_mistake(old, new)
    assert likely.proved
    assert abs(likely.line - 1 - RIGHT[: RIGHT.index(old)].count("\n")) <= 1
