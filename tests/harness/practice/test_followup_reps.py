"""Follow-ups have reps, a log and a day in the schedule of their own; no command ignores one."""

import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from tests.harness.practice.terminals import Terminal

OF, TOP = ("--problem", "count"), ("--problem", "37")


@pytest.fixture
def count(clone):
    assert clone.kata("again", *OF).returncode == 0
    clone.attempt = clone.attempt.parent / "followups/count/my_solution.py"
    clone.reference = clone.attempt.with_name("count_to_limit.py")
    return clone


def test_follow_up_has_a_separate_attempt(clone):
    assert "kata start --problem=37/count` writes" in clone.kata("test", *OF).stderr
    begun = clone.kata("start", *OF).stdout
    assert "Fill in solutions/p0037_sudoku_solver/followups/count/my_solution.py.\n" in begun
    lesson = "problems/p0037_sudoku_solver/LESSON.md teaches backtracking from the beginning"
    assert lesson in " ".join(begun.split()), "a long path to the clone breaks the line"
    assert "kata judge\n" in begun
    assert not clone.attempt.exists()


@pytest.mark.slow
def test_follow_up_has_a_separate_log_and_schedule(count):
    assert count.judge(count.reference.read_text(), *OF).returncode == 0
    assert count.kata("log", *OF).stdout.splitlines()[4].split()[3:6] == ["1", "0", "easy"]
    log = count.kata("log", *TOP).stdout
    assert "No reps yet" in log
    assert re.search(r"   count +\d{4}-\d\d-\d\d +1 +due in \d", log)
    assert "Due today" not in count.kata("again", *TOP).stdout

    past = re.sub(r'"(\d{4})-', lambda year: f'"{int(year[1]) - 1}-', count.history.read_text())
    count.history.write_text(past)
    first = "Due today: 37/count. `kata again --problem=37/count` begins it."
    for name in "start", "again":
        assert first in " ".join(count.kata(name, *TOP).stdout.split())
    assert "Due today" not in count.kata("again", *OF).stdout


def test_hints_of_a_follow_up_count_in_its_rep(count):
    assert "Hint 1 of 5 on counting solutions" in count.kata("hint", *OF).stdout
    assert "says more                          kata hint\n" in count.kata("hint", *OF).stdout
    assert count.kata("log", *OF).stdout.splitlines()[4].split()[5] == "2"


@pytest.mark.slow
def test_practice_screen_judges_a_follow_up_and_answers_keys(count):
    count.attempt.write_text("class Solution:\n    def countSolutions(self, b, n): return 7\n")
    terminal = Terminal(count, "practice", *OF)
    terminal.sees("how many solutions?", "returned 7, expected 1")
    terminal.press("h", "Hint 1 of 5 on counting solutions")
    count.attempt.write_text(count.reference.read_text())
    terminal.sees("Accepted  12/12", "n begins a new rep.", "what an interviewer asks next")
    terminal.press("h", "no further questions")
    assert terminal.ends(after="nq") == 0
    assert list(count.kept().values()) == [count.reference.read_text()]


@pytest.mark.slow
@parametrize_cases(
    Case("run", name="run", code=1, words="Wrong Answer: returned 7, expected 1"),
    Case("test", name="test", code=1, words="returned 7, expected 1"),
    Case("replay", name="replay", code=0, words="Wrong Answer: returned 7, expected 1"),
    Case("page", name="page", code=0, words="page.html"),
)
def test_command_accepts_a_follow_up(count, name, code, words):
    count.attempt.write_text("class Solution:\n    def countSolutions(self, b, n): return 7\n")
    done = count.kata(name, *OF)
    assert done.returncode == code
    assert words in done.stdout + done.stderr


def test_interview_after_a_follow_up_is_on_its_problem(count):
    terminal = Terminal(count, "interview").sees("37. Sudoku Solver. You have 40 minutes.")
    assert terminal.ends(after="q\n") == 0
    assert "`kata interview` resumes" in " ".join(terminal.shown.split())


def test_default_problem_is_the_follow_up_until_another_attempt_is_saved(count):
    assert "Hint 1 of 5 on counting solutions" in count.kata("hint").stdout
    count.kata("start", *TOP)
    assert "Hint 1 of 5 on the first search" in count.kata("hint").stdout
