"""Tests of interviews: clock, phases, reports, and a whole interview in a terminal."""

import re
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.console import plain_text
from harness.interview.questions import read_questions
from harness.interview.report import interview_report, plain_page, practise_next
from harness.interview.state import Phase, interviews_of, problem_to_interview
from harness.judge.outcome import Word
from harness.practice.events import Interviewed, InterviewStep
from harness.practice.journal import read_line, serialize
from harness.which_problem import choose_problem
from tests.harness.practice.events import (
    ANSWERED,
    BEGAN,
    CLARIFIED,
    GOOD,
    OUT_OF_TIME,
    at,
    began,
    hinted,
    interview,
    judged,
    past,
    saved,
    step,
)
from tests.harness.practice.terminals import Terminal
from tests.support import BANK, RIGHT, WRONG, judged_as, report_of, sudoku


@parametrize_cases(
    Case("begun", events=BEGAN, minutes=5, phase=Phase.CLARIFY),
    Case("clarified", events=[*BEGAN, CLARIFIED], minutes=5, phase=Phase.CODE),
    Case("begun to write without asking", events=[*BEGAN, saved(2)], minutes=5, phase=Phase.CODE),
    Case("out of time", events=BEGAN, minutes=40, phase=Phase.QUESTIONS),
    Case("accepted", events=[*GOOD, ANSWERED[0]], minutes=31, phase=Phase.QUESTIONS),
    Case(
        "accepted too late", events=[*BEGAN, judged(41, "Accepted")], minutes=41, phase="questions"
    ),
    Case("ended", events=[*GOOD, step(30, InterviewStep.ENDED)], minutes=31, phase=Phase.OVER),
    Case("a new rep began", events=[*GOOD, began(9)], minutes=9, phase="over"),
)
def test_phase_follows_from_events_and_clock(events, minutes, phase):
    assert interview(events).phase(at(minutes)) == phase


def test_clock_runs_on_while_interview_is_left():
    held = interview([began(-5), *BEGAN[1:], saved(2), judged(8), judged(35, "Accepted")])
    moments = held.rep.saved, held.runs[0].time, held.rep.ended
    assert [held.seconds_in_time(moment) for moment in moments] == [120, 480, 2100]
    assert (held.seconds_left(at(36)), held.rep.minutes) == (240, 33)


def test_interview_without_judgement_is_dropped_when_the_next_begins():
    known = past([*BEGAN, saved(2), began(5)])
    [held] = interviews_of(known)
    assert (known.reps, held.rep) == ([known.begun[1]], known.begun[0])
    assert held.rep.over


def test_judgement_after_time_is_up_is_not_part_of_the_interview():
    held = interview([*BEGAN, judged(8), judged(41), judged(45, "Accepted")])
    assert held.runs == held.failures == [held.rep.judgements[0]]
    assert (held.accepted_at, held.seconds_left(at(50))) == (None, 0)


def test_ended_interview_ignores_later_steps():
    """Another terminal may go on with it."""
    late = [step(50, InterviewStep.ENDED), step(51, InterviewStep.ANSWERED, "the bool", "1/4")]
    held = interview([*GOOD, *ANSWERED, step(40, InterviewStep.ENDED), *late])
    assert (held.rep.minutes, len(held.answers)) == (13, 2)


def test_interview_without_a_recorded_stub_begins_a_new_rep():
    reps = past([*GOOD, *(replace(event, time=at(60)) for event in BEGAN[1:])]).reps
    assert [(rep.accepted, rep.began) for rep in reps] == [(True, at(0)), (False, at(60))]


def test_ended_interview_without_accepted_is_a_rep_given_up():
    [rep] = past([*OUT_OF_TIME, step(45, InterviewStep.ENDED), judged(50, "Accepted")]).reps
    assert (rep.accepted, rep.ended) == (False, at(45))


def test_problem_without_questions_gets_the_shared_ones(tmp_path):
    titles = [question.title for question in read_questions(tmp_path)]
    assert {"the plan", "the cost"} <= {*titles}
    titles_of_problem = [question.title for question in read_questions(sudoku().folder)]
    assert titles_of_problem.count("the cost") == 1, "its own question takes the place"
    assert {*titles} <= {*titles_of_problem}


