"""Tests of ladders: each failure has one, and hints continue for the same mistake."""

import ast
import re
from collections import Counter
from dataclasses import replace

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.console import plain_text
from harness.errors import KataError
from harness.judge.outcome import Word
from harness.practice.hints import (
    STUB_FAILED,
    choose_hint,
    hint_lines,
    mistake_of,
    rung_reached,
    seen_in,
)
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
    title_of,
)
from harness.problem_folder import path_of_problems, read_stub
from harness.why.causes import GeneralCause
from tests.harness.practice.events import began, hinted, judged, past
from tests.support import all_problems, problem_named
from tests.support import judged as judged_in

PROBLEM_LADDERS = {problem.slug: read_ladders(problem.folder) for problem in all_problems()}
SHARED_LADDERS = read_ladders(SHARED.parent / "of_no_problem")
MAIN = path_of_problems()
SMALL = [it for it in MAIN if it.slug != "p0037_sudoku_solver"]
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
    first = choose_ladder(ladders, Word.WRONG, GeneralCause.EMPTY_METHOD)
    if first.lines not in [shared.lines for shared in SHARED_LADDERS]:
        whole.append(first)
    stub = read_stub(problem.folder).replace("        pass\n", "")
    for _, *lines in (hint_lines(one, len(RUNGS), UNNAMED) for one in whole):
        body = "\n".join("".join(text for text, _ in line) for line in lines)
        cases = tuple(load_cases(problem))
        assert judged_in(stub + body, cases, problem=problem).verdict.accepted


LADDER = Ladder("python", "what Python says", *"abcd", "lines\nof code")
ERROR = "IndexError: list index out of range"
UNNAMED = replace(judged(0, Word.RUNTIME, likely=""), reason=ERROR)
NAMED = replace(UNNAMED, cause="index_out_of_range")
OLD = '{"version": 1, "event": "hinted", "time": "2026-05-04T12:00:00+00:00", "problem": "p", '
OLD += '"cause": "python", "rung": 3}'


def proved(change):
    return replace(NAMED, change=change)


PROVED = proved("-5 for k in range(10):\n+5 for k in range(9):")
MOVED = proved("-7 for k in range(1, 8):\n+7     for k in range(9):")


def shown_on(failure, ladder="python", rung=3):
    return replace(hinted(0, rung), cause=ladder, mistake=mistake_of(failure))


@parametrize_cases(
    Case("the same mistake", shown=NAMED, failure=NAMED, same=True),
    Case("another line", shown=NAMED, failure=replace(NAMED, line=9), same=True),
    Case("another cause", shown=NAMED, failure=UNNAMED, same=False),
    Case("another line proved", shown=PROVED, failure=proved("-9 a[i + 1]\n+9 a[i]"), same=False),
    Case("the line proved, moved and edited", shown=PROVED, failure=MOVED, same=True),
    Case("another line removed", shown=proved("-5 a"), failure=proved("-9 b"), same=False),
    Case("the same error", shown=UNNAMED, failure=UNNAMED, same=True),
    Case("another error", shown=UNNAMED, failure=replace(UNNAMED, reason="E: a"), same=False),
)
def test_hints_continue_for_the_same_mistake_and_restart_for_another(shown, failure, same):
    reached = rung_reached([shown_on(shown)], LADDER.name, mistake_of(failure))
    assert reached == (3 if same else 0)


@parametrize_cases(
    Case("the last of two", events=[shown_on(NAMED), shown_on(NAMED, rung=1)], rung=3),
    Case("a mistake that comes back", events=[shown_on(NAMED), shown_on(UNNAMED)], rung=3),
    Case("another ladder", events=[shown_on(NAMED, "slow")], rung=0),
    Case("a new rep", events=[shown_on(NAMED), began()], rung=0),
    Case("an old journal", events=[read_line(OLD)], rung=3),
)
def test_hints_continue_after_the_highest_rung_of_the_rep(events, rung):
    assert rung_reached(events, LADDER.name, mistake_of(NAMED)) == rung


