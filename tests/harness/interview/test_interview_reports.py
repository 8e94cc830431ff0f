"""Reports of interviews: what went wrong, what came back, and what to practise next."""

import re

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.interview.report import interview_report, practise_next
from harness.practice.events import InterviewStep
from harness.practice.journal import line_of, read_line
from tests.harness.practice.events import (
    ANSWERED,
    BEGAN,
    CLARIFIED,
    GOOD,
    OUT_OF_TIME,
    at,
    hinted,
    interview,
    judged,
    step,
)
from tests.support import sudoku


def report(held, mistake=lambda _failure: "undoing digits"):
    return " ".join(plain_text(interview_report(sudoku(), held, mistake)).split())


@parametrize_cases(
    Case(
        "the times and the failures",
        events=[*GOOD, *ANSWERED],
        words="First write 2:00 First run 8:00 Accepted 15:00 … "
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
        events=OUT_OF_TIME,
        words="of Mon 4 May, ended by the clock",
    ),
    Case(
        "hints, which cost time in another terminal too",
        events=[*BEGAN, hinted(10), judged(15, "Accepted"), step(16, InterviewStep.ENDED)],
        words="Accepted 17:00 … Hints 1",
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


@parametrize_cases(
    Case(
        "not accepted",
        events=OUT_OF_TIME,
        command="again",
        words="the problem itself, without a clock; work on undo first",
    ),
    Case(
        "one mistake cost several runs",
        events=[*BEGAN, judged(5), judged(8), judged(15, "Accepted")],
        command="again",
        words="the plain search from the stub (undo cost you 2 runs)",
    ),
    Case(
        "slow",
        events=[*BEGAN, judged(35, "Accepted")],
        command="again",
        words="the plain search from the stub",
    ),
    Case(
        "points are missing",
        events=[*GOOD, *ANSWERED],
        command="interview",
        words="the cost: say it aloud",
    ),
    Case(
        "the smaller part was said of a longer answer",
        events=[
            *GOOD,
            step(30, InterviewStep.ANSWERED, "the bool", "2/2"),
            step(31, InterviewStep.ANSWERED, "the stack", "3/6"),
        ],
        command="interview",
        words="the stack: say it aloud",
    ),
    Case(
        "all is well",
        events=[*GOOD, ANSWERED[0]],
        command="log",
        words="what is due",
    ),
)
def test_report_advises_the_first_missing_part(events, command, words):
    step = practise_next(sudoku(), interview(events), lambda _failure: "undo")
    assert (step.words[0], step.why[: len(words)]) == (command, words)


def test_hint_moves_the_clock_forward_and_is_counted():
    held = interview([*GOOD[:-1], hinted(10), GOOD[-1], step(16, InterviewStep.ENDED)])
    assert [held.seconds_left(at(minutes)) / 60 for minutes in (9, 10, 12)] == [31, 28, 26]
    assert (held.accepted_at, held.rep.minutes) == (17 * 60, 13)
    assert "Accepted 17:00 Runs 2 Hints 1" in report(held)


def test_steps_of_earlier_versions_do_not_change_the_report():
    steps = [step(9, "left"), step(10, "resumed"), step(11, "measured", "growth", "2/3.1")]
    steps += [step(11, "probed", "the bool", "1/2")]
    steps += [step(12, "asked", "count"), step(13, "judged", "count", "Wrong Answer", "two")]
    steps += [step(14, "hinted")]
    earlier = [read_line(line_of(event)) for event in steps]
    last = [GOOD[-1], step(16, InterviewStep.ENDED)]
    assert report(interview([*GOOD[:-1], *earlier, *last])) == report(
        interview([*GOOD[:-1], *last])
    )
