"""Questions answered aloud: their order, what is asked next, and a drill as a learner has it."""

from contextlib import suppress
from datetime import timedelta

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.errors import KataError
from harness.interview.questions import (
    Probe,
    SpokenQuestion,
    questions_by_need,
    read_interview,
)
from harness.interview.report import drill_report
from harness.interview.room import LeftError, ask_aloud
from harness.interview.state import last_answers
from harness.practice.events import Drilled, Interviewed, InterviewStep
from tests.harness.practice.events import NOON, Lines, past
from tests.harness.practice.terminals import Terminal
from tests.support import sudoku

STACK = Probe("What does a call hold?", ("a cell", "a digit"), point=2)
COST = SpokenQuestion("What does it cost?", ("the bound", "the stack"), "the cost", (STACK,))
SIXTEEN = SpokenQuestion("And 16 × 16?", ("n", "masks"), "16 × 16")
BOOL = SpokenQuestion("Why a bool?", ("it stops",), "the bool")


def drilled(days, name, result, detail=""):
    time = NOON + timedelta(days)
    return Drilled(time=time, problem="p", name=name, result=result, detail=detail)


@parametrize_cases(
    Case("a good answer", ticked="1 2", probed=False),
    Case("a point with a probe is left out", ticked="1", probed=True),
    Case("a point without one is left out", ticked="2", probed=False),
)
def test_weak_answer_is_recorded_and_then_probed(ticked, probed, capsys):
    recorded = []
    with suppress(LeftError):  # at the probe
        ask_aloud(Lines("", ticked), COST, lambda *answer: recorded.append(answer))
    [(title, result, _)] = recorded
    assert (title, result) == ("the cost", f"{len(ticked.split())}/2")
    assert (STACK.ask in capsys.readouterr().out) == probed


@parametrize_cases(
    Case("never asked", known=[], order=["the cost", "the bool", "16 × 16"]),
    Case(
        "new ones before those answered",
        known=[drilled(-9, "the cost", "0/4")],
        order=["the bool", "16 × 16", "the cost"],
    ),
    Case(
        "the worst before the one longest ago",
        known=[
            drilled(-90, "the cost", "4/4"),
            drilled(-9, "the bool", "4/4"),
            drilled(0, "the bool", "0/4"),
        ],
        order=["16 × 16", "the bool", "the cost"],
    ),
    Case(
        "of those as bad, the one longest ago",
        known=[drilled(0, "the cost", "0/1"), drilled(-5, "the bool", "0/2")],
        order=["16 × 16", "the bool", "the cost"],
    ),
)
def test_new_questions_come_before_weak_answers_and_those_before_good_ones(known, order):
    asked = questions_by_need([COST, BOOL, SIXTEEN], last_answers(known))
    assert [question.title for question in asked] == order


def test_last_answer_is_from_an_interview_or_a_drill():
    in_interview = Interviewed(
        time=NOON, problem="p", step=InterviewStep.ANSWERED, name="the cost", result="1/2"
    )
    other = drilled(3, "the cost", "2/2")
    for events, ticked in ([in_interview, other], 2), ([other, in_interview], 1):
        assert last_answers(events)["the cost"].points[0] == ticked


def test_drill_begins_no_rep():
    assert past([drilled(0, "the cost", "1/2")]).begun == ()


def test_drill_report_has_points_and_missed_points():
    before = last_answers([drilled(-9, "the cost", "0/2")])
    answer = drilled(0, "the cost", "1/2", "the stack")
    page = plain_text(drill_report([answer], before))
    title, _, row, _, missed, *_ = page.splitlines()
    assert title == "Drill: 1 of 2 points"
    assert row == "the cost   1 of 2   0 of 2"
    assert missed == "Missed  the cost: the stack"


@parametrize_cases(
    Case("some", result="3/4", share=0.75),
    Case("more than there are", result="9/4", share=1),
    Case("of none", result="0/0", share=0),
    Case("not numbers", result="x/y", share=0),
    Case("a number without an end", result="9" * 5000 + "/4", share=0),
)
def test_share_of_points_is_valid_even_in_an_edited_journal(result, share):
    assert drilled(0, "the cost", result).share == share


@parametrize_cases(
    Case("a point that there is not", text="point = 3"),
    Case("points count from 1", text="point = 0"),
    Case("no number", text='point = "1"'),
    Case("no point", text=""),
)
def test_error_for_a_probe_on_a_missing_point_names_the_file(tmp_path, text):
    (tmp_path / "interview.toml").write_text(
        '[[question]]\ntitle = "a"\nask = "b"\npoints = ["c"]\n'
        f'[[question.probe]]\n{text}\nask = "d"\npoints = ["e"]\n'
    )
    with pytest.raises(KataError, match=r"interview\.toml"):
        read_interview(tmp_path)


@pytest.mark.slow
def test_drill_records_each_answer_and_asks_others_next_time(clone):
    titles = [question.title for question in read_interview(sudoku().folder).questions]
    terminal = Terminal(clone, "interview", "--drill").sees(f"1 of 5: {titles[0]}")
    terminal.press("\n1 2\n", "You left out what happens without it.")
    terminal.press("\n\n", f"2 of 5: {titles[1]}")
    assert terminal.ends(after="q\n") == 0
    assert "Drill: 2 of 4 points" in terminal.shown
    terminal = Terminal(clone, "interview", "--drill").sees(f"1 of 5: {titles[1]}")
    assert terminal.ends(after="q\n") == 0
    assert not clone.attempt.exists()
