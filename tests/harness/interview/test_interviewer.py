"""Tests of the interviewer: questions answered aloud, their order, hints and the cost of hints."""

from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from unittest.mock import Mock

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cli.commands.interview import hold_interview
from harness.console import plain_text
from harness.errors import KataError
from harness.interview.conduct import conduct, hold_drill, write_code
from harness.interview.questions import Probe, SpokenQuestion, questions_by_need, read_questions
from harness.interview.report import drill_report
from harness.interview.room import LeftError, Room, TypedLines, ask_aloud
from harness.interview.state import last_answers
from harness.practice.begin import begin
from harness.practice.events import Drilled, Hinted, Interviewed, InterviewStep
from harness.practice.journal import Journal
from harness.solution_files import attempt_path
from tests.harness.practice.events import NOON, Lines, past
from tests.support import RIGHT, WRONG, run_python, sudoku

STACK = Probe("What does a call hold?", ("a cell", "a digit"), point=2)
COST = SpokenQuestion("What does it cost?", ("the bound", "the stack"), "the cost", (STACK,))
SIXTEEN = SpokenQuestion("And 16 × 16?", ("n", "masks"), "16 × 16")
BOOL = SpokenQuestion("Why a bool?", ("it stops",), "the bool")


def drilled(days, name, result, detail=""):
    time = NOON + timedelta(days)
    return Drilled(time=time, problem="p", name=name, result=result, detail=detail)


@parametrize_cases(
    Case("a good answer", ticked="2,1", result="2/2", probed=False),
    Case("a point with a probe is left out", ticked="1", result="1/2", probed=True),
    Case("a point without a probe is left out", ticked="2", result="1/2", probed=False),
    Case("all points are left out", ticked="", result="0/2", probed=True),
)
def test_weak_answer_is_recorded_and_then_probed(ticked, result, probed, capsys):
    """Invalid numbers are asked for again, and the answer to the probe is not recorded."""
    recorded = []
    lines = Lines("", "0", "3", "9" * 5000, ticked, "", "1")
    ask_aloud(lines, COST, lambda *answer: recorded.append(answer), "ask")
    [(title, score, _)] = recorded
    assert (title, score) == ("the cost", result)
    shown = capsys.readouterr().out
    assert "Which of these did you ask?" in shown
    assert (STACK.ask in shown) == probed


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
        "of equally bad ones, the one longest ago",
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
    asked = replace(in_interview, step=InterviewStep.CLARIFIED, result="0/2")
    other = drilled(3, "the cost", "2/2")
    for events, ticked in ([in_interview, other], 2), ([other, in_interview], 1):
        assert last_answers([*events, asked])["the cost"].points[0] == ticked


def test_drill_begins_no_rep():
    assert past([drilled(0, "the cost", "1/2")]).begun == ()


def test_drill_report_has_points_and_missed_points():
    answer = drilled(0, "the cost", "1/2", "the stack")
    page = plain_text(drill_report([answer, drilled(0, "the bool", "1/1")]))
    title, *rows, _, missed, _ = page.splitlines()
    assert title == "Drill: 2 of 3 points"
    assert rows == ["the cost   1 of 2", "the bool   1 of 1"]
    assert missed == "Missed  the cost: the stack"


@parametrize_cases(
    Case("some of the points", result="3/4", share=0.75),
    Case("more points than there are", result="9/4", share=1),
    Case("a total of zero", result="0/0", share=0),
    Case("not numbers", result="x/y", share=0),
    Case("a number with 5,000 digits", result="9" * 5000 + "/4", share=0),
)
def test_share_of_points_is_valid_when_the_journal_was_edited(result, share):
    assert drilled(0, "the cost", result).share == share


@pytest.fixture
def room(clone):  # noqa: ARG001 - it is written to
    """An interview in a clone, in which the code is to be written."""
    problem = sudoku()
    room = Room(problem, read_questions(problem.folder), Lines(), Journal())
    begin(problem, room.journal)
    room.step(InterviewStep.BEGAN)
    room.step(InterviewStep.CLARIFIED)
    return room


def test_drill_records_each_answer_and_asks_other_questions_next_time(room, capsys):
    titles = [question.title for question in room.questions if question.when != "clarify"]
    room.typed.lines += ["", "1 2", "", ""]  # the answer, and that to a probe
    for _ in range(2):
        hold_drill(room)
    shown = capsys.readouterr().out
    assert "You left out what happens without it." in " ".join(shown.split())
    asked = [f"1 of 5: {titles[0]}", f"2 of 5: {titles[1]}", f"1 of 5: {titles[1]}"]
    assert [line for line in shown.splitlines() if " of 5: " in line] == asked
    assert shown.count("Drill: 2 of 4 points") == shown.count("Drill: ") == 1