@pytest.mark.slow
def test_interview_can_be_resumed_and_names_mistakes_only_in_its_report(clone):
    terminal = Terminal(clone, "interview")
    terminal.sees("40 minutes", "type q and press Enter", "what would you ask me?")
    terminal.press("\n1 3\n", "You did not ask how many")
    terminal.press(
        "\n1\n", "Tell me your plan before you write it.", "(Speak aloud, then press Enter.)"
    )
    terminal.press("\n", "my_solution.py", "Press Enter to run your code")
    assert "One call takes the next blank" not in terminal.shown
    clone.attempt.write_text(WRONG)
    terminal.press("\n", "Wrong Answer", "Expected", "left. Press Enter to run your code")
    assert "takes digits" not in terminal.shown
    assert "Reason" not in terminal.shown
    terminal.press("h\n", "Hint 1 of 5", "left. Press Enter to run your code")
    terminal.press("h\n", "Hint 2 of 5", "left. Press Enter to run your code")
    assert terminal.ends(after="q\n") == 0
    assert "You left with " in terminal.shown

    terminal = Terminal(clone, "interview")
    terminal.sees("the interview resumes", "Press Enter to run your code")
    clone.attempt.write_text(RIGHT)
    terminal.press("\n", f"Accepted  {BANK}/{BANK} cases")
    terminal.sees("Think back to your plan", "One call takes the next blank")
    terminal.types("1 2\n")
    for typed in ("\n1 2\n", "\n1\n", "\n1 2 3 4\n"):
        terminal.types(typed)
    terminal.sees("Answer aloud, as if to an interviewer.", "(Speak aloud,")
    assert terminal.ends(after="\n9\n1 2 3 4\n") == 0
    assert "Failed  Wrong Answer, undoing digits." in terminal.shown
    assert "Hints 2 Points" in " ".join(terminal.shown.split())
    assert "interview: undoing digits" in clone.kata("log", "--problem", "37").stdout


@pytest.mark.slow
def test_interview_says_how_to_restore_the_attempt_and_ends_on_ctrl_c(clone):
    """After a follow-up, the interview is on its problem."""
    clone.judge(WRONG)
    clone.kata("start", "--problem", "37/count")
    terminal = Terminal(clone, "interview").sees("37. Sudoku Solver: you have 40 minutes.")
    terminal.sees("what would you ask me?")
    shown = " ".join(terminal.shown.split())
    assert "The rep in progress is given up. Your attempt was moved to .kata/attempts/" in shown
    assert "copy that file to solutions/p0037_sudoku_solver/my_solution.py" in shown
    assert terminal.ends(after="\x03") == 130
    assert "You left with " in terminal.shown
    clone.attempt.unlink()
    given_up = "The interview in progress is given up.\n"
    assert clone.kata("start", "--problem", "37").stdout.startswith(given_up)


def test_resumed_interview_prints_its_report_when_its_time_has_run_out(clone):
    """Earlier versions stopped the clock at the step "left"."""
    now, slug = datetime.now(UTC), sudoku().slug
    times = {"began": 2401, "clarified": 9, "left": 2}
    events = [
        Interviewed(time=now - timedelta(seconds=seconds), problem=slug, step=kind)
        for kind, seconds in times.items()
    ]
    clone.history.parent.mkdir()
    clone.history.write_text("".join(serialize(event) + "\n" for event in events))
    done = clone.kata("interview")
    assert done.stderr == ""
    assert "time ran out while you were away" in done.stdout
    assert "Next    repeats the problem without a time limit" in done.stdout


DAY = 24 * 60
WON = [began(), judged(5, "Accepted")]
LATE = [began(2 * DAY), judged(2 * DAY + 5, "Accepted")]
LATER = [began(DAY), step(DAY, InterviewStep.BEGAN)]
GIVEN_UP = [began(), judged(5), began(6)]
MEMORY = [replace(began(-9), approach="bitmask"), judged(-5, "Accepted")]


@parametrize_cases(
    Case("nothing was Accepted", known={"a": GIVEN_UP}, days=0, chosen=None),
    Case("the one that is due", known={"a": LATE, "b": WON, "c": MEMORY}, days=9, chosen="b"),
    Case("the least recent when none is due", known={"a": LATE, "b": WON}, days=3, chosen="b"),
    Case("the interview in progress", known={"a": GOOD, "b": WON}, days=0, chosen="a"),
    Case("the latest in progress", known={"a": BEGAN, "b": [*GOOD, *LATER]}, days=9, chosen="b"),
)
def test_interview_chooses_a_problem_when_none_is_named(known, days, chosen):
    pasts = {Path(name): past(events) for name, events in known.items()}
    assert problem_to_interview(pasts, at(days * DAY)) == (chosen and Path(chosen))


