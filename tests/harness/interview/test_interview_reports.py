"""Reports of interviews: what went wrong, what came back, and what to practise next."""

from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import text_of
from harness.interview.feedback import practise_next
from harness.interview.report import followup_title, interview_list, interview_report, reported
from harness.practice.events import Interviewed, InterviewStep
from harness.practice.journal import line_of, read_line
from tests.harness.interview.events import (
    ANSWERED,
    ASKED,
    BEGAN,
    CLARIFIED,
    GOOD,
    HINTED,
    OUT_OF_TIME,
    SHORT,
    SOLVED,
    interview,
    step,
)
from tests.harness.practice.events import at, judged, past
from tests.support import sudoku


def report(held):
    """Return the text of a report, with single blanks."""
    return " ".join(text_of(interview_report(held, lambda _failure: "undoing digits")).split())


def test_what_was_asked_before_the_first_line_counts_among_the_points_with_its_probe():
    probed = step(4, InterviewStep.PROBED, "what to ask", "1/2")
    held = interview([*BEGAN, CLARIFIED, probed, *GOOD[2:], *ANSWERED])
    assert [(it.title, it.probed) for it in held.spoken][:2] == [
        ("what to ask", "1/2"),
        ("the bool", ""),
    ]
    text = report(held)
    assert "7 of 14" in text
    assert "what to ask 2/6, then 1/2 when probed; the bool 4/4" in text


@parametrize_cases(
    Case("not accepted", events=OUT_OF_TIME, words="the problem itself, without a clock. Work on"),
    Case(
        "one mistake cost several runs",
        events=[*BEGAN, judged(5), judged(8), judged(15, "Accepted")],
        words="the plain search from the stub. Undo cost you 2 runs.",
    ),
    Case("slow", events=[*BEGAN, judged(35, "Accepted")], words="the plain search from the stub"),
    Case("a follow-up is open", events=[*ASKED, SOLVED[1]], words="the follow-up “count”"),
    Case("points are missing", events=[*ASKED, *SOLVED, *ANSWERED], words="the cost: say it aloud"),
    Case(
        "the smaller part was said of a longer answer",
        events=[
            *ASKED,
            *SOLVED,
            step(30, InterviewStep.ANSWERED, "the bool", "2/2"),
            step(31, InterviewStep.ANSWERED, "the stack", "3/6"),
        ],
        words="the stack: say it aloud",
    ),
    Case("all is well", events=[*ASKED, *SOLVED, ANSWERED[0]], words="another approach"),
)
def test_the_report_names_the_first_thing_that_is_missing_as_what_to_practise_next(events, words):
    assert practise_next(interview(events), lambda _failure: "undo").startswith(words)


def test_the_report_names_each_failure_and_the_times_on_the_clock():
    text = report(interview([*ASKED, *SOLVED, *ANSWERED]))
    assert "First write 2:00 First run 8:00 Accepted 15:00" in text
    assert "Wrong Answer, undoing digits. The undo is missing." in text
    assert "“count” accepted on the first run “none” accepted on the first run" in text


def test_the_report_says_how_a_follow_up_failed_and_that_the_clock_ended_the_interview():
    failed = Interviewed(
        time=at(30),
        problem="p",
        step=InterviewStep.JUDGED,
        name="none",
        result="Wrong Answer",
        detail="two",
    )
    text = report(interview([*ASKED, SOLVED[0], failed]))
    assert text.startswith("Interview of Mon 4 May, ended by the clock")
    assert "“none” not accepted after 1 run. The last: Wrong Answer, two" in text


def test_a_hint_puts_the_clock_forward_and_is_counted_in_the_report():
    held = interview([*GOOD[:-1], *HINTED, GOOD[-1], step(16, InterviewStep.ENDED)])
    assert [held.seconds_left(at(minutes)) / 60 for minutes in (9, 10, 12)] == [31, 28, 26]
    assert (held.accepted_at, held.rep.minutes) == (17 * 60, 15)
    assert "Accepted 17:00 Runs 2 Hints 1" in report(held)


