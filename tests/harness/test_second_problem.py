"""A second problem is two new folders. The harness is not touched: it knows no problem by name."""

import json

import pytest

from tests.support import kata_here

FILES = {
    "problem.py": '''
"""A toy: the indices of two numbers that add up to a target."""

from .pairs import is_pair

TITLE = "1. Two Sum"


def arguments(case):
    return [list(case.input["numbers"]), case.input["target"]]


def check(before, run):
    if is_pair(*before, run.returned):
        return None
    return f"{run.returned} are no two indices whose numbers add up to {before[1]}"
''',
    "pairs.py": """
def is_pair(numbers, target, answer):
    return (
        isinstance(answer, list)
        and len(set(answer)) == 2
        and sum(numbers[index] for index in answer) == target
    )
""",
    "stub.py": """
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        pass
""",
    "cases/sample.toml": """
[[case]]
name = "Two neighbours add up"
why = "the first thing one tries"
source = "made for this test"
numbers = [2, 7, 11, 15]
target = 9

[[case]]
name = "The first and the last add up"
why = "a loop that stops early misses it"
source = "made for this test"
numbers = [3, 5, 8, 1]
target = 4
""",
    "followups/all_pairs/problem.py": '''
"""A follow-up: how many pairs add up to the target."""

from itertools import combinations

from ...pairs import is_pair
from ...problem import arguments

TITLE = "1. Two Sum: how many pairs?"


def check(before, run):
    indices = combinations(range(len(before[0])), 2)
    pairs = sum(is_pair(*before, list(pair)) for pair in indices)
    return None if run.returned == pairs else f"{run.returned} pairs, expected {pairs}"
''',
    "followups/all_pairs/stub.py": """
class Solution:
    def countPairs(self, nums: List[int], target: int) -> int:
        pass
""",
    "followups/all_pairs/cases/sample.toml": """
[[case]]
name = "Two pairs add up"
why = "the first pair is not the only one"
source = "made for this test"
numbers = [3, 5, 1, -1]
target = 4
""",
}
RIGHT = """
class Solution:
    def twoSum(self, nums: List[int], target: int) -> List[int]:
        pairs = combinations(range(len(nums)), 2)
        return next([i, j] for i, j in pairs if nums[i] + nums[j] == target)
"""
COUNT = """
class Solution:
    def countPairs(self, nums: List[int], target: int) -> int:
        return sum(a + b == target for a, b in combinations(nums, 2))
"""


@pytest.fixture
def toy(tmp_path):
    """A problem folder and a solution outside of this checkout."""
    folder = tmp_path / "problems" / "p0001_two_sum"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text)
    (tmp_path / "right.py").write_text(RIGHT)
    (tmp_path / "wrong.py").write_text(RIGHT.replace("[i, j]", "[0, 1]"))
    return tmp_path


def test_another_problem_is_judged_by_its_own_hooks(toy):
    """Another method name, several arguments, and an answer that is returned."""
    done = kata_here("judge", toy / "right.py", "--problem", toy / "problems/p0001_two_sum")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Accepted  2/2 cases")


def test_a_wrong_answer_is_shown_without_any_hook_for_drawing(toy):
    """Input and output as JSON are always possible."""
    done = kata_here("judge", toy / "wrong.py", "--problem", toy / "problems/p0001_two_sum")
    assert done.returncode == 1
    assert "The first and the last add up" in done.stdout
    assert "[0, 1] are no two indices whose numbers add up to 4" in done.stdout
    assert "[[3, 5, 8, 1], 4]" in done.stdout


def test_a_follow_up_of_another_problem_is_a_folder_too(toy):
    """It has a method, cases and a check of its own, and can use the modules of its problem."""
    (toy / "count.py").write_text(COUNT)
    of = "--problem", toy / "problems/p0001_two_sum", "--followup", "all_pairs"
    accepted, wrong = (
        kata_here("judge", toy / "count.py", *of),
        kata_here("judge", toy / "right.py", *of),
    )
    assert (accepted.returncode, accepted.stderr) == (0, "")
    assert accepted.stdout.startswith("Accepted  1/1 case")
    assert wrong.returncode == 1
    assert "class Solution has no method countPairs; it has twoSum" in wrong.stdout
    assert "Two pairs add up" in kata_here("cases", *of).stdout


@pytest.mark.slow
def test_another_problem_is_compared(toy):
    """The table needs no approach of a certain name."""
    done = kata_here(
        "compare", toy / "right.py", "--problem", toy / "problems/p0001_two_sum", "--json"
    )
    assert done.returncode == 0, done.stderr
    assert [row["verdict"] for row in json.loads(done.stdout)["approaches"]] == ["Accepted"]
