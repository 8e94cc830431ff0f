"""A ladder goes on for the mistake that it was shown for, and begins again for any other."""

from dataclasses import replace

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.judge.outcome import Word
from harness.practice.hints import hint_lines, mistake_of, readable_change, rung_reached, seen_in
from harness.practice.journal import read_line
from harness.practice.ladders import Ladder
from tests.harness.practice.events import began, hinted, judged

LADDER = Ladder("python", "what Python says", *"abcd", "lines\nof code")
ERROR = "IndexError: list index out of range"
UNNAMED = replace(judged(0, Word.RUNTIME, likely=""), reason=ERROR)
NAMED = replace(UNNAMED, cause="index_out_of_range")
PROVED = replace(NAMED, change="-5 for k in range(10):\n+5 for k in range(9):")
OLD = '{"version": 1, "event": "hinted", "time": "2026-05-04T12:00:00+00:00", "problem": "p", '
OLD += '"cause": "python", "rung": 3}'


def shown_on(failure, ladder="python"):
    return replace(hinted(0, rung=3), cause=ladder, mistake=mistake_of(failure))


@parametrize_cases(
    Case("the same mistake", events=[shown_on(NAMED)], failure=NAMED, rung=3),
    Case("another line", events=[shown_on(NAMED)], failure=replace(NAMED, line=9), rung=3),
    Case(
        "another line proved",
        events=[shown_on(PROVED)],
        failure=replace(NAMED, change="-9 row[i + 1]\n+9 row[i]"),
        rung=0,
    ),
    Case(
        "the line proved, moved and edited",
        events=[shown_on(PROVED)],
        failure=replace(NAMED, change="-7 for k in range(1, 8):\n+7     for k in range(9):"),
        rung=3,
    ),
    Case("another cause", events=[shown_on(NAMED)], failure=UNNAMED, rung=0),
    Case("another ladder", events=[shown_on(NAMED, "slow")], failure=NAMED, rung=0),
    Case("the same error", events=[shown_on(UNNAMED)], failure=UNNAMED, rung=3),
    Case(
        "another error",
        events=[shown_on(UNNAMED)],
        failure=replace(UNNAMED, reason="ValueError: a"),
        rung=0,
    ),
    Case(
        "a mistake that comes back",
        events=[shown_on(NAMED), shown_on(UNNAMED)],
        failure=NAMED,
        rung=3,
    ),
    Case("a new rep", events=[shown_on(NAMED), began()], failure=NAMED, rung=0),
    Case("an old journal", events=[read_line(OLD)], failure=NAMED, rung=3),
)
def test_hints_continue_for_the_same_mistake_and_restart_for_another(events, failure, rung):
    assert rung_reached(events, LADDER.name, mistake_of(failure)) == rung


@parametrize_cases(
    Case("both", change="-3 a\n+3 b", words="marked -, and add the lines marked +."),
    Case("none to remove", change="+3 b", words="Add the lines marked +. Then"),
    Case("none to add", change="-3 a", words="Remove the lines marked -. Then"),
)
def test_last_hint_explains_only_the_signs_in_its_change(change, words):
    text = " ".join(plain_text(hint_lines(LADDER, 5, "", change)).split())
    assert words in text


@parametrize_cases(
    Case("a colon", line="if a", change="-1 if a\n+1 if a:"),
    Case("a bracket", line="while (a:", change="1 while (a:"),
    Case("a bracket at the end", line="if f(a", change="-1 if f(a\n+1 if f(a):"),
    Case("an equals sign", line="if a = b:", change="-1 if a = b:\n+1 if a == b:"),
    Case("none", line="if a:", change=""),
)
def test_last_hint_on_an_unreadable_line_shows_it_with_its_change_if_known(line, change):
    assert readable_change(f"{line}\n    pass") == change
    shown = plain_text(hint_lines(replace(LADDER, verdicts=(Word.COMPILE,)), 5, "", change))
    assert ("Then Python can" in shown) == (change[:1] == "-")
    assert line in shown or not change


def test_observation_of_a_case_is_one_sentence():
    failure = replace(UNNAMED, case="Four blanks", reason="returned None")
    assert seen_in(failure) == "Four blanks: returned None."