def test_plan_is_asked_after_accepted_and_before_all_other_questions(room, capsys):
    attempt_path(room.problem).write_text(RIGHT, encoding="utf-8")
    room.typed.lines += ["", "1 2", *["", "1 2 3 4"] * 2]
    with pytest.raises(LeftError):
        conduct(room)
    room.typed.lines += ["", "1 2 3 4"]
    conduct(room)
    plan, *others = room.current.answers
    when = {question.title: question.when for question in room.questions}
    assert (plan.name, plan.points) == ("the plan", (2, 5))
    assert [when[answer.name] for answer in others] == ["code", "code", ""]
    assert room.current.rep.over
    assert "Time is up." not in capsys.readouterr().out


def test_question_on_a_failure_comes_first_after_time_is_up(room, capsys):
    for _ in range(20):  # of two minutes each, so that time is up
        room.journal.append(
            Hinted(time=datetime.now(UTC), problem=room.problem.slug, cause="a", rung=1)
        )
    room.typed.lines += ["", *["", "1 2 3 4"] * 3]
    conduct(room)
    assert "Time is up." in capsys.readouterr().out
    titles = [answer.name for answer in room.current.answers]
    assert titles[:2] == ["the plan", "what the dots say"]
    assert len(titles) == 4


def minutes_paid(room):
    """Return the minutes that hints have cost, whatever time has passed meanwhile."""
    held = room.current
    now = room.past.events[-1].time
    passed = (now - held.began).total_seconds()
    return round(held.seconds_at(now) - passed) / 60


def types(room, *lines):
    room.typed.lines += lines
    with suppress(LeftError):
        write_code(room)


def test_leaving_and_resuming_adds_nothing_to_the_journal(room, capsys):
    before = room.past.events
    assert hold_interview(room) == 0
    assert room.past.events == before
    shown = capsys.readouterr().out
    assert "the interview resumes where you left off, with 39:" in shown
    assert "remaining, and the clock keeps running." in shown


def test_hint_judges_a_new_text_first_and_is_free_when_it_is_accepted(room):
    attempt_path(room.problem).write_text(RIGHT, encoding="utf-8")
    types(room, "h")
    assert room.current.accepted_at is not None
    assert minutes_paid(room) == 0


@pytest.mark.slow
def test_hint_costs_time_only_when_it_is_first_shown(room, capsys):
    attempt_path(room.problem).write_text(WRONG, encoding="utf-8")
    types(room, *"hhhhhh")
    shown = capsys.readouterr().out
    assert [f"Hint {number} of 5" in shown for number in range(1, 6)] == [True] * 5
    assert minutes_paid(room) == 10
    assert len(room.current.rep.judgements) == 1


def test_run_is_in_the_journal_when_its_page_is_interrupted(room, monkeypatch):
    stop = Mock(side_effect=KeyboardInterrupt)
    monkeypatch.setattr("harness.interview.conduct.print_drawing", stop)
    attempt_path(room.problem).write_text("class", encoding="utf-8")
    with pytest.raises(KeyboardInterrupt):
        types(room, "")
    assert [run.verdict for run in room.current.runs] == ["Compile Error"]


def test_hint_that_cannot_be_recorded_is_an_error(room, monkeypatch):
    monkeypatch.setattr(room.journal, "append", lambda _event: "it is read-only")
    with pytest.raises(KataError, match="read-only"):
        types(room, "h")


def test_hint_and_run_take_no_time_off_when_the_attempt_is_missing(room, capsys):
    attempt_path(room.problem).unlink()
    types(room, "h", "", "I would quit here", "pass")
    shown = capsys.readouterr().out
    assert shown.count("you have no attempt yet") == 2
    assert shown.count("Do not type code here") == 2
    assert minutes_paid(room) == 0


def test_interview_is_left_by_q_in_any_case_and_at_end_of_input(tmp_path, monkeypatch):
    (tmp_path / "typed").write_text("a line\nq\nQ\n q \n")
    with (tmp_path / "typed").open() as keyboard:
        monkeypatch.setattr("sys.stdin", keyboard)
        lines = TypedLines()
        assert lines.wait(60) == "a line"
        for _ in ("q", "Q", " q ", "the end"):
            with pytest.raises(LeftError):
                lines.wait(60)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("thread", "signals", "seconds", "code"),
    [
        pytest.param("main", "SIGTERM SIGHUP", 20, 143, id="two at once, one passed on by make"),
        pytest.param("current", "SIGINT", None, 130, id="Ctrl-C that another thread receives"),
    ],
)
def test_stop_signal_ends_the_wait_for_a_line_without_traceback(thread, signals, seconds, code):
    wait = f"""
import os, signal, sys, threading
from harness.cli import main
from harness.cli.commands import log
from harness.interview.room import TypedLines
sys.stdin = open(os.pipe()[0])
def stop():
    for name in {signals.split()}:
        signal.pthread_kill(threading.{thread}_thread().ident, getattr(signal, name))
def run(_options):
    threading.Timer(0.2, stop).start()
    TypedLines().wait({seconds})
log.run = run
sys.exit(main.main(["log"]))
"""
    done = run_python(wait)
    assert done.returncode == code
    assert "Traceback" not in done.stderr