def test_hints_in_another_terminal_are_counted_in_the_report_and_cost_no_time():
    held = interview([*BEGAN, *HINTED[:1], judged(15, "Accepted"), step(16, InterviewStep.ENDED)])
    assert (held.hints, held.accepted_at) == (1, 15 * 60)
    assert "Hints 1" in report(held)


def test_a_step_of_earlier_versions_is_read_and_changes_nothing():
    measured = read_line(line_of(step(15, "measured", "growth", "2/3.1")))
    assert report(interview([*GOOD[:-1], measured, GOOD[-1]])) == report(interview(GOOD))


def several():
    """The events of three interviews, of which the last was left for another stub."""
    first = [*ASKED, *SOLVED, *ANSWERED, step(32, InterviewStep.ENDED)]
    answered = replace(ANSWERED[1], detail="the stack")
    again = [*SHORT, judged(8), answered, step(32, InterviewStep.ENDED)]
    first = [
        replace(event, detail="the stack") if event == ANSWERED[1] else event for event in first
    ]
    return [*first, *again, *BEGAN, *BEGAN[:1]]


def test_the_list_has_a_row_for_each_interview_and_names_what_came_back():
    page = text_of(interview_list(reported(past(several())), "p", lambda _: "undoing digits"))
    assert [line.split() for line in page.splitlines()[2:]] == [
        ["1", "2026-05-04", "40", "15:00", "2", "0", "2", "of", "2", "5", "of", "8"],
        ["2", "2026-05-04", "15", "never", "1", "0", "–", "1", "of", "4"],
        [],
        ["Again", "undoing", "digits,", "in", "2", "of", "2", "interviews"],
        ["the", "cost:", "“the", "stack”,", "in", "2", "of", "2", "interviews"],
    ]


@parametrize_cases(
    Case("ended without an answer", events=[*BEGAN, step(40, InterviewStep.ENDED)], count=1),
    Case("given up after the first questions", events=[*BEGAN, CLARIFIED, *BEGAN[:1]], count=1),
    Case("given up at once", events=[*BEGAN, *BEGAN[:1]], count=0),
    Case("going on", events=[*BEGAN, CLARIFIED], count=0),
)
def test_there_is_a_report_on_each_interview_that_is_over_and_in_which_something_happened(
    events, count
):
    assert len(reported(past(events))) == count


@pytest.mark.slow
def test_the_log_lists_the_interviews_that_there_is_a_report_on(clone):
    clone.history.parent.mkdir()
    assert "Interviews" not in clone.kata("log").stdout
    slug = sudoku().slug
    events = [replace(event, problem=slug) for event in [*ASKED, step(30, InterviewStep.ENDED)]]
    clone.history.write_text("".join(line_of(event) + "\n" for event in events))
    page = clone.kata("log").stdout
    assert "Interviews on 37." in page
    assert "1   2026-05-04        40      15:00" in page


def test_a_report_names_a_follow_up_by_its_title_or_by_its_folder_if_that_is_gone():
    assert followup_title(sudoku(), "count") == "how many solutions?"
    assert followup_title(sudoku(), "gone") == "gone"


def test_the_report_says_how_long_each_follow_up_took_and_how_much_of_the_clock_was_used():
    opened = step(16, InterviewStep.OPENED, "count")
    ended = [step(27, InterviewStep.ENDED), judged(35)]  # the last one by practice afterwards
    text = report(interview([*ASKED, opened, *SOLVED, *ended]))
    assert "“count” accepted on the first run, in 4:00" in text
    assert "40 min, 27:00 used" in text


def test_a_follow_up_that_was_never_begun_was_not_reached():
    opened = step(16, InterviewStep.OPENED, "count")
    text = report(interview([*ASKED, opened, step(40, InterviewStep.ENDED)]))
    assert "“count” not accepted “none” not reached" in text


def test_a_follow_up_that_was_skipped_stands_there_with_the_time_that_was_left():
    text = report(interview([*ASKED, SOLVED[0], step(25, InterviewStep.SKIPPED, "none")]))
    assert "“count” accepted on the first run “none” skipped with 15:00 left" in text


def test_a_failure_that_came_twice_is_one_line():
    text = report(interview(OUT_OF_TIME))
    assert text.count("Wrong Answer, undoing digits.") == 1
    assert "The undo is missing. (twice)" in text
