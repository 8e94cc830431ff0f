"""The verdicts of an interview, its report at the end, and the report of a drill. Pure."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from harness.console import minutes_and_seconds, paragraph, plural, sheet
from harness.drawing import Drawing
from harness.interview.state import MINUTES, Interview
from harness.judge.outcome import Report, Word
from harness.judge.verdict import answer_of
from harness.practice.events import Answered, AttemptJudged
from harness.practice.ladders import as_sentence
from harness.practice.next_steps import AFTER_DRILL, NextStep, step_at
from harness.practice.step_lines import draw_steps
from harness.problem import Problem
from harness.value import Json

LONGEST = 1_500
"""The maximum number of characters shown of a value: about three boards."""
LAST_LINES = 4
"""The number of lines shown of an error, from its end."""


def plain_page(report: Report) -> Drawing:
    """Draw a verdict as LeetCode shows it, with the input, the output and the expected output."""
    style = "good" if report.verdict.accepted else "bad"
    counts = f"  {report.passed}/{plural(report.total, 'case')} passed"
    lines: Drawing = [[(report.verdict.word, style), (counts, "")]]
    deciding = report.deciding
    if deciding is None:
        return lines
    word, error = deciding.verdict.word, deciding.run.error or deciding.verdict.reason
    if word in (Word.COMPILE, Word.RUNTIME, Word.INTERNAL):
        lines += [[(line, "")] for line in error.splitlines()[-LAST_LINES:]]
    if word is Word.COMPILE:
        return lines
    problem, arguments = report.problem, report.problem.arguments(deciding.case)
    shown = {"Input": arguments[0] if len(arguments) == 1 else arguments}
    if word is Word.WRONG:
        shown["Output"] = answer_of(problem, deciding.run)
        if problem.offers(problem.answers):
            shown["Expected"] = next(problem.answers(arguments), None)
    for name, value in shown.items():
        lines += [[(name, "title")], *paragraph("", _json(value))]
    return lines


def _json(value: Json) -> str:
    text = json.dumps(value, separators=(",", ":"))
    left_out = len(text) - LONGEST
    return text if left_out <= 0 else f"{text[:LONGEST]} … {left_out:,} more characters"


def interview_report(
    problem: Problem, interview: Interview, mistake: Callable[[AttemptJudged], str]
) -> Drawing:
    """Draw the report of an interview that is over. `mistake` returns the name of a mistake."""
    ended = ", ended by the clock" if interview.accepted_at is None else ""
    day = interview.rep.began.astimezone()
    title = f"Interview on {day:%a} {day.day} {day:%b}{ended}"
    notes = [("Failed", text) for text in _failures(interview, mistake)]
    if interview.spoken:
        points = "; ".join("{} {}/{}".format(it.name, *it.points) for it in interview.spoken)
        notes.append(("Aloud", f"{points}. You ticked these yourself."))
    step = practise_next(problem, interview)
    return sheet(title, _rows(interview), notes) + draw_steps([step])


def practise_next(problem: Problem, interview: Interview) -> NextStep:
    """Return the step to practise next: the code, the answers, or what is due."""
    if interview.accepted_at is None:
        return step_at(problem.folder, "again", "repeats the problem without a time limit")
    if any(answer.share < 1 for answer in interview.answers):
        return step_at(problem.folder, "interview", AFTER_DRILL.why, "DRILL=1")
    return NextStep(("log",), "shows which reps are due")


def _rows(interview: Interview) -> list[list[str]]:
    runs = interview.runs
    return [
        ["Length", f"{MINUTES} min, {minutes_and_seconds(interview.seconds_used)} used"],
        ["First save", _clock(interview.seconds_in_time(interview.rep.saved))],
        ["First run", _clock(interview.seconds_in_time(runs[0].time) if runs else None)],
        ["Accepted", _clock(interview.accepted_at)],
        ["Runs", str(len(runs))],
        ["Hints", str(len(interview.rep.hints))],
        ["Points ticked", _points(interview.spoken)],
    ]


def _failures(interview: Interview, mistake: Callable[[AttemptJudged], str]) -> Iterator[str]:
    """Yield each distinct failure, with the number of times it occurred."""
    failures = Counter(
        f"{run.verdict}, {mistake(run)}. {as_sentence(run.likely or run.reason or run.verdict)}"
        for run in interview.failures
    )
    for text, count in failures.items():
        yield text + f" ({count} times)" * (count > 1)


def _clock(seconds: float | None) -> str:
    return "never" if seconds is None else minutes_and_seconds(seconds)


def drill_report(answers: Sequence[Answered]) -> Drawing:
    """Draw the report of a drill: the score of each answer, and the missing points."""
    rows = [[answer.name, _points([answer])] for answer in answers]
    missed = [
        ("Missed", f"{answer.name}: {' '.join(answer.detail.splitlines())}")
        for answer in answers
        if answer.detail
    ]
    title = f"Drill: {_points(answers)} points"
    return sheet(title, rows, missed) + draw_steps([AFTER_DRILL])


def _points(answers: Sequence[Answered]) -> str:
    """Return the points that were ticked in some answers: `2 of 4`."""
    ticked = sum(answer.points[0] for answer in answers)
    return f"{ticked} of {sum(answer.points[1] for answer in answers)}"