@parametrize_cases(
    Case("both", change="-3 a\n+3 b", words="marked -, and add the lines marked +."),
    Case("none to remove", change="+3 b", words="Add the lines marked +. Then"),
    Case("none to add", change="-3 a", words="Remove the lines marked -. Then"),
)
def test_last_hint_explains_only_the_signs_in_its_change(change, words):
    text = " ".join(plain_text(hint_lines(LADDER, 5, replace(UNNAMED, change=change))).split())
    assert words in text


def test_observation_joins_the_case_the_line_and_the_reason_when_no_mistake_is_named():
    failure = replace(UNNAMED, case="Four blanks", line=7, reason="why?")
    assert seen_in(failure) == "Four blanks: line 7: why?"
    assert seen_in(replace(failure, likely="it is lost")) == "It is lost."


SLUG = "p0037_sudoku_solver"
LOST = replace(judged(0, likely="it is lost"), cause="undo_missing", remedy="Undo it.")
UNDO = choose_ladder(PROBLEM_LADDERS[SLUG], LOST.verdict, LOST.cause)
ON_BITMASK = replace(began(), approach="bitmask")


@parametrize_cases(
    Case("none", shown=0, number=1, further=True, counted=True),
    Case("all but two", shown=3, number=4, further=True, counted=True),
    Case("all but one", shown=4, number=5, further=False, counted=True),
    Case("all", shown=5, number=5, further=False, counted=False),
)
def test_next_hint_is_the_next_rung_until_the_last(shown, number, further, counted):
    events = [ON_BITMASK, *(shown_on(LOST, UNDO.name, rung) for rung in range(1, shown + 1))]
    hint = choose_hint(problem_named(SLUG), past(events), LOST)
    assert hint.lines[0][0][0].startswith(f"Hint {number} of 5 on undoing digits")
    assert (hint.further, hint.counts and hint.counts.rung) == (
        further,
        number if counted else None,
    )


def test_hint_is_a_question_when_accepted_and_a_mistake_when_it_has_a_remedy():
    question = choose_hint(problem_named(SLUG), past([]), judged(0, "Accepted"))
    assert question.lines[0][0][0] == "Question 1 of 5, after Accepted"
    prints = replace(LOST, cause=WITHOUT_HINTS[0], likely="shorten the print on line 22.")
    hint = choose_hint(problem_named(SLUG), past([]), prints)
    assert plain_text(hint.lines) == "Hint    Shorten the print on line 22."
    assert (hint.counts, hint.further) == (None, False)


def test_only_the_last_hint_has_the_remedy_or_the_change_with_its_lines():
    for change, code in ("", "Undo it."), ("-5 a", "Remove the lines marked -."):
        failure = replace(LOST, change=change)
        pages = [plain_text(hint_lines(UNDO, number, failure)) for number in range(1, 6)]
        assert [code in page for page in pages] == [False] * 4 + [True]


def test_hint_on_an_approach_counts_only_once_and_only_on_its_stub():
    first = choose_hint(problem_named(SLUG), past([ON_BITMASK]), STUB_FAILED)
    text = plain_text(first.lines)
    assert text.startswith("Hint on bitmask\nPromise `")
    assert "Read    solutions/p0037_sudoku_solver/bitmask.py, close it" in text
    again = choose_hint(problem_named(SLUG), past([ON_BITMASK, first.counts]), STUB_FAILED)
    assert (first.counts.rung, again.lines, again.counts) == (1, first.lines, None)


@parametrize_cases(
    Case("Accepted", verdict=Word.ACCEPTED, words="there are no further questions; `kata again"),
    Case("an internal error", verdict=Word.INTERNAL, words="no hints for Internal Error"),
)
def test_hint_is_refused_with_a_next_step_when_the_verdict_has_none(verdict, words):
    followup = problem_named(f"{SLUG}/followups/count")
    with pytest.raises(KataError, match=words):
        choose_hint(followup, past([]), judged(0, verdict))


def test_failure_without_output_chooses_the_ladder_and_its_title():
    floods = replace(UNNAMED, verdict=Word.OUTPUT, quiet=Word.TIME)
    title = choose_ladder(SHARED_LADDERS, Word.TIME, "").title
    assert title_of(SHARED_LADDERS, floods) == title
    assert choose_ladder(SHARED_LADDERS, floods.failed_as, WITHOUT_HINTS[0]) is None
