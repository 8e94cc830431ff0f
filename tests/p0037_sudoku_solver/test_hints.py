"""The hints of this problem: every failure has a ladder, and no rung gives the code too early."""

import ast
import re

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.load import find_followups
from harness.practice.hints import hint_lines
from harness.practice.ladders import RUNGS, SEEN, choose_ladder, first_sentence, read_ladders
from harness.records import Word
from tests.p0037_sudoku_solver.test_gallery import KINDS
from tests.support import sudoku

LADDERS = read_ladders(sudoku().folder)
OF_FOLLOWUPS = {path.name: read_ladders(path) for path in find_followups(sudoku().folder)}
EACH = [*LADDERS, *(ladder for ladders in OF_FOLLOWUPS.values() for ladder in ladders)]
MOST_LINES = 9
"""Lines of a rung, its title included: it shares a screen with the verdict."""


def test_every_mistake_that_is_named_leads_to_the_ladder_of_its_cause():
    """The gallery holds a file for each of these sentences, and its test makes the judge say it."""
    without = {
        kind
        for kind in KINDS
        if not any(words in kind or kind in words for one in LADDERS for words in one.named)
    }
    assert without == set()


def test_every_verdict_but_our_own_fault_leads_to_exactly_one_ladder():
    for word in Word:
        leading = [one.cause for one in LADDERS if word in one.verdicts]
        assert len(leading) == (word is not Word.INTERNAL), word


@pytest.mark.parametrize("followup", OF_FOLLOWUPS)
def test_each_failure_of_a_follow_up_leads_to_a_ladder(followup):
    failures = set(Word) - {Word.INTERNAL, Word.ACCEPTED}
    assert all(choose_ladder(OF_FOLLOWUPS[followup], word, None) for word in failures)


def test_no_two_ladders_claim_the_same_words_and_they_are_few():
    words = [words for one in LADDERS for words in one.named]
    assert len(words) == len(set(words))
    assert len(LADDERS) <= 15 + 1  # one is for what to ask after Accepted


@parametrize_cases(
    Case("undo", likely="the search never takes a digit back. Return False.", cause="undo"),
    Case(
        "the mistake before the remedy",
        likely="a given was erased: r1c1. Or are rows and columns swapped?",
        cause="givens",
    ),
    Case("words that no ladder knows", likely="the moon is full.", cause="no name"),
    Case("nothing named", likely=None, cause="no name"),
)
def test_a_wrong_answer_leads_to_the_ladder_whose_words_come_first(likely, cause):
    assert choose_ladder(LADDERS, Word.WRONG, likely).cause == cause


@pytest.mark.parametrize("ladder", EACH, ids=lambda one: one.cause)
def test_no_rung_before_the_last_contains_code(ladder):
    """A name or an expression may be quoted, but no statement, and no line stands by itself."""
    for number in range(1, len(RUNGS)):
        text = ladder.rung(number)
        assert "\n" not in text
        for quoted in re.findall("`([^`]+)`", text):
            if not quoted.startswith("kata "):
                [statement] = ast.parse(quoted).body
                assert isinstance(statement, ast.Expr), quoted


@pytest.mark.parametrize("ladder", EACH, ids=lambda one: one.cause)
def test_only_where_to_look_is_filled_in_from_the_mistake(ladder):
    filled = [name for name in RUNGS if SEEN in getattr(ladder, name)]
    assert filled == (["lines"] if Word.ACCEPTED in ladder.verdicts else ["where"])


@pytest.mark.parametrize("ladder", EACH, ids=lambda one: one.cause)
def test_a_rung_fits_below_a_verdict(ladder):
    seen = "In its first 40,000 writes it took back 19,999 digits, and did not get past row 3."
    for number in range(1, len(RUNGS) + 1):
        lines = hint_lines(ladder, number, seen)
        assert len(lines) <= MOST_LINES + (number == len(RUNGS)) * 4
        assert max(len("".join(text for text, _ in line)) for line in lines) <= 80


def test_what_was_seen_is_said_without_the_remedy():
    likely = "the box formula is wrong, as by `r // 3, c // 3`: 5 fits. A box starts at `r // 3`."
    assert first_sentence(likely) == "The box formula is wrong, as by `r // 3, c // 3`: 5 fits."
