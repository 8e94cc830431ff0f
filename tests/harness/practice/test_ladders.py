"""Tests of ladders: each failure has one, and hints continue for the same mistake."""

import ast
import re
from collections import Counter
from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.console import plain_text
from harness.judge.outcome import Word
from harness.practice.hints import hint_lines, mistake_of, rung_reached, seen_in
from harness.practice.journal import read_line
from harness.practice.ladders import (
    RUNGS,
    SEEN,
    SHARED,
    TEXTS,
    WITHOUT_HINTS,
    Ladder,
    choose_ladder,
    read_ladders,
)
from harness.problem_folder import path_of_problems, read_stub
from harness.why.causes import GeneralCause
from tests.harness.practice.events import began, hinted, judged
from tests.support import all_problems
from tests.support import judged as judged_in

PROBLEM_LADDERS = {problem.slug: read_ladders(problem.folder) for problem in all_problems()}
SHARED_LADDERS = read_ladders(SHARED.parent / "of_no_problem")
MAIN = path_of_problems()
SMALL = [it for it in MAIN if it.order < 10]
LADDERS = {
    f"{slug}: {ladder.name}": ladder
    for slug, ladders in PROBLEM_LADDERS.items()
    for ladder in ladders
    if slug in {problem.slug for problem in SMALL} or ladder not in SHARED_LADDERS
}
"""The ladders of the smaller problems, and those that the others have themselves."""
MOST_LINES = 9
"""Lines of a rung, its title included: it shares a screen with the verdict."""
each_ladder = pytest.mark.parametrize("ladder", LADDERS.values(), ids=LADDERS)


def test_general_mistake_has_exactly_one_shared_ladder():
    causes = Counter(cause for ladder in SHARED_LADDERS for cause in ladder.causes)
    assert causes == Counter({*GeneralCause} - {*WITHOUT_HINTS})


def test_verdict_has_exactly_one_shared_ladder_unless_it_is_an_internal_error():
    verdicts = Counter(verdict for ladder in SHARED_LADDERS for verdict in ladder.verdicts)
    assert verdicts == Counter({*Word} - {Word.INTERNAL})


@parametrize_cases(
    Case("an undo on a path", slug="p0077_combinations", shown="Pop what was appended"),
    Case("an undo on a board", slug="p0037_sudoku_solver", shown="blank the very cell"),
)
def test_ladder_of_a_problem_is_preferred_to_the_shared_one(slug, shown):
    ladder = choose_ladder(PROBLEM_LADDERS[slug], Word.WRONG, GeneralCause.UNDO_MISSING)
    assert shown in " ".join(ladder.shape.split())


@pytest.mark.parametrize("slug", PROBLEM_LADDERS)
def test_questions_after_accepted_exist_for_problems_but_not_for_follow_ups(slug):
    ladder = choose_ladder(PROBLEM_LADDERS[slug], Word.ACCEPTED, "")
    assert (ladder is None) == ("/" in slug)


@each_ladder
def test_no_rung_before_the_last_contains_code(ladder):
    """A name or an expression may be quoted, but no statement, and no line stands by itself."""
    for number in range(1, len(RUNGS)):
        text = ladder.rung(number)
        assert "\n" not in text
        for quoted in re.findall("`([^`]+)`", text):
            if not quoted.startswith("kata "):
                [statement] = ast.parse(quoted).body
                assert isinstance(statement, ast.Expr), quoted


@each_ladder
def test_last_rung_is_code_unless_the_ladder_is_for_accepted(ladder):
    """Only a rung of several lines is printed as code."""
    assert ("\n" in ladder.rung(len(RUNGS))) == (Word.ACCEPTED not in ladder.verdicts)


@each_ladder
def test_mistake_placeholder_is_only_in_the_rung_named_where(ladder):
    filled = [name for name in RUNGS if SEEN in getattr(ladder, name)]
    assert filled == ([] if Word.ACCEPTED in ladder.verdicts else ["where"])
    assert not any(f"{{{name}}}" in getattr(ladder, rung) for name in TEXTS for rung in RUNGS)


@each_ladder
def test_rung_fits_on_a_screen_below_a_verdict(ladder):
    seen = "In its first 40,000 writes it undid 19,999 digits, and did not get past row 3."
    for number in range(1, len(RUNGS) + 1):
        lines = hint_lines(ladder, number, replace(UNNAMED, likely=seen))
        assert len(lines) <= MOST_LINES + (number == len(RUNGS)) * 8
        assert max(len("".join(text for text, _ in line)) for line in lines) <= 80


@pytest.mark.slow
@pytest.mark.parametrize("problem", MAIN, ids=lambda problem: problem.slug)
def test_last_hint_with_a_whole_body_is_accepted_when_pasted_into_the_stub(problem):
    """The code is printed with the indentation of a method's body."""
    ladders = PROBLEM_LADDERS[problem.slug]
    whole = [one for one in ladders if "the whole body" in one.lines]
    whole.append(choose_ladder(ladders, Word.WRONG, GeneralCause.EMPTY_METHOD))
    stub = read_stub(problem.folder).replace("        pass\n", "")
    for _, *lines in (hint_lines(one, len(RUNGS), UNNAMED) for one in whole):
        body = "\n".join("".join(text for text, _ in line) for line in lines)
        cases = tuple(load_cases(problem))
        assert judged_in(stub + body, cases, problem=problem).verdict.accepted


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
    text = " ".join(plain_text(hint_lines(LADDER, 5, replace(UNNAMED, change=change))).split())
    assert words in text


def test_observation_joins_the_case_and_the_reason_when_no_mistake_is_named():
    failure = replace(UNNAMED, case="Four blanks", reason="returned None")
    assert seen_in(failure) == "Four blanks: returned None."
