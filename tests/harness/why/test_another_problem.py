"""A problem without rules of its own gets Python's errors explained: N-Queens has none."""

from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.solution_files import Solution, attempt_path
from harness.which_case import choose_cases
from harness.which_problem import choose_problem
from harness.why.judge_and_explain import Terms, judge_and_explain
from harness.why.mistake import words_of

# Each starts a process, and has the same number of steps on a busy machine.
pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("steps_decide")]

CALL = "        search(0)\n        return boards"
LEAVES = "                return\n            for"


def explained(approach, old, new, cases=None):
    """Return the report on an approach to N-Queens with a slip in it."""
    queens = choose_problem("51")
    right = attempt_path(queens).with_name(f"{approach}.py").read_text(encoding="utf-8")
    assert old in right
    solution = Solution(Path("attempt.py"), "attempt.py", right.replace(old, new, 1))
    return judge_and_explain(queens, solution, Terms(cases or load_cases(queens)))


@parametrize_cases(
    Case("a misspelt name", old="col in columns or", new="col in colums or", words="`columns`?"),
    Case(
        "a generator", old=LEAVES, new=f"                yield 1\n{LEAVES}", words="runs nothing."
    ),
    Case("a division", old="in range(n)", new="in range(n / 1)", words="`/` on line 32 gives"),
    Case(
        "a set changed in its loop",
        old=CALL,
        new="        seen = {1}\n        for one in seen: seen.add(one + 1)\n        return boards",
        words="while line 46 loops over `seen`",
    ),
    Case(
        "`and` for `or`",
        old="columns or row",
        new="columns and row",
        words="does not hold (col = 0",
    ),
    Case(
        "an outer name that is assigned to",
        old="            if row == n:\n",
        new="            n = n + 1\n            if row == n:\n",
        words="makes it a local name of `search`",
    ),
    Case(
        "a recursion without end",
        old="            for col in range(n):",
        new="            search(row)\n            for col in range(n):",
        words="`search` calls itself without end on line 32",
    ),
)
@pytest.mark.usefixtures("unchanged")
def test_a_typical_mistake_in_n_queens_is_explained(old, new, words):
    likely = explained("sets", old, new).verdict.likely
    assert words in words_of(likely)
    assert likely.line


@parametrize_cases(
    Case("an undo", file="sets", old="                queens.pop()\n", new="", at=39),
    Case("a text too long", file="bits", old="(n - col - 1)", new="(n - col)", at=30),
)
def test_a_typical_mistake_in_n_queens_is_proved_by_its_change(file, old, new, at):
    """Each change is judged by what the program returns."""
    change = explained(file, old, new).explanation.change
    assert (change.line, change.proved) == (at, True)
    assert any(old.strip() in line for line in change.diff if line[0] == "+")


def test_failing_input_of_another_problem_is_shrunk():
    [seven] = choose_cases(choose_problem("51"), "Seven queens")
    report = explained("sets", "if row == n:", "if row == n < 5:", [seven])
    assert report.explanation.shrunk.arguments == [5]