def report(held, mistake=lambda _failure: "undoing digits"):
    return " ".join(plain_text(interview_report(sudoku(), held, mistake)).split())


@parametrize_cases(
    Case(
        "the times and the failures",
        events=[*GOOD, *ANSWERED],
        words="First save 2:00 First run 8:00 Accepted 15:00 … "
        "Failed Wrong Answer, undoing digits. The undo is missing. Aloud",
    ),
    Case(
        "the same failure once",
        events=OUT_OF_TIME,
        words="Failed Wrong Answer, undoing digits. The undo is missing. (2 times) Next",
    ),
    Case(
        "the points of what was asked before the first line",
        events=[*BEGAN, CLARIFIED, *GOOD[2:], *ANSWERED],
        words="7 of 14 … what to ask 2/6; the bool 4/4",
    ),
    Case(
        "that the clock ended the interview",
        events=[*OUT_OF_TIME, judged(41), step(45, InterviewStep.ENDED)],
        words="Mon 4 May, ended by the clock Length 40 min, 40:00 used … Accepted never Runs 2",
    ),
    Case(
        "the time that was used, without what practice did afterwards",
        events=[*GOOD, step(27, InterviewStep.ENDED), judged(35)],
        words="40 min, 27:00 used",
    ),
)
def test_report_lists_the_events_of_the_interview(events, words):
    """The report may leave out the text at a …."""
    text = report(interview(events))
    assert re.search(".*".join(map(re.escape, words.split(" … "))), text), text


ALL_TICKED = [*BEGAN, CLARIFIED, *GOOD[2:], ANSWERED[0]]


@parametrize_cases(
    Case("not accepted", events=OUT_OF_TIME, command="again", words="repeats the problem"),
    Case(
        "points are missing",
        events=[*GOOD, *ANSWERED],
        command="interview",
        words="asks new and missed questions",
    ),
    Case("all is well", events=ALL_TICKED, command="log", words="shows which reps"),
)
def test_report_advises_the_first_missing_part(events, command, words):
    step = practise_next(sudoku(), interview(events))
    assert (step.words[0], step.why[: len(words)]) == (command, words)


WRONG_ANSWERS = "Input [1] Output null Expected [[1]]", "Input [1,1] Output null Expected [[1]]"


@parametrize_cases(
    Case("one argument", problem="46", word=Word.WRONG, shown=WRONG_ANSWERS[0]),
    Case("two arguments", problem="77", word=Word.WRONG, shown=WRONG_ANSWERS[1]),
    Case("too slow", problem="46", word=Word.TIME, shown="Input [1]"),
    Case("raised", problem="46", word=Word.RUNTIME, shown="c d e f Input [1]"),
    Case("not Python", problem="46", word=Word.COMPILE, shown="c d e f"),
    Case("an internal error", problem="46", word=Word.INTERNAL, shown="c d e f Input [1]"),
)
def test_verdict_is_shown_as_leetcode_shows_it(problem, word, shown):
    problem = choose_problem(problem)
    judged = judged_as(word, load_cases(problem)[0], error="a\nb\nc\nd\ne\nf")
    page = plain_page(report_of(judged, problem=problem))
    assert " ".join(plain_text(page).split()) == f"{word} 0/1 case passed {shown}"


def test_hint_moves_the_clock_forward_and_is_counted():
    held = interview([*GOOD[:-1], hinted(10), GOOD[-1], step(16, InterviewStep.ENDED)])
    assert [held.seconds_left(at(minutes)) / 60 for minutes in (9, 10, 12)] == [31, 28, 26]
    assert (held.accepted_at, held.rep.minutes) == (17 * 60, 13)
    assert "Accepted 17:00 Runs 2 Hints 1" in report(held)


def test_steps_of_earlier_versions_do_not_change_the_report():
    kinds = "left", "resumed", "measured", "probed", "asked", "judged", "hinted"
    steps = [step(minutes, kind, "the bool", "1/2") for minutes, kind in enumerate(kinds, 8)]
    earlier = [read_line(serialize(event)) for event in steps]
    last = [GOOD[-1], step(16, InterviewStep.ENDED)]
    assert report(interview([*GOOD[:-1], *earlier, *last])) == report(
        interview([*GOOD[:-1], *last])
    )
