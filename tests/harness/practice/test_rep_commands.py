"""Commands as a learner types them in a clone: reps, hints, follow-ups, approaches from memory."""

import re
from dataclasses import replace

import pytest

from harness.practice.journal import Journal
from tests.harness.practice.events import accepted, began
from tests.support import RIGHT, WRONG


@pytest.mark.usefixtures("unexplained")
def test_rep_from_stub_to_accepted_is_in_the_log(clone):
    assert "   kata start PROBLEM=17\n" in clone.kata("start").stdout
    too_early = clone.kata("log", "--rate", "hard")
    assert (
        too_early.returncode,
        "37. Sudoku Solver: no rep was Accepted" in too_early.stderr,
    ) == (2, True)
    assert "Next    shows the first hint          kata hint\n" in clone.judge(WRONG).stdout
    following = "   kata practice PROBLEM=37/count\n"
    assert following in clone.judge(RIGHT).stdout
    log = clone.kata("log").stdout
    assert re.search(r"37\. Sudoku Solver +\d{4}-\d\d-\d\d +1 +due in \d+ days?\n", log)
    assert following in log
    _, reps = clone.kata("log", "--problem", "37").stdout.split("\n\n")[:2]
    assert reps.splitlines()[1].split()[2:6] == ["1", "2", "0", "good"]
    rated, reps = clone.kata("log", "--rate", "again").stdout.split("\n\n")[:2]
    assert rated.startswith("The rating of the last Accepted rep is now again.\n")
    assert "again" in reps.splitlines()[1]
    assert "rating: again, the lowest." in clone.kata("judge").stdout
    assert "Rep 1   is over, so this failure does not count." in clone.judge(WRONG).stdout


@pytest.mark.slow
def test_missing_colon_is_marked_and_has_hints(clone):
    page = clone.judge("class Solution:\n    def solveSudoku(self, board)\n        pass\n").stdout
    line, carets = page.splitlines()[3:5]
    assert line.endswith("board)")
    assert carets == " " * len(line) + "^"
    assert "Hint 1 of 5 on code that Python cannot read" in clone.kata("hint").stdout
    assert "\n        Line 2: SyntaxError: expected ':'. " in clone.kata("hint").stdout
    for command in "replay", "page":
        code, page, said = clone.kata(command)
        assert (code, page) == (1, "")
        assert "py:2: no search was recorded (Compile Error: SyntaxError: expected ':'" in said
        assert said.endswith("; `kata judge` shows the details\n")


def test_stub_of_an_approach_contains_its_idea_and_order_and_is_not_judged(clone):
    assert clone.kata("again", "--approach", "bitmask").returncode == 0
    stub = clone.attempt.read_text()
    assert stub.startswith("# From memory: bitmask.\n# Idea: A bit mask for each row, column and")
    assert "# Order: blanks in reading order, digits ascending." in stub
    clone.kata("judge")
    assert '"judged"' not in clone.history.read_text()


def test_unknown_approach_lists_the_known_ones_and_puts_nothing_away(clone):
    clone.attempt.write_text("my work")
    done = clone.kata("again", "--approach", "bitmsk")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "did you mean 'bitmask'?); choose from algorithm_x, " in done.stderr
    assert clone.attempt.read_text() == "my work"


OF, TOP = ("--problem", "count"), ("--problem", "37")


@pytest.fixture
def count(clone):
    assert clone.kata("again", *OF).returncode == 0
    clone.attempt = clone.attempt.parent / "followups/count/my_solution.py"
    return clone


def test_reps_of_other_problems_that_are_due_are_named_when_a_rep_begins(clone):
    for event in began(), accepted(5):
        Journal().append(replace(event, problem="p0037_sudoku_solver/followups/count"))
    due = "Due today: 37/count. `kata again PROBLEM=37/count` begins it."
    for name in "start", "again":
        assert due in " ".join(clone.kata(name, *TOP).stdout.split())
    assert "Due today" not in clone.kata("again", *OF).stdout


def test_hints_of_a_follow_up_count_in_its_rep_until_another_attempt_is_saved(count):
    assert "Hint 1 of 5 on counting solutions" in count.kata("hint").stdout
    assert "Next    shows the next hint" in count.kata("hint", *OF).stdout
    assert count.kata("log", *OF).stdout.splitlines()[4].split()[4] == "2"
    count.kata("start", *TOP)
    assert "Hint 1 of 5 on the first search" in count.kata("hint").stdout
