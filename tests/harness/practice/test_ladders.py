"""Every failure of every problem has a ladder, and no rung gives the code too early."""

import ast
import re
from collections import Counter

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.folders import outermost
from harness.judge.outcome import Word
from harness.practice.hints import hint_lines
from harness.practice.ladders import (
    RUNGS,
    SEEN,
    SHARED,
    TEXTS,
    WITHOUT_HINTS,
    choose_ladder,
    read_ladders,
)
from harness.problem_folder import read_stub
from harness.why.causes import GeneralCause
from tests.support import all_problems, judged

PROBLEM_LADDERS = {problem.slug: read_ladders(problem.folder) for problem in all_problems()}
SHARED_LADDERS = read_ladders(SHARED.parent / "of_no_problem")
SMALL = [it for it in all_problems() if it.folder == outermost(it.folder) and it.order < 10]
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
    for word in Word:
        ladders = [ladder.name for ladder in SHARED_LADDERS if word in ladder.verdicts]
        assert len(ladders) == (word is not Word.INTERNAL), word


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
def test_last_rung_is_code_before_accepted_and_a_text_after_it(ladder):
    """Only a rung of several lines is printed as code."""
    assert ("\n" in ladder.rung(len(RUNGS))) == (Word.ACCEPTED not in ladder.verdicts)


@each_ladder
def test_only_the_rung_where_has_a_placeholder_for_the_mistake(ladder):
    filled = [name for name in RUNGS if SEEN in getattr(ladder, name)]
    assert filled == ([] if Word.ACCEPTED in ladder.verdicts else ["where"])
    assert not any(f"{{{name}}}" in getattr(ladder, rung) for name in TEXTS for rung in RUNGS)


@each_ladder
def test_rung_fits_on_a_screen_below_a_verdict(ladder):
    seen = "In its first 40,000 writes it undid 19,999 digits, and did not get past row 3."
    for number in range(1, len(RUNGS) + 1):
        lines = hint_lines(ladder, number, seen)
        assert len(lines) <= MOST_LINES + (number == len(RUNGS)) * 8
        assert max(len("".join(text for text, _ in line)) for line in lines) <= 80


@pytest.mark.slow
@pytest.mark.parametrize("problem", SMALL, ids=lambda problem: problem.slug)
def test_last_hint_on_an_empty_method_is_accepted_when_pasted_into_it(problem):
    """It is indented as the body of a method where it is printed."""
    ladder = choose_ladder(PROBLEM_LADDERS[problem.slug], Word.WRONG, GeneralCause.EMPTY_METHOD)
    _, *lines = hint_lines(ladder, len(RUNGS), "")
    body = "\n".join("".join(text for text, _ in line) for line in lines)
    stub = read_stub(problem.folder).replace("        pass\n", "")
    cases = tuple(load_cases(problem))
    assert judged(stub + body, cases, problem=problem).verdict.accepted
