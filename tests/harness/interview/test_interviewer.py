"""The interviewer in this process: hints and their price, and what is read when."""

from contextlib import suppress
from datetime import UTC, datetime
from unittest.mock import Mock

import pytest

from harness.cli.commands.interview import hold_interview
from harness.interview.conduct import conduct, write_code
from harness.interview.questions import read_interview
from harness.interview.room import LeftError, Room, TypedLines
from harness.practice.begin import begin
from harness.practice.events import Hinted, InterviewStep
from harness.practice.journal import Journal
from tests.harness.practice.events import Lines
from tests.support import RIGHT, WRONG, run_python, sudoku


@pytest.fixture
def room(clone, monkeypatch):
    """An interview in a clone, in which the code is to be written."""
    monkeypatch.setattr("harness.solution_files.SOLUTIONS", clone.folder / "solutions")
    monkeypatch.setattr("harness.practice.journal.FOLDER", clone.folder / ".kata")
    problem = sudoku()
    room = Room(problem, read_interview(problem.folder), Lines(), Journal())
    begin(room.attempt, room.journal)
    room.step(InterviewStep.BEGAN)
    room.step(InterviewStep.CLARIFIED)
    return room


def test_plan_comes_after_accepted_and_before_questions_on_the_search_and_others(room):
    room.attempt.path.write_text(RIGHT, encoding="utf-8")
    room.typed.lines += ["", "1 2", *["", "1 2 3 4"] * 2]
    with pytest.raises(LeftError):
        conduct(room)
    room.typed.lines += ["", "1 2 3 4"]
    conduct(room)
    plan, *others = room.current.answers
    when = {question.title: question.when for question in room.data.questions}
    assert (plan.name, plan.points) == ("the plan", (2, 5))
    assert [when[answer.name] for answer in others] == ["code", "code", ""]
    assert room.current.rep.over


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
    assert "the interview resumes where you left off, 39:" in shown
    assert "on the clock, which runs on." in shown


@pytest.mark.slow
def test_hint_judges_a_new_text_first_and_is_free_when_it_is_accepted(room):
    room.attempt.path.write_text(RIGHT, encoding="utf-8")
    types(room, "h")
    assert room.current.accepted_at is not None
    assert minutes_paid(room) == 0


@pytest.mark.slow
def test_hint_costs_time_only_when_it_is_first_shown(room, capsys):
    room.attempt.path.write_text(WRONG, encoding="utf-8")
    types(room, *"hhhhhh")
    shown = capsys.readouterr().out
    assert [f"Hint {number} of 5" in shown for number in range(1, 6)] == [True] * 5
    assert minutes_paid(room) == 10
    assert len(room.current.rep.judgements) == 1


def test_run_is_in_the_journal_when_its_page_is_interrupted(room, monkeypatch):
    stop = Mock(side_effect=KeyboardInterrupt)
    monkeypatch.setattr("harness.interview.conduct.print_drawing", stop)
    room.attempt.path.write_text("class", encoding="utf-8")
    with pytest.raises(KeyboardInterrupt):
        types(room, "")
    assert [run.verdict for run in room.current.runs] == ["Compile Error"]


def test_hint_and_run_without_a_file_are_free_errors(room, capsys):
    room.attempt.path.unlink()
    types(room, "h", "", "I would quit here")
    shown = capsys.readouterr().out
    assert shown.count("you have no attempt yet") == 2
    assert shown.count("Nothing is typed here") == 1
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
