"""Tests of the opening moment of a failed run: the step that shows why it failed."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.judge.outcome import Verdict, Word
from harness.mistake import Mistake
from harness.page.lanes import PageLane
from harness.problem import Fault
from harness.record.failure import Shown
from harness.record.tree import call_rows
from harness.replay.lane import UNNAMED, show_failure
from harness.replay.player import Player
from harness.which_case import choose_cases
from p0037_sudoku_solver.board import format_line
from tests.harness.replay.lanes import small_lane
from tests.harness.tapes import PERMUTE, SOLVING, recorded_here
from tests.support import changed, kata_here, sample_cases, submission, sudoku

SPOILT = [*SOLVING, (0, ".")]


def shown(changes, fault=None, word=Word.WRONG, mistake=UNNAMED):
    """Return a lane that failed, with the mistake that its problem names."""
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: fault)
    return show_failure(problem, small_lane(changes), Verdict(word, "a cell is blank"), mistake)


@parametrize_cases(
    Case(
        "what the problem sees", changes=SPOILT, fault=Fault(4, "r2c2=4 is wrong"), opens=4,
        says="Step 4: r2c2=4 is wrong.",
    ),
    Case(
        "the answer undone before that", changes=SPOILT, fault=Fault(12, "x"), opens=11,
        says="Step 11: the answer is undone after it was found.",
    ),
    Case(
        "a given changed for good", changes=[(0, "3"), (1, "9"), (2, "1")], fault=None, opens=2,
        says="Step 2: a given is changed.",
    ),
    Case(
        "a given put back: the last write", changes=[(0, "3"), (1, "9"), (1, "2")], fault=None,
        opens=3, says="Step 3: the run ends here: a cell is blank.",
    ),
)  # fmt: skip
def test_failed_run_opens_at_the_first_visible_fault(changes, fault, opens, says):
    lane = shown(changes, fault)
    assert (lane.opens, lane.notes[1]) == (opens, says)
    assert Player(lane).step == opens


def test_fault_is_an_event():
    player = Player(shown(SPOILT, Fault(4, "r2c2=4 is wrong")))
    player.jump(10)
    while player.step > 4:
        player.event(forward=False)
    assert "r2c2=4 is wrong" in player.happening()


def test_run_without_visible_fault_opens_at_its_last_write_with_the_likely_line():
    lane = shown([(0, "3"), (2, "1")], mistake=Mistake("", "", line=7))
    assert (lane.opens, lane.likely_line) == (2, 7)


CALL = call_rows(recorded_here(PERMUTE.format(kept="path[:]", undo="pass"), [[1, 2]], 0, 9, "go"))


@parametrize_cases(
    Case("nothing on the board", fault=None, says="Step 0: `path` is not restored."),
    Case(
        "a fault on the board", fault=Fault(1, "r1c1=3 is wrong"), says="Step 1: r1c1=3 is wrong."
    ),
)
def test_failed_board_has_a_single_note(fault, says):
    lane = replace(
        small_lane([(0, "3"), (2, "1")]), tree=CALL, fault=Shown(2, "`path` is not restored")
    )
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: fault)
    shown = show_failure(problem, lane, Verdict(Word.WRONG, "a cell is blank"))
    assert PageLane("A", "mine", shown).notes[1:] == [says]


def test_slow_search_without_findings_opens_at_its_start():
    """The search may be right, and its last write shows no mistake."""
    lane = shown([(0, "3"), (2, "1")], word=Word.TIME)
    assert (lane.opens, len(lane.notes)) == (0, 1)


@parametrize_cases(
    Case("an earlier board", step=4, what="in the end, a cell is blank"),
    Case("the last board", step=len(SOLVING), what="a cell is blank"),
)
def test_verdict_note_is_first_and_names_the_end_if_an_earlier_board_is_shown(step, what):
    problem = changed(sudoku(), first_fault=lambda _trace, _cause: Fault(step, "r2c2=4 is wrong"))
    verdict, failed = Verdict(Word.WRONG, "a cell is blank"), Mistake("", "the undo is lost.")
    assert show_failure(problem, small_lane(SOLVING), verdict, failed).notes == (
        f"Wrong Answer: {what}",
        f"Step {step}: r2c2=4 is wrong.",
        "Likely: the undo is lost.",
    )


def test_given_case_or_input_takes_precedence_over_failed_case():
    board = format_line(sudoku().arguments(sample_cases()[0])[0])
    asked = (None, None), ("One blank", None), (None, board)
    chosen = [choose_cases(sudoku(), *one, single=True, failed={"Four blanks"}) for one in asked]
    assert [[case.name for case in cases] for cases in chosen] == [
        ["Four blanks"],
        ["One blank"],
        ["your input"],
    ]


@pytest.mark.slow
@pytest.mark.usefixtures("unchanged")
def test_replay_after_failed_verdict_shows_its_case_at_the_fault(home):
    attempt = home / "solutions" / "p0037_sudoku_solver" / "my_solution.py"
    attempt.write_text(submission("wrong_answer/board_not_undone.py"))
    assert kata_here("judge", home=home).returncode == 1
    said = kata_here("replay", home=home).stdout
    assert "my_solution.py on Four blanks" in said
    assert "Step 3: r4c2 is tried again, but r4c5=8 still stands." in said
    assert "Likely: " in said
    other = kata_here("replay", "--case", "One blank", home=home).stdout
    assert "Step 3" not in other
    attempt.write_text(attempt.read_text() + "\n")
    said = kata_here("replay", home=home).stdout
    assert "on LeetCode's example" in said
    assert "Likely" not in said
