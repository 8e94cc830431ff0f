"""Tests of naming a rule that a solution follows in place of the problem's rules."""

import json
from itertools import combinations
from pathlib import Path

import pytest
from pytest_parametrize_cases import Case, parametrize_cases

from harness.cases import load_cases
from harness.mistake import Failure
from harness.problem_folder import import_from
from harness.run import Ending, Run
from harness.why.other_rules import explain_rule
from tests.support import PROBLEMS, each_row, problem_named

FOLDERS = [path.parent for path in sorted(PROBLEMS.glob("*/other_rules.py"))]
COMBINATIONS = problem_named("p0077_combinations")
WORDS = problem_named("p0079_word_search")
PAIRS = [[1, 2], [1, 3], [2, 3]]
ORDERED = [[1, 2], [2, 1], [1, 3], [3, 1], [3, 2], [2, 3]]
ALIKE = (3, 4, 12), (4, 5, 12), (5, 6, 12)
ROW = [["A", "B"]]
ORDER = "the order of the numbers mattered"
SUBSETS = [[*some] for size in range(5) for some in combinations((1, 2, 3, 4), size)]


def failed(before, returned, ending=Ending.RETURNED):
    return Failure(before, Run(ending, returned=returned), None)


SHORT = failed([2, 2], [[1, 2], [2, 1]])


def rule(name, clause, *failures, passed=(), problem=COMBINATIONS):
    """Return a test case: failed and passed cases with the expected clause, or None."""
    return Case(name, clause=clause, failures=failures, passed=passed, problem=problem)


@parametrize_cases(
    rule("one long answer", ORDER, failed([3, 2], ORDERED)),
    rule("one short answer", None, SHORT, passed=[[3, 1]] * 11),
    rule("one short answer, and many passed cases", ORDER, SHORT, passed=[[3, 1]] * 12),
    rule(
        "two short answers",
        "more than 2 digits had no combinations",
        failed(["234"], []),
        failed(["2345"], []),
        passed=[["23"]],
        problem=problem_named("p0017_letter_combinations"),
    ),
    rule("one of two answers", None, failed([3, 2], ORDERED), failed([4, 2], ORDERED)),
    rule("a wrong answer beside", None, *(failed([n, 2], [[1, 2], [9, 9]]) for n in (3, 4))),
    rule(
        "beginnings of answers",
        "each beginning of an answer counted, too",
        failed([3, 2], [[], [1], [2], *PAIRS]),
    ),
    rule(
        "answers that are not too long",
        "an answer had at most 2 items",
        failed([[1, 2, 3, 4]], [one for one in SUBSETS if len(one) <= 2]),
        problem=problem_named("p0078_subsets"),
    ),
    rule("not a passed case", None, failed([3, 2], ORDERED), passed=[[3, 1], [4, 1], [4, 2]]),
    rule("a passed case, too", "k were at most 2", failed([3, 3], PAIRS), passed=[[3, 1]]),
    rule("one bool", None, failed([ROW, "ABA"], True), problem=WORDS),
    rule(
        "two bools",
        "a cell could be used more than once",
        failed([ROW, "ABA"], True),
        failed([ROW, "BAB"], True),
        passed=[[ROW, "AC"]],
        problem=WORDS,
    ),
    rule("in lists", None, *(failed([ROW, w], [True]) for w in ("ABA", "BAB")), problem=WORDS),
    rule("always True", None, *(failed([ROW, one], True) for one in ("ABA", "AC")), problem=WORDS),
    rule(
        "the first answer of several",
        "one answer were enough",
        failed([3, 2], [[1, 2]]),
        failed([4, 2], [[1, 2]]),
    ),
    rule(
        "an answer with its numbers in another order",
        "one answer were enough",
        failed([[2, 3, 7], 7], [[3, 2, 2]]),
        failed([[2, 3, 5], 8], [[5, 3]]),
        passed=[[[2], 4]],
        problem=problem_named("p0039_combination_sum"),
    ),
    rule(
        "an answer returned twice",
        "an answer could occur more than once: the search reaches some in several ways",
        failed([3, 2], [[1, 2], [1, 3], [2, 3], [2, 3]]),
    ),
    rule("an answer returned twice and one missing", None, failed([3, 2], [[1, 2]] * 2 + [[2, 3]])),
    rule(
        "one answer for each sum",
        "answers with the same sum counted as one",
        failed([4, 2], [[1, 2], [1, 3], [2, 3], [2, 4], [3, 4]]),
    ),
    rule(
        "one answer for each sum and product",
        "answers with the same sum and the same product counted as one",
        failed([12, 3], [[*one] for one in combinations(range(1, 13), 3) if one not in ALIKE]),
    ),
    rule("two answers with the same sum", None, failed([4, 2], [[1, 2], [1, 3], [2, 3], [1, 4]])),
    rule(
        "only the shortest answers",
        "only the shortest answers counted",
        failed([[2, 3, 5, 6], 8], [[2, 6], [3, 5]]),
        failed([[2, 3, 4, 5], 7], [[2, 5], [3, 4]]),
        passed=[[[2], 4]],
        problem=problem_named("p0039_combination_sum"),
    ),
    rule(
        "no answer",
        None,
        *(failed([[1, 2, 3][:size]], []) for size in (1, 2, 3)),
        problem=problem_named("p0046_permutations"),
    ),
    rule("an exception", None, failed([3, 2], ORDERED), failed([2, 2], None, Ending.RAISED)),
)
def test_rule_is_named_if_all_cases_follow_it(clause, failures, passed, problem):
    mistake = explain_rule(failures, passed, problem)
    expected = f"each wrong answer would be right if {clause}." if clause else None
    assert (mistake and mistake.text) == expected


@each_row(Path(__file__).with_name("other_rules.tsv"))
def test_clause_describes_the_answer_of_its_rule(slug, given, clause, answer):
    rules = dict(import_from(PROBLEMS / slug, "other_rules").other_rules(*json.loads(given)))
    found, expected = json.loads(json.dumps(rules[clause])), json.loads(answer)
    assert (sorted(found) if isinstance(found, list) else found) == expected


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_each_rule_gives_a_wrong_answer_in_some_case(folder):
    problem = problem_named(folder.name)
    wrong, clauses = set(), set()
    for case in load_cases(problem):
        before = problem.arguments(case)
        for clause, answer in import_from(folder, "other_rules").other_rules(*before):
            clauses.add(clause)
            if clause not in wrong and problem.check(before, Run(Ending.RETURNED, returned=answer)):
                wrong.add(clause)
    assert clauses == wrong
