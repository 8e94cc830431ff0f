"""A ladder goes on for the mistake that it was shown for, and begins again for any other."""

from dataclasses import replace

from pytest_parametrize_cases import Case, parametrize_cases

from harness.console import plain_text
from harness.judge.outcome import Word
from harness.practice.events import digest
from harness.practice.hints import hint_before, hint_lines, rung_reached, seen_in
from harness.practice.journal import read_line
from harness.practice.ladders import Ladder
from tests.harness.practice.events import began, judged

LADDER = Ladder("python", "what Python says", *"abcde")
SOURCE = "a = 1\nboard[r][9]\nb = 2\n"
ERROR = "IndexError: list index out of range"
UNNAMED = replace(judged(0, Word.RUNTIME, digest(SOURCE), likely=""), reason=ERROR)
JUDGED = replace(UNNAMED, cause="index_out_of_range", line=2)
OLD = '{"version": 1, "event": "hinted", "time": "2026-05-04T12:00:00+00:00", "problem": "p", '
OLD += '"cause": "python", "rung": 4}'


def reached(failure, then, text, events=()):
    """Return the rung reached on another failure, once three were shown on a first one."""
    shown = replace(hint_before(LADDER, failure, SOURCE), rung=3)
    now = hint_before(LADDER, replace(then, source=digest(text)), text)
    return rung_reached([shown, *events], now)


@parametrize_cases(
    Case("a line above it is new", then=replace(JUDGED, line=3), text=f"print()\n{SOURCE}", rung=3),
    Case("its line was edited", then=JUDGED, text=SOURCE.replace("9", "10"), rung=3),
    Case("its line is not known", then=replace(JUDGED, line=0), text="c = 3\n", rung=3),
    Case("its name has changed", then=replace(JUDGED, cause="wrong_type"), text=SOURCE, rung=3),
    Case("another cause", then=replace(JUDGED, cause="wrong_type"), text=SOURCE + "\n", rung=0),
    Case("another place", then=replace(JUDGED, line=3), text=SOURCE + "\n", rung=0),
)
def test_hints_continue_for_the_same_mistake_and_restart_for_another(then, text, rung):
    assert reached(JUDGED, then, text) == rung


def test_unnamed_errors_are_distinguished_by_their_reasons():
    assert reached(UNNAMED, UNNAMED, "c = 3\n") == 3
    assert reached(UNNAMED, replace(UNNAMED, reason="ValueError: a"), "c = 3\n") == 0


def test_hints_continue_when_a_mistake_comes_back():
    other = replace(hint_before(LADDER, replace(JUDGED, line=3), SOURCE), rung=1, source="another")
    assert reached(JUDGED, JUDGED, SOURCE + "\n", [other]) == 3


def test_new_rep_restarts_the_hints():
    assert reached(JUDGED, JUDGED, SOURCE, [began()]) == 0


@parametrize_cases(
    Case("both", change="-3 a\n+3 b", words="marked -, and add the lines marked +."),
    Case("none to remove", change="+3 b", words="Add the lines marked +. Then"),
    Case("none to add", change="-3 a", words="Remove the lines marked -. Then"),
)
def test_last_hint_explains_only_the_signs_in_its_change(change, words):
    text = " ".join(plain_text(hint_lines(LADDER, 5, "", change)).split())
    assert words in text


def test_observation_of_a_case_is_one_sentence():
    failure = replace(UNNAMED, case="Four blanks", reason="returned None")
    assert seen_in(failure) == "Four blanks: returned None."


def test_hint_of_an_old_journal_counts_for_every_mistake_of_its_ladder():
    assert rung_reached([read_line(OLD)], hint_before(LADDER, JUDGED, SOURCE)) == 4
